"""`tuman strength`: plays the games behind docs/strength.md and writes it."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tuman.cli import Mistake
from tuman.cli.options import count

if TYPE_CHECKING:
    from tuman.arena.strength import Played

GAMES_FOLDER = Path("build/strength")


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "strength",
        help="measure how strong the levels are, and write it down",
        description="Lets every level play the one below, and the expert the greedy bot, and writes what came out. It "
        "takes about three quarters of an hour on two cores; after a stop the same command goes on.",
        epilog="example: tuman strength --out docs/strength.md",
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="where to write it; otherwise to the terminal")
    parser.add_argument(
        "--games",
        metavar="FOLDER",
        type=Path,
        default=GAMES_FOLDER,
        help=f"where games are kept; default: {GAMES_FOLDER}",
    )
    parser.add_argument("--workers", metavar="W", type=count, help="games at once; default: one a core")
    parser.add_argument("--no-play", action="store_true", help="play nothing; write what the games so far say")


def run(args: Any) -> int:
    from tuman.arena.jobs import ArenaError
    from tuman.arena.strength import document

    if args.out and not args.out.parent.is_dir():  # better now than after all games
        raise Mistake(f"no folder {args.out.parent} for --out")
    args.games.mkdir(parents=True, exist_ok=True)
    try:
        text = document(_play(args.games, args.workers or None, args.no_play), "tuman strength")
    except ArenaError as error:
        raise Mistake(str(error)) from error
    if args.out:
        args.out.write_text(text, encoding="utf-8")
        print(f"The page is {args.out}.")
    else:
        print(text, end="")
    return 0


def _play(folder: Path, workers: int | None, no_play: bool) -> "Played":
    """All pairings, one after the other; or what was played of them."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from tuman.arena.local import run
    from tuman.arena.store import finish, resume
    from tuman.arena.strength import PAIRINGS

    console = Console(stderr=True)
    columns = (BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn())
    played: Played = []
    with Progress(
        TextColumn("{task.description}"), *columns, console=console, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=sum(pairing.cost * pairing.games for pairing in PAIRINGS))
        done = 0.0
        for pairing in PAIRINGS:
            spec = pairing.spec()
            named = "-".join((spec.code, spec.game, *pairing.options.values(), *spec.bots))
            progress.update(task, description=f"{spec.game}: {' against '.join(spec.bots)}")

            def step(games: int, before: float = done, cost: float = pairing.cost) -> None:
                progress.update(task, completed=before + games * cost)

            path = folder / f"{named}.jsonl"
            if no_play:
                rows, file = resume(path, spec)
                file.close()
                played.append((pairing, spec, list(rows.values())))
            else:
                played.append((pairing, spec, finish(spec, path, run, workers, step)))
            done += pairing.games * pairing.cost
    return played

"""`tuman arena`: bots against bots, many games, and how sure the outcome is."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tuman.cli import Mistake
from tuman.cli.options import add_game, add_options, chosen, count

if TYPE_CHECKING:
    from tuman.arena.jobs import Row, Spec

EPILOG = """\
Every seed is played with all rotations of the bots over the seats. Two bots can fill a larger table: in a team mode
each plays a team, else the first sits against the second on all other seats.
examples:
  tuman arena island --bots expert,greedy --games 100
  tuman arena nebula -o players=4 --bots expert,greedy --games 400 --out games.jsonl --html report.html
  tuman arena island --bots greedy,"exec:python examples/line_bot.py" --games 20
"""


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "arena",
        help="let bots play many games against each other",
        description="Lets bots play against each other and tells their shares of wins, ratings, points and pace. The "
        "same seed gives the same games, whatever plays them.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    add_options(parser)
    parser.add_argument(
        "--bots", metavar="A,B", required=True, help="levels, greedy, random or exec:COMMAND (docs/bot-api.md)"
    )
    parser.add_argument("--games", metavar="N", type=count, default=100, help="how many; default: 100")
    parser.add_argument("--seed", metavar="S", type=count, default=1, help="a number; default: 1")
    parser.add_argument("--engine", choices=("local", "ray"), default="local", help="this machine, or a Ray cluster")
    parser.add_argument("--workers", metavar="W", type=count, help="games at once; default: one a core")
    parser.add_argument("--timeout", metavar="SECONDS", type=_seconds, help="for an answer of exec bots; default: 10")
    parser.add_argument("--out", metavar="FILE", type=Path, help="keep all games; the same command goes on from there")
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a page with plots")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds up to 3600")
    return seconds


def run(args: Any) -> int:
    from rich.console import Console

    from tuman.arena import report
    from tuman.arena.jobs import ArenaError, make_spec
    from tuman.arena.page import page
    from tuman.bots.external import TIMEOUT

    if args.html and not args.html.parent.is_dir():  # better now than after all games
        raise Mistake(f"no folder {args.html.parent} for --html")
    game, options = chosen(args)
    bots = [name.strip() for name in args.bots.split(",")]
    try:
        spec = make_spec(game.name, options, bots, args.games, args.seed, args.timeout or TIMEOUT)
        rows = _play(spec, args)
    except ArenaError as error:
        raise Mistake(str(error)) from error
    if args.html:
        args.html.write_text(page(spec, rows), encoding="utf-8")
    if args.json:
        print(json.dumps(report.as_object(spec, rows)))
    else:
        Console(highlight=False).print(report.as_table(spec, rows))
    return 0


def _play(spec: "Spec", args: Any) -> "list[Row]":
    """All games in the order of their numbers, those of FILE among them."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from tuman.arena.store import finish

    if args.engine == "ray":
        from tuman.arena.ray import run
    else:
        from tuman.arena.local import run
    console = Console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left:"))
    with Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=spec.games)
        return finish(spec, args.out, run, args.workers or None, lambda done: progress.update(task, completed=done))

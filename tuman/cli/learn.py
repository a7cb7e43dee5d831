"""`tuman learn`: the bots' value of a position, learned from games against themselves."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from tuman.cli import Mistake
from tuman.cli.options import add_game, add_options, chosen, count


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "learn",
        help="learn from games of bots what a position is worth",
        description="Lets bots play against themselves, and learns from who won how likely a win is in a position: "
        "the value by which a search may judge. Twice so many games are played: at first by bots that look one action "
        "ahead, then by bots that search with what was learned from those. It takes some minutes for "
        "2000 games of Via Nebula with two players.",
        epilog="example: tuman learn nebula -o players=3 --games 2000 --out tuman/bots/learned/nebula.json",
    )
    add_game(parser)
    add_options(parser)
    parser.add_argument("--games", metavar="N", type=count, default=2000, help="how many, twice; default: 2000")
    parser.add_argument("--seed", metavar="S", type=count, default=1, help="a number; default: 1")
    parser.add_argument("--workers", metavar="W", type=count, help="games at once; default: one a core")
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        help="put it there, for this number of seats; otherwise only tell how good it is",
    )


def _check(out: Path) -> None:
    """Whether a network can be put there: a new file, or one that has networks of other tables."""
    if not out.parent.is_dir():
        raise Mistake(f"no folder {out.parent} for --out")
    if out.is_dir():
        raise Mistake(f"{out} is a folder; name a file with --out")
    if not os.access(out if out.exists() else out.parent, os.W_OK):
        raise Mistake(f"{out} can't be written; name another file with --out")
    if out.exists() and not _has_networks(out):
        raise Mistake(f"{out} is no file of networks; name another one with --out")


def _has_networks(path: Path) -> bool:
    try:
        return isinstance(json.loads(path.read_bytes()), dict)
    except ValueError:
        return False


def run(args: Any) -> int:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from tuman.arena.jobs import ArenaError
    from tuman.arena.learning import learn, save

    if args.games < 10:
        raise Mistake("nothing is learned from so few games; give --games 10 or more")
    if args.out:
        _check(args.out)  # better now than after all games
    game, options = chosen(args)
    console = Console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left:"))
    with Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=2 * args.games)
        try:
            found = learn(
                game.name, options, args.games, args.seed, args.workers or None, lambda: progress.advance(task)
            )
        except ArenaError as error:
            raise Mistake(str(error)) from error
    print(f"loss on games that were kept back: {found.loss:.4f}; of the hand-made weights: {found.naive:.4f}")
    if found.loss >= found.naive:
        print("It is no better than the hand-made weights; play more games.")
    if args.out:
        save(args.out, game.seats(options), found.net)
        print(f"The network is in {args.out}.")
    return 0

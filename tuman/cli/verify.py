"""`tuman verify`: does a record follow the rules and its seed?"""

import argparse
from pathlib import Path
from typing import Any

from tuman.cli.options import add_content, games_with


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "verify",
        help="check a record: every action against the rules, every draw against the seed",
        description="Checks the seed of a record against its commitment, every draw against the seed, every action and "
        "the result against the rules.",
        epilog="example: tuman verify match.txt",
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    add_content(parser)


def run(args: Any) -> int:
    from tuman import record
    from tuman.core import CHANCE

    match = record.verify(record.load(args.file), games_with(args.content))
    drawn = match.actors.count(CHANCE)
    result = "-".join(str(points) for points in match.points()) if match.over else "not over yet"
    print(
        f"{args.file}: {match.game.name}, rules version {match.game.rules}: the seed is the one committed to, "
        f"{drawn} draws follow from it, {match.ply - drawn} actions are legal, result {result}"
    )
    return 0

"""`tuman perft`: counts of action sequences, to compare engines and find faults in rules."""

import argparse
import signal
from typing import Any

from tuman.cli import Mistake
from tuman.cli.options import add_content, add_game, add_options, chosen, count

MOST_DEPTH = 100


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "perft",
        help="count the sequences of actions that can follow the start",
        description="Counts the sequences of exactly N actions from the start, chance's outcomes among them.",
        epilog="example: tuman perft island -o mode=blitz -o weather=fog --depth 5 --divide",
    )
    add_game(parser)
    add_options(parser)
    add_content(parser)
    parser.add_argument("--depth", metavar="N", type=count, required=True, help="the length of the sequences")
    parser.add_argument("--divide", action="store_true", help="a line for each first action")


def run(args: Any) -> int:
    from tuman.core import CHANCE, apply_at
    from tuman.match import Match
    from tuman.perft import perft

    game, options = chosen(args)
    if args.depth > MOST_DEPTH:
        raise Mistake(f"--depth {args.depth} would not end; it goes up to {MOST_DEPTH}")
    match = Match(game, options, seed="").at(0)
    asked = signal.signal(signal.SIGINT, signal.SIG_DFL)  # compiled code does not look for Ctrl-C
    try:
        if args.divide and args.depth:
            for action in match.outcomes() if match.actor == CHANCE else match.legal():
                after = match.states.copy()
                apply_at(after, action)
                print(f"{game.write(match.states, action)}: {perft(game, after, args.depth - 1)}", flush=True)
        print(perft(game, match.states, args.depth))
    finally:
        signal.signal(signal.SIGINT, asked)
    return 0

"""`tuman hint`: what an expert would do at some point of a recorded match, knowing what the seat knew."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tuman.cli import Mistake
from tuman.cli.options import add_content, count, games_with

if TYPE_CHECKING:
    from tuman.match import Match

SHOWN = 5


def add(subparsers: Any) -> None:
    from tuman.i18n import LANGUAGES

    parser: argparse.ArgumentParser = subparsers.add_parser(
        "hint",
        help="what an expert would do in a recorded match",
        description="Tells what an expert would do next in a recorded match and how likely it finds a win. The expert "
        "is given what the seat that has the choice may know, and nothing else.",
        epilog="examples: tuman hint match.txt; tuman hint match.txt --ply 40; tuman hint match.txt --seat 2 --json",
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--ply", metavar="N", type=count, help="after N actions; otherwise at the last choice there is")
    parser.add_argument("--seat", metavar="S", type=count, help="this seat's choice; otherwise anybody's")
    parser.add_argument("--json", action="store_true", help="print one object with all moves that were looked at")
    parser.add_argument("--lang", metavar="L", choices=list(LANGUAGES), help=", ".join(LANGUAGES))
    add_content(parser)


def run(args: Any) -> int:
    from tuman import record
    from tuman.cli.opponents import advice
    from tuman.core import Message
    from tuman.i18n import language, speaker

    whole = record.replay(record.load(args.file), games_with(args.content))
    match = whole.at(_ply(whole, args))
    seat = match.actor
    view = match.view(seat)
    moves = [(match.game.write(view, action), visits, chance) for action, visits, chance in advice(match)]
    if args.json:
        listed = [{"move": move, "visits": visits, "chance": round(chance, 4)} for move, visits, chance in moves]
        print(json.dumps({"ply": match.ply, "seat": seat + 1, "moves": listed}, ensure_ascii=False))
        return 0
    say = speaker(language(args.lang), match.names)
    best, _, chance = moves[0]
    print(f"{args.file}, {match.ply}: {match.names[seat]} ({seat + 1})")
    print(say(Message("hint-move", {"move": best, "percent": round(100 * chance)})))
    for move, visits, chance in moves[:SHOWN]:
        print(f"{chance:5.0%} {visits:7,}  {move}")
    return 0


def _ply(match: "Match", args: Any) -> int:
    """The position that is meant: one in which a seat has a choice."""
    from tuman.core import CHANCE, OVER

    actors = [*match.actors, match.actor]
    if args.seat is not None and not 1 <= args.seat <= match.seats:
        raise Mistake(f"--seat can't be {args.seat}; it goes from 1 to {match.seats}")
    if args.ply is None:
        asked = [ply for ply, who in enumerate(actors) if (who >= 0 if args.seat is None else who == args.seat - 1)]
        if not asked:
            raise Mistake(f"{args.file} has no choice of {'a' if args.seat is None else 'this'} seat")
        return asked[-1]
    if args.ply > match.ply:
        raise Mistake(f"{args.file} has {match.ply} actions, so --ply goes from 0 to {match.ply}")
    who = actors[args.ply]
    if who == OVER:
        raise Mistake(f"after {args.ply} actions the match is over")
    if who == CHANCE:
        following = next((ply for ply in range(args.ply, len(actors)) if actors[ply] >= 0), None)
        more = "" if following is None else f"; the next choice of a seat is --ply {following}"
        raise Mistake(f"after {args.ply} actions chance has its turn{more}")
    if args.seat is not None and who != args.seat - 1:
        raise Mistake(f"after {args.ply} actions it is the turn of seat {who + 1}, not {args.seat}")
    return int(args.ply)

"""`tuman replay`: a recorded match, move by move, and the board as it was."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tuman.cli import Mistake
from tuman.cli.options import add_content, count, games_with

if TYPE_CHECKING:
    from tuman.core import Message
    from tuman.match import Match


def add(subparsers: Any) -> None:
    from tuman.i18n import LANGUAGES

    parser: argparse.ArgumentParser = subparsers.add_parser(
        "replay",
        help="show a recorded match, whole or up to some action",
        description="Shows the actions of a recorded match in notation and in words, then the position.",
        epilog="example: tuman replay match.txt --ply 40 --seat 2",
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--ply", metavar="N", type=count, help="stop after N actions, those of chance among them")
    parser.add_argument("--seat", metavar="S", help="show what this seat saw: its number, or public; otherwise all")
    parser.add_argument("--lang", metavar="L", choices=list(LANGUAGES), help=", ".join(LANGUAGES))
    add_content(parser)


def run(args: Any) -> int:
    from rich.console import Console

    from tuman import record
    from tuman.core import PUBLIC
    from tuman.i18n import language, speaker

    match = record.replay(record.load(args.file), games_with(args.content))
    ply = match.ply if args.ply is None else args.ply
    if ply > match.ply:
        raise Mistake(f"{args.file} has {match.ply} actions, so --ply goes from 0 to {match.ply}")
    viewer = _viewer(args.seat, match.seats)
    say = speaker(language(args.lang), match.names)
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    print(f"{match.game.name} {options}")
    print(", ".join(f"{number}: {name}" for number, name in enumerate(match.names, 1)))
    for line in told(match, ply, viewer, say):
        print(line)
    then = match.at(ply)
    view = then.states if viewer is None else then.view(viewer)
    shown = match.game.describe(view, PUBLIC if viewer is None else viewer)
    Console().print(match.game.draw(shown, say))
    return 0


def _viewer(seat: str | None, seats: int) -> int | None:
    """None is whoever may see all."""
    from tuman.core import PUBLIC

    if seat is None:
        return None
    if seat == "public":
        return PUBLIC
    if not seat.isascii() or not seat.isdigit() or not 1 <= int(seat) <= seats:
        raise Mistake(f"--seat can't be {seat!r}; it goes from 1 to {seats}, or is public")
    return int(seat) - 1


def told(match: "Match", ply: int, viewer: int | None, say: "Callable[[Message], str]") -> Iterator[str]:
    """The actions in notation and in words, as the viewer may know them."""
    from tuman.core import veil_at

    written = match.written(viewer)
    walk = match.at(0)
    before = walk.states.copy() if viewer is None else walk.view(viewer)
    for number, action in enumerate(match.log[:ply]):
        shown = action if viewer is None else int(veil_at(walk.states, action, viewer))
        walk.replay(action)
        after = walk.states.copy() if viewer is None else walk.view(viewer)
        words = " ".join(say(message) for message in match.game.narrate(before, shown, after))
        yield f"{number + 1:4}  {written[number]:<20}  {words}"
        before = after

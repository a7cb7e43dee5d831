"""What several commands take: a game, its options, a content pack, a number that is not negative."""

import argparse
from pathlib import Path
from typing import Any

from tuman.cli import Mistake
from tuman.core import Game
from tuman.games import GAMES


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=f"one of {', '.join(GAMES)}")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-o",
        "--option",
        dest="options",
        metavar="NAME=VALUE",
        action="append",
        type=_pair,
        default=[],
        help="an option of the match, such as mode=blitz; again for more of them",
    )


def add_content(parser: argparse.ArgumentParser) -> None:
    having = ", ".join(name for name, game in GAMES.items() if game.content)
    parser.add_argument(
        "--content", metavar="PATH", type=Path, help=f"the folder of a content pack (for {having}; see tuman content)"
    )


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is no option; they look like mode=blitz")
    return name, value


def games_with(content: Path | None) -> dict[str, Game]:
    """All games; those that have content packs with the one in this folder. Raises OptionError."""
    if content is None:
        return GAMES
    return {name: game.content(content) if game.content else game for name, game in GAMES.items()}


def game_with(name: str, content: Path | None) -> Game:
    """One game, with the pack in this folder. Raises OptionError and Mistake."""
    if content is not None and GAMES[name].content is None:
        raise Mistake(f"{name} has no content packs; leave --content out")
    return games_with(content)[name]


def chosen(args: Any) -> tuple[Game, dict[str, str]]:
    """The game, and its complete options; commands that take no pack have the standard one."""
    game = game_with(args.game, getattr(args, "content", None))
    given: dict[str, str] = {}
    for name, value in args.options:
        if name in given:
            raise Mistake(f"option {name} is given twice")
        given[name] = value
    return game, game.complete(given)


def count(text: str) -> int:
    """A whole number from 0 on, as a type of arguments."""
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 on")
    return int(text)

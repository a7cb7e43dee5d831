"""`tuman play`: starts or loads a match and seats people and bots at the table (table.py)."""

import argparse
import sys
from pathlib import Path

from rich.console import Console

from tuman import i18n, record
from tuman.bots.levels import NAMES, PEOPLE
from tuman.cli import Mistake
from tuman.cli.options import add_content, game_with, games_with
from tuman.cli.table import HUMAN, Leave, Table, ask
from tuman.core import Game, Message
from tuman.games import GAMES
from tuman.match import Match

DEFAULT_BOT = "casual"

EXAMPLES = """\
examples:
  tuman play                                     a first game against a bot
  tuman play island -o mode=weather              with weather cards
  tuman play -o mode=blitz -o weather=fog --seats human,human --names Ann,Bob
                                                 two people at this keyboard
  tuman play nebula -o players=3 --bot strong    three players, two of them bots
  tuman play nebula --content my-box             with your own maps and cards
  tuman play --load game.tuman                   go on with a saved match
  printf 'take wolf\\n?\\n' | tuman play --seed 5eed
                                                 moves from a script
"""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser(
        "play",
        help="play at this terminal",
        description="Play a match at this terminal. There, ? lists the moves and help the commands.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    first = next(iter(GAMES))
    who = ", ".join([HUMAN, *NAMES])
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"{', '.join(GAMES)} (default: {first})")
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="NAME=VALUE", help="a setting")
    parser.add_argument("--seats", metavar="WHO,WHO", help=f"who plays: {who} (default: you against bots)")
    parser.add_argument("--bot", metavar="LEVEL", help=f"you against bots of this level (default: {DEFAULT_BOT})")
    parser.add_argument("--names", metavar="A,B", help="names of the players")
    parser.add_argument("--seed", metavar="HEX", help="what chance does follows from it (default: a new one)")
    parser.add_argument("--lang", metavar="LANG", help=f"{', '.join(i18n.LANGUAGES)} (default: TUMAN_LANG, then LANG)")
    parser.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved match")
    add_content(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False)
    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # no byte that is typed may end a match
    try:
        try:
            language = i18n.language(args.lang)
            match, seats = load(args) if args.load else begin(args, console, language)
        except (ValueError, Mistake) as error:
            print(f"tuman play: {error}", file=sys.stderr)
            return 2
        table: Table | None = Table(match, seats, console, language)
        while table:
            table = table.play()
    except Leave:
        pass
    except KeyboardInterrupt:
        console.print()
        return 130
    return 0


def load(args: argparse.Namespace) -> tuple[Match, list[str]]:
    """A saved match, where it was left."""
    if args.game or args.options or args.names or args.seed:
        raise ValueError("--load takes game, options, names and seed from the file; leave them out")
    match = record.replay(record.load(args.load), games_with(args.content))
    match.settle()
    return match, seats_of(args.seats, args.bot, match.seats)


def begin(args: argparse.Namespace, console: Console, language: str) -> tuple[Match, list[str]]:
    """A new match as the arguments have it; who gives none is asked."""
    asking = not args.options and not args.seats and not args.bot and sys.stdin.isatty()
    say = i18n.speaker(language)
    name = args.game or (which_game(console, say) if asking else next(iter(GAMES)))
    if name not in GAMES:
        raise ValueError(f"no game {name!r}; there are {', '.join(GAMES)}")
    game = game_with(name, args.content)
    options = {}
    for text in args.options:
        option, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"{text!r} is no option; write NAME=VALUE, such as {game.options[0].name}=...")
        if option in options:
            raise ValueError(f"option {option} is given twice")
        options[option] = value
    who = args.seats
    if asking:
        options, who = questions(game, console, say)
    complete = game.complete(options)
    seats = seats_of(who, args.bot, game.seats(complete))
    if args.seed is not None and not set(args.seed) <= set("0123456789abcdef"):
        raise ValueError(f"--seed {args.seed} is not in hexadecimal (0-9, a-f)")
    return Match(game, complete, args.seed, names_of(args.names, seats, language)), seats


def which_game(console: Console, say: i18n.Say) -> str:
    names = [say(Message(f"{name}-name")) for name in GAMES]
    return list(GAMES)[choose(console, say(Message("start-game")), names, say)]


def questions(game: Game, console: Console, say: i18n.Say) -> tuple[dict[str, str], str]:
    """The options that there are words for, and who plays; Enter takes the default."""
    console.print(say(Message(f"{game.name}-name")), style="bold")
    options = {}
    for option in game.options:
        question = say(Message(key := f"start-{option.name}"))
        if question != key and len(option.values) > 1:
            words = [worded(say, f"{game.name}-{option.name}", value) for value in option.values]
            options[option.name] = option.values[choose(console, question, words, say)]
    n = game.seats(game.complete(options))
    levels = [f"{say(Message(f'bot-{level}'))}: {say(Message(f'bot-{level}-plays'))}" for level in PEOPLE]
    kinds = [*levels, say(Message("start-friends"))]
    opponent = choose(console, say(Message("start-opponent")), kinds, say, PEOPLE.index(DEFAULT_BOT))
    others = [*PEOPLE, HUMAN][opponent]
    return options, ",".join([HUMAN] + [others] * (n - 1))


def worded(say: i18n.Say, key: str, value: str) -> str:
    """A value of an option in words; one that only a content pack knows stays as it is."""
    text = say(Message(f"{key}-{value}"))
    return value if text == f"{key}-{value}" else text


def choose(console: Console, question: str, answers: list[str], say: i18n.Say, default: int = 0) -> int:
    """The index of one of the answers; the default by Enter."""
    console.print()
    console.print(question, style="bold")
    for number, answer in enumerate(answers, 1):
        console.print(f"  {number}  {answer}")
    while True:
        text = ask(say(Message("start-prompt", {"number": default + 1}))) or str(default + 1)
        if text.isdecimal() and 1 <= int(text) <= len(answers):
            return int(text) - 1


def seats_of(text: str | None, bot: str | None, n: int) -> list[str]:
    """Who sits where: a person, or the name of a bot."""
    if bot and text:
        raise ValueError("--bot is short for --seats with one person; give only one of them")
    if bot and bot not in NAMES:
        raise ValueError(f"no bot {bot!r}; there are {', '.join(NAMES)}")
    seats = text.split(",") if text else [HUMAN] + [bot or DEFAULT_BOT] * (n - 1)
    for seat in seats:
        if seat != HUMAN and seat not in NAMES:
            raise ValueError(f"nobody is called {seat!r}; a seat is one of {', '.join([HUMAN, *NAMES])}")
    if len(seats) != n:
        raise ValueError(f"--seats has {len(seats)} players, but this match has {n} seats")
    return seats


def names_of(text: str | None, seats: list[str], language: str) -> list[str]:
    """The given names, then what people and bots are called in the language."""
    given = [name.strip() for name in text.split(",")] if text else []
    if len(given) > len(seats):
        raise ValueError(f"--names has {len(given)} names, but this match has {len(seats)} seats")
    say = i18n.speaker(language)
    rest = list(enumerate(seats, 1))[len(given) :]
    return given + [say(Message("player-name" if seat == HUMAN else "bot-name", {"number": n})) for n, seat in rest]

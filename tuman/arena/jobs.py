"""What an arena plays: a list of games that follows from its spec, so that any worker can play any of them.

Seeds are mirrored: every seed is played with all rotations of the bots over the seats, so that the luck of the draw and
the first move cancel out.
"""

import hashlib
import shlex
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict

import tuman.bots
from tuman.bots.external import PREFIX, TIMEOUT
from tuman.bots.levels import NAMES
from tuman.games import GAMES
from tuman.jit import fingerprint


class ArenaError(ValueError):
    """An arena that can't be held; the text says what to change."""


class Row(TypedDict):
    """A game that was played. Lists go by seat. All but `seconds` follows from the spec and the job's number."""

    job: int
    seed: str
    seats: list[int]
    """Which of the spec's bots sat there."""
    places: list[int]
    """How many seats did better; those with 0 share the win."""
    points: list[int] | None
    """None if the game was not played to its end."""
    moves: list[int]
    seconds: list[float]
    forfeit: dict[str, Any] | None
    """`seat` and `why`, if a bot from outside failed."""


@dataclass(frozen=True)
class Spec:
    """Which games: job k is a pure function of this and k."""

    game: str
    rules: int
    code: str
    """A hash of the bots' and the rules' sources: games of other bots must not be mixed in."""
    options: Mapping[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    timeout: float
    """Seconds that a bot from outside may take to answer."""


def make_spec(
    game: str, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int, timeout: float = TIMEOUT
) -> Spec:
    """A checked spec; raises ArenaError, and OptionError for the options."""
    for name in bots:
        _check(name)
    if games < 1:
        raise ArenaError("an arena needs at least one game")
    rules = GAMES[game].rules
    spec = Spec(game, rules, code(), GAMES[game].complete(options), tuple(bots), games, seed, timeout)
    lineup(spec)
    return spec


def _check(name: str) -> None:
    if not name.startswith(PREFIX):
        if name not in NAMES:
            raise ArenaError(f"no bot {name!r}; there are {', '.join(NAMES)} and {PREFIX}COMMAND")
        return
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise ArenaError(f"{name!r} is no command: {error}") from error
    if not words or not shutil.which(words[0]):
        raise ArenaError(f"no program {words[0] if words else ''!r} for the bot {name!r}")


def code() -> str:
    """A hash of all sources that decide what bots do, and of what they have learned."""
    digest = hashlib.sha256(fingerprint().encode())
    bots = Path(tuman.bots.__path__[0])
    for path in sorted([*bots.glob("*.py"), *bots.glob("learned/*.json")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def sides(spec: Spec) -> int:
    """How many sides compete: seat n is of side n % sides."""
    game = GAMES[spec.game]
    return game.sides(game.seats(spec.options))


def lineup(spec: Spec) -> tuple[int, ...]:
    """The bot of each seat before any rotation. Two bots fill larger tables: by team, or the second takes the rest."""
    seats, bots = GAMES[spec.game].seats(spec.options), len(spec.bots)
    if bots == seats:
        return tuple(range(seats))
    if bots == 2 and seats > 2:
        return (0, 1) * (seats // 2) if sides(spec) == 2 else (0, *(1,) * (seats - 1))
    more = ", or 2 to fill the table with" if seats > 2 else ""
    raise ArenaError(f"{seats} seats need {seats} bots{more}, not {bots}")


def rotations(spec: Spec) -> list[tuple[int, ...]]:
    """The line-up moved on by a seat, as often as that is something new."""
    first = lineup(spec)
    return list(dict.fromkeys(first[n:] + first[:n] for n in range(len(first))))


def seating(spec: Spec, job: int) -> tuple[int, ...]:
    """The bot of each seat in a game."""
    turns = rotations(spec)
    return turns[job % len(turns)]


def match_seed(spec: Spec, job: int) -> str:
    """The same for all rotations of a seed."""
    return _hash(f"{spec.seed}:{job // len(rotations(spec))}")[:32]


def bot_seed(spec: Spec, job: int, seat: int) -> int:
    return int(_hash(f"{spec.seed}:{job}:{seat}")[:12], 16)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def shares(row: Row) -> list[float]:
    """Each seat's part of the win."""
    return [(place == 0) / row["places"].count(0) for place in row["places"]]

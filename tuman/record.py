"""A match as text: a header, an empty line, one line of notation per action (docs/notation.md).

    tuman record 1
    game: island
    rules: 1
    options: mode=simple weather=sunny …
    seats: ["Ann", "Bob"]
    commitment: 2f0c…
    view: open
    seed: 9b1e…

    1: take wolf
    *: draw rat

`view` is `open`, `public` or a seat's number. Only an open record can be replayed; only it carries the seed.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tuman.core import CHANCE, OVER, PUBLIC, Game, NotationError, OptionError, Reason
from tuman.match import IllegalAction, Match, commitment

FIRST_LINE = "tuman record 1"
REQUIRED = ("game", "rules", "options", "seats", "commitment", "view")
OPTIONAL = ("seed", "result")


InHeader = Literal["first", "field", "twice", "missing", "game", "rules", "view", "seed", "seats", "options"]
InActions = Literal["action", "over", "turn", "illegal", "result"]
Fault = Literal["", InHeader, InActions]


class RecordError(ValueError):
    """A record that can't be used; says the line and what is wrong with it.

    `fault` names that for people of other languages (`record-FAULT` in their words), `about` the thing that is wrong,
    `reason` the rule that forbids an action.
    """

    def __init__(
        self, message: str, line: int | None = None, fault: Fault = "", about: str = "", reason: Reason | None = None
    ) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line, self.fault, self.about, self.reason = line, fault, about, reason


@dataclass(frozen=True)
class Line:
    number: int
    who: str
    text: str


@dataclass(frozen=True)
class Record:
    """What a file says, not yet checked against the rules."""

    header: dict[str, str]
    lines: list[Line]
    where: dict[str, int]  # the line of each field

    @property
    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for word in self.header["options"].split():
            name, _, value = word.partition("=")
            if name in options:
                raise RecordError(f"option {name} stands here twice", self.where["options"], "twice", name)
            options[name] = value
        return options


def write(match: Match, viewer: int | None = None) -> str:
    """The record of a match: all of it, or what a viewer may know."""
    view = "open" if viewer is None else "public" if viewer == PUBLIC else str(viewer + 1)
    header = {
        "game": match.game.name,
        "rules": str(match.game.rules),
        "options": " ".join(f"{name}={value}" for name, value in match.options.items()),
        "seats": json.dumps(match.names, ensure_ascii=False),
        "commitment": commitment(match.seed),
        "view": view,
    }
    if viewer is None:
        header["seed"] = match.seed
    if match.over:
        header["result"] = " ".join(str(points) for points in match.points())
    lines = [FIRST_LINE, *(f"{name}: {value}" for name, value in header.items()), "", *match.written(viewer)]
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Takes a record apart. Raises RecordError."""
    lines = text.rstrip().replace("\r\n", "\n").split("\n")  # a name may hold other ends of lines
    if not lines or lines[0] != FIRST_LINE:
        raise RecordError(f"a record begins with {FIRST_LINE!r}", 1, "first", FIRST_LINE)
    header: dict[str, str] = {}
    where: dict[str, int] = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        name, colon, value = line.partition(": ")
        if not colon or name not in REQUIRED + OPTIONAL:
            known = ", ".join(REQUIRED + OPTIONAL)
            raise RecordError(f"{line!r} is no field; they are {known}", number, "field", line)
        if name in header:
            raise RecordError(f"{name} stands here a second time", number, "twice", name)
        header[name], where[name] = value, number
    for name in REQUIRED:
        if name not in header:
            raise RecordError(f"the header has no field {name!r}", number, "missing", name)
    actions = []
    for at, line in enumerate(lines[number:], number + 1):
        who, colon, text = line.partition(": ")
        if not colon or not (who == "*" or who.isdigit()):
            alike = "they look like '1: wolf c3' or '*: draw rat'"
            raise RecordError(f"{line!r} is no action; {alike}", at, "action", line)
        actions.append(Line(at, who, text))
    return Record(header, actions, where)


def load(path: Path) -> Record:
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a text file in UTF-8") from error
    except OSError as error:
        raise RecordError(f"can't read {path}: {error.strerror or error}") from error


def game_of(record: Record, games: Mapping[str, Game]) -> Game:
    """The game of a record, if it is of the rules version we have."""
    name, rules = record.header["game"], record.header["rules"]
    if name not in games:
        known = ", ".join(games)
        raise RecordError(f"unknown game {name!r}; there are {known}", record.where["game"], "game", name)
    if rules != str(games[name].rules):
        raise RecordError(
            f"made with version {rules} of the rules of {name}, but this is version {games[name].rules}: no replay",
            record.where["rules"],
            "rules",
            rules,
        )
    return games[name]


def replay(record: Record, games: Mapping[str, Game]) -> Match:
    """The match of an open record, every action checked against the rules. Raises RecordError."""
    match = _begin(record, game_of(record, games))
    for line in record.lines:
        who = "*" if match.actor == CHANCE else str(match.actor + 1)
        if match.actor == OVER:
            raise RecordError("the match is over, but actions go on", line.number, "over")
        if line.who != who:
            wrong = f"{line.who!r} acts, but it is the turn of {who!r}"
            raise RecordError(wrong, line.number, "turn", f"{line.who}: {line.text}")
        try:
            match.replay(match.game.read(match.states, line.text))
        except (NotationError, IllegalAction) as error:
            fault: Fault = "illegal" if isinstance(error, IllegalAction) else "action"
            raise RecordError(str(error), line.number, fault, line.text, error.reason) from error
    result = " ".join(str(points) for points in match.points()) if match.over else None
    if record.header.get("result") != result:
        raise RecordError(
            f"the result should be {result}" if result else "the match is not over, so there can't be a result",
            record.where.get("result", record.where["view"]),
            "result",
        )
    return match


def _begin(record: Record, game: Game) -> Match:
    if record.header["view"] != "open":
        raise RecordError(
            f"this is what view {record.header['view']!r} saw; only an open record can be replayed",
            record.where["view"],
            "view",
        )
    if "seed" not in record.header:
        raise RecordError("an open record needs the seed", record.where["view"], "seed")
    try:
        names = json.loads(record.header["seats"])
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise ValueError
        "".join(names).encode()  # half a character can be read, but not written
    except (ValueError, RecursionError) as error:
        wrong = 'seats must be a list of names such as ["Ann", "Bob"]'
        raise RecordError(wrong, record.where["seats"], "seats") from error
    try:
        match = Match(game, record.options, record.header["seed"], names).at(0)
    except OptionError as error:
        raise RecordError(str(error), record.where["options"], "options") from error
    if len(names) != match.seats:
        raise RecordError(f"{len(names)} names for {match.seats} seats", record.where["seats"], "seats")
    return match


def verify(record: Record, games: Mapping[str, Game]) -> Match:
    """As replay; and the seed is the one committed to, and every draw follows from it."""
    match = replay(record, games)
    if commitment(record.header["seed"]) != record.header["commitment"]:
        raise RecordError(
            f"the seed is not the one that was committed to in line {record.where['commitment']}", record.where["seed"]
        )
    walk = match.at(0)
    for line, action in zip(record.lines, match.log, strict=True):
        if walk.actor == CHANCE and walk.drawn() != action:
            due = match.game.write(walk.states, walk.drawn())
            raise RecordError(f"chance drew {line.text!r}, but by the seed it is {due!r}", line.number)
        walk.replay(action)
    return match

"""Golden playthroughs: a record, and all that every viewer gets at every ply of it, as text to compare.

A folder holds `tables.toml`, which lists the tables (name, game, seed, options, and perhaps what seats like to do or
the bot that mostly plays), and a file NAME.txt for each:

    tuman record 1
    …
    =====
    -- 12  2: wolf c3
    12p  actor="chance" board.c3.kind="wolf" …
    12p  island-place-open cell="c3" kind="wolf" seat=1
    2    hands=…
    legal rat a1, a2, b5; wolf a1, a2, b5

After `--` stand the number of the ply and its action; then what has changed in the views and what is told, each with
who gets it (seats, and p for the public), `~` being a field that is gone; at last what may be done next, by a seat
(`legal`) or by chance with weights (`chance`), or the standing (`over`).
"""

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from tuman import record
from tuman.core import CHANCE, PUBLIC, Game, below, new_rng, veil_at
from tuman.match import Match

DIVIDER = "====="
GONE = "~"
ONE_IN = 8  # at a table with wishes or a bot, so many actions are random


class GoldenError(ValueError):
    """A folder of playthroughs that can't be used, or one that is out of date; the text says where."""


@dataclass(frozen=True)
class Table:
    """One playthrough: random play of everybody, from a seed.

    With wishes, a seat mostly does the first thing of its list (verbs of the notation, one text a seat) that it can do,
    so that rare things happen. With a bot, it plays most of the actions, so that games come to an end that random play
    never reaches. Its moves are kept when the playthrough is written anew: bots get better, playthroughs stay.
    """

    name: str
    game: str
    seed: int
    options: dict[str, str]
    wishes: Sequence[str] = ()
    bot: str = ""


def tables(folder: Path) -> list[Table]:
    """The tables that a folder lists. Raises GoldenError."""
    path = folder / "tables.toml"
    try:
        listed = tomllib.loads(path.read_text(encoding="utf-8"))["table"]
        return [Table(**entry) for entry in listed]
    except OSError as error:
        raise GoldenError(f"{path}: {error.strerror}; name the folder that lists the playthroughs") from error
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        fields = "name, game, seed, options and perhaps wishes or bot"
        raise GoldenError(f"{path}: {error}; a [[table]] has {fields}") from error


def play(table: Table, games: Mapping[str, Game], make_bot: Callable[..., Any] | None = None) -> Match:
    """The match of a table, anew. A table with a bot needs `make_bot` (name, game, seat, seats, seed)."""
    if table.game not in games:
        raise GoldenError(f"{table.name}: unknown game {table.game!r}; there are {', '.join(games)}")
    match = Match(games[table.game], table.options, seed=f"{table.seed:032x}")
    if table.wishes and len(table.wishes) != match.seats:
        raise GoldenError(f"{table.name}: {len(table.wishes)} wishes for {match.seats} seats")
    rng = new_rng(table.seed)
    seats = range(match.seats)
    bots = (
        [make_bot(table.bot, match.game, seat, match.seats, table.seed) for seat in seats]
        if table.bot and make_bot
        else []
    )
    while not match.over:
        legal = match.legal()
        wished = _wished(match, legal, table.wishes[match.actor]) if table.wishes and below(rng, ONE_IN) else legal
        action = wished[below(rng, len(wished))]
        if table.bot and below(rng, ONE_IN):
            action = bots[match.actor].choose(match.view(match.actor), [])
        match.play(action)
    return match


def _wished(match: Match, legal: list[int], verbs: str) -> list[int]:
    """The legal actions of the first verb that there are some of, or all."""
    written = {action: match.game.write(match.states, action).split()[0] for action in legal}
    for verb in verbs.split():
        if found := [action for action in legal if written[action] == verb]:
            return found
    return legal


def again(table: Table, text: str, games: Mapping[str, Game]) -> Match:
    """The match of a playthrough that was written before, with the same actions. Raises GoldenError."""
    try:
        return record.verify(record.read(text.partition(DIVIDER)[0]), games)
    except record.RecordError as error:
        raise GoldenError(f"{table.name}.txt, {error}") from error


def dump(match: Match) -> str:
    """The record of a match and what everybody gets at every ply."""
    return "\n".join([record.write(match) + DIVIDER, *_plies(match), ""])


def check(table: Table, text: str, games: Mapping[str, Game]) -> Match:
    """Replays the record of a playthrough and compares all the rest. Raises GoldenError."""
    match = again(table, text, games)
    if match.game.name != table.game or match.options != match.game.complete(table.options):
        raise GoldenError(f"{table.name}.txt is not of the game and options that tables.toml lists")
    if match.seed != f"{table.seed:032x}":
        raise GoldenError(f"{table.name}.txt has not the seed that tables.toml lists")
    for number, (old, new) in enumerate(
        zip_longest(text.split("\n"), dump(match).split("\n"), fillvalue="(no line)"), 1
    ):
        if old != new:
            raise GoldenError(f"{table.name}.txt, line {number}: was {_short(old)}, is {_short(new)}")
    return match


def _short(line: str) -> str:
    return repr(line if len(line) <= 200 else line[:200] + " …")


def _plies(match: Match) -> Iterator[str]:
    viewers = [*range(match.seats), PUBLIC]
    written = match.written()
    walk = match.at(0)
    views = {viewer: walk.view(viewer) for viewer in viewers}
    seen = {viewer: _flat(match.game.describe(views[viewer], viewer)) for viewer in viewers}
    yield "-- 0"
    yield from _shared({viewer: _changes({}, seen[viewer]) for viewer in viewers})
    yield _possible(walk)
    for number, action in enumerate(match.log):
        shown = {viewer: int(veil_at(walk.states, action, viewer)) for viewer in viewers}
        walk.replay(action)
        now = {viewer: walk.view(viewer) for viewer in viewers}
        told = {viewer: match.game.narrate(views[viewer], shown[viewer], now[viewer]) for viewer in viewers}
        flat = {viewer: _flat(match.game.describe(now[viewer], viewer)) for viewer in viewers}
        yield f"-- {number + 1}  {written[number]}"
        yield from _shared({viewer: _changes(seen[viewer], flat[viewer]) for viewer in viewers})
        for viewer in viewers:
            same = [other for other in viewers if told[other] == told[viewer]]
            if same[0] == viewer:
                for message in told[viewer]:
                    args = [f"{name}={_json(value)}" for name, value in sorted(message.args.items())]
                    yield f"{_who(same)}  {' '.join([message.key, *args])}"
        yield _possible(walk)
        views, seen = now, flat


def _flat(value: Any, path: str = "") -> dict[str, str]:
    """A description as paths and their values; lists are values, unless they are of things with names."""
    if isinstance(value, list) and value and all(isinstance(inner, dict) for inner in value):
        value = dict(enumerate(value))
    if isinstance(value, dict) and (value or not path):
        found: dict[str, str] = {}
        for name, inner in value.items():
            found |= _flat(inner, f"{path}.{name}" if path else name)
        return found
    return {path: _json(value)}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    changed = [f"{path}={value}" for path, value in after.items() if before.get(path) != value]
    return changed + [f"{path}{GONE}" for path in before if path not in after]


def _shared(changes: dict[int, list[str]]) -> Iterator[str]:
    """Changes by who sees them, each written once."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for change in dict.fromkeys(change for seen in changes.values() for change in seen):
        groups.setdefault(tuple(viewer for viewer in changes if change in changes[viewer]), []).append(change)
    for group, seen in groups.items():
        yield f"{_who(group)}  {' '.join(seen)}"


def _who(viewers: list[int] | tuple[int, ...]) -> str:
    return "".join("p" if viewer == PUBLIC else str(viewer + 1) for viewer in viewers)


def _possible(match: Match) -> str:
    """What may be done next; actions that begin alike are put together."""
    if match.over:
        return f"over {' '.join(str(score) for score in match.scores())}"
    if match.actor == CHANCE:
        texts = [f"{match.game.write(match.states, a)} ×{weight}" for a, weight in match.outcomes().items()]
    else:
        texts = [match.game.write(match.states, action) for action in match.legal()]
    verbs: dict[str, list[str]] = {}
    for text in texts:
        verb, _, rest = text.partition(" ")
        verbs.setdefault(verb, []).append(rest)
    kinds = (" ".join([verb, ", ".join(rests)]).strip() for verb, rests in verbs.items())
    return f"{'chance' if match.actor == CHANCE else 'legal'} {'; '.join(kinds)}"

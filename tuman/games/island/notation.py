"""Actions as text (docs/notation.md), and what the numbers of actions are made of."""

from functools import cache
from typing import NamedTuple

from tuman.core import NotationError, Reason, States
from tuman.games.island.content import (
    CELL_NAMES,
    CELLS,
    DIRECTION_PAIRS,
    HIPPO,
    KIND_NAMES,
    KINDS,
    NEIGHBOUR,
    PAIRS,
    QUARTER_NAMES,
    WEATHER_NAMES,
)
from tuman.games.island.state import (
    A_BACK,
    A_CARD,
    A_DRAW,
    A_FIRST,
    A_HIPPO,
    A_HIRE,
    A_HOP,
    A_LIFT,
    A_PICK,
    A_PLACE,
    A_SETTLE,
    A_SKIP,
    A_STAY,
    A_STOP,
    A_SWAP,
    A_TAKE,
    A_TRADE,
    ACTIONS,
    MOST_SEATS,
    TRADE,
)

UNKNOWN = "?"


class Parts(NamedTuple):
    """An action taken apart: its verb, and what of the rest it has."""

    verb: str
    kind: int = 0
    cell: int = -1
    closed: bool = False
    second: int = -1  # the other cell of a Hippo
    number: int = -1  # quarter, seat, weather, pair of directions


# Verbs with one argument, by where their numbers begin: (base, how many, verb, the field of Parts they fill, names).
_KIND_NAMES = (UNKNOWN, *KIND_NAMES[1:])
_SKY_NAMES = (UNKNOWN, *WEATHER_NAMES[1:])
_SEAT_NAMES = tuple(str(seat + 1) for seat in range(MOST_SEATS))
_VERBS = (
    (A_TAKE, KINDS, "take", "kind", _KIND_NAMES),
    (A_HIRE, KINDS, "hire", "kind", _KIND_NAMES),
    (A_SKIP, KINDS, "skip", "kind", _KIND_NAMES),
    (A_PICK, 5, "pick", "number", _SKY_NAMES),
    (A_SETTLE, CELLS, "settle", "cell", CELL_NAMES),
    (A_LIFT, 4, "lift", "number", QUARTER_NAMES),
    (A_HOP, CELLS, "hop", "cell", CELL_NAMES),
    (A_SWAP, CELLS, "swap", "cell", CELL_NAMES),
    (A_BACK, CELLS, "back", "cell", CELL_NAMES),
    (A_FIRST, MOST_SEATS, "first", "number", _SEAT_NAMES),
    (A_CARD, 5, "card", "number", _SKY_NAMES),
    (A_DRAW, KINDS, "draw", "kind", _KIND_NAMES),
)


@cache
def parts(action: int) -> Parts:
    """What an action says."""
    if not 0 <= action < ACTIONS:
        raise NotationError(f"no action has the number {action}; they go from 0 to {ACTIONS - 1}")
    if action < A_HIPPO:
        return Parts("place", action & 15, action >> 5, bool(action & 16))
    if action < A_STOP:
        one, two = PAIRS[action - A_HIPPO]
        return Parts("hippo", HIPPO, int(one), False, int(two))
    if action == A_STOP:
        return Parts("stop")
    if action == A_STAY:
        return Parts("stay")
    if A_TRADE <= action < A_BACK:
        return Parts("trade", number=action - A_TRADE)
    for base, count, verb, field, _ in _VERBS:
        if base <= action < base + count:
            return Parts(verb, **{field: action - base})  # type: ignore[arg-type]
    raise AssertionError(action)


def traded_cells(s: States, pair: int) -> tuple[int, int]:
    """The two cells of a Fairy-dog's swap; its own cell is in the pending frame."""
    cell = _trading_cell(s)
    one, two = DIRECTION_PAIRS[pair]
    return (-1, -1) if cell < 0 else (int(NEIGHBOUR[cell, one]), int(NEIGHBOUR[cell, two]))


def _trading_cell(s: States) -> int:
    depth = int(s["depth"][0])
    frame = int(s["frames"][0, depth - 1]) if depth else 0
    return frame >> 16 if depth and frame & 255 == TRADE else -1


def write(s: States, action: int) -> str:
    if A_TRADE <= action < A_BACK:
        cells = traded_cells(s, parts(action).number)
        return "swap " + " ".join(CELL_NAMES[cell] if cell >= 0 else UNKNOWN for cell in cells)
    return _written(action)


@cache
def _written(action: int) -> str:
    """All but a Fairy-dog's swap say the same in every position."""
    p = parts(action)
    if p.verb == "place":
        return f"{_KIND_NAMES[p.kind]} {CELL_NAMES[p.cell]}{' closed' if p.closed else ''}"
    if p.verb == "hippo":
        return f"hippo {CELL_NAMES[p.cell]}-{CELL_NAMES[p.second]}"
    for base, count, verb, _, names in _VERBS:
        if base <= action < base + count:
            return f"{verb} {names[action - base]}"
    return p.verb


def read(s: States, text: str) -> int:
    words = text.lower().replace("-", "- ").split() if "hippo" in text.lower() else text.lower().split()
    match words:
        case ["stop"]:
            return A_STOP
        case ["stay"]:
            return A_STAY
        case ["swap", one, two]:
            return _read_trade(s, _index(one, CELL_NAMES, "cell"), _index(two, CELL_NAMES, "cell"))
        case ["hippo", one, two] if one.endswith("-"):
            return _read_pair(_index(one[:-1], CELL_NAMES, "cell"), _index(two, CELL_NAMES, "cell"))
        case [verb, name] if any(verb == entry[2] for entry in _VERBS):
            base, _, _, field, names = next(entry for entry in _VERBS if entry[2] == verb)
            wanted = {"kind": "token", "cell": "cell"}.get(field, f"one of {', '.join(names)}")
            return base + _index(name, names, wanted)
        case [kind, cell]:
            return A_PLACE + _index(kind, _KIND_NAMES, "token") + _index(cell, CELL_NAMES, "cell") * 2 * KINDS
        case [kind, cell, "closed"]:
            return A_PLACE + _index(kind, _KIND_NAMES, "token") + (_index(cell, CELL_NAMES, "cell") * 2 + 1) * KINDS
    raise NotationError(f"{text!r} is no action; they look like 'wolf c3', 'take pig', 'swap b2'")


def _index(name: str, names: tuple[str, ...], wanted: str) -> int:
    if name in names:
        return names.index(name)
    example = {"cell": "a1 to f6", "token": ", ".join(KIND_NAMES[1:])}.get(wanted, "")
    reason = Reason("island-why-no-cell", {"cell": name}, "MI-C1") if wanted == "cell" else None
    raise NotationError(f"{name!r} is no {wanted}" + (f" ({example})" if example else ""), reason)


def _read_pair(one: int, two: int) -> int:
    for pair, (left, right) in enumerate(PAIRS):
        if {one, two} == {int(left), int(right)}:
            return A_HIPPO + pair
    reason = Reason("island-why-no-neighbour", {"cell": CELL_NAMES[one], "second": CELL_NAMES[two]}, "MI-N9")
    raise NotationError(f"{CELL_NAMES[one]} and {CELL_NAMES[two]} are not neighbours", reason)


def _read_trade(s: States, one: int, two: int) -> int:
    if _trading_cell(s) < 0:
        reason = Reason("island-why-no-fairy-dog", {}, "MI-N8")
        raise NotationError("two cells are swapped only by a Fairy-dog that has just been placed", reason)
    for pair in range(len(DIRECTION_PAIRS)):
        if set(traded_cells(s, pair)) == {one, two}:
            return A_TRADE + pair
    reason = Reason("island-why-not-beside", {}, "MI-N8")
    raise NotationError(f"{CELL_NAMES[one]} and {CELL_NAMES[two]} are not both beside the Fairy-dog", reason)

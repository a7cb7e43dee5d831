"""Why an action is not legal: the rule that forbids it, as a message key."""

from collections.abc import Callable

import numpy as np

from tuman.core import CHANCE, OVER, Reason, States, actor_at, legal_at
from tuman.games.island.content import (
    CELL_NAMES,
    CHAMELEON,
    CLOUDY,
    FIRST_MERCENARY,
    GIVES_UP,
    HIPPO,
    KIND_NAMES,
    NEIGHBOURS,
    PRICE,
    QUARTER_NAMES,
    SECOND_MOUSE,
    SUNNY,
    WEATHER_NAMES,
)
from tuman.games.island.effects import has_pair
from tuman.games.island.hiring import question_kind, spent
from tuman.games.island.notation import Parts, parts, traded_cells
from tuman.games.island.state import MOST_LEGAL
from tuman.games.island.tell import asked

# The rule that asks for the present choice.
ASKING_RULE = {
    "pick": "MI-W1",
    "hire": "MI-M2",
    "take": "MI-S1",
    "settle": "MI-N9",
    "lift": "MI-W4",
    "hop": "MI-N7",
    "place": "MI-S3",
    "second": "MI-N6",
    "swap": "MI-E1",
    "trade": "MI-N8",
    "fox": "MI-N5",
    "snake": "MI-N10",
    "replace": "MI-E5",
}
# The verbs that answer each question.
ANSWERS = {
    "pick": ("pick",),
    "hire": ("hire", "skip"),
    "take": ("take",),
    "settle": ("settle",),
    "lift": ("lift",),
    "hop": ("hop", "stay"),
    "place": ("place", "hippo"),
    "second": ("place", "hippo", "stop", "lift"),
    "swap": ("swap",),
    "trade": ("trade",),
    "fox": ("back",),
    "snake": ("back",),
    "replace": ("place", "hippo"),
}


def why(s: States, action: int) -> Reason | None:
    out = np.zeros(MOST_LEGAL, np.int64)
    if action in out[: legal_at(s, out)]:
        return None
    who = actor_at(s)
    if who == OVER:
        return _no("MI-S4", "over")
    p = parts(action)
    if who == CHANCE or p.verb in ("first", "card", "draw"):
        return _no("MI-S3", "chance")
    what, seat, argument = asked(s)
    if p.verb not in ANSWERS[what]:
        return _no(ASKING_RULE[what], f"asked-{what}")
    return _CHECKS[p.verb](s, p, what, seat, argument)


def _no(rule: str, key: str, **args: str | int) -> Reason:
    return Reason(f"island-why-{key}", args, rule)


def _place(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    r = s[0]
    kind = KIND_NAMES[p.kind]
    if p.kind == 0:
        return _no("MI-S3", "unknown")
    if what == "replace" and p.verb == "hippo":
        return _no("MI-E6", "hippo-replaces")
    if what == "replace" and p.cell != argument:
        return _no("MI-E5", "replace-there", cell=CELL_NAMES[argument])
    if not r.hand[seat, p.kind]:
        if what == "replace" and r.back & 15 == p.kind:
            return _no("MI-E5", "just-taken", kind=kind)
        return _no("MI-S3", "not-in-hand", kind=kind)
    for cell in (p.cell, p.second):
        if cell >= 0 and what != "replace" and (reason := _not_free(s, cell)):
            return reason
    if p.closed and r.weather in (SUNNY, CLOUDY):
        return _no("MI-W9", "all-open", weather=WEATHER_NAMES[int(r.weather)])
    if p.closed and p.kind == CHAMELEON:
        return _no("MI-D1", "chameleon-open")
    if not p.closed and p.kind < FIRST_MERCENARY:
        return _no("MI-W6", "closed", kind=kind, weather=WEATHER_NAMES[int(r.weather)])
    assert p.kind == HIPPO and has_pair(r)
    return _no("MI-D7", "hippo-pair")


def _not_free(s: States, cell: int) -> Reason | None:
    r = s[0]
    if r.dark >> cell & 1:
        return _no("MI-U1", "dark", cell=CELL_NAMES[cell])
    if r.taken >> cell & 1:
        return _no("MI-U1", "taken" if r.cells[cell] else "held", cell=CELL_NAMES[cell])
    return None


def _hire(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    r = s[0]
    kind = question_kind(argument)
    if p.kind != kind:
        return _no("MI-M2", "other-question", kind=KIND_NAMES[kind])
    coins = int(r.coins[seat & 1]) - int(spent(r, seat))
    if coins < PRICE[kind]:
        return _no("MI-M2", "coins", kind=KIND_NAMES[kind], price=int(PRICE[kind]), coins=coins)
    if argument == SECOND_MOUSE:
        return _no("MI-M9", "second-mouse")
    return _no("MI-M2", "gives-up", kind=KIND_NAMES[kind], gives=KIND_NAMES[GIVES_UP[kind]])


def _pick(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    return _no("MI-W1", "not-drawn") if p.number else _no("MI-W1", "unknown")


def _take(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    return _no("MI-S1", "none-left", kind=KIND_NAMES[p.kind]) if p.kind else _no("MI-S1", "unknown")


def _settle(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    one, two = s["hippo"][0, argument]
    return _no("MI-N9", "settle-there", cell=CELL_NAMES[one], second=CELL_NAMES[two])


def _lift(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    if what == "second" and not _full(s):
        return _no("MI-W4", "still-free")
    return _no("MI-W4", "not-dark", quarter=QUARTER_NAMES[p.number])


def _full(s: States) -> bool:
    r = s[0]
    return bool((r.taken | r.dark) == (1 << 36) - 1)


def _hop(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    if not NEIGHBOURS[argument] >> p.cell & 1:
        return _no("MI-M6", "no-neighbour", cell=CELL_NAMES[p.cell], second=CELL_NAMES[argument])
    return _not_free(s, p.cell) or _no("MI-N7", "asked-hop")


def _target(s: States, cell: int) -> Reason | None:
    """Nothing there that an effect could act on."""
    r = s[0]
    if r.cells[cell]:
        return None
    if r.taken >> cell & 1:
        return _no("MI-E7", "two-cells", cell=CELL_NAMES[cell])
    return _no("MI-E2", "nothing-there", cell=CELL_NAMES[cell])


def _swap(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    if not NEIGHBOURS[argument] >> p.cell & 1:
        return _no("MI-M6", "no-neighbour", cell=CELL_NAMES[p.cell], second=CELL_NAMES[argument])
    return _target(s, p.cell) or _no("MI-E1", "asked-swap")


def _trade(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    for cell in traded_cells(s, p.number):
        if cell < 0:
            return _no("MI-N8", "off-board")
        if reason := _target(s, cell):
            return reason
    return _no("MI-N8", "asked-trade")


def _back(s: States, p: Parts, what: str, seat: int, argument: int) -> Reason:
    if reason := _target(s, p.cell):
        return reason
    own = s["cells"][0, p.cell] >> 4 & 1 == seat & 1
    if what == "fox":
        if not NEIGHBOURS[argument] >> p.cell & 1:
            return _no("MI-M6", "no-neighbour", cell=CELL_NAMES[p.cell], second=CELL_NAMES[argument])
        return _no("MI-N5", "not-own")
    return _no("MI-N10", "not-theirs" if own else "out-of-reach")


_CHECKS: dict[str, Callable[[States, Parts, str, int, int], Reason]] = {
    "place": _place,
    "hippo": _place,
    "hire": _hire,
    "skip": _hire,
    "pick": _pick,
    "take": _take,
    "settle": _settle,
    "lift": _lift,
    "hop": _hop,
    "swap": _swap,
    "trade": _trade,
    "back": _back,
}

"""A position and what happens in it, for clients: plain data and message keys, of concealed states."""

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from tuman.core import CHANCE, OVER, Ints, Message, States, actor_at, apply_at, copied, plain
from tuman.games.island.content import (
    CELL_NAMES,
    CHAMELEON,
    CLOSED,
    FIRST_MERCENARY,
    GIVES_UP,
    HIPPO,
    KIND_NAMES,
    KINDS,
    LINE,
    NO_LINE,
    PRICE,
    QUARTER,
    QUARTER_NAMES,
    QUESTIONS,
    SHOWS_RED,
    SIDE_NAMES,
    TRACKS,
    WEATHER_NAMES,
)
from tuman.games.island.hiring import question_kind, spent
from tuman.games.island.notation import Parts, parts, traded_cells
from tuman.games.island.scoring import count_lines
from tuman.games.island.state import (
    CARD,
    DRAW,
    FIRST,
    FOX_BACK,
    HIRE,
    HOP,
    LIFT,
    PICK,
    PLACE,
    REPLACE,
    SECOND,
    SETTLE,
    SHOW,
    SNAKE_BACK,
    SWAP,
    TAKE,
    TRADE,
    weather_chooser,
)

# What is asked of the actor, by the kind of the top frame.
ASKS = {
    FIRST: "first",
    CARD: "card",
    DRAW: "draw",
    PICK: "pick",
    HIRE: "hire",
    TAKE: "take",
    SETTLE: "settle",
    LIFT: "lift",
    HOP: "hop",
    PLACE: "place",
    SECOND: "second",
    SWAP: "swap",
    TRADE: "trade",
    FOX_BACK: "fox",
    SNAKE_BACK: "snake",
    REPLACE: "replace",
}
MOST_LINES = 60
QUARTERS = [int(cells) for cells in QUARTER]


def asked(s: States) -> tuple[str, int, int]:
    """What the top frame asks, whom, and its argument."""
    depth = int(s["depth"][0])
    if depth == 0:
        return "over", -1, 0
    frame = int(s["frames"][0, depth - 1])
    return ASKS[frame & 255], frame >> 8 & 255, frame >> 16


def _listed(counts: list[int]) -> list[str | None]:
    """The kinds in a hand; None for a token that the viewer may not know."""
    return [KIND_NAMES[kind] or None for kind, n in enumerate(counts) for _ in range(n)]


@cache
def token(code: int) -> dict[str, Any] | None:
    """What lies on a cell: made once, shared by all descriptions."""
    if code == 0:
        return None
    kind = code & 15
    line = int(LINE[code & ~CLOSED])
    return {
        "kind": KIND_NAMES[kind] or None,
        "side": SIDE_NAMES[code >> 4 & 1],
        "closed": bool(code & CLOSED),
        "line": None if kind == 0 or line == NO_LINE else SIDE_NAMES[line],
    }


def lines_of(cells: Ints) -> list[dict[str, Any]]:
    """The lines of a full board with their points, in the order of rows, columns, diagonals."""
    found = np.zeros((MOST_LINES, 5), np.int64)
    n = count_lines(np.ascontiguousarray(cells), np.zeros(2, np.int64), found)
    return [
        {
            "side": SIDE_NAMES[side],
            "cells": [CELL_NAMES[cell] for cell in TRACKS[track, at : at + length]],
            "points": int(points),
        }
        for side, track, at, length, points in found[:n]
    ]


@lru_cache(1000)
def full_board(cells: tuple[int, ...]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The board of a round that is over, and its lines: described again and again until the next round is over."""
    return {CELL_NAMES[cell]: token(code) for cell, code in enumerate(cells)}, lines_of(np.array(cells, np.int64))


def describe(s: States, viewer: int) -> dict[str, Any]:
    r = plain(s)
    what, _, argument = asked(s)
    counted, seats, actor = r.played, r.seats, actor_at(s)
    last, lines = full_board(tuple(r.last)) if counted else (None, [])
    return {
        "game": "island",
        "viewer": viewer,
        "seats": seats,
        "actor": {CHANCE: "chance", OVER: "over"}.get(actor, actor),
        "asks": what,
        "asked": _asked_about(s, what, argument),
        "round": counted + (what != "over"),
        "rounds": r.rounds,
        "mercenaries": bool(r.mercenaries),
        "first": r.first,
        "starter": r.starter,
        "weather": WEATHER_NAMES[r.weather] or None,
        "drawn": [WEATHER_NAMES[w] or None for w in r.drawn[: r.drawn_n]],
        "chooser": int(weather_chooser(s[0])) if r.draws else None,
        "board": {CELL_NAMES[cell]: token(code) for cell, code in enumerate(r.cells) if code},
        "hippos": {
            SIDE_NAMES[side]: [CELL_NAMES[cell] for cell in r.hippo[side]] for side in (0, 1) if r.hippo[side][0] >= 0
        },
        "dark": [QUARTER_NAMES[q] for q in range(4) if r.dark & QUARTERS[q]],
        "hands": [_listed(hand) for hand in r.hand[:seats]],
        "taken": token(r.back),
        "decks": r.left[:seats],
        "unseen": [unseen(r, side) for side in (0, 1)],
        "tokens": [{KIND_NAMES[kind]: n for kind, n in enumerate(pool) if n} for pool in r.pool],
        "points": r.points,
        "coins": r.coins,
        "tally": r.tally[:counted],
        "owes": bool(r.owes),
        "debt": r.debt if r.debt >= 0 else None,
        "last": last,
        "lines": lines,
    }


def _asked_about(s: States, what: str, argument: int) -> dict[str, Any]:
    """The rest of the question: which cell, which mercenary at which price, how many coins are left."""
    if what == "hire":
        _, seat, _ = asked(s)
        kind = question_kind(argument)
        coins = int(s["coins"][0, seat & 1])
        hidden = s["answers"][0, seat] < 0
        return {
            "kind": KIND_NAMES[kind],
            "price": int(PRICE[kind]),
            "gives": KIND_NAMES[GIVES_UP[kind]],
            "coins": None if hidden else coins - int(spent(s[0], seat)),
            "hired": None if hidden else _answered(s, seat),
        }
    if what in ("hop", "swap", "trade", "fox", "snake", "replace"):
        return {"cell": CELL_NAMES[argument]}
    if what == "settle":
        return {"cells": [CELL_NAMES[cell] for cell in s["hippo"][0, argument]]}
    return {}


def _answered(s: States, seat: int) -> list[str]:
    """The mercenaries that a seat wants to hire so far."""
    return [KIND_NAMES[question_kind(q)] for q in range(QUESTIONS) if int(s["answers"][0, seat]) >> q & 1]


def unseen(r: SimpleNamespace, side: int) -> dict[str, int]:
    """The tokens of a side that the viewer does not see anywhere, by kind: in decks, hidden hands or closed."""
    if not r.taken and not r.left[side]:
        return {}
    counts = list(r.pool[side])
    for hand in r.hand[side : r.seats : 2]:
        for kind in range(1, KINDS):
            counts[kind] -= hand[kind]
    for code in (*r.cells, r.back):
        if code >> 4 & 1 == side:
            counts[code & 15] -= 1
    if r.hippo[side][0] >= 0:
        counts[HIPPO] -= 1
    return {KIND_NAMES[kind]: counts[kind] for kind in range(1, KINDS) if counts[kind]}


def narrate(before: States, action: int, after: States) -> list[Message]:
    p = parts(action)
    what, seat, argument = asked(before)
    told = [_deed(before, p, what, seat, argument)]
    told += _turned(before, p, after)
    if after["debt"][0] >= 0 and before["debt"][0] < 0:
        told.append(Message("island-debt", {"seat": int(after["debt"][0])}))
    told += _shown(before, after)
    told += _counted(before, after)
    return told


def _deed(before: States, p: Parts, what: str, seat: int, argument: int) -> Message:
    """The action itself."""
    cell = CELL_NAMES[p.cell] if p.cell >= 0 else ""
    kind = {"kind": KIND_NAMES[p.kind]} if p.kind else {}
    hidden = "" if p.kind else "-hidden"
    if p.verb == "place":
        verb = "replace" if what == "replace" else "place"
        return Message(
            f"island-{verb}-{'closed' if p.closed else 'open'}{hidden}", {"seat": seat, "cell": cell, **kind}
        )
    if p.verb == "hippo":
        return Message("island-hippo", {"seat": seat, "cell": cell, "second": CELL_NAMES[p.second]})
    if p.verb in ("take", "draw"):
        return Message(f"island-{p.verb}{hidden}", {"seat": seat, **kind})
    if p.verb in ("hire", "skip"):
        return Message(f"island-{p.verb}{hidden}", {"seat": seat, **kind})
    if p.verb == "first":
        return Message("island-first", {"seat": p.number})
    if p.verb in ("card", "pick"):
        whom = {"seat": int(weather_chooser(before[0]))}
        sky = {"weather": WEATHER_NAMES[p.number]} if p.number else {}
        return Message(f"island-{p.verb}{'' if p.number else '-hidden'}", {**whom, **sky})
    if p.verb == "lift":
        return Message("island-lift", {"seat": seat, "quarter": QUARTER_NAMES[p.number]})
    if p.verb == "trade":
        one, two = traded_cells(before, p.number)
        return Message("island-trade", {"seat": seat, "cell": CELL_NAMES[one], "second": CELL_NAMES[two]})
    if p.verb == "swap":
        return Message("island-swap", {"seat": seat, "cell": CELL_NAMES[argument], "second": cell})
    if p.verb == "back":
        code = int(before["cells"][0, p.cell])
        args: dict[str, str | int] = {"seat": seat, "cell": cell, "side": SIDE_NAMES[code >> 4 & 1]}
        if code & 15:
            return Message(f"island-back-{what}", {**args, "kind": KIND_NAMES[code & 15]})
        return Message(f"island-back-{what}-hidden", args)
    return Message(f"island-{p.verb}", {"seat": seat, "cell": cell} if cell else {"seat": seat})


def _turned(before: States, p: Parts, after: States) -> list[Message]:
    """Chameleons that show another colour now."""
    if p.verb not in ("place", "swap"):
        return []
    told = []
    old = {_side(code): code & SHOWS_RED for code in before["cells"][0].tolist() if code & 15 == CHAMELEON}
    for cell, code in enumerate(after["cells"][0].tolist()):
        if code & 15 == CHAMELEON and old.get(_side(code), code & SHOWS_RED) != code & SHOWS_RED:
            colour = SIDE_NAMES[1 if code & SHOWS_RED else 0]
            told.append(Message("island-chameleon", {"cell": CELL_NAMES[cell], "side": colour}))
    return told


def _side(code: int) -> int:
    return code >> 4 & 1


def _shown(before: States, after: States) -> list[Message]:
    """Mercenaries that were hired, when all have decided (MI-M3)."""
    told: list[Message] = []
    if not after["mercenaries"][0]:
        return told
    for side in (0, 1):
        hired = after["pool"][0, side] - before["pool"][0, side]
        for kind in range(FIRST_MERCENARY, KINDS):
            for _ in range(int(hired[kind])):
                args = {
                    "side": SIDE_NAMES[side],
                    "kind": KIND_NAMES[kind],
                    "gives": KIND_NAMES[GIVES_UP[kind]],
                }
                told.append(Message("island-hired", {**args, "price": int(PRICE[kind])}))
    return told


def _counted(before: States, after: States) -> list[Message]:
    """The end of a round, and of the match."""
    played = int(after["played"][0])
    if played == before["played"][0]:
        return []
    blue, red = (int(points) for points in after["tally"][0, played - 1])
    told = [Message("island-round", {"round": played, "blue": blue, "red": red})]
    total = [int(points) for points in after["points"][0]]
    if after["depth"][0] == 0:
        best = "blue" if total[0] > total[1] else "red" if total[1] > total[0] else "shared"
        told.append(Message(f"island-over-{best}", {"blue": total[0], "red": total[1]}))
    elif played >= after["rounds"][0]:
        told.append(Message("island-extra", {}))
    return told


def reveals(s: States, action: int) -> bool:
    """The last token of a round turns all faces up (MI-W8), the last answer of a group shows its hiring (MI-M3, MI-T4).

    With strict memory, Fox and Snake show a closed token to whoever gets it to hand (MI-W7).
    """
    after = copied(s)
    apply_at(after, action)
    if after["played"][0] != s["played"][0] or _showings(after) != _showings(s):
        return True
    return bool(s["strict"][0] and asked(s)[0] in ("fox", "snake") and after["back"][0] & CLOSED)


def _showings(s: States) -> list[int]:
    """The groups whose hiring is still to be shown."""
    return [int(frame) >> 16 for frame in s["frames"][0, : s["depth"][0]] if frame & 255 == SHOW]


def census(s: States) -> dict[str, int]:
    """MI-U6: each side has 18 tokens in all; while a round is played they are in hands, decks and on the board."""
    r = s[0]
    counts = {f"{SIDE_NAMES[side]} tokens": int(r.pool[side].sum()) for side in (0, 1)}
    playing = bool(r.taken) or bool(r.left[0])
    for side in (0, 1):
        lying = sum(1 for code in r.cells if code and code >> 4 & 1 == side)
        lying += int(r.hippo[side, 0] >= 0) + int(r.back != 0 and r.back >> 4 & 1 == side)
        held = int(r.hand[side::2].sum()) + int(r.deck[side].sum())
        counts[f"{SIDE_NAMES[side]} in play"] = lying + held if playing else 18
    weather = int(r.cards.sum()) + int(r.under_n) + int(r.drawn_n) + int(r.parts)
    counts["weather cards"] = weather
    return counts

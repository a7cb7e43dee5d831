"""What may be chosen: the legal actions of a seat, the outcomes of chance (MI-S, MI-W, MI-E)."""

from tuman.core import Ints
from tuman.frames import frame_argument, frame_kind, frame_seat, top
from tuman.games.island.content import (
    CELLS,
    CHAMELEON,
    FIRST_MERCENARY,
    FOG,
    HIPPO,
    KINDS,
    NEIGHBOURS,
    NIGHT,
    PAIRS,
    QUARTER,
)
from tuman.games.island.effects import has_pair, targets
from tuman.games.island.hiring import can_hire, question_kind
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
    SNAKE_BACK,
    SWAP,
    TAKE,
    TRADE,
    State,
    free_cells,
)
from tuman.jit import njit


@njit
def chance(s: State, out: Ints, weights: Ints) -> int:
    if s.depth == 0:
        return 0
    frame = top(s)
    kind = frame_kind(frame)
    n = 0
    if kind == FIRST:
        for seat in range(s.seats):
            out[n] = A_FIRST + seat
            weights[n] = 1
            n += 1
    elif kind == DRAW:
        side = frame_seat(frame) & 1
        for token in range(1, KINDS):
            if s.deck[side, token] > 0:
                out[n] = A_DRAW + token
                weights[n] = s.deck[side, token]
                n += 1
    elif kind == CARD:
        for weather in range(1, 5):
            if s.cards[weather] > 0:
                out[n] = A_CARD + weather
                weights[n] = s.cards[weather]
                n += 1
        if n == 0:  # the deck has come round to the cards put under it
            out[n] = A_CARD + s.under[0]
            weights[n] = 1
            n += 1
    return n


@njit
def legal(s: State, out: Ints) -> int:
    if s.depth == 0:
        return 0
    frame = top(s)
    kind = frame_kind(frame)
    seat = frame_seat(frame)
    if kind == PLACE:
        return placements(s, seat, free_cells(s), True, out)
    if kind == REPLACE:  # MI-E5, MI-E6
        return placements(s, seat, 1 << frame_argument(frame), False, out)
    if kind == SECOND:
        free = free_cells(s)
        out[0] = A_STOP
        if free == 0:
            return 1 + dark_quarters(s, out[1:])
        return 1 + placements(s, seat, free, True, out[1:])
    if kind == LIFT:
        return dark_quarters(s, out)
    if kind == TAKE:
        n = 0
        for token in range(1, KINDS):
            if s.deck[seat & 1, token] > 0:
                out[n] = A_TAKE + token
                n += 1
        return n
    if kind == SETTLE:
        out[0] = A_SETTLE + s.hippo[frame_argument(frame), 0]
        out[1] = A_SETTLE + s.hippo[frame_argument(frame), 1]
        return 2
    if kind == HOP:
        out[0] = A_STAY
        return 1 + cells_of(free_cells(s) & NEIGHBOURS[frame_argument(frame)], A_HOP, out[1:])
    if kind == HIRE:
        token = question_kind(frame_argument(frame))
        out[0] = A_SKIP + token
        out[1] = A_HIRE + token
        return 2 if can_hire(s, seat, frame_argument(frame)) else 1
    if kind == PICK:
        out[0] = A_PICK + s.drawn[0]
        out[1] = A_PICK + s.drawn[1]
        return 2 if s.drawn[0] != s.drawn[1] else 1
    if kind == SWAP:
        return cells_of(targets(s, frame), A_SWAP, out)
    if kind == TRADE:
        return cells_of(targets(s, frame), A_TRADE, out)
    if kind == FOX_BACK or kind == SNAKE_BACK:
        return cells_of(targets(s, frame), A_BACK, out)
    return 0


@njit
def cells_of(mask: int, base: int, out: Ints) -> int:
    n = 0
    bit = 0
    while mask:
        if mask & 1:
            out[n] = base + bit
            n += 1
        mask >>= 1
        bit += 1
    return n


@njit
def dark_quarters(s: State, out: Ints) -> int:
    n = 0
    for quarter in range(4):
        if s.dark & QUARTER[quarter]:
            out[n] = A_LIFT + quarter
            n += 1
    return n


@njit
def places_closed(s: State) -> bool:
    """MI-W3, MI-W5."""
    return s.weather == NIGHT or s.weather == FOG


@njit
def placements(s: State, seat: int, free: int, with_effect: bool, out: Ints) -> int:
    """All ways to place a token of the hand on one of these cells."""
    shut = places_closed(s)
    n = 0
    for kind in range(1, KINDS):
        if s.hand[seat, kind] == 0:
            continue
        if shut and kind != CHAMELEON:  # MI-W6, MI-D1
            n += placements_of(free, A_PLACE + KINDS + kind, out[n:])
            if kind < FIRST_MERCENARY:
                continue
        if kind == HIPPO and with_effect and has_pair(s):  # MI-D7
            for pair in range(len(PAIRS)):
                if free >> PAIRS[pair, 0] & 1 and free >> PAIRS[pair, 1] & 1:
                    out[n] = A_HIPPO + pair
                    n += 1
        else:
            n += placements_of(free, A_PLACE + kind, out[n:])
    return n


@njit
def placements_of(free: int, base: int, out: Ints) -> int:
    n = 0
    for cell in range(CELLS):
        if free >> cell & 1:
            out[n] = base + cell * 2 * KINDS
            n += 1
    return n

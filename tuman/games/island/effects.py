"""Placing tokens, and what mercenaries do when they are placed open (MI-N1 … MI-N11, MI-E1 … MI-E7)."""

from tuman.frames import frame_argument, frame_kind, frame_seat, pop, push, top
from tuman.games.island.content import (
    BITE,
    CHAMELEON,
    CLOSED,
    DIRECTION_PAIRS,
    FAIRY_DOG,
    FOX,
    FROG,
    LINE,
    MOLE,
    MOUSE,
    NEIGHBOUR,
    NO_LINE,
    PAIRS,
    RED,
    SHOWS_RED,
    SNAKE,
)
from tuman.games.island.state import (
    A_BACK,
    A_SWAP,
    A_TRADE,
    FOX_BACK,
    REPLACE,
    SNAKE_BACK,
    SWAP,
    TRADE,
    State,
    free_cells,
)
from tuman.jit import njit


@njit
def turn_chameleons(s: State, cell: int) -> None:
    """A token newly played on this cell turns the Chameleons beside it (MI-N1, MI-D2, MI-D3)."""
    code = s.cells[cell]
    colour = LINE[code]
    if code & CLOSED or colour == NO_LINE:
        return
    for direction in range(4):
        near = NEIGHBOUR[cell, direction]
        if near >= 0 and s.cells[near] & 15 == CHAMELEON:
            s.cells[near] = (s.cells[near] & ~SHOWS_RED) | (SHOWS_RED if colour == RED else 0)


@njit
def put(s: State, seat: int, cell: int, kind: int, closed: int) -> None:
    """A token goes from a hand to a cell."""
    side = seat & 1
    code = kind + 16 * side + CLOSED * closed
    if kind == CHAMELEON and side == RED:
        code |= SHOWS_RED  # MI-D1
    s.cells[cell] = code
    s.taken |= 1 << cell
    s.hand[seat, kind] -= 1
    s.holds[seat] -= 1
    if not closed:
        if kind == FROG:
            s.frog_by[side] = seat  # MI-T8
        turn_chameleons(s, cell)


@njit
def put_hippo(s: State, seat: int, pair: int, kind: int) -> None:
    """The Hippo takes two cells (MI-N9). Nothing lies on them until it settles, so no effect finds it (MI-E7)."""
    side = seat & 1
    for i in range(2):
        s.hippo[side, i] = PAIRS[pair, i]
        s.taken |= 1 << PAIRS[pair, i]
    s.hippo_by[side] = seat
    s.hippo_since[side] = s.turns
    s.hand[seat, kind] -= 1
    s.holds[seat] -= 1


@njit
def has_pair(s: State) -> bool:
    """Whether two neighbouring cells are free (MI-D7)."""
    free = free_cells(s)
    across = free & (free >> 1) & 0b011111_011111_011111_011111_011111_011111
    return across != 0 or free & (free >> 6) != 0


@njit
def snake_victim(s: State, seat: int) -> int:
    """The next opponent in turn order with tokens in hand, who replaces the token (MI-D9, MI-T7), or −1."""
    for step in range(1, s.seats, 2):
        victim = (seat + step) % s.seats
        if s.holds[victim] > 0:
            return victim
    return -1


@njit
def targets(s: State, frame: int) -> int:
    """What an effect's frame may choose, one bit each: cells, or for TRADE pairs of directions.

    Whose a token is, its shield says (MI-E3).
    """
    kind = frame_kind(frame)
    cell = frame_argument(frame)
    side = frame_seat(frame) & 1
    found = 0
    if kind == SNAKE_BACK:
        for i in range(BITE.shape[1]):
            near = BITE[cell, i]
            if near >= 0 and s.cells[near] != 0 and (s.cells[near] >> 4) & 1 != side:
                found |= 1 << near
    elif kind == TRADE:
        for pair in range(6):
            one = NEIGHBOUR[cell, DIRECTION_PAIRS[pair, 0]]
            two = NEIGHBOUR[cell, DIRECTION_PAIRS[pair, 1]]
            if one >= 0 and two >= 0 and s.cells[one] != 0 and s.cells[two] != 0:
                found |= 1 << pair
    else:
        for direction in range(4):
            near = NEIGHBOUR[cell, direction]
            if near >= 0 and s.cells[near] != 0 and (kind == SWAP or (s.cells[near] >> 4) & 1 == side):
                found |= 1 << near
    return found


@njit
def begin_effect(s: State, seat: int, cell: int, kind: int) -> None:
    """A mercenary was placed open: it acts at once, if it can (MI-E1, MI-E2). Turtle, Frog and Hippo act elsewhere."""
    if kind == MOLE or kind == MOUSE:
        push(s, SWAP, seat, cell)
    elif kind == FAIRY_DOG:
        push(s, TRADE, seat, cell)
    elif kind == FOX and s.holds[seat] > 0:
        push(s, FOX_BACK, seat, cell)
    elif kind == SNAKE and snake_victim(s, seat) >= 0:
        push(s, SNAKE_BACK, seat, cell)
    else:
        return
    if targets(s, top(s)) == 0:
        pop(s)


@njit
def swap_cells(s: State, one: int, two: int) -> None:
    """Two tokens change places as they lie (MI-E4)."""
    code = s.cells[one]
    s.cells[one] = s.cells[two]
    s.cells[two] = code


@njit
def apply_effect(s: State, frame: int, action: int) -> None:
    """The choice of an effect's frame, which is the top one."""
    kind = frame_kind(frame)
    seat = frame_seat(frame)
    cell = frame_argument(frame)
    pop(s)
    if kind == SWAP:
        target = action - A_SWAP
        swap_cells(s, cell, target)
        turn_chameleons(s, target)  # MI-D2: its own swap
    elif kind == TRADE:
        pair = action - A_TRADE
        swap_cells(s, NEIGHBOUR[cell, DIRECTION_PAIRS[pair, 0]], NEIGHBOUR[cell, DIRECTION_PAIRS[pair, 1]])
    else:
        target = action - A_BACK
        code = s.cells[target]
        if code & 15 == FROG and not code & CLOSED:
            s.frog_by[(code >> 4) & 1] = -1
        s.back = code
        s.cells[target] = 0
        s.taken &= ~(1 << target)
        push(s, REPLACE, seat if kind == FOX_BACK else snake_victim(s, seat), target)

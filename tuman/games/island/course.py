"""What runs by itself between the choices: turns, rounds, deals and counts (MI-U2, MI-S4 … S7, MI-M4 … M10, MI-T6)."""

from tuman.frames import frame_argument, frame_kind, frame_seat, pop, push, top
from tuman.games.island.content import CELLS, CLOSED, CLOUDY, EVERY_CELL, FOG, FROG, KINDS, NEIGHBOURS, QUARTER
from tuman.games.island.hiring import begin_hiring, show
from tuman.games.island.scoring import count_lines
from tuman.games.island.state import (
    CARD,
    COUNT,
    DEAL,
    DRAW,
    END,
    HAND,
    HIRING,
    HOP,
    HOPS,
    LAST_CHOICE,
    LIFT,
    MORE,
    PICK,
    PLACE,
    REFILL,
    ROOM,
    ROUND,
    SECOND,
    SETTLE,
    SHOW,
    TAKE,
    TOKEN,
    TURN,
    State,
    free_cells,
    weather_chooser,
)
from tuman.jit import njit

MOST_EXTRA = 3  # MI-M10


@njit
def advance(s: State) -> None:
    """Runs the frames on top that need no choice."""
    while s.depth > 0:
        frame = top(s)
        kind = frame_kind(frame)
        if kind <= LAST_CHOICE:
            return
        seat = frame_seat(frame)
        pop(s)
        if kind == REFILL:
            if s.left[seat] > 0:
                push(s, DRAW, seat, 1)
        elif kind == MORE:
            more(s, seat, frame_argument(frame))
        elif kind == END:
            end_turn(s, seat)
        elif kind == TURN:
            begin_turn(s, seat)
        elif kind == TOKEN:
            begin_token(s, seat)
        elif kind == ROOM:
            make_room(s, seat)
        elif kind == HOPS:
            offer_hop(s, seat)
        elif kind == ROUND:
            begin_round(s)
        elif kind == HIRING:
            begin_hiring(s, frame_argument(frame))
        elif kind == SHOW:
            show(s, frame_argument(frame))
        elif kind == DEAL:
            deal(s)
        elif kind == COUNT:
            count(s)


@njit
def begin_turn(s: State, seat: int) -> None:
    """MI-U2 (1)."""
    s.turns += 1
    s.placed = 0
    s.owes = 1 if s.debt == seat else 0
    s.debt = -1
    push(s, TOKEN, seat, 0)
    side = seat & 1
    if s.hippo[side, 0] >= 0 and s.hippo_by[side] == seat:
        push(s, SETTLE, seat, side)


@njit
def begin_token(s: State, seat: int) -> None:
    """MI-U2 (2) to (4), in the order of their coming: the last pushed is the first."""
    if s.holds[seat] == 0:
        push(s, END, seat, 0)  # MI-U5
        return
    push(s, PLACE, seat, 0)
    if s.placed == 0:
        push(s, HOPS, seat, 0)
    push(s, ROOM, seat, 0)


@njit
def make_room(s: State, seat: int) -> None:
    """No free cell: Darkness is lifted (MI-W4), or the Hippo that has held two cells longest settles (MI-U4)."""
    if free_cells(s) != 0:
        return
    if s.dark != 0:
        push(s, LIFT, seat, 0)
        return
    side = 0
    if s.hippo[0, 0] < 0 or (s.hippo[1, 0] >= 0 and s.hippo_since[1] < s.hippo_since[0]):
        side = 1
    push(s, SETTLE, s.hippo_by[side], side)


@njit
def offer_hop(s: State, seat: int) -> None:
    """MI-N7, MI-D6: the Frog this seat has placed, if it lies open beside a free cell."""
    side = seat & 1
    if s.frog_by[side] != seat:
        return
    for cell in range(CELLS):
        if s.cells[cell] == FROG + 16 * side:
            if free_cells(s) & NEIGHBOURS[cell]:
                push(s, HOP, seat, cell)
            return


@njit
def more(s: State, seat: int, turtle: int) -> None:
    """MI-U2 (5): a second token may be due or allowed, never a third (MI-U3)."""
    if s.placed == 1 and s.owes:
        push(s, TOKEN, seat, 0)  # MI-D5
    elif s.placed == 1 and turtle and s.holds[seat] > 0 and (free_cells(s) | s.dark) != 0:
        push(s, SECOND, seat, 0)  # MI-D4
    else:
        push(s, END, seat, 0)


@njit
def end_turn(s: State, seat: int) -> None:
    for other in range(s.seats):
        if s.holds[other] > 0:
            push(s, TURN, (seat + 1) % s.seats, 0)
            return
    push(s, COUNT, 0, 0)  # MI-S4: all tokens are placed, so all cells are full (MI-U6)


@njit
def round_starter(s: State) -> int:
    """MI-S5, MI-M4, MI-M10, MI-B4, MI-T6."""
    if s.played >= s.rounds:
        return (s.starter + 1) % s.seats
    if s.rounds == 2 or s.every_round:
        return (s.first + s.played) % s.seats
    if s.played < 2:
        return (s.first + s.played) % s.seats
    return (s.first + 5 - s.played) % s.seats if s.seats == 4 else (s.first + 3 - s.played) % 2


@njit
def begin_round(s: State) -> None:
    """MI-M8: hiring, weather, the tokens in hand, play."""
    s.starter = round_starter(s)
    push(s, TURN, s.starter, 0)
    push(s, DEAL, 0, 0)
    regular = s.played < s.rounds  # nothing is hired or drawn for an extra round
    if regular and s.draws and (s.every_round or s.played % 2 == 0):
        push(s, PICK, weather_chooser(s), 0)
        push(s, CARD, 0, 0)
        push(s, CARD, 0, 0)
    if regular and s.mercenaries:
        first_hiring = 0 if s.blitz else 1 if s.every_round else 2
        if s.played >= first_hiring and (s.played == 0 or not s.blitz):  # MI-M1, MI-B2
            push(s, HIRING, 0, 0)


@njit
def deal(s: State) -> None:
    """Every round is set up afresh (MI-S7); hands are chosen (MI-S1) or drawn (MI-T2)."""
    s.dark = EVERY_CELL & ~QUARTER[0] if s.weather == CLOUDY or s.weather == FOG else 0
    for side in range(2):
        s.frog_by[side] = -1
        for kind in range(KINDS):
            s.deck[side, kind] = s.pool[side, kind]
    for seat in range(s.seats - 1, -1, -1):
        if s.seats == 2:
            s.left[seat] = 13
            push(s, TAKE, seat, 0)
        else:
            s.left[seat] = 9
            push(s, DRAW, seat, HAND)


@njit
def count(s: State) -> None:
    """The board is full: closed tokens are turned over (MI-W8), lines are counted (MI-S4), the board is cleared."""
    for cell in range(CELLS):
        s.last[cell] = s.cells[cell] & ~CLOSED
        s.cells[cell] = 0
    s.taken = 0
    s.debt = -1  # MI-S7: a Turtle's debt does not outlast the round
    count_lines(s.last, s.tally[s.played], s.tally[:0])
    paid = s.mercenaries and not s.blitz and (s.played >= 1 or s.every_round)
    for side in range(2):
        s.points[side] += s.tally[s.played, side]
        if paid:  # MI-C6, MI-M7
            s.coins[side] += s.points[side] if s.played == 1 and not s.every_round else s.tally[s.played, side]
    s.played += 1
    level = s.points[0] == s.points[1] and s.mercenaries  # MI-M5, MI-B3; elsewhere the win is shared (MI-S6)
    if s.played < s.rounds or (level and s.played < s.rounds + MOST_EXTRA):
        push(s, ROUND, 0, 0)

"""The course of a match: how it starts, who acts, what an action does (MI-S, MI-U, MI-W, MI-M, MI-B, MI-T).

What may be chosen is in choices.py. `apply` carries out the choice of the top frame; `advance` (course.py) then runs
the frames that need no choice.
"""

from tuman.core import CHANCE, OVER, POINT, Ints
from tuman.frames import frame_argument, frame_kind, frame_seat, pop, push, top
from tuman.games.island.content import (
    CARDS_OF_A_KIND,
    COUNT,
    FIRST_MERCENARY,
    HIPPO,
    KINDS,
    NIGHT,
    QUARTER,
    QUESTIONS,
    TURTLE,
)
from tuman.games.island.course import advance
from tuman.games.island.effects import apply_effect, begin_effect, put, put_hippo
from tuman.games.island.hiring import next_question
from tuman.games.island.state import (
    A_CARD,
    A_DRAW,
    A_FIRST,
    A_HIPPO,
    A_HOP,
    A_LIFT,
    A_PICK,
    A_SETTLE,
    A_SKIP,
    A_STAY,
    A_STOP,
    A_TAKE,
    CARD,
    DRAW,
    END,
    FIRST,
    HAND,
    HIRE,
    HOP,
    LAST_CHANCE,
    LAST_CHOICE,
    LIFT,
    MORE,
    PICK,
    PLACE,
    REFILL,
    REPLACE,
    ROUND,
    SECOND,
    SETTLE,
    TAKE,
    State,
)
from tuman.jit import njit

# Indices of encoded options.
(
    O_SEATS,
    O_ROUNDS,
    O_MERCENARIES,
    O_BLITZ,
    O_NAMED,
    O_DRAWS,
    O_NIGHT,
    O_EVERY_ROUND,
    O_MICE,
    O_STRICT,
    O_FIRST,
) = range(11)
OPTIONS = 11
BLITZ_COINS = 80  # MI-B1


@njit
def start(s: State, options: Ints) -> None:
    s.seats = options[O_SEATS]
    s.rounds = options[O_ROUNDS]
    s.mercenaries = options[O_MERCENARIES]
    s.blitz = options[O_BLITZ]
    s.named = options[O_NAMED]
    s.weather = s.named
    s.draws = options[O_DRAWS]
    s.night = options[O_NIGHT]
    s.every_round = options[O_EVERY_ROUND]
    s.mice = options[O_MICE]
    s.strict = options[O_STRICT]
    s.first = options[O_FIRST]
    s.debt = -1
    for side in range(2):
        for kind in range(KINDS):
            s.pool[side, kind] = COUNT[kind]
        if s.blitz:
            s.coins[side] = BLITZ_COINS
        s.hippo[side, 0] = s.hippo[side, 1] = -1
        s.frog_by[side] = -1
    if s.draws:
        for weather in range(1, 5):
            if weather != NIGHT or s.night:
                s.cards[weather] = CARDS_OF_A_KIND
    push(s, ROUND, 0, 0)
    if s.first < 0:
        push(s, FIRST, 0, 0)  # MI-S2
    advance(s)


@njit
def actor(s: State) -> int:
    if s.depth == 0:
        return OVER
    frame = top(s)
    if frame_kind(frame) <= LAST_CHANCE:
        return CHANCE
    return frame_seat(frame)


@njit
def scores(s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat & 1] * POINT


@njit
def apply(s: State, action: int) -> None:
    frame = top(s)
    kind = frame_kind(frame)
    seat = frame_seat(frame)
    if kind == PLACE or kind == SECOND:
        pop(s)
        if action < A_STOP:
            place(s, seat, action)
        elif action == A_STOP:
            push(s, END, seat, 0)
        else:
            lift(s, action - A_LIFT)
            push(s, PLACE, seat, 0)
    elif kind == DRAW:
        draw(s, seat, action - A_DRAW)
    elif kind == TAKE:
        token = action - A_TAKE
        s.deck[seat & 1, token] -= 1
        s.hand[seat, token] += 1
        s.holds[seat] += 1
        if s.holds[seat] == HAND:
            pop(s)
    elif kind == LIFT:
        pop(s)
        lift(s, action - A_LIFT)
    elif kind == REPLACE:
        replace(s, seat, action)
    elif kind == SETTLE:
        pop(s)
        settle(s, frame_argument(frame), action - A_SETTLE)
    elif kind == HOP:
        pop(s)
        if action != A_STAY:
            cell = frame_argument(frame)
            s.cells[action - A_HOP] = s.cells[cell]
            s.cells[cell] = 0
            s.taken ^= 1 << cell | 1 << (action - A_HOP)
    elif kind == HIRE:
        q = frame_argument(frame)
        pop(s)
        if action < A_SKIP:
            s.answers[seat] |= 1 << q
        q = next_question(s, seat & 1, q + 1)
        if q < QUESTIONS:
            push(s, HIRE, seat, q)
    elif kind == CARD:
        card(s, action - A_CARD)
    elif kind == PICK:
        pick(s, seat, action - A_PICK)
    elif kind == FIRST:
        pop(s)
        s.first = action - A_FIRST
    else:
        apply_effect(s, frame, action)
    if s.depth > 0 and frame_kind(top(s)) > LAST_CHOICE:
        advance(s)


@njit
def place(s: State, seat: int, action: int) -> None:
    """A token is placed in the seat's turn; its effect and the draw follow."""
    s.placed += 1
    if s.placed == 2 and not s.owes:
        s.debt = (seat + 1) % s.seats  # MI-N6, MI-T8
    if action >= A_HIPPO:
        push(s, MORE, seat, 0)
        push(s, REFILL, seat, 0)
        put_hippo(s, seat, action - A_HIPPO, HIPPO)
        return
    kind = action & 15
    closed = action >> 4 & 1
    cell = action >> 5
    put(s, seat, cell, kind, closed)
    push(s, MORE, seat, 1 if kind == TURTLE and not closed else 0)
    push(s, REFILL, seat, 0)
    if kind >= FIRST_MERCENARY and not closed:
        begin_effect(s, seat, cell, kind)


@njit
def replace(s: State, seat: int, action: int) -> None:
    """Another token goes to where Fox or Snake took one, which comes to hand after it (MI-E5)."""
    pop(s)
    put(s, seat, action >> 5, action & 15, action >> 4 & 1)
    s.hand[seat, s.back & 15] += 1
    s.holds[seat] += 1
    s.back = 0


@njit
def draw(s: State, seat: int, kind: int) -> None:
    s.deck[seat & 1, kind] -= 1
    s.left[seat] -= 1
    s.hand[seat, kind] += 1
    s.holds[seat] += 1
    frame = top(s)
    pop(s)
    if frame_argument(frame) > 1:
        push(s, DRAW, seat, frame_argument(frame) - 1)


@njit
def lift(s: State, quarter: int) -> None:
    s.dark &= ~QUARTER[quarter]


@njit
def settle(s: State, side: int, cell: int) -> None:
    """The Hippo of a side goes to one of its two cells (MI-N9)."""
    for i in range(2):
        if s.hippo[side, i] != cell:
            s.taken &= ~(1 << s.hippo[side, i])
        s.hippo[side, i] = -1
    s.cells[cell] = HIPPO + 16 * side


@njit
def card(s: State, weather: int) -> None:
    pop(s)
    s.drawn[s.drawn_n] = weather
    s.drawn_n += 1
    if s.cards[weather] > 0:
        s.cards[weather] -= 1
        return
    s.under_n -= 1
    for i in range(s.under_n):
        s.under[i] = s.under[i + 1]
        s.under_by[i] = s.under_by[i + 1]
    s.under[s.under_n] = 0
    s.under_by[s.under_n] = 0


@njit
def pick(s: State, seat: int, weather: int) -> None:
    """One of the two cards is the weather of the part, the other goes under the deck (MI-W1)."""
    pop(s)
    s.weather = weather
    s.picked[s.parts] = weather
    s.parts += 1
    s.under[s.under_n] = s.drawn[1] if s.drawn[0] == weather else s.drawn[0]
    s.under_by[s.under_n] = seat
    s.under_n += 1
    s.drawn[0] = s.drawn[1] = 0
    s.drawn_n = 0

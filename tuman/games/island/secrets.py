"""What a viewer may not know (MI-H1, MI-H2), and possible truths behind it. Nothing else hides anything."""

from tuman.core import PUBLIC, Ints, below
from tuman.frames import frame_argument, frame_kind, frame_seat, top
from tuman.games.island.content import (
    CARDS_OF_A_KIND,
    CELLS,
    CHAMELEON,
    CHEAPEST,
    CLOSED,
    HIPPO,
    KINDS,
    NIGHT,
    QUESTIONS,
)
from tuman.games.island.hiring import can_hire, hires_in, next_question
from tuman.games.island.state import (
    A_CARD,
    A_DRAW,
    A_HIPPO,
    A_HIRE,
    A_PICK,
    A_SKIP,
    A_TAKE,
    HIRE,
    SHOW,
    State,
    weather_chooser,
)
from tuman.jit import njit


@njit
def sees_closed(s: State, side: int, viewer: int) -> bool:
    """A player's own closed tokens stay shown to it (MI-W7)."""
    return viewer != PUBLIC and viewer & 1 == side and not s.strict


@njit
def hide_set(tokens: Ints) -> None:
    """Leaves only the number of things in a set, at index 0."""
    total = 0
    for i in range(len(tokens)):
        total += tokens[i]
        tokens[i] = 0
    tokens[0] = total


@njit
def conceal(s: State, viewer: int) -> None:
    for seat in range(s.seats):
        if seat != viewer:  # a partner's too (MI-T3)
            hide_set(s.hand[seat])
    for side in range(2):
        closed = False
        for cell in range(CELLS):
            if s.cells[cell] & CLOSED and (s.cells[cell] >> 4) & 1 == side:
                closed = True
                if not sees_closed(s, side, viewer):
                    s.cells[cell] &= ~15
        # A player knows its own deck by subtraction, unless a partner or strict memory blurs it.
        if s.seats == 4 or viewer == PUBLIC or viewer & 1 != side or (s.strict and closed):
            hide_set(s.deck[side])
    if s.back & CLOSED and frame_seat(top(s)) != viewer:
        s.back &= ~15
    if s.draws:
        hide_set(s.cards)
        for i in range(s.drawn_n):
            if weather_chooser(s) != viewer:  # MI-W11
                s.drawn[i] = 0
        for i in range(s.under_n):
            if s.under_by[i] != viewer:
                s.under[i] = 0
    if s.depth > 0 and frame_kind(top(s)) == HIRE:
        for seat in range(s.seats):
            if seat != viewer:
                s.answers[seat] = -1


@njit
def determinize(s: State, viewer: int, rng: Ints) -> None:
    for side in range(2):
        if s.taken != 0 or s.left[side] > 0:
            deal_unseen(s, side, rng)
    if s.draws:
        shuffle_weather(s, rng)
    if s.depth > 0 and frame_kind(top(s)) == HIRE:
        for seat in range(s.seats):
            if s.answers[seat] < 0:
                guess_answers(s, seat, rng)


@njit
def draw_one(tokens: Ints, barred: int, rng: Ints) -> int:
    """Takes a random thing out of a set, but none of the barred kind."""
    total = 0
    for kind in range(1, len(tokens)):
        if kind != barred:
            total += tokens[kind]
    pick = below(rng, total)
    for kind in range(1, len(tokens)):
        if kind != barred:
            pick -= tokens[kind]
            if pick < 0:
                tokens[kind] -= 1
                return kind
    return 0


@njit
def deal_unseen(s: State, side: int, rng: Ints) -> None:
    """All tokens of a side that the viewer has not seen are put together and dealt again to where they may be."""
    deck = s.deck[side]
    deck[0] = 0
    for kind in range(1, KINDS):
        deck[kind] = s.pool[side, kind]
    for seat in range(side, s.seats, 2):
        for kind in range(1, KINDS):
            deck[kind] -= s.hand[seat, kind]
    for cell in range(CELLS):
        if (s.cells[cell] >> 4) & 1 == side and s.cells[cell] & 15:
            deck[s.cells[cell] & 15] -= 1
    if s.hippo[side, 0] >= 0:
        deck[HIPPO] -= 1
    if s.back and (s.back >> 4) & 1 == side and s.back & 15:
        deck[s.back & 15] -= 1
    for cell in range(CELLS):
        if s.cells[cell] == CLOSED + 16 * side:
            s.cells[cell] += draw_one(deck, CHAMELEON, rng)  # MI-D1: it is never closed
    if s.back == CLOSED + 16 * side:
        s.back += draw_one(deck, CHAMELEON, rng)
    for seat in range(side, s.seats, 2):
        for _ in range(s.hand[seat, 0]):
            s.hand[seat, draw_one(deck, 0, rng)] += 1
        s.hand[seat, 0] = 0


@njit
def shuffle_weather(s: State, rng: Ints) -> None:
    cards = s.cards
    for weather in range(1, 5):
        cards[weather] = CARDS_OF_A_KIND if weather != NIGHT or s.night else 0
    cards[0] = 0
    for i in range(s.parts):
        cards[s.picked[i]] -= 1
    for i in range(s.drawn_n):
        cards[s.drawn[i]] -= 1
    for i in range(s.under_n):
        cards[s.under[i]] -= 1
    cards[0] = 0  # took the hidden ones
    for i in range(s.drawn_n):
        if s.drawn[i] == 0:
            s.drawn[i] = draw_one(cards, 0, rng)
    for i in range(s.under_n):
        if s.under[i] == 0:
            s.under[i] = draw_one(cards, 0, rng)


@njit
def guess_answers(s: State, seat: int, rng: Ints) -> None:
    """Answers that a seat may have given so far in this hiring."""
    s.answers[seat] = 0
    group = 0
    asked = QUESTIONS
    for i in range(s.depth):
        if frame_kind(s.frames[i]) == SHOW:
            group = frame_argument(s.frames[i])
        if frame_kind(s.frames[i]) == HIRE and frame_seat(s.frames[i]) == seat:
            asked = frame_argument(s.frames[i])
    if not hires_in(s, seat, group) or s.coins[seat & 1] < CHEAPEST:
        return
    q = next_question(s, seat & 1, 0)
    while q < asked:
        if can_hire(s, seat, q) and below(rng, 2):
            s.answers[seat] |= 1 << q
        q = next_question(s, seat & 1, q + 1)


@njit
def veil(s: State, action: int, viewer: int) -> int:
    if s.depth == 0:
        return action
    seat = frame_seat(top(s))
    if action < A_HIPPO:
        return action & ~15 if action & 16 and not sees_closed(s, seat & 1, viewer) else action
    if A_TAKE <= action < A_HIRE:
        return action if seat == viewer else A_TAKE
    if A_HIRE <= action < A_PICK:
        return action if seat == viewer else A_SKIP
    if A_CARD <= action < A_DRAW:
        return action if weather_chooser(s) == viewer else A_CARD
    if action >= A_DRAW:
        return action if seat == viewer else A_DRAW
    return action

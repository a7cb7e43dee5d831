"""Hiring: who is asked about which mercenary, what it costs, and the showing (MI-M2, MI-M3, MI-T4)."""

from tuman.frames import push
from tuman.games.island.content import CHEAPEST, GIVES_UP, PRICE, QUESTIONS, SECOND_MOUSE
from tuman.games.island.state import (
    HIRE,
    HIRING,
    SHOW,
    State,
)
from tuman.jit import njit


@njit
def question_kind(q: int) -> int:
    """The mercenary that question q of a hiring is about."""
    return min(q, QUESTIONS - 2) + 5


@njit
def next_question(s: State, side: int, q: int) -> int:
    """The first question from q on that a side is asked, or QUESTIONS."""
    while q < QUESTIONS:
        owned = s.pool[side, question_kind(q)]
        if owned == 0 and (q < QUESTIONS - 1 or s.mice == 2):
            return q
        if owned == 1 and q == QUESTIONS - 1 and s.mice == 2:
            return q
        q += 1
    return q


@njit
def spent(s: State, seat: int) -> int:
    """What the answers so far will cost."""
    coins = 0
    for q in range(QUESTIONS):
        if s.answers[seat] >> q & 1:
            coins += PRICE[question_kind(q)]
    return coins


@njit
def can_hire(s: State, seat: int, q: int) -> bool:
    """MI-M2: the price, and the token to give up; the second Mouse only after the first."""
    kind = question_kind(q)
    side = seat & 1
    if spent(s, seat) + PRICE[kind] > s.coins[side]:
        return False
    given = 0
    for other in range(q):
        if s.answers[seat] >> other & 1 and GIVES_UP[question_kind(other)] == GIVES_UP[kind]:
            given += 1
    if s.pool[side, GIVES_UP[kind]] <= given:
        return False
    return q != SECOND_MOUSE or s.pool[side, kind] == 1 or s.answers[seat] >> (SECOND_MOUSE - 1) & 1 == 1


@njit
def hires_in(s: State, seat: int, group: int) -> bool:
    """Whether a seat is asked in this group of a hiring (MI-M3, MI-T4)."""
    if s.seats == 2:
        return group == 0
    place = (seat - s.first) % 4  # counted from the first player
    return (place // 2 + s.hirings) % 2 == group


@njit
def begin_hiring(s: State, group: int) -> None:
    push(s, SHOW, 0, group)
    for seat in range(s.seats - 1, -1, -1):
        if hires_in(s, seat, group) and s.coins[seat & 1] >= CHEAPEST:
            q = next_question(s, seat & 1, 0)
            if q < QUESTIONS:
                push(s, HIRE, seat, q)


@njit
def show(s: State, group: int) -> None:
    """All of a group have decided: mercenaries are shown and paid (MI-M3)."""
    for seat in range(s.seats):
        side = seat & 1
        s.coins[side] -= spent(s, seat)
        for q in range(QUESTIONS):
            if s.answers[seat] >> q & 1:
                kind = question_kind(q)
                s.pool[side, kind] += 1  # the side's, whoever hired it (MI-T5)
                s.pool[side, GIVES_UP[kind]] -= 1
        s.answers[seat] = 0
    if s.seats == 4 and group == 0:
        push(s, HIRING, 0, 1)
        return
    s.hirings += 1
    if s.blitz:
        s.coins[0] = s.coins[1] = 0

"""Points (VN-P2 … VN-P4)."""

from tuman.core import POINT, Ints, States
from tuman.games.nebula.state import (
    ARCHITECT,
    CARDS,
    LAZY_EXPLORER,
    MAYOR,
    MEADOWS,
    MERCHANT,
    SITES,
    TOKEN_TYPES,
    State,
    bits,
    pieces,
    uncovered,
)
from tuman.jit import lowest_bit, njit

END_CARD_POINTS = 2
EXPLORER_POINTS = 2
SOURCES = ("tokens", "contracts", "explorers", "end_card", "storage")


@njit
def token_points(s: State, seat: int) -> int:
    points = 0
    for kind in range(TOKEN_TYPES):
        points += int(s.owned[seat, kind]) * int(s.token_points[kind])
    return points


@njit
def tokens_owned(s: State, seat: int) -> int:
    n = 0
    for kind in range(TOKEN_TYPES):
        n += s.owned[seat, kind]
    return n


@njit
def small_contracts(s: State, seat: int) -> int:
    """Fulfilled contracts that ask for exactly two pieces (VN-K4)."""
    n = 0
    for card in range(CARDS):
        if (s.fulfilled[seat] >> card) & 1 and s.card_size[card] == 2:
            n += 1
    return n


@njit
def contract_points(s: State, seat: int, card: int) -> int:
    """What a fulfilled contract brings at the end (VN-K2, VN-K4, VN-K7, VN-K10)."""
    points = int(s.card_points[card])
    kind = s.card_kind[card]
    if kind == ARCHITECT:
        points += bits(s.fulfilled[seat])
    elif kind == MAYOR:
        points += 2 * small_contracts(s, seat)
    elif kind == LAZY_EXPLORER:
        points += 4 - uncovered(s, seat)
    elif kind == MERCHANT:
        points += tokens_owned(s, seat)
    return points


@njit
def points_by_source(s: State, seat: int, out: Ints) -> None:
    """VN-P3, in the order of SOURCES."""
    out[0] = token_points(s, seat)
    out[1] = 0
    for card in range(CARDS):
        if (s.fulfilled[seat] >> card) & 1:
            out[1] += contract_points(s, seat, card)
    out[2] = EXPLORER_POINTS * uncovered(s, seat)
    out[3] = END_CARD_POINTS if s.end_card == seat else 0
    out[4] = -pieces(s.storage[seat])


@njit
def total(s: State, seat: int) -> int:
    return token_points(s, seat) + beside_tokens(s, seat)


@njit
def beside_tokens(s: State, seat: int) -> int:
    """All points but those of tokens."""
    points = EXPLORER_POINTS * uncovered(s, seat) - pieces(s.storage[seat])
    fulfilled = s.fulfilled[seat]
    while fulfilled:
        points += contract_points(s, seat, lowest_bit(fulfilled))
        fulfilled &= fulfilled - 1
    return points + END_CARD_POINTS if s.end_card == seat else points


@njit
def tally_at(states: States, points: Ints, worth: Ints) -> None:
    """Every seat's points by source, and what each of its fulfilled contracts is worth."""
    s = states[0]
    for seat in range(s.seats):
        points_by_source(s, seat, points[seat])
        for card in range(CARDS):
            if (s.fulfilled[seat] >> card) & 1:
                worth[seat, card] = contract_points(s, seat, card)


@njit
def scores(s: State, out: Ints) -> None:
    """Points; among equals, fewer stored pieces are better (VN-P4)."""
    for seat in range(s.seats):
        out[seat] = POINT * total(s, seat) - min(pieces(s.storage[seat]), POINT - 1)


@njit
def finish(s: State) -> None:
    """VN-P2: what is left on own sites and own exploitations goes to the storage area."""
    for meadow in range(MEADOWS):
        seat = s.craftsman[meadow]
        if seat >= 0:
            s.storage[seat] += s.goods[meadow]
            s.goods[meadow] = 0
            s.goods_at &= ~(1 << meadow)
    for seat in range(s.seats):
        for slot in range(SITES):
            s.storage[seat] += s.site_goods[seat, slot]
            s.site_goods[seat, slot] = 0
    s.finished = 1

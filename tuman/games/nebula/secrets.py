"""What a viewer may not know (VN-H1, VN-H2), and possible truths behind it. Nothing else hides anything."""

from tuman.core import Ints, below
from tuman.frames import frame_seat, top
from tuman.games.nebula.state import A_DEAL, A_DRAW, A_OPEN, CARDS, NEUTRAL, PRIVATE, State, bits
from tuman.jit import njit


@njit
def conceal(s: State, viewer: int) -> None:
    """Hidden cards go back to where they might as well be: the deck and the box.

    Which special token lies in the box is no secret (VN-H3).
    """
    for seat in range(s.seats):
        if seat != viewer:
            s.deck |= s.hand[seat] & NEUTRAL
            s.box |= s.hand[seat] & PRIVATE
            s.hand[seat] = 0


@njit
def determinize(s: State, viewer: int, rng: Ints) -> None:
    for seat in range(s.seats):
        if seat != viewer:
            for _ in range(s.hand_neutral[seat] - bits(s.hand[seat] & NEUTRAL)):
                card = random_card(s.deck, rng)
                s.deck ^= card
                s.hand[seat] |= card
            for _ in range(s.hand_private[seat] - bits(s.hand[seat] & PRIVATE)):
                card = random_card(s.box, rng)
                s.box ^= card
                s.hand[seat] |= card


@njit
def random_card(cards: int, rng: Ints) -> int:
    """One of a set of cards, as its bit."""
    for _ in range(below(rng, bits(cards))):
        cards &= cards - 1
    return cards & -cards


@njit
def veil(s: State, action: int, viewer: int) -> int:
    if A_DEAL <= action < A_OPEN:
        return action if frame_seat(top(s)) == viewer else A_DEAL + CARDS
    if action >= A_DRAW:
        return action if frame_seat(top(s)) == viewer else A_DRAW + CARDS
    return action

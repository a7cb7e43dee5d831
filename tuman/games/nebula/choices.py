"""What may be chosen: the legal actions, and what chance may do (VN-S, VN-A … VN-F)."""

from tuman.core import Ints
from tuman.frames import frame_kind, frame_seat, top
from tuman.games.nebula.effects import effect_choices
from tuman.games.nebula.ground import has_tile, reach
from tuman.games.nebula.hexes import FOREST, MIST
from tuman.games.nebula.state import (
    A_BOX,
    A_BUILD,
    A_BUILD_LAZY,
    A_BUILD_PRIEST,
    A_CRAFTSMAN,
    A_DEAL,
    A_DRAW,
    A_EXPLORE,
    A_FIRST,
    A_OPEN,
    A_PASS,
    A_SITE,
    A_TOKEN,
    A_TRANSPORT,
    BOX,
    CARDS,
    DEAL,
    DRAW,
    FIRST,
    LAST_CHANCE,
    OPEN,
    PLACES,
    RESOURCES,
    SITES,
    THREE_KINDS,
    TOKEN,
    TOKEN_TYPES,
    TURN,
    State,
    count,
    covers,
    list_bits,
    list_hexes,
    one,
)
from tuman.jit import lowest_bit, njit


@njit
def chance(s: State, out: Ints, weights: Ints) -> int:
    if s.depth == 0:
        return 0
    kind = frame_kind(top(s))
    n = 0
    if kind == FIRST:
        for seat in range(s.seats):
            out[seat] = A_FIRST + seat
        n = s.seats
    elif kind == BOX:
        for resource in range(RESOURCES):
            out[resource] = A_BOX + resource
        n = RESOURCES
    elif kind == TOKEN:
        for token in range(TOKEN_TYPES):
            if s.token_left[token] > 0:
                out[n] = A_TOKEN + token
                weights[n] = s.token_left[token]
                n += 1
        return n
    elif kind == DEAL:
        n = list_bits(s.box, A_DEAL, out, 0)
    elif kind == OPEN:
        n = list_bits(s.deck, A_OPEN, out, 0)
    elif kind == DRAW:
        n = list_bits(s.deck, A_DRAW, out, 0)
    for i in range(n):
        weights[i] = 1
    return n


@njit
def legal(s: State, out: Ints) -> int:
    if s.depth == 0:
        return 0
    frame = top(s)
    kind = frame_kind(frame)
    if kind <= LAST_CHANCE:
        return 0
    if kind != TURN:
        return effect_choices(s, frame, out)
    seat = frame_seat(frame)
    n = 0
    if s.free_craftsmen[seat] > 0:
        n = list_bits(s.tokens_at, A_CRAFTSMAN, out, n)  # VN-A
    if s.sites_placed[seat] < min(SITES, int(s.buildings_left[seat])):
        n = list_bits(((1 << s.ruins) - 1) & ~s.full, A_SITE, out, n)  # VN-B, VN-B2
    if has_tile(s, seat):
        low = s.near_empty[0] | s.near_own[seat, 0]
        high = s.near_empty[1] | s.near_own[seat, 1]
        n = list_hexes(low & s.bare[MIST, 0], high & s.bare[MIST, 1], A_EXPLORE, out, n)  # VN-C
        if s.actions >= 2:
            n = list_hexes(low & s.bare[FOREST, 0], high & s.bare[FOREST, 1], A_EXPLORE, out, n)  # VN-D
    if s.sites_placed[seat] > 0:
        for slot in range(SITES):
            if s.site[seat, slot] >= 0:
                n = transports(s, slot, reach(s, s.site[seat, slot]) & s.goods_at, out, n)
                if s.site_goods[seat, slot] != 0:
                    n = builds(s, seat, slot, out, n)
    if n == 0 or s.actions <= s.distilleries:
        out[n] = A_PASS  # VN-T2, VN-E7
        n += 1
    return n


@njit
def transports(s: State, slot: int, sources: int, out: Ints, n: int) -> int:
    """VN-E, each kind of piece that is there (VN-X4)."""
    while sources:
        meadow = lowest_bit(sources)
        sources &= sources - 1
        for resource in range(RESOURCES):
            if count(s.goods[meadow], resource) > 0:
                out[n] = A_TRANSPORT + (meadow * RESOURCES + resource) * SITES + slot
                n += 1
    return n


@njit
def builds(s: State, seat: int, slot: int, out: Ints, n: int) -> int:
    """VN-F: the contracts of the hand and of the board that a site has everything for."""
    goods = s.site_goods[seat, slot]
    cards = s.hand[seat]
    for place in range(PLACES):
        if s.board[place] >= 0:
            cards |= 1 << s.board[place]
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if card == s.lazy_explorer:
            for resource in range(RESOURCES):
                if count(goods, resource) >= 2:
                    out[n] = A_BUILD_LAZY + slot * RESOURCES + resource
                    n += 1
        elif card == s.priest:
            for three in range(len(THREE_KINDS)):
                if covers(goods, three_pieces(three)):
                    out[n] = A_BUILD_PRIEST + slot * len(THREE_KINDS) + three
                    n += 1
        elif covers(goods, s.asks[card]):
            out[n] = A_BUILD + slot * CARDS + card
            n += 1
    return n


@njit
def three_pieces(three: int) -> int:
    return one(THREE_KINDS[three, 0]) + one(THREE_KINDS[three, 1]) + one(THREE_KINDS[three, 2])

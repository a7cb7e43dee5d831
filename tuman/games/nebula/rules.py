"""The course of a match: who acts, what is legal, what an action does (VN-S, VN-T, VN-A … VN-F, VN-P).

`apply` carries out the choice of the top frame; `advance` then runs the frames that need no choice.
"""

from tuman.core import CHANCE, OVER, Ints
from tuman.frames import frame_kind, frame_seat, pop, push, top
from tuman.games.nebula.choices import three_pieces
from tuman.games.nebula.course import advance, settle_chance
from tuman.games.nebula.effects import apply_effect, begin_effect
from tuman.games.nebula.ground import (
    change_goods,
    lay_tile,
    next_to,
    open_exploitation,
    set_up_map,
    take_tile,
)
from tuman.games.nebula.hexes import FOREST
from tuman.games.nebula.state import (
    A_BUILD,
    A_BUILD_LAZY,
    A_BUILD_PRIEST,
    A_CRAFTSMAN,
    A_EXPLORE,
    A_PASS,
    A_SITE,
    A_TRANSPORT,
    AFTER,
    BEGIN,
    BOX,
    BUILDINGS,
    CARDS,
    DEAL,
    DISTILLERY,
    FIRST,
    LAST_CHANCE,
    LAST_CHOICE,
    LAZY_EXPLORER,
    MOST_HEXES,
    NEUTRAL,
    NEUTRAL_CARDS,
    OPEN,
    PLACES,
    PRIEST,
    PRIVATE,
    RESOURCES,
    SITES,
    THREE_KINDS,
    TILES,
    TOKEN,
    TOKEN_TYPES,
    TURN,
    State,
    one,
)
from tuman.jit import njit

# Encoded options: single numbers first, then the tables of the content pack.
O_SEATS, O_FIRST, O_HEXES, O_SUPPLY = range(4)
O_TERRAIN = 4
O_ROW = O_TERRAIN + MOST_HEXES
O_COLUMN = O_ROW + MOST_HEXES
O_NEIGHBOUR = O_COLUMN + MOST_HEXES
O_KIND = O_NEIGHBOUR + MOST_HEXES * 6
O_SIZE = O_KIND + CARDS
O_POINTS = O_SIZE + CARDS
O_ASKS = O_POINTS + CARDS
O_TOKENS = O_ASKS + CARDS  # resource, pieces, points, special, number of each kind of token
OPTIONS = O_TOKENS + TOKEN_TYPES * 5

DEALT = 2  # private contracts for each player (VN-S2)


@njit
def start(s: State, options: Ints) -> None:
    s.seats = options[O_SEATS]
    s.first = options[O_FIRST]
    s.hexes = options[O_HEXES]
    for hex in range(s.hexes):
        s.terrain[hex] = options[O_TERRAIN + hex]
        s.row[hex] = options[O_ROW + hex]
        s.column[hex] = options[O_COLUMN + hex]
        for side in range(6):
            s.neighbour[hex, side] = options[O_NEIGHBOUR + hex * 6 + side]
    set_up_map(s)
    for card in range(CARDS):
        s.card_kind[card] = options[O_KIND + card]
        s.card_size[card] = options[O_SIZE + card]
        s.card_points[card] = options[O_POINTS + card]
        s.asks[card] = options[O_ASKS + card]
        if s.card_kind[card] == LAZY_EXPLORER:
            s.lazy_explorer = card
        elif s.card_kind[card] == PRIEST:
            s.priest = card
    fewer = 0 if s.seats == 4 else 1  # VN-S7
    for kind in range(TOKEN_TYPES):
        s.token_resource[kind] = options[O_TOKENS + kind * 5]
        s.token_pieces[kind] = options[O_TOKENS + kind * 5 + 1] - fewer
        s.token_points[kind] = options[O_TOKENS + kind * 5 + 2]
        s.token_special[kind] = options[O_TOKENS + kind * 5 + 3]
        s.token_left[kind] = options[O_TOKENS + kind * 5 + 4]
    for resource in range(RESOURCES):
        s.supply += options[O_SUPPLY] * one(resource)
    s.craftsmen = 3 if s.seats == 2 else 2
    s.stack = 7 - s.seats  # VN-S6: 3, 4 or 5 tiles for 4, 3 or 2 players
    s.room = 1 if s.seats == 2 else 2
    for seat in range(s.seats):
        s.free_craftsmen[seat] = s.craftsmen
        s.buildings_left[seat] = BUILDINGS
        s.own_tiles[seat] = 4 * s.stack
        for slot in range(SITES):
            s.site[seat, slot] = -1
    s.reserve = TILES - 4 * s.stack * s.seats
    s.deck = NEUTRAL
    s.deck_size = NEUTRAL_CARDS
    s.box = PRIVATE
    s.end_card = -1
    s.boxed = -1
    push(s, BEGIN, 0, 0)
    for place in range(PLACES - 1, -1, -1):
        s.board[place] = -1
        push(s, OPEN, 0, place)
    for seat in range(s.seats - 1, -1, -1):
        push(s, DEAL, seat, DEALT)
    push(s, TOKEN, 0, 0)
    push(s, BOX, 0, 0)
    if s.first < 0:
        push(s, FIRST, 0, 0)


@njit
def actor(s: State) -> int:
    if s.depth == 0:
        return OVER
    frame = top(s)
    if frame_kind(frame) <= LAST_CHANCE:
        return CHANCE
    return frame_seat(frame)


# --- what an action does ------------------------------------------------------------------------------------------


@njit
def apply(s: State, action: int) -> None:
    frame = top(s)
    kind = frame_kind(frame)
    if kind == TURN:
        act(s, frame_seat(frame), action)
    elif kind > LAST_CHANCE:
        apply_effect(s, frame, action)
    else:
        settle_chance(s, frame, action)
    while s.depth > 0 and frame_kind(top(s)) > LAST_CHOICE:
        advance(s)


@njit
def act(s: State, seat: int, action: int) -> None:
    """One of the actions A to F, or a pass."""
    pop(s)
    if action == A_PASS:
        if not s.acted:
            s.idle += 1
        s.actions = 0
        push(s, AFTER, seat, 0)
        return
    s.acted = 1
    s.idle = 0
    s.actions -= 1
    push(s, AFTER, seat, 0)
    if action < A_SITE:
        place_craftsman(s, seat, action - A_CRAFTSMAN)
    elif action < A_EXPLORE:
        place_site(s, seat, action - A_SITE)
    elif action < A_TRANSPORT:
        hex = action - A_EXPLORE
        if s.terrain[hex] == FOREST:
            s.actions = 0  # VN-D
        take_tile(s, seat)
        lay_tile(s, hex)
    elif action < A_BUILD:
        slot, source = (action - A_TRANSPORT) % SITES, (action - A_TRANSPORT) // SITES
        transport(s, seat, source // RESOURCES, source % RESOURCES, slot)
    elif action < A_BUILD_LAZY:
        slot, card = (action - A_BUILD) // CARDS, (action - A_BUILD) % CARDS
        build(s, seat, slot, card, s.asks[card])
    elif action < A_BUILD_PRIEST:
        slot, resource = (action - A_BUILD_LAZY) // RESOURCES, (action - A_BUILD_LAZY) % RESOURCES
        build(s, seat, slot, s.lazy_explorer, 2 * one(resource))
    else:
        slot, three = (action - A_BUILD_PRIEST) // len(THREE_KINDS), (action - A_BUILD_PRIEST) % len(THREE_KINDS)
        build(s, seat, slot, s.priest, three_pieces(three))


@njit
def place_craftsman(s: State, seat: int, meadow: int) -> None:
    """VN-A."""
    s.free_craftsmen[seat] -= 1
    s.craftsman[meadow] = seat
    next_to(s, s.meadow_hex[meadow], s.near_own[seat])
    s.owned[seat, s.token[meadow]] += 1
    open_exploitation(s, meadow)


@njit
def place_site(s: State, seat: int, ruin: int) -> None:
    """VN-B."""
    slot = 0
    while s.site[seat, slot] >= 0:
        slot += 1
    s.site[seat, slot] = ruin
    s.sites_placed[seat] += 1
    next_to(s, s.ruin_hex[ruin], s.near_own[seat])
    taken = 0
    for other in range(s.seats):
        taken += s.buildings[ruin, other]
        for i in range(SITES):
            if s.site[other, i] == ruin:
                taken += 1
    if taken == s.room:
        s.full |= 1 << ruin


@njit
def transport(s: State, seat: int, meadow: int, resource: int, slot: int) -> None:
    """VN-E, VN-E3: from an exploitation, never from a site (VN-E5); a site takes any number (VN-E4)."""
    change_goods(s, meadow, -one(resource))
    s.site_goods[seat, slot] += one(resource)


@njit
def build(s: State, seat: int, slot: int, card: int, used: int) -> None:
    """VN-F: the building, then the effect, then the board is filled up."""
    s.buildings[s.site[seat, slot], seat] += 1
    s.buildings_left[seat] -= 1
    s.site[seat, slot] = -1
    s.sites_placed[seat] -= 1
    s.supply += used
    s.storage[seat] += s.site_goods[seat, slot] - used  # VN-F4
    s.site_goods[seat, slot] = 0
    s.fulfilled[seat] |= 1 << card
    if s.buildings_left[seat] == 0 and s.end_card < 0:
        s.end_card = seat  # VN-P1; a fifth building after that ends no turn (VN-P6)
        s.actions = 0
    if (s.hand[seat] >> card) & 1:  # nothing is turned up for it, also if Secret Plan drew it (VN-X8)
        s.hand[seat] &= ~(1 << card)
        if card < NEUTRAL_CARDS:
            s.hand_neutral[seat] -= 1
        else:
            s.hand_private[seat] -= 1
    else:
        for place in range(PLACES):
            if s.board[place] == card:
                s.board[place] = -1
                if s.deck_size > 0:  # VN-F2
                    push(s, OPEN, seat, place)
    if s.card_kind[card] == DISTILLERY:
        if s.end_card != seat:  # VN-X6
            s.actions += 1  # VN-E6
            s.distilleries += 1
    else:
        begin_effect(s, seat, s.card_kind[card])

"""The ground: tiles, groups of connected empty meadow, what is next to what, and where goods can go.

Groups are kept as the map changes, not searched for: each knows the meadows next to it, so whether a piece can travel
is one look at the neighbours of a ruin. Only Airway takes a tile away; then all groups are made anew.
"""

from tuman.games.nebula.hexes import FORBIDDEN, MEADOW
from tuman.games.nebula.state import (
    MEADOWS,
    SITES,
    State,
    exclude,
    has,
    include,
)
from tuman.jit import njit


@njit
def next_to(s: State, hex: int, words: State) -> None:
    """Adds the neighbours of a hex to a set of hexes."""
    for side in range(6):
        near = s.neighbour[hex, side]
        if near >= 0:
            include(words, near)


@njit
def meadows_next_to(s: State, hex: int) -> int:
    """The meadows next to a hex, one bit each."""
    found = 0
    for side in range(6):
        near = s.neighbour[hex, side]
        if near >= 0 and s.terrain[near] == MEADOW:
            found |= 1 << int(s.number[near])
    return found


@njit
def becomes_empty(s: State, hex: int) -> None:
    """A hex is empty meadow now (VN-W4): it joins the groups around it to one."""
    touches = meadows_next_to(s, hex)
    s.group[hex] = hex
    for side in range(6):
        near = s.neighbour[hex, side]
        if near >= 0:
            include(s.near_empty, near)
            group = s.group[near]
            if group >= 0 and group != hex:
                touches |= s.touches[group]
                for other in range(s.hexes):
                    if s.group[other] == group:
                        s.group[other] = hex
    s.touches[hex] = touches


@njit
def is_empty_meadow(s: State, hex: int) -> bool:
    """VN-W4."""
    if has(s.tiles, hex):
        return True
    if s.terrain[hex] != MEADOW:
        return False
    meadow = s.number[hex]
    return s.token[meadow] < 0 and s.goods[meadow] == 0


@njit
def regroup(s: State) -> None:
    """Makes all groups anew."""
    s.near_empty[0] = s.near_empty[1] = 0
    for hex in range(s.hexes):
        s.group[hex] = -1
        s.touches[hex] = 0
    for hex in range(s.hexes):
        if is_empty_meadow(s, hex):
            becomes_empty(s, hex)


@njit
def lay_tile(s: State, hex: int) -> None:
    """VN-CD3: a tile makes the hex empty meadow, whatever is printed under it."""
    include(s.tiles, hex)
    exclude(s.bare[s.terrain[hex]], hex)
    becomes_empty(s, hex)


@njit
def lift_tile(s: State, hex: int) -> None:
    """VN-X2: the hex is again what it was."""
    exclude(s.tiles, hex)
    include(s.bare[s.terrain[hex]], hex)
    regroup(s)


@njit
def take_tile(s: State, seat: int) -> None:
    """The tile to lay: from the leftmost own stack, then from the reserve (VN-C, VN-CD2)."""
    if s.own_tiles[seat] > 0:
        s.own_tiles[seat] -= 1
    else:
        s.reserve -= 1


@njit
def has_tile(s: State, seat: int) -> bool:
    return s.own_tiles[seat] + s.reserve > 0


@njit
def reach(s: State, ruin: int) -> int:
    """The meadows that goods can come from to a ruin, one bit each (VN-E, VN-E2)."""
    hex = s.ruin_hex[ruin]
    found = 0
    for side in range(6):
        near = s.neighbour[hex, side]
        if near >= 0:
            if s.group[near] >= 0:
                found |= s.touches[s.group[near]]
            elif s.terrain[near] == MEADOW:
                found |= 1 << int(s.number[near])
    return found


@njit
def look_around(s: State, seat: int) -> None:
    """Makes the set of hexes next to own pieces anew, after one has left the map."""
    s.near_own[seat, 0] = s.near_own[seat, 1] = 0
    for meadow in range(MEADOWS):
        if s.craftsman[meadow] == seat:
            next_to(s, s.meadow_hex[meadow], s.near_own[seat])
    for slot in range(SITES):
        if s.site[seat, slot] >= 0:
            next_to(s, s.ruin_hex[s.site[seat, slot]], s.near_own[seat])
    for ruin in range(s.ruins):
        if s.buildings[ruin, seat] > 0:
            next_to(s, s.ruin_hex[ruin], s.near_own[seat])


@njit
def change_goods(s: State, meadow: int, by: int) -> None:
    """Adds goods to an exploitation, or takes them away."""
    s.goods[meadow] += by
    if s.goods[meadow] != 0:
        s.goods_at |= 1 << meadow
    else:
        s.goods_at &= ~(1 << meadow)
        exhausted(s, meadow)


@njit
def exhausted(s: State, meadow: int) -> None:
    """There is no piece: the craftsman goes back, the hex is empty meadow (VN-E3, VN-A2)."""
    seat = s.craftsman[meadow]
    if seat >= 0:
        s.craftsman[meadow] = -1
        s.free_craftsmen[seat] += 1
        look_around(s, seat)
    becomes_empty(s, s.meadow_hex[meadow])


@njit
def open_exploitation(s: State, meadow: int) -> None:
    """A token's resources come onto its hex, as far as the supply goes (VN-A, VN-A2, VN-S5); the token has left it."""
    kind = s.token[meadow]
    resource = int(s.token_resource[kind])
    n = min(int(s.token_pieces[kind]), (s.supply >> 6 * resource) & 63)
    s.token[meadow] = -1
    s.tokens_at &= ~(1 << meadow)
    s.supply -= n << 6 * resource
    change_goods(s, meadow, n << 6 * resource)


@njit
def set_up_map(s: State) -> None:
    """Numbers meadows and ruins, and fills the sets of the bare map."""
    meadows = 0
    s.ruins = 0
    for hex in range(s.hexes):
        s.group[hex] = -1
        s.number[hex] = -1
        terrain = s.terrain[hex]
        if terrain <= FORBIDDEN:
            include(s.bare[terrain], hex)
        elif terrain == MEADOW:
            s.number[hex] = meadows
            s.meadow_hex[meadows] = hex
            meadows += 1
        else:
            s.number[hex] = s.ruins
            s.ruin_hex[s.ruins] = hex
            s.ruins += 1
    for meadow in range(MEADOWS):
        s.token[meadow] = -1
        s.craftsman[meadow] = -1

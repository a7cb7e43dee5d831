"""What cards do when they are fulfilled (VN-K1 … VN-K17, VN-X1 … VN-X9)."""

from tuman.core import Ints
from tuman.frames import frame_argument, frame_kind, frame_seat, pop, push
from tuman.games.nebula.ground import change_goods, has_tile, lay_tile, lift_tile, open_exploitation, take_tile
from tuman.games.nebula.hexes import FORBIDDEN, FOREST, MIST
from tuman.games.nebula.state import (
    A_ABUNDANCE,
    A_DELIVER,
    A_LAY,
    A_LIFT,
    A_PLAN,
    A_RETURN,
    A_SHORTCUT,
    A_SKIP,
    A_SWAP,
    ABUNDANCE,
    ADVENTURERS,
    AIRWAY,
    CARAVAN,
    DRAW,
    EXPORT,
    EXPRESS_DELIVERY,
    LAND,
    MEADOWS,
    RESOURCES,
    SECRET_PLAN,
    SHORTCUT,
    SITES,
    STALL,
    STORAGE,
    USE_ABUNDANCE,
    USE_ADVENTURERS,
    USE_AIRWAY,
    USE_CARAVAN,
    USE_DELIVERY,
    USE_EXPORT,
    USE_PLAN,
    USE_SHORTCUT,
    USE_STALL,
    USE_WORKSHOP,
    WORKSHOP,
    State,
    count,
    list_bits,
    list_hexes,
    one,
)
from tuman.jit import njit


@njit
def begin_effect(s: State, seat: int, kind: int) -> None:
    """Asks for the choice of an effect, if it has a target (VN-X7)."""
    if kind == ABUNDANCE:
        ask(s, USE_ABUNDANCE, seat, 0)
    elif kind == ADVENTURERS:
        ask(s, USE_ADVENTURERS, seat, 0)
    elif kind == CARAVAN:
        ask(s, USE_CARAVAN, seat, 1)
    elif kind == EXPORT:
        ask(s, USE_EXPORT, seat, 2)
    elif kind == STALL:
        ask(s, USE_STALL, seat, 0)
    elif kind == WORKSHOP:
        ask(s, USE_WORKSHOP, seat, 0)
    elif kind == AIRWAY:
        ask(s, USE_AIRWAY, seat, 0)
    elif kind == EXPRESS_DELIVERY:
        ask(s, USE_DELIVERY, seat, 0)
    elif kind == SECRET_PLAN:
        ask(s, USE_PLAN, seat, 0)
    elif kind == SHORTCUT:
        ask(s, USE_SHORTCUT, seat, 0)


@njit
def ask(s: State, frame: int, seat: int, argument: int) -> None:
    if has_target(s, frame, seat):
        push(s, frame, seat, argument)


@njit
def has_target(s: State, frame: int, seat: int) -> bool:
    if frame == USE_ABUNDANCE:
        return s.tokens_at != 0
    if frame == USE_ADVENTURERS:
        return has_tile(s, seat) and (s.bare[FORBIDDEN, 0] | s.bare[FORBIDDEN, 1]) != 0
    if frame == USE_WORKSHOP:
        return has_tile(s, seat) and (s.bare[FOREST, 0] | s.bare[FOREST, 1]) != 0
    if frame == USE_AIRWAY:
        return (s.tiles[0] | s.tiles[1]) != 0 and (s.bare[MIST, 0] | s.bare[MIST, 1]) != 0
    if frame == USE_PLAN:
        return s.deck_size > 0
    if frame == USE_SHORTCUT:
        return s.own_tiles[seat] > 0
    if frame == USE_DELIVERY:
        return s.supply != 0 and s.sites_placed[seat] > 0
    returns = frame == USE_CARAVAN or frame == USE_EXPORT
    if returns and s.storage[seat] != 0:
        return True
    for place in range(MEADOWS + SITES):
        goods = own_goods(s, seat, place)
        if goods != 0 and (returns or can_swap(s, goods)):
            return True
    return False


@njit
def can_swap(s: State, goods: int) -> bool:
    """Whether the supply has another kind for one of these pieces."""
    for resource in range(RESOURCES):
        if count(goods, resource) > 0 and s.supply & ~(63 << 6 * resource) != 0:
            return True
    return False


@njit
def own_goods(s: State, seat: int, place: int) -> int:
    """What lies on an own exploitation or an own site, or in the storage area."""
    if place < MEADOWS:
        return s.goods[place] if s.craftsman[place] == seat else 0
    if place == STORAGE:
        return s.storage[seat]
    return s.site_goods[seat, place - MEADOWS]


@njit
def change_own_goods(s: State, seat: int, place: int, by: int) -> None:
    """Adds goods to an own place, or takes them away; an exploitation may be exhausted by it (VN-X3)."""
    if place < MEADOWS:
        change_goods(s, place, by)
    elif place == STORAGE:
        s.storage[seat] += by
    else:
        s.site_goods[seat, place - MEADOWS] += by


@njit
def effect_choices(s: State, frame: int, out: Ints) -> int:
    """The legal actions of an effect's frame."""
    kind = frame_kind(frame)
    seat = frame_seat(frame)
    if kind == LAND:
        from_word, from_bit = frame_argument(frame) // 60, 1 << (frame_argument(frame) % 60)
        low, high = s.bare[MIST, 0], s.bare[MIST, 1]
        return list_hexes(
            low & ~(from_bit if from_word == 0 else 0), high & ~(from_bit if from_word else 0), A_LAY, out, 0
        )
    out[0] = A_SKIP
    n = 1
    if kind == USE_ABUNDANCE:
        return list_bits(s.tokens_at, A_ABUNDANCE, out, n)
    if kind == USE_ADVENTURERS:
        return list_hexes(s.bare[FORBIDDEN, 0], s.bare[FORBIDDEN, 1], A_LAY, out, n)
    if kind == USE_WORKSHOP:
        return list_hexes(s.bare[FOREST, 0], s.bare[FOREST, 1], A_LAY, out, n)
    if kind == USE_AIRWAY:
        return list_hexes(s.tiles[0], s.tiles[1], A_LIFT, out, n)
    if kind == USE_CARAVAN or kind == USE_EXPORT:
        for place in range(STORAGE + 1):
            n = list_kinds(own_goods(s, seat, place), A_RETURN + place * RESOURCES, out, n)
        return n
    if kind == USE_STALL:
        for place in range(STORAGE):
            n = list_swaps(s, own_goods(s, seat, place), A_SWAP + place * RESOURCES * RESOURCES, out, n)
        return n
    if kind == USE_DELIVERY:
        for resource in range(RESOURCES):
            if count(s.supply, resource) > 0:
                for slot in range(SITES):
                    if s.site[seat, slot] >= 0:
                        out[n] = A_DELIVER + resource * SITES + slot
                        n += 1
        return n
    out[n] = A_PLAN if kind == USE_PLAN else A_SHORTCUT
    return n + 1


@njit
def list_kinds(goods: int, base: int, out: Ints, n: int) -> int:
    for resource in range(RESOURCES):
        if count(goods, resource) > 0:
            out[n] = base + resource
            n += 1
    return n


@njit
def list_swaps(s: State, goods: int, base: int, out: Ints, n: int) -> int:
    for resource in range(RESOURCES):
        if count(goods, resource) > 0:
            for other in range(RESOURCES):
                if other != resource and count(s.supply, other) > 0:
                    out[n] = base + resource * RESOURCES + other
                    n += 1
    return n


@njit
def apply_effect(s: State, frame: int, action: int) -> None:
    """The choice of an effect's frame, which is the top one."""
    seat = frame_seat(frame)
    pop(s)
    if action == A_SKIP:
        return
    if action == A_PLAN:
        push(s, DRAW, seat, 0)
    elif action == A_SHORTCUT:
        moved = min(2, int(s.own_tiles[seat]))  # VN-X5
        s.own_tiles[seat] -= moved
        s.reserve += moved
    elif action >= A_DELIVER:
        resource, slot = (action - A_DELIVER) // SITES, (action - A_DELIVER) % SITES
        s.supply -= one(resource)
        s.site_goods[seat, slot] += one(resource)
    elif action >= A_SWAP:
        place, kinds = (action - A_SWAP) // 25, (action - A_SWAP) % 25
        change = one(kinds % RESOURCES) - one(kinds // RESOURCES)
        s.supply -= change
        change_own_goods(s, seat, place, change)
    elif action >= A_RETURN:
        place, resource = (action - A_RETURN) // RESOURCES, (action - A_RETURN) % RESOURCES
        s.supply += one(resource)
        change_own_goods(s, seat, place, -one(resource))
        if frame_argument(frame) > 1:
            ask(s, frame_kind(frame), seat, frame_argument(frame) - 1)
    elif action >= A_LIFT:
        lift_tile(s, action - A_LIFT)
        push(s, LAND, seat, action - A_LIFT)
    elif action >= A_LAY:
        if frame_kind(frame) != LAND:
            take_tile(s, seat)  # VN-X1
        lay_tile(s, action - A_LAY)
    else:
        meadow = action - A_ABUNDANCE
        s.token_left[s.token[meadow]] += 1  # to the box
        open_exploitation(s, meadow)

"""What a player looks at: numbers that say how well a seat stands, for bots. The weights are kept apart.

The heart is the promise of a seat's building sites: for each site the best contract that is open to the seat, worth
less the more actions it still takes to bring the goods there: over paths that are open, or have yet to be explored.
"""

import numpy as np

from tuman.core import Floats, Ints
from tuman.games.nebula.hexes import FOREST, MEADOW, MIST
from tuman.games.nebula.scoring import tokens_owned, total
from tuman.games.nebula.state import (
    ABUNDANCE,
    ARCHITECT,
    BUILDINGS,
    CARAVAN,
    DISTILLERY,
    EXPORT,
    EXPRESS_DELIVERY,
    LAZY_EXPLORER,
    MAYOR,
    MEADOWS,
    MERCHANT,
    MOST_HEXES,
    PLACES,
    PRIEST,
    RESOURCES,
    SECRET_PLAN,
    SHORTCUT,
    SITES,
    State,
    count,
    pieces,
    uncovered,
)
from tuman.jit import lowest_bit, njit

NAMES = (
    "points",
    "promise",  # of the sites on the map
    "buildings",
    "goods left",  # on own exploitations, the more the nearer the end is
    "goods astray",  # on own sites, not asked for by the best contract
    "explorer",  # how far the next explorer is uncovered
    "craftsmen",  # free ones
    "actions",  # left in the own turn
    "stranded",  # goods on sites that will not become a building
    # The weights go up to here; learned values look at the rest too.
    "best promise",  # of one site
    "haste",  # how soon the quickest promise may be kept, 1 is at once
    "work",  # actions until all promises are kept
    "sites",  # on the map
    "own goods",  # on own exploitations
    "tokens",
    "hand",  # contracts in it
    "tiles",  # on the guild board
    "waits",  # for so many turns of others
    "ending",  # whether the last turns are on
    "to come",  # in the last turns: own actions left
    "round",
)
WEIGHTS = np.array([1.0, 1.27, 3.3, -0.47, -0.93, 0.14, 0.26, 0.77, -1.26])

FAR = 99
UNSEEN = 15  # FAR in four bits
MANY = 20  # turns: more than any game has left
SIGHT = 8  # actions of exploring that a player looks ahead
PATIENCE = 0.88  # what is left of a promise for each action that it takes
# The memory: entries of the ground, the tiles (two words) and the distances of twice twelve meadows. Behind them there
# is room to work in.
ENTRIES, ENTRY, HALF = 4096, 5, 12
ROOM = ENTRIES * ENTRY
MEMORY = ROOM + MEADOWS + MOST_HEXES * 4 + RESOURCES
_FADING = np.array([PATIENCE**n for n in range(64)])


def _extra() -> list[float]:
    """What an effect is worth, in points, to a player of middling luck."""
    extra = [0.0] * 17
    for kind, worth in (
        (ABUNDANCE, 0.5),
        (ARCHITECT, 3.5),
        (MAYOR, 3.0),
        (CARAVAN, 0.5),
        (DISTILLERY, 1.2),
        (LAZY_EXPLORER, 1.5),
        (EXPORT, 0.8),
        (MERCHANT, 4.0),
        (EXPRESS_DELIVERY, 1.2),
        (SECRET_PLAN, 0.8),
        (SHORTCUT, 1.0),
    ):
        extra[kind] = worth
    return extra


_EXTRA = np.array(_extra())
BUILDING_WORTH = 1.5  # of the building itself: it brings the end nearer on the own terms


@njit
def explore(s: State, ruin: int, near: Ints, queue: Ints) -> None:
    """How many actions of exploring lie between a ruin and each meadow, into near[meadow]; FAR: no way in sight.

    A search in the order of cost: empty meadow costs nothing, mist one action, petrified forest two.
    """
    cost = queue[MOST_HEXES * 3 :]
    for hex in range(s.hexes):
        cost[hex] = FAR
    for meadow in range(MEADOWS):
        near[meadow] = FAR
    start = s.ruin_hex[ruin]
    cost[start] = 0
    # Three lists, for the present cost, one more and two more; they take turns.
    sizes0, sizes1, sizes2 = 1, 0, 0
    queue[0] = start
    base0, base1, base2 = 0, MOST_HEXES, 2 * MOST_HEXES
    level = 0
    while sizes0 + sizes1 + sizes2 > 0 and level <= SIGHT:
        at = 0
        while at < sizes0:
            hex = queue[base0 + at]
            at += 1
            if cost[hex] != level:
                continue
            for side in range(6):
                other = s.neighbour[hex, side]
                if other < 0 or cost[other] <= level:
                    continue
                terrain = s.terrain[other]
                if s.group[other] >= 0:
                    cost[other] = level
                    queue[base0 + sizes0] = other
                    sizes0 += 1
                elif terrain == MEADOW:
                    cost[other] = level
                    near[s.number[other]] = level
                elif terrain == MIST and level + 1 < cost[other]:
                    cost[other] = level + 1
                    queue[base1 + sizes1] = other
                    sizes1 += 1
                elif terrain == FOREST and level + 2 < cost[other]:
                    cost[other] = level + 2
                    queue[base2 + sizes2] = other
                    sizes2 += 1
        base0, base1, base2 = base1, base2, base0
        sizes0, sizes1, sizes2 = sizes1, sizes2, 0
        level += 1


@njit
def distances(s: State, ruin: int, near: Ints, queue: Ints, memory: Ints) -> int:
    """The same from memory, four bits a meadow: where the entry begins that has them.

    They depend on the ruin, the tiles, and the meadows that are not empty. Most actions change none of these.
    """
    ground = s.tokens_at | s.goods_at | int(ruin) << MEADOWS | 1 << 40
    mixed = s.tiles[0] ^ s.tiles[1] << 2 ^ ground << 5
    mixed ^= mixed >> 31
    mixed ^= mixed >> 17
    mixed ^= mixed >> 11
    entry = (mixed & (ENTRIES - 1)) * ENTRY
    if memory[entry] != ground or memory[entry + 1] != s.tiles[0] or memory[entry + 2] != s.tiles[1]:
        explore(s, ruin, near, queue)
        memory[entry] = ground
        memory[entry + 1] = s.tiles[0]
        memory[entry + 2] = s.tiles[1]
        memory[entry + 3] = memory[entry + 4] = 0
        for meadow in range(MEADOWS):
            memory[entry + 3 + meadow // HALF] |= min(near[meadow], UNSEEN) << 4 * (meadow % HALF)
    return entry


@njit
def access(s: State, seat: int, ruin: int, out: Ints, near: Ints, queue: Ints, memory: Ints) -> None:
    """For each resource the actions before a first piece of it can travel to a ruin, into out[resource]."""
    entry = distances(s, ruin, near, queue, memory)
    for resource in range(RESOURCES):
        out[resource] = FAR
    opening = 1 if s.free_craftsmen[seat] > 0 else 3
    sources = s.goods_at | s.tokens_at
    while sources:
        meadow = lowest_bit(sources)
        sources &= sources - 1
        away = (memory[entry + 3 + meadow // HALF] >> 4 * (meadow % HALF)) & 15
        if away == UNSEEN:
            continue
        if s.token[meadow] >= 0:
            resource = s.token_resource[s.token[meadow]]
            out[resource] = min(out[resource], away + opening)
        else:
            for resource in range(RESOURCES):
                if count(s.goods[meadow], resource) > 0:
                    out[resource] = min(out[resource], away)


@njit
def worth(s: State, seat: int, card: int) -> float:
    return s.card_points[card] + _EXTRA[s.card_kind[card]] + BUILDING_WORTH


@njit
def actions_needed(s: State, card: int, goods: int, ways: Ints) -> int:
    """The actions until a site with these goods fulfils a contract: exploring, transports, the building."""
    need = 1
    if s.card_kind[card] == LAZY_EXPLORER:
        best = FAR
        for resource in range(RESOURCES):
            missing = max(0, 2 - count(goods, resource))
            best = min(best, missing + (ways[resource] if missing else 0))
        return need + best
    if s.card_kind[card] == PRIEST:
        have = 0
        one, two, three = FAR, FAR, FAR  # the three cheapest of the missing kinds
        for resource in range(RESOURCES):
            if count(goods, resource) > 0:
                have += 1
            elif ways[resource] < one:
                one, two, three = ways[resource], one, two
            elif ways[resource] < two:
                two, three = ways[resource], two
            elif ways[resource] < three:
                three = ways[resource]
        if have < 3:
            need += one + 1
        if have < 2:
            need += two + 1
        if have < 1:
            need += three + 1
        return need
    asks = s.asks[card]
    for resource in range(RESOURCES):
        missing = count(asks, resource) - count(goods, resource)
        if missing > 0:
            need += missing + ways[resource]
    return need


@njit
def actions_to_come(s: State, seat: int) -> int:
    """How many actions a seat can still count on: in the last turns (VN-P1) few, before that many."""
    own = int(s.actions) if s.turn == seat else 0
    if s.end_card < 0:
        return own + 2 * MANY
    after = (seat - s.end_card) % s.seats
    return own + (2 if after > (s.turn - s.end_card) % s.seats else 0)


@njit
def promise(s: State, seat: int, goods: int, ways: Ints, taken: int, time: int) -> tuple[float, int, int, int]:
    """The best contract for a site: its faded worth, the card, the pieces that it leaves over, and the actions."""
    cards = s.hand[seat]
    for place in range(PLACES):
        if s.board[place] >= 0:
            cards |= 1 << s.board[place]
    cards &= ~taken
    best, chosen, astray, actions = 0.0, -1, pieces(goods), 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        need = actions_needed(s, card, goods, ways)
        if need <= time:
            value = worth(s, seat, card) * _FADING[min(need, 63)]
            if value > best:
                best, chosen, actions = value, card, need
                astray = left_over(s, card, goods)
    return best, chosen, astray, actions


@njit
def left_over(s: State, card: int, goods: int) -> int:
    """The pieces of a site that a contract does not ask for."""
    if s.asks[card] == 0:
        return max(0, pieces(goods) - s.card_size[card])
    n = 0
    for resource in range(RESOURCES):
        n += max(0, count(goods, resource) - count(s.asks[card], resource))
    return n


@njit
def features(s: State, seat: int, out: Floats, memory: Ints) -> None:
    near = memory[ROOM:]
    queue = near[MEADOWS:]
    ways = queue[MOST_HEXES * 4 :]
    built = BUILDINGS - s.buildings_left[seat]
    most_built = 0
    for other in range(s.seats):
        most_built = max(most_built, BUILDINGS - s.buildings_left[other])
    promised, astray, stranded, taken = 0.0, 0, 0, 0
    most_promised, haste, work = 0.0, 0.0, 0
    time = actions_to_come(s, seat)
    for slot in range(SITES):
        if s.site[seat, slot] >= 0:
            access(s, seat, s.site[seat, slot], ways, near, queue, memory)
            value, card, over, need = promise(s, seat, s.site_goods[seat, slot], ways, taken, time)
            promised += value
            most_promised = max(most_promised, value)
            if card >= 0:
                haste = max(haste, _FADING[min(need, 63)])
                work += need
                taken |= 1 << card
                astray += over
            else:
                stranded += over
    left = 0
    goods = s.goods_at
    while goods:
        meadow = lowest_bit(goods)
        goods &= goods - 1
        if s.craftsman[meadow] == seat:
            left += pieces(s.goods[meadow])
    covered = s.own_tiles[seat] - (s.own_tiles[seat] // s.stack) * s.stack
    out[0] = total(s, seat)
    out[1] = promised
    out[2] = built
    out[3] = left * (most_built * most_built) / (BUILDINGS * BUILDINGS)
    out[4] = astray
    out[5] = (s.stack - covered) / s.stack if covered > 0 and uncovered(s, seat) < 4 else 0.0
    out[6] = s.free_craftsmen[seat]
    out[7] = s.actions if s.turn == seat else 0
    out[8] = stranded
    out[9] = most_promised
    out[10] = haste
    out[11] = work
    out[12] = s.sites_placed[seat]
    out[13] = left
    out[14] = tokens_owned(s, seat)
    out[15] = s.hand_private[seat] + s.hand_neutral[seat]
    out[16] = s.own_tiles[seat]
    out[17] = (seat - s.turn) % s.seats
    out[18] = 1 if s.end_card >= 0 else 0
    out[19] = time if s.end_card >= 0 else 0
    out[20] = s.turns / s.seats

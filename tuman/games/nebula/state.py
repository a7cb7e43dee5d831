"""A position of Via Nebula: one flat record, the numbers of its actions and of its pending frames.

The map and the cards are in the record too, because they come from a content pack: compiled code has no tables of
its own that a pack could disagree with.
"""

from typing import TypeAlias

import numpy as np

from tuman.core import Record
from tuman.jit import lowest_bit, njit

State: TypeAlias = Record

MOST_SEATS = 4
MOST_HEXES = 120
MEADOWS = 24
MOST_RUINS = 16
RESOURCES = 5
CARDS = 41
NEUTRAL_CARDS = 33
TOKEN_TYPES = 25
SITES = 3
BUILDINGS = 5
TILES = 60
PLACES = 4  # of open contracts
MOST_FRAMES = 16
WORD = 60  # hexes in one word of a set of hexes

NEUTRAL = (1 << NEUTRAL_CARDS) - 1
PRIVATE = (1 << CARDS) - 1 - NEUTRAL

# Kinds of contracts, in the order of docs/notation.md.
(
    ABUNDANCE,
    ARCHITECT,
    ADVENTURERS,
    MAYOR,
    CARAVAN,
    DISTILLERY,
    LAZY_EXPLORER,
    EXPORT,
    STALL,
    MERCHANT,
    WORKSHOP,
    PRIEST,
    AIRWAY,
    QUIET_TOWN,
    EXPRESS_DELIVERY,
    SECRET_PLAN,
    SHORTCUT,
) = range(17)

STATE = np.dtype(
    (
        np.record,
        [
            # the table
            ("seats", np.int64),
            ("craftsmen", np.int64),  # of each player (VN-C3)
            ("stack", np.int64),  # tiles of a full stack (VN-S6)
            ("room", np.int64),  # sites and buildings that a ruin holds (VN-B, VN-S8)
            ("first", np.int64),
            # the map: hexes in reading order; meadows and ruins are counted apart too
            ("hexes", np.int64),
            ("ruins", np.int64),
            ("terrain", np.int8, MOST_HEXES),
            ("row", np.int8, MOST_HEXES),
            ("column", np.int8, MOST_HEXES),
            ("neighbour", np.int8, (MOST_HEXES, 6)),  # −1 is off the map
            ("number", np.int8, MOST_HEXES),  # which meadow or ruin a hex is, or −1
            ("meadow_hex", np.int8, MEADOWS),
            ("ruin_hex", np.int8, MOST_RUINS),
            # the cards: first the neutral ones, then the private ones
            ("card_kind", np.int8, CARDS),
            ("card_size", np.int8, CARDS),  # pieces asked for
            ("card_points", np.int8, CARDS),
            ("asks", np.int64, CARDS),  # as goods; 0 where the kinds are open (VN-F5)
            ("lazy_explorer", np.int64),  # the two cards that leave the kinds open
            ("priest", np.int64),
            # the kinds of exploitation tokens
            ("token_resource", np.int8, TOKEN_TYPES),
            ("token_pieces", np.int8, TOKEN_TYPES),  # with VN-S7
            ("token_points", np.int8, TOKEN_TYPES),
            ("token_special", np.int8, TOKEN_TYPES),
            ("token_left", np.int8, TOKEN_TYPES),  # not laid out yet; later those that Abundance has put in the box
            ("boxed", np.int64),  # the resource of the special token in the box
            ("exchanged", np.int64),  # special tokens that became resources
            # what lies on the map; goods are 6 bits a resource
            ("token", np.int8, MEADOWS),  # the kind of token, or −1
            ("tokens_at", np.int64),  # meadows with a token
            ("goods", np.int64, MEADOWS),
            ("goods_at", np.int64),  # meadows with goods
            ("craftsman", np.int8, MEADOWS),  # whose, or −1
            ("tiles", np.int64, 2),  # hexes under a meadow tile
            ("bare", np.int64, (3, 2)),  # hexes of mist, forest and forbidden ground without a tile
            ("buildings", np.int8, (MOST_RUINS, MOST_SEATS)),
            ("full", np.int64),  # ruins without room
            ("site", np.int8, (MOST_SEATS, SITES)),  # the ruin, or −1
            ("site_goods", np.int64, (MOST_SEATS, SITES)),
            # what follows from it: groups of connected empty meadow, and what is next to what
            ("group", np.int8, MOST_HEXES),  # the group of an empty meadow (one of its hexes), or −1
            ("touches", np.int32, MOST_HEXES),  # the meadows next to a group
            ("near_empty", np.int64, 2),  # hexes next to empty meadow
            ("near_own", np.int64, (MOST_SEATS, 2)),  # hexes next to an own piece
            # guild boards
            ("free_craftsmen", np.int64, MOST_SEATS),
            ("sites_placed", np.int64, MOST_SEATS),
            ("buildings_left", np.int64, MOST_SEATS),
            ("own_tiles", np.int64, MOST_SEATS),  # always taken from the left (VN-C, VN-X5), so their number says all
            ("storage", np.int64, MOST_SEATS),
            ("owned", np.int8, (MOST_SEATS, TOKEN_TYPES)),
            ("reserve", np.int64),
            ("supply", np.int64),
            # cards, one bit each; in a view `deck` and `box` have also what is hidden in hands
            ("hand", np.int64, MOST_SEATS),
            ("hand_private", np.int64, MOST_SEATS),
            ("hand_neutral", np.int64, MOST_SEATS),
            ("deck", np.int64),
            ("deck_size", np.int64),
            ("box", np.int64),
            ("board", np.int64, PLACES),  # the card, or −1
            ("fulfilled", np.int64, MOST_SEATS),
            # the turn
            ("turns", np.int64),
            ("turn", np.int64),
            ("actions", np.int64),
            ("distilleries", np.int64),  # built in this turn (VN-E7)
            ("acted", np.int64),  # whether something was done in this turn
            ("idle", np.int64),  # turns in a row without an action (VN-P5)
            ("end_card", np.int64),  # who has it, or −1
            ("finished", np.int64),
            # what is pending
            ("frames", np.int64, MOST_FRAMES),
            ("depth", np.int64),
        ],
    )
)

# Frames: those up to LAST_CHANCE are decided by chance, those up to LAST_CHOICE by their seat; the others run by
# themselves.
FIRST, BOX, TOKEN, DEAL, OPEN, DRAW = range(6)
LAST_CHANCE = DRAW
(
    TURN,
    USE_ABUNDANCE,
    USE_ADVENTURERS,
    USE_CARAVAN,
    USE_EXPORT,
    USE_STALL,
    USE_WORKSHOP,
    USE_AIRWAY,
    LAND,
    USE_DELIVERY,
    USE_PLAN,
) = range(6, 17)
USE_SHORTCUT = 17
LAST_CHOICE = USE_SHORTCUT
BEGIN, AFTER = 18, 19

# Actions.
A_CRAFTSMAN = 0  # + meadow
A_SITE = A_CRAFTSMAN + MEADOWS  # + ruin
A_EXPLORE = A_SITE + MOST_RUINS  # + hex
A_TRANSPORT = A_EXPLORE + MOST_HEXES  # + (meadow × 5 + resource) × 3 + site
A_BUILD = A_TRANSPORT + MEADOWS * RESOURCES * SITES  # + site × 41 + card
A_BUILD_LAZY = A_BUILD + SITES * CARDS  # + site × 5 + resource
A_BUILD_PRIEST = A_BUILD_LAZY + SITES * RESOURCES  # + site × 10 + three resources
A_PASS = A_BUILD_PRIEST + SITES * 10
A_ABUNDANCE = A_PASS + 1  # + meadow
A_LAY = A_ABUNDANCE + MEADOWS  # + hex
A_LIFT = A_LAY + MOST_HEXES  # + hex
A_RETURN = A_LIFT + MOST_HEXES  # + place × 5 + resource; a place is a meadow, a site, or the storage area
A_SWAP = A_RETURN + (MEADOWS + SITES + 1) * RESOURCES  # + (place × 5 + resource) × 5 + other resource
A_DELIVER = A_SWAP + (MEADOWS + SITES) * RESOURCES * RESOURCES  # + resource × 3 + site
A_PLAN = A_DELIVER + RESOURCES * SITES
A_SHORTCUT = A_PLAN + 1
A_SKIP = A_SHORTCUT + 1
A_FIRST = A_SKIP + 1  # + seat; from here on chance
A_BOX = A_FIRST + MOST_SEATS  # + resource
A_TOKEN = A_BOX + RESOURCES  # + kind of token
A_DEAL = A_TOKEN + TOKEN_TYPES  # + card; CARDS: one that the viewer may not know
A_OPEN = A_DEAL + CARDS + 1  # + card
A_DRAW = A_OPEN + CARDS  # + card; CARDS: as for A_DEAL
ACTIONS = A_DRAW + CARDS + 1
MOST_LEGAL = A_PASS + 1
STORAGE = MEADOWS + SITES  # the place of A_RETURN

# The choices of three kinds out of five (Priest), as goods and as resources.
THREE_KINDS = np.array([(a, b, c) for a in range(5) for b in range(a + 1, 5) for c in range(b + 1, 5)], np.int64)

# --- goods: five counts of at most 31 in one number ---------------------------------------------------------------

GUARD = sum(32 << 6 * resource for resource in range(RESOURCES))


@njit
def one(resource: int) -> int:
    """A single piece, as goods."""
    return 1 << 6 * resource


@njit
def count(goods: int, resource: int) -> int:
    return (goods >> 6 * resource) & 63


@njit
def covers(goods: int, asked: int) -> bool:
    """Whether the goods have all that is asked: no count borrows from its guard bit."""
    return ((goods | GUARD) - asked) & GUARD == GUARD


@njit
def pieces(goods: int) -> int:
    return count(goods, 0) + count(goods, 1) + count(goods, 2) + count(goods, 3) + count(goods, 4)


# --- sets of hexes: two words ----------------------------------------------------------------------------------------


@njit
def has(words: Record, hex: int) -> bool:
    return (words[hex // WORD] >> (hex % WORD)) & 1 == 1


@njit
def include(words: Record, hex: int) -> None:
    words[hex // WORD] |= 1 << int(hex % WORD)


@njit
def exclude(words: Record, hex: int) -> None:
    words[hex // WORD] &= ~(1 << int(hex % WORD))


@njit
def list_bits(word: int, base: int, out: Record, n: int) -> int:
    """Writes base + place for every bit of a word from out[n] on; returns the new n."""
    while word:
        out[n] = base + lowest_bit(word)
        n += 1
        word &= word - 1
    return n


@njit
def list_hexes(low: int, high: int, base: int, out: Record, n: int) -> int:
    return list_bits(high, base + WORD, out, list_bits(low, base, out, n))


@njit
def bits(word: int) -> int:
    """How many bits are set."""
    n = 0
    while word:
        word &= word - 1
        n += 1
    return n


@njit
def uncovered(s: State, seat: int) -> int:
    """Explorers whose stack is empty (VN-P7)."""
    return 4 - (s.own_tiles[seat] + s.stack - 1) // s.stack


@njit
def site_place(slot: int) -> int:
    return MEADOWS + slot

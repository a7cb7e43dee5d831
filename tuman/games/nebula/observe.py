"""What a seat sees as numbers, for agents that learn (docs/env.md). Seats count from the own one on: 0 is oneself."""

from tuman.core import Observation, Slice, starts
from tuman.frames import frame_argument, frame_kind, frame_seat, top
from tuman.games.nebula.hexes import FORBIDDEN, FOREST, MIST
from tuman.games.nebula.scoring import beside_tokens
from tuman.games.nebula.state import (
    CARDS,
    LAST_CHANCE,
    LAST_CHOICE,
    MEADOWS,
    MOST_HEXES,
    MOST_RUINS,
    MOST_SEATS,
    PLACES,
    RESOURCES,
    SITES,
    THREE_KINDS,
    TILES,
    TOKEN_TYPES,
    TURN,
    WORD,
    State,
    count,
    uncovered,
)
from tuman.jit import lowest_bit, njit

QUESTIONS = LAST_CHOICE - LAST_CHANCE
MANY = 99  # more than there is of anything
POINTS = 999

LAYOUT = (
    # the map
    Slice("mist", (MOST_HEXES,), 0, 1, "hexes of mist without a tile, in reading order"),
    Slice("forest", (MOST_HEXES,), 0, 1, "hexes of petrified forest without a tile"),
    Slice("forbidden", (MOST_HEXES,), 0, 1, "hexes of forbidden ground without a tile"),
    Slice("open", (MOST_HEXES,), 0, 1, "empty meadow, printed or laid: where goods can pass"),
    Slice("token", (MEADOWS, RESOURCES), 0, 1, "meadow × resource: an exploitation token lies there"),
    Slice("token_pieces", (MEADOWS,), 0, MANY, "pieces that the token brings"),
    Slice("token_points", (MEADOWS,), -MANY, MANY, "points of the token"),
    Slice("goods", (MEADOWS, RESOURCES), 0, MANY, "pieces on the meadow"),
    Slice("craftsman", (MOST_SEATS, MEADOWS), 0, 1, "seat × meadow: its craftsman stands there"),
    Slice("building", (MOST_SEATS, MOST_RUINS), 0, MANY, "seat × ruin: its buildings"),
    Slice("site", (MOST_SEATS, SITES, MOST_RUINS), 0, 1, "seat × site × ruin: where the site is"),
    Slice("site_goods", (MOST_SEATS, SITES, RESOURCES), 0, MANY, "pieces on the site"),
    # guild boards
    Slice("craftsmen", (MOST_SEATS,), 0, MANY, "free craftsmen"),
    Slice("buildings_left", (MOST_SEATS,), 0, MANY, "buildings still to build"),
    Slice("tiles", (MOST_SEATS,), 0, TILES, "own meadow tiles left"),
    Slice("explorers", (MOST_SEATS,), 0, 4, "explorers uncovered"),
    Slice("storage", (MOST_SEATS, RESOURCES), 0, MANY, "pieces in the storage area"),
    Slice("tokens_owned", (MOST_SEATS,), 0, MANY, "tokens taken"),
    Slice("tokens_worth", (MOST_SEATS,), -POINTS, POINTS, "points of the tokens taken"),
    Slice("points", (MOST_SEATS,), -POINTS, POINTS, "all points so far"),
    Slice("end_card", (MOST_SEATS,), 0, 1, "who has it"),
    # cards
    Slice("hand", (CARDS,), 0, 1, "own contracts in hand"),
    Slice("board", (CARDS,), 0, 1, "contracts that lie open"),
    Slice("fulfilled", (MOST_SEATS, CARDS), 0, 1, "seat × contract"),
    Slice("unseen", (CARDS,), 0, 1, "contracts in the deck, in the box or in another hand; which of them is not told"),
    Slice("private_cards", (MOST_SEATS,), 0, CARDS, "how many private contracts are in hand"),
    Slice("drawn_cards", (MOST_SEATS,), 0, CARDS, "how many other contracts are in hand"),
    Slice("deck", (1,), 0, CARDS, "contracts left to draw"),
    # the table
    Slice("supply", (RESOURCES,), 0, MANY, "pieces in the supply"),
    Slice("boxed", (RESOURCES,), 0, 1, "whose special token is in the box"),
    Slice("reserve", (1,), 0, TILES, "meadow tiles in the reserve"),
    Slice("seats", (MOST_SEATS,), 0, 1, "seats that are taken"),
    Slice("turn", (MOST_SEATS,), 0, 1, "whose turn it is"),
    Slice("actor", (MOST_SEATS,), 0, 1, "who decides now; nobody when the game is over"),
    Slice("asks", (QUESTIONS,), 0, 1, "what is decided: the turn, or a card's effect in the order of state.py"),
    Slice("argument", (1,), 0, MOST_HEXES, "pieces left to return, or the hex a tile was lifted from"),
    Slice("actions", (1,), 0, MANY, "actions left in this turn"),
    Slice("distilleries", (1,), 0, MANY, "built in this turn"),
    Slice("acted", (1,), 0, 1, "something was done in this turn"),
    Slice("idle", (1,), 0, MANY, "turns in a row in which nothing was done"),
)

AT = starts(LAYOUT)

_PLACES = MEADOWS + SITES  # with goods of one's own
ACTION_LAYOUT = (
    Slice("craftsman", (MEADOWS,), 0, 1, "meadow: place a craftsman"),
    Slice("site", (MOST_RUINS,), 0, 1, "ruin: place a building site"),
    Slice("explore", (MOST_HEXES,), 0, 1, "hex: lay a meadow tile"),
    Slice("transport", (MEADOWS, RESOURCES, SITES), 0, 1, "meadow × resource × own site"),
    Slice("build", (SITES, CARDS), 0, 1, "own site × contract"),
    Slice("build_lazy", (SITES, RESOURCES), 0, 1, "own site × resource: Lazy Explorer with two of a kind"),
    Slice("build_priest", (SITES, len(THREE_KINDS)), 0, 1, "own site × three kinds: Priest"),
    Slice("pass", (1,), 0, 1, "end the turn"),
    Slice("abundance", (MEADOWS,), 0, 1, "meadow: whose token Abundance takes"),
    Slice("lay", (MOST_HEXES,), 0, 1, "hex: where an effect lays a tile"),
    Slice("lift", (MOST_HEXES,), 0, 1, "hex: whose tile Airway lifts"),
    Slice("return", (_PLACES + 1, RESOURCES), 0, 1, "place × resource: meadows, own sites, the storage area"),
    Slice("swap", (_PLACES, RESOURCES, RESOURCES), 0, 1, "place × resource × what comes for it"),
    Slice("deliver", (RESOURCES, SITES), 0, 1, "resource × own site: Express Delivery"),
    Slice("plan", (1,), 0, 1, "draw by Secret Plan"),
    Slice("shortcut", (1,), 0, 1, "put a tile away by Shortcut"),
    Slice("skip", (1,), 0, 1, "leave an effect"),
    Slice("first", (MOST_SEATS,), 0, 1, "chance: who begins"),
    Slice("box", (RESOURCES,), 0, 1, "chance: whose special token goes to the box"),
    Slice("token", (TOKEN_TYPES,), 0, 1, "chance: the next token on the map"),
    Slice("deal", (CARDS + 1,), 0, 1, "chance: a private contract; the last: one not known"),
    Slice("open", (CARDS,), 0, 1, "chance: a contract that is laid open"),
    Slice("draw", (CARDS + 1,), 0, 1, "chance: a contract for a hand; the last: one not known"),
)


@njit
def observe(s: State, seat: int, out: Observation) -> None:
    observe_ground(s, out)
    observe_meadows(s, seat, out)
    for step in range(s.seats):
        observe_guild(s, (seat + step) % s.seats, step, out)
    observe_bits(s.hand[seat], AT.hand, out)
    observe_bits(s.deck | s.box, AT.unseen, out)
    for place in range(PLACES):
        if s.board[place] >= 0:
            out[AT.board + s.board[place]] = 1
    out[AT.deck] = s.deck_size
    observe_goods(s.supply, AT.supply, out)
    if s.boxed >= 0:
        out[AT.boxed + s.boxed] = 1
    out[AT.reserve] = s.reserve
    if s.end_card >= 0:
        out[AT.end_card + (s.end_card - seat) % s.seats] = 1
    out[AT.turn + (s.turn - seat) % s.seats] = 1
    out[AT.actions] = s.actions
    out[AT.distilleries] = s.distilleries
    out[AT.acted] = s.acted
    out[AT.idle] = s.idle
    if s.depth > 0 and frame_kind(top(s)) > LAST_CHANCE:
        frame = top(s)
        out[AT.actor + (frame_seat(frame) - seat) % s.seats] = 1
        out[AT.asks + frame_kind(frame) - TURN] = 1
        out[AT.argument] = frame_argument(frame)


@njit
def observe_bits(word: int, at: int, out: Observation) -> None:
    """A one for every bit of a word."""
    while word:
        out[at + lowest_bit(word)] = 1
        word &= word - 1


@njit
def observe_goods(goods: int, at: int, out: Observation) -> None:
    """Packed goods as five counts."""
    for resource in range(RESOURCES):
        out[at + resource] = count(goods, resource)


@njit
def observe_ground(s: State, out: Observation) -> None:
    for word in range(2):
        observe_bits(s.bare[MIST, word], AT.mist + word * WORD, out)
        observe_bits(s.bare[FOREST, word], AT.forest + word * WORD, out)
        observe_bits(s.bare[FORBIDDEN, word], AT.forbidden + word * WORD, out)
    for hex in range(s.hexes):
        out[AT.open + hex] = s.group[hex] >= 0


@njit
def observe_meadows(s: State, seat: int, out: Observation) -> None:
    found = s.tokens_at
    while found:
        meadow = lowest_bit(found)
        found &= found - 1
        kind = s.token[meadow]
        out[AT.token + meadow * RESOURCES + s.token_resource[kind]] = 1
        out[AT.token_pieces + meadow] = s.token_pieces[kind]
        out[AT.token_points + meadow] = s.token_points[kind]
    found = s.goods_at
    while found:
        meadow = lowest_bit(found)
        found &= found - 1
        observe_goods(s.goods[meadow], AT.goods + meadow * RESOURCES, out)
    for meadow in range(MEADOWS):
        if s.craftsman[meadow] >= 0:
            out[AT.craftsman + (s.craftsman[meadow] - seat) % s.seats * MEADOWS + meadow] = 1


@njit
def observe_guild(s: State, seat: int, step: int, out: Observation) -> None:
    """What a player has on the map and on the guild board; `step` is its place after the own seat."""
    out[AT.seats + step] = 1
    for ruin in range(MOST_RUINS):
        out[AT.building + step * MOST_RUINS + ruin] = s.buildings[ruin, seat]
    for slot in range(SITES):
        if s.site[seat, slot] >= 0:
            at = step * SITES + slot
            out[AT.site + at * MOST_RUINS + s.site[seat, slot]] = 1
            observe_goods(s.site_goods[seat, slot], AT.site_goods + at * RESOURCES, out)
    out[AT.craftsmen + step] = s.free_craftsmen[seat]
    out[AT.buildings_left + step] = s.buildings_left[seat]
    out[AT.tiles + step] = s.own_tiles[seat]
    out[AT.explorers + step] = uncovered(s, seat)
    observe_goods(s.storage[seat], AT.storage + step * RESOURCES, out)
    owned, worth = 0, 0
    for kind in range(TOKEN_TYPES):
        owned += s.owned[seat, kind]
        worth += int(s.owned[seat, kind]) * int(s.token_points[kind])
    out[AT.tokens_owned + step] = owned
    out[AT.tokens_worth + step] = worth
    out[AT.points + step] = worth + beside_tokens(s, seat)
    observe_bits(s.fulfilled[seat], AT.fulfilled + step * CARDS, out)
    out[AT.private_cards + step] = s.hand_private[seat]
    out[AT.drawn_cards + step] = s.hand_neutral[seat]

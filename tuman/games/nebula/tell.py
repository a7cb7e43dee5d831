"""A position and what happens in it, for clients: plain data and message keys, of concealed states."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from tuman.core import CHANCE, OVER, Message, States, actor_at, plain
from tuman.games.nebula.content import CONTRACT_KINDS, RESOURCE_NAMES
from tuman.games.nebula.hexes import MEADOW, RUINS
from tuman.games.nebula.names import (
    TERRAIN_NAMES,
    card_names,
    hex_name,
    hex_names,
    place_name,
    site_name,
    token_name,
)
from tuman.games.nebula.notation import Parts, asked_seat, parts
from tuman.games.nebula.scoring import SOURCES, tally_at
from tuman.games.nebula.state import (
    BOX,
    CARDS,
    DEAL,
    DRAW,
    FIRST,
    LAND,
    LAZY_EXPLORER,
    MOST_SEATS,
    NEUTRAL,
    NEUTRAL_CARDS,
    OPEN,
    PRIEST,
    SITES,
    TOKEN,
    TOKEN_TYPES,
    TURN,
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
    WORD,
)

# What is asked of the actor, by the kind of the top frame.
ASKS = {
    FIRST: "first",
    BOX: "box",
    TOKEN: "token",
    DEAL: "deal",
    OPEN: "open",
    DRAW: "draw",
    TURN: "turn",
    USE_ABUNDANCE: "abundance",
    USE_ADVENTURERS: "adventurers",
    USE_CARAVAN: "return",
    USE_EXPORT: "return",
    USE_STALL: "stall",
    USE_WORKSHOP: "workshop",
    USE_AIRWAY: "airway",
    LAND: "land",
    USE_DELIVERY: "delivery",
    USE_PLAN: "plan",
    USE_SHORTCUT: "shortcut",
}


def asked(s: States) -> tuple[str, int, int]:
    """What the top frame asks, whom, and its argument."""
    depth = int(s["depth"][0])
    if depth == 0:
        return "over", -1, 0
    frame = int(s["frames"][0, depth - 1])
    return ASKS[frame & 255], frame >> 8 & 255, frame >> 16


def goods_of(goods: int) -> dict[str, int]:
    """Packed goods by name."""
    return {name: n for kind, name in enumerate(RESOURCE_NAMES) if (n := goods >> 6 * kind & 63)}


def pieces_of(goods: int) -> int:
    return sum(goods >> 6 * kind & 63 for kind in range(len(RESOURCE_NAMES)))


def contract(s: States, r: SimpleNamespace, card: int) -> dict[str, Any]:
    """A card as it is read: name, kind, what it asks for, points."""
    kind = r.card_kind[card]
    asks: Any = goods_of(r.asks[card])
    if kind in (LAZY_EXPLORER, PRIEST):
        asks = "two of one kind" if kind == LAZY_EXPLORER else "three kinds"
    return {
        "card": card_names(s)[card],
        "kind": CONTRACT_KINDS[kind],
        "private": card >= NEUTRAL_CARDS,
        "asks": asks,
        "points": r.card_points[card],
    }


def token_of(s: States, kind: int) -> dict[str, Any]:
    return {
        "name": token_name(s, kind),
        "resource": RESOURCE_NAMES[s["token_resource"][0, kind]],
        "pieces": int(s["token_pieces"][0, kind]),
        "points": int(s["token_points"][0, kind]),
    }


def _hex(s: States, r: SimpleNamespace, hex: int) -> dict[str, Any]:
    """A hex of the map with all that lies on it."""
    terrain, number = r.terrain[hex], r.number[hex]
    found: dict[str, Any] = {
        "row": r.row[hex],
        "column": r.column[hex],
        "terrain": TERRAIN_NAMES[terrain],
        "tile": bool(r.tiles[hex // WORD] >> hex % WORD & 1),
    }
    if terrain == MEADOW:
        token = r.token[number]
        found["token"] = token_of(s, token) if token >= 0 else None
        found["goods"] = goods_of(r.goods[number])
        found["craftsman"] = r.craftsman[number] if r.craftsman[number] >= 0 else None
    if terrain == RUINS:
        found["sites"] = [
            {"seat": seat, "site": site_name(s, seat, slot), "goods": goods_of(r.site_goods[seat][slot])}
            for seat in range(r.seats)
            for slot in range(SITES)
            if r.site[seat][slot] == number
        ]
        found["buildings"] = [seat for seat in range(r.seats) for _ in range(r.buildings[number][seat])]
    return found


def _guild(s: States, r: SimpleNamespace, seat: int, points: Any, worth: Any) -> dict[str, Any]:
    """A player's guild board, cards and points."""
    cards = range(CARDS)
    return {
        "craftsmen": r.free_craftsmen[seat],
        "sites": SITES - r.sites_placed[seat],
        "buildings": r.buildings_left[seat],
        "stacks": [max(0, min(r.stack, r.own_tiles[seat] - r.stack * at)) for at in (3, 2, 1, 0)],
        "explorers": 4 - -(-r.own_tiles[seat] // r.stack),
        "storage": goods_of(r.storage[seat]),
        "tokens": [token_of(s, kind) for kind in range(TOKEN_TYPES) for _ in range(r.owned[seat][kind])],
        "hand": [contract(s, r, card) for card in cards if r.hand[seat] >> card & 1],
        "private": r.hand_private[seat],
        "drawn": r.hand_neutral[seat],
        "fulfilled": [
            contract(s, r, card) | {"worth": worth[seat][card]} for card in cards if r.fulfilled[seat] >> card & 1
        ],
        "end_card": r.end_card == seat,
        "points": sum(points[seat]),
        "points_by": dict(zip(SOURCES, points[seat], strict=True)),
    }


def tally(s: States) -> tuple[list[list[int]], list[list[int]]]:
    """Every seat's points by source, and what each of its fulfilled contracts is worth."""
    points, worth = np.zeros((MOST_SEATS, len(SOURCES)), np.int64), np.zeros((MOST_SEATS, CARDS), np.int64)
    tally_at(s, points, worth)
    return points.tolist(), worth.tolist()


def describe(s: States, viewer: int) -> dict[str, Any]:
    r = plain(s)
    what, _, argument = asked(s)
    names = hex_names(s)
    points, worth = tally(s)
    actor = actor_at(s)
    return {
        "game": "nebula",
        "viewer": viewer,
        "seats": r.seats,
        "actor": {CHANCE: "chance", OVER: "over"}.get(actor, actor),
        "asks": what,
        "asked": {"hex": names[argument]} if what == "land" else {"left": argument} if what == "return" else {},
        "first": r.first if r.first >= 0 else None,
        "turn": r.turn if r.turns else None,
        "turns": r.turns,
        "actions": r.actions,
        "distilleries": r.distilleries,
        "last_turns": r.end_card >= 0,
        "hexes": {name: _hex(s, r, hex) for hex, name in enumerate(names)},
        "guilds": [_guild(s, r, seat, points, worth) for seat in range(r.seats)],
        "board": [contract(s, r, card) if card >= 0 else None for card in r.board],
        "deck": r.deck_size,
        "supply": goods_of(r.supply),
        "reserve": r.reserve,
        "boxed": RESOURCE_NAMES[r.boxed] if r.boxed >= 0 else None,
    }


# --- what happened ------------------------------------------------------------------------------------------------


def narrate(before: States, action: int, after: States) -> list[Message]:
    p = parts(before, action)
    seat = asked_seat(before)
    told = [_deed(before, p, seat)]
    if p.verb == "build":
        told += _built(before, after, seat)
    told += _came_home(before, after)
    if after["finished"][0]:
        told += _over(after)
    elif after["turn"][0] != before["turn"][0] or after["turns"][0] != before["turns"][0]:
        told.append(Message("nebula-turn", {"seat": int(after["turn"][0])}))
    return told


def _deed(s: States, p: Parts, seat: int) -> Message:
    """The action itself."""
    what, _, argument = asked(s)
    args: dict[str, str | int] = {} if p.verb in ("box", "token", "open", "first") else {"seat": seat}
    if p.verb == "first":
        return Message("nebula-first", {"seat": p.number})
    if p.verb == "token":
        at = hex_name(s, int(s["meadow_hex"][0, argument]))
        token = token_of(s, p.number)
        kind = "special" if s["token_special"][0, p.number] else "token"
        return Message(f"nebula-{kind}", {"hex": at, "resource": token["resource"], "pieces": token["pieces"]})
    if p.hex >= 0:
        args["hex"] = hex_name(s, p.hex)
    if p.meadow >= 0:
        args["hex"] = hex_name(s, int(s["meadow_hex"][0, p.meadow]))
    if p.ruin >= 0:
        args["hex"] = hex_name(s, int(s["ruin_hex"][0, p.ruin]))
    if p.place >= 0:
        args["place"] = place_name(s, seat, p.place)
    if p.slot >= 0:
        args["site"] = site_name(s, seat, p.slot)
    if 0 <= p.card < CARDS:
        args["card"] = CONTRACT_KINDS[s["card_kind"][0, p.card]]
    if p.kinds and p.verb != "build":
        args["resource"] = RESOURCE_NAMES[p.kinds[0]]
    if p.verb == "swap":
        args["other"] = RESOURCE_NAMES[p.kinds[1]]
    verb = p.verb + ("-hidden" if p.card == CARDS else "")
    if p.verb == "explore":
        verb += "-" + TERRAIN_NAMES[s["terrain"][0, p.hex]]
    if p.verb == "skip" and what == "return":  # by Caravan or Export, and for Export perhaps not the first piece
        verb = "skip-return"
    elif p.verb == "skip":
        args["card"] = {"delivery": "express-delivery", "plan": "secret-plan"}.get(what, what)
    if p.verb == "return" and args["place"] == "storage":
        verb = "return-storage"
    return Message(f"nebula-{verb}", args)


def _built(before: States, after: States, seat: int) -> list[Message]:
    told = []
    surplus = pieces_of(int(after["storage"][0, seat])) - pieces_of(int(before["storage"][0, seat]))
    if surplus > 0 and not after["finished"][0]:
        told.append(Message("nebula-surplus", {"seat": seat, "pieces": surplus}))
    if after["end_card"][0] == seat != before["end_card"][0]:
        told.append(Message("nebula-end-card", {"seat": seat}))
    return told


def _came_home(before: States, after: States) -> list[Message]:
    """Craftsmen whose exploitation was exhausted."""
    told = []
    now = after["craftsman"][0].tolist()
    for meadow, seat in enumerate(before["craftsman"][0].tolist()):
        if seat >= 0 and now[meadow] < 0:
            at = hex_name(before, int(before["meadow_hex"][0, meadow]))
            told.append(Message("nebula-exhausted", {"seat": seat, "hex": at}))
    return told


def _over(s: States) -> list[Message]:
    seats = range(int(s["seats"][0]))
    points, _ = tally(s)
    totals = [sum(points[seat]) for seat in seats]
    standing = [(totals[seat], -pieces_of(int(s["storage"][0, seat]))) for seat in seats]
    winners = [seat for seat in seats if standing[seat] == max(standing)]
    told = [] if s["end_card"][0] >= 0 else [Message("nebula-stalled", {})]
    told += [Message("nebula-total", {"seat": seat, "points": totals[seat]}) for seat in seats]
    key = "nebula-wins" if len(winners) == 1 else "nebula-shares"
    return told + [Message(key, {"seat": seat}) for seat in winners]


def reveals(s: States, action: int) -> bool:
    """A card of the hand becomes known when it is fulfilled."""
    p = parts(s, action)
    return p.verb == "build" and bool(int(s["hand"][0, asked_seat(s)]) >> p.card & 1)


def census(s: States) -> dict[str, int]:
    """Everything in the box is always somewhere."""
    r = plain(s)
    seats = range(r.seats)
    stores = [r.supply, *r.goods, *r.storage, *(goods for sites in r.site_goods for goods in sites)]
    counts = {name: sum(goods >> 6 * kind & 63 for goods in stores) for kind, name in enumerate(RESOURCE_NAMES)}
    in_the_air = asked(s)[0] == "land"  # between Airway's two steps
    counts["tiles"] = sum(word.bit_count() for word in r.tiles) + r.reserve + sum(r.own_tiles) + in_the_air
    masks = [r.deck, r.box, *r.hand, *r.fulfilled]
    counts["cards"] = sum(mask.bit_count() for mask in masks) + sum(card >= 0 for card in r.board)
    drawn = sum(r.hand_neutral) + r.deck_size + sum((mask & NEUTRAL).bit_count() for mask in r.fulfilled)
    counts["neutral cards"] = drawn + sum(card >= 0 for card in r.board)
    tokens = sum(r.token_left) + sum(map(sum, r.owned)) + sum(token >= 0 for token in r.token)
    counts["tokens"] = tokens + r.exchanged + (r.boxed >= 0)
    for seat in seats:
        counts[f"craftsmen {seat + 1}"] = r.craftsman.count(seat) + r.free_craftsmen[seat]
        counts[f"sites {seat + 1}"] = SITES - r.sites_placed[seat] + sum(ruin >= 0 for ruin in r.site[seat])
        counts[f"buildings {seat + 1}"] = sum(row[seat] for row in r.buildings) + r.buildings_left[seat]
    return counts

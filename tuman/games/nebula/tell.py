"""A position and what happens in it, for clients: plain data and message keys, of concealed states."""

from typing import Any

from tuman.core import CHANCE, OVER, Message, States, actor_at
from tuman.games.nebula.names import (
    CONTRACT_KINDS,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    card_names,
    hex_name,
    hex_names,
    place_name,
    site_name,
    token_name,
)
from tuman.games.nebula.notation import Parts, asked_seat, parts
from tuman.games.nebula.scoring import contract_points, token_points, total
from tuman.games.nebula.state import (
    BOX,
    CARDS,
    DEAL,
    DRAW,
    FIRST,
    LAND,
    LAZY_EXPLORER,
    MEADOW,
    MEADOWS,
    NEUTRAL_CARDS,
    OPEN,
    PRIEST,
    RUINS,
    SITES,
    TOKEN,
    TOKEN_TYPES,
    TURN,
    USE_ABUNDANCE,
    USE_ADVENTURERS,
    USE_AIRWAY,
    USE_DELIVERY,
    USE_PLAN,
    USE_RETURN,
    USE_SHORTCUT,
    USE_STALL,
    USE_WORKSHOP,
    count,
    has,
    pieces,
    uncovered,
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
    USE_RETURN: "return",
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
    return {name: n for kind, name in enumerate(RESOURCE_NAMES) if (n := int(count(int(goods), kind)))}


def contract(s: States, card: int) -> dict[str, Any]:
    """A card as it is read: name, kind, what it asks for, points."""
    r = s[0]
    kind = int(r.card_kind[card])
    asks: Any = goods_of(r.asks[card])
    if kind in (LAZY_EXPLORER, PRIEST):
        asks = "two of one kind" if kind == LAZY_EXPLORER else "three kinds"
    return {
        "card": card_names(s)[card],
        "kind": CONTRACT_KINDS[kind],
        "private": card >= NEUTRAL_CARDS,
        "asks": asks,
        "points": int(r.card_points[card]),
    }


def _cards(s: States, mask: int) -> list[dict[str, Any]]:
    return [contract(s, card) for card in range(CARDS) if int(mask) >> card & 1]


def _hex(s: States, hex: int) -> dict[str, Any]:
    """A hex of the map with all that lies on it."""
    r = s[0]
    terrain = int(r.terrain[hex])
    number = int(r.number[hex])
    found: dict[str, Any] = {
        "row": int(r.row[hex]),
        "column": int(r.column[hex]),
        "terrain": TERRAIN_NAMES[terrain],
        "tile": bool(has(r.tiles, hex)),
    }
    if terrain == MEADOW:
        token = int(r.token[number])
        found["token"] = token_of(s, token) if token >= 0 else None
        found["goods"] = goods_of(r.goods[number])
        found["craftsman"] = int(r.craftsman[number]) if r.craftsman[number] >= 0 else None
    if terrain == RUINS:
        found["sites"] = [
            {"seat": seat, "site": site_name(s, seat, slot), "goods": goods_of(r.site_goods[seat, slot])}
            for seat in range(int(r.seats))
            for slot in range(SITES)
            if r.site[seat, slot] == number
        ]
        found["buildings"] = [seat for seat in range(int(r.seats)) for _ in range(int(r.buildings[number, seat]))]
    return found


def token_of(s: States, kind: int) -> dict[str, Any]:
    r = s[0]
    return {
        "name": token_name(s, kind),
        "resource": RESOURCE_NAMES[r.token_resource[kind]],
        "pieces": int(r.token_pieces[kind]),
        "points": int(r.token_points[kind]),
    }


def _guild(s: States, seat: int) -> dict[str, Any]:
    """A player's guild board, cards and points."""
    r = s[0]
    stacks = [max(0, min(int(r.stack), int(r.own_tiles[seat]) - int(r.stack) * at)) for at in (3, 2, 1, 0)]
    fulfilled = [
        contract(s, card) | {"worth": int(contract_points(r, seat, card))}
        for card in range(CARDS)
        if int(r.fulfilled[seat]) >> card & 1
    ]
    return {
        "craftsmen": int(r.free_craftsmen[seat]),
        "sites": SITES - int(r.sites_placed[seat]),
        "buildings": int(r.buildings_left[seat]),
        "stacks": stacks,
        "explorers": int(uncovered(r, seat)),
        "storage": goods_of(r.storage[seat]),
        "tokens": [token_of(s, kind) for kind in range(TOKEN_TYPES) for _ in range(int(r.owned[seat, kind]))],
        "hand": _cards(s, int(r.hand[seat])),
        "private": int(r.hand_private[seat]),
        "drawn": int(r.hand_neutral[seat]),
        "fulfilled": fulfilled,
        "end_card": bool(r.end_card == seat),
        "points": int(total(r, seat)),
        "points_by": {
            "tokens": int(token_points(r, seat)),
            "contracts": sum(card["worth"] for card in fulfilled),
            "explorers": 2 * int(uncovered(r, seat)),
            "end": 2 * int(r.end_card == seat),
            "storage": -int(pieces(int(r.storage[seat]))),
        },
    }


def describe(s: States, viewer: int) -> dict[str, Any]:
    r = s[0]
    what, _, argument = asked(s)
    names = hex_names(s)
    return {
        "game": "nebula",
        "viewer": viewer,
        "seats": int(r.seats),
        "actor": {CHANCE: "chance", OVER: "over"}.get(actor_at(s), actor_at(s)),
        "asks": what,
        "asked": {"cell": names[argument]} if what == "land" else {"left": argument} if what == "return" else {},
        "first": int(r.first) if r.first >= 0 else None,
        "turn": int(r.turn) if r.turns else None,
        "turns": int(r.turns),
        "actions": int(r.actions),
        "distilleries": int(r.distilleries),
        "last_turns": bool(r.end_card >= 0),
        "hexes": {name: _hex(s, hex) for hex, name in enumerate(names)},
        "guilds": [_guild(s, seat) for seat in range(int(r.seats))],
        "board": [contract(s, int(card)) if card >= 0 else None for card in r.board],
        "deck": int(r.deck_size),
        "supply": goods_of(r.supply),
        "reserve": int(r.reserve),
        "boxed": RESOURCE_NAMES[int(r.boxed)] if r.boxed >= 0 else None,
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
    if p.verb == "skip":
        args["card"] = {"return": "caravan", "delivery": "express-delivery", "plan": "secret-plan"}.get(what, what)
    if p.verb == "return" and args["place"] == "storage":
        verb = "return-storage"
    return Message(f"nebula-{verb}", args)


def _built(before: States, after: States, seat: int) -> list[Message]:
    told = []
    surplus = int(pieces(int(after["storage"][0, seat]))) - int(pieces(int(before["storage"][0, seat])))
    if surplus > 0 and not after["finished"][0]:
        told.append(Message("nebula-surplus", {"seat": seat, "pieces": surplus}))
    if after["end_card"][0] == seat != before["end_card"][0]:
        told.append(Message("nebula-end-card", {"seat": seat}))
    return told


def _came_home(before: States, after: States) -> list[Message]:
    """Craftsmen whose exploitation was exhausted."""
    told = []
    for meadow in range(MEADOWS):
        seat = int(before["craftsman"][0, meadow])
        if seat >= 0 and after["craftsman"][0, meadow] < 0:
            at = hex_name(before, int(before["meadow_hex"][0, meadow]))
            told.append(Message("nebula-exhausted", {"seat": seat, "hex": at}))
    return told


def _over(s: States) -> list[Message]:
    r = s[0]
    totals = [int(total(r, seat)) for seat in range(int(r.seats))]
    stored = [int(pieces(int(r.storage[seat]))) for seat in range(int(r.seats))]
    best = max((points, -stored[seat]) for seat, points in enumerate(totals))
    winners = [seat for seat in range(int(r.seats)) if (totals[seat], -stored[seat]) == best]
    told = [] if r.end_card >= 0 else [Message("nebula-stalled", {})]
    told += [Message("nebula-total", {"seat": seat, "points": points}) for seat, points in enumerate(totals)]
    key = "nebula-wins" if len(winners) == 1 else "nebula-shares"
    return told + [Message(key, {"seat": seat}) for seat in winners]


def reveals(s: States, action: int) -> bool:
    """A card of the hand becomes known when it is fulfilled."""
    p = parts(s, action)
    return p.verb == "build" and bool(int(s["hand"][0, asked_seat(s)]) >> p.card & 1)


def census(s: States) -> dict[str, int]:
    """Everything in the box is always somewhere."""
    r = s[0]
    what, _, _ = asked(s)
    seats = range(int(r.seats))
    stores = [r.supply, *r.goods, *r.site_goods.ravel(), *r.storage]
    counts = {name: sum(int(count(int(goods), kind)) for goods in stores) for kind, name in enumerate(RESOURCE_NAMES)}
    counts["tiles"] = sum(int(word).bit_count() for word in r.tiles) + int(r.reserve) + int(r.own_tiles.sum())
    counts["tiles"] += what == "land"
    hidden = sum(int(r.hand_neutral[seat] + r.hand_private[seat]) - int(r.hand[seat]).bit_count() for seat in seats)
    cards = [r.deck, r.box, *r.hand, *r.fulfilled]
    counts["cards"] = sum(int(mask).bit_count() for mask in cards) + sum(int(card >= 0) for card in r.board)
    counts["deck"] = int(r.deck).bit_count() - int(r.deck_size) if not hidden else 0
    tokens = int(r.token_left.sum() + r.owned.sum() + r.exchanged) + sum(int(token >= 0) for token in r.token)
    counts["tokens"] = tokens + int(r.boxed >= 0)
    for seat in seats:
        placed = sum(int(owner == seat) for owner in r.craftsman)
        counts[f"craftsmen {seat + 1}"] = placed + int(r.free_craftsmen[seat])
        counts[f"sites {seat + 1}"] = sum(int(ruin >= 0) for ruin in r.site[seat]) - int(r.sites_placed[seat]) + SITES
        counts[f"buildings {seat + 1}"] = int(r.buildings[:, seat].sum()) + int(r.buildings_left[seat])
    return counts

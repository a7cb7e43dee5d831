"""Via Nebula, reference engine: the effects of the cards. Every one can be declined with `skip` (VN-X9)."""

from collections import Counter

from .nebula_cards import RESOURCES
from .nebula_table import Flow, Player, Table, ask


def effect(table: Table, player: Player, kind: str) -> Flow:
    """The effect of a card just built; without a legal target there is none (VN-X7)."""
    if kind == "abundance":
        yield from abundance(table, player)
    elif kind == "adventurers":
        yield from lay(table, player, "forbidden")
    elif kind == "workshop":
        yield from lay(table, player, "forest")
    elif kind == "airway":
        yield from airway(table, player)
    elif kind == "caravan":
        yield from give_back(table, player, 1)
    elif kind == "export":
        yield from give_back(table, player, 2)
    elif kind == "stall":
        yield from stall(table, player)
    elif kind == "express-delivery":
        yield from express_delivery(table, player)
    elif kind == "secret-plan":
        yield from secret_plan(table, player)
    elif kind == "shortcut":
        yield from shortcut(table, player)


def abundance(table: Table, player: Player) -> Flow:
    """VN-K1"""
    if not table.tokens:
        return
    action = yield ask(player.seat, ["skip"] + [f"abundance {name}" for name in table.tokens])
    if action != "skip":
        name = action.split()[1]
        token = table.tokens.pop(name)
        table.box_tokens.append(token)
        table.put_resources(name, token)


def lay(table: Table, player: Player, kind: str) -> Flow:
    """VN-K3, VN-K11, VN-X1"""
    targets = table.uncovered_hexes(kind)
    if not targets or not table.has_tile(player):
        return
    action = yield ask(player.seat, ["skip"] + [f"lay {name}" for name in targets])
    if action != "skip":
        table.lay_tile(player, action.split()[1])


def airway(table: Table, player: Player) -> Flow:
    """VN-K13, VN-X2"""
    targets = table.uncovered_hexes("mist")
    if not targets or not table.tiles:
        return
    action = yield ask(player.seat, ["skip"] + [f"lift {name}" for name in table.tiles])
    if action == "skip":
        return
    table.tiles.remove(action.split()[1])
    table.tiles_in_hand = 1
    # The targets are those from before: the hex just left is not among them.
    action = yield ask(player.seat, [f"lay {name}" for name in targets])
    table.tiles.add(action.split()[1])
    table.tiles_in_hand = 0


def own_places(table: Table, player: Player) -> dict[str, Counter[str]]:
    """Own exploitations and own sites, by name."""
    return table.own_exploitations(player) | {name: site.goods for name, site in player.sites().items()}


def give_back(table: Table, player: Player, times: int) -> Flow:
    """VN-K5, VN-K8"""
    for _ in range(times):
        places = own_places(table, player) | {"storage": player.storage}
        actions = [f"return {place} {kind}" for place, goods in places.items() for kind in RESOURCES if goods[kind] > 0]
        if not actions:
            return
        action = yield ask(player.seat, ["skip"] + actions)
        if action == "skip":
            return
        _, place, kind = action.split()
        if place in table.goods:
            table.take_piece(place, kind)  # VN-X3
        else:
            places[place][kind] -= 1
        table.supply[kind] += 1


def stall(table: Table, player: Player) -> Flow:
    """VN-K9, VN-X4"""
    places = own_places(table, player)
    actions = [
        f"swap {place} {kind} {other}"
        for place, goods in places.items()
        for kind in RESOURCES
        for other in RESOURCES
        if goods[kind] > 0 and other != kind and table.supply[other] > 0
    ]
    if not actions:
        return
    action = yield ask(player.seat, ["skip"] + actions)
    if action != "skip":
        _, place, kind, other = action.split()
        places[place][kind] -= 1
        table.supply[kind] += 1
        places[place][other] += 1
        table.supply[other] -= 1


def express_delivery(table: Table, player: Player) -> Flow:
    """VN-K15"""
    actions = [f"deliver {kind} {name}" for kind in RESOURCES for name in player.sites() if table.supply[kind] > 0]
    if not actions:
        return
    action = yield ask(player.seat, ["skip"] + actions)
    if action != "skip":
        _, kind, name = action.split()
        table.supply[kind] -= 1
        player.sites()[name].goods[kind] += 1


def secret_plan(table: Table, player: Player) -> Flow:
    """VN-K16, VN-F2"""
    if not table.deck:
        return
    action = yield ask(player.seat, ["skip", "plan"])
    if action == "plan":
        action = yield ask(0, [f"draw {card}" for card in table.deck])
        card = action.split()[1]
        table.deck.remove(card)
        player.hand.append(card)


def shortcut(table: Table, player: Player) -> Flow:
    """VN-K17, VN-X5"""
    if sum(player.stacks) == 0:
        return
    action = yield ask(player.seat, ["skip", "shortcut"])
    if action == "shortcut":
        for _ in range(2):
            if sum(player.stacks) > 0:
                table.take_own_tile(player)
                table.reserve += 1

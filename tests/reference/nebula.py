"""Via Nebula, reference engine: a whole match, naive and obvious, for differential tests.

Written from via-nebula.md (the ids VN-...), docs/rules/nebula-decisions.md and docs/notation.md alone. Nothing here is
fast.
"""

from collections import Counter
from collections.abc import Generator
from pathlib import Path

from .nebula_cards import RESOURCES, Pack, all_contracts, all_tokens, read_pack
from .nebula_effects import effect
from .nebula_map import HexMap
from .nebula_table import BoolFlow, Flow, Player, Question, Site, Table, ask


def present(goods: Counter[str]) -> dict[str, int]:
    """Only the kinds of which there is a piece."""
    return {kind: goods[kind] for kind in RESOURCES if goods[kind] > 0}


class Nebula:
    """One match. A pack is a folder, or what read_pack makes of one."""

    def __init__(self, pack: Path | Pack, players: int = 2, map: str = "beginner", first: str | int = "random") -> None:
        files = pack if isinstance(pack, dict) else read_pack(pack)
        if players not in (2, 3, 4):
            raise ValueError(f"no such number of players: {players}")
        if map not in files["maps"]:
            raise ValueError(f"no such map: {map}")
        self.first_option = str(first)
        if self.first_option not in ["random"] + [str(seat) for seat in range(1, players + 1)]:
            raise ValueError(f"no such seat: {first}")
        hexes = HexMap(files["maps"][map]["rows"])
        assert len(hexes.of_kind("meadow")) == 24  # VN-C1
        self.table = Table(hexes, all_contracts(files), all_tokens(files), players)
        self.seats = players
        self._flow = self._match()
        self._question: Question | None = next(self._flow)

    # The interface

    def actor(self) -> int | None:
        return None if self._question is None else self._question.actor

    def legal(self) -> set[str]:
        return set() if self._question is None else set(self._question.options)

    def weights(self) -> dict[str, int]:
        """The outcomes of chance with their weights; empty when it is not chance's turn."""
        if self._question is None or self._question.actor != 0:
            return {}
        return dict(self._question.options)

    def play(self, action: str) -> None:
        if self._question is None or action not in self._question.options:
            raise ValueError(f"not legal: {action}")
        try:
            self._question = self._flow.send(action)
        except StopIteration:
            self._question = None

    def snapshot(self) -> dict[str, object]:
        """Goods name only kinds that are there, but the supply names all five. Turn and actions are 0 before the
        first turn. A card just built is among the fulfilled ones from the build on, also while its effect is resolved.
        """
        table = self.table
        players = table.players
        return {
            "goods": {name: present(goods) for name, goods in table.goods.items()},
            "craftsmen": dict(table.craftsmen),
            "tokens": {name: str(token) for name, token in table.tokens.items()},
            "tiles": sorted(table.tiles),
            "sites": {p.seat: {name: present(site.goods) for name, site in p.sites().items()} for p in players},
            "buildings": {ruin: sorted(seats) for ruin, seats in table.buildings.items()},
            "storage": {p.seat: present(p.storage) for p in players},
            "supply": {kind: table.supply[kind] for kind in RESOURCES},
            "reserve": table.reserve,
            "own_tiles": [sum(p.stacks) for p in players],
            "explorers": [p.uncovered() for p in players],
            "hands": [sorted(p.hand) for p in players],
            "board": list(table.board),
            "deck": sorted(table.deck),
            "fulfilled": [sorted(p.fulfilled) for p in players],
            "owned": [sorted(str(token) for token in p.tokens) for p in players],
            "actions": table.actions,
            "turn": table.turn,
            "end_card": table.end_card,
            "points": [table.points(p) for p in players],
            "over": self._question is None,
            "winners": self.winners(),
        }

    def winners(self) -> list[int]:
        """VN-P4"""
        if self._question is not None:
            return []
        players = self.table.players
        most = max(self.table.points(player) for player in players)
        best = [player for player in players if self.table.points(player) == most]
        fewest = min(player.storage.total() for player in best)
        return [player.seat for player in best if player.storage.total() == fewest]

    # The flow of the match

    def _match(self) -> Flow:
        table = self.table
        seat = yield from self._choose_first()
        yield from self._lay_tokens()
        yield from self._deal_contracts()
        idle = 0  # turns in a row
        while True:
            was_idle = yield from self._turn(table.players[seat - 1])
            idle = idle + 1 if was_idle else 0
            if idle == self.seats:
                break  # VN-P5
            seat = seat % self.seats + 1
            if seat == table.end_card:
                break  # VN-P1: all others had one more turn
        table.store_everything()

    def _choose_first(self) -> Generator[Question, str, int]:
        """VN-S1"""
        if self.first_option != "random":
            return int(self.first_option)
        action = yield ask(0, [f"first {seat}" for seat in range(1, self.seats + 1)])
        return int(action.split()[1])

    def _lay_tokens(self) -> Flow:
        """VN-S4, VN-S5"""
        table = self.table
        left = table.undrawn_tokens
        action = yield ask(0, [f"box {token.resource}" for token in left if token.special])
        boxed = next(token for token in left if token.special and token.resource == action.split()[1])
        left.remove(boxed)
        table.box_tokens.append(boxed)
        for name in table.map.of_kind("meadow"):
            copies = Counter(f"token {name} {token}" for token in left)
            action = yield Question(0, dict(copies))
            token = next(token for token in left if action == f"token {name} {token}")
            left.remove(token)
            if token.special:
                table.box_tokens.append(token)
                table.put_resources(name, token)
            else:
                table.tokens[name] = token

    def _deal_contracts(self) -> Flow:
        """VN-S2, VN-S3"""
        table = self.table
        for player in table.players:
            for _ in range(2):
                action = yield ask(0, [f"deal {card}" for card in table.private])
                card = action.split()[1]
                table.private.remove(card)
                player.hand.append(card)
        for place in range(4):
            yield from self._open(place)

    def _open(self, place: int) -> Flow:
        """A card from the deck onto a place of the board (VN-F, VN-F2)."""
        table = self.table
        if not table.deck:
            return
        action = yield ask(0, [f"open {card}" for card in table.deck])
        card = action.split()[1]
        table.deck.remove(card)
        table.board[place] = card

    # A turn

    def _turn(self, player: Player) -> BoolFlow:
        """The answer: was the first decision a pass (VN-P5)?"""
        table = self.table
        table.turn = player.seat
        table.actions = 2  # VN-T1
        table.distilleries = 0
        first_decision = True
        while table.actions > 0:
            options = self._actions(player)
            if not options or table.actions <= table.distilleries:  # VN-T2, VN-E7
                options.append("pass")
            action = yield ask(player.seat, options)
            if action == "pass":
                table.actions = 0
                return first_decision
            yield from self._act(player, action)
            first_decision = False
        return False

    def _actions(self, player: Player) -> list[str]:
        """All that the player may do with the actions left, but a pass."""
        found = self._craftsman_actions(player) + self._site_actions(player) + self._explore_actions(player)
        return found + self._transport_actions(player) + self._build_actions(player)

    def _craftsman_actions(self, player: Player) -> list[str]:
        """VN-A"""
        return [f"craftsman {name}" for name in self.table.tokens] if player.craftsmen > 0 else []

    def _site_actions(self, player: Player) -> list[str]:
        """VN-B, VN-B2, VN-S8"""
        table = self.table
        if None not in player.slots or len(player.sites()) + 1 > player.buildings:
            return []
        return [f"site {ruin}" for ruin in table.map.of_kind("ruins") if table.filled(ruin) < table.room]

    def _explore_actions(self, player: Player) -> list[str]:
        """VN-C, VN-D, VN-CD2, VN-CD3, VN-T3"""
        table = self.table
        if not table.has_tile(player):
            return []
        targets = table.uncovered_hexes("mist")
        if table.actions >= 2:
            targets += table.uncovered_hexes("forest")
        reach = table.own_hexes(player) | set(table.empty_meadow())
        return [f"explore {name}" for name in targets if table.map.next_to(name, reach)]

    def _transport_actions(self, player: Player) -> list[str]:
        """VN-E, VN-X4"""
        table = self.table
        return [
            f"transport {source} {kind} {name}"
            for name, site in player.sites().items()
            for source in table.sources(site.ruin)
            for kind in present(table.goods[source])
        ]

    def _build_actions(self, player: Player) -> list[str]:
        """VN-F, VN-F5"""
        table = self.table
        cards = player.hand + [card for card in table.board if card is not None]
        return [
            f"build {name} {card}{kinds}"
            for name, site in player.sites().items()
            for card in cards
            for kinds in table.contracts[card].ways(site.goods)
        ]

    def _act(self, player: Player, action: str) -> Flow:
        table = self.table
        verb, place, *rest = action.split()
        if verb == "build":
            yield from self._build(player, place, rest[0], rest[1:])
            return
        table.actions -= 1
        if verb == "craftsman":
            self._craftsman(player, place)
        elif verb == "site":
            player.slots[player.slots.index(None)] = Site(place)
        elif verb == "explore":
            table.lay_tile(player, place)
            if table.map.kinds[place] == "forest":
                table.actions = 0  # VN-D
        elif verb == "transport":
            kind, name = rest
            table.take_piece(place, kind)
            player.sites()[name].goods[kind] += 1

    def _craftsman(self, player: Player, name: str) -> None:
        """VN-A, VN-A2"""
        table = self.table
        token = table.tokens.pop(name)
        player.tokens.append(token)
        player.craftsmen -= 1
        table.craftsmen[name] = player.seat
        table.put_resources(name, token)
        if name not in table.goods:
            table.send_home(name)

    def _build(self, player: Player, name: str, card: str, kinds: list[str]) -> Flow:
        """VN-F, VN-F3"""
        table = self.table
        table.actions -= 1
        contract = table.contracts[card]
        site = player.sites()[name]
        used = contract.ways(site.goods)["".join(f" {kind}" for kind in kinds)]
        # 1: the building, the pieces
        player.slots[player.slots.index(site)] = None
        player.buildings -= 1
        table.buildings.setdefault(site.ruin, []).append(player.seat)
        table.supply += used
        player.storage += site.goods - used  # VN-F4
        place = table.board.index(card) if card in table.board else None
        if place is None:
            player.hand.remove(card)
        else:
            table.board[place] = None
        player.fulfilled.append(card)
        if player.buildings == 0 and table.end_card is None:
            table.end_card = player.seat  # VN-P1
            table.actions = 0
        elif contract.kind == "distillery":
            table.actions += 1  # VN-E6, VN-X6
            table.distilleries += 1
        # 2: the effect
        yield from effect(table, player, contract.kind)
        # 3: a new card on the board
        if place is not None:
            yield from self._open(place)

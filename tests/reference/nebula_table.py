"""Via Nebula, reference engine: what lies on the table, and the small movements that several rules share."""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from .nebula_cards import RESOURCES, Contract, Token
from .nebula_map import HexMap


@dataclass
class Question:
    """Somebody has to act: a seat, or 0 for chance. The weights matter for chance only."""

    actor: int
    options: dict[str, int]


Flow = Generator[Question, str, None]
BoolFlow = Generator[Question, str, bool]


def ask(seat: int, actions: Iterable[str]) -> Question:
    return Question(seat, dict.fromkeys(actions, 1))


@dataclass(eq=False)
class Site:
    """A building site on the map with its pieces. Two sites are never the same one, whatever lies on them."""

    ruin: str
    goods: Counter[str] = field(default_factory=Counter)


@dataclass
class Player:
    """A seat and its guild board (VN-C3)."""

    seat: int
    craftsmen: int  # free ones
    stacks: list[int]  # meadow tiles on the four explorers, from the left
    slots: list[Site | None] = field(default_factory=lambda: [None, None, None])  # None: the site is free
    buildings: int = 5  # on the guild board
    storage: Counter[str] = field(default_factory=Counter)
    hand: list[str] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)

    def sites(self) -> dict[str, Site]:
        """The sites on the map by their names: the second one on a ruin has a `b`."""
        found: dict[str, Site] = {}
        for site in self.slots:
            if site is not None:
                found[site.ruin + "b" if site.ruin in found else site.ruin] = site
        return found

    def uncovered(self) -> int:
        return self.stacks.count(0)  # VN-P7


class Table:
    """Everything but the flow of the match."""

    def __init__(self, hexes: HexMap, contracts: dict[str, Contract], tokens: list[Token], seats: int) -> None:
        self.map = hexes
        self.contracts = contracts
        height = {2: 5, 3: 4, 4: 3}[seats]  # VN-S6
        self.players = [Player(seat, 3 if seats == 2 else 2, [height] * 4) for seat in range(1, seats + 1)]  # VN-C3
        self.reserve = 60 - 4 * height * seats  # VN-C4
        self.fewer = 1 if seats in (2, 3) else 0  # VN-S7
        self.room = 1 if seats == 2 else 2  # sites and buildings on a ruin (VN-B, VN-S8)
        self.supply = Counter(dict.fromkeys(RESOURCES, 18))  # VN-C2
        self.undrawn_tokens = list(tokens)
        self.box_tokens: list[Token] = []
        self.tokens: dict[str, Token] = {}
        self.goods: dict[str, Counter[str]] = {}  # only hexes with pieces
        self.craftsmen: dict[str, int] = {}
        self.buildings: dict[str, list[int]] = {}
        self.tiles: set[str] = set()
        self.tiles_in_hand = 0  # one, while an Airway moves it
        self.private = [name for name, card in contracts.items() if card.private]  # not dealt
        self.deck = [name for name, card in contracts.items() if not card.private]
        self.board: list[str | None] = [None] * 4
        self.turn = 0  # the seat
        self.actions = 0
        self.distilleries = 0  # built in this turn
        self.end_card: int | None = None

    # What the rules call things

    def empty_meadow(self) -> list[str]:
        """VN-W4"""
        return [
            name
            for name, kind in self.map.kinds.items()
            if name in self.tiles or (kind == "meadow" and name not in self.tokens and name not in self.goods)
        ]

    def own_hexes(self, player: Player) -> set[str]:
        """The hexes with an own piece (VN-W2)."""
        found = {name for name, seat in self.craftsmen.items() if seat == player.seat}
        found |= {site.ruin for site in player.sites().values()}
        return found | {ruin for ruin, seats in self.buildings.items() if player.seat in seats}

    def uncovered_hexes(self, kind: str) -> list[str]:
        """The hexes of a kind without a tile."""
        return [name for name in self.map.of_kind(kind) if name not in self.tiles]

    def own_exploitations(self, player: Player) -> dict[str, Counter[str]]:
        """VN-W3"""
        return {name: goods for name, goods in self.goods.items() if self.craftsmen.get(name) == player.seat}

    def filled(self, ruin: str) -> int:
        """How many sites and buildings stand on a ruin."""
        sites = [site for player in self.players for site in player.sites().values() if site.ruin == ruin]
        return len(sites) + len(self.buildings.get(ruin, []))

    def sources(self, ruin: str) -> list[str]:
        """The exploitations from which a piece can be brought to this ruin (VN-E, VN-E2)."""
        ground = self.map.reached(ruin, self.empty_meadow())
        return [name for name in self.goods if self.map.next_to(name, ground | {ruin})]

    # Movements

    def put_resources(self, name: str, token: Token) -> None:
        """The resources of a token come onto its hex, as far as the supply goes (VN-S7, VN-A2)."""
        number = min(token.pieces - self.fewer, self.supply[token.resource])
        if number > 0:
            self.supply[token.resource] -= number
            self.goods[name] = Counter({token.resource: number})

    def take_piece(self, name: str, kind: str) -> None:
        """A piece leaves an exploitation; with the last one the craftsman goes home (VN-E3, VN-X3)."""
        goods = self.goods[name]
        goods[kind] -= 1
        if goods.total() == 0:
            del self.goods[name]
            self.send_home(name)

    def send_home(self, name: str) -> None:
        """The craftsman on this hex, if there is one, goes back to its owner."""
        if name in self.craftsmen:
            self.players[self.craftsmen.pop(name) - 1].craftsmen += 1

    def has_tile(self, player: Player) -> bool:
        return sum(player.stacks) + self.reserve > 0

    def take_own_tile(self, player: Player) -> None:
        """From the leftmost stack that is not empty."""
        for place, height in enumerate(player.stacks):
            if height > 0:
                player.stacks[place] -= 1
                return

    def lay_tile(self, player: Player, name: str) -> None:
        """A tile of the player, or of the reserve if there is no own one (VN-C, VN-CD2, VN-X1)."""
        if sum(player.stacks) > 0:
            self.take_own_tile(player)
        else:
            self.reserve -= 1
        self.tiles.add(name)

    def store_everything(self) -> None:
        """VN-P2: only the pieces move."""
        for player in self.players:
            for goods in self.own_exploitations(player).values():
                player.storage += goods
            for site in player.sites().values():
                player.storage += site.goods
                site.goods = Counter()
        self.goods = {name: goods for name, goods in self.goods.items() if name not in self.craftsmen}

    # Points

    def points(self, player: Player) -> int:
        """VN-P3, as if the game ended without VN-P2."""
        cards = [self.contracts[name] for name in player.fulfilled]
        kinds = [card.kind for card in cards]
        total = sum(token.points for token in player.tokens)
        total += sum(card.points for card in cards)
        if "architect" in kinds:
            total += len(cards)  # VN-K2
        if "mayor" in kinds:
            total += 2 * len([card for card in cards if card.size() == 2])  # VN-K4
        if "lazy-explorer" in kinds:
            total += 4 - player.uncovered()  # VN-K7
        if "merchant" in kinds:
            total += len(player.tokens)  # VN-K10
        total += 2 * player.uncovered()
        if self.end_card == player.seat:
            total += 2
        return total - player.storage.total()

"""Tables of Via Nebula for tests: positions drawn in ASCII (see picture.py), played by notation.

`position(map, …)` is a table where a seat is in its turn; `table(…)` is one from its very beginning. Cards are named as
in the notation; `stall-1:ws` says what the card asks for here, `stall-1:ws=2` its points too, so that a test shows all
it depends on. Chance acts by itself (the first thing that is possible) unless the test says what it draws.
"""

import re
from dataclasses import replace
from typing import Any

import pytest

from tests.rules.nebula.picture import GOODS, cells, goods, is_token, land, letters, picture_of
from tuman.core import CHANCE, PUBLIC, States
from tuman.games.nebula import NEBULA, STANDARD, with_pack
from tuman.games.nebula.content import load
from tuman.games.nebula.ground import lay_tile, look_around, regroup
from tuman.games.nebula.names import card_names
from tuman.games.nebula.state import NEUTRAL, PLACES, PRIVATE, SITES, TILES, TURN, has, one, pieces
from tuman.match import IllegalAction, Match

PACK = load(STANDARD)
CHANCE_VERBS = ("first", "box", "token", "deal", "open", "draw")
CARD = re.compile(r"([a-z]+(?:-[a-z]+)*(?:-\d)?)(?::([wschf]+))?(?:=(\d))?")
SUPPLY = 18  # of each resource (VN-C2)


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the rules it covers."""
    return pytest.mark.rule(*ids)


class Table:
    """A match in progress, in the words of the notation. Seats are counted from 1."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def states(self) -> States:
        return self.match.states

    @property
    def record(self) -> Any:
        return self.match.states[0]

    # --- playing ---

    def play(self, *texts: str) -> "Table":
        """Plays these actions one after the other, of whoever's turn it is; what chance does may be among them."""
        for text in texts:
            if text.split()[0] not in CHANCE_VERBS:
                self.settle()
            self.match.replay(self.match.game.read(self.states, text))
        return self

    def settle(self) -> "Table":
        """Lets chance act for as long as it is its turn."""
        while self.match.actor == CHANCE:
            self.match.replay(next(iter(self.match.outcomes())))
        return self

    def refused(self, attempt: str | int) -> str:
        """The rule that forbids an action, given in notation or by number."""
        self.settle()
        action = self.match.game.read(self.states, attempt) if isinstance(attempt, str) else attempt
        with pytest.raises(IllegalAction) as caught:
            self.match.play(action)
        assert caught.value.reason is not None
        return caught.value.reason.rule

    # --- looking ---

    @property
    def choices(self) -> set[str]:
        """What the actor may do."""
        self.settle()
        return {self.match.game.write(self.states, action) for action in self.match.legal()}

    def may(self, verb: str) -> set[str]:
        """What may follow this verb."""
        return {text.partition(" ")[2] for text in self.choices if text.split()[0] == verb}

    @property
    def outcomes(self) -> dict[str, int]:
        """What chance may do now, with weights; empty if it is not its turn."""
        return {self.match.game.write(self.states, action): n for action, n in self.match.outcomes().items()}

    @property
    def actor(self) -> int | str:
        """The seat that acts, or 'over'."""
        self.settle()
        return self.match.actor + 1 if self.match.actor >= 0 else "over"

    @property
    def asks(self) -> str:
        """What is asked now: 'turn', 'stall', 'open', …; chance is not let act."""
        return str(self.seen()["asks"])

    @property
    def actions(self) -> int:
        """The actions left in this turn."""
        return int(self.seen()["actions"])

    def seen(self, seat: int = 0) -> dict[str, Any]:
        """What a seat is shown; 0 is a spectator."""
        viewer = seat - 1 if seat else PUBLIC
        return self.match.game.describe(self.match.view(viewer), viewer)

    def guild(self, seat: int) -> dict[str, Any]:
        """A seat's guild board, cards and points, as it sees them itself."""
        guild: dict[str, Any] = self.seen(seat)["guilds"][seat - 1]
        return guild

    def hand(self, seat: int) -> list[str]:
        return [card["card"] for card in self.guild(seat)["hand"]]

    def fulfilled(self, seat: int) -> list[str]:
        return [card["card"] for card in self.guild(seat)["fulfilled"]]

    def points(self, seat: int) -> dict[str, int]:
        """A seat's points by source, those without any left out."""
        return {source: n for source, n in self.guild(seat)["points_by"].items() if n}

    @property
    def totals(self) -> list[int]:
        return self.match.points()

    def storage(self, seat: int) -> str:
        return letters(self.record.storage[seat - 1])

    def supply(self, letter: str) -> int:
        """Pieces of a resource, named by its letter, in the supply."""
        return letters(self.record.supply).count(letter)

    @property
    def board(self) -> list[str | None]:
        """The contracts on the board by place."""
        return [card["card"] if card else None for card in self.seen()["board"]]

    @property
    def map(self) -> str:
        return picture_of(self.states)


def alike(one: Table, two: Table, *seats: int) -> bool:
    """Whether two tables are all the same, log and all, to these seats; 0 is a spectator."""
    views = [[t.match.view(seat - 1).tobytes() for seat in seats] for t in (one, two)]
    logs = [[t.match.written(viewer=seat - 1) for seat in seats] for t in (one, two)]
    return views[0] == views[1] and logs[0] == logs[1]


def table(**options: str) -> Table:
    """A table before anything has happened, not even by chance. Seat 1 is the first player unless it says otherwise."""
    return Table(Match(NEBULA, {"first": "1", **options}, seed="5eed").at(0))


def position(
    picture: str,
    *hands: str,
    board: str = "",
    fulfilled: tuple[str, ...] = (),
    deck: str | None = None,
    turn: int = 1,
    actions: int = 2,
    storage: tuple[str, ...] = (),
    tokens: tuple[str, ...] = (),
    tiles: tuple[int, ...] = (),
    reserve: int | None = None,
    supply: str | None = None,
    end: int = 0,
    players: int = 4,
) -> Table:
    """A table where seat `turn` is in its turn, with so many actions left.

    `hands`, `fulfilled`, `storage`, `tokens` (owned ones, such as 'w3 c4') and `tiles` (on guild boards) are by seat.
    Cards that are named nowhere are in the deck and in the box; `deck` names all that are in it. Pieces and tiles that
    lie nowhere are in the supply and in the reserve, unless these are given; then the others are nowhere. Tokens that
    lie nowhere are in the box. `end` is the seat that has the end card.
    """
    game = with_pack(replace(PACK, maps=(land(picture),)))
    t = Table(Match(game, {"players": str(players), "map": "drawn", "first": "1"}, seed="5eed").at(0))
    r = t.record
    r.depth, r.frames[:] = 1, 0
    r.frames[0] = TURN + 256 * (turn - 1)
    r.turns, r.turn, r.actions, r.acted = 10, turn - 1, actions, int(actions < 2)
    r.end_card = end - 1
    _put_specials_away(r)
    for seat, owned in enumerate(tokens):
        for token in owned.split():
            r.owned[seat, _take_token(r, token)] += 1
    for seat, own in enumerate(tiles):
        r.own_tiles[seat] = own
    for hex, cell in enumerate(cells(picture).values()):
        _lay(r, hex, cell)
    for seat, stored in enumerate(storage):
        r.storage[seat] = goods(stored)
    _follow(r)
    _stock(r, reserve, supply)
    _deal(t, hands, board, fulfilled, deck)
    drawn = t.states.copy()
    t.match._first_position = drawn.copy  # type: ignore[method-assign]  # the log begins here
    return t


def _put_specials_away(r: Any) -> None:
    """As after the set-up: one is in the box, four have become resources."""
    r.token_left[r.token_special == 1] = 0
    r.boxed, r.exchanged = 0, 4


def _take_token(r: Any, text: str) -> int:
    """A token of this resource and number, as printed."""
    printed = int(text[1]) - int(r.seats < 4)
    for kind in range(len(r.token_left)):
        if (r.token_resource[kind], r.token_pieces[kind]) == (GOODS.index(text[0]), printed) and r.token_left[kind]:
            r.token_left[kind] -= 1
            return kind
    raise AssertionError(f"there are not so many tokens {text}")


def _lay(r: Any, hex: int, cell: str) -> None:
    """Puts what a cell shows onto its hex."""
    assert cell[:2] != "M:", "a craftsman has pieces until the end"
    number = int(r.number[hex])
    if cell.endswith("+"):
        lay_tile(r, hex)
    elif is_token(cell):
        r.token[number] = _take_token(r, cell)
        r.tokens_at |= 1 << number
    elif cell[0] in GOODS:
        lying, _, seat = cell.partition(":")
        r.goods[number] = goods(lying)
        r.goods_at |= 1 << number
        if seat:
            r.craftsman[number] = int(seat) - 1
            r.free_craftsmen[int(seat) - 1] -= 1
    elif cell[0] in "BS":
        halves = cell.split("/")
        assert len(halves) <= r.room, f"{cell}: no room for so many"
        r.full |= int(len(halves) == r.room) << number
        for half in halves:
            _lay_half(r, number, int(half[1]) - 1, half)


def _lay_half(r: Any, ruin: int, seat: int, half: str) -> None:
    if half[0] == "B":
        r.buildings[ruin, seat] += 1
        r.buildings_left[seat] -= 1
    else:
        slot = int(r.sites_placed[seat])
        assert slot < SITES, "a seat has three sites"
        r.site[seat, slot], r.site_goods[seat, slot] = ruin, goods(half[2:])
        r.sites_placed[seat] += 1


def _follow(r: Any) -> None:
    """What follows from what lies on the map."""
    regroup(r)
    for seat in range(int(r.seats)):
        look_around(r, seat)
    assert (r.free_craftsmen >= 0).all(), "a seat has not so many craftsmen"
    assert (r.buildings_left >= 0).all(), "a seat has five buildings"


def _stock(r: Any, reserve: int | None, supply: str | None) -> None:
    """The reserve and the supply: what lies nowhere else, or what they are said to have."""
    laid = sum(int(has(r.tiles, hex)) for hex in range(int(r.hexes)))
    r.reserve = TILES - laid - int(r.own_tiles.sum()) if reserve is None else reserve
    out = int(r.goods.sum() + r.site_goods.sum() + r.storage.sum())
    r.supply = sum(SUPPLY * int(one(resource)) for resource in range(5)) - out if supply is None else goods(supply)
    assert r.reserve >= 0 and 0 <= pieces(r.supply) <= SUPPLY * 5


def _deal(t: Table, hands: tuple[str, ...], board: str, fulfilled: tuple[str, ...], deck: str | None) -> None:
    r = t.record
    names = card_names(t.states)

    def mask(text: str) -> int:
        return sum(1 << card for card in numbers(text))

    def numbers(text: str) -> list[int]:
        found = []
        for word in text.split():
            match = CARD.fullmatch(word)
            assert match and match[1] in names, f"{word!r} is no card"
            card = names.index(match[1])
            found.append(card)
            if match[2]:
                r.asks[card], r.card_size[card] = goods(match[2]), len(match[2])
            if match[3]:
                r.card_points[card] = int(match[3])
        return found

    for place, card in enumerate(numbers(board)):
        assert place < PLACES and NEUTRAL >> card & 1, "the board has four places for neutral contracts"
        r.board[place] = card
    for seat, hand in enumerate(hands):
        r.hand[seat] = held = mask(hand)
        r.hand_neutral[seat], r.hand_private[seat] = (held & NEUTRAL).bit_count(), (held & PRIVATE).bit_count()
    for seat, done in enumerate(fulfilled):
        r.fulfilled[seat] = mask(done)
    gone = int(r.hand.sum() | r.fulfilled.sum()) | mask(board)
    r.box = PRIVATE & ~gone
    r.deck = NEUTRAL & ~gone if deck is None else mask(deck)
    r.deck_size = int(r.deck).bit_count()

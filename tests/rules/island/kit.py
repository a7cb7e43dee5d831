"""Positions of Misty Island drawn in ASCII, as what a test begins with and as what it expects.

A board is up to six rows of up to six cells; what is left out on the right and below is free.

    W      a Wolf with a blue shield; w: with a red one
    W*     the same, closed; X* and x*: closed, and the viewer may not know its face
    Lb lR  Chameleons, the blue one showing blue, the red one showing red
    .  #   a free cell; a cell under Darkness
    B= b=  a cell held by the blue, by the red Hippo on two cells

`position(board, hands, …)` is a table where a seat is about to begin its turn; `table(…)` is one from its very
beginning. Both are played by notation. Chance acts by itself (the first thing that is possible) unless the test says
what it draws.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import numpy as np
import pytest

from tuman.core import CHANCE, PUBLIC, States
from tuman.games import GAMES
from tuman.games.island.content import (
    CELLS,
    CLOSED,
    COUNT,
    FIRST_MERCENARY,
    GIVES_UP,
    KIND_NAMES,
    KINDS,
    SHOWS_RED,
    WEATHER_NAMES,
)
from tuman.games.island.course import advance
from tuman.games.island.scoring import count_lines
from tuman.games.island.state import TURN
from tuman.games.island.tell import lines_of
from tuman.match import IllegalAction, Match

ISLAND = GAMES["island"]
LETTERS = (
    "XWRHPLMKCFTGDBSU"  # by kind: unknown, Wolf, Rat, Hare, Pig, chameLeon, Mole, crow (K), Cat, Fox, Turtle, froG, …
)
CHANCE_VERBS = ("first", "card", "draw")
NOBODY, DARK, HELD = 0, -1, -2  # a cell's code where nothing lies; HELD − side: by a Hippo

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Marks a test with the rules it covers."""
    return pytest.mark.rule(*ids)


# --- drawings ---------------------------------------------------------------------------------------------------


def _read_cell(text: str) -> int:
    if text in (".", "#"):
        return DARK if text == "#" else NOBODY
    letter, mark = text[0], text[1:]
    side = int(letter.islower())
    code = LETTERS.index(letter.upper()) + 16 * side
    if mark == "=":
        return HELD - side
    assert mark in ("", "*") or (letter in "Ll" and mark in ("b", "R")), f"{text!r} is no cell"
    assert (letter in "Ll") == (mark in ("b", "R")), f"{text!r}: a Chameleon, and only it, shows b or R"
    return code | {"*": CLOSED, "R": SHOWS_RED}.get(mark, 0)


def read_board(picture: str) -> list[int]:
    """A drawing as 36 codes."""
    rows = [line.split() for line in picture.strip().splitlines()]
    assert len(rows) <= 6 and all(len(row) <= 6 for row in rows), "a board has six rows of six cells"
    codes = [NOBODY] * CELLS
    for r, row in enumerate(rows):
        for c, text in enumerate(row):
            codes[r * 6 + c] = _read_cell(text)
    return codes


def _draw_cell(code: int) -> str:
    if code <= NOBODY:
        return {NOBODY: ".", DARK: "#", HELD: "B=", HELD - 1: "b="}[code]
    letter = LETTERS[code & 15]
    mark = ("R" if code & SHOWS_RED else "b") if letter == "L" else "*" if code & CLOSED else ""
    return (letter.lower() if code >> 4 & 1 else letter) + mark


def draw_board(codes: Iterable[int]) -> str:
    cells = [_draw_cell(int(code)) for code in codes]
    return "\n".join(" ".join(f"{cell:2}" for cell in cells[r : r + 6]).rstrip() for r in range(0, CELLS, 6))


def board(picture: str) -> str:
    """A drawing, filled up to six by six, as `Table.board` gives it."""
    return draw_board(read_board(picture))


def score(picture: str) -> tuple[int, int]:
    """The points of blue and of red for the lines on a drawn board."""
    out = np.zeros(2, np.int64)
    count_lines(np.array(read_board(picture), np.int64), out, np.zeros((0, 5), np.int64))
    return int(out[0]), int(out[1])


def lines(picture: str) -> set[tuple[str, str, str, int]]:
    """The lines on a drawn board: (side, first cell, last cell, points)."""
    found = lines_of(np.array(read_board(picture), np.int64))
    return {(line["side"], line["cells"][0], line["cells"][-1], line["points"]) for line in found}


# --- tables -----------------------------------------------------------------------------------------------------


class Table:
    """A match in progress, in the words of the notation."""

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
            self.match.replay(ISLAND.read(self.states, text))
        return self

    def settle(self) -> "Table":
        """Lets chance act for as long as it is its turn."""
        while self.match.actor == CHANCE:
            self.match.replay(next(iter(self.match.outcomes())))
        return self

    def go_on(self, until: Callable[["Table"], bool], avoid: str = "no text") -> "Table":
        """Plays the first legal action that does not begin with `avoid`, over and over."""
        for _ in range(4000):
            if until(self):
                return self
            actions = self.match.legal() or list(self.match.outcomes())
            liked = [a for a in actions if not ISLAND.write(self.states, a).startswith(avoid)]
            self.match.replay((liked or actions)[0])
        raise AssertionError("this does not come to pass")

    def hire(self, *kinds: str) -> list[str]:
        """The seat that is asked hires these and no others; what it was asked about."""
        seat, asked = self.match.actor, []
        while self.asks == "hire" and self.match.actor == seat:
            asked.append(self.seen()["asked"]["kind"])
            self.play(f"{'hire' if asked.count(asked[-1]) <= kinds.count(asked[-1]) else 'skip'} {asked[-1]}")
        assert set(kinds) <= set(asked), "a mercenary that was not asked about"
        return asked

    def play_round(self) -> "Table":
        """Plays on to the end of this round; nothing is hired."""
        played = int(self.record.played)
        return self.go_on(lambda t: t.record.played > played, avoid="hire")

    def refused(self, text: str) -> str:
        """The rule that forbids an action."""
        self.settle()
        with pytest.raises(IllegalAction) as caught:
            self.match.play(ISLAND.read(self.states, text))
        assert caught.value.reason is not None
        return caught.value.reason.rule

    # --- looking ---

    @property
    def choices(self) -> set[str]:
        """What the actor may do."""
        self.settle()
        return {ISLAND.write(self.states, action) for action in self.match.legal()}

    def cells(self, verb: str) -> set[str]:
        """The cells of the choices that begin with this word."""
        return {text.split()[1] for text in self.choices if text.split()[0] == verb}

    @property
    def outcomes(self) -> dict[str, int]:
        """What chance may do now, with weights; empty if it is not its turn."""
        return {ISLAND.write(self.states, action): n for action, n in self.match.outcomes().items()}

    @property
    def actor(self) -> int | str:
        """The seat that acts, counted from 1, or 'over'."""
        self.settle()
        return self.match.actor + 1 if self.match.actor >= 0 else "over"

    @property
    def asks(self) -> str:
        """What is asked now: 'place', 'settle', 'draw', …; chance is not let act."""
        return str(self.seen()["asks"])

    def seen(self, seat: int = 0) -> dict[str, Any]:
        """What a seat, counted from 1, is shown; 0 is a spectator."""
        viewer = seat - 1 if seat else PUBLIC
        return ISLAND.describe(self.match.view(viewer), viewer)

    def hand(self, seat: int) -> list[str]:
        return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(int(self.record.hand[seat - 1, kind]))]

    @property
    def board(self) -> str:
        return picture_of(self.states)

    def board_seen(self, seat: int = 0) -> str:
        """The board as a seat, counted from 1, is shown it; 0 is a spectator."""
        return picture_of(self.match.view(seat - 1 if seat else PUBLIC))

    @property
    def points(self) -> tuple[int, int]:
        return int(self.record.points[0]), int(self.record.points[1])

    @property
    def coins(self) -> tuple[int, int]:
        return int(self.record.coins[0]), int(self.record.coins[1])

    @property
    def starter(self) -> int:
        return int(self.record.starter) + 1


def alike(one: Table, two: Table, *seats: int) -> bool:
    """Whether two tables are all the same, log and all, to these seats, counted from 1; 0 is a spectator."""
    views = [[t.match.view(seat - 1).tobytes() for seat in seats] for t in (one, two)]
    logs = [[t.match.written(viewer=seat - 1) for seat in seats] for t in (one, two)]
    return views[0] == views[1] and logs[0] == logs[1]


def picture_of(states: States) -> str:
    r = states[0]
    codes = [int(code) for code in r.cells]
    for cell in range(CELLS):
        if r.dark >> cell & 1:
            codes[cell] = DARK
        for side in (0, 1):
            if cell in r.hippo[side]:
                codes[cell] = HELD - side
    return draw_board(codes)


def table(**options: str) -> Table:
    """A table before anything has happened, not even by chance. Seat 1 is the first player unless it says otherwise."""
    return Table(Match(ISLAND, {"first": "1", **options}, seed="5eed").at(0))


FIVE_WOLVES = ("take wolf",) * 5


def dealt(**options: str) -> Table:
    """Both have taken five Wolves."""
    return table(**options).play(*FIVE_WOLVES, *FIVE_WOLVES)


def position(
    picture: str = ".",
    *hands: str,
    turn: int = 1,
    owes: bool = False,
    round: int = 1,
    points: tuple[int, int] = (0, 0),
    coins: tuple[int, int] = (0, 0),
    starter: int = 1,
    frogs: tuple[int, int] = (1, 2),
    hippos: tuple[int, int] = (1, 2),
    since: tuple[int, int] = (1, 1),
    **options: str,
) -> Table:
    """A table in the middle of a round, when seat `turn` begins its turn.

    A hand of five has the rest of the 18 tokens in its deck; with a shorter one the deck is empty. A seat without
    a hand of its own gets five starting tokens. `frogs` and `hippos` say which seat has placed each side's, `since`
    in which turn a Hippo took its two cells. Hired are just the mercenaries that are seen somewhere.
    """
    t = table(**{"mode": "blitz", **options})
    r = t.record
    r.frames[:] = 0
    r.depth = 1
    r.frames[0] = TURN + 256 * (turn - 1)
    if not r.weather:
        r.weather = WEATHER_NAMES.index("sunny")
    r.played, r.starter, r.turns = round - 1, starter - 1, 20
    r.points[:], r.coins[:] = points, coins
    _lay(r, read_board(picture), frogs, hippos, since)
    _deal(r, hands)
    if owes:
        r.debt = turn - 1
    advance(t.states[0])
    drawn = t.states.copy()
    t.match._first_position = drawn.copy  # the log begins here
    return t


def _lay(r: Any, codes: list[int], frogs: tuple[int, int], hippos: tuple[int, int], since: tuple[int, int]) -> None:
    r.dark = 0
    for cell, code in enumerate(codes):
        if code == DARK:
            r.dark |= 1 << cell
        elif code != NOBODY:
            r.taken |= 1 << cell
        if code > NOBODY:
            r.cells[cell] = code
    for side in (0, 1):
        held = [cell for cell, code in enumerate(codes) if code == HELD - side]
        assert len(held) in (0, 2), "a Hippo holds two cells"
        if held:
            r.hippo[side], r.hippo_by[side], r.hippo_since[side] = held, hippos[side] - 1, since[side]
        if KIND_NAMES.index("frog") + 16 * side in codes:
            r.frog_by[side] = frogs[side] - 1


def _deal(r: Any, hands: tuple[str, ...]) -> None:
    """Hands as given or made up, decks, and the 18 tokens of each side."""
    for field in (r.hand, r.holds, r.deck, r.left):
        field[:] = 0
    given = dict(enumerate([KIND_NAMES.index(word) for word in hand.split()] for hand in hands))
    for side in (0, 1):
        lying = [int(code) & 15 for code in r.cells if code and code >> 4 & 1 == side]
        lying += [KIND_NAMES.index("hippo")] * int(r.hippo[side, 0] >= 0)
        seats = range(side, int(r.seats), 2)
        used = lying + [kind for seat in seats for kind in given.get(seat, [])]
        pool = COUNT.copy()
        for kind in used:
            if kind >= FIRST_MERCENARY:
                pool[kind] += 1
                pool[GIVES_UP[kind]] -= 1
        left = pool.copy()
        for kind in used:
            left[kind] -= 1
        assert (left >= 0).all(), f"no side has so many: {[KIND_NAMES[k] for k in range(KINDS) if left[k] < 0]}"
        r.pool[side] = pool
        full = True
        for seat in seats:
            if seat not in given:
                given[seat] = [kind for kind in range(1, KINDS) for _ in range(int(left[kind]))][:5]
                for kind in given[seat]:
                    left[kind] -= 1
            for kind in given[seat]:
                r.hand[seat, kind] += 1
            r.holds[seat] = len(given[seat])
            full &= len(given[seat]) == 5
        if full:
            r.deck[side] = left
            for n, seat in enumerate(seats):
                r.left[seat] = (int(left.sum()) + n) // len(seats)


# --- full boards ------------------------------------------------------------------------------------------------

LEVEL = """
r  w  P  w  W  R
w  h  r  w  r  W
p  W  H  H  R  p
h  w  W  W  R  W
r  R  P  h  W  w
W  H  w  w  W  w
"""
"""All 36 starting tokens, and no line anywhere: 0 to 0."""

BLUE_3 = """
w  P  R  w  W  w
w  r  w  W  W  p
W  H  h  w  W  W
w  P  W  h  H  R
h  W  R  w  r  H
R  p  r  w  W  r
"""
"""One blue line (e1 to e3): 3 to 0."""


def last_token(picture: str, **how: Any) -> tuple[Table, str]:
    """A full board before the last token, that of f6, is placed, and how that is written."""
    codes = read_board(picture)
    code, codes[-1] = codes[-1], NOBODY
    kind, side = KIND_NAMES[code & 15], code >> 4 & 1
    hands = ("", kind) if side else (kind, "")
    closed = " closed" if code & CLOSED else ""
    return position(draw_board(codes), *hands, turn=side + 1, **how), f"{kind} f6{closed}"


def finish(picture: str, **how: Any) -> Table:
    """The last token of a full board is placed, so that the round is over."""
    t, text = last_token(picture, **how)
    return t.play(text)

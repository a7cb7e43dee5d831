"""Misty Island, reference engine: one round, from the empty board to the full one. From the rules alone.

The flow of the game is written as generators: they yield a Question and are sent the action that answers it.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass

from .island_lines import (
    CELLS,
    MERCENARIES,
    NEIGHBOURS,
    OTHER,
    PAIRS,
    QUARTER,
    SIDES,
    SNAKE_REACH,
    Token,
    background,
)


@dataclass
class Question:
    """Somebody has to act: a seat, or 0 for chance. The weights matter for chance only."""

    actor: int
    options: dict[str, int]


Flow = Generator[Question, str, None]
BoolFlow = Generator[Question, str, bool]
TokenFlow = Generator[Question, str, Token | None]


def ask(seat: int, actions: Iterable[str]) -> Question:
    return Question(seat, dict.fromkeys(actions, 1))


def side_of(seat: int) -> str:
    return "blue" if seat % 2 == 1 else "red"  # MI-T3


@dataclass
class WideHippo:
    """A Hippo that holds two cells (MI-N9)."""

    side: str
    seat: int
    cells: list[str]


class Round:
    """The table during one round."""

    def __init__(self, seats: int, rosters: dict[str, list[str]]) -> None:
        self.seats = list(range(1, seats + 1))
        self.board: dict[str, Token] = {}
        self.hippos: list[WideHippo] = []  # those on two cells, the longest there first
        self.dark: list[str] = []
        self.closed_weather = False
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.decks = dict.fromkeys(self.seats, 36 // seats)  # MI-T1: 9 each in teams
        self.undrawn = {side: list(rosters[side]) for side in SIDES}

    def set_weather(self, weather: str) -> None:
        self.closed_weather = weather in ("night", "fog")  # MI-W3, MI-W5
        if weather in ("cloudy", "fog"):
            self.dark = ["ne", "sw", "se"]  # MI-W4

    def after(self, seat: int) -> int:
        """The next seat in turn order."""
        return seat % len(self.seats) + 1

    def free_cells(self) -> list[str]:
        """MI-U1"""
        held = [cell for hippo in self.hippos for cell in hippo.cells]
        return [
            cell for cell in CELLS if cell not in self.board and cell not in held and QUARTER[cell] not in self.dark
        ]

    # Before the first turn

    def to_hand(self, seat: int, kind: str) -> None:
        self.undrawn[side_of(seat)].remove(kind)
        self.decks[seat] -= 1
        self.hands[seat].append(kind)

    def first_hands(self) -> Flow:
        for seat in self.seats:
            for _ in range(5):
                if len(self.seats) == 4:
                    yield from self.draw(seat)  # MI-T2
                else:
                    kinds = self.undrawn[side_of(seat)]  # MI-S1
                    action = yield ask(seat, [f"take {kind}" for kind in kinds])
                    self.to_hand(seat, action.split()[1])

    def draw(self, seat: int) -> Flow:
        if self.decks[seat] == 0:
            return
        counts = Counter(self.undrawn[side_of(seat)])
        action = yield Question(0, {f"draw {kind}": number for kind, number in counts.items()})
        self.to_hand(seat, action.split()[1])

    # Turns

    def play(self, starter: int) -> Flow:
        """All turns of the round (MI-S4)."""
        seat = starter
        owes_two = False
        while any(self.hands.values()):
            owes_two = yield from self.turn(seat, owes_two)
            seat = self.after(seat)

    def turn(self, seat: int, owes_two: bool) -> BoolFlow:
        """One turn (MI-U2). The answer: does the next seat owe two tokens (MI-N6)?"""
        for hippo in [hippo for hippo in self.hippos if hippo.seat == seat]:
            yield from self.settle(hippo)
        if not self.hands[seat]:
            return False  # MI-U5; a debt lapses (MI-T8)
        yield from self.make_room(seat)
        yield from self.hop(seat)
        first = yield from self.place(seat)
        if owes_two:
            if self.hands[seat]:  # MI-D5
                yield from self.make_room(seat)
                yield from self.place(seat)
            return False
        if first is not None and first.kind == "turtle" and first.open:
            return (yield from self.turtle(seat))
        return False

    def settle(self, hippo: WideHippo) -> Flow:
        action = yield ask(hippo.seat, [f"settle {cell}" for cell in hippo.cells])
        self.hippos.remove(hippo)
        self.board[action.split()[1]] = Token("hippo", hippo.side, hippo.seat, True)

    def make_room(self, seat: int) -> Flow:
        """See to it that there is a free cell."""
        if self.free_cells():
            return
        if self.dark:
            action = yield ask(seat, [f"lift {name}" for name in self.dark])  # MI-W4
            self.dark.remove(action.split()[1])
        else:
            yield from self.settle(self.hippos[0])  # MI-U4

    def hop(self, seat: int) -> Flow:
        """MI-N7, MI-D6. A side has one Frog at most."""
        free = self.free_cells()
        for cell, token in list(self.board.items()):
            if token.kind == "frog" and token.open and token.seat == seat:  # MI-T8
                targets = [other for other in NEIGHBOURS[cell] if other in free]
                if targets:
                    action = yield ask(seat, ["stay"] + [f"hop {other}" for other in targets])
                    if action != "stay":
                        del self.board[cell]
                        self.board[action.split()[1]] = token

    def turtle(self, seat: int) -> BoolFlow:
        """An open Turtle was the first token of a turn: a second one may follow (MI-N6, MI-D4)."""
        if not self.hands[seat]:
            return False
        if self.free_cells():
            action = yield ask(seat, ["stop"] + self.placements(seat))
            if action == "stop":
                return False
            yield from self.put(seat, action)
            return True
        if self.dark:
            action = yield ask(seat, ["stop"] + [f"lift {name}" for name in self.dark])
            if action == "stop":
                return False
            self.dark.remove(action.split()[1])
            yield from self.place(seat)
            return True
        return False

    # Placing

    def ways(self, kind: str) -> list[str]:
        """How a token may lie: the ends of the action's text (MI-W6, MI-W9, MI-D1)."""
        if not self.closed_weather or kind == "chameleon":
            return [""]
        if kind in MERCENARIES:
            return ["", " closed"]
        return [" closed"]

    def placements(self, seat: int) -> list[str]:
        free = self.free_cells()
        pairs = [f"{one}-{two}" for one, two in PAIRS if one in free and two in free]
        actions = []
        for kind in sorted(set(self.hands[seat])):
            for way in self.ways(kind):
                # MI-D7: an open Hippo must take two cells if it can
                places = pairs if kind == "hippo" and way == "" and pairs else free
                actions += [f"{kind} {place}{way}" for place in places]
        return actions

    def place(self, seat: int) -> TokenFlow:
        action = yield ask(seat, self.placements(seat))
        return (yield from self.put(seat, action))

    def put(self, seat: int, action: str) -> TokenFlow:
        """Place a token, carry out its effect, draw (MI-U3). The answer: the token, None for a wide Hippo."""
        kind, place = action.split()[:2]
        token: Token | None = None
        if "-" in place:
            self.hands[seat].remove(kind)
            self.hippos.append(WideHippo(side_of(seat), seat, place.split("-")))
        else:
            token = self.lay(seat, action)
            if token.open:
                yield from self.effect(token, place)  # MI-E1
        yield from self.draw(seat)
        return token

    def lay(self, seat: int, action: str) -> Token:
        """A token leaves the hand and lies on one cell; Chameleons turn before any effect (MI-D3)."""
        words = action.split()
        kind, cell = words[0], words[1]
        self.hands[seat].remove(kind)
        side = side_of(seat)
        token = Token(kind, side, seat, words[-1] != "closed")
        if kind == "chameleon":
            token.shows = side  # MI-D1
        self.board[cell] = token
        self.turn_chameleons(cell)
        return token

    def turn_chameleons(self, cell: str) -> None:
        """The token on this cell is newly played there (MI-N1, MI-D2)."""
        token = self.board[cell]
        colour = background(token)
        if not token.open or colour is None:
            return  # MI-D3
        for other in NEIGHBOURS[cell]:
            if other in self.board and self.board[other].kind == "chameleon":
                self.board[other].shows = colour

    # Effects. Wide Hippos are not in self.board: no effect can choose them (MI-E7).

    def effect(self, token: Token, cell: str) -> Flow:
        around = [other for other in NEIGHBOURS[cell] if other in self.board]
        if token.kind in ("mole", "mouse"):
            yield from self.swap_self(token, cell, around)
        elif token.kind == "fairy-dog":
            yield from self.swap_two(token, around)
        elif token.kind == "fox":
            own = [other for other in around if self.board[other].side == token.side]  # MI-E3, MI-T7
            yield from self.take_back(token.seat, token.seat, own)
        elif token.kind == "snake":
            yield from self.snake(token, cell)

    def swap_self(self, token: Token, cell: str, around: list[str]) -> Flow:
        """MI-N2, MI-N11"""
        if not around:
            return  # MI-E2
        action = yield ask(token.seat, [f"swap {other}" for other in around])
        target = action.split()[1]
        self.board[cell], self.board[target] = self.board[target], self.board[cell]
        self.turn_chameleons(target)  # MI-D2: new again where its own swap brings it

    def swap_two(self, token: Token, around: list[str]) -> Flow:
        """MI-N8"""
        if len(around) < 2:
            return  # MI-E2
        pairs = [(one, two) for i, one in enumerate(around) for two in around[i + 1 :]]
        action = yield ask(token.seat, [f"swap {one} {two}" for one, two in pairs])
        _, one, two = action.split()
        self.board[one], self.board[two] = self.board[two], self.board[one]

    def snake(self, token: Token, cell: str) -> Flow:
        """MI-N10"""
        enemy = OTHER[token.side]
        reach = [other for other in SNAKE_REACH[cell] if other in self.board]
        targets = [other for other in reach if self.board[other].side == enemy]  # MI-E3
        # MI-T7: the next opponent in turn order with tokens in hand
        victim = self.after(token.seat)
        if not self.hands[victim]:
            victim = self.after(self.after(victim))  # with two players the same one again
        yield from self.take_back(token.seat, victim, targets)

    def take_back(self, chooser: int, taker: int, targets: list[str]) -> Flow:
        """Fox, Snake: a token goes back to the hand of the taker, who replaces it (MI-E5, MI-E6, MI-D9)."""
        if not targets or not self.hands[taker]:
            return  # MI-E2
        action = yield ask(chooser, [f"back {cell}" for cell in targets])
        cell = action.split()[1]
        kinds = sorted(set(self.hands[taker]))  # MI-E5: as the hand was before
        self.hands[taker].append(self.board.pop(cell).kind)
        action = yield ask(taker, [f"{kind} {cell}{way}" for kind in kinds for way in self.ways(kind)])
        self.lay(taker, action)  # MI-E6: no effect

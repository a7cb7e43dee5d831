"""Misty Island, reference engine: a whole match, naive and obvious, for differential tests.

Written from misty-island.md (the ids MI-...) and docs/rules/island-decisions.md alone. Nothing here is fast.
"""

from collections import Counter
from collections.abc import Generator

from .island_lines import MERCENARIES, SIDES, START, score
from .island_round import Flow, Question, Round, ask, side_of

VALUES = {
    "mode": ["simple", "weather", "mercenaries", "blitz", "team", "team-mercenaries"],
    "weather": ["drawn", "sunny", "night", "cloudy", "fog"],
    "night": ["out", "in"],
    "hire": ["halfway", "every-round"],
    "mice": ["two", "one"],
    "memory": ["own", "strict"],  # about what is shown: no matter here (MI-W7)
    "first": ["random", "1", "2", "3", "4"],
}


def complete(given: dict[str, str]) -> dict[str, str]:
    """All options, checked, with the defaults."""
    for name, value in given.items():
        if name not in VALUES or value not in VALUES[name]:
            raise ValueError(f"no such option: {name}={value}")
    options = {name: values[0] for name, values in VALUES.items()}
    options.update(given)
    mode = options["mode"]
    if "weather" not in given:
        options["weather"] = "drawn" if mode in ("weather", "mercenaries") else "sunny"
    weather = options["weather"]
    if mode in ("simple", "team", "team-mercenaries") and weather != "sunny":
        raise ValueError(f"{mode} is always sunny")  # MI-S0, MI-T1
    if mode == "blitz" and weather == "drawn":
        raise ValueError("blitz names its weather")  # MI-B1
    if mode in ("mercenaries", "blitz") and weather == "night" and options["night"] == "out":
        raise ValueError("night is out")  # MI-W10
    if not mode.startswith("team") and options["first"] in ("3", "4"):
        raise ValueError("no such seat")
    return options


class Island:
    """One match."""

    def __init__(self, **options: str) -> None:
        self.options = complete(options)
        self.mode = self.options["mode"]
        self.seats = 4 if self.mode.startswith("team") else 2
        self.rounds = 4 if self.mode in ("mercenaries", "team-mercenaries") else 2  # MI-S4, MI-M1, MI-B1
        self.every_round = self.options["hire"] == "every-round"
        self.rosters = {side: list(START) for side in SIDES}
        self.points = dict.fromkeys(SIDES, 0)
        self.coins = dict.fromkeys(SIDES, 80 if self.mode == "blitz" else 0)  # MI-B1
        self.first = 0
        self.number = 1  # of the round
        self.starter = 0  # of the round
        named = self.options["weather"]
        self.weather: str | None = None if named == "drawn" else named
        # The weather deck (MI-C4, MI-W10): the cards never drawn, and those put under the deck.
        kinds = ["sunny", "cloudy", "fog"]
        if self.mode == "weather" or self.options["night"] == "in":
            kinds.append("night")
        self.fresh_cards = kinds * 2
        self.under_cards: list[str] = []
        self.round = Round(self.seats, self.rosters)
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
        table = self.round
        board = {}
        for cell, token in table.board.items():
            words = [token.side, token.kind, "open" if token.open else "closed"]
            if token.kind == "chameleon":
                words.append(token.shows)
            board[cell] = " ".join(words)
        return {
            "board": board,
            "hippos": {hippo.side: sorted(hippo.cells) for hippo in table.hippos},
            "dark": sorted(table.dark),
            "hands": [sorted(table.hands[seat]) for seat in table.seats],
            "decks": [table.decks[seat] for seat in table.seats],
            "undrawn": {side: sorted(table.undrawn[side]) for side in SIDES},
            "points": [self.points[side] for side in SIDES],
            "coins": [self.coins[side] for side in SIDES],
            "round": self.number,
            "weather": self.weather,
            "over": self._question is None,
            "winners": self.winners(),
        }

    def winners(self) -> list[int]:
        if self._question is not None:
            return []
        best = max(self.points.values())
        return [seat for seat in range(1, self.seats + 1) if self.points[side_of(seat)] == best]  # MI-S6

    # The flow of the match

    def _match(self) -> Flow:
        if self.options["first"] == "random":
            action = yield ask(0, [f"first {seat}" for seat in range(1, self.seats + 1)])  # MI-S2
            self.first = int(action.split()[1])
        else:
            self.first = int(self.options["first"])
        for number in range(1, self.rounds + 1):
            yield from self._play_round(number, extra=False)
        if self.mode in ("mercenaries", "blitz", "team-mercenaries"):  # MI-M5, MI-B3
            for more in (1, 2, 3):
                if self.points["blue"] == self.points["red"]:
                    yield from self._play_round(self.rounds + more, extra=True)  # MI-M10

    def _play_round(self, number: int, extra: bool) -> Flow:
        """Hiring, weather, choice of five, play, count, coins (MI-M8)."""
        self.number = number
        self.starter = self._starter_of(number)
        self.round = Round(self.seats, self.rosters)  # MI-S7
        part_begins = not extra and self._begins_part(number)
        if part_begins and self.options["weather"] == "drawn":
            self.weather = None
        if not extra and self._hires_before(number):
            yield from self._hiring(number)
            self.round = Round(self.seats, self.rosters)
        if part_begins and self.options["weather"] == "drawn":
            yield from self._draw_weather()
        assert self.weather is not None
        self.round.set_weather(self.weather)
        yield from self.round.first_hands()
        yield from self.round.play(self.starter)
        gained = score(self.round.board)
        for side in SIDES:
            self.points[side] += gained[side]
        self._grant_coins(number, gained)

    def _after(self, seat: int) -> int:
        return seat % self.seats + 1

    def _starter_of(self, number: int) -> int:
        """MI-S5, MI-M4, MI-B4, MI-T6; counted from the first player as seat 1."""
        if number > self.rounds:
            return self._after(self.starter)  # MI-M10, MI-T6
        if self.rounds == 2:
            order = [1, 2]
        elif self.seats == 2:
            order = [1, 2, 1, 2] if self.every_round else [1, 2, 2, 1]
        else:
            order = [1, 2, 3, 4] if self.every_round else [1, 2, 4, 3]
        seat = self.first
        for _ in range(order[number - 1] - 1):
            seat = self._after(seat)
        return seat

    def _begins_part(self, number: int) -> bool:
        if self.rounds == 4 and self.every_round:
            return True
        return number in (1, 3)

    def _hires_before(self, number: int) -> bool:
        if self.mode == "blitz":
            return number == 1  # MI-B1, MI-B2
        if self.rounds == 4:
            return number >= (2 if self.every_round else 3)  # MI-M2
        return False

    def _grant_coins(self, number: int, gained: dict[str, int]) -> None:
        """MI-M7"""
        if self.rounds != 4:
            return
        simple = 1 if self.every_round else 2
        for side in SIDES:
            if number == simple:
                self.coins[side] = self.points[side]
            elif number > simple:
                self.coins[side] += gained[side]

    # Weather

    def _draw_weather(self) -> Flow:
        """MI-W1, MI-W10"""
        cards = []
        for _ in range(2):
            if self.fresh_cards:
                counts = Counter(self.fresh_cards)
                action = yield Question(0, {f"card {card}": number for card, number in counts.items()})
                self.fresh_cards.remove(action.split()[1])
            else:
                action = yield ask(0, [f"card {self.under_cards[0]}"])
                self.under_cards.pop(0)
            cards.append(action.split()[1])
        action = yield ask(self._after(self.starter), [f"pick {card}" for card in cards])
        self.weather = action.split()[1]
        cards.remove(self.weather)
        self.under_cards.append(cards[0])

    # Hiring

    def _hiring(self, number: int) -> Flow:
        """MI-M2, MI-M3, MI-T4"""
        groups = [[1, 2]]
        if self.seats == 4:
            front = [self.first, self._after(self.first)]
            back = [self._after(self._after(seat)) for seat in front]
            first_time = 2 if self.every_round else 3
            groups = [front, back] if (number - first_time) % 2 == 0 else [back, front]
        for group in groups:
            hired: dict[str, list[str]] = {}
            for seat in sorted(group):
                if self.coins[side_of(seat)] >= 10:
                    hired[side_of(seat)] = yield from self._ask_hires(seat)
            for side, kinds in hired.items():  # shown and paid
                for kind in kinds:
                    price, given_up = MERCENARIES[kind]
                    self.coins[side] -= price
                    self.rosters[side].remove(given_up)
                    self.rosters[side].append(kind)
            self.round = Round(self.seats, self.rosters)
        if self.mode == "blitz":
            self.coins = dict.fromkeys(SIDES, 0)  # MI-B1: what is not spent is lost

    def _ask_hires(self, seat: int) -> Generator[Question, str, list[str]]:
        """The questions to one seat; the answer: the kinds that it hires. Nothing is paid yet."""
        side = side_of(seat)
        coins = self.coins[side]
        tokens = list(self.rosters[side])
        had_mouse = "mouse" in tokens
        hired: list[str] = []
        questions = []
        for kind in MERCENARIES:
            stock = 2 if kind == "mouse" and self.options["mice"] == "two" else 1  # MI-C5
            questions += [kind] * (stock - tokens.count(kind))  # MI-M9
        for place, kind in enumerate(questions):
            price, given_up = MERCENARIES[kind]
            possible = coins >= price and given_up in tokens
            second_mouse = kind == "mouse" and place > 0 and questions[place - 1] == "mouse"
            if second_mouse and "mouse" not in hired and not had_mouse:
                possible = False
            action = yield ask(seat, [f"skip {kind}"] + ([f"hire {kind}"] if possible else []))
            if action == f"hire {kind}":
                coins -= price
                tokens.remove(given_up)
                hired.append(kind)
        return hired

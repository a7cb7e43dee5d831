"""The bots that people play against: five levels from a first game to expert, and two yardsticks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import NamedTuple, Protocol

import numpy as np

from tuman.bots.desk import Settings
from tuman.bots.evaluation import appraise
from tuman.bots.search import Search
from tuman.bots.value import Net
from tuman.core import Game, States, below, blank, legal_at, new_rng


class Bot(Protocol):
    """One seat of one match."""

    def choose(self, view: States, seen: list[int]) -> int:
        """An action for the view; `seen` is what the seat has seen happen since its last choice, that one first."""


class Thought(NamedTuple):
    """How much a bot searches for a move."""

    iterations: int  # at a table of two sides; more sides take as many more, but not where the search is open
    settings: Settings = Settings()


OTHERS = "others"  # games that are not named


@dataclass(frozen=True)
class Level:
    """How a bot plays. With thoughts it searches; without it takes what looks best, give or take its carelessness."""

    name: str
    carelessness: float = 0.0  # points by which it misjudges an action
    thoughts: Mapping[str, Thought] = field(default_factory=dict)
    """By game: what is worth its time in one is not in another."""

    def thought(self, game: str) -> Thought | None:
        return self.thoughts.get(game, self.thoughts.get(OTHERS))


FORESIGHT = Settings(learned=1, luck=0, guess=0.3, open=1)

LEVELS = {
    level.name: level
    for level in (
        Level("newcomer", carelessness=2.2),
        Level("casual", carelessness=1.1),
        Level("regular", carelessness=0.45),
        Level("strong", thoughts={OTHERS: Thought(40)}),
        Level("expert", thoughts={OTHERS: Thought(1200), "nebula": Thought(800, FORESIGHT)}),
        Level("greedy"),
    )
}
PEOPLE = ("newcomer", "casual", "regular", "strong", "expert")
"""The levels that people choose from; i18n/*/bots.ftl has a name and a sentence for each."""
NAMES = (*PEOPLE, "greedy", "random")

WORLDS = 3  # that a bot without search imagines
CHUNK = 20  # iterations between two looks at the clock


class RandomBot:
    """Any legal action, all alike."""

    def __init__(self, game: Game, seed: int) -> None:
        self._actions = np.zeros(game.most, np.int64)
        self._rng = new_rng(seed)

    def choose(self, view: States, seen: list[int]) -> int:
        return int(self._actions[below(self._rng, legal_at(view, self._actions))])


class GreedyBot:
    """Looks one action ahead."""

    def __init__(self, game: Game, seat: int, seats: int, seed: int, carelessness: float) -> None:
        self.game, self.seat, self.seats, self.sides = game, seat, seats, game.sides(seats)
        self.carelessness = carelessness
        self._rng = new_rng(seed)
        self._moods = np.random.default_rng(seed)
        self._room = blank(game, 2)
        self._actions = np.zeros(game.most, np.int64)
        self._memory = np.zeros(game.memory, np.int64)
        self._looks = np.zeros(game.most)

    def choose(self, view: States, seen: list[int]) -> int:
        n = appraise(
            self._room,
            view,
            self.seat,
            self.seats,
            self.sides,
            WORLDS,
            self.game.weights,
            self._memory,
            self._rng,
            self._actions,
            self._looks,
        )
        looks = self._looks[:n] + self._moods.normal(0, 1e-6 + self.carelessness, n)
        return int(self._actions[int(np.argmax(looks))])


class SearchBot:
    """Searches, for so many iterations or so many seconds."""

    def __init__(
        self,
        game: Game,
        seat: int,
        seats: int,
        seed: int,
        thought: Thought,
        seconds: float | None = None,
        net: Net | None = None,
    ) -> None:
        self.search = Search(game, seat, seats, thought.settings, seed, net=net)
        times = 1 if thought.settings.open else game.sides(seats) / 2
        self.iterations, self.seconds = round(thought.iterations * times), seconds
        self._actions = np.zeros(game.most, np.int64)

    def choose(self, view: States, seen: list[int]) -> int:
        self.search.follow(seen)
        if legal_at(view, self._actions) == 1:
            return int(self._actions[0])
        self.think(view)
        return self.search.children()[0][0]

    def think(self, view: States) -> None:
        end = None if self.seconds is None else perf_counter() + self.seconds
        left = self.iterations
        while left > 0:
            self.search.run(view, min(CHUNK, left))
            left -= CHUNK
            if (end is not None and perf_counter() > end) or self.search.settled(left):
                break


def make_bot(name: str, game: Game, seat: int, seats: int, seed: int, seconds: float | None = None) -> Bot:
    """A bot by name, for one seat of one match; raises KeyError for names that are not in NAMES.

    With `seconds` a level that searches stops after so long, and plays the same again only if it did not have to.
    """
    if name == "random":
        return RandomBot(game, seed)
    level = LEVELS[name]
    if thought := level.thought(game.name):
        return SearchBot(game, seat, seats, seed, thought, seconds)
    return GreedyBot(game, seat, seats, seed, level.carelessness)

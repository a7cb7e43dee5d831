"""The bots that people play against: five levels from a first game to expert, and two yardsticks."""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

import numpy as np

from tuman.bots.evaluation import appraise
from tuman.bots.search import Search, Settings
from tuman.core import Game, States, below, blank, legal_at, new_rng


class Bot(Protocol):
    """One seat of one match."""

    def choose(self, view: States, seen: list[int]) -> int:
        """An action for the view; `seen` is what the seat has seen happen since its last choice, that one first."""


@dataclass(frozen=True)
class Level:
    """How a bot plays. With iterations it searches; without it takes what looks best, give or take its carelessness."""

    name: str
    iterations: int = 0
    carelessness: float = 0.0  # points by which it misjudges an action
    settings: Settings = field(default_factory=Settings)


LEVELS = {
    level.name: level
    for level in (
        Level("newcomer", carelessness=2.6),
        Level("casual", carelessness=1.3),
        Level("regular", carelessness=0.6),
        Level("strong", iterations=40),
        Level("expert", iterations=140, settings=Settings(rollout=4)),
        Level("greedy"),
    )
}
PACE = {"island": 2}  # how often a game's search goes round in the time of one iteration of the others
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
        self, game: Game, seat: int, seats: int, seed: int, level: Level, seconds: float | None = None
    ) -> None:
        self.search = Search(game, seat, seats, level.settings, seed)
        self.iterations, self.seconds = level.iterations * PACE.get(game.name, 1), seconds

    def choose(self, view: States, seen: list[int]) -> int:
        self.search.follow(seen)
        self.think(view)
        return self.search.children()[0][0]

    def think(self, view: States) -> None:
        end = None if self.seconds is None else perf_counter() + self.seconds
        left = self.iterations
        while left > 0:
            self.search.run(view, min(CHUNK, left))
            left -= CHUNK
            if end is not None and perf_counter() > end:
                break


def make_bot(name: str, game: Game, seat: int, seats: int, seed: int, seconds: float | None = None) -> Bot:
    """A bot by name, for one seat of one match; raises KeyError for names that are not in NAMES.

    With `seconds` a level that searches stops after so long, and plays the same again only if it did not have to.
    """
    if name == "random":
        return RandomBot(game, seed)
    level = LEVELS[name]
    if level.iterations:
        return SearchBot(game, seat, seats, seed, level, seconds)
    return GreedyBot(game, seat, seats, seed, level.carelessness)

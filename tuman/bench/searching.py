"""Search measured: iterations a second from the opening, with full random rollouts, judged leaves, and as in play."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from tuman.bench.python_tree import PythonTree
from tuman.bots.desk import Settings
from tuman.bots.levels import LEVELS
from tuman.bots.search import Search
from tuman.core import States
from tuman.games import GAMES
from tuman.match import Match

OPENINGS = {"island": {"mode": "simple", "first": "1"}, "nebula": {"players": "2", "first": "1"}}
ROLLOUTS = Settings(rollout=1, priors=0, luck=0, trust=0)
ROUNDS = 5
CHUNK = 100

Run = Callable[[States, int], None]


@dataclass(frozen=True)
class SearchRow:
    name: str
    iterations_per_s: float


def opening(name: str) -> Match:
    """The first decision that shapes the game: in Misty Island the first token, when the hands are chosen."""
    match = Match(GAMES[name], OPENINGS[name], seed="5eed")
    while name == "island" and match.states["holds"][0].sum() < 10:
        match.play(match.legal()[0])
    return match


def searches(name: str) -> dict[str, tuple[States, Run, int]]:
    """What is measured for a game: a view, how to run iterations, how many at once."""
    match = opening(name)
    seat, view = match.actor, match.view(match.actor)
    expert = LEVELS["expert"].thought(name)
    assert expert

    def compiled(settings: Settings) -> Run:
        search = Search(match.game, seat, match.seats, settings, 1)

        def run(view: States, iterations: int) -> None:
            search.forget()
            search.run(view, iterations)

        run(view, 2)
        return run

    def plain(view: States, iterations: int) -> None:
        PythonTree(match.game, seat, match.seats, 1).run(view, iterations)

    return {
        f"search/{name} full rollouts": (view, compiled(ROLLOUTS), 10 * CHUNK),
        f"search/{name} judged leaves": (view, compiled(Settings(luck=0, trust=0)), 10 * CHUNK),
        f"search/{name} as the expert does": (view, compiled(expert.settings), 5 * CHUNK),
        f"search/{name} full rollouts, tree in Python": (view, plain, CHUNK // 4),
    }


def run(step: Callable[[str], None] = lambda name: None) -> list[SearchRow]:
    """All by turns; the medians."""
    measured = {key: entry for name in OPENINGS for key, entry in searches(name).items()}
    rates: dict[str, list[float]] = {key: [] for key in measured}
    for _ in range(ROUNDS):
        for key, (view, search, iterations) in measured.items():
            step(key)
            begin = perf_counter()
            search(view, iterations)
            rates[key].append(iterations / (perf_counter() - begin))
    return [SearchRow(key, median(found)) for key, found in rates.items()]

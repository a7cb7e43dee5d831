"""The bots that sit at an environment's table, by name."""

from collections.abc import Sequence

from tuman.bots.levels import LEVELS, NAMES
from tuman.core import Game
from tuman.env.kernel import RANDOM


def opponents_of(chosen: str | Sequence[str], seats: int) -> list[str]:
    """A name for each of the other seats; a single one is for all of them. Raises ValueError."""
    names = [chosen] * (seats - 1) if isinstance(chosen, str) else list(chosen)
    if len(names) != seats - 1:
        raise ValueError(f"{len(names)} opponents for a table of {seats}: name one, or {seats - 1}")
    for name in names:
        if name not in NAMES:
            raise ValueError(f"no bot is named {name!r}; there are {', '.join(NAMES)}")
    return names


def searches(game: Game, name: str) -> bool:
    """Whether a bot searches, and so plays in Python, in single environments only."""
    return name in LEVELS and LEVELS[name].thought(game.name) is not None


def carelessness(game: Game, name: str) -> float:
    """How an opponent plays in compiled code. Raises ValueError for those that search."""
    if searches(game, name):
        swift = ", ".join(other for other in NAMES if not searches(game, other))
        raise ValueError(f"{name} searches, which a batch does not do; choose {swift}")
    return RANDOM if name == "random" else LEVELS[name].carelessness

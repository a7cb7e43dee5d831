"""What Gymnasium calls to make an environment of a game by its name."""

from typing import Any

from tuman.env.solo import SoloEnv
from tuman.env.vector import BatchEnv
from tuman.games import GAMES


def solo(game: str, **arguments: Any) -> SoloEnv:
    return SoloEnv(GAMES[game], **arguments)


def batch(game: str, num_envs: int = 1, **arguments: Any) -> BatchEnv:
    """Against greedy opponents, unless told otherwise; `opponents=None` lets the caller decide for every seat."""
    return BatchEnv(GAMES[game], num_envs, **{"opponents": "greedy"} | arguments)

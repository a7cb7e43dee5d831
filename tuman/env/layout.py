"""Observations by name: where each slice lies, its bounds, and the tables of docs/env.md."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tuman.core import Game, Observation, starts


def size(game: Game) -> int:
    """How many numbers an observation has."""
    return sum(part.size for part in game.observation)


def bounds(game: Game) -> tuple[Observation, Observation]:
    """The least and the greatest value of every number."""
    sizes = [part.size for part in game.observation]
    low = np.repeat(np.array([part.low for part in game.observation], np.int16), sizes)
    return low, np.repeat(np.array([part.high for part in game.observation], np.int16), sizes)


def named(game: Game, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """An observation, or many of them, taken apart: views by name, in their shapes."""
    return {
        part.name: observation[..., start : start + part.size].reshape(*observation.shape[:-1], *part.shape)
        for part, start in zip(game.observation, starts(game.observation), strict=True)
    }


def markdown(game: Game) -> str:
    """The layout as a table."""
    lines = ["| from | shape | name | values | meaning |", "|---:|---|---|---|---|"]
    for part, start in zip(game.observation, starts(game.observation), strict=True):
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| {start} | {shape} | `{part.name}` | {part.low} … {part.high} | {part.meaning} |")
    return "\n".join(lines) + "\n"

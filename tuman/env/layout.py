"""Observations by name: where each slice lies, its bounds, and the tables of docs/env.md."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tuman.core import Game, Observation, Slice, offsets

Layout: TypeAlias = tuple[Slice, ...]  # `Game.observation` or `Game.action_mask`


def size(game: Game) -> int:
    """How many numbers an observation has."""
    return sum(part.size for part in game.observation)


def bounds(game: Game) -> tuple[Observation, Observation]:
    """The least and the greatest value of every number."""
    sizes = [part.size for part in game.observation]
    low = np.repeat(np.array([part.low for part in game.observation], np.int16), sizes)
    return low, np.repeat(np.array([part.high for part in game.observation], np.int16), sizes)


def named(layout: Layout, array: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """An observation or a mask, or many of them, taken apart: views by name, in their shapes."""
    return {
        part.name: array[..., start : start + part.size].reshape(*array.shape[:-1], *part.shape)
        for part, start in zip(layout, offsets(layout), strict=True)
    }


def markdown(layout: Layout) -> str:
    """A layout as a table. A mask has no column of values: they are 0 and 1."""
    bounded = any((part.low, part.high) != (0, 1) for part in layout)
    lines = ["| from | shape | name |" + " values |" * bounded + " meaning |", "|---:|---|---|---|" + "---|" * bounded]
    for part, start in zip(layout, offsets(layout), strict=True):
        shape = " × ".join(map(str, part.shape))
        values = f" {part.low} … {part.high} |" if bounded else ""
        lines.append(f"| {start} | {shape} | `{part.name}` |{values} {part.meaning} |")
    return "\n".join(lines) + "\n"

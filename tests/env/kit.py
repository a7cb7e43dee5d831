"""Games played by environments, for the tests."""

from typing import Any

import numpy as np

from tests.laws.tables import MODES, TABLES, label
from tuman.core import Game

IDS = {"nebula": "tuman.env:ViaNebula-v0", "island": "tuman.env:MistyIsland-v0"}
MODE_IDS = [label(*table) for table in MODES]
TABLE_IDS = [label(*table) for table in TABLES]


def module(game: Game) -> Any:
    from tuman.env import misty_island_v0, via_nebula_v0

    return {"nebula": via_nebula_v0, "island": misty_island_v0}[game.name]


def any_of(rng: np.random.Generator, mask: Any) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def any_of_each(rng: np.random.Generator, infos: dict[str, Any]) -> Any:
    """A random legal action in every game of a batch."""
    rows = np.arange(len(infos["count"]))
    return infos["legal"][rows, (rng.random(len(rows)) * infos["count"]).astype(np.int64)]

"""A learned value: how likely each side wins, from what `features` says of all of them.

One small network scores every side, by its own features beside the mean and the best of the others'; the scores become
chances. `tuman learn` makes networks, `learned/` has those that ship.
"""

import json
import math
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tuman.core import Floats, Ints, Record, features
from tuman.jit import njit

FOLDER = Path(__file__).parent / "learned"


class Net(NamedTuple):
    """Weights of a network; without rows there is none."""

    shift: Floats  # of each feature: its mean
    scale: Floats  # and one over its spread
    first: Floats  # (3 × features, hidden)
    bias: Floats
    second: Floats


NOTHING = Net(np.zeros(0), np.zeros(0), np.zeros((0, 0)), np.zeros(0), np.zeros(0))


@njit
def known(net: Net) -> bool:
    return len(net.shift) > 0


@cache
def learned(game: str, seats: int) -> Net:
    """The network for a game at a table of so many seats, or none."""
    path = FOLDER / f"{game}.json"
    if not path.exists():
        return NOTHING
    found = json.loads(path.read_bytes()).get(str(seats))
    return NOTHING if found is None else Net(**{name: np.array(found[name]) for name in Net._fields})


@njit
def stand(s: Record, seats: int, sides: int, net: Net, memory: Ints, row: Floats, out: Floats) -> None:
    """Each side's features as the network takes them: those of its seats on average, around 0."""
    n = len(net.shift)
    for side in range(sides):
        for i in range(n):
            out[side, i] = 0.0
    for seat in range(seats):
        features(s, seat, row, memory)
        for i in range(n):
            out[seat % sides, i] += (row[i] - net.shift[i]) * net.scale[i] * sides / seats


@njit
def foresee(standing: Floats, sides: int, net: Net, hidden: Floats, out: Floats) -> None:
    """The chances of each side, from what `stand` wrote."""
    n, units = len(net.shift), len(net.bias)
    most = -1e9
    for side in range(sides):
        for unit in range(units):
            hidden[unit] = net.bias[unit]
        for i in range(n):
            own, total, best = standing[side, i], 0.0, -1e9
            for other in range(sides):
                if other != side:
                    total += standing[other, i]
                    best = max(best, standing[other, i])
            mean = total / (sides - 1)
            for unit in range(units):
                hidden[unit] += (
                    own * net.first[i, unit] + mean * net.first[n + i, unit] + best * net.first[2 * n + i, unit]
                )
        out[side] = 0.0
        for unit in range(units):
            out[side] += max(0.0, hidden[unit]) * net.second[unit]
        most = max(most, out[side])
    total = 0.0
    for side in range(sides):
        out[side] = math.exp(out[side] - most)
        total += out[side]
    for side in range(sides):
        out[side] /= total

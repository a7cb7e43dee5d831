"""How strong bots are, and how sure that is: Wilson intervals, Elo (two players) and Plackett–Luce (more)."""

import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from tuman.core import Floats

Z = 1.959964  # 95 %
ELO = 400 / math.log(10)
PRIOR = 1000.0  # a bot that wins every game must not be infinitely strong; next to some dozens of games it is nothing

Ranking: TypeAlias = tuple[tuple[int, ...], ...]
"""The bots of a game from the best to the last; those in one group did equally well."""


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Estimate:
    """A share of wins with its 95 % interval. A shared win counts as a part."""
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))  # rounding


def ratings(rankings: Iterable[Ranking], bots: int) -> list[Estimate]:
    """Strengths on Elo's scale with 95 % intervals, their mean at 0: who has 400 more wins ten times as often.

    The most likely strengths of the model of Plackett and Luce: the best of a game is drawn by strength, then the
    best of the rest, and so on. For two players that is Elo. Those who did equally well are taken in all orders,
    each with its part of the weight.
    """
    stages = _stages(rankings)
    strength = np.zeros(bots)
    for _ in range(100):
        slope, curve = _slopes(stages, strength)
        step = np.linalg.solve(curve, slope)
        strength += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-9:
            break
    centre = np.eye(bots) - 1 / bots
    errors = np.sqrt(np.diag(centre @ np.linalg.inv(_slopes(stages, strength)[1]) @ centre))
    strength = centre @ strength
    return [
        Estimate(value * ELO, (value - Z * error) * ELO, (value + Z * error) * ELO)
        for value, error in zip(strength.tolist(), errors.tolist(), strict=True)
    ]


def _stages(rankings: Iterable[Ranking]) -> dict[tuple[int, ...], float]:
    """How often each choice was made: the bot that was best, then all that were left, that one first."""
    stages: dict[tuple[int, ...], float] = defaultdict(float)
    for ranking, times in Counter(rankings).items():
        orders = list(itertools.product(*(itertools.permutations(group) for group in ranking)))
        for order in orders:
            bots = tuple(itertools.chain.from_iterable(order))
            for at in range(len(bots) - 1):
                stages[bots[at], *sorted(bots[at + 1 :])] += times / len(orders)
    return stages


def _slopes(stages: dict[tuple[int, ...], float], strength: Floats) -> tuple[Floats, Floats]:
    """First and second derivatives of the log-likelihood; the second with its sign turned."""
    prior = (ELO / PRIOR) ** 2
    slope, curve = -prior * strength, prior * np.eye(len(strength))
    for stage, times in stages.items():
        odds = np.bincount(stage, minlength=len(strength)) * np.exp(strength)
        chances = odds / odds.sum()
        slope -= times * chances
        slope[stage[0]] += times
        curve += times * (np.diag(chances) - np.outer(chances, chances))
    return slope, curve


def ranking(bots: Sequence[int], places: Sequence[int]) -> Ranking:
    """Bots grouped by place."""
    return tuple(
        tuple(sorted(bot for bot, at in zip(bots, places, strict=True) if at == place)) for place in sorted(set(places))
    )

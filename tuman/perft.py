"""Perft: how many sequences of actions there are from a position, chance's outcomes among them."""

import numpy as np

from tuman.core import CHANCE, Game, Ints, States, actor, apply, chance, legal
from tuman.jit import njit


@njit
def count_sequences(states: States, depth: int, actions: Ints, weights: Ints, done: Ints, left: Ints) -> int:
    """Walks the tree below `states[0]`; level i of it has row i of all other arrays."""
    total = 0
    level = 0
    left[0] = -1
    while level >= 0:
        if left[level] < 0:  # seen for the first time
            s = states[level]
            if actor(s) == CHANCE:
                left[level] = chance(s, actions[level], weights)
            else:
                left[level] = legal(s, actions[level])
            done[level] = 0
            if level == depth - 1:
                total += left[level]
                left[level] = 0
        if done[level] == left[level]:
            level -= 1
        else:
            action = actions[level, done[level]]
            done[level] += 1
            states[level + 1] = states[level]
            apply(states[level + 1], action)
            level += 1
            left[level] = -1
    return total


def perft(game: Game, states: States, depth: int) -> int:
    """The number of sequences of exactly so many actions that can follow."""
    if depth == 0:
        return 1
    levels = np.zeros(depth, game.dtype)
    levels[0] = states[0]
    weights = np.zeros(game.most, np.int64)
    done, left = np.zeros((2, depth), np.int64)
    return count_sequences(levels, depth, np.zeros((depth, game.most), np.int64), weights, done, left)

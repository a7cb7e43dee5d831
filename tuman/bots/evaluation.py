"""How good a position is for each seat, and how good each action looks: the same code for every game."""

import math

import numpy as np

from tuman.core import POINT, Floats, Ints, Record, States, apply, determinize, features, legal, scores
from tuman.jit import njit


@njit
def values(s: Record, seats: int, weights: Floats, row: Floats, out: Floats) -> None:
    """Each seat's prospects in points: its features, weighted. `row` is room for the features."""
    for seat in range(seats):
        features(s, seat, row)
        value = 0.0
        for i in range(len(weights)):
            value += weights[i] * row[i]
        out[seat] = value


@njit
def lead(values: Floats, seats: int, seat: int) -> float:
    """By how much a seat is ahead of the best of those who stand otherwise (partners stand alike)."""
    best = -1e9
    for other in range(seats):
        if other != seat and (seats != 4 or values[other] != values[seat]):
            best = max(best, values[other])
    return values[seat] - best if best > -1e8 else 0.0


@njit
def chances(values: Floats, seats: int, scale: float, out: Floats) -> None:
    """Prospects as chances to win, from 0 to 1."""
    for seat in range(seats):
        out[seat] = 1.0 / (1.0 + math.exp(-lead(values, seats, seat) / scale))


@njit
def result(s: Record, seats: int, scale: float, ints: Ints, row: Floats, out: Floats) -> None:
    """The end of a game as chances: mostly who won, a little by how much."""
    scores(s, ints)
    best = ints[0]
    for seat in range(seats):
        best = max(best, ints[seat])
        row[seat] = ints[seat] / POINT
    winners = 0
    for seat in range(seats):
        winners += ints[seat] == best
    chances(row, seats, scale, out)
    for seat in range(seats):
        won = 1.0 / winners if ints[seat] == best else 0.0
        out[seat] = 0.85 * won + 0.15 * out[seat]


@njit
def appraise(
    room: States,
    view: States,
    seat: int,
    seats: int,
    worlds: int,
    weights: Floats,
    rng: Ints,
    actions: Ints,
    out: Floats,
) -> int:
    """The legal actions of the seat, which is to act, and its lead after each, over some possible worlds.

    `room` has two positions to work in. Returns the number of actions.
    """
    row = np.empty(64)
    prospects = np.empty(seats)
    n = 0
    for world in range(worlds):
        room[0] = view[0]
        determinize(room[0], seat, rng)
        n = legal(room[0], actions)
        for i in range(n):
            room[1] = room[0]
            apply(room[1], actions[i])
            values(room[1], seats, weights, row, prospects)
            ahead = lead(prospects, seats, seat)
            out[i] = ahead if world == 0 else out[i] + ahead
    for i in range(n):
        out[i] /= worlds
    return n

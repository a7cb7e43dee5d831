"""How good a position is for each side, and how good each action looks: the same code for every game.

Seat n is of side n % sides; partners share all that is counted here.
"""

import math

import numpy as np

from tuman.core import POINT, Floats, Ints, Record, States, apply, determinize, features, legal, scores
from tuman.jit import njit


@njit
def prospect(s: Record, seat: int, weights: Floats, row: Floats, memory: Ints) -> float:
    """One seat's prospects in points: its features, weighted. `row` is room for the features."""
    features(s, seat, row, memory)
    value = 0.0
    for i in range(len(weights)):
        value += weights[i] * row[i]
    return value


@njit
def values(s: Record, seats: int, sides: int, weights: Floats, row: Floats, memory: Ints, out: Floats) -> None:
    """Each side's prospects: those of its seats, on average."""
    for side in range(sides):
        out[side] = 0.0
    for seat in range(seats):
        out[seat % sides] += prospect(s, seat, weights, row, memory) * sides / seats


@njit
def lead(values: Floats, sides: int, side: int) -> float:
    """By how much a side is ahead of the best of the others."""
    best = -1e9
    for other in range(sides):
        if other != side:
            best = max(best, values[other])
    return float(values[side] - best)


@njit
def margin(values: Floats, sides: int, side: int) -> float:
    """By how much a side is ahead of the others on average.

    A search compares means of many positions. Of three others the best is now this one, now that one, which is noise;
    their average is calm. With two sides it is the lead.
    """
    others = 0.0
    for other in range(sides):
        if other != side:
            others += values[other]
    return float(values[side] - others / (sides - 1))


@njit
def chances(values: Floats, sides: int, scale: float, out: Floats) -> None:
    """Prospects as chances to win, from 0 to 1."""
    for side in range(sides):
        out[side] = 1.0 / (1.0 + math.exp(-margin(values, sides, side) / scale))


@njit
def result(s: Record, sides: int, scale: float, ints: Ints, row: Floats, out: Floats) -> None:
    """The end of a game as chances: mostly who won, a little by how much."""
    scores(s, ints)  # of seats: the first ones are of different sides, and partners stand alike
    best = ints[0]
    for side in range(sides):
        best = max(best, ints[side])
        row[side] = ints[side] / POINT
    winners = 0
    for side in range(sides):
        winners += ints[side] == best
    chances(row, sides, scale, out)
    for side in range(sides):
        won = 1.0 / winners if ints[side] == best else 0.0
        out[side] = 0.85 * won + 0.15 * out[side]


@njit
def appraise(
    room: States,
    view: States,
    seat: int,
    seats: int,
    sides: int,
    worlds: int,
    weights: Floats,
    memory: Ints,
    rng: Ints,
    actions: Ints,
    out: Floats,
) -> int:
    """The legal actions of the seat, which is to act, and its side's lead after each, over some possible worlds.

    `room` has two positions to work in. Returns the number of actions.
    """
    row = np.empty(64)
    prospects = np.empty(sides)
    n = 0
    for world in range(worlds):
        room[0] = view[0]
        determinize(room[0], seat, rng)
        n = legal(room[0], actions)
        for i in range(n):
            room[1] = room[0]
            apply(room[1], actions[i])
            values(room[1], seats, sides, weights, row, memory, prospects)
            ahead = lead(prospects, sides, seat % sides)
            out[i] = ahead if world == 0 else out[i] + ahead
    for i in range(n):
        out[i] /= worlds
    return n

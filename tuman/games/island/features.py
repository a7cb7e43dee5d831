"""What a player looks at: numbers that say how well a side stands, for bots. The weights are kept apart.

A window is three cells in a row, column or diagonal; it is alive for a side while the other side's colour and
line-breakers are not in it. Windows with one cell missing are threats.
"""

import numpy as np

from tuman.core import Floats, Ints
from tuman.games.island.content import (
    CAT,
    CROW,
    FIRST_MERCENARY,
    HARE,
    KINDS,
    LINE,
    PIG,
    QUESTIONS,
    RAT,
    TRACKS,
    WOLF,
)
from tuman.games.island.hiring import question_kind, spent
from tuman.games.island.scoring import line_points
from tuman.games.island.state import State
from tuman.jit import njit

NAMES = (
    "points",  # of the rounds before
    "lines",  # points of the lines as they lie
    "threats",  # alive windows with two of three, times their multiplier
    "seeds",  # alive windows with one of three
    "wolves",  # in hand, and so on
    "pigs",
    "spies",
    "hares",
    "helpers",  # mercenaries in hand
    "coins",
    "army",  # the worth of the mercenaries hired
)
WEIGHTS = np.array([1.0, 0.97, 1.15, 0.39, 0.23, 1.1, -0.27, 0.16, 0.86, 0.0, 0.72])

# What a mercenary is worth for the rounds to come, by kind, in points.
_ARMY = np.zeros(KINDS)
_ARMY[FIRST_MERCENARY:] = (3.0, 3.0, 6.0, 9.0, 2.5, 2.0, 2.5, 3.0, 3.0, 3.0, 2.5)


@njit
def features(s: State, seat: int, out: Floats, memory: Ints) -> None:
    side = seat & 1
    lines, threats, seeds = 0, 0.0, 0
    for track in range(len(TRACKS)):
        length = 0
        times_two = times_three = halved = False
        # Counts along the track: a run of own tokens, and the last three cells as a window.
        one_back = two_back = 0  # 0: dead, 1: free, 2: own, of the two cells before
        one_times = two_times = 1.0
        for place in range(7):
            cell = TRACKS[track, place] if place < 6 else -1
            code = s.cells[cell] if cell >= 0 else 0
            kind = code & 15
            own = cell >= 0 and kind != 0 and LINE[code & ~32] == side
            if own:
                length += 1
                times_two |= kind == PIG
                times_three |= kind == CAT
                halved |= kind == CROW
            elif length > 0:
                if length >= 3:
                    lines += line_points(length, times_two, times_three, halved)
                length = 0
                times_two = times_three = halved = False
            if cell < 0:
                break
            state = 2 if own else 1 if code == 0 else 0
            times = 2.0 if own and kind == PIG else 3.0 if own and kind == CAT else 0.5 if own and kind == CROW else 1.0
            if place >= 2 and state and one_back and two_back:
                n = state + one_back + two_back
                if n == 5:
                    threats += max(times, one_times, two_times) if times != 0.5 else 0.5
                elif n == 4:
                    seeds += 1
            two_back, two_times = one_back, one_times
            one_back, one_times = state, times
    helpers = 0
    for kind in range(FIRST_MERCENARY, KINDS):
        helpers += s.hand[seat, kind]
    army = 0.0
    for kind in range(FIRST_MERCENARY, KINDS):
        army += s.pool[side, kind] * _ARMY[kind]
    coins = s.coins[side]
    for other in range(side, s.seats, 2):
        if s.answers[other] > 0:
            coins -= spent(s, other)
            for question in range(QUESTIONS):
                if (s.answers[other] >> question) & 1:
                    army += _ARMY[question_kind(question)]
    out[0] = s.points[side]
    out[1] = lines
    out[2] = threats
    out[3] = seeds
    out[4] = s.hand[seat, WOLF]
    out[5] = s.hand[seat, PIG] + s.hand[seat, CAT]
    out[6] = s.hand[seat, RAT]
    out[7] = s.hand[seat, HARE]
    out[8] = helpers
    out[9] = coins
    out[10] = army if s.played < s.rounds else 0.0

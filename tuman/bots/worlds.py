"""What a search imagines: worlds behind its view, and what others choose in them.

Nothing here looks at anything but a view: that of the seat which searches, and those of others in worlds that it has
imagined itself.
"""

import math

from tuman.bots.desk import Desk, Settings
from tuman.bots.evaluation import margin, prospect, values
from tuman.core import Floats, Ints, Record, States, apply, below, conceal, determinize
from tuman.jit import njit

TRIES = 12  # worlds that are compared, one with the next, before one is taken


@njit
def imagine(
    desk: Desk, view: States, seat: int, seats: int, sides: int, settings: Settings, weights: Floats, rng: Ints
) -> None:
    """A world behind the view, into room[0].

    Others knew what they did when they hid it, so worlds in which they stand well are the likelier: a Metropolis walk
    from world to world finds them in proportion to how well they suit the others.
    """
    room = desk.room
    room[0] = view[0]
    determinize(room[0], seat, rng)
    if settings.trust > 0:
        here = suits(room[0], seat, seats, sides, weights, desk)
        for _ in range(TRIES):
            room[1] = view[0]
            determinize(room[1], seat, rng)
            there = suits(room[1], seat, seats, sides, weights, desk)
            if chance_of(math.exp(min(0.0, (there - here) / settings.trust)), rng):
                room[0] = room[1]
                here = there


@njit
def suits(s: Record, seat: int, seats: int, sides: int, weights: Floats, desk: Desk) -> float:
    """How well the others stand, in points."""
    total = 0.0
    for other in range(seats):
        if (other - seat) % sides != 0:
            total += prospect(s, other, weights, desk.row, desk.memory)
    return total


@njit
def chance_of(share: float, rng: Ints) -> bool:
    """True as often as the share says."""
    return below(rng, 1 << 30) < share * (1 << 30)


@njit
def guessed(
    desk: Desk, who: int, seats: int, sides: int, n: int, settings: Settings, weights: Floats, rng: Ints
) -> int:
    """What another may choose: which action looks good to it, in a world that it imagines behind its own view.

    Where every choice of others is guessed, they look at their own prospects alone: that is less work, and nearly as
    good.
    """
    if n == 1:
        return 0
    room, looks = desk.room, desk.looks
    room[2] = room[0]
    conceal(room[2], who)
    determinize(room[2], who, rng)
    best = -1e9
    for i in range(n):
        room[1] = room[2]
        apply(room[1], desk.actions[i])
        if settings.open:
            looks[i] = prospect(room[1], who, weights, desk.row, desk.memory)
        else:
            values(room[1], seats, sides, weights, desk.row, desk.memory, desk.prospects)
            looks[i] = margin(desk.prospects, sides, who % sides)
        best = max(best, looks[i])
    total = 0.0
    for i in range(n):
        looks[i] = math.exp((looks[i] - best) / settings.guess)
        total += looks[i]
    left = total * below(rng, 1 << 30) / (1 << 30)
    for i in range(n):
        left -= looks[i]
        if left < 0:
            return i
    return n - 1

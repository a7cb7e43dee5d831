"""Other histories behind the same observations: what may have happened where a viewer has not seen what did."""

import numpy as np
from numpy.typing import NDArray

from tuman.core import (
    CHANCE,
    Game,
    Ints,
    States,
    actor,
    actor_at,
    apply,
    apply_at,
    below,
    blank,
    chance,
    conceal,
    conceal_at,
    copied,
    legal,
    veil,
    veil_at,
)
from tuman.jit import njit

Bytes = NDArray[np.uint8]
CHANGES = 6  # tries for each action that the viewer has not seen: enough to forget the history one came from


@njit
def retell(
    first: States,
    room: States,
    raw: Bytes,
    log: Ints,
    viewer: int,
    seen: Ints,
    views: Bytes,
    place: int,
    rng: Ints,
    actions: Ints,
    weights: Ints,
    out: Ints,
) -> bool:
    """Writes a log that differs at one place, and after it only where it must; False if there is none this way.

    What is put in looks the same to the viewer, and so does the position after every action. `raw` are the bytes of
    `room`, which has two positions to work in.
    """
    room[0] = first[0]
    for t in range(len(log)):
        who = actor(room[0])
        n = chance(room[0], actions, weights) if who == CHANCE else legal(room[0], actions)
        pick, total = -1, 0
        for i in range(n):
            action = actions[i]
            shown = action if who == viewer else veil(room[0], action, viewer)
            if shown != seen[t]:
                continue
            if action == log[t]:
                if t == place:
                    continue
                pick = action
                break
            weight = weights[i] if who == CHANCE else 1
            total += weight
            if below(rng, total) < weight:
                pick = action
        if pick < 0:
            return False
        out[t] = pick
        apply(room[0], pick)
        if t >= place:
            room[1] = room[0]
            conceal(room[1], viewer)
            for i in range(raw.shape[1]):
                if raw[1, i] != views[t, i]:
                    return False
    return True


def another_past(game: Game, first: States, log: list[int], viewer: int, rng: Ints) -> list[int]:
    """A history that the viewer can't tell from this one, some random changes away from it."""
    states, seen, views = copied(first), [], []
    for action in log:
        own = actor_at(states) == viewer
        seen.append(action if own else int(veil_at(states, action, viewer)))
        apply_at(states, action)
        view = copied(states)
        conceal_at(view, viewer)
        views.append(np.frombuffer(view.tobytes(), np.uint8))
    hidden = [place for place, action in enumerate(log) if seen[place] != action]
    if not hidden:
        return log
    room = blank(game, 2)
    raw = room.view(np.uint8).reshape(2, game.dtype.itemsize)
    actions, weights = np.zeros((2, game.most), np.int64)
    present, other = np.array(log, np.int64), np.zeros(len(log), np.int64)
    known, looks = np.array(seen, np.int64), np.stack(views)
    for _ in range(CHANGES * len(hidden)):
        place = hidden[below(rng, len(hidden))]
        if retell(first, room, raw, present, viewer, known, looks, place, rng, actions, weights, other):
            present, other = other, present
    return [int(action) for action in present]

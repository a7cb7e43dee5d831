"""How a search searches, and the room that it works in."""

from typing import NamedTuple

import numpy as np

from tuman.bots.tree import MOST_SIDES
from tuman.bots.value import NOTHING, Net
from tuman.core import Floats, Game, Ints, States, blank


class Settings(NamedTuple):
    """How to search: part of a level."""

    curiosity: float = 0.4  # how far good looks and rare tries draw the search
    doubt: float = 0.1  # how much worse than the average an action is thought before it is tried
    scale: float = 6.0  # points of lead that make a win likely
    warmth: float = 1.5  # points by which an action may look worse and still be tried early
    priors: int = 1  # whether actions are looked at before they are tried
    rollout: int = 0  # whether games are played on at random to the end; otherwise positions are judged
    learned: int = 0  # whether a learned value judges them, if there is one
    luck: float = 1.0  # how much of a guessed world's own luck is taken off the value of what is tried in it
    trust: float = 1.5  # points that a world has to suit others better by, to be likely instead of it; 0: all alike
    guess: float = 0.5  # points by which others misjudge an action where their choice is guessed; 0: it never is
    open: int = 0  # whether the choices of others are always guessed, and not searched


class Desk(NamedTuple):
    """Room to work in."""

    room: States  # three positions: the one that is walked through, one to try actions in, one that another imagines
    actions: Ints
    keys: Ints
    where: Ints  # the child of an action, if it has the present stamp; the last one is of DRAWN
    stamp: Ints
    row: Floats
    prospects: Floats
    worth: Floats
    memory: Ints  # of the game's features
    looks: Floats  # at actions of others
    luck: Floats  # each side's chances before anything is tried: [0] in the present world, [1] summed over all so far
    worlds: Ints  # how many these are
    net: Net  # the learned value
    standing: Floats  # what it looks at, a row a side
    hidden: Floats


def new_desk(game: Game, net: Net = NOTHING) -> Desk:
    actions, keys = np.zeros((2, game.most), np.int64)
    where, stamp = np.zeros(game.actions + 1, np.int64), np.zeros(1, np.int64)
    row, prospects, worth = np.zeros(64), np.zeros(MOST_SIDES), np.zeros(MOST_SIDES)
    memory, looks = np.zeros(game.memory, np.int64), np.zeros(game.most)
    luck, worlds = np.zeros((2, MOST_SIDES)), np.zeros(1, np.int64)
    standing, hidden = np.zeros((MOST_SIDES, len(net.shift))), np.zeros(len(net.bias))
    room = blank(game, 3)
    return Desk(
        room, actions, keys, where, stamp, row, prospects, worth, memory, looks, luck, worlds, net, standing, hidden
    )

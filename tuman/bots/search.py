"""Information-set Monte Carlo tree search, compiled together with the rules of a game.

Every iteration guesses a world that fits the view, walks down the tree in it, adds a leaf, and carries the leaf's value
back. The tree is the searching seat's: what others do in secret is one branch, whatever it was. Each node keeps how
often an action could have been tried, because not every world allows it. Values are one number a seat, so any number of
players can play; chance is sampled.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuman.bots.evaluation import chances, lead, result, values
from tuman.core import (
    CHANCE,
    OVER,
    Floats,
    Game,
    Ints,
    Record,
    States,
    actor,
    apply,
    below,
    blank,
    by_weight,
    chance,
    determinize,
    legal,
    new_rng,
    veil,
)
from tuman.jit import njit

MOST_SEATS = 4
# Columns of a node.
PARENT, ACTION, CHILD, SIBLING, VISITS, TRIES, OPENED = range(7)
FULL_ROLLOUT = -1
COUNTED = 1 << 24  # in `where`: look-alikes count once


class Tree(NamedTuple):
    """Nodes as rows; row 0 is never used, so 0 means none."""

    nodes: NDArray[np.int32]
    sums: Floats
    priors: Floats
    used: Ints  # [0]: rows in use, [1]: the root


class Settings(NamedTuple):
    """How to search: part of a level."""

    curiosity: float = 0.4  # how far priors and rarely tried actions draw the search
    scale: float = 6.0  # points of lead that make a win likely
    warmth: float = 1.5  # points by which an action may look worse and still be tried early
    rollout: int = 0  # random actions before a position is judged; FULL_ROLLOUT: to the end of the game
    priors: int = 1  # whether actions are judged before they are tried


def new_tree(size: int) -> Tree:
    return Tree(np.zeros((size, 7), np.int32), np.zeros((size, MOST_SEATS)), np.zeros(size), np.array([2, 1], np.int64))


@njit
def add_child(tree: Tree, node: int, action: int, prior: float) -> int:
    """A new child, or 0 if there is no room."""
    child = int(tree.used[0])
    if child >= len(tree.nodes):
        return 0
    tree.used[0] += 1
    nodes = tree.nodes
    nodes[child, PARENT] = node
    nodes[child, ACTION] = action
    nodes[child, CHILD] = 0
    nodes[child, SIBLING] = nodes[node, CHILD]
    nodes[child, VISITS] = 0
    nodes[child, TRIES] = 0
    nodes[child, OPENED] = 0
    nodes[node, CHILD] = child
    tree.priors[child] = prior
    for seat in range(MOST_SEATS):
        tree.sums[child, seat] = 0.0
    return child


@njit
def find_child(tree: Tree, node: int, action: int) -> int:
    child = int(tree.nodes[node, CHILD])
    while child != 0 and tree.nodes[child, ACTION] != action:
        child = tree.nodes[child, SIBLING]
    return child


@njit
def open_node(
    tree: Tree,
    node: int,
    room: States,
    seat: int,
    seats: int,
    who: int,
    n: int,
    actions: Ints,
    keys: Ints,
    weights: Floats,
    settings: Settings,
    looks: Floats,
    row: Floats,
    prospects: Floats,
) -> None:
    """Gives a node a child for each action, with priors from a look at what each leads to."""
    tree.nodes[node, OPENED] = 1
    best = -1e9
    for i in range(n):
        looks[i] = 0.0
        if settings.priors:
            room[1] = room[0]
            apply(room[1], actions[i])
            values(room[1], seats, weights, row, prospects)
            looks[i] = lead(prospects, seats, who)
            best = max(best, looks[i])
    total = 0.0
    for i in range(n):
        looks[i] = math.exp((looks[i] - best) / settings.warmth) if settings.priors else 1.0
        total += looks[i]
    for i in range(n):
        if find_child(tree, node, keys[i]) == 0:
            add_child(tree, node, keys[i], looks[i] / total)


@njit
def select(
    tree: Tree, node: int, who: int, n: int, keys: Ints, curiosity: float, where: Ints, stamp: Ints, rng: Ints
) -> int:
    """Which of the n actions to follow: the index of the most promising one (PUCT over what this world allows)."""
    nodes, sums = tree.nodes, tree.sums
    stamp[0] += 1
    mark = stamp[0]
    child = nodes[node, CHILD]
    while child != 0:
        where[nodes[child, ACTION]] = (mark << 25) + child
        child = nodes[child, SIBLING]
    visits = max(1, nodes[node, VISITS])
    unseen = sums[node, who] / visits - 0.1 if nodes[node, VISITS] > 0 else 0.5
    best, chosen, alike = -1e18, 0, 0
    for i in range(n):
        entry = where[keys[i]]
        score = unseen
        if entry >> 25 == mark:
            child = entry & 0xFFFFFF
            if not entry & COUNTED:
                nodes[child, TRIES] += 1
                where[keys[i]] = entry | COUNTED
            tried = nodes[child, VISITS]
            if tried > 0:
                score = sums[child, who] / tried
            score += curiosity * tree.priors[child] * math.sqrt(nodes[child, TRIES]) / (1 + tried)
        if score > best:
            best, chosen, alike = score, i, 1
        elif keys[i] == keys[chosen]:
            alike += 1  # look-alikes for the searcher: one of them at random
            if below(rng, alike) == 0:
                chosen = i
    return chosen


@njit
def iterate(
    tree: Tree,
    room: States,
    view: States,
    seat: int,
    seats: int,
    iterations: int,
    settings: Settings,
    weights: Floats,
    rng: Ints,
    actions: Ints,
    keys: Ints,
    where: Ints,
    stamp: Ints,
    looks: Floats,
) -> None:
    """Runs some iterations from the root. `room` has two positions to work in; the other arrays are room, too."""
    row, prospects, worth = np.empty(64), np.empty(MOST_SEATS), np.empty(MOST_SEATS)
    nodes = tree.nodes
    for _ in range(iterations):
        room[0] = view[0]
        s = room[0]
        determinize(s, seat, rng)
        node = tree.used[1]
        while True:
            who = actor(s)
            if who == OVER:
                break
            if who == CHANCE:
                n = chance(s, actions, keys)
                chosen = by_weight(rng, keys, n)
                key = veil(s, actions[chosen], seat)
            else:
                n = legal(s, actions)
                chosen = 0
                for i in range(n):
                    keys[i] = actions[i] if who == seat else veil(s, actions[i], seat)
                if n > 1:
                    if nodes[node, VISITS] == 0:
                        break  # a leaf
                    if nodes[node, OPENED] == 0:
                        open_node(
                            tree,
                            node,
                            room,
                            seat,
                            seats,
                            who,
                            n,
                            actions,
                            keys,
                            weights,
                            settings,
                            looks,
                            row,
                            prospects,
                        )
                    chosen = select(tree, node, who, n, keys, settings.curiosity, where, stamp, rng)
                key = keys[chosen]
            child = find_child(tree, node, key)
            if child == 0:
                child = add_child(tree, node, key, 0.05)
                if child == 0:
                    break  # no room for more nodes: judge here
            apply(s, actions[chosen])
            node = child
        judge(s, seats, settings, weights, rng, actions, keys, row, prospects, worth)
        while node != 0:
            nodes[node, VISITS] += 1
            for other in range(seats):
                tree.sums[node, other] += worth[other]
            node = nodes[node, PARENT]


@njit
def judge(
    s: Record,
    seats: int,
    settings: Settings,
    weights: Floats,
    rng: Ints,
    actions: Ints,
    keys: Ints,
    row: Floats,
    prospects: Floats,
    out: Floats,
) -> None:
    """The chances of each seat at a leaf: after a random rollout, if one is asked for."""
    left = settings.rollout
    who = actor(s)
    while who != OVER and left != 0:
        if who == CHANCE:
            n = chance(s, actions, keys)
            apply(s, actions[by_weight(rng, keys, n)])
        else:
            n = legal(s, actions)
            apply(s, actions[below(rng, n)])
            left -= 1
        who = actor(s)
    if who == OVER:
        result(s, seats, settings.scale, keys, row, out)
    else:
        values(s, seats, weights, row, prospects)
        chances(prospects, seats, settings.scale, out)


class Search:
    """A search for one seat of a match; it keeps its tree from move to move."""

    def __init__(self, game: Game, seat: int, seats: int, settings: Settings, seed: int, size: int = 200_000) -> None:
        self.game, self.seat, self.seats, self.settings = game, seat, seats, settings
        self.tree = new_tree(size)
        self.rng = new_rng(seed)
        self._room = blank(game, 2)
        self._actions, self._keys = np.zeros((2, game.most), np.int64)
        self._looks = np.zeros(game.most)
        self._where = np.zeros(game.actions, np.int64)
        self._stamp = np.zeros(1, np.int64)

    def forget(self) -> None:
        """Starts a new tree."""
        self.tree.used[:] = 2, 1
        self.tree.nodes[1] = 0
        self.tree.sums[1] = 0
        self._where[:] = 0
        self._stamp[0] = 0

    def follow(self, seen: list[int]) -> None:
        """Goes down the tree by what the seat has seen happen; without a trace of it, starts anew."""
        node = int(self.tree.used[1])
        for action in seen:
            node = int(find_child(self.tree, node, action)) if node else 0
        if node and self.tree.used[0] < len(self.tree.nodes) // 2:
            self.tree.used[1] = node
            self.tree.nodes[node, PARENT] = 0
        else:
            self.forget()

    def run(self, view: States, iterations: int) -> None:
        iterate(
            self.tree,
            self._room,
            view,
            self.seat,
            self.seats,
            iterations,
            self.settings,
            self.game.weights,
            self.rng,
            self._actions,
            self._keys,
            self._where,
            self._stamp,
            self._looks,
        )

    def children(self) -> list[tuple[int, int, float]]:
        """(action, visits, chance to win) of each action at the root, the most visited first."""
        nodes, sums = self.tree.nodes, self.tree.sums
        found = []
        child = int(nodes[self.tree.used[1], CHILD])
        while child:
            visits = int(nodes[child, VISITS])
            found.append((int(nodes[child, ACTION]), visits, float(sums[child, self.seat]) / max(1, visits)))
            child = int(nodes[child, SIBLING])
        return sorted(found, key=lambda entry: (-entry[1], -entry[2], entry[0]))

"""Information-set Monte Carlo tree search, compiled together with the rules of a game.

Every iteration guesses a world that fits the view, walks down the tree in it, adds a leaf, and carries the leaf's value
back. The tree is the searching seat's: what others do in secret is one branch, whatever it was. Each node keeps how
often an action could have been tried, because not every world allows it. Values are one number a side, so any number of
players can play. Chance is sampled, and what follows a draw is one branch too, whatever was drawn: the search is deeper
for it, and the average over the draws is what a choice before them needs.

Who was not shown what the searcher chose does not answer it knowingly, but takes what looks good in a world of its own.
And a guessed world's luck is no merit of what is tried in it: by as much as the chances there differ from those of the
average world before anything is tried, values are put right.
"""

import math
from typing import NamedTuple

import numpy as np

from tuman.bots.evaluation import chances, margin, prospect, result, values
from tuman.bots.tree import (
    ACTION,
    BEST,
    CHILD,
    MOST_SIDES,
    OPENED,
    PARENT,
    SIBLING,
    TRIES,
    VISITS,
    WEIGHT,
    Tree,
    add_child,
    find_child,
    new_tree,
)
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
    conceal,
    determinize,
    legal,
    legal_at,
    new_rng,
    veil,
)
from tuman.jit import njit

FULL_ROLLOUT = -1
COUNTED = 1 << 24  # in `where`: look-alikes count once
DRAWN = -1  # the action of a node that follows a draw, whatever was drawn


class Settings(NamedTuple):
    """How to search: part of a level."""

    curiosity: float = 0.4  # how far good looks and rare tries draw the search
    doubt: float = 0.1  # how much worse than the average an action is thought before it is tried
    scale: float = 6.0  # points of lead that make a win likely
    warmth: float = 1.5  # points by which an action may look worse and still be tried early
    rollout: int = 0  # turns that are played by looks before a position is judged; FULL_ROLLOUT: random to the end
    priors: int = 1  # whether actions are looked at before they are tried
    luck: float = 1.0  # how much of a guessed world's own luck is taken off the value of what is tried in it
    guess: float = 0.5  # points by which others misjudge an action when they do not know what we did; 0: they know


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
    looks: Floats  # at actions in the dark
    luck: Floats  # each side's chances before anything is tried: [0] in the present world, [1] summed over all so far
    worlds: Ints  # how many these are


def new_desk(game: Game) -> Desk:
    actions, keys = np.zeros((2, game.most), np.int64)
    where, stamp = np.zeros(game.actions + 1, np.int64), np.zeros(1, np.int64)
    row, prospects, worth = np.zeros(64), np.zeros(MOST_SIDES), np.zeros(MOST_SIDES)
    memory, looks = np.zeros(game.memory, np.int64), np.zeros(game.most)
    luck, worlds = np.zeros((2, MOST_SIDES)), np.zeros(1, np.int64)
    return Desk(blank(game, 3), actions, keys, where, stamp, row, prospects, worth, memory, looks, luck, worlds)


@njit
def meet(
    tree: Tree, desk: Desk, node: int, seats: int, sides: int, side: int, n: int, settings: Settings, weights: Floats
) -> None:
    """Marks the children of a node in `where`; actions that have none get one, after a look at what they lead to."""
    nodes, where, keys = tree.nodes, desk.where, desk.keys
    desk.stamp[0] += 1
    mark = desk.stamp[0]
    child = nodes[node, CHILD]
    while child != 0:
        where[nodes[child, ACTION]] = (mark << 25) + child
        child = nodes[child, SIBLING]
    first = int(tree.used[0])
    best = -1e9
    for i in range(n):
        if where[keys[i]] >> 25 != mark:
            child = add_child(tree, node, keys[i])
            if child == 0:
                break
            where[keys[i]] = (mark << 25) + child
            if settings.priors:
                desk.room[1] = desk.room[0]
                apply(desk.room[1], desk.actions[i])
                values(desk.room[1], seats, sides, weights, desk.row, desk.memory, desk.prospects)
                ahead = margin(desk.prospects, sides, side)
                tree.looks[child, WEIGHT] = ahead
                best = max(best, ahead)
    if not settings.priors:
        return
    if nodes[node, OPENED] == 0:
        nodes[node, OPENED] = 1
        tree.looks[node, BEST] = best
    for child in range(first, tree.used[0]):
        ahead = tree.looks[child, WEIGHT]
        tree.looks[child, WEIGHT] = math.exp(min(6.0, (ahead - tree.looks[node, BEST]) / settings.warmth))


@njit
def select(tree: Tree, desk: Desk, node: int, side: int, n: int, settings: Settings, rng: Ints) -> int:
    """Which of the n actions to follow: the index of the most promising one (PUCT over what this world allows)."""
    nodes, sums, looks, where, keys = tree.nodes, tree.sums, tree.looks, desk.where, desk.keys
    mark = desk.stamp[0]
    total = 1e-9
    for i in range(n):
        entry = where[keys[i]]
        if entry >> 25 == mark and not entry & COUNTED:
            where[keys[i]] = entry | COUNTED
            child = entry & 0xFFFFFF
            nodes[child, TRIES] += 1
            total += looks[child, WEIGHT]
    mean = sums[node, side] / nodes[node, VISITS] if nodes[node, VISITS] > 0 else 0.5
    best, chosen, alike = -1e18, 0, 0
    for i in range(n):
        entry = where[keys[i]]
        score = mean - settings.doubt
        if entry >> 25 == mark:
            child = entry & 0xFFFFFF
            tried = nodes[child, VISITS]
            if tried > 0:
                score = sums[child, side] / tried
            score += settings.curiosity * looks[child, WEIGHT] / total * math.sqrt(nodes[child, TRIES]) / (1 + tried)
        if score > best:
            best, chosen, alike = score, i, 1
        elif keys[i] == keys[chosen]:
            alike += 1  # look-alikes for the searcher: one of them at random
            if below(rng, alike) == 0:
                chosen = i
    return chosen


@njit
def in_the_dark(
    desk: Desk, who: int, seats: int, sides: int, n: int, settings: Settings, weights: Floats, rng: Ints
) -> int:
    """What another may choose who was not shown our choice: which action looks good in a world that it imagines."""
    room, looks = desk.room, desk.looks
    room[2] = room[0]
    conceal(room[2], who)
    determinize(room[2], who, rng)
    best = -1e9
    for i in range(n):
        room[1] = room[2]
        apply(room[1], desk.actions[i])
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


@njit
def iterate(
    tree: Tree,
    desk: Desk,
    view: States,
    seat: int,
    seats: int,
    sides: int,
    iterations: int,
    settings: Settings,
    weights: Floats,
    rng: Ints,
) -> None:
    """Runs some iterations from the root."""
    nodes, actions, keys = tree.nodes, desk.actions, desk.keys
    for _ in range(iterations):
        desk.room[0] = view[0]
        s = desk.room[0]
        determinize(s, seat, rng)
        if settings.luck > 0:
            values(s, seats, sides, weights, desk.row, desk.memory, desk.prospects)
            chances(desk.prospects, sides, settings.scale, desk.luck[0])
            desk.worlds[0] += 1
            for side in range(sides):
                desk.luck[1, side] += desk.luck[0, side]
        node = tree.used[1]
        secret = False  # whether the others were not shown our last choice
        while True:
            who = actor(s)
            if who == OVER:
                break
            if who == CHANCE:
                n = chance(s, actions, keys)
                chosen = by_weight(rng, keys, n)
                key = DRAWN
            else:
                n = legal(s, actions)
                chosen = 0
                for i in range(n):
                    keys[i] = actions[i] if who == seat else veil(s, actions[i], seat)
                if n > 1:
                    if nodes[node, VISITS] == 0 and node != tree.used[1]:
                        break  # a leaf
                    if who != seat and secret:
                        chosen = in_the_dark(desk, who, seats, sides, n, settings, weights, rng)
                    else:
                        side = who % sides
                        meet(tree, desk, node, seats, sides, side, n, settings, weights)
                        chosen = select(tree, desk, node, side, n, settings, rng)
                    if who == seat and settings.guess > 0:
                        secret = veil(s, actions[chosen], (seat + 1) % seats) != actions[chosen]
                key = keys[chosen]
            child = find_child(tree, node, key)
            if child == 0:
                child = add_child(tree, node, key)
                if child == 0:
                    break  # no room for more nodes: judge here
            apply(s, actions[chosen])
            node = child
        judge(s, desk, seats, sides, settings, weights, rng)
        if settings.luck > 0:
            for side in range(sides):
                desk.worth[side] += settings.luck * (desk.luck[1, side] / desk.worlds[0] - desk.luck[0, side])
        while node != 0:
            nodes[node, VISITS] += 1
            for side in range(sides):
                tree.sums[node, side] += desk.worth[side]
            node = nodes[node, PARENT]


@njit
def judge(s: Record, desk: Desk, seats: int, sides: int, settings: Settings, weights: Floats, rng: Ints) -> None:
    """The chances of each side at a leaf, into `worth`: after some turns of play, if they are asked for."""
    left = settings.rollout
    turn = who = actor(s)
    while who != OVER and left != 0:
        if who == CHANCE:
            n = chance(s, desk.actions, desk.keys)
            apply(s, desk.actions[by_weight(rng, desk.keys, n)])
        elif left == FULL_ROLLOUT:
            n = legal(s, desk.actions)
            apply(s, desk.actions[below(rng, n)])
        elif who == turn:
            apply(s, best_look(s, desk, who, weights))
        else:
            turn = who
            left -= 1
        who = actor(s)
    if who == OVER:
        result(s, sides, settings.scale, desk.keys, desk.row, desk.worth)
    else:
        values(s, seats, sides, weights, desk.row, desk.memory, desk.prospects)
        chances(desk.prospects, sides, settings.scale, desk.worth)


@njit
def best_look(s: Record, desk: Desk, seat: int, weights: Floats) -> int:
    """The action that does most for the seat's own prospects: half the work of a lead, or less, and nearly as good."""
    n = legal(s, desk.actions)
    best, chosen = -1e9, desk.actions[0]
    for i in range(n if n > 1 else 0):
        desk.room[1] = s
        apply(desk.room[1], desk.actions[i])
        ahead = prospect(desk.room[1], seat, weights, desk.row, desk.memory)
        if ahead > best:
            best, chosen = ahead, desk.actions[i]
    return int(chosen)


class Search:
    """A search for one seat of a match; it keeps its tree from move to move."""

    def __init__(self, game: Game, seat: int, seats: int, settings: Settings, seed: int, size: int = 200_000) -> None:
        self.game, self.seat, self.seats, self.settings = game, seat, seats, settings
        self.sides = game.sides(seats)
        self.tree = new_tree(size)
        self.rng = new_rng(seed)
        self._desk = new_desk(game)
        self._legal: set[int] = set()

    def forget(self) -> None:
        """Starts a new tree."""
        self.tree.used[:] = 2, 1
        self.tree.nodes[1] = 0
        self.tree.sums[1] = 0
        self._desk.where[:] = 0
        self._desk.stamp[0] = 0

    def follow(self, seen: list[int]) -> None:
        """Goes down the tree by what the seat has seen happen; without a trace of it, starts anew."""
        self._desk.luck[1], self._desk.worlds[0] = 0.0, 0
        node = int(self.tree.used[1])
        for action in seen:
            node = int(find_child(self.tree, node, action) or find_child(self.tree, node, DRAWN)) if node else 0
        if node and self.tree.used[0] < len(self.tree.nodes) // 2:
            self.tree.used[1] = node
            self.tree.nodes[node, PARENT] = 0
        else:
            self.forget()

    def run(self, view: States, iterations: int) -> None:
        self._legal = set(self._desk.actions[: legal_at(view, self._desk.actions)].tolist())
        iterate(
            self.tree,
            self._desk,
            view,
            self.seat,
            self.seats,
            self.sides,
            iterations,
            self.settings,
            self.game.weights,
            self.rng,
        )

    def settled(self, left: int) -> bool:
        """Whether so many more iterations can't change which action is the most visited one."""
        visits = sorted((visits for _, visits, _ in self.children()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def children(self) -> list[tuple[int, int, float]]:
        """(action, visits, chance to win) of each action at the root, the most visited first."""
        nodes, sums = self.tree.nodes, self.tree.sums
        side = self.seat % self.sides
        found = []
        child = int(nodes[self.tree.used[1], CHILD])
        while child:
            action, visits = int(nodes[child, ACTION]), int(nodes[child, VISITS])
            if action in self._legal:  # a kept tree has also what other draws would have allowed
                found.append((action, visits, min(1.0, max(0.0, float(sums[child, side]) / max(1, visits)))))
            child = int(nodes[child, SIBLING])
        return sorted(found, key=lambda entry: (-entry[1], -entry[2], entry[0]))

"""Information-set Monte Carlo tree search, compiled together with the rules of a game.

Every iteration imagines a world that fits the view, walks down the tree in it, adds a leaf, and carries the leaf's
value back. The tree is the searching seat's: what others do in secret is one branch, whatever it was. Each node keeps
how often an action could have been tried, because not every world allows it. Values are one number a side, so any
number of players can play. Chance is sampled, and what follows a draw is one branch too, whatever was drawn: the search
is deeper for it, and the average over the draws is what a choice before them needs.

An open search goes further: it guesses what others choose, and what follows is one branch as after a draw. So it sees
its own next turns, where a search of all choices would be lost in those of three others. Without that, others are
guessed only where they were not shown what the searcher chose: they can't answer it knowingly.

A world's luck is no merit of what is tried in it: by as much as the chances there differ from those of the average
world before anything is tried, values are put right.
"""

import math

from tuman.bots.desk import Desk, Settings, new_desk
from tuman.bots.evaluation import chances, margin, result, values
from tuman.bots.tree import (
    ACTION,
    BEST,
    CHILD,
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
from tuman.bots.value import NOTHING, Net, foresee, known, learned, stand
from tuman.bots.worlds import guessed, imagine
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
    by_weight,
    chance,
    legal,
    legal_at,
    new_rng,
    random_step,
    veil,
)
from tuman.jit import njit

COUNTED = 1 << 24  # in `where`: look-alikes count once
DRAWN = -1  # the action of a node that follows a draw or a guessed choice, whatever it was


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
        imagine(desk, view, seat, seats, sides, settings, weights, rng)
        s = desk.room[0]
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
            guessing = False
            if who == CHANCE:
                n = chance(s, actions, keys)
                chosen = by_weight(rng, keys, n)
                key = DRAWN
            else:
                n = legal(s, actions)
                chosen = 0
                for i in range(n):
                    keys[i] = actions[i] if who == seat else veil(s, actions[i], seat)
                guessing = who != seat and (secret or settings.open > 0)
                if n > 1:
                    if nodes[node, VISITS] == 0 and node != tree.used[1] and not (guessing and settings.open > 0):
                        break  # a leaf
                    if guessing:
                        chosen = guessed(desk, who, seats, sides, n, settings, weights, rng)
                    else:
                        side = who % sides
                        meet(tree, desk, node, seats, sides, side, n, settings, weights)
                        chosen = select(tree, desk, node, side, n, settings, rng)
                    if who == seat and settings.guess > 0:
                        secret = veil(s, actions[chosen], (seat + 1) % seats) != actions[chosen]
                key = DRAWN if guessing and settings.open > 0 else keys[chosen]
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
    """The chances of each side at a leaf, into `worth`."""
    if settings.rollout:
        while random_step(s, rng, desk.actions, desk.keys) != OVER:
            pass
    if actor(s) == OVER:
        result(s, sides, settings.scale, desk.keys, desk.row, desk.worth)
    elif known(desk.net):
        stand(s, seats, sides, desk.net, desk.memory, desk.row, desk.standing)
        foresee(desk.standing, sides, desk.net, desk.hidden, desk.worth)
    else:
        values(s, seats, sides, weights, desk.row, desk.memory, desk.prospects)
        chances(desk.prospects, sides, settings.scale, desk.worth)


class Search:
    """A search for one seat of a match; it keeps its tree from move to move."""

    def __init__(
        self,
        game: Game,
        seat: int,
        seats: int,
        settings: Settings,
        seed: int,
        size: int = 200_000,
        net: Net | None = None,  # instead of the one that ships
    ) -> None:
        self.game, self.seat, self.seats, self.settings = game, seat, seats, settings
        self.sides = game.sides(seats)
        self.tree = new_tree(size)
        self.rng = new_rng(seed)
        net = learned(game.name, seats) if net is None else net
        self._desk = new_desk(game, net if settings.learned else NOTHING)
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

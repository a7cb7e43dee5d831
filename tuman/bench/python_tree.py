"""The search with its tree in plain Python, over the same compiled rules, to measure the compiled tree against."""

import math
import random
from dataclasses import dataclass, field

import numpy as np

from tuman.core import (
    CHANCE,
    OVER,
    Game,
    Ints,
    States,
    actor_at,
    apply_at,
    blank,
    chance_at,
    determinize_at,
    legal_at,
    new_rng,
    scores_at,
    veil_at,
)


@dataclass
class Node:
    """An information set of the searching seat."""

    children: "dict[int, Node]" = field(default_factory=dict)
    visits: int = 0
    tries: int = 0
    sums: list[float] = field(default_factory=lambda: [0.0] * 4)


class PythonTree:
    """Information-set search with full random rollouts."""

    def __init__(self, game: Game, seat: int, seats: int, seed: int, curiosity: float = 1.4) -> None:
        self.seat, self.seats, self.curiosity = seat, seats, curiosity
        self.root = Node()
        self._rng, self._dice = new_rng(seed), random.Random(seed)
        self._states = blank(game)
        self._actions, self._weights = np.zeros((2, game.most), np.int64)
        self._standing: Ints = np.zeros(max(4, seats), np.int64)

    def run(self, view: States, iterations: int) -> None:
        for _ in range(iterations):
            self._states[:] = view
            determinize_at(self._states, self.seat, self._rng)
            path = self._descend()
            worth = self._rollout()
            for node in path:
                node.visits += 1
                for seat in range(self.seats):
                    node.sums[seat] += worth[seat]

    def _descend(self) -> list[Node]:
        node = self.root
        path = [node]
        while (who := actor_at(self._states)) != OVER:
            action = self._drawn() if who == CHANCE else self._chosen(node, who)
            key = action if who == self.seat else int(veil_at(self._states, action, self.seat))
            apply_at(self._states, action)
            fresh = key not in node.children
            node = node.children.setdefault(key, Node())
            path.append(node)
            if fresh and who != CHANCE:
                break
        return path

    def _drawn(self) -> int:
        n = chance_at(self._states, self._actions, self._weights)
        return int(self._dice.choices(self._actions[:n].tolist(), self._weights[:n].tolist())[0])

    def _chosen(self, node: Node, who: int) -> int:
        legal = self._actions[: legal_at(self._states, self._actions)].tolist()
        best, chosen = -1.0, legal[0]
        self._dice.shuffle(legal)
        for action in legal:
            key = action if who == self.seat else int(veil_at(self._states, action, self.seat))
            child = node.children.get(key)
            if child is None:
                return int(action)
            child.tries += 1
            score = child.sums[who] / child.visits
            score += self.curiosity * math.sqrt(math.log(child.tries + 1) / child.visits)
            if score > best:
                best, chosen = score, action
        return int(chosen)

    def _rollout(self) -> list[float]:
        while (who := actor_at(self._states)) != OVER:
            if who == CHANCE:
                apply_at(self._states, self._drawn())
            else:
                n = legal_at(self._states, self._actions)
                apply_at(self._states, int(self._actions[self._dice.randrange(n)]))
        scores_at(self._states, self._standing)
        standing = self._standing[: self.seats].tolist()
        winners = standing.count(max(standing))
        return [1 / winners if score == max(standing) else 0.0 for score in standing]

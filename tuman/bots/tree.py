"""The tree of a search: nodes as rows of a few arrays, for compiled code."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuman.core import Floats, Ints
from tuman.jit import njit

MOST_SIDES = 4
# Columns of a node.
PARENT, ACTION, CHILD, SIBLING, VISITS, TRIES, OPENED = range(7)
WEIGHT, BEST = range(2)  # columns of looks


class Tree(NamedTuple):
    """Nodes as rows; row 0 is never used, so 0 means none."""

    nodes: NDArray[np.int32]
    sums: Floats  # of the chances of each side, over all visits
    looks: Floats  # at first sight: how far an action draws the search; and of what follows a node, the best margin
    used: Ints  # [0]: rows in use, [1]: the root


def new_tree(size: int) -> Tree:
    return Tree(
        np.zeros((size, 7), np.int32), np.zeros((size, MOST_SIDES)), np.zeros((size, 2)), np.array([2, 1], np.int64)
    )


@njit
def add_child(tree: Tree, node: int, action: int) -> int:
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
    tree.looks[child, WEIGHT] = 1.0
    for side in range(MOST_SIDES):
        tree.sums[child, side] = 0.0
    return child


@njit
def find_child(tree: Tree, node: int, action: int) -> int:
    child = int(tree.nodes[node, CHILD])
    while child != 0 and tree.nodes[child, ACTION] != action:
        child = tree.nodes[child, SIBLING]
    return child

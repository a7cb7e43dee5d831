"""The things in the box: tokens, prices, cells, quarters, tracks, weather."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

_TOKENS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "data/tokens.toml").read_text())["token"]

# Kinds of tokens; 0 is none, or one that the viewer may not know.
WOLF, RAT, HARE, PIG, CHAMELEON, MOLE, CROW, CAT, FOX, TURTLE, FROG, FAIRY_DOG, HIPPO, SNAKE, MOUSE = range(1, 16)
KINDS = 16
KIND_NAMES = ("", *(token["name"] for token in _TOKENS))
FIRST_MERCENARY = CHAMELEON

COUNT = np.array([0, *(token.get("count", 0) for token in _TOKENS)], np.int64)
PRICE = np.array([0, *(token.get("price", 0) for token in _TOKENS)], np.int64)
GIVES_UP = np.array([0, *(KIND_NAMES.index(token.get("gives_up", "")) for token in _TOKENS)], np.int64)
CHEAPEST = int(PRICE[FIRST_MERCENARY:].min())

# The questions of a hiring: every mercenary once, then the second Mouse (MI-C5).
QUESTIONS = 12
SECOND_MOUSE = 11

BLUE, RED = 0, 1
SIDE_NAMES = ("blue", "red")
NO_LINE = -1

# What lies on a cell: kind + 16 × side + CLOSED + SHOWS_RED; 0 is nothing.
CLOSED = 32
SHOWS_RED = 64


def _line(code: int) -> int:
    """Whose line a token builds (MI-C3): BLUE, RED or NO_LINE."""
    kind, side = code % 16, code // 16 % 2
    if kind == 0:
        return NO_LINE
    line = _TOKENS[kind - 1]["line"]
    if line == "shown":
        return RED if code & SHOWS_RED else BLUE
    return {"own": side, "opponent": 1 - side, "none": NO_LINE}[line]


LINE = np.array([_line(code) for code in range(128)], np.int64)

SUNNY, NIGHT, CLOUDY, FOG = range(1, 5)
WEATHER_NAMES = ("", "sunny", "night", "cloudy", "fog")
CARDS_OF_A_KIND = 2  # MI-C4

CELLS = 36
EVERY_CELL = (1 << CELLS) - 1
CELL_NAMES = tuple("abcdef"[cell % 6] + "123456"[cell // 6] for cell in range(CELLS))

# Four quarters of 3 × 3 cells, two by two (MI-C1).
QUARTER_NAMES = ("nw", "ne", "sw", "se")
QUARTER = np.array([sum(1 << c for c in range(CELLS) if c // 18 * 2 + c % 6 // 3 == q) for q in range(4)], np.int64)

# Neighbours of a cell (MI-M6) in the order up, left, right, down; −1 is off the board.
_STEPS = ((-1, 0), (0, -1), (0, 1), (1, 0))


def _at(row: int, column: int) -> int:
    return row * 6 + column if 0 <= row < 6 and 0 <= column < 6 else -1


NEIGHBOUR = np.array([[_at(c // 6 + dr, c % 6 + dc) for dr, dc in _STEPS] for c in range(CELLS)], np.int64)
NEIGHBOURS = np.array([sum(1 << int(n) for n in row if n >= 0) for row in NEIGHBOUR], np.int64)

# The cells that a Snake reaches (MI-N10).
_BITES = (
    (-1, 0),
    (-2, 0),
    (1, 0),
    (2, 0),
    (0, -1),
    (0, -2),
    (0, 1),
    (0, 2),
    (-1, -1),
    (-1, 1),
    (1, -1),
    (1, 1),
)
BITE = np.array([[_at(c // 6 + dr, c % 6 + dc) for dr, dc in _BITES] for c in range(CELLS)], np.int64)

# Pairs of neighbouring cells for the Hippo, the left or upper one first.
PAIRS = np.array(
    [(c, c + 1) for c in range(CELLS) if c % 6 < 5] + [(c, c + 6) for c in range(CELLS - 6)],
    np.int64,
)
# Pairs of neighbours for the Fairy-dog, as directions in the order of NEIGHBOUR.
DIRECTION_PAIRS = np.array([(a, b) for a in range(4) for b in range(a + 1, 4)], np.int64)


def _tracks() -> list[list[int]]:
    tracks = []
    for dr, dc in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for cell in range(CELLS):
            row, column = divmod(cell, 6)
            if _at(row - dr, column - dc) < 0:
                track = [_at(row + i * dr, column + i * dc) for i in range(6)]
                tracks.append([c for c in track if c >= 0])
    return [track for track in tracks if len(track) >= 3]


# Rows, columns and diagonals of three or more cells (MI-L1), filled up with −1.
TRACKS = np.array([track + [-1] * (6 - len(track)) for track in _tracks()], np.int64)
LINE_POINTS = np.array([0, 0, 0, 3, 5, 7, 10], np.int64)  # MI-L2

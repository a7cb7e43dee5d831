"""Misty Island, reference engine: cells, tokens and the counting of lines. Written from the rules alone."""

from collections.abc import Iterator
from dataclasses import dataclass

COLUMNS = "abcdef"
ROWS = "123456"
CELLS = [column + row for row in ROWS for column in COLUMNS]  # MI-C1
QUARTERS = ["nw", "ne", "sw", "se"]

SIDES = ["blue", "red"]
OTHER = {"blue": "red", "red": "blue"}

START = ["wolf"] * 9 + ["rat"] * 4 + ["hare"] * 3 + ["pig"] * 2  # MI-C2
# MI-N1 to MI-N11, in the order of the hiring questions: price and the token given up.
MERCENARIES: dict[str, tuple[int, str]] = {
    "chameleon": (10, "rat"),
    "mole": (10, "rat"),
    "crow": (20, "rat"),
    "cat": (20, "pig"),
    "fox": (10, "wolf"),
    "turtle": (10, "wolf"),
    "frog": (10, "wolf"),
    "fairy-dog": (10, "hare"),
    "hippo": (10, "hare"),
    "snake": (10, "wolf"),
    "mouse": (10, "wolf"),
}
SPIES = ["rat", "crow", "mole"]  # MI-C3
COLOURLESS = ["hare", "fairy-dog", "hippo"]  # MI-L3
LINE_POINTS = {3: 3, 4: 5, 5: 7, 6: 10}  # MI-L2


def step(cell: str, right: int, down: int) -> str | None:
    """The cell so many steps to the right and down, or None outside of the board."""
    column = COLUMNS.index(cell[0]) + right
    row = ROWS.index(cell[1]) + down
    if 0 <= column < 6 and 0 <= row < 6:
        return COLUMNS[column] + ROWS[row]
    return None


def steps(cell: str, ways: list[tuple[int, int]]) -> list[str]:
    """The cells on the board that these steps lead to, in the same order."""
    found = [step(cell, right, down) for right, down in ways]
    return [other for other in found if other is not None]


def quarter(cell: str) -> str:
    return ("n" if cell[1] in "123" else "s") + ("w" if cell[0] in "abc" else "e")


# MI-M6, in the order up, left, right, down
NEIGHBOURS = {cell: steps(cell, [(0, -1), (-1, 0), (1, 0), (0, 1)]) for cell in CELLS}
# MI-N10: up to two in row or column, one diagonally
SNAKE_WAYS = [(0, 1), (0, 2), (0, -1), (0, -2), (1, 0), (2, 0), (-1, 0), (-2, 0)]
SNAKE_WAYS += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
SNAKE_REACH = {cell: steps(cell, SNAKE_WAYS) for cell in CELLS}
# The pairs of neighbouring cells, the left or upper one first.
PAIRS = [(cell, other) for cell in CELLS for other in steps(cell, [(1, 0), (0, 1)])]
QUARTER = {cell: quarter(cell) for cell in CELLS}


@dataclass
class Token:
    """A token on one cell of the board."""

    kind: str
    side: str  # the shield
    seat: int  # who placed it (MI-T8)
    open: bool
    shows: str = ""  # the colour that a Chameleon shows


def background(token: Token) -> str | None:
    """Whose lines the token builds (MI-C3); None for those that break lines (MI-L3)."""
    if token.kind in COLOURLESS:
        return None
    if token.kind == "chameleon":
        return token.shows  # MI-L10
    if token.kind in SPIES:
        return OTHER[token.side]  # MI-L7
    return token.side


def make_tracks() -> list[list[str]]:
    """6 rows, 6 columns and 14 diagonals of three or more cells (MI-L1)."""
    found = []
    for right, down in [(1, 0), (0, 1), (1, 1), (-1, 1)]:
        for cell in CELLS:
            if step(cell, -right, -down) is not None:
                continue  # not the beginning of a track
            track = []
            here: str | None = cell
            while here is not None:
                track.append(here)
                here = step(here, right, down)
            if len(track) >= 3:
                found.append(track)
    return found


TRACKS = make_tracks()


def runs(board: dict[str, Token], track: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The maximal runs of one background on a track: the colour and the kinds in the run (MI-L1)."""
    colour: str | None = None
    kinds: list[str] = []
    for cell in track:
        token = board.get(cell)
        own = None if token is None else background(token)
        if own != colour:
            if colour is not None:
                yield colour, kinds
            colour, kinds = own, []
        if token is not None and own is not None:
            kinds.append(token.kind)
    if colour is not None:
        yield colour, kinds


def line_points(kinds: list[str]) -> int:
    """The points of one run; open and closed count alike (MI-W8)."""
    if len(kinds) < 3:
        return 0
    points = LINE_POINTS[len(kinds)]  # MI-L2
    if "cat" in kinds:
        points *= 3  # MI-L5: also with a Pig
    elif "pig" in kinds:
        points *= 2  # MI-L4: once
    if "crow" in kinds:
        points //= 2  # MI-L6: last, rounded down
    return points


def score(board: dict[str, Token]) -> dict[str, int]:
    """The points of both sides for a board."""
    points = {"blue": 0, "red": 0}
    for track in TRACKS:
        for colour, kinds in runs(board, track):
            points[colour] += line_points(kinds)
    return points

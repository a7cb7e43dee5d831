"""Via Nebula, reference engine: the hexes of a map, from the drawing in a content pack."""

import string
import textwrap
from collections.abc import Iterable

KINDS = {"M": "meadow", "~": "mist", "F": "forest", "R": "ruins", "X": "forbidden"}


def read_places(rows: str) -> dict[tuple[int, int], str]:
    """(row, place in the row) -> letter, in reading order; places without a hex are left out."""
    found = {}
    for row, line in enumerate(textwrap.dedent(rows).strip("\n").splitlines()):
        shift = row % 2  # the 2nd, 4th ... row is indented by one blank
        for column, letter in enumerate(line):
            if letter in " .":
                continue
            assert (column - shift) % 2 == 0, f"row {row + 1}: {letter} is out of line"
            found[row, (column - shift) // 2] = letter
    return found


def name_of(place: tuple[int, int]) -> str:
    row, column = place
    return f"{string.ascii_lowercase[column]}{row + 1}"


def places_around(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The six places that share a side with this one (VN-W1)."""
    row, column = place
    left = column if row % 2 else column - 1  # of the two places above, and of the two below
    return [
        (row - 1, left),
        (row - 1, left + 1),
        (row, column - 1),
        (row, column + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ]


class HexMap:
    """What is printed: the kind of every hex, in reading order, and its neighbours."""

    def __init__(self, rows: str) -> None:
        places = read_places(rows)
        self.kinds = {name_of(place): KINDS[letter] for place, letter in places.items()}
        self.around = {
            name_of(place): [name_of(other) for other in places_around(place) if other in places] for place in places
        }

    def of_kind(self, kind: str) -> list[str]:
        return [name for name, printed in self.kinds.items() if printed == kind]

    def next_to(self, name: str, others: Iterable[str]) -> bool:
        wanted = set(others)
        return any(neighbour in wanted for neighbour in self.around[name])

    def reached(self, start: str, ground: Iterable[str]) -> set[str]:
        """All hexes of the ground that can be walked to from the start, over the ground alone."""
        allowed = set(ground)
        found: set[str] = set()
        todo = [start]
        while todo:
            for neighbour in self.around[todo.pop()]:
                if neighbour in allowed and neighbour not in found:
                    found.add(neighbour)
                    todo.append(neighbour)
        return found

"""The map of a pack: a drawing of hexes becomes numbers (docs/content.md)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tuman.games.nebula.tables import Table, shown

MIST, FOREST, FORBIDDEN, MEADOW, RUINS = range(5)
TERRAIN_NAMES = ("mist", "petrified forest", "forbidden", "meadow", "ruins")
LETTERS = "~FXMR"
NO_HEX = "."

MEADOWS = 24  # one for each token (VN-C1)
FEWEST_RUINS, MOST_RUINS = 10, 16  # two players build on 10 whole ruins (VN-S8)
MOST_HEXES = 120  # the bits of a map fit into two words
MOST_ROWS = MOST_PLACES = 26


@dataclass(frozen=True)
class Map:
    """A side of the map. Hexes are numbered in reading order."""

    name: str
    title: str
    names: tuple[str, ...]
    terrain: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    """Left, right, upper left, upper right, lower left, lower right; −1 is off the map."""
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    provenance: Mapping[str, str] = field(compare=False)

    def of(self, *terrains: int) -> tuple[int, ...]:
        """The hexes of these kinds."""
        return tuple(hex for hex, terrain in enumerate(self.terrain) if terrain in terrains)


def read_map(table: Table, name: str) -> Map | None:
    """The map that a file describes, with every problem noted; None if there is no drawing to speak of."""
    title = table.text("title")
    provenance = table.provenance("rows")
    letters = _letters(table)
    table.done()
    if letters is None or not _counts_are_right(table, letters):
        return None
    map = _map(name, title or name, letters, provenance)
    _check_paths(table, map)
    return map


def _check_paths(table: Table, map: Map) -> None:
    """Notes hexes that no path can ever reach."""
    whole, *others = components(map, range(len(map.names)))
    if others:
        alone = _list(map, (hex for part in others for hex in part))
        table.problem(
            "rows",
            f"the map falls apart; expected one piece, but {alone} can't be reached from {map.names[min(whole)]}",
        )
    paths = max(components(map, map.of(MIST, FOREST, MEADOW)), key=len)
    meadows = [hex for hex in map.of(MEADOW) if hex not in paths]
    ruins = [hex for hex in map.of(RUINS) if not paths.intersection(map.neighbours[hex])]
    for kind, unreachable in (("ruins", ruins), ("meadows", meadows)):
        if unreachable:
            expected = "expected a way to all others over mist, petrified forest and meadow"
            table.problem("rows", f"unreachable {kind} {_list(map, unreachable)}; {expected}")


def components(map: Map, hexes: Iterable[int]) -> list[set[int]]:
    """The connected groups of these hexes, the one with the first hex first."""
    left = dict.fromkeys(hexes)
    groups = []
    while left:
        group, edge = set(), [next(iter(left))]
        while edge:
            hex = edge.pop()
            if hex in left:
                del left[hex]
                group.add(hex)
                edge.extend(map.neighbours[hex])
        groups.append(group)
    return groups


def _list(map: Map, hexes: Iterable[int]) -> str:
    names = [map.names[hex] for hex in sorted(hexes)]
    return ", ".join(names) if len(names) <= 12 else f"{', '.join(names[:12])} and {len(names) - 12} more"


def _letters(table: Table) -> dict[tuple[int, int], str] | None:
    """The drawing as a letter for each row and place that has a hex."""
    drawing = table.take("rows", "a drawing of hexes between triple quotes")
    if drawing is None:
        return None
    if not isinstance(drawing, str) or not drawing.strip():
        table.problem("rows", f"is {shown(drawing)}; expected a drawing of hexes between triple quotes")
        return None
    raw = drawing.split("\n")
    first, last = (next(i for i in order if raw[i].strip()) for order in (range(len(raw)), range(len(raw))[::-1]))
    lines = _source_lines(table, raw)
    margin = min(len(row) - len(row.lstrip(" ")) for row in raw[first : last + 1] if row.strip())
    if last - first >= MOST_ROWS:
        table.problem("rows", f"has {last - first + 1} rows; expected at most {MOST_ROWS}", lines[first])
        return None
    letters: dict[tuple[int, int], str] = {}
    known = len(table.file.problems)
    for number in range(first, last + 1):
        letters.update(_row(table, raw[number], number - first, margin, lines[number]))
    return letters if len(table.file.problems) == known else None


def _source_lines(table: Table, raw: list[str]) -> list[int | None]:
    """The line of the file for each line of the drawing, where the drawing stands in the file as it is."""
    source = table.file.source
    for start in table.file.lines_of("rows"):
        for i in (start - 1, start):  # the drawing may begin behind the quotes or on the next line
            if source[i].endswith(raw[0]) and source[i + 1 : i + len(raw) - 1] == raw[1:-1]:
                return [i + 1 + k for k in range(len(raw))]
    return [None] * len(raw)


def _row(table: Table, text: str, row: int, margin: int, line: int | None) -> dict[tuple[int, int], str]:
    """The letters of one row by row and place."""
    where = f"row {row + 1}"
    text = text.rstrip(" ")
    indent = len(text) - len(text.lstrip(" "))
    places = text[indent::2]
    if not places:
        table.problem("rows", f"{where} is empty; expected hexes, or {NO_HEX} for a place without a hex", line)
    elif indent - margin != row % 2:
        expected = "one blank right of the margin" if row % 2 else "at the margin"
        reason = "rows 2, 4, ... lie half a hex further right than rows 1, 3, ..."
        table.problem(
            "rows", f"{where} begins {indent - margin} right of the margin; expected {expected}: {reason}", line
        )
    elif len(places) > MOST_PLACES:
        table.problem("rows", f"{where} has {len(places)} places; expected at most {MOST_PLACES}", line)
    else:
        for column, letter in enumerate(text[indent:], indent + 1):
            if (column - indent) % 2 == 0 and letter != " ":
                expected = f"is {shown(letter)}; expected a blank between two hexes"
            elif (column - indent) % 2 and letter not in LETTERS + NO_HEX:
                kinds = ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, TERRAIN_NAMES))
                expected = f"is the unknown letter {shown(letter)}; expected {kinds} or {NO_HEX} no hex"
            else:
                continue
            table.problem("rows", f"{where}, column {column}, {expected}", line)
    return {(row, place): letter for place, letter in enumerate(places) if letter != NO_HEX}


def _counts_are_right(table: Table, letters: Mapping[tuple[int, int], str]) -> bool:
    drawn = "".join(letters.values())
    meadows, ruins = drawn.count(LETTERS[MEADOW]), drawn.count(LETTERS[RUINS])
    wrong = []
    if len(drawn) > MOST_HEXES:
        wrong.append(f"has {len(drawn)} hexes; expected at most {MOST_HEXES}")
    if meadows != MEADOWS:
        wrong.append(f"has {meadows} meadows (M); expected {MEADOWS}, one for each token")
    if not FEWEST_RUINS <= ruins <= MOST_RUINS:
        wrong.append(f"has {ruins} ruins (R); expected {FEWEST_RUINS} to {MOST_RUINS}")
    for text in wrong:
        table.problem("rows", text)
    return not wrong


def _map(name: str, title: str, letters: Mapping[tuple[int, int], str], provenance: Mapping[str, str]) -> Map:
    number = {place: hex for hex, place in enumerate(sorted(letters))}
    return Map(
        name,
        title,
        names=tuple(f"{chr(ord('a') + column)}{row + 1}" for row, column in number),
        terrain=tuple(LETTERS.index(letters[place]) for place in number),
        neighbours=tuple(tuple(number.get(place, -1) for place in _around(*place)) for place in number),
        rows=tuple(row for row, _ in number),
        columns=tuple(column for _, column in number),
        provenance=provenance,
    )


def _around(row: int, column: int) -> tuple[tuple[int, int], ...]:
    """The six places that share a side (VN-W1), in the order of `Map.neighbours`."""
    left = column - 1 + row % 2
    return (
        (row, column - 1),
        (row, column + 1),
        (row - 1, left),
        (row - 1, left + 1),
        (row + 1, left),
        (row + 1, left + 1),
    )

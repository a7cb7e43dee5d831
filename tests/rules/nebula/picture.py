"""Maps of Via Nebula with all that lies on them, as text: what a test begins with, and what it expects.

A map is rows of hexes with blanks between them, as in a content pack (docs/content.md): rows 2, 4, … lie half a hex
further right. Goods are letters: w wood, s stone, c clay, h wheat, f food.

    ~  F  X    mist, petrified forest, forbidden ground;   ~+ F+ X+  the same under a meadow tile
    M          empty meadow
    w3         a meadow with a token of wood that says 3
    ww         a neutral exploitation with two pieces of wood
    ws:1       an exploitation with wood and stone and the craftsman of seat 1;   M:1  after the end, its pieces stored
    R          ruins with nothing on them
    S1wsc      ruins with a site of seat 1, on which wood, stone and clay lie
    B2         ruins with a building of seat 2;   B2/S1w  both on one ruin
    .          no hex
"""

import re
from collections.abc import Iterable
from typing import Any

from tuman.core import States
from tuman.games.nebula.hexes import FORBIDDEN, FOREST, MEADOW, MIST, RUINS, Map
from tuman.games.nebula.state import RESOURCES, SITES, count, has, one

GOODS = "wschf"  # by resource
NO_HEX = "."
BARE = {"~": MIST, "F": FOREST, "X": FORBIDDEN}
CELL = re.compile(
    r"[~FX]\+?|M(:[1-4])?|[wschf][345]|[wschf]+(:[1-4])?|R|(B[1-4]|S[1-4][wschf]*)(/(B[1-4]|S[1-4][wschf]*))?"
)
NARROWEST = 8  # columns


def goods(letters: str) -> int:
    """Letters as goods."""
    return sum(int(one(GOODS.index(letter))) for letter in letters)


def letters(packed: int) -> str:
    """Goods as letters."""
    return "".join(GOODS[resource] * int(count(int(packed), resource)) for resource in range(RESOURCES))


def is_token(cell: str) -> bool:
    return cell[0] in GOODS and cell[1:] in ("3", "4", "5")


def _sorted_goods(text: str) -> str:
    return "".join(sorted(text, key=GOODS.index))


def _tidy(cell: str) -> str:
    """A cell in the one way in which `picture_of` writes it."""
    assert CELL.fullmatch(cell), f"{cell!r} is no hex"
    if cell[0] in "BS":
        halves = sorted(cell.split("/"), key=lambda half: half[:2])
        return "/".join(half[:2] + _sorted_goods(half[2:]) for half in halves)
    if cell[0] not in GOODS or is_token(cell):
        return cell
    lying, colon, seat = cell.partition(":")
    return _sorted_goods(lying) + colon + seat


def cells(picture: str) -> dict[tuple[int, int], str]:
    """A drawing as the tidy text of each hex, by row and place; in reading order."""
    rows = [line.split() for line in picture.strip().splitlines()]
    return {(r, c): _tidy(cell) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell != NO_HEX}


def terrain(cell: str) -> int:
    if cell[0] in BARE:
        return BARE[cell[0]]
    return RUINS if cell[0] in "RBS" else MEADOW


def land(picture: str) -> Map:
    """The map that a drawing is on."""
    drawn = cells(picture)
    number = {place: hex for hex, place in enumerate(drawn)}

    def around(r: int, c: int) -> Iterable[tuple[int, int]]:
        left = c - 1 + r % 2
        return (r, c - 1), (r, c + 1), (r - 1, left), (r - 1, left + 1), (r + 1, left), (r + 1, left + 1)

    return Map(
        name="drawn",
        title="Drawn",
        names=tuple(f"{chr(ord('a') + c)}{r + 1}" for r, c in drawn),
        terrain=tuple(terrain(cell) for cell in drawn.values()),
        neighbours=tuple(tuple(number.get(near, -1) for near in around(*place)) for place in drawn),
        rows=tuple(r for r, _ in drawn),
        columns=tuple(c for _, c in drawn),
        provenance={},
    )


def _layout(drawn: dict[tuple[int, int], str]) -> str:
    width = max(NARROWEST, *(len(cell) + 1 for cell in drawn.values()))
    lines = []
    for r in range(max(row for row, _ in drawn) + 1):
        places = {c: cell for (row, c), cell in drawn.items() if row == r}
        row = "".join(f"{places.get(c, NO_HEX):{width}}" for c in range(max(places, default=-1) + 1))
        lines.append((" " * (width // 2) * (r % 2) + row).rstrip())
    return "\n".join(lines)


def picture(text: str) -> str:
    """A drawing as `picture_of` makes it."""
    return _layout(cells(text))


def picture_of(states: States) -> str:
    """The map of a position."""
    r = states[0]
    return _layout({(int(r.row[hex]), int(r.column[hex])): _cell(r, hex) for hex in range(int(r.hexes))})


def _cell(r: Any, hex: int) -> str:
    number = int(r.number[hex])
    if r.terrain[hex] == MEADOW:
        return _meadow(r, number)
    if r.terrain[hex] == RUINS:
        return _ruin(r, number)
    return "~FX"[r.terrain[hex]] + "+" * int(has(r.tiles, hex))


def _meadow(r: Any, meadow: int) -> str:
    token, craftsman = int(r.token[meadow]), int(r.craftsman[meadow])
    if token >= 0:
        return GOODS[r.token_resource[token]] + str(int(r.token_pieces[token]) + int(r.seats < 4))  # VN-S7
    return (letters(r.goods[meadow]) or "M") + (f":{craftsman + 1}" if craftsman >= 0 else "")


def _ruin(r: Any, ruin: int) -> str:
    seats = range(int(r.seats))
    halves = [f"B{seat + 1}" for seat in seats for _ in range(int(r.buildings[ruin, seat]))]
    halves += [
        f"S{seat + 1}{letters(r.site_goods[seat, slot])}"
        for seat in seats
        for slot in range(SITES)
        if r.site[seat, slot] == ruin
    ]
    return "/".join(halves) or "R"

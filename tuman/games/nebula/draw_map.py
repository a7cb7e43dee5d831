"""The hex map as text: staggered rows, a hex in two lines, told apart without colour by glyphs and marks.

`(W3)2` is a token of wood with 3 pieces and 2 points, `●W3` three pieces of wood with the first player's craftsman,
`●2` a site with two pieces, `●⌂` a building, `∩` a free plot of ruins, `[ ~ ]` a tile that was laid, here on mist.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

WIDE = 6  # characters of a hex, with the gap beside it
INSIDE = WIDE - 1

LETTER = {"wood": "W", "stone": "S", "clay": "C", "wheat": "H", "food": "F"}
GLYPH = {"mist": "~", "forest": "♣", "forbidden": "X", "meadow": ".", "ruins": "∩"}
GROUND = {  # in the order of terrains
    "mist": "#46525c on #d3dce0",
    "forest": "#efece2 on #5c6058",
    "forbidden": "#d6c3b8 on #33272b",
    "meadow": "#1b2a14 on #a5c882",
    "ruins": "#2b1d10 on #dcb883",
}
LAID = "#12240e on #7fb069"

MARKS = "●▮○✚"
INK = ("bold #4f9be6", "bold #d39a2d", "bold #b877bb", "bold #46a574")  # on the terminal's own ground
CHIP = (
    "bold #ffffff on #1f5a9e",
    "bold #ffffff on #85560a",
    "bold #ffffff on #7a3b7c",
    "bold #ffffff on #1d6542",
)  # on the map


def staggered(hexes: Mapping[tuple[int, int], Sequence[Text]]) -> Text:
    """Hexes by row and place, each in lines of INSIDE characters; every second row lies half a hex further right."""
    text = Text(no_wrap=True, overflow="ignore")
    for row in range(max(row for row, _ in hexes) + 1):
        places = {column: lines for (at, column), lines in hexes.items() if at == row}
        for line in range(2):
            text.append(" " * (1 + row % 2 * WIDE // 2))
            for column in range(max(places, default=-1) + 1):
                if column in places:
                    text.append(places[column][line]).append(" ")
                else:
                    text.append(" " * WIDE)
            text.append("\n")
    return text


def width(columns: int) -> int:
    """The characters that a map with so many places in a row takes."""
    return WIDE * columns + WIDE // 2 + 1


def letters(goods: Mapping[str, int]) -> str:
    """Goods piece by piece: `WWS`."""
    return "".join(LETTER[name] * n for name, n in goods.items())


def play_map(view: Mapping[str, Any]) -> Text:
    """The map of a description with all that lies on it."""
    plots = 1 if view["seats"] == 2 else 2  # VN-S8
    hexes = view["hexes"].items()
    text = staggered({(hex["row"], hex["column"]): _hex(name, hex, plots) for name, hex in hexes})
    text.right_crop(1)
    return text


def _hex(name: str, hex: Mapping[str, Any], plots: int) -> tuple[Text, Text]:
    ground, glyph = GROUND[hex["terrain"]], GLYPH[hex["terrain"]]
    if hex["tile"]:
        return Text(f"[{name:<3}]", LAID), Text(f"[ {glyph} ]", LAID)
    head = Text(f"{name:<3}{glyph * 2}", ground)
    if hex["terrain"] == "ruins":
        return head, _plots(hex, plots, ground)
    if hex.get("token"):
        token = hex["token"]
        return head, Text(f"({LETTER[token['resource']]}{token['pieces']}){token['points']:<1}", f"bold {ground}")
    if hex.get("goods"):
        return head, _exploitation(hex, ground)
    return head, Text(glyph * INSIDE, ground)


def _exploitation(hex: Mapping[str, Any], ground: str) -> Text:
    counts = "".join(f"{LETTER[name]}{n}" for name, n in hex["goods"].items())
    seat = hex["craftsman"]
    text = Text(style=ground).append(*((" ", ground) if seat is None else (MARKS[seat], CHIP[seat])))
    text.append(counts if len(counts) < INSIDE else counts[: INSIDE - 2] + "+", f"bold {ground}")
    return text.append(" " * (INSIDE - len(text)), ground)


def _plots(hex: Mapping[str, Any], plots: int, ground: str) -> Text:
    """What stands on the plots of a ruin; where there is only one, a site shows its goods piece by piece."""
    text = Text(style=ground)
    taken = [(seat, "⌂") for seat in hex["buildings"]]
    for site in hex["sites"]:
        goods = letters(site["goods"])
        if plots == 1:
            taken.append((site["seat"], goods if len(goods) < INSIDE else goods[: INSIDE - 2] + "+"))
        else:
            taken.append((site["seat"], str(len(goods)) if len(goods) < 10 else "+"))
    for plot in range(plots):
        if plot:
            text.append(" ", ground)
        if plot < len(taken):
            seat, shown = taken[plot]
            text.append(MARKS[seat], CHIP[seat]).append(shown, CHIP[seat] if shown == "⌂" else f"bold {ground}")
        else:
            text.append("∩ " if plots == 2 else "  ∩", ground)
    return text.append(" " * (INSIDE - len(text)), ground)

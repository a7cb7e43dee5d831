"""A description as a picture: the board, beside it points, hands and weather. Needs Pillow."""

from functools import cache
from typing import Any, TypeAlias

from tuman.games.island.content import CELL_NAMES, QUARTER, QUARTER_NAMES, SIDE_NAMES

View: TypeAlias = dict[str, Any]
Canvas: TypeAlias = Any  # Pillow's ImageDraw

CELL, MARGIN, BESIDE = 110, 50, 380
BOARD = 6 * CELL
WIDTH, HEIGHT = BOARD + 2 * MARGIN + BESIDE, BOARD + 2 * MARGIN
PAPER, INK, QUIET, EARTH, SHADE = "#f4f1ea", "#2b2a27", "#7d786d", "#e4ddcc", "#55525f"
SIDE = {"blue": "#1f5a9e", "red": "#a83a2b", None: "#77766a"}
PALE = {"blue": "#c3daf3", "red": "#f4cdc3", None: "#e3e0d6"}


def paint(view: View) -> Any:
    """The table as its viewer sees it, as a Pillow image; between rounds the board of the round before."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    canvas = ImageDraw.Draw(image)
    counted = not view["board"] and view["last"]
    _ground(canvas, view)
    for name, token in (view["last"] if counted else view["board"]).items():
        if token:
            _token(canvas, *_middle(name), CELL * 0.4, token)
    for side, cells in view["hippos"].items():
        spots = [_middle(name) for name in cells]
        canvas.line(spots, SIDE[side], 8)
        for spot in spots:
            _token(canvas, *spot, CELL * 0.32, {"kind": "hippo", "side": side, "closed": False, "line": None})
    _panel(canvas, view)
    return image


@cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)


def _text(canvas: Canvas, at: tuple[float, float], text: str, size: int, ink: str = INK, anchor: str = "mm") -> None:
    canvas.text(at, text, ink, _font(size), anchor)


def _middle(name: str) -> tuple[float, float]:
    cell = CELL_NAMES.index(name)
    return MARGIN + (cell % 6 + 0.5) * CELL, MARGIN + (cell // 6 + 0.5) * CELL


def _ground(canvas: Canvas, view: View) -> None:
    dark = sum(int(QUARTER[QUARTER_NAMES.index(name)]) for name in view["dark"])
    for cell, name in enumerate(CELL_NAMES):
        x, y = _middle(name)
        box = [x - CELL / 2 + 3, y - CELL / 2 + 3, x + CELL / 2 - 3, y + CELL / 2 - 3]
        canvas.rounded_rectangle(box, 10, SHADE if dark >> cell & 1 else EARTH)
    for n in range(6):
        at = MARGIN + (n + 0.5) * CELL
        _text(canvas, (at, MARGIN / 2), "abcdef"[n], 20, QUIET)
        _text(canvas, (MARGIN / 2, at), str(n + 1), 20, QUIET)


def _token(canvas: Canvas, x: float, y: float, size: float, token: dict[str, Any]) -> None:
    """The colour within is that of the line it builds, the rim that of its shield; closed ones are dark."""
    box = [x - size, y - size, x + size, y + size]
    canvas.ellipse(box, "#3b3d45" if token["closed"] else PALE[token["line"]], SIDE[token["side"]], int(size / 6))
    ink = "#ffffff" if token["closed"] else SIDE[token["line"]]
    words = (token["kind"] or "?").split("-")
    letters = int(size * min(0.45, 2.8 / max(map(len, words))))
    for line, word in enumerate(words):
        _text(canvas, (x, y + (line - (len(words) - 1) / 2) * letters), word, letters, ink)


def _panel(canvas: Canvas, view: View) -> None:
    left, y = BOARD + 2 * MARGIN, MARGIN + 10
    head = "the end" if view["asks"] == "over" else f"round {view['round']} of {view['rounds']}"
    _text(canvas, (left, y), head, 26, anchor="lm")
    if view["weather"]:
        _text(canvas, (WIDTH - MARGIN, y), view["weather"], 22, QUIET, "rm")
    y += 56
    for side, name in enumerate(SIDE_NAMES):
        coins = f", {view['coins'][side]} coins" if view["mercenaries"] else ""
        canvas.ellipse([left, y - 12, left + 24, y + 12], PALE[name], SIDE[name], 4)
        _text(canvas, (left + 38, y), f"{view['points'][side]} points{coins}", 24, SIDE[name], "lm")
        y += 42
    for seat, hand in enumerate(view["hands"]):
        y += 24
        asked = ", to decide" if view["actor"] == seat else ""
        title = f"player {seat + 1}{asked}: {view['decks'][seat]} to draw"
        _text(canvas, (left, y), title, 18, SIDE[SIDE_NAMES[seat & 1]], "lm")
        for n, kind in enumerate(hand):
            token = {"kind": kind, "side": SIDE_NAMES[seat & 1], "closed": kind is None, "line": None}
            _token(canvas, left + 34 + n * 68, y + 50, 31, token)
        y += 90

"""A description as a picture: the map, the guild boards beside it, the contracts below. Needs Pillow."""

import math
from functools import cache
from typing import Any, TypeAlias

View: TypeAlias = dict[str, Any]
Canvas: TypeAlias = Any  # Pillow's ImageDraw

WIDTH, HEIGHT, BESIDE, BELOW = 1180, 860, 340, 190
PAPER, INK, QUIET, CARD = "#f4f1ea", "#2b2a27", "#7d786d", "#fffdf8"
GROUND = {"mist": "#d3dce0", "forest": "#6f746a", "forbidden": "#43363a", "meadow": "#a9cb87", "ruins": "#dcb883"}
LAID, EDGE = "#86b86d", "#ffffff"
GOODS = {"wood": "#9a6432", "stone": "#7f8a91", "clay": "#c75a3c", "wheat": "#d9ae1f", "food": "#d9728a"}
PLAYER = ("#1f5a9e", "#b3760c", "#8a4a8c", "#1d7048")
ROWS = ("points", "craftsmen", "sites", "buildings", "explorers")


def paint(view: View) -> Any:
    """The table as its viewer sees it, as a Pillow image."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    canvas = ImageDraw.Draw(image)
    _map(canvas, view)
    _guilds(canvas, view)
    _contracts(canvas, view)
    return image


@cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)


def _text(canvas: Canvas, at: tuple[float, float], text: str, size: int, ink: str = INK, anchor: str = "mm") -> None:
    canvas.text(at, text, ink, _font(size), anchor)


# --- the map ------------------------------------------------------------------------------------------------------


def _map(canvas: Canvas, view: View) -> None:
    hexes = view["hexes"]
    rows = 1 + max(hex["row"] for hex in hexes.values())
    columns = 1.5 + max(hex["column"] for hex in hexes.values())
    room = WIDTH - BESIDE - 40, HEIGHT - BELOW - 40
    radius = min(room[0] / columns / math.sqrt(3), room[1] / (rows * 1.5 + 0.5))
    for name, hex in hexes.items():
        x = 20 + math.sqrt(3) * radius * (hex["column"] + 0.5 + hex["row"] % 2 / 2)
        y = 20 + radius * (1 + 1.5 * hex["row"])
        _hex(canvas, name, hex, x, y, radius)


def _hex(canvas: Canvas, name: str, hex: dict[str, Any], x: float, y: float, radius: float) -> None:
    corners = [math.radians(60 * n + 30) for n in range(6)]
    shape = [(x + 0.97 * radius * math.cos(a), y + 0.97 * radius * math.sin(a)) for a in corners]
    ground = GROUND[hex["terrain"]]
    canvas.polygon(shape, LAID if hex["tile"] else ground, EDGE if hex["tile"] else None, 3)
    dark = hex["terrain"] in ("forest", "forbidden") and not hex["tile"]
    _marks(canvas, hex, x, y, radius)
    _text(canvas, (x, y - 0.68 * radius), name, max(9, int(radius * 0.26)), "#d8d2c8" if dark else "#55605a")
    if hex.get("token"):
        _token(canvas, hex["token"], x, y, radius)
    elif hex.get("goods"):
        _goods(canvas, hex["goods"], x, y + 0.05 * radius, radius * 0.2)
        if hex["craftsman"] is not None:
            _pawn(canvas, x - 0.58 * radius, y - 0.2 * radius, radius * 0.2, hex["craftsman"])
    stands = [(seat, None) for seat in hex.get("buildings", ())]
    stands += [(site["seat"], site["goods"]) for site in hex.get("sites", ())]
    for place, (seat, goods) in enumerate(stands):
        _plot(canvas, x + (place - (len(stands) - 1) / 2) * radius * 0.72, y, radius, seat, goods)


def _marks(canvas: Canvas, hex: dict[str, Any], x: float, y: float, radius: float) -> None:
    """Signs that tell the terrains apart without colour."""
    if hex["tile"]:
        return
    if hex["terrain"] == "mist":
        for step in (-0.15, 0.15, 0.45):
            box = [x - 0.4 * radius, y + (step - 0.1) * radius, x + 0.4 * radius, y + (step + 0.1) * radius]
            canvas.arc(box, 200, 340, "#aebbc2", 2)
    elif hex["terrain"] == "forest":
        for step in (-0.3, 0.0, 0.3):
            at = x + step * radius
            canvas.line([at, y - 0.25 * radius, at, y + 0.4 * radius], "#a5aa9e", 3)
            canvas.line([at, y, at + 0.12 * radius, y - 0.15 * radius], "#a5aa9e", 2)
    elif hex["terrain"] == "forbidden":
        for step in (-1, 1):
            canvas.line(
                [x - 0.3 * radius, y - step * 0.3 * radius, x + 0.3 * radius, y + step * 0.3 * radius], "#8d6f70", 3
            )
    elif hex["terrain"] == "ruins" and not hex["sites"] and not hex["buildings"]:
        for step in (-0.3, 0.3):
            box = [x + (step - 0.2) * radius, y - 0.2 * radius, x + (step + 0.2) * radius, y + 0.5 * radius]
            canvas.arc(box, 180, 360, "#8f6d3b", 3)


def _token(canvas: Canvas, token: dict[str, Any], x: float, y: float, radius: float) -> None:
    """A disc in the colour of the resource: pieces, and points below."""
    size = 0.48 * radius
    canvas.ellipse([x - size, y - size * 0.9, x + size, y + size * 1.1], CARD, GOODS[token["resource"]], 5)
    _text(canvas, (x, y), str(token["pieces"]), int(radius * 0.42), GOODS[token["resource"]])
    _text(canvas, (x, y + 0.34 * radius), f"{token['points']}", int(radius * 0.24), QUIET)


def _goods(canvas: Canvas, goods: dict[str, int], x: float, y: float, size: float) -> None:
    """A cube for each piece, in rows of at most four."""
    cubes = [GOODS[name] for name, n in goods.items() for _ in range(n)]
    wide = min(4, len(cubes))
    for n, colour in enumerate(cubes):
        left = x + (n % 4 - wide / 2) * size * 1.2
        up = y + (n // 4 - (len(cubes) - 1) // 4 / 2) * size * 1.25 - size / 2
        canvas.rectangle([left, up, left + size, up + size], colour, CARD)


def _pawn(canvas: Canvas, x: float, y: float, size: float, seat: int) -> None:
    canvas.polygon([(x, y - size * 0.3), (x - size, y + size * 1.6), (x + size, y + size * 1.6)], PLAYER[seat], CARD)
    canvas.ellipse([x - size * 0.7, y - size, x + size * 0.7, y + size * 0.4], PLAYER[seat], CARD)


def _plot(canvas: Canvas, x: float, y: float, radius: float, seat: int, goods: dict[str, int] | None) -> None:
    """A building, or a site with its goods."""
    size = 0.32 * radius
    if goods is None:
        roof = [(x - size, y), (x, y - size), (x + size, y), (x + size, y + size * 1.2), (x - size, y + size * 1.2)]
        canvas.polygon(roof, PLAYER[seat], CARD, 2)
        return
    canvas.rectangle([x - size, y - size * 0.8, x + size, y + size * 1.2], CARD, PLAYER[seat], 4)
    _goods(canvas, goods, x, y + size * 0.2, size * 0.42)


# --- guild boards and contracts -------------------------------------------------------------------------------------


def _guilds(canvas: Canvas, view: View) -> None:
    left, y = WIDTH - BESIDE, 34
    over = view["asks"] == "over"
    head = (
        "the end" if over else f"turn of {view['turn'] + 1}, actions left: {view['actions']}" if view["turns"] else ""
    )
    _text(canvas, (left, y), head, 20, anchor="lm")
    step = (BESIDE - 130) / view["seats"]
    for seat, guild in enumerate(view["guilds"]):
        x = left + 130 + (seat + 0.5) * step
        if view["actor"] == seat:
            canvas.rounded_rectangle([x - 24, y + 22, x + 24, y + 62 + 34 * len(ROWS)], 8, CARD, PLAYER[seat], 2)
        _pawn(canvas, x, y + 42, 8, seat)
        for row, name in enumerate(ROWS):
            _text(canvas, (x, y + 78 + 34 * row), str(guild[name]), 22 if row == 0 else 18, PLAYER[seat])
    for row, name in enumerate(ROWS):
        _text(canvas, (left, y + 78 + 34 * row), name, 17, QUIET, "lm")
    y += 78 + 34 * len(ROWS)
    for label, cells in (
        ("tiles", [sum(guild["stacks"]) for guild in view["guilds"]]),
        ("cards in hand", [guild["private"] + guild["drawn"] for guild in view["guilds"]]),
    ):
        _text(canvas, (left, y), label, 17, QUIET, "lm")
        for seat, cell in enumerate(cells):
            _text(canvas, (left + 130 + (seat + 0.5) * step, y), str(cell), 18, PLAYER[seat])
        y += 34
    _text(canvas, (left, y), "storage", 17, QUIET, "lm")
    for seat, guild in enumerate(view["guilds"]):
        _goods(canvas, guild["storage"], left + 130 + (seat + 0.5) * step, y, 9)
    y += 50
    _text(canvas, (left, y), "supply", 17, QUIET, "lm")
    for n, (name, colour) in enumerate(GOODS.items()):
        x = left + 92 + 48 * n
        canvas.rectangle([x, y - 7, x + 14, y + 7], colour)
        _text(canvas, (x + 20, y), str(view["supply"].get(name, 0)), 16, anchor="lm")
    _text(
        canvas, (left, y + 36), f"reserve of tiles {view['reserve']}, contracts to draw {view['deck']}", 16, QUIET, "lm"
    )


def _contracts(canvas: Canvas, view: View) -> None:
    own = view["guilds"][view["viewer"]]["hand"] if view["viewer"] >= 0 else []
    cards = [card for card in view["board"] if card] + own
    wide = min(170, (WIDTH - 40) / max(1, len(cards)))
    for n, card in enumerate(cards):
        x, y = 20 + n * wide, HEIGHT - BELOW + 30
        in_hand = n >= len(cards) - len(own)
        if n == 0 or (in_hand and n == len(cards) - len(own)):
            _text(canvas, (x, y - 16), "hand" if in_hand else "open contracts", 16, QUIET, "lm")
        rim = PLAYER[view["viewer"]] if in_hand else "#b9b2a4"
        canvas.rounded_rectangle([x, y, x + wide - 12, y + 130], 8, CARD, rim, 3)
        for line, word in enumerate(card["kind"].split("-")):
            _text(canvas, (x + (wide - 12) / 2, y + 26 + 20 * line), word, 16)
        if isinstance(card["asks"], str):
            _text(canvas, (x + (wide - 12) / 2, y + 80), card["asks"], 14, QUIET)
        else:
            _goods(canvas, card["asks"], x + (wide - 12) / 2, y + 80, 18)
        _text(canvas, (x + (wide - 12) / 2, y + 112), f"{card['points']} points", 15, QUIET)

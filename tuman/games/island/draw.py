"""A description as a picture for the terminal: the board, beside it what a player keeps track of, then the question.

A token is its side's mark, two letters of its notation and the mark of the side whose line it builds: `●Ra◆` is a blue
Rat in red's lines. Closed ones stand in brackets. Colour repeats what the marks say, so nothing is lost without it.
"""

from collections import Counter
from collections.abc import Callable
from itertools import groupby, pairwise
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tuman.core import Message
from tuman.games.island.content import (
    CELL_NAMES,
    FIRST_MERCENARY,
    GIVES_UP,
    KIND_NAMES,
    LINE,
    NO_LINE,
    PRICE,
    QUARTER,
    QUARTER_NAMES,
    SHOWS_RED,
    SIDE_NAMES,
)

View: TypeAlias = dict[str, Any]
Say: TypeAlias = Callable[[Message], str]
Canvas: TypeAlias = list[list[tuple[str, str]]]  # rows of (character, style)

SIGN = {kind: kind[:2].title() for kind in KIND_NAMES[1:]} | {"fairy-dog": "Fd", "mouse": "Ms"}
MARK = {"blue": "●", "red": "◆", None: " "}
SHIELD = {"blue": "#a9d3ff", "red": "#ffc2b0", None: "#e8e4d8"}  # on the tiles below
INK = {"blue": "bold #4f9be6", "red": "bold #e0654f"}  # on the terminal's own ground
TILE = {"blue": "#234f80", "red": "#8c3328", None: "#55584c"}  # whose line
CLOSED = "#2b2d33"
DARKNESS = "#6d6a78 on #1d1c24"
GRID = "#7d8577"
QUIET = "dim"
HEAD = "bold"

# A token is four characters wide; a gap of three lies between two of them, and one row between two rows.
TOKEN, GAP = 4, 3
LEFT = 2
STEP = TOKEN + GAP
WIDTH = LEFT + 6 * STEP + 1
HEIGHT = 14

ORDINAL = {name: i for i, name in enumerate(CELL_NAMES)}


def draw(view: View, say: Say) -> Group:
    """The table as its viewer sees it; while the board is empty, the lines of the round before."""
    counting = bool(view["lines"] or view["last"]) and not view["board"] and view["asks"] in ("over", *BETWEEN)
    board = _counted_board(view) if counting else _board(view)
    panel = _panel(view, say, counting)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=WIDTH, no_wrap=True)
    table.add_column()
    table.add_row(board, panel)
    return Group(table, *_question(view, say))


# What is asked while no token lies on the board.
BETWEEN = ("pick", "hire", "take", "card", "draw", "first")


# --- the board --------------------------------------------------------------------------------------------------


def _blank() -> Canvas:
    canvas = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]
    for i in range(6):
        _put(canvas, 0, LEFT + i * STEP + 3, "abcdef"[i], QUIET)
        _put(canvas, 2 + 2 * i, 0, "123456"[i], QUIET)
    return canvas


def _put(canvas: Canvas, row: int, column: int, text: str, style: str) -> None:
    for i, character in enumerate(text):
        canvas[row][column + i] = (character, style)


def _place(cell: int) -> tuple[int, int]:
    """Where the four characters of a token begin."""
    return 2 + 2 * (cell // 6), LEFT + 2 + (cell % 6) * STEP


def _text(canvas: Canvas) -> Text:
    text = Text()
    for row in canvas:
        for style, run in groupby(row, key=lambda place: place[1]):
            text.append("".join(character for character, _ in run), style)
        text.append("\n")
    text.right_crop(1)
    return text


def _board(view: View) -> Text:
    canvas = _blank()
    for i in range(7):
        left, middle, right = "┌┬┐" if i == 0 else "└┴┘" if i == 6 else "├┼┤"
        _put(canvas, 1 + 2 * i, LEFT, left + middle.join(["─" * 6] * 6) + right, GRID)
        if i < 6:
            _put(canvas, 2 + 2 * i, LEFT, "│" + "      │" * 6, GRID)
    dark = sum(int(QUARTER[QUARTER_NAMES.index(name)]) for name in view["dark"])
    held = {cell: side for side, cells in view["hippos"].items() for cell in cells}
    for cell, name in enumerate(CELL_NAMES):
        row, column = _place(cell)
        if name in view["board"]:
            _put_token(canvas, row, column, view["board"][name])
        elif name in held:
            _put(canvas, row, column - 1, f" {MARK[held[name]]}Hi= ", f"bold {SHIELD[held[name]]} on {TILE[None]}")
        elif dark >> cell & 1:
            _put(canvas, row, column - 1, "▒▒▒▒▒▒", DARKNESS)
        else:
            _put(canvas, row, column + 1, "·", QUIET)
    return _text(canvas)


def _put_token(canvas: Canvas, row: int, column: int, token: dict[str, Any], pad: bool = True) -> None:
    side, line, kind = token["side"], token["line"], token["kind"]
    ground = CLOSED if token["closed"] else TILE[line]
    left, right = "[]" if token["closed"] else "  "
    shield = f"bold {SHIELD[side]} on {ground}"
    if pad:
        _put(canvas, row, column - 1, left, shield)
        _put(canvas, row, column + TOKEN, right, shield)
    _put(canvas, row, column, MARK[side], shield)
    _put(canvas, row, column + 1, SIGN[kind] if kind else "▒▒", f"bold #ffffff on {ground}" if kind else shield)
    _put(canvas, row, column + 3, MARK[line] if kind else "▒", f"bold {SHIELD[line]} on {ground}" if kind else shield)


def _counted_board(view: View) -> Text:
    """The full board of the round before, its lines drawn through the gaps with their points on them."""
    canvas = _blank()
    for name, token in view["last"].items():
        if token:
            _put_token(canvas, *_place(ORDINAL[name]), {**token, "closed": False}, pad=False)
    crossed = Counter(place for line in view["lines"] for place, _ in _strokes(line["cells"]))
    for line in view["lines"]:
        for (row, column), stroke in _strokes(line["cells"]):
            _put(canvas, row, column, stroke if crossed[row, column] == 1 else " ╳ ", INK[line["side"]])
    numbered = set()
    for line in view["lines"]:
        # A gap that no other line crosses, if there is one, carries the points.
        for place, stroke in sorted(_strokes(line["cells"]), key=lambda item: crossed[item[0]]):
            if place not in numbered:
                numbered.add(place)
                fill = "━" if "━" in stroke else " "
                _put(canvas, *place, f"{line['points']:{fill}^{len(stroke)}}", INK[line["side"]])
                break
    return _text(canvas)


def _strokes(cells: list[str]) -> list[tuple[tuple[int, int], str]]:
    """Where a line passes from token to token, and what it looks like there."""
    strokes = []
    for one, two in pairwise(cells):
        (row, column), (below, beside) = _place(ORDINAL[one]), _place(ORDINAL[two])
        if row == below:
            strokes.append(((row, column + TOKEN), "━━━"))
        elif column == beside:
            strokes.append(((row + 1, column), " ▐▌ "))
        elif column < beside:
            strokes.append(((row + 1, column + TOKEN), " ╲ "))
        else:
            strokes.append(((row + 1, column - GAP), " ╱ "))
    return strokes


# --- the panel --------------------------------------------------------------------------------------------------


def _panel(view: View, say: Say, counting: bool) -> Group:
    blocks: list[RenderableType] = [_headline(view, say), _players(view, say)]
    if counting:
        blocks += _lines(view, say)
    if view["asks"] == "hire":
        blocks += _shop(view, say)
    elif view["viewer"] >= 0 and view["asks"] != "over":
        blocks += _hand(view, say)
    blocks += _tokens(say, "island-unseen", view["unseen"])
    hired = [{k: n for k, n in tokens.items() if k in KIND_NAMES[FIRST_MERCENARY:]} for tokens in view["tokens"]]
    blocks += _tokens(say, "island-hired-list", hired)
    if view["hippos"]:
        blocks.append(Text(say(Message("island-two-cells")), QUIET))
    return Group(*blocks)


def _headline(view: View, say: Say) -> Text:
    if view["round"] > view["rounds"]:
        line = say(Message("island-extra-round"))
    else:
        line = say(Message("island-round-of", {"round": view["round"], "rounds": view["rounds"]}))
    if view["weather"]:
        line += " · " + say(Message("island-weather", {"weather": view["weather"]}))
    return Text(line, HEAD)


def _players(view: View, say: Say) -> Table:
    """Whose turn, points and coins of the side, tokens in hand and deck."""
    heads = ["points", *(["coins"] if view["mercenaries"] else []), "hand", "deck"]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(max_width=14, no_wrap=True, overflow="ellipsis")
    for _ in heads:
        table.add_column(justify="right", no_wrap=True)
    table.add_row("", "", *(Text(say(Message(f"island-head-{head}")), QUIET) for head in heads))
    for seat in range(view["seats"]):
        side = SIDE_NAMES[seat % 2]
        numbers = {
            "points": view["points"][seat % 2],
            "coins": view["coins"][seat % 2],
            "hand": len(view["hands"][seat]),
            "deck": view["decks"][seat],
        }
        name = Text(f"{MARK[side]} {say(Message('seat', {'seat': seat}))}", INK[side])
        turn = Text("▸" if view["actor"] == seat else " ", HEAD)
        table.add_row(turn, name, *(str(numbers[head]) for head in heads))
    return table


def _lines(view: View, say: Say) -> list[Text]:
    """The lines of the round before, a side's together."""
    blocks = [Text(say(Message("island-counted", {"round": len(view["tally"])})), HEAD)]
    for side, total in zip(SIDE_NAMES, view["tally"][-1], strict=True):
        lines = [line for line in view["lines"] if line["side"] == side]
        # Words of one line don't break apart.
        listed = [f"{line['cells'][0]}–{line['cells'][-1]}\N{NO-BREAK SPACE}{line['points']}" for line in lines]
        text = Text(f"{MARK[side]} {total}  ", INK[side])
        blocks.append(text.append(", ".join(listed) or say(Message("island-no-lines")), "not bold"))
    return blocks


def _hand(view: View, say: Say) -> list[Text | Table]:
    side = SIDE_NAMES[view["viewer"] % 2]
    rows = []
    for kind, n in Counter(view["hands"][view["viewer"]]).items():
        rows.append((_tile(side, kind), f"×{n}", kind, _name(say, kind)))
    return _listed(say, "island-hand", rows) if rows else []


def _shop(view: View, say: Say) -> list[Text | Table]:
    """The mercenaries not hired yet by the viewer's side: an arrow at the one asked about, a tick at those who come."""
    side = max(view["viewer"], 0) % 2
    rows = []
    for number in range(FIRST_MERCENARY, len(KIND_NAMES)):
        kind = KIND_NAMES[number]
        if kind not in view["tokens"][side] or kind == view["asked"]["kind"]:
            arrow = "✓" if kind in (view["asked"]["hired"] or ()) else " "
            if kind == view["asked"]["kind"] and view["actor"] == view["viewer"]:
                arrow = "▸"
            gives = SIGN[KIND_NAMES[GIVES_UP[number]]]
            rows.append((Text(f"{arrow}{SIGN[kind]}", HEAD), f"{PRICE[number]} {gives}", kind, _name(say, kind)))
    return _listed(say, "island-shop", rows)


def _listed(say: Say, key: str, rows: list[tuple[Text, str, str, str]]) -> list[Text | Table]:
    """Tokens with a number, the word to type, and the name in the player's language if it is another word."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for sign, number, kind, name in rows:
        table.add_row(sign, number, kind, Text("" if name.lower() == kind else name, QUIET))
    return [Text(say(Message(key)), HEAD), table]


def _tile(side: str, kind: str) -> Text:
    """A token in hand, as it will lie on the board."""
    canvas: Canvas = [[(" ", "")] * 6]
    shown = SHOWS_RED if side == "red" else 0  # MI-D1: a Chameleon is placed in its owner's colour
    line = int(LINE[KIND_NAMES.index(kind) + 16 * SIDE_NAMES.index(side) + shown])
    whose = None if line == NO_LINE else SIDE_NAMES[line]
    _put_token(canvas, 0, 1, {"side": side, "kind": kind, "line": whose, "closed": False})
    return _text(canvas)


def _name(say: Say, kind: str) -> str:
    return say(Message("island-kind", {"kind": kind}))


def _tokens(say: Say, key: str, sides: list[dict[str, int]]) -> list[Text]:
    """Sets of tokens of both sides, in signs."""
    if not any(sides):
        return []
    blocks = [Text(say(Message(key)), HEAD)]
    for side, counts in zip(SIDE_NAMES, sides, strict=True):
        if counts:
            signs = (f"{SIGN[kind]}{n}" if n > 1 else SIGN[kind] for kind, n in counts.items())
            blocks.append(Text(f"{MARK[side]} ", INK[side]).append(" ".join(signs), "not bold default"))
    return blocks


# --- the question -----------------------------------------------------------------------------------------------


def _question(view: View, say: Say) -> list[Text]:
    if view["asks"] == "over":
        return [Text(say(Message("island-finished")), HEAD)]
    if view["actor"] != view["viewer"]:
        known = isinstance(view["actor"], int)
        return [Text(say(Message("island-waits", {"seat": view["actor"]})), QUIET)] if known else []
    args = {name: value for name, value in view["asked"].items() if not isinstance(value, list)}
    if view["asks"] == "take":
        args["number"] = len(view["hands"][view["viewer"]]) + 1
    question = Text(say(Message(f"island-ask-{view['asks']}", args)), HEAD)
    if view["owes"] and view["asks"] == "place":
        question.append(" " + say(Message("island-owes")))
    if view["asks"] == "hire":
        return [question, Text(say(Message("island-power", {"kind": args["kind"]})))]
    return [question]

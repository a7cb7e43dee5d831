"""Draws the pictures of the terminal games: `python docs/picture.py` from the project's root.

The positions are those of docs/NAME.tuman, open records, as the seat sees them whose turn it is.
"""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from tuman import record
from tuman.cli.table import HUMAN, Table
from tuman.games import GAMES

FOLDER = Path(__file__).parent
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


PICTURES = {"terminal": 80, "terminal-nebula": 100}  # with their columns


def draw(name: str, columns: int) -> None:
    match = record.replay(record.load(FOLDER / f"{name}.tuman"), GAMES)
    console = Console(
        file=io.StringIO(), record=True, width=columns, highlight=False, markup=False, color_system="truecolor"
    )
    table = Table(match, [HUMAN] * match.seats, console, "en")
    seat = match.actor
    table.told[seat] = match.ply - match.actors[::-1].index(seat) - 1  # the story since this player's last action
    table.show(seat)
    console.print(table.say("hint", move=next(iter(table.moves(seat)))), style="dim")
    console.print(f"{match.names[seat]}> ", end="")
    # A picture that asks no other host for its font.
    frame = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    frame = frame.replace("Fira Code, monospace", FONTS)
    title = table.say(f"{match.game.name}-name")
    (FOLDER / f"{name}.svg").write_text(console.export_svg(title=title, code_format=frame), encoding="utf-8")


if __name__ == "__main__":
    for name, columns in PICTURES.items():
        draw(name, columns)

"""Draws docs/terminal.svg, the README's picture of the terminal game: `python docs/picture.py` from the project's root.

The position is that of docs/terminal.tuman, an open record, as seat 1 sees it.
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


def main() -> None:
    match = record.replay(record.load(FOLDER / "terminal.tuman"), GAMES)
    console = Console(
        file=io.StringIO(), record=True, width=80, highlight=False, markup=False, color_system="truecolor"
    )
    table = Table(match, [HUMAN, "random"], console, "en")
    seat = match.actor
    table.told[seat] = match.ply - match.actors[::-1].index(seat) - 1  # the story since this player's last action
    table.show(seat)
    console.print(table.say("hint", move=next(iter(table.moves(seat)))), style="dim")
    console.print(f"{match.names[seat]}> ", end="")
    # A picture that asks no other host for its font.
    frame = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    frame = frame.replace("Fira Code, monospace", FONTS)
    title = table.say(f"{match.game.name}-name")
    (FOLDER / "terminal.svg").write_text(console.export_svg(title=title, code_format=frame), encoding="utf-8")


if __name__ == "__main__":
    main()

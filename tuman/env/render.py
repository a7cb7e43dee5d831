"""What people see of an environment: text, a picture, or the text at once on the terminal."""

import io
from typing import Any

import numpy as np
from rich.console import Console

from tuman.core import conceal_at, copied
from tuman.env.single import Single
from tuman.i18n import speaker

MODES = ("ansi", "rgb_array", "human")
COLUMNS = 120


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render mode {mode!r}; there are {', '.join(MODES)}")
    return mode


def render(single: Single, viewer: int, mode: str | None) -> Any:
    """The table as a viewer sees it: a text with colours, an array of pixels, or nothing, since it was printed."""
    if mode is None:
        raise ValueError(f"nothing to draw: the environment was made without render_mode ({', '.join(MODES)})")
    view = copied(single.states)
    conceal_at(view, viewer)
    described = single.game.describe(view, viewer)
    if mode == "rgb_array":
        return np.asarray(single.game.paint(described))
    names = [f"Player {seat + 1}" for seat in range(single.seats)]
    drawn = single.game.draw(described, speaker("en", names))
    if mode == "human":
        Console().print(drawn)
        return None
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=COLUMNS)
    console.print(drawn)
    return console.file.getvalue()  # type: ignore[attr-defined]

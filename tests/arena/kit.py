"""What several tests of the arena use."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tuman.arena.jobs import Row

ROOT = Path(__file__).parents[2]
LINE_BOT = f"exec:{sys.executable} {ROOT / 'examples' / 'line_bot.py'}"


def same(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """All that must not depend on who played the games and when."""
    return [{**row, "seconds": None} for row in sorted(rows, key=lambda row: row["job"])]

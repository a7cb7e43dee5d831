"""The boards' own logic in the web app (`web/tests`), by itself and beside the engine at every turn of real matches."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from tuman import record
from tuman.core import CHANCE
from tuman.games import GAMES
from tuman.golden import DIVIDER

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"


def turns(path: Path) -> list[dict[str, Any]]:
    """What whoever acts sees, may do and does, and then sees."""
    match = record.replay(record.read(path.read_text(encoding="utf-8").split(f"\n{DIVIDER}\n")[0]), GAMES)
    walk, found = match.at(0), []
    for action in match.log:
        if walk.actor == CHANCE:
            walk.push(action)
            continue
        seat, view = walk.actor, walk.view(walk.actor)
        legal = [walk.game.write(view, one) for one in walk.legal()]
        turn = {"seat": seat, "view": walk.game.describe(view, seat), "legal": legal}
        turn["played"] = walk.game.write(view, action)
        walk.push(action)
        turn["next"] = walk.game.describe(walk.view(seat), seat)
        found.append(turn)
    return found


def test_the_logic_of_the_boards(tmp_path: Path) -> None:
    file = tmp_path / "turns.json"
    found = {game: [turn for path in sorted(GOLDEN.glob(f"{game}-*.txt")) for turn in turns(path)] for game in GAMES}
    file.write_text(json.dumps(found))
    ran = subprocess.run(
        ["./with-node", "npm", "test", "--silent"],
        cwd=ROOT / "web",
        env=os.environ | {"TUMAN_TURNS": str(file)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]

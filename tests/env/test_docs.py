"""docs/env.md does what it says, and the example learns."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_examples_of_the_manual_work() -> None:
    result = doctest.testfile(str(ROOT / "docs/env.md"), module_relative=False)
    assert result.attempted > 10 and result.failed == 0


@pytest.mark.slow
def test_the_example_learns_something_in_a_thousand_games(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples/learn.py"), "--games", "1280", "--out", str(curve)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    rounds = [line for line in done.stdout.splitlines() if "games: won" in line]
    points = [float(line.split("points")[1]) for line in rounds]
    assert len(points) == 10 and sum(points[-2:]) > sum(points[:2]) + 5
    assert "<polyline" in curve.read_text(encoding="utf-8")

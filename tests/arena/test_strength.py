"""What stands behind docs/strength.md: which games, and a page that says what was reached."""

from pathlib import Path

import pytest

from tests.arena.kit import ROOT
from tuman.arena import strength
from tuman.arena.strength import LADDERS, PAIRINGS, YARDSTICK, Pairing
from tuman.bots.levels import PEOPLE
from tuman.cli import main


def test_every_level_plays_the_one_below_often_enough() -> None:
    for steps in LADDERS.values():
        assert [pairing.bots for pairing in steps] == [(PEOPLE[n + 1], PEOPLE[n]) for n in range(4)]
        assert all(pairing.games >= (400 if "expert" in pairing.bots else 1000) for pairing in steps)
        assert all(pairing.bound and pairing.target == 0.6 for pairing in steps)
    assert {pairing.target for pairing in YARDSTICK} == {0.95, 0.62, 0.85}
    assert all(pairing.games % 4 == 0 for pairing in PAIRINGS)  # every seed from every seat


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of two steps, and random play for a yardstick: games of no time."""
    ladder = {"Misty Island": [Pairing("island", ("newcomer", "random"), 20, 0.6, bound=True)]}
    yardstick = [Pairing("nebula", ("random", "greedy"), 4, 0.62, {"players": "4"})]
    monkeypatch.setattr(strength, "LADDERS", ladder)
    monkeypatch.setattr(strength, "YARDSTICK", yardstick)
    monkeypatch.setattr(strength, "PAIRINGS", [*ladder["Misty Island"], *yardstick])
    monkeypatch.setattr(Pairing, "cost", 1.0)


def test_the_page_says_what_was_reached_and_what_not(short, tmp_path: Path, capsys) -> None:
    command = ["strength", "--games", str(tmp_path / "games"), "--workers", "1"]
    assert main(command) == 0
    page = capsys.readouterr().out
    assert "## Misty Island: every level against the one below" in page
    assert any("| newcomer | random | 20 | 100.0%" in line and "| reached |" in line for line in page.split("\n"))
    assert any("`players=4` `map=" in line and "**not reached**" in line for line in page.split("\n"))


def test_after_a_stop_the_same_command_goes_on(short, tmp_path: Path, capsys) -> None:
    games, out = tmp_path / "games", tmp_path / "strength.md"
    command = ["strength", "--games", str(games), "--workers", "1", "--out", str(out)]
    assert main(command) == 0
    page = out.read_text(encoding="utf-8")
    file = max(games.iterdir(), key=lambda path: path.stat().st_size)
    kept = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join(kept[:8]) + b"\n" + kept[8][:20])
    assert main(command) == 0
    assert len(file.read_bytes().split(b"\n")) == len(kept)
    shares = [line.split("|")[1:6] for line in page.split("\n") if line.startswith("|")]
    assert shares == [
        line.split("|")[1:6] for line in out.read_text(encoding="utf-8").split("\n") if line.startswith("|")
    ]
    assert str(out) in capsys.readouterr().out


def test_what_is_not_played_yet_is_said_so(short, tmp_path: Path, capsys) -> None:
    command = ["strength", "--games", str(tmp_path), "--workers", "1"]
    assert main([*command, "--no-play"]) == 0
    assert "| 0 of 20 | not played yet |" in capsys.readouterr().out
    assert main(command) == 0
    file = next(tmp_path.glob("*island*"))
    file.write_bytes(b"\n".join(file.read_bytes().split(b"\n")[:8]) + b"\n")
    capsys.readouterr()
    assert main([*command, "--no-play"]) == 0
    assert "| newcomer | random | 7 of 20 |" in capsys.readouterr().out


def test_a_folder_that_is_not_there_is_told_before_the_games(tmp_path: Path, capsys) -> None:
    assert main(["strength", "--out", str(tmp_path / "none" / "page.md")]) == 2
    assert "no folder" in capsys.readouterr().err


def test_the_page_in_docs_is_of_these_levels_and_games() -> None:
    """Figures of other levels than those that play would be no figures."""
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    for name in PEOPLE:
        assert f"| {name} | {strength._way(name)} |" in page

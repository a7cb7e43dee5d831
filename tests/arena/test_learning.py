"""Learning a value from play: the same games give the same network, and it finds what decides."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.arena.kit import ROOT
from tuman.arena.learning import Plan, Row, fit, play, save
from tuman.bots.value import NOTHING, foresee, learned
from tuman.cli import main
from tuman.games import GAMES


def rows(n: int, sides: int) -> list[Row]:
    """Made-up games of three features, in which the side wins whose first exceeds twice the second by most."""
    rng = np.random.default_rng(1)
    found = []
    for job in range(n):
        seen = rng.normal(5, 2, (1, sides, 3)).astype(np.float32)
        found.append(Row(job, seen, seen[0, :, 0] - 2 * seen[0, :, 1]))
    return found


def test_a_network_finds_what_decides() -> None:
    for sides in (2, 3):
        found = fit(rows(6000, sides), np.array([1.0, 0.0, 0.0]), 1)
        assert found.loss < 0.65 * found.naive
        net = found.net
        standing, out = np.zeros((sides, 3)), np.zeros(sides)
        standing[0, 0] = 1.0
        foresee(standing, sides, net, np.zeros(len(net.bias)), out)
        assert out[0] > 1.2 / sides
        assert out.sum() == pytest.approx(1)


def test_the_same_games_give_the_same_network() -> None:
    first, second = (fit(rows(300, 2), np.array([1.0]), 4).net for _ in range(2))
    assert all((one == two).all() for one, two in zip(first, second, strict=True))


def test_a_game_follows_from_its_plan_and_number() -> None:
    for name, options in (("nebula", {"players": "3"}), ("island", {"mode": "team"})):
        plan = Plan(name, options, 7, NOTHING)
        one, two, other = play(plan, 1), play(plan, 1), play(plan, 2)
        assert (one.seen == two.seen).all()
        assert (one.points == two.points).all()
        assert one.seen.shape != other.seen.shape or (one.seen != other.seen).any()
        sides = GAMES[name].sides(3 if name == "nebula" else 4)
        assert one.seen.shape[1:] == (sides, len(GAMES[name].features))
        assert len(one.points) == sides


def test_with_a_network_bots_search() -> None:
    games = [play(Plan("nebula", {"players": "2"}, 7, net), 0) for net in (NOTHING, learned("nebula", 2))]
    assert games[0].seen.tobytes() != games[1].seen.tobytes()


def test_a_saved_network_leaves_those_for_other_tables(tmp_path: Path) -> None:
    file = tmp_path / "nebula.json"
    for seats in (2, 3):
        save(file, seats, learned("nebula", seats))
    shipped = json.loads((ROOT / "tuman" / "bots" / "learned" / "nebula.json").read_bytes())
    assert json.loads(file.read_bytes()) == {seats: shipped[seats] for seats in ("2", "3")}


def test_the_command_tells_how_good_it_is(tmp_path: Path, capsys) -> None:
    file = tmp_path / "island.json"
    assert main(["learn", "island", "--games", "10", "--workers", "1", "--out", str(file)]) == 0
    assert "loss on games that were kept back" in capsys.readouterr().out
    assert json.loads(file.read_bytes()).keys() == {"2"}
    assert main(["learn", "island", "--games", "3"]) == 2
    assert "--games 10" in capsys.readouterr().err
    assert main(["learn", "island", "--out", str(tmp_path / "none" / "x.json")]) == 2
    assert "no folder" in capsys.readouterr().err


def test_a_file_that_is_none_of_ours_is_told_before_the_games_and_left_as_it_is(tmp_path: Path, capsys) -> None:
    for text in ("my notes\n", "[1, 2]\n"):
        file = tmp_path / "notes.txt"
        file.write_text(text, encoding="utf-8")
        assert main(["learn", "nebula", "--games", "100000", "--out", str(file)]) == 2
        assert "no file of networks" in capsys.readouterr().err
        assert file.read_text(encoding="utf-8") == text
    assert main(["learn", "nebula", "--games", "100000", "--out", str(tmp_path)]) == 2
    assert "is a folder" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["arena", "nebula", "--bots", "greedy,random"], ["learn", "nebula"]])
def test_what_plays_with_the_standard_pack_takes_no_other(command: list[str], capsys) -> None:
    assert main([*command, "--content", "my-box"]) == 2
    assert "--content" in capsys.readouterr().err

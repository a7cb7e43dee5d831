"""`tuman hint`: an expert's advice on a recorded match, from what the seat knew."""

import json
from pathlib import Path

import pytest

from tuman import record
from tuman.cli import main
from tuman.core import CHANCE
from tuman.games import GAMES
from tuman.golden import Table, play

MATCH = play(Table("fog", "island", 5, {"mode": "weather", "weather": "fog"}), GAMES)
CHOICES = [ply for ply, who in enumerate(MATCH.actors) if who >= 0]
SECOND = next(ply for ply in CHOICES[20:] if MATCH.actors[ply] == 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(record.write(MATCH), encoding="utf-8")
    return path


@pytest.fixture
def hint(capsys: pytest.CaptureFixture[str]):
    def run(*argv: str | Path) -> tuple[int, str, str]:
        code = main(["hint", *map(str, argv)])
        return (code, *capsys.readouterr())

    return run


def test_a_hint_names_legal_moves_the_most_visited_first(hint, file: Path) -> None:
    code, out, err = hint(file, "--ply", SECOND, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["ply"], found["seat"]) == (SECOND, 2)
    then = MATCH.at(SECOND)
    legal = {then.game.write(then.states, action) for action in then.legal()}
    assert {entry["move"] for entry in found["moves"]} <= legal
    visits = [entry["visits"] for entry in found["moves"]]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= entry["chance"] <= 1 for entry in found["moves"])


def test_a_hint_in_words_says_the_same(hint, file: Path) -> None:
    best = json.loads(hint(file, "--ply", SECOND, "--json")[1])["moves"][0]
    code, out, err = hint(file, "--ply", SECOND)
    assert (code, err) == (0, "")
    said = out.partition(f"An expert would play {best['move']}, with a chance to win of ")[2].partition(" %")[0]
    assert abs(int(said) - 100 * best["chance"]) < 1
    assert "эксперт" in hint(file, "--ply", SECOND, "--lang", "ru")[1].lower()


def test_a_hint_knows_what_the_seat_knew_and_no_more(hint, file: Path) -> None:
    """The same view gives the same advice, whatever the others hold and whatever comes later."""
    whole = hint(file, "--ply", SECOND, "--json")
    file.write_text(record.write(MATCH.at(SECOND)), encoding="utf-8")
    assert hint(file, "--json") == whole


def test_without_a_ply_it_is_the_last_choice_of_the_seat(hint, file: Path) -> None:
    last = [max(ply for ply in CHOICES if MATCH.actors[ply] == seat) for seat in (0, 1)]
    for seat in (0, 1):
        assert json.loads(hint(file, "--seat", seat + 1, "--json")[1])["ply"] == last[seat]
    assert json.loads(hint(file, "--json")[1])["ply"] == max(last)


def test_where_there_is_no_choice_the_next_one_is_told(hint, file: Path) -> None:
    draw = next(ply for ply in range(CHOICES[5], MATCH.ply) if MATCH.actors[ply] == CHANCE)
    following = next(ply for ply in CHOICES if ply > draw)
    code, out, err = hint(file, "--ply", draw)
    assert (code, out) == (2, "")
    assert f"--ply {following}" in err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--ply", str(MATCH.ply)], "the match is over"),
        (["--ply", "9999"], f"from 0 to {MATCH.ply}"),
        (["--seat", "3"], "from 1 to 2"),
        (["--seat", "0"], "from 1 to 2"),
        (["--seat", "1", "--ply", str(SECOND)], "the turn of seat 2"),
        (["--ply", "-1"], "no whole number"),
    ],
)
def test_a_mistake_is_told_in_one_line(hint, file: Path, argv: list[str], said: str) -> None:
    code, out, err = hint(file, *argv)
    assert (code, out) == (2, "")
    assert err.startswith("tuman: ")
    assert err.count("\n") == 1
    assert said in err


def test_a_file_that_is_no_record_is_told(hint, file: Path) -> None:
    file.write_text("hello\n", encoding="utf-8")
    assert hint(file)[0] == 2
    assert hint(file.with_name("none"))[0] == 2

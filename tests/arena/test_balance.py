"""The balance report of Via Nebula: rows of games, what is made of them, the page and the command."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.nebula.kit import copy_of_the_standard_pack, edit
from tuman.arena.balance import SOURCES, Plan, Row, play, report, targets, widest
from tuman.arena.balance_page import page
from tuman.arena.local import run_with
from tuman.arena.rating import wilson
from tuman.cli import main
from tuman.games import GAMES

THREE = Plan(None, GAMES["nebula"].complete({"players": "3", "map": "expert"}), "greedy", 3, 5)
ROWS = [play(THREE, job) for job in range(3)]


def row(turns: int, wins: list[float], built: list[dict[str, int]], seen: tuple[str, ...], ended: str) -> Row:
    """A game of two with made-up numbers."""
    sizes = {"stall": 2, "caravan": 2, "mayor": 3}
    kinds = {name: name.rsplit("-", 1)[0] for name in seen}
    return {
        "job": 0,
        "turns": turns,
        "ended": ended,
        "wins": wins,
        "points": [dict.fromkeys(SOURCES, 2), dict.fromkeys(SOURCES, 1)],
        "built": built,
        "seen": {name: {"kind": kind, "size": sizes[kind], "private": False} for name, kind in kinds.items()},
        "left": {
            "supply": {"wood": 10},
            "exploitations": {"wood": 4, "clay": 2},
            "sites": {},
            "storage": {"food": 1},
        },
    }


TWO = Plan(None, GAMES["nebula"].complete({"players": "2"}), "greedy", 4, 1)
MADE_UP = [
    row(30, [1, 0], [{"stall-1": 2}, {}], ("stall-1", "stall-2"), "end_card"),
    row(40, [0.5, 0.5], [{"stall-1": 2, "stall-2": 2}, {"caravan-1": 2}], ("stall-1", "stall-2", "caravan-1"), "stall"),
    row(40, [1, 0], [{"mayor-1": 4}, {"mayor-2": 2}], ("mayor-1", "mayor-2"), "end_card"),
    row(50, [1, 0], [{}, {}], ("caravan-1",), "end_card"),
]
FOUND = report(TWO, MADE_UP)


# --- one game -----------------------------------------------------------------------------------------------------


def test_a_row_follows_from_the_plan_and_the_number_of_the_game() -> None:
    assert play(THREE, 1) == ROWS[1] != play(THREE, 2) | {"job": 1}


@pytest.mark.parametrize("at", range(3))
def test_a_row_adds_up(at: int) -> None:
    game = ROWS[at]
    assert sum(game["wins"]) == pytest.approx(1)
    assert len(game["wins"]) == len(game["points"]) == len(game["built"]) == 3
    totals = [sum(points.values()) for points in game["points"]]
    assert {totals[n] for n in range(3) if game["wins"][n]} == {max(totals)}
    for points, built in zip(game["points"], game["built"], strict=True):
        assert points["contracts"] == sum(built.values())
        assert built.keys() <= game["seen"].keys()
    assert sum(n for place in game["left"].values() for n in place.values()) == 90
    ended = [points["end_card"] for points in game["points"]]
    assert (game["ended"], sum(ended)) in (("end_card", 2), ("stall", 0))


def test_lists_begin_with_the_first_player() -> None:
    """Who takes the end card is followed by one turn of each other player, so the number of turns tells its place."""
    for first in ("1", "2", "3"):
        plan = Plan(None, dict(THREE.options) | {"first": first}, "greedy", 1, 5)
        game = play(plan, 0)
        place = next(n for n in range(3) if game["points"][n]["end_card"])
        assert (game["turns"] - place) % 3 == 0


def test_workers_give_the_same_rows() -> None:
    found = sorted(run_with(play, THREE, range(3), 2), key=lambda row: row["job"])
    assert found == ROWS


def test_a_pack_is_played_with(tmp_path: Path) -> None:
    pack = copy_of_the_standard_pack(tmp_path)
    edit(pack, "contracts.toml", ("points = 3", "points = 9"))  # the first Abundance
    plan = Plan(pack, {"players": "2"}, "random", 1, 1)
    options = report(plan, [play(plan, 0)])["options"]
    assert options["content"] != THREE.options["content"]


# --- all games ----------------------------------------------------------------------------------------------------


def test_a_shared_win_counts_in_equal_parts() -> None:
    first, second = FOUND["seats"]
    expected = wilson(3.5, 4)
    assert (first["win_share"], first["low"], first["high"]) == (expected.value, expected.low, expected.high)
    assert second["win_share"] == 0.125
    assert (first["points"], second["points"]) == (10, 5)


def test_turns_are_counted_per_player() -> None:
    assert FOUND["turns"]["mean"] == 20
    assert FOUND["turns"]["histogram"] == {"15": 1, "20": 2, "25": 1}
    assert [seat["turns"] for seat in report(TWO, [MADE_UP[0], MADE_UP[1] | {"turns": 41}])["seats"]] == [18, 17.5]
    assert FOUND["ends"] == {"end_card": 0.75, "stall": 0.25}


def test_contracts_are_counted_per_copy_and_per_time_they_were_seen() -> None:
    kinds = {kind["name"]: kind for kind in FOUND["kinds"]}
    stall = kinds["stall"]
    assert (stall["copies"], stall["size"]) == (2, 2)
    assert stall["built"] == 3 / (4 * 2)
    assert stall["built_if_seen"] == 3 / 4
    assert (stall["builders"], stall["win_share"]) == (2, 0.75)  # who built two counts once
    assert kinds["mayor"]["worth"] == 3
    assert kinds["caravan"]["built_if_seen"] == 1 / 2
    assert {card["name"] for card in FOUND["cards"]} == {"stall-1", "stall-2", "caravan-1", "mayor-1", "mayor-2"}


def test_what_is_left_is_told_by_place_and_resource() -> None:
    assert FOUND["left"]["exploitations"] == {"wood": 4, "stone": 0, "clay": 2, "wheat": 0, "food": 0}
    assert FOUND["left"]["storage"]["food"] == 1


def kind(name: str, size: int, built: float) -> dict[str, Any]:
    return {"name": name, "size": size, "built": built}


def test_only_contracts_of_one_size_are_compared() -> None:
    kinds = [kind("a", 2, 0.9), kind("b", 2, 0.3), kind("c", 3, 0.1), kind("d", 3, 0.2)]
    assert widest(kinds) == (pytest.approx(3.0), "a", "b")
    assert widest([*kinds, kind("e", 3, 0.0)]) == (None, "c", "e")


@pytest.mark.parametrize(
    ("shares", "turns", "rates", "reached"),
    [
        ([0.53, 0.47], 20, [0.4, 0.2], [True, True, True]),
        ([0.55, 0.45], 26, [0.8, 0.2], [False, False, False]),
        ([0.45, 0.55], 11, [0.8, 0.0], [False, False, False]),
    ],
)
def test_targets_are_reached_or_not(shares: list[float], turns: float, rates: list[float], reached: list[bool]) -> None:
    found = {
        "seats": [{"win_share": share} for share in shares],
        "turns": {"mean": turns, "within": 1.0},
        "kinds": [kind(name, 3, rate) for name, rate in zip("ab", rates, strict=True)],
    }
    assert [target["reached"] for target in targets(found)] == reached


# --- the page and the command -------------------------------------------------------------------------------------


class Tags(HTMLParser):
    """Notes the tags of a page, and that all are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.seen.append(tag)


@pytest.mark.parametrize("found", [FOUND, report(THREE, ROWS)], ids=["made up", "played"])
def test_the_page_holds_all_plots_and_needs_nothing_else(found: dict[str, Any]) -> None:
    text = page(found)
    tags = Tags(text)
    assert tags.open == []
    sizes = {kind["size"] for kind in found["kinds"]}
    assert tags.seen.count("svg") == 2 + len(sizes)
    assert tags.seen.count("circle") == len(found["seats"])
    assert tags.seen.count("table") == 4
    assert "prefers-color-scheme: dark" in text
    assert "http" not in text and "@import" not in text and "url(" not in text
    assert "None" not in text


def test_the_command_prints_the_object_and_writes_the_page(tmp_path: Path, capsys) -> None:
    out = tmp_path / "page.html"
    words = ["balance", "nebula", "--map", "expert", "--players", "3", "--games", "3", "--seed", "5"]
    assert main([*words, "--workers", "1", "--json", "--out", str(out)]) == 0
    printed, err = capsys.readouterr()
    assert err == ""
    found = json.loads(printed)
    assert found == json.loads(json.dumps(report(THREE, ROWS)))
    assert out.read_text(encoding="utf-8") == page(found)


def test_the_command_prints_a_table(tmp_path: Path, capsys) -> None:
    out = tmp_path / "page.html"
    assert main(["balance", "nebula", "--players", "2", "--games", "1", "--bot", "random", "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "win share" in printed and "players=2 map=beginner" in " ".join(printed.split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["island"], "island has no balance report"),
        (["nebula", "--bot", "genius"], "no bot 'genius'"),
        (["nebula", "--games", "0"], "at least one game"),
        (["nebula", "--map", "moon"], "map can't be 'moon'"),
        (["nebula", "--players", "5"], "players can't be '5'"),
        (["nebula", "--content", "nowhere"], "does not exist"),
        (["nebula", "--out", "no/such/folder/page.html"], "No such file"),
    ],
)
def test_mistakes_are_told_in_one_line(words: list[str], told: str, tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["balance", *words]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("tuman: ") and err.count("\n") == 1
    assert told in err
    assert list(tmp_path.iterdir()) == []

"""What an arena tells: an object for scripts, a table, a page."""

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.arena.kit import LINE_BOT
from tuman.arena.jobs import Row, make_spec
from tuman.arena.page import page
from tuman.arena.report import as_object, caption, standings
from tuman.cli import main

KEYS = ["name", "win_share", "low", "high", "points", "seconds_per_move"]


def row(job: int, seats: list[int], places: list[int], points: list[int] | None, **more) -> Row:
    n = len(seats)
    return {
        "job": job, "seed": "", "seats": seats, "places": places, "points": points, "moves": [2] * n,
        "seconds": [0.5] * n, "forfeit": None, **more,
    }  # fmt: skip


THREE = make_spec("nebula", {"players": "3"}, ["greedy", "random"], 3, 1)
ROWS = [
    row(0, [0, 1, 1], [0, 1, 2], [30, 20, 10]),
    row(1, [1, 1, 0], [0, 2, 0], [25, 5, 25]),
    row(2, [1, 0, 1], [2, 0, 0], None, forfeit={"seat": 0, "why": "gave no answer in 10 s"}, moves=[0, 1, 1]),
]


def test_wins_points_and_pace_are_counted_by_bot() -> None:
    one, rest = standings(THREE, ROWS)
    assert (one.wins.value, rest.wins.value) == pytest.approx((2 / 3, 1 / 3))
    assert (one.points, rest.points) == ([30, 25], [20, 10, 25, 5])
    assert (one.mean, rest.mean) == (27.5, 15)
    assert (one.seconds_per_move, rest.seconds_per_move) == pytest.approx((1.5 / 5, 3 / 9))
    assert [estimate.value for estimate in one.by_seat] == [1, 0.5, 0.5]
    assert [estimate.value for estimate in rest.by_seat] == [0.25, 0, 0.25]
    assert (one.forfeits, rest.forfeits) == (0, 1)
    assert one.rating.value > 0 > rest.rating.value


def test_the_object_has_exactly_the_promised_keys() -> None:
    found = as_object(THREE, ROWS)
    assert list(found) == ["games", "bots"]
    assert found["games"] == 3
    assert [list(bot) for bot in found["bots"]] == [KEYS, KEYS]
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]
    nothing = as_object(THREE, [ROWS[2] | {"moves": [0, 0, 0]}])
    assert [(bot["points"], bot["seconds_per_move"]) for bot in nothing["bots"]] == [(None, None)] * 2


def test_the_caption_says_what_was_played_and_if_seats_were_uneven() -> None:
    assert "3 games: 1 seed from 1 × 3 rotations;" in caption(THREE, ROWS)
    assert "2 games: 1 seed from 1 × 3 rotations, the last one not from every seat;" in caption(THREE, ROWS[:2])


class Checker(HTMLParser):
    """Tags must nest, and nothing may come from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs) -> None:
        self.seen.append(tag)
        assert not {"src", "href"} & dict(attrs).keys()
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs) -> None:
        self.seen.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def checked(text: str) -> Checker:
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert "nan" not in re.sub(r"[A-Za-z]nan|nan[A-Za-z]", "", text)
    return checker


def test_the_page_holds_all_plots_and_needs_nothing_else() -> None:
    text = page(THREE, ROWS)
    checker = checked(text)
    assert checker.seen.count("svg") == 5  # shares, points of two bots, seats, pace
    assert checker.seen.count("circle") == 2 + 6
    assert checker.text.count("forfeited game 2: it gave no answer in 10 s") == 1
    assert "prefers-color-scheme: dark" in text
    assert "http" not in text and "@import" not in text and "url(" not in text


def test_names_of_bots_are_text_in_the_page() -> None:
    spec = type(THREE)(**{**THREE.__dict__, "bots": ("exec:<script>&", 'exec:"x"')})
    assert "script" not in checked(page(spec, ROWS)).seen
    assert "script" not in checked(page(spec, ROWS[2:])).seen  # and no game that came to its end


# --- the command ---


def test_the_command_prints_the_object_and_writes_the_page(tmp_path: Path, capsys) -> None:
    html = tmp_path / "report.html"
    bots = f"greedy,{LINE_BOT}"
    assert (
        main(["arena", "island", "--bots", bots, "--games", "4", "--json", "--html", str(html), "--workers", "1"]) == 0
    )
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(out)
    assert found["games"] == 4
    assert [bot["name"] for bot in found["bots"]] == ["greedy", LINE_BOT]
    assert [list(bot) for bot in found["bots"]] == [KEYS, KEYS]
    assert sum(bot["win_share"] for bot in found["bots"]) == pytest.approx(1)
    assert all(bot["low"] <= bot["win_share"] <= bot["high"] for bot in found["bots"])
    checked(html.read_text(encoding="utf-8"))


def test_the_command_prints_a_table(capsys) -> None:
    assert (
        main(["arena", "island", "-o", "mode=team", "--bots", "greedy,random", "--games", "2", "--workers", "1"]) == 0
    )
    out, err = capsys.readouterr()
    assert err == ""
    assert re.search(r"greedy +│ +2 │ 100\.0% \(34\.2% – 100\.0%\) │ +\+\d+ ± \d+ │ +\d+\.\d │", out)
    assert "Elo" in out and "mode=team" in out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--bots", "greedy"], "2 seats need 2 bots, not 1"),
        (["--bots", "greedy,deep"], "no bot 'deep'; there are newcomer,"),
        (["--bots", "greedy,random", "--games", "0"], "at least one game"),
        (["--bots", "greedy,random", "--timeout", "-1"], "'-1' is no number of seconds"),
        (["--bots", "greedy,random", "-o", "mode=dusk"], "mode can't be 'dusk'"),
        (["--bots", "greedy,random", "--engine", "abacus"], "'abacus'"),
        (["--bots", "greedy,random", "--out", "no-such-folder/file"], "no-such-folder/file: No such file"),
        (["--bots", "greedy,random", "--html", "no-such-folder/page"], "no folder no-such-folder for --html"),
        (["--games", "2"], "--bots"),
    ],
)
def test_a_mistake_is_told_in_one_line(argv: list[str], said: str, capsys) -> None:
    assert main(["arena", "island", *argv]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and said in err


def test_without_ray_the_command_says_how_to_get_it(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "island", "--bots", "greedy,random", "--engine", "ray", "--games", "2"]) == 2
    assert "pip install 'tuman[ray]'" in capsys.readouterr().err

"""The picture of Misty Island: what it must show, in how much room."""

import random
import re
from collections.abc import Iterator, Sequence

import pytest
from rich.console import Console

from tests.laws.tables import MODES
from tuman.games import GAMES
from tuman.games.island.draw import BETWEEN, LEFT, SIGN, STEP
from tuman.i18n import LANGUAGES, speaker
from tuman.match import Match

ISLAND = GAMES["island"]
FOG = ISLAND.complete({"mode": "blitz", "weather": "fog"})
TABLES = [options for game, options in MODES if game is ISLAND] + [FOG]


def picture(view: dict, language: str = "en", names: Sequence[str] = ("Ann", "Bob", "Cid", "Dan")) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(ISLAND.draw(view, speaker(language, names)))
    return capture.get().splitlines()


def views(options: dict[str, str], seed: int) -> Iterator[dict]:
    """What the actor of a random match sees, at each of its choices."""
    match, rng = Match(ISLAND, options, seed=f"{seed:x}"), random.Random(seed)
    while not match.over:
        yield ISLAND.describe(match.view(match.actor), match.actor)
        match.play(rng.choice(match.legal()))
    yield ISLAND.describe(match.view(0), 0)


def at(lines: list[str], cell: str) -> str:
    """The six characters of a cell."""
    column = LEFT + 1 + "abcdef".index(cell[0]) * STEP
    return lines[2 * int(cell[1])][column : column + 6]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['mode']}-{options['weather']}")
def test_every_token_stands_on_its_cell_with_side_face_and_line(options: dict[str, str]) -> None:
    mark = {"blue": "●", "red": "◆", None: " "}
    for view in views(options, 3):
        if view["asks"] in ("over", *BETWEEN):
            continue
        lines = picture(view)
        for cell, token in view["board"].items():
            face = SIGN[token["kind"]] + mark[token["line"]] if token["kind"] else "▒▒▒"
            left, right = "[]" if token["closed"] else "  "
            assert at(lines, cell) == left + mark[token["side"]] + face + right
        for side, cells in view["hippos"].items():
            assert {at(lines, cell) for cell in cells} == {f" {mark[side]}Hi= "}
        if "se" in view["dark"]:
            assert at(lines, "f6") == "▒▒▒▒▒▒"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_room_for_the_story_and_the_prompt_on_24_rows(language: str) -> None:
    for options in TABLES:
        for number, view in enumerate(views(options, 5)):
            if number % 7 == 0 and view["asks"] not in ("over", "hire", *BETWEEN):
                assert len(picture(view, language)) <= 20


def test_the_lines_of_a_round_are_drawn_and_listed_with_their_points() -> None:
    final = list(views(ISLAND.complete({}), 8))[-1]
    lines = picture(final)
    board = "\n".join(line[: LEFT + 6 * STEP] for line in lines[1:13])
    drawn = [int(number) for number in re.findall(r"(?<![\d])\d+", re.sub(r"(?m)^\d", " ", board))]
    assert sorted(drawn) == sorted(line["points"] for line in final["lines"])
    listed = " ".join(line[LEFT + 6 * STEP + 1 :] for line in lines)
    for line in final["lines"]:
        assert re.search(rf"{line['cells'][0]}–{line['cells'][-1]}\s{line['points']}\b", listed)


def test_a_line_runs_from_token_to_token() -> None:
    view = list(views(ISLAND.complete({}), 8))[-1]
    for line in view["lines"]:
        only = picture({**view, "lines": [line]})[1:13]
        strokes = sum(text[: LEFT + 6 * STEP].count(sign) for text in only for sign in ("━━━", "▐▌", "╲", "╱"))
        assert strokes == len(line["cells"]) - 2  # and one stroke carries the points


def test_the_shop_ticks_what_its_viewer_wants_to_hire() -> None:
    match = Match(ISLAND, {"mode": "blitz", "weather": "fog", "first": "1"}, seed="1")
    match.play_text("hire chameleon")
    match.play_text("skip mole")
    shop = {viewer: picture(ISLAND.describe(match.view(viewer), viewer)) for viewer in (0, 1)}
    assert any("✓Ch" in line for line in shop[0]) and any("▸Cr" in line for line in shop[0])
    assert not any("✓" in line for line in shop[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_beside_the_board(language: str) -> None:
    names = {"en": "Player", "ru": "Игрок", "uk": "Гравець", "pl": "Gracz", "it": "Giocatore"}
    players = [f"{names[language]} {seat}" for seat in (1, 2)]
    for view in list(views(FOG, 2))[::9]:
        assert "…" not in "".join(picture(view, language, players))

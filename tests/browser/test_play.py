"""A first move from home, whole games by clicks, and what a click on what is not allowed is told."""

import random
from collections.abc import Callable

import pytest

from tests.browser.hands import Hands
from tests.browser.kit import BOT, ME, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
# Modes that ask for everything that the boards can be asked: hiring, closed tokens, Darkness, weather cards.
GAMES = {
    "nebula": ("nebula", {"players": "2"}),
    "mercenaries": ("island", {"mode": "mercenaries", "hire": "every-round"}),
    "blitz in fog": ("island", {"mode": "blitz", "weather": "fog"}),
    "night": ("island", {"mode": "weather", "weather": "night"}),
}


def totals(visitor: Visitor) -> list[int]:
    """The points of the last line of the outcome."""
    return [int(text) for text in visitor.page.locator("dialog tr.total td").all_inner_texts()]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_against_a_bot_by_clicks(visit: Visit, name: str) -> None:
    game, options = GAMES[name]
    visitor = visit()
    visitor.sit(game, ME, BOT, first="1", **options)
    Hands(visitor, game, random.Random(name)).play()
    state = visitor.state()
    assert totals(visitor) == state["result"]["points"]
    if game == "island":
        rounds = visitor.page.locator("dialog tbody tr:not(.total) td").all_inner_texts()
        assert [int(text) for text in rounds] == [points for row in state["view"]["tally"] for points in row]


@pytest.mark.parametrize("game", ["nebula", "island"])
def test_motion_is_in_nobodys_way(visit: Visit, game: str) -> None:
    visitor = visit(calm=False)
    visitor.sit(game, ME, BOT, first="1")
    Hands(visitor, game, random.Random(game)).play_on(12)
    assert totals(visitor) == visitor.state()["result"]["points"]


def test_a_first_move_takes_two_clicks_from_home(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.click("section.game:nth-of-type(1) button.primary")
    page.wait_for_selector("[data-hex]")
    visitor.until(lambda: bool(visitor.state()["legal"]))
    page.wait_for_selector("[data-hex].lit")


def test_what_is_not_allowed_is_explained_with_its_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("nebula", ME, BOT, players="2", first="1")
    page = visitor.page
    page.wait_for_selector("[data-hex].lit")
    hexes = visitor.state()["view"]["hexes"]
    mist = next(name for name, hex in hexes.items() if hex["terrain"] == "mist")
    page.click(f'[data-hex="{mist}"]')
    page.wait_for_selector(".notice a[href^='/rules/nebula#VN-']")
    assert "VN-" in page.inner_text(".notice a")
    page.click(".turn.mine")
    page.wait_for_selector(".notice", state="detached")

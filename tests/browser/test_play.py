"""A first move from home, a whole game by clicks, and what a click on what is not allowed is told."""

import random
from collections.abc import Callable

import pytest

from tests.browser.hands import play_nebula
from tests.browser.kit import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
BOT = {"kind": "bot", "level": "newcomer"}


def sit(visitor: Visitor, game: str, seats: list[dict[str, str]], **options: str) -> None:
    visitor.open("/")
    table = visitor.api("/tables", {"game": game, "options": options, "seats": seats})["id"]
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_selector(".play, .cover")


def test_via_nebula_against_a_bot_by_clicks(visit: Visit) -> None:
    visitor = visit()
    sit(visitor, "nebula", [{"kind": "me"}, BOT], players="2", first="1")
    play_nebula(visitor, random.Random(1))
    assert visitor.state()["result"]


def test_a_first_move_takes_two_clicks_from_home(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.click("section.game:nth-of-type(1) button.primary")
    page.wait_for_selector("[data-hex]")
    visitor.until(lambda: bool(visitor.state()["legal"]))
    page.wait_for_selector("[data-hex].lit")


def test_what_is_not_allowed_is_explained_with_its_rule(visit: Visit) -> None:
    visitor = visit()
    sit(visitor, "nebula", [{"kind": "me"}, BOT], players="2", first="1")
    page = visitor.page
    page.wait_for_selector("[data-hex].lit")
    hexes = visitor.state()["view"]["hexes"]
    mist = next(name for name, hex in hexes.items() if hex["terrain"] == "mist")
    page.click(f'[data-hex="{mist}"]')
    page.wait_for_selector(".notice a[href^='/rules/nebula#VN-']")
    assert "VN-" in page.inner_text(".notice a")

"""Two people at one screen: while it is handed over, nothing of the next one's secrets is there."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.hands import COVER, OVER, Hands
from tests.browser.kit import ME, Visitor
from tests.browser.leaks import Ear, Heard

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
NAMES = ["Ann", "Zoe"]
ZOE = {"kind": "guest", "name": "Zoe"}
# To the end, or so often; Via Nebula takes long.
MODES: dict[str, tuple[int, dict[str, str]]] = {
    "nebula": (12, {}),
    "island": (1000, {"mode": "blitz", "weather": "fog"}),
}
# What the other one does, told as only that one may know it.
SECRETS = (
    r" (takes (?!a token)|draws (?!a token|a contract)|wants to hire|does without|(places|puts) (?!a closed).* closed)"
)
# So often the story is read, too.
READINGS = 6


def viewers(heard: list[Heard]) -> set[int]:
    """Whose views have come."""
    return {one.data["view"]["viewer"] for one in heard if '"view":' in one.text}


def story(page: Page) -> str:
    button = ".tools button[aria-expanded]:not([aria-label])"
    page.click(button)
    text = page.inner_text(".log")
    page.click(button)
    return text


@pytest.mark.parametrize("game", MODES)
def test_a_game_at_one_screen_hides_what_the_next_one_holds(visit: Visit, game: str) -> None:
    visitor = visit(name="Ann")
    ear = Ear(visitor)
    most, options = MODES[game]
    visitor.sit(game, ME, ZOE, first="1", **options)
    page, hands = visitor.page, Hands(visitor, game, random.Random(game))
    handed, known, views = 0, 0, set[int]()
    while (found := hands.look()) and found[0] != OVER and handed < most:
        if found[0] != COVER:
            hands.press(*found[1:])
            continue
        # Covered: there is nothing but the cover, and of the next one's view not a word has come.
        next_seat = visitor.state()["view"]["actor"]
        assert page.locator("main > *").count() == page.locator("main > .cover").count() == 1
        assert page.locator(".notice").count() == 0
        assert page.inner_text(".cover h1") == f"Now {NAMES[next_seat]} plays"
        heard = ear.heard()
        assert viewers(heard[known:]) == views
        known, views = len(heard), {next_seat}
        hands.press(*found[1:])
        page.wait_for_selector(".play .board")
        handed += 1
        if handed <= READINGS:
            assert not re.search(NAMES[1 - next_seat] + SECRETS, story(page))
    assert handed > 10
    assert viewers(ear.heard()[known:]) == views
    assert handed == most or visitor.state()["result"]

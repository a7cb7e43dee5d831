"""Hands that click: they see what is lit, as a person does, and try it."""

import random

from playwright.sync_api import Error, Locator

from tests.browser.kit import Visitor

MOST_CLICKS = 2000
# Verbs of Via Nebula's action bar, in its order, and which to try first.
BUILD_FIRST = (4, 3, 2, 0, 1)


def click(found: Locator) -> bool:
    """A click, if it is still there: the table may have moved on meanwhile."""
    try:
        found.click(timeout=3000)
    except Error:
        return False
    return True


def one_of(visitor: Visitor, selector: str, rng: random.Random) -> bool:
    found = visitor.page.locator(selector)
    n = found.count()
    return n > 0 and click(found.nth(rng.randrange(n)))


def play_nebula(visitor: Visitor, rng: random.Random) -> None:
    """Plays to the end: builds when it can, else brings goods, explores, sends craftsmen, begins sites."""
    page = visitor.page
    for _ in range(MOST_CLICKS):
        if page.locator("dialog[open] table").count():
            return
        if page.locator(".turn.mine").count() == 0:
            page.wait_for_timeout(30)
            continue
        if one_of(visitor, ".ask button", rng):
            continue
        if page.locator('.verb[aria-pressed="true"]').count() == 0:
            for verb in BUILD_FIRST:
                button = page.locator(".verb").nth(verb)
                if button.count() and button.get_attribute("aria-disabled") == "false":
                    click(button)
                    break
        if one_of(visitor, "[data-hex].lit", rng):
            continue
        one_of(visitor, ".bar .buttons .primary, .bar .buttons .close, .bar .buttons .lit", rng)
    raise AssertionError("the game never ended")

"""Hands that click: they see what is lit, as a person does, and try it."""

import random

from playwright.sync_api import Locator

from tests.browser.kit import Visitor

MOST_CLICKS = 3000
# Verbs of Via Nebula's action bar, in its order, and which to try first.
BUILD_FIRST = (4, 3, 2, 0, 1)


def over(visitor: Visitor) -> bool:
    return visitor.page.locator("dialog[open] table").count() > 0


def click(found: Locator) -> bool:
    """A click, if it is still there: the table may have moved on meanwhile."""
    try:
        found.click(timeout=3000)
    except Exception:
        return False
    return True


def one_of(visitor: Visitor, selector: str, rng: random.Random) -> bool:
    found = visitor.page.locator(selector)
    n = found.count()
    return n > 0 and click(found.nth(rng.randrange(n)))


def play_nebula(visitor: Visitor, rng: random.Random) -> None:
    """Plays to the end: builds when it can, brings goods when it can, and so on."""
    page = visitor.page
    for _ in range(MOST_CLICKS):
        if over(visitor):
            return
        if page.locator(".turn.mine").count() == 0:
            page.wait_for_timeout(30)
            continue
        if one_of(visitor, ".ask button", rng):
            continue
        able = page.locator('.verb[aria-disabled="false"][aria-pressed="false"]')
        if page.locator('.verb[aria-pressed="true"]').count() == 0 and able.count():
            for verb in BUILD_FIRST:
                button = page.locator(".verb").nth(verb)
                if button.get_attribute("aria-disabled") == "false":
                    click(button)
                    break
        if one_of(visitor, "[data-hex].lit", rng):
            continue
        one_of(visitor, ".bar .buttons .primary, .bar .buttons .close, .bar .buttons .lit", rng)
    raise AssertionError("the game never ended")


def play_island(visitor: Visitor, rng: random.Random) -> None:
    page = visitor.page
    for _ in range(MOST_CLICKS):
        if over(visitor):
            return
        if page.locator(".cover button").count():
            click(page.locator(".cover button").first)
            continue
        if one_of(visitor, ".counting button.primary", rng):
            continue
        if page.locator(".turn.mine").count() == 0:
            page.wait_for_timeout(30)
            continue
        if page.locator(".shop").count():
            one_of(visitor, '.shop .offers button:not([aria-disabled="true"])', rng)
            one_of(visitor, ".shop .bar button.primary:not([disabled])", rng)
            visitor.page.wait_for_timeout(300)
            continue
        if one_of(visitor, ".suggest, .weather button, .ask .answers button.primary", rng):
            continue
        one_of(visitor, "[data-slot].lit", rng)
        if not one_of(visitor, "[data-cell].lit, .darkness.lit", rng):
            one_of(visitor, ".ask .answers button", rng)
    raise AssertionError("the game never ended")

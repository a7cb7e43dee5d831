"""A whole game without a mouse, from home to the last word."""

import random
from collections.abc import Callable

import pytest

from tests.browser.hands import Keys
from tests.browser.kit import BOT, ME, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
POINTERS = "for (const it of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(it, () => { throw it })"


def without_mouse(visit: Visit) -> Visitor:
    """Whatever points anywhere is an error of the page."""
    visitor = visit()
    visitor.page.add_init_script(POINTERS)
    return visitor


def tab_to(visitor: Visitor, selector: str) -> None:
    for _ in range(100):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def see_the_outcome(visitor: Visitor) -> None:
    page = visitor.page
    assert visitor.state()["result"]
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_via_nebula_from_home_with_the_keyboard_alone(visit: Visit) -> None:
    visitor = without_mouse(visit)
    visitor.open("/")
    tab_to(visitor, "section.game:nth-of-type(1) button.primary")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector("[data-hex]")
    Keys(visitor, "nebula", random.Random(1)).play_on(40)
    see_the_outcome(visitor)


def test_misty_island_with_the_keyboard_alone(visit: Visit) -> None:
    visitor = without_mouse(visit)
    visitor.sit("island", ME, BOT, mode="blitz", weather="fog", first="1")
    tab_to(visitor, ".shop button")
    Keys(visitor, "island", random.Random(1)).play()
    see_the_outcome(visitor)


def test_escape_takes_back_the_last_choice(visit: Visit) -> None:
    visitor = without_mouse(visit)
    visitor.sit("island", ME, BOT, first="1")
    page = visitor.page
    tab_to(visitor, ".suggest")
    page.keyboard.press("Enter")
    tab_to(visitor, "[data-slot].lit")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-cell]:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-slot]:focus")
    assert page.locator("[data-slot][aria-pressed=true]").count() == 0
    visitor.sit("nebula", ME, BOT, first="1")
    page.wait_for_selector("[data-hex].lit")
    tab_to(visitor, ".verb[aria-disabled=false]")
    page.keyboard.press("Enter")
    assert page.locator(".verb[aria-pressed=true]").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".verb[aria-pressed=true]").count() == 0

"""Every screen: nothing against WCAG 2.2 AA, nothing too wide, in five languages and both lights."""

from collections.abc import Callable

import pytest

from tests.browser.kit import PHONE, WIDE, Visitor
from tests.browser.screens import SCREENS, open_screen

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
NARROW = (360, 740)
TITLES = {
    "en": "A table in the mist",
    "ru": "Стол в тумане",
    "uk": "Стіл у тумані",
    "pl": "Stół we mgle",
    "it": "Un tavolo nella nebbia",
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everyone(visit: Visit, screen: str, dark: bool) -> None:
    visitor = visit(size=PHONE if dark else WIDE, dark=dark)
    open_screen(visitor, screen)
    assert visitor.violations() == []
    assert not visitor.too_wide()


@pytest.mark.parametrize("language", TITLES)
def test_a_visitor_is_spoken_to_in_the_language_of_the_browser(visit: Visit, language: str) -> None:
    visitor = visit(size=NARROW, language=language)
    page = visitor.open("/")
    assert page.inner_text("h1") == TITLES[language]
    assert page.get_attribute("html", "lang") == language
    for screen in SCREENS:
        open_screen(visitor, screen)
        assert not visitor.too_wide(), f"{screen} is too wide in {language}"


def test_the_language_can_be_changed_and_is_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.click("header button")
    page.select_option("#settings select >> nth=0", "uk")
    page.wait_for_selector(f"h1:has-text('{TITLES['uk']}')")
    page.reload()
    page.wait_for_selector(f"h1:has-text('{TITLES['uk']}')")
    assert visitor.api("/me")["language"] == "uk"


def test_the_light_can_be_changed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    morning = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.click("header button")
    page.select_option("#settings select >> nth=1", "dark")
    now = "getComputedStyle(document.documentElement).backgroundColor"
    page.wait_for_function(f"{now} !== '{morning}'")


def test_the_first_load_is_small(visit: Visit) -> None:
    """At most 130 kB of compressed script and style, up to a board that can be played on."""
    visitor = visit()
    sizes: list[int] = []

    def weigh(request: object) -> None:
        response = request.response()  # type: ignore[attr-defined]
        if response and response.url.endswith((".js", ".css")):
            sizes.append(request.sizes()["responseBodySize"])  # type: ignore[attr-defined]

    visitor.page.on("requestfinished", weigh)
    open_screen(visitor, "nebula")
    assert 0 < sum(sizes) <= 130 * 1024


def test_there_is_no_such_page(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/nowhere")
    assert page.inner_text("h1") == "There is no such page"
    visitor.open("/t/nosuchtable")
    page.wait_for_selector("text=There is no such table")


def test_the_rules_can_be_searched(visit: Visit) -> None:
    page = visit().open("/rules/nebula")
    page.fill("input[type=search]", "VN-B2")
    page.wait_for_selector("text=VN-B2")
    assert page.locator("text=VN-S1").count() == 0

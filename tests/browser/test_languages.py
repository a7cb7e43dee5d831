"""Games in other languages: every word that is shown or read aloud is in the language, and none is missing."""

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.hands import Hands
from tests.browser.kit import BOT, ME, Visitor
from tuman import i18n

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
YOUR_TURN = {"ru": "Ваш ход", "pl": "Twoja tura", "it": "Tocca a te"}
GUEST = {"en": "Guest", "ru": "Гость", "uk": "Гість", "pl": "Gość", "it": "Ospite"}
MODES = {"nebula": {"players": "2"}, "island": {"mode": "blitz", "weather": "fog"}}
MOVES = 16
# All that is written on the page, and all that is read aloud in its place.
WORDS = """() => {
    const found = [document.title, document.body.innerText];
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], .hidden")) {
        found.push(one.ariaLabel ?? "", one.title ?? "", one.placeholder ?? "", one.textContent);
    }
    return [...new Set(found.join("\\n").split("\\n").map((line) => line.trim()))];
}"""


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Keys and the first lines of their messages."""
    for path in (i18n.FOLDER / language).rglob("*.ftl"):
        yield from re.findall(r"^([a-z][\w-]*) = *(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)


def unwanted(language: str) -> set[str]:
    """What is not to be seen: keys, and English sentences that are always the same."""
    own = dict(messages(language))
    found = set()
    for key, text in messages("en"):
        if "-" in key:
            found.add(key)
        if " " in text and "{" not in text and own.get(key) != text:
            found.add(text)
    return found


def amiss(page: Page, unwanted: set[str]) -> list[str]:
    """Lines that are unwanted, or have a hole."""
    return [line for line in page.evaluate(WORDS) if line in unwanted or "{" in line]


@pytest.mark.parametrize("game", MODES)
@pytest.mark.parametrize("language", YOUR_TURN)
def test_a_game_in_another_language(visit: Visit, language: str, game: str) -> None:
    foreign = unwanted(language)
    assert len(foreign) > 500
    visitor = visit(language=language, name="Анна" if language == "ru" else "Anna")
    visitor.sit(game, ME, BOT, first="1", **MODES[game])
    page, hands = visitor.page, Hands(visitor, game, random.Random(language))
    assert page.get_attribute("html", "lang") == language
    assert page.inner_text(".turn.mine").strip() == YOUR_TURN[language]
    found = amiss(page, foreign)
    for _ in range(MOVES):
        hands.move()
        found += amiss(page, foreign)
    for button in page.locator(".tools button[aria-expanded]").all():
        button.click()
        found += amiss(page, foreign)
    assert found == []
    letters = re.sub(r"[\W\d_]", "", page.inner_text(".log"))
    assert len(letters) > 20
    if language == "ru":
        assert len(re.findall(r"[а-яё]", letters.lower())) > 0.9 * len(letters)


@pytest.mark.parametrize("language", GUEST)
def test_whoever_gives_no_name_is_a_guest_in_every_language(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.open("/")
    page.wait_for_selector(f"header button:has-text('{GUEST[language]}')")
    visitor.until(lambda: visitor.api("/me")["name"] == GUEST[language])
    page.goto("/new/island?with=guests")
    page.click("form .go button")
    page.wait_for_selector(".cover")
    assert [seat["name"] for seat in visitor.api(f"/tables/{visitor.table}")["seats"]] == [
        GUEST[language],
        f"{GUEST[language]} 2",
    ]

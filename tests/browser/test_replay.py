"""A match looked at again: slider, keys, links, everybody's eyes; and records from files, good and damaged."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import BOT, ME, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
# In three languages: which line, and that a rule forbids it.
DAMAGED = {"en": ("Line", "is not allowed"), "ru": ("Строка", "так нельзя"), "it": ("Riga", "non è permesso")}


def finished(visitor: Visitor, game: str = "island", **options: str) -> str:
    """A table where bots have played to the end."""
    visitor.api("/me", {"name": "Ann"})
    table = str(visitor.api("/tables", {"game": game, "options": options, "seats": [ME, BOT]})["id"])
    visitor.api(f"/tables/{table}/resign", {"level": "newcomer"})
    visitor.until(lambda: visitor.api(f"/tables/{table}")["status"] == "over")
    return table


def at(page: Page, ply: int, plies: int) -> None:
    """The page shows this ply, and its address leads there."""
    page.wait_for_function(f"document.querySelector('.controls .figures').innerText === '{ply} / {plies}'")
    page.wait_for_function(f"location.search === '?ply={ply}'")


def test_a_replay_goes_to_any_ply(visit: Visit) -> None:
    visitor = visit()
    table = finished(visitor)
    plies = visitor.api(f"/tables/{table}/replay?view=open")["plies"]
    page = visitor.open(f"/replay/{table}?ply=20")
    page.wait_for_selector("[data-piece]")
    assert page.inner_text(".controls .figures") == f"20 / {plies}"
    page.locator("input[type=range]").fill("30")
    at(page, 30, plies)
    pieces = set(visitor.api(f"/tables/{table}/replay?view=0&from=30&to=30")["frames"][0]["view"]["board"])
    assert {one.get_attribute("data-piece") for one in page.locator("[data-piece]").all()} == pieces
    page.locator("input[type=range]").blur()
    for key, ply in (("ArrowRight", 31), ("ArrowLeft", 30), ("End", plies), ("ArrowRight", plies), ("Home", 0)):
        page.keyboard.press(key)
        at(page, ply, plies)
    page.keyboard.press("Space")
    at(page, 2, plies)
    page.keyboard.press("Space")
    page.wait_for_selector("button.primary:text-is('Play')")
    page.click("button.primary")
    at(page, 3, plies)
    page.click("button.primary")
    page.keyboard.press("ArrowRight")  # on a button, too
    at(page, 4, plies)
    page.reload()
    page.wait_for_selector(".controls")
    at(page, 4, plies)


def test_the_arrows_of_the_map_are_its_own(visit: Visit) -> None:
    visitor = visit()
    table = finished(visitor, "nebula", players="2")
    page = visitor.open(f"/replay/{table}?ply=20")
    page.locator("[data-hex][tabindex='0']").focus()
    before = page.evaluate("document.activeElement.dataset.hex")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.hex") != before
    assert page.url.endswith("?ply=20")


def test_a_finished_match_is_seen_with_any_eyes(visit: Visit) -> None:
    visitor = visit()
    table = finished(visitor, first="1")
    page = visitor.open(f"/replay/{table}?ply=30")
    hands = page.locator(".notes section:not(:has(table)) ul:not(:has(.whose))")  # of those whom one does not play
    page.wait_for_selector("[data-piece]")
    assert (hands.count(), page.locator("[data-slot]").count()) == (0, 5)
    for view, others in (("open", 2), ("public", 0), ("1", 0)):
        page.select_option("select", view)
        expect(page.locator("[data-slot]")).to_have_count(5 if view == "1" else 0)
        expect(hands).to_have_count(others)
        assert page.inner_text(".controls .figures").startswith("30 /")


def test_the_record_can_be_kept_and_looked_at_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = finished(visitor)
    page = visitor.open(f"/replay/{table}")
    with page.expect_download() as coming:
        page.click(".controls a[download]")
    file = tmp_path / "match.tuman"
    coming.value.save_as(file)
    assert file.read_text() == visitor.context.request.get(f"/api/tables/{table}/record?view=open").text()
    plies = visitor.api(f"/tables/{table}/replay?view=open")["plies"]
    page = visit().open("/replay")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("[data-cell]")
    assert page.inner_text(".controls .figures") == f"0 / {plies}"
    page.keyboard.press("End")
    page.wait_for_selector(".counting")


@pytest.mark.parametrize("language", DAMAGED)
def test_what_is_wrong_with_a_record_is_told_in_the_language_of_the_player(
    visit: Visit, tmp_path: Path, language: str
) -> None:
    visitor = visit(language=language)
    table = finished(visitor)
    lines = visitor.context.request.get(f"/api/tables/{table}/record?view=open").text().split("\n")
    placed = [n for n, line in enumerate(lines) if line.startswith(("1: ", "2: ")) and line[-1].isdigit()]
    first, second = lines[placed[0]], lines[placed[1]]
    lines[placed[1]] = f"{second[:-2]}{first[-2:]}"  # where a token lies already
    file = tmp_path / "damaged.tuman"
    file.write_text("\n".join(lines))
    page = visitor.open("/replay")
    page.set_input_files("input[type=file]", file)
    told = page.inner_text(".trouble")
    where, why = DAMAGED[language]
    assert f"{where} {placed[1] + 1}:" in told
    assert why in told
    assert page.locator("input[type=file]").count() == 1  # to try another one

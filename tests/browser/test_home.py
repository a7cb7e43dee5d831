"""Home: where a returning player lands, and how they get away from there."""

from collections.abc import Callable

import pytest

from tests.browser.kit import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
ME_FIRST = {"options": {"first": "1"}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "newcomer"}]}


def test_a_returning_player_lands_where_it_is_their_turn_and_can_go_home(visit: Visit) -> None:
    visitor = visit(name="Ann")
    table = visitor.api("/tables", {"game": "nebula", **ME_FIRST})["id"]
    visitor.until(lambda: bool(visitor.api(f"/tables/{table}/state")["legal"]))
    page = visitor.page
    page.goto("/")
    page.wait_for_url(f"**/t/{table}")
    page.wait_for_selector("[data-hex].lit")
    page.click(".brand")
    page.wait_for_selector("section.game")
    page.reload()
    page.wait_for_selector("section.game")
    assert page.url.endswith("/")


def test_nobody_is_led_away_from_home_without_a_reason(visit: Visit) -> None:
    visitor = visit(name="Ann")
    visitor.api("/tables", {"game": "nebula", "seats": [{"kind": "me"}, {"kind": "open"}]})
    page = visitor.open("/")
    page.wait_for_selector("section.game")
    page.wait_for_selector("text=My tables")
    assert page.url.endswith("/")


def test_a_hint_is_in_words_and_on_the_board(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/")
    table = visitor.api("/tables", {"game": "nebula", **ME_FIRST})["id"]
    page = visitor.open(f"/t/{table}")
    page.wait_for_selector("[data-hex].lit")
    page.click(".tools button:has-text('Hint')")
    page.wait_for_selector(".notice:has-text('An expert would play')")
    page.wait_for_selector("[data-hex] .tip, .contract.tip")


def test_one_mouse_is_one_offer(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/")
    options = {"mode": "blitz", "weather": "fog", "first": "1", "mice": "one"}
    table = visitor.api("/tables", {"game": "island", **ME_FIRST, "options": options})["id"]
    page = visitor.open(f"/t/{table}")
    page.wait_for_selector(".shop [data-kind=cat]")
    assert page.locator(".shop [data-kind=mouse]").count() == 1


def test_options_that_do_not_go_together_are_not_offered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/new/island")
    page.click("input[name=mode][value=mercenaries]")
    page.click("summary")
    page.select_option("details select >> nth=0", "fog")
    page.click("input[name=mode][value=team-mercenaries]")
    page.click(".go button")
    page.wait_for_url("**/t/*")
    assert visitor.api(f"/tables/{visitor.table}")["options"]["weather"] == "sunny"

"""The server is killed in the middle of a match and starts again: a small sign, and the match goes on."""

import random

import pytest
from playwright.sync_api import Browser

from tests.browser.hands import OVER, Hands
from tests.browser.kit import BOT, ME, Visitor
from tests.server.services import Server
from tuman import record
from tuman.games import GAMES

pytestmark = pytest.mark.browser
KILLS = (5, 20)  # after so many moves of the hands, each time
SIGN = "header .lost"


def restart(server: Server, visitor: Visitor, hands: Hands) -> None:
    """Kills the server while it is our turn. The board stays, and whoever goes on is told that nobody answers."""
    page = visitor.page
    page.wait_for_selector("body:has(header .turn.mine) .board[aria-busy=false]")
    before = visitor.state()
    server.kill()
    sign = page.wait_for_selector(SIGN)
    box = sign.bounding_box() if sign else None
    assert box and box["width"] * box["height"] < 0.02 * page.evaluate("innerWidth * innerHeight")
    assert page.locator("dialog[open], .notice").count() == 0
    for _ in range(100):
        if page.locator(".notice").count():  # something was sent, in vain
            break
        hands.move(wait=False)
    else:
        raise AssertionError("nobody is told that the server does not answer")
    server.start()
    page.wait_for_selector(SIGN, state="detached")
    assert visitor.state() == before


@pytest.mark.parametrize("game", ["island", "nebula"])
def test_a_server_that_is_killed_and_comes_back_costs_a_moment(chrome: Browser, game: str) -> None:
    server = Server().start()
    visitor = Visitor(chrome, server.url)
    try:
        table = visitor.sit(game, ME, BOT, first="1")
        hands = Hands(visitor, game, random.Random(game))
        for moves in KILLS:
            for _ in range(moves):
                assert hands.move() != OVER
            restart(server, visitor, hands)
        if game == "island":
            hands.play()
        else:
            hands.play_on(10)
        text = visitor.context.request.get(f"/api/tables/{table}/record?view=open").text()
        match = record.verify(record.read(text), GAMES)
        assert match.points() == visitor.state()["result"]["points"]
    finally:
        visitor.close()
        server.close()

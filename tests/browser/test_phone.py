"""Whole games on a small phone, by taps: nothing is out of reach, and nothing has to be scrolled sideways."""

import random
from collections.abc import Callable

import pytest

from tests.browser.hands import OVER, Hands
from tests.browser.kit import BOT, ME, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
SMALL = (360, 740)
# How long the taps go on; Via Nebula takes long.
MODES: dict[str, tuple[int, dict[str, str]]] = {
    "nebula": (40, {"players": "2"}),
    "island": (3000, {"mode": "blitz", "weather": "fog"}),
}


@pytest.mark.parametrize("game", MODES)
def test_a_whole_game_by_taps_on_a_small_phone(visit: Visit, game: str) -> None:
    visitor = visit(size=SMALL)
    moves, options = MODES[game]
    visitor.sit(game, ME, BOT, first="1", **options)
    hands = Hands(visitor, game, random.Random(game))
    wide: set[str | None] = set()
    for _ in range(moves):
        done = hands.move()
        if visitor.too_wide():
            wide.add(done)
        if done == OVER:
            break
    else:
        hands.leave()
        visitor.page.wait_for_selector(OVER)
    assert wide == set()
    assert not visitor.too_wide()
    assert visitor.state()["result"]

"""Whole games on a small phone, by taps: nothing is out of reach, and nothing has to be scrolled sideways."""

import random
from collections.abc import Callable

import pytest

from tests.browser.hands import OVER, Hands
from tests.browser.kit import BOT, ME, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
SMALL = (360, 740)
MODES = {"nebula": {"players": "2"}, "island": {"mode": "blitz", "weather": "fog"}}


@pytest.mark.parametrize("game", MODES)
def test_a_whole_game_by_taps_on_a_small_phone(visit: Visit, game: str) -> None:
    visitor = visit(size=SMALL)
    visitor.sit(game, ME, BOT, first="1", **MODES[game])
    hands = Hands(visitor, game, random.Random(game))
    wide: set[str | None] = set()
    done = None
    while done != OVER:
        done = hands.move()
        if visitor.too_wide():
            wide.add(done)
    assert wide == set()
    assert visitor.state()["result"]

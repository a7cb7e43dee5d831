"""Two people with a browser each at one table: they meet by a link, and are told only what they may know."""

import random
from collections.abc import Callable

import pytest

from tests.browser.hands import Hands, play_together
from tests.browser.kit import Visitor
from tests.browser.leaks import Ear, events, leaks, truths

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
# How long they play themselves, and what they choose for their table.
MODES: dict[str, tuple[int, list[str]]] = {"nebula": (60, []), "island": (3000, ["mode=blitz", "weather=fog"])}


@pytest.mark.parametrize("game", MODES)
def test_two_who_meet_by_a_link_are_told_only_what_they_may_know(visit: Visit, game: str) -> None:
    ann, bob = visit(name="Ann"), visit(name="Bob")
    ears = Ear(ann), Ear(bob)
    page = ann.open(f"/new/{game}?with=friends")
    moves, choices = MODES[game]
    for choice in choices:
        name, value = choice.split("=")
        page.locator(f"input[name={name}][value={value}]").check()
    page.click("form .go button")
    page.click(".waiting .card:nth-of-type(2) [aria-expanded]")
    link = page.inner_text(".waiting .link")
    ears[0].heard()
    bob.open(link.removeprefix(ann.base))
    play_together([Hands(one, game, random.Random(f"{game} {n}")) for n, one in enumerate((ann, bob))], moves)

    assert ann.state()["result"] == bob.state()["result"]
    table = ann.api(f"/tables/{ann.table}")
    frames: list[object] = []
    while len(frames) <= (part := ann.api(f"/tables/{table['id']}/replay?view=open&from={len(frames)}"))["plies"]:
        frames += part["frames"]
    for seat, ear in enumerate(ears):
        heard = ear.heard()
        truth = truths(heard, frames)
        assert len(events(heard)) == table["ply"] + 1
        assert leaks(heard, seat, truth, table["seed"]) == []
        # What this one may know would be too much for the other: the check finds it.
        assert leaks(heard, 1 - seat, truth, table["seed"])

"""Every kind of attempt that the rules forbid gets the rule that forbids it."""

import pytest

from tests.rules.nebula.kit import Table, position, rule
from tests.rules.nebula.picture import picture, picture_of
from tuman import i18n
from tuman.core import NotationError
from tuman.games.nebula.state import A_BUILD, A_DEAL, A_LAY, A_LIFT, CARDS, RESOURCES

# Everything in it: whatever the effect, there is something to choose.
FULL = "S1h X F ~+ ~ w3 ff:1 S1c"


def after(card: str) -> Table:
    """A table that asks what a card's effect is to do."""
    private = card.startswith(("express", "secret", "shortcut"))
    hand, board = (f"{card}:h", "") if private else ("", f"{card}:h")
    return position(FULL, hand, board=board).play(f"build a1 {card}")


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        pytest.param("abundance-1", "VN-K1", marks=rule("VN-K1")),
        pytest.param("adventurers-1", "VN-K3", marks=rule("VN-K3")),
        pytest.param("caravan-1", "VN-K5", marks=rule("VN-K5")),
        pytest.param("export-1", "VN-K8", marks=rule("VN-K8")),
        pytest.param("stall-1", "VN-K9", marks=rule("VN-K9")),
        pytest.param("workshop-1", "VN-K11", marks=rule("VN-K11")),
        pytest.param("airway-1", "VN-K13", marks=rule("VN-K13")),
        pytest.param("express-delivery-1", "VN-K15", marks=rule("VN-K15")),
        pytest.param("secret-plan-1", "VN-K16", marks=rule("VN-K16")),
        pytest.param("shortcut-1", "VN-K17", marks=rule("VN-K17")),
    ],
)
def test_an_effect_is_answered_before_the_turn_goes_on(card: str, asked: str) -> None:
    t = after(card)
    other = "plan" if card != "secret-plan-1" else "shortcut"
    for text in ("pass", "explore e1", "craftsman f1", "site a1", "transport g1 food h1", other):
        assert t.refused(text) == asked


@rule("VN-T1")
@pytest.mark.parametrize(
    "text",
    ["abundance f1", "lay e1", "lift d1", "return g1 food", "swap g1 food wood", "deliver wood h1", "plan", "shortcut"],
)
def test_an_effect_without_its_card_is_no_action_of_a_turn(text: str) -> None:
    assert position(FULL).refused(text) == "VN-T1"


@rule("VN-S4")
@pytest.mark.parametrize("text", ["first 1", "box wood", "open mayor", "draw mayor", "deal shortcut-1"])
def test_players_do_not_do_what_chance_does(text: str) -> None:
    t = position(FULL)
    assert t.refused(text) == "VN-S4"
    assert t.refused(A_DEAL) == "VN-S4"


@rule("VN-F", "VN-K5", "VN-K9", "VN-K15")
def test_a_site_that_is_not_on_the_map_can_be_used_for_nothing() -> None:
    assert position(FULL).refused(A_BUILD + 2 * CARDS) == "VN-F"
    next_site = {"return h1 clay": RESOURCES, "swap h1 clay food": RESOURCES**2, "deliver clay h1": 1}
    rules = []
    for card, (text, step) in zip(("caravan-1", "stall-1", "express-delivery-1"), next_site.items(), strict=True):
        t = after(card)
        rules.append(t.refused(t.match.game.read(t.states, text) + step))
    assert rules == ["VN-K5", "VN-K9", "VN-K15"]


@rule("VN-W1")
def test_no_tile_is_moved_to_or_from_a_hex_that_does_not_exist() -> None:
    assert after("workshop-1").refused(A_LAY + 60) == "VN-C"
    assert after("airway-1").refused(A_LIFT + 60) == "VN-C"


@pytest.mark.parametrize(
    ("text", "because"),
    [
        pytest.param("site e1", "There are no ruins on e1. (VN-B)", marks=rule("VN-B")),
        pytest.param("craftsman e1", "There is no exploitation token on e1. (VN-A)", marks=rule("VN-A")),
        pytest.param("abundance e1", "There is no exploitation token on e1. (VN-K1)", marks=rule("VN-K1")),
        pytest.param("explore z9", "There is no such space on this map. (VN-W1)", marks=rule("VN-W1")),
        pytest.param("transport e1 food h1", "There is no food on e1. (VN-E)", marks=rule("VN-E")),
        pytest.param("transport g1 food d1", "You have no such building site. (VN-E)", marks=rule("VN-E")),
        pytest.param("build d1 mayor", "You have no such building site. (VN-F)", marks=rule("VN-F")),
        pytest.param("build h1 stall", "There are several such cards: name one, such as stall-1. (VN-F)"),
        pytest.param("deliver wood d1", "You have no such building site. (VN-K15)", marks=rule("VN-K15")),
        pytest.param("return e1 food", "e1 is no exploitation with a craftsman of yours. (VN-W3)", marks=rule("VN-W3")),
        pytest.param("swap e1 food wood", "e1 is no exploitation with a craftsman of yours. (VN-W3)"),
    ],
)
def test_a_text_that_names_what_is_not_there_is_answered_too(text: str, because: str) -> None:
    t = position(FULL)
    with pytest.raises(NotationError) as error:
        t.match.game.read(t.states, text)
    assert error.value.reason
    assert i18n.because(i18n.speaker("en"), error.value.reason) == because


@rule("VN-P3")
@pytest.mark.parametrize("text", ["pass", "craftsman a1", "skip"])
def test_when_the_game_is_over_nothing_is_legal(text: str) -> None:
    t = position("M X", players=2).play("pass", "pass")
    assert t.refused(text) == "VN-P3"


@rule("VN-T1")
def test_a_refused_action_changes_nothing() -> None:
    t = position(FULL)
    before = t.states.tobytes()
    for text in ("site a1", "pass", "explore f1", "craftsman g1", "transport g1 wood h1", "build h1 mayor"):
        if text not in t.choices:
            t.refused(text)
    assert t.states.tobytes() == before
    assert picture_of(t.states) == picture(FULL)

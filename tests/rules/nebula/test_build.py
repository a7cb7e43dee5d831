"""Building (VN-F … VN-F5)."""

import pytest

from tests.rules.nebula.kit import position, rule
from tests.rules.nebula.picture import picture
from tuman.core import NotationError


@rule("VN-F")
def test_a_contract_is_fulfilled_from_the_board_or_from_the_own_hand() -> None:
    t = position(
        "S1wsc X S1f X",
        "quiet-town-1:ws shortcut-1:f secret-plan-1:hh",
        "shortcut-2:w",
        board="stall-1:wc mayor:sc merchant:wwc",
    )
    assert t.may("build") == {"a1 quiet-town-1", "c1 shortcut-1", "a1 stall-1", "a1 mayor"}
    assert t.refused("build a1 merchant") == "VN-F"  # a second wood is missing
    assert t.refused("build c1 stall-1") == "VN-F"  # the pieces are on another site
    assert t.refused("build a1 shortcut-2") == "VN-F"  # in another hand
    assert t.refused("build a1 workshop-1") == "VN-F"  # still in the deck


@rule("VN-F", "VN-F4")
def test_the_building_takes_the_place_of_the_site_used_pieces_go_to_the_supply_and_surplus_to_the_storage() -> None:
    t = position("S1wwwscf X", board="mayor:wws", storage=("h",))
    assert t.supply("w") == 15
    t.play("build a1 mayor")
    assert t.map == picture("B1 X")
    assert [t.guild(1)[name] for name in ("sites", "buildings")] == [3, 4]
    assert [t.supply(letter) for letter in "wscf"] == [17, 18, 17, 17]
    assert t.storage(1) == "wchf"
    assert t.points(1)["storage"] == -4
    assert t.fulfilled(1) == ["mayor"]


@rule("VN-F")
def test_a_card_of_the_board_is_replaced_from_the_deck_on_the_same_place() -> None:
    t = position("S1w X", board="stall-2 mayor:w stall-3 stall-4", deck="priest airway-1").play("build a1 mayor")
    assert t.outcomes == {"open priest": 1, "open airway-1": 1}
    t.play("open airway-1")
    assert t.board == ["stall-2", "airway-1", "stall-3", "stall-4"]


@rule("VN-F", "VN-X8")
def test_a_card_of_the_hand_is_not_replaced() -> None:
    t = position("S1w X", "quiet-town-1:w shortcut-1", board="stall-2").play("build a1 quiet-town-1")
    assert t.outcomes == {}
    assert t.hand(1) == ["shortcut-1"]
    assert t.board == ["stall-2", None, None, None]


@rule("VN-F")
def test_only_the_site_named_is_used() -> None:
    t = position("S1ws X S1ws/S2ws", board="mayor:ws").play("build c1 mayor")
    assert t.map == picture("S1ws X B1/S2ws")


@rule("VN-F2")
def test_an_empty_deck_leaves_the_place_empty() -> None:
    t = position("S1w X", board="stall-2 mayor:w", deck="").play("build a1 mayor")
    assert t.outcomes == {}
    assert t.board == ["stall-2", None, None, None]
    assert (t.actor, t.actions) == (1, 1)


@rule("VN-F2", "VN-K16")
def test_with_an_empty_deck_secret_plan_draws_nothing() -> None:
    t = position("S1w X ~", "secret-plan-1:w", deck="").play("build a1 secret-plan-1")
    assert t.asks == "turn"
    assert t.hand(1) == []
    assert t.fulfilled(1) == ["secret-plan-1"]


@rule("VN-F3")
def test_pieces_just_used_are_in_the_supply_when_the_effect_is_resolved() -> None:
    t = position("ss:1 R S1wf X", board="stall-1:wf", supply="").play("build c1 stall-1")
    assert t.choices == {"swap a1 stone wood", "swap a1 stone food", "skip"}


@rule("VN-F3")
def test_the_site_just_used_is_gone_when_the_effect_is_resolved() -> None:
    t = position("S1ww X", "express-delivery-1:w").play("build a1 express-delivery-1")
    assert t.asks == "turn"  # no site to deliver to
    t = position("S1wc X S1f", board="stall-1:w").play("build a1 stall-1")
    assert {text.split()[1] for text in t.choices - {"skip"}} == {"c1"}  # the surplus is out of reach


@rule("VN-F3", "VN-K5")
def test_surplus_is_in_the_storage_area_when_the_effect_is_resolved() -> None:
    t = position("S1wc X", board="caravan-1:w").play("build a1 caravan-1")
    assert t.choices == {"return storage clay", "skip"}


@rule("VN-F3")
@pytest.mark.parametrize("answer", ["skip", "lay b1"])
def test_the_board_is_refilled_after_the_effect(answer: str) -> None:
    t = position("S1w F X", board="workshop-1:w").play("build a1 workshop-1")
    assert (t.asks, t.board[0]) == ("workshop", None)
    assert t.play(answer).asks == "open"
    assert t.play("open mayor").asks == "turn"


@rule("VN-F4")
def test_the_builder_may_not_keep_or_return_surplus() -> None:
    t = position("S1wcc X ~", board="mayor:w").play("build a1 mayor", "open stall-1")
    assert t.asks == "turn"
    assert t.storage(1) == "cc"
    assert t.may("build") == set()


@rule("VN-F5", "VN-K7")
def test_for_the_lazy_explorer_the_builder_names_the_kind() -> None:
    t = position("S1wwwccf X", board="lazy-explorer")
    assert t.may("build") == {"a1 lazy-explorer wood", "a1 lazy-explorer clay"}
    assert t.refused("build a1 lazy-explorer food") == "VN-K7"
    assert t.refused("build a1 lazy-explorer") == "VN-F5"
    t.play("build a1 lazy-explorer clay")
    assert t.storage(1) == "wwwf"
    assert t.supply("c") == 18


@rule("VN-F5", "VN-K12")
def test_for_the_priest_the_builder_names_three_kinds() -> None:
    t = position("S1wwscc X", board="priest")
    assert t.may("build") == {"a1 priest wood stone clay"}
    t = position("S1wwscchf X", board="priest")
    assert len(t.may("build")) == 10
    t = position("S1wwscch X", board="priest")
    assert t.may("build") == {
        f"a1 priest {kinds}" for kinds in ("wood stone clay", "wood stone wheat", "wood clay wheat", "stone clay wheat")
    }
    assert t.refused("build a1 priest wood stone food") == "VN-F"
    assert t.refused("build a1 priest") == "VN-F5"
    with pytest.raises(NotationError):
        t.match.game.read(t.states, "build a1 priest wood wood clay")
    t.play("build a1 priest wood clay wheat")
    assert t.storage(1) == "wsc"
    assert [t.supply(letter) for letter in "wsch"] == [17, 17, 17, 18]


@rule("VN-F5", "VN-K7", "VN-K12")
def test_open_contracts_need_enough_of_the_right_kinds() -> None:
    t = position("S1wsww X S1wsc X S1ww", board="lazy-explorer priest")
    assert t.may("build") == {
        "a1 lazy-explorer wood",
        "c1 priest wood stone clay",
        "e1 lazy-explorer wood",
    }

"""Exploring mist and petrified forest (VN-C, VN-D, VN-CD2, VN-CD3)."""

import pytest

from tests.rules.nebula.kit import position, rule
from tests.rules.nebula.picture import picture
from tuman.games.nebula.state import A_EXPLORE


@rule("VN-C")
def test_mist_is_explored_next_to_an_own_piece_or_to_empty_meadow() -> None:
    t = position("""
        B1   ~    ~    ~    F+
           ~    X    ~    ~    ~
        ~    ~    S2   ~    w3
    """)
    assert t.may("explore") == {"b1", "a2", "d1", "d2", "e2"}
    assert [t.refused(f"explore {hex}") for hex in ("c1", "b3", "a3")] == ["VN-C"] * 3
    t.play("explore b1")
    assert t.may("explore") >= {"c1"}
    assert t.actions == 1


@rule("VN-C", "VN-X1")
def test_the_tile_comes_from_the_leftmost_stack() -> None:
    t = position("M ~ ~ ~ ~").play("explore b1")
    assert t.guild(1)["stacks"] == [2, 3, 3, 3]
    assert t.seen()["reserve"] == 12
    t = position("M ~ ~ ~ ~", tiles=(4,)).play("explore b1", "explore c1")
    assert t.guild(1)["stacks"] == [0, 0, 0, 2]


@rule("VN-C")
@pytest.mark.parametrize("hex", ["a1", "c1", "d1", "e1"])
def test_meadow_ruins_and_forbidden_ground_are_not_explored(hex: str) -> None:
    assert position("M ~ X R w3").refused(f"explore {hex}") == "VN-C"


@rule("VN-C")
def test_a_hex_off_the_map_is_not_explored() -> None:
    assert position("M ~").refused(A_EXPLORE + 2) == "VN-C"


@rule("VN-D")
def test_a_petrified_forest_takes_both_actions_and_the_turn_is_over() -> None:
    t = position("M F F")
    assert t.may("explore") == {"b1"}
    assert t.refused("explore c1") == "VN-D"
    t.play("explore b1")
    assert t.map == picture("M F+ F")
    assert t.guild(1)["stacks"] == [2, 3, 3, 3]
    assert t.actor == 2


@rule("VN-D")
def test_also_next_to_an_own_piece() -> None:
    t = position("S1 F S2", players=2)
    assert t.may("explore") == {"b1"}
    assert t.play("explore b1").actor == 2


@rule("VN-D", "VN-E6")
def test_the_turn_is_over_after_a_petrified_forest_also_with_a_distillery() -> None:
    t = position("S1w F ~", board="distillery-1:w").play("build a1 distillery-1", "explore b1")
    assert t.map == picture("B1 F+ ~")
    assert t.actor == 2


@rule("VN-CD2")
def test_with_empty_stacks_tiles_come_from_the_reserve_while_it_lasts() -> None:
    t = position("M ~ ~ ~", tiles=(1,), reserve=1).play("explore b1")
    assert (t.guild(1)["stacks"], t.seen()["reserve"]) == ([0, 0, 0, 0], 1)
    t.play("explore c1")
    assert t.seen()["reserve"] == 0
    assert t.map == picture("M ~+ ~+ ~")


@rule("VN-CD2")
@pytest.mark.parametrize("hex", ["b1", "b2"])
def test_with_no_tile_left_exploring_is_not_possible(hex: str) -> None:
    t = position("M ~ ~\n F F w3", tiles=(0, 12, 12, 12), reserve=0)
    assert t.choices == {"craftsman c2"}
    assert t.refused(f"explore {hex}") == "VN-CD2"


@rule("VN-CD2")
def test_the_reserve_is_shared_but_tiles_of_others_stay_theirs() -> None:
    t = position("M ~ ~ ~", tiles=(0, 0), reserve=1, players=2).play("explore b1")
    assert t.choices == {"pass"}
    t = position("M ~ ~ ~", tiles=(0, 1), reserve=0, players=2)
    assert t.choices == {"pass"}
    assert t.play("pass").may("explore") == {"b1"}


@rule("VN-CD3")
@pytest.mark.parametrize("hex", ["a1", "b1", "c1"])
def test_a_hex_with_a_tile_is_not_explored_again(hex: str) -> None:
    t = position("~+ F+ X+ ~")
    assert t.may("explore") == {"d1"}
    assert t.refused(f"explore {hex}") == "VN-CD3"


@rule("VN-CD3", "VN-W4")
@pytest.mark.parametrize("explored", ["~", "F"])
def test_a_tile_makes_empty_meadow_whatever_is_under_it(explored: str) -> None:
    t = position(f"ww {explored} S1", players=2).play("explore b1")
    if t.actor == 2:
        t.play("pass")
    assert t.may("transport") == {"a1 wood c1"}

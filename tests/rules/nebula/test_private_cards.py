"""Private contracts, contracts drawn into the hand, and the Distillery (VN-K6, VN-K14 … VN-K17, VN-E6, VN-E7)."""

import pytest

from tests.rules.nebula.kit import PACK, position, rule
from tests.rules.nebula.picture import picture


@rule("VN-K14")
def test_quiet_town_has_no_effect_and_brings_four_points() -> None:
    assert [contract.points for contract in PACK.contracts if contract.name.startswith("quiet-town")] == [4, 4]
    t = position("S1w X w3 F ~", "quiet-town-1:w").play("build a1 quiet-town-1")
    assert (t.asks, t.actions) == ("turn", 1)
    assert t.points(1) == {"contracts": 4}


# --- Express Delivery --------------------------------------------------------------------------------------------


@rule("VN-K15")
def test_express_delivery_brings_any_piece_from_the_supply_onto_an_own_site() -> None:
    t = position("S1w X S1c/S1 X S2", "express-delivery-1:w").play("build a1 express-delivery-1")
    resources = ("wood", "stone", "clay", "wheat", "food")
    assert t.choices == {"skip"} | {f"deliver {name} {site}" for name in resources for site in ("c1", "c1b")}
    t.play("deliver food c1b")
    assert t.map == picture("B1 X S1c/S1f X S2")
    assert t.supply("f") == 17
    assert (t.actor, t.actions) == (1, 1)


@rule("VN-K15", "VN-X7")
def test_without_an_own_site_there_is_nothing_to_deliver_to() -> None:
    t = position("S1w X S2 X", "express-delivery-1:w").play("build a1 express-delivery-1")
    assert t.asks == "turn"
    assert t.fulfilled(1) == ["express-delivery-1"]


# --- Secret Plan -------------------------------------------------------------------------------------------------


@rule("VN-K16")
def test_secret_plan_draws_the_top_neutral_card_into_the_hand() -> None:
    t = position("S1w X ~", "secret-plan-1:w quiet-town-1", deck="mayor stall-1").play("build a1 secret-plan-1")
    assert t.choices == {"plan", "skip"}
    t.play("plan")
    assert t.outcomes == {"draw mayor": 1, "draw stall-1": 1}
    t.play("draw stall-1")
    assert t.hand(1) == ["stall-1", "quiet-town-1"]
    assert t.seen()["deck"] == 1
    assert t.seen()["guilds"][0]["drawn"] == 1


@rule("VN-K16", "VN-X9")
def test_secret_plan_can_be_declined() -> None:
    t = position("S1w X ~", "secret-plan-1:w", deck="mayor").play("build a1 secret-plan-1", "skip")
    assert (t.hand(1), t.seen()["deck"]) == ([], 1)


PLAN = ("build a1 secret-plan-1", "plan", "draw workshop-1")


@rule("VN-X8", "VN-K16")
def test_a_drawn_card_can_be_built_in_the_same_turn_with_its_effect_and_is_not_replaced_on_the_board() -> None:
    t = position("S1w X S1sc F", "secret-plan-1:w", board="mayor", deck="workshop-1:sc=3 stall-1")
    t.play(*PLAN)
    assert t.may("build") == {"c1 workshop-1"}
    t.play("build c1 workshop-1")
    assert t.choices == {"lay d1", "skip"}
    t.play("lay d1")
    assert t.outcomes == {}  # nothing is turned up
    assert t.board == ["mayor", None, None, None]
    assert t.map == picture("B1 X B1 F+")
    assert t.fulfilled(1) == ["workshop-1", "secret-plan-1"]
    assert [t.seen()["guilds"][0][name] for name in ("private", "drawn")] == [0, 0]
    assert t.guild(1)["points_by"]["contracts"] == 3 + 3
    assert t.actor == 2


@rule("VN-X8")
def test_a_drawn_card_is_for_its_owner_only_and_needs_an_action() -> None:
    t = position("S1w X S1sc S2sc", "secret-plan-1:w", deck="workshop-1:sc", actions=1).play(*PLAN)
    assert t.actor == 2
    assert t.may("build") == set()
    assert t.refused("build d1 workshop-1") == "VN-F"


@rule("VN-X8")
def test_there_is_no_limit_to_the_hand() -> None:
    held = "quiet-town-1 quiet-town-2 shortcut-1 shortcut-2 express-delivery-1 secret-plan-2 mayor priest"
    t = position("S1w X", f"secret-plan-1:w {held}", deck="workshop-1").play(*PLAN)
    assert len(t.hand(1)) == 9


@rule("VN-X8", "VN-X9")
def test_an_effect_of_a_drawn_card_can_be_declined() -> None:
    t = position("S1w X F", "stall-1 workshop-1:w").play("build a1 workshop-1", "skip")
    assert t.map == picture("B1 X F")
    assert t.hand(1) == ["stall-1"]


# --- Shortcut ----------------------------------------------------------------------------------------------------


@rule("VN-K17")
def test_shortcut_moves_the_two_leftmost_tiles_to_the_reserve() -> None:
    t = position("S1w X ~", "shortcut-1:w").play("build a1 shortcut-1")
    assert t.choices == {"shortcut", "skip"}
    t.play("shortcut")
    assert t.guild(1)["stacks"] == [1, 3, 3, 3]
    assert t.seen()["reserve"] == 14
    assert (t.actor, t.actions) == (1, 1)


@rule("VN-K17", "VN-X9")
def test_shortcut_can_be_declined() -> None:
    t = position("S1w X ~", "shortcut-1:w").play("build a1 shortcut-1", "skip")
    assert t.guild(1)["stacks"] == [3, 3, 3, 3]


@rule("VN-K17", "VN-X5", "VN-P7")
@pytest.mark.parametrize(
    ("tiles", "stacks", "uncovered"),
    [(11, [0, 3, 3, 3], 1), (10, [0, 2, 3, 3], 1), (4, [0, 0, 0, 2], 3), (2, [0, 0, 0, 0], 4), (1, [0, 0, 0, 0], 4)],
)
def test_each_tile_is_taken_from_the_leftmost_stack_that_has_one(tiles: int, stacks: list[int], uncovered: int) -> None:
    t = position("S1w X ~", "shortcut-1:w", tiles=(tiles,), reserve=5).play("build a1 shortcut-1", "shortcut")
    assert t.guild(1)["stacks"] == stacks
    assert t.guild(1)["explorers"] == uncovered
    assert t.seen()["reserve"] == 5 + min(2, tiles)


@rule("VN-X5", "VN-X7")
def test_with_no_tile_on_the_guild_board_shortcut_does_nothing() -> None:
    t = position("S1w X ~", "shortcut-1:w", tiles=(0,)).play("build a1 shortcut-1")
    assert t.asks == "turn"


# --- Distillery --------------------------------------------------------------------------------------------------


@rule("VN-K6", "VN-E6")
def test_a_distillery_as_the_first_action_leaves_two() -> None:
    t = position("S1w F ~ ~", board="distillery-1:w").play("build a1 distillery-1")
    assert t.asks == "open"
    t.settle()
    assert (t.actor, t.actions) == (1, 2)
    assert t.may("explore") == {"b1"}  # enough for a petrified forest


@rule("VN-K6", "VN-E6")
def test_a_distillery_as_the_second_action_leaves_one() -> None:
    t = position("S1w ~ ~ F", board="distillery-1:w").play("explore b1", "build a1 distillery-1")
    assert (t.actor, t.actions) == (1, 1)
    t.play("explore c1")
    assert t.actor == 2


@rule("VN-E6")
def test_also_with_several_distilleries_never_more_than_two_actions_are_left() -> None:
    t = position("S1w X S1s X S1c F", board="distillery-1:w distillery-2:s distillery-3:c")
    for n, hex in enumerate(("a1", "c1", "e1")):
        t.play(f"build {hex} distillery-{n + 1}")
        assert (t.actor, t.actions) == (1, 2)
    assert t.play("explore f1").actor == 2


@rule("VN-E6")
def test_the_board_is_refilled_before_the_extra_action() -> None:
    t = position("S1w X S1f X", board="distillery-1:w", deck="mayor:f", actions=1).play("build a1 distillery-1")
    t.play("open mayor")
    assert t.may("build") == {"c1 mayor"}


@rule("VN-E7")
def test_the_extra_action_may_be_left_out() -> None:
    t = position("S1w ~ ~ ~", board="distillery-1:w").play("build a1 distillery-1")
    assert t.refused("pass") == "VN-T2"  # the second action of the turn is due
    t.play("explore b1")
    assert "pass" in t.choices
    assert len(t.choices) > 1
    assert t.play("pass").actor == 2


@rule("VN-E7")
def test_after_a_distillery_as_the_second_action_the_turn_may_end_at_once() -> None:
    t = position("S1w ~ ~ ~", board="distillery-1:w", actions=1).play("build a1 distillery-1")
    assert t.choices > {"pass"}


@rule("VN-E7")
def test_with_two_distilleries_both_extra_actions_may_be_left_out() -> None:
    t = position("S1w ~ S1s ~", board="distillery-1:w distillery-2:s")
    t.play("build a1 distillery-1", "build c1 distillery-2")
    assert (t.actions, "pass" in t.choices) == (2, True)
    assert t.play("pass").actor == 2


@rule("VN-E7")
def test_a_distillery_of_an_earlier_turn_does_not_count() -> None:
    t = position("S1w ~ ~ ~ ~", board="distillery-1:w", players=2).play("build a1 distillery-1", "explore b1", "pass")
    assert t.actor == 2
    assert t.play("explore c1").refused("pass") == "VN-T2"


@rule("VN-X6", "VN-P1")
def test_a_distillery_that_is_the_fifth_building_gives_no_action() -> None:
    t = position("B1/B1 B1/B1 S1w ~", board="distillery-1:w").play("build c1 distillery-1")
    assert t.actor == 2
    assert t.seen()["guilds"][0]["end_card"]


@rule("VN-X6", "VN-P1")
def test_the_effect_of_the_building_that_ends_the_game_is_resolved() -> None:
    t = position("B1/B1 B1/B1 S1w F", board="workshop-1:w").play("build c1 workshop-1")
    assert (t.actor, t.choices) == (1, {"lay d1", "skip"})
    t.play("lay d1")
    assert t.map == picture("B1/B1 B1/B1 B1 F+")
    assert t.actor == 2


@rule("VN-X6", "VN-E7")
def test_a_distillery_earlier_in_the_turn_does_not_save_an_action_either() -> None:
    t = position("B1/B1 B1/S1w S1f ~", board="distillery-1:w mayor:f").play("build b1 distillery-1", "build c1 mayor")
    assert t.actor == 2

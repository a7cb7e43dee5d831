"""The turn, craftsmen and building sites (VN-T1 … VN-B2)."""

import pytest

from tests.rules.nebula.kit import position, rule
from tests.rules.nebula.picture import picture
from tuman.games.nebula.state import A_SITE


@rule("VN-T1")
def test_a_turn_is_two_actions_out_of_six() -> None:
    t = position(
        """
        w3   R   S1f  ~
           ~   c:2  F
        """,
        board="mayor:f",
    )
    assert {text.split()[0] for text in t.choices} == {"craftsman", "site", "explore", "transport", "build"}
    assert t.may("explore") >= {"c2"}  # the petrified forest
    t.play("craftsman a1")
    assert (t.actor, t.actions) == (1, 1)
    t.play("transport b2 clay c1")
    assert (t.actor, t.actions) == (2, 2)


@rule("VN-T1")
def test_the_same_action_may_be_repeated() -> None:
    t = position("M ~ ~ ~").play("explore b1", "explore c1")
    assert t.map == picture("M ~+ ~+ ~")
    assert t.actor == 2


@rule("VN-T2")
def test_who_can_act_must_act() -> None:
    t = position("M ~ ~")
    assert t.refused("pass") == "VN-T2"
    assert t.play("explore b1").refused("pass") == "VN-T2"


@rule("VN-T2")
def test_without_a_legal_action_the_rest_of_the_turn_is_lost() -> None:
    t = position("M ~ X", turn=4).play("explore b1")
    assert t.choices == {"pass"}
    assert t.play("pass").actor == 1
    assert t.choices == {"pass"}  # the whole turn
    assert t.play("pass").actor == 2


@rule("VN-T2", "VN-T3")
def test_an_action_that_costs_more_than_what_is_left_is_no_reason_to_stay() -> None:
    t = position("M F F", actions=1)
    assert t.choices == {"pass"}


@rule("VN-T3")
def test_a_petrified_forest_needs_two_actions_left() -> None:
    t = position("M F ~+ ~")
    assert t.may("explore") == {"b1", "d1"}
    t.play("explore d1")
    assert t.may("explore") == set()
    assert t.refused("explore b1") == "VN-T3"


@rule("VN-T3")
def test_card_effects_cost_no_action() -> None:
    t = position("S1w X F F", board="workshop-1:w").play("build a1 workshop-1", "lay d1")
    assert (t.actor, t.actions) == (1, 1)


# --- craftsmen ---------------------------------------------------------------------------------------------------


@rule("VN-A")
def test_a_craftsman_goes_to_any_token_needs_no_path_and_keeps_the_token() -> None:
    t = position("w3 X c4 X ss")
    assert t.may("craftsman") == {"a1", "c1"}
    t.play("craftsman c1")
    assert t.map == picture("w3 X cccc:1 X ss")
    assert t.supply("c") == 14
    assert [token["name"] for token in t.guild(1)["tokens"]] == ["clay 4 2"]
    assert t.points(1) == {"tokens": 2}
    assert t.guild(1)["craftsmen"] == 1


@rule("VN-A")
@pytest.mark.parametrize("hex", ["a1", "b1", "c1"])
def test_a_craftsman_needs_a_token(hex: str) -> None:
    assert position("M ww ff:2 c3").refused(f"craftsman {hex}") == "VN-A"


@rule("VN-A")
def test_a_craftsman_must_be_on_the_guild_board() -> None:
    t = position("w:1 R s:1 R c3")
    assert t.may("craftsman") == set()
    assert t.refused("craftsman e1") == "VN-A"


@rule("VN-A2", "VN-C2")
def test_with_too_few_pieces_in_the_supply_what_is_left_is_put_down() -> None:
    t = position("w4 R", supply="wwf").play("craftsman a1")
    assert t.map == picture("ww:1 R")
    assert t.supply("w") == 0
    assert t.points(1) == {"tokens": 2}


@rule("VN-A2", "VN-C2")
def test_with_none_in_the_supply_the_hex_is_empty_meadow_and_the_craftsman_returns() -> None:
    t = position("w4 ~ ss:2 S1", supply="f").play("craftsman a1")
    assert t.map == picture("M ~ ss:2 S1")
    assert t.guild(1)["craftsmen"] == 2
    assert t.points(1) == {"tokens": 2}
    assert t.may("explore") == {"b1"}  # next to empty meadow, for everybody
    assert t.play("explore b1").may("explore") == set()


@rule("VN-A2", "VN-K1")
@pytest.mark.parametrize(("supply", "left"), [("wwf", "ww"), ("f", "M")])
def test_so_it_is_with_abundance_but_nobody_keeps_the_token(supply: str, left: str) -> None:
    t = position("w4 ~ ~ S1c", board="abundance-1:c", supply=supply).play("build d1 abundance-1", "abundance a1")
    assert t.map == picture(f"{left} ~ ~ B1")
    assert t.points(1).get("tokens") is None
    assert t.may("explore") == ({"b1", "c1"} if left == "M" else {"c1"})


# --- building sites ----------------------------------------------------------------------------------------------


@rule("VN-B")
def test_a_site_goes_to_a_free_half_of_any_ruin() -> None:
    t = position(
        """
        R     S1    S2    B1    B2
           X     X     X     X     X
        S1/S2 S3/S3 B2/S4 B1/B2 B3/B3
        """
    )
    assert t.may("site") == {"a1", "b1", "c1", "d1", "e1"}  # two sites are on the map: one is free
    assert [t.refused(f"site {ruin}") for ruin in ("a3", "b3", "c3", "d3", "e3")] == ["VN-B"] * 5


@rule("VN-B")
@pytest.mark.parametrize(
    ("before", "after"), [("R", "S1"), ("S1w", "S1w/S1"), ("S2w", "S1/S2w"), ("B1", "B1/S1"), ("B2", "B2/S1")]
)
def test_the_two_halves_may_be_of_one_player_or_two(before: str, after: str) -> None:
    t = position(f"{before} X").play("site a1")
    assert t.map == picture(f"{after} X")


@rule("VN-B")
@pytest.mark.parametrize("taken", ["S1/S1", "S1/S2", "S2/S3", "B1/S2", "B1/B2", "B3/B3"])
def test_a_ruin_with_two_halves_taken_has_no_room(taken: str) -> None:
    t = position(f"{taken} X R")
    assert t.may("site") == {"c1"}
    assert t.refused("site a1") == "VN-B"


@rule("VN-B")
def test_a_fourth_site_does_not_exist() -> None:
    t = position("S1 X S1 X S1 X R")
    assert t.may("site") == set()
    assert t.refused("site g1") == "VN-B"
    assert t.refused(A_SITE + 9) == "VN-B"  # and no such ruin


@rule("VN-B", "VN-F")
def test_a_half_stays_taken_when_its_site_becomes_a_building() -> None:
    t = position("S1w/S2 X", board="mayor:w").play("build a1 mayor")
    assert t.map == picture("B1/S2 X")
    assert t.refused("site a1") == "VN-B"


@rule("VN-B2")
@pytest.mark.parametrize(
    ("ruins", "allowed"),
    [
        ("B1/B1 X S1", True),  # one site and three buildings left
        ("B1/B1 X S1 X S1", True),
        ("B1/B1 X B1/S1", True),
        ("B1/B1 X B1/S1 X S1", False),
        ("B1/B1 X B1/B1", True),
        ("B1/B1 X B1/B1 X S1", False),
    ],
)
def test_never_more_own_sites_on_the_map_than_buildings_left(ruins: str, allowed: bool) -> None:
    t = position(f"{ruins} X R X w3")
    name = next(name for name, hex in t.seen()["hexes"].items() if hex.get("sites") == hex.get("buildings") == [])
    assert (name in t.may("site")) == allowed
    if not allowed:
        assert t.refused(f"site {name}") == "VN-B2"

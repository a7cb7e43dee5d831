"""Neutral contracts and their effects (VN-K1 … VN-K13, VN-X0 … VN-X4, VN-X7, VN-X9)."""

import pytest

from tests.rules.nebula.kit import position, rule
from tests.rules.nebula.picture import picture


def kinds_swapped(choices: set[str], place: str) -> set[str]:
    """What may be swapped at a place: 'wood clay', …"""
    return {" ".join(text.split()[2:]) for text in choices if text.startswith(f"swap {place} ")}


@rule("VN-X0")
def test_where_a_card_contradicts_the_rules_the_card_wins() -> None:
    t = position("S1w X F X", board="workshop-1:w", actions=2)
    assert t.refused("explore c1") == "VN-D"
    assert t.play("build a1 workshop-1", "lay c1").map == picture("B1 X F+ X")
    t = position("S1w X F X", board="adventurers-1:w")
    assert t.refused("explore d1") == "VN-C"
    assert t.play("build a1 adventurers-1", "lay d1").map == picture("B1 X F X+")


# --- Abundance ---------------------------------------------------------------------------------------------------


@rule("VN-K1")
def test_abundance_makes_a_neutral_exploitation_of_any_token() -> None:
    t = position("S1w X c3 X ff M h4 R", board="abundance-1:w").play("build a1 abundance-1")
    assert t.choices == {"abundance c1", "abundance g1", "skip"}
    assert [t.refused(f"abundance {hex}") for hex in ("e1", "f1")] == ["VN-K1"] * 2
    t.play("abundance g1")
    assert t.map == picture("B1 X c3 X ff M hhhh R")
    assert t.guild(1)["craftsmen"] == 2
    assert t.guild(1)["tokens"] == []  # it goes to the box
    assert t.supply("h") == 14


# --- Adventurers and Workshop ------------------------------------------------------------------------------------


@rule("VN-K3")
def test_adventurers_put_a_tile_on_any_forbidden_hex() -> None:
    t = position("S1w ~ F X+ X M X", board="adventurers-1:w").play("build a1 adventurers-1")
    assert t.choices == {"lay e1", "lay g1", "skip"}
    assert [t.refused(f"lay {hex}") for hex in ("b1", "c1")] == ["VN-K3"] * 2
    assert t.refused("lay d1") == "VN-CD3"
    t.play("lay g1")
    assert t.map == picture("B1 ~ F X+ X M X+")
    assert t.guild(1)["stacks"] == [2, 3, 3, 3]


@rule("VN-K11")
def test_workshop_puts_a_tile_on_any_petrified_forest_and_costs_no_action() -> None:
    t = position("S1w ~ X F+ F R F", board="workshop-1:w").play("build a1 workshop-1")
    assert t.choices == {"lay e1", "lay g1", "skip"}
    assert [t.refused(f"lay {hex}") for hex in ("b1", "c1")] == ["VN-K11"] * 2
    assert t.refused("lay d1") == "VN-CD3"
    t.play("lay g1")
    assert t.map == picture("B1 ~ X F+ F R F+")
    assert (t.actor, t.actions) == (1, 1)


@rule("VN-X1")
@pytest.mark.parametrize("card", ["workshop-1", "adventurers-1"])
def test_their_tiles_come_from_the_leftmost_stack_then_from_the_reserve(card: str) -> None:
    ground = "F" if card == "workshop-1" else "X"
    t = position(f"S1w {ground} R", board=f"{card}:w", tiles=(10,)).play(f"build a1 {card}", "lay b1")
    assert t.guild(1)["stacks"] == [0, 3, 3, 3]
    assert t.guild(1)["explorers"] == 1  # uncovered by it
    t = position(f"S1w {ground} R", board=f"{card}:w", tiles=(0,), reserve=2).play(f"build a1 {card}", "lay b1")
    assert t.seen()["reserve"] == 1
    t = position(f"S1w {ground} R", board=f"{card}:w", tiles=(0,), reserve=0).play(f"build a1 {card}")
    assert t.asks == "open"  # no tile, no effect


# --- Airway ------------------------------------------------------------------------------------------------------


@rule("VN-K13")
def test_airway_moves_any_tile_to_any_mist_without_one() -> None:
    t = position(
        """
        S1w  X    ~+   X    ~
           X    F+   X    X+
        M    w3   R    X    ~
        """,
        board="airway-1:w",
    ).play("build a1 airway-1")
    assert t.choices == {"lift c1", "lift b2", "lift d2", "skip"}
    assert [t.refused(f"lift {hex}") for hex in ("a3", "e1", "b1")] == ["VN-K13"] * 3
    t.play("lift d2")
    assert t.choices == {"lay e1", "lay e3"}
    assert t.refused("lay b1") == "VN-K13"
    assert t.refused("lay c1") == "VN-CD3"
    assert t.refused("skip") == "VN-K13"
    t.play("lay e3")
    assert t.map == picture("""
        B1   X    ~+   X    ~
           X    F+   X    X
        M    w3   R    X    ~+
    """)
    assert t.guild(1)["stacks"] == [3, 3, 3, 3]  # no new tile
    assert t.seen()["reserve"] == 12 - 3


@rule("VN-X2")
def test_a_path_is_cut_where_airway_takes_the_tile() -> None:
    t = position("ww ~+ S1 X S1f ~", board="airway-1:f")
    assert t.may("transport") == {"a1 wood c1"}
    t.play("build e1 airway-1", "lift b1", "lay f1")
    assert t.map == picture("ww ~ S1 X B1 ~+")
    assert t.may("transport") == set()
    assert t.refused("transport a1 wood c1") == "VN-E2"


@rule("VN-X2")
def test_only_the_paths_over_that_hex_are_cut() -> None:
    t = position(
        """
        ww   ~+   M    S1
           M    F+   M
        cc   X    S1f  ~
        """,
        board="airway-1:f",
    ).play("build c3 airway-1", "lift b2", "lay d3")
    assert t.may("transport") == {"a1 wood d1", "a3 clay d1"}
    assert t.map.splitlines()[1].split() == ["M", "F", "M"]


@rule("VN-X2")
@pytest.mark.parametrize("ground", ["~", "F", "X"])
def test_a_hex_that_loses_its_tile_is_again_what_it_was(ground: str) -> None:
    t = position(f"S1w X {ground}+ X ~ ~ M", board="airway-1:w").play("build a1 airway-1", "lift c1", "lay e1")
    assert t.map == picture(f"B1 X {ground} X ~+ ~ M")
    assert t.may("explore") == {"f1"}


@rule("VN-X2", "VN-CD3")
def test_mist_that_lost_its_tile_can_be_explored_again() -> None:
    t = position("S1w ~+ X ~", board="airway-1:w").play("build a1 airway-1", "lift b1", "lay d1")
    assert t.may("explore") == {"b1"}
    assert t.play("explore b1").map == picture("B1 ~+ X ~+")


@rule("VN-X2")
def test_the_tile_may_not_stay_where_it_was() -> None:
    t = position("S1w ~+ X ~", board="airway-1:w").play("build a1 airway-1", "lift b1")
    assert t.choices == {"lay d1"}
    assert t.refused("lay b1") == "VN-X2"


# --- Caravan and Export ------------------------------------------------------------------------------------------


@rule("VN-K5")
def test_caravan_returns_one_piece_from_an_own_exploitation_an_own_site_or_the_storage_area() -> None:
    t = position("wc:1 R S1f X S1h", board="caravan-1:h", storage=("s", "f")).play("build e1 caravan-1")
    assert t.choices == {"return a1 wood", "return a1 clay", "return c1 food", "return storage stone", "skip"}
    t.play("return storage stone")
    assert (t.storage(1), t.supply("s")) == ("", 18)
    assert t.asks == "open"  # no second one


@rule("VN-K8")
def test_export_returns_up_to_two_pieces_each_from_anywhere() -> None:
    t = position("wc:1 R S1f X S1h", board="export-1:h", storage=("s",)).play("build e1 export-1", "return c1 food")
    assert t.map == picture("wc:1 R S1 X B1")
    assert t.choices == {"return a1 wood", "return a1 clay", "return storage stone", "skip"}
    t.play("return a1 clay")
    assert t.map == picture("w:1 R S1 X B1")
    assert [t.supply(letter) for letter in "cf"] == [18, 18]
    assert t.asks == "open"


@rule("VN-K8")
def test_both_may_come_from_one_place_and_the_second_may_be_left_out() -> None:
    t = position("ww:1 R S1h", board="export-1:h").play("build c1 export-1", "return a1 wood", "return a1 wood")
    assert t.map == picture("M R B1")
    t = position("ww:1 R S1h", board="export-1:h").play("build c1 export-1", "return a1 wood", "skip")
    assert t.map == picture("w:1 R B1")
    assert t.asks == "open"


@rule("VN-K8", "VN-X7")
def test_with_one_piece_to_be_had_export_takes_one() -> None:
    t = position("X S1h", board="export-1:h", storage=("w",)).play("build b1 export-1", "return storage wood")
    assert t.asks == "open"


@rule("VN-K5", "VN-K8")
@pytest.mark.parametrize(("card", "id"), [("caravan-1", "VN-K5"), ("export-1", "VN-K8")])
def test_nothing_of_others_and_nothing_that_is_not_there_is_returned(card: str, id: str) -> None:
    t = position("ww:2 R S1f X S1h", board=f"{card}:h", storage=("s", "c")).play(f"build e1 {card}")
    attempts = ("return a1 wood", "return c1 wood", "return storage clay")
    assert [t.refused(text) for text in attempts] == [id] * 3


@rule("VN-X3")
@pytest.mark.parametrize("card", ["caravan-1", "export-1"])
def test_with_the_last_piece_returned_the_craftsman_returns_and_the_hex_is_empty_meadow(card: str) -> None:
    t = position("ff w:1 S1h/S1", board=f"{card}:h").play(f"build c1 {card}", "return b1 wood")
    assert t.map == picture("ff M B1/S1")
    assert t.guild(1)["craftsmen"] == 2
    assert t.may("transport") == {"a1 food c1"}


# --- Stall -------------------------------------------------------------------------------------------------------


@rule("VN-K9")
def test_stall_swaps_a_piece_on_an_own_exploitation_or_site_for_another_kind() -> None:
    t = position("ww:1 R S1fc X S1h cc:2 S2w ss", board="stall-1:h", storage=("w",)).play("build e1 stall-1")
    assert {text.split()[1] for text in t.choices if text != "skip"} == {"a1", "c1"}
    assert kinds_swapped(t.choices, "a1") == {"wood stone", "wood clay", "wood wheat", "wood food"}
    assert len(kinds_swapped(t.choices, "c1")) == 8
    assert t.refused("swap a1 wood wood") == "VN-K9"
    assert t.refused("swap a1 clay wood") == "VN-K9"
    assert t.refused("swap f1 clay wood") == "VN-K9"
    t.play("swap c1 food wheat")
    assert t.map == picture("ww:1 R S1ch X B1 cc:2 S2w ss")
    assert [t.supply(letter) for letter in "hf"] == [17, 18]
    assert t.asks == "open"


@rule("VN-K9", "VN-C2")
def test_stall_takes_only_what_is_in_the_supply() -> None:
    t = position("ww:1 R S1h", board="stall-1:h", supply="f").play("build c1 stall-1")
    assert t.choices == {"swap a1 wood food", "swap a1 wood wheat", "skip"}
    assert t.refused("swap a1 wood clay") == "VN-C2"


@rule("VN-X4")
def test_after_a_stall_an_exploitation_holds_several_kinds_and_each_use_names_one() -> None:
    t = position("ww:1 S1h/S1", board="stall-1:h caravan-1:f").play("build b1 stall-1", "swap a1 wood food")
    assert t.map == picture("wf:1 B1/S1")
    assert t.may("transport") == {"a1 wood b1", "a1 food b1"}
    t.play("transport a1 food b1")
    assert t.map == picture("w:1 B1/S1f")
    t = position("wf:1 R S1h", board="stall-1:h").play("build c1 stall-1")
    assert kinds_swapped(t.choices, "a1") >= {"wood food", "food wood"}


@rule("VN-X4", "VN-K9")
def test_swapping_the_only_piece_leaves_the_craftsman_where_it_is() -> None:
    t = position("w:1 R S1h", board="stall-1:h").play("build c1 stall-1", "swap a1 wood clay")
    assert t.map == picture("c:1 R B1")
    assert t.guild(1)["craftsmen"] == 1


# --- effects without a target, effects declined ------------------------------------------------------------------


@rule("VN-X7")
@pytest.mark.parametrize(
    ("picture_", "card"),
    [
        pytest.param("S1w M ff R", "abundance-1", id="no token"),
        pytest.param("S1w X+ F ~", "adventurers-1", id="no forbidden hex"),
        pytest.param("S1w X F+ ~", "workshop-1", id="no forest"),
        pytest.param("S1w X F ~", "airway-1", id="no tile to move"),
        pytest.param("S1w X F+ ~+", "airway-1", id="no mist to move it to"),
        pytest.param("S1w/S1 ww cc:2 S2f", "caravan-1", id="no own piece to return"),
        pytest.param("S1w/S1 ww cc:2 S2f", "export-1", id="no own piece to export"),
        pytest.param("S1w/S1 ww cc:2 S2f", "stall-1", id="no own piece to swap"),
    ],
)
def test_an_effect_without_a_target_does_nothing_and_the_contract_is_fulfilled(picture_: str, card: str) -> None:
    t = position(picture_, board=f"{card}:w").play(f"build a1 {card}")
    assert t.asks == "open"
    assert t.fulfilled(1) == [card]
    assert (t.actor, t.actions) == (1, 1)


@rule("VN-X7", "VN-K9")
def test_stall_needs_another_kind_in_the_supply() -> None:
    t = position("ww:1 R S1w", board="stall-1:w", supply="w").play("build c1 stall-1")
    assert t.asks == "open"


EFFECTS = {  # what is asked
    "abundance-1": "abundance",
    "adventurers-1": "adventurers",
    "caravan-1": "return",
    "export-1": "return",
    "stall-1": "stall",
    "workshop-1": "workshop",
    "airway-1": "airway",
}


@rule("VN-X9", "VN-F")
@pytest.mark.parametrize("card", EFFECTS)
def test_an_effect_can_be_declined_and_is_lost(card: str) -> None:
    t = position("S1h X F ~+ ~ w3 ff:1 S1c", board=f"{card}:h").play(f"build a1 {card}")
    assert t.asks == EFFECTS[card]
    before = t.states.copy()
    t.play("skip")
    told = t.match.game.narrate(before, t.match.log[-1], t.states)[0]
    said = ("nebula-skip-return", None) if EFFECTS[card] == "return" else ("nebula-skip", card[:-2])
    assert (told.key, told.args.get("card")) == said
    assert t.asks == "open"  # now or never
    assert t.map == picture("B1 X F ~+ ~ w3 ff:1 S1c")
    assert t.fulfilled(1) == [card]


@rule("VN-X9", "VN-K2", "VN-K4", "VN-K7", "VN-K10", "VN-K12")
@pytest.mark.parametrize("card", ["architect:ww", "mayor:ww", "lazy-explorer", "merchant:ww", "priest"])
def test_cards_that_count_at_the_end_have_nothing_to_decline(card: str) -> None:
    name = card.split(":")[0]
    kinds = {"lazy-explorer": " wood", "priest": " wood stone clay"}.get(name, "")
    t = position("S1wwsc X w3 F ~+ ~ ff:1 S1c", board=card).play(f"build a1 {name}{kinds}")
    assert t.asks == "open"
    assert t.refused("skip") == "VN-T1"


# --- points ------------------------------------------------------------------------------------------------------


@rule("VN-K2")
@pytest.mark.parametrize(
    ("others", "points"), [("", 1), ("stall-1=2", 2 + 2), ("stall-1=2 quiet-town-1=4 secret-plan-1=3", 4 + 9)]
)
def test_architect_brings_a_point_for_each_fulfilled_contract_this_one_too(others: str, points: int) -> None:
    assert position("S1 X", fulfilled=(f"architect=0 {others}", "mayor=0")).points(1) == {"contracts": points}


@rule("VN-K4")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("mayor:wsc=0 stall-1:ws=0 quiet-town-1:ww=0 airway-1:wsc=0", 4),
        ("mayor:ws=0", 2),
        ("mayor:wsc=0 lazy-explorer=0", 2),
        ("mayor:wsc=0 priest=0 stall-1:w=0", 0),
    ],
)
def test_mayor_brings_two_points_for_each_contract_of_exactly_two_pieces(cards: str, points: int) -> None:
    t = position("S1 X", fulfilled=(cards, "stall-2:wf=0"), tiles=(0,))
    assert t.points(1) == {"explorers": 8} | ({"contracts": points} if points else {})


@rule("VN-K7")
@pytest.mark.parametrize(("tiles", "covered"), [(12, 4), (10, 4), (9, 3), (1, 1), (0, 0)])
def test_lazy_explorer_brings_a_point_for_each_explorer_still_covered(tiles: int, covered: int) -> None:
    t = position("S1 X", fulfilled=("lazy-explorer=0",), tiles=(tiles,))
    assert t.points(1).get("contracts", 0) == covered


@rule("VN-K10")
@pytest.mark.parametrize(("tokens", "points"), [("", 0), ("w3 w3 c4", 3)])
def test_merchant_brings_a_point_for_each_token_owned(tokens: str, points: int) -> None:
    t = position("S1 X", fulfilled=("merchant=0",), tokens=(tokens, "f3"))
    assert t.points(1).get("contracts", 0) == points


@rule("VN-K12")
def test_the_priest_brings_three_points() -> None:
    assert position("S1 X", fulfilled=("priest",)).points(1) == {"contracts": 3}

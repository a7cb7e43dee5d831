"""Mercenaries whose effect lasts: Turtle, Frog and Hippo (MI-N6, MI-N7, MI-N9, MI-D4 … D8)."""

import pytest

from tests.rules.island.kit import FIVE_WOLVES, board, position, rule

FOUR = "wolf wolf wolf wolf"


# --- Turtle ---------------------------------------------------------------------------------------------------------


@rule("MI-N6")
def test_a_turtle_gives_a_second_token_and_the_opponent_then_places_two() -> None:
    t = position(".", f"turtle {FOUR}").play("turtle a1", "wolf b1")
    assert t.actor == 2
    t.play("wolf c1")
    assert t.actor == 2
    t.play("wolf d1")
    assert t.actor == 1
    assert t.play("wolf e1").actor == 2
    assert t.play("wolf f1").actor == 1  # the debt is paid


@rule("MI-N6")
def test_without_the_second_token_there_is_no_debt() -> None:
    t = position(".", f"turtle {FOUR}").play("turtle a1", "stop")
    assert t.actor == 2
    assert t.play("wolf b1").actor == 1


@rule("MI-D4")
def test_the_second_token_is_any_of_the_hand_on_any_free_cell_with_its_effect() -> None:
    t = position("w", "turtle mole rat wolf wolf").play("turtle c1", "draw hare")
    assert {text.split()[0] for text in t.choices} == {"stop", "mole", "rat", "wolf", "hare"}  # the one just drawn too
    assert len(t.cells("wolf")) == 34
    assert t.play("mole b1").choices == {"swap a1", "swap c1"}


@rule("MI-D4")
def test_a_turtle_needs_another_token_in_hand() -> None:
    assert position(".", "turtle", "wolf").play("turtle a1").actor == 2


@rule("MI-D4")
def test_a_turtle_needs_a_free_cell_or_a_darkness_board() -> None:
    t = position(
        """
        r  w  P  w  W  R
        w  h  r  w  r  W
        p  W  H  H  R  p
        w  w  W  W  R  W
        r  R  P  h  W  w
        .  H  w  w  b= b=
        """,
        "turtle wolf",
        "",
    ).play("turtle a6")
    assert t.actor == 2
    assert t.play("settle f6").choices == {"wolf e6"}  # the Wolf waits for the next turn


@rule("MI-D4", "MI-W4")
def test_with_a_darkness_board_left_the_second_token_begins_with_lifting_it() -> None:
    t = position(
        """
        r  w  P  #  #  #
        w  h  r  #  #  #
        p  W  .  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        """,
        f"turtle {FOUR}",
        weather="cloudy",
    ).play("turtle c3")
    assert t.choices == {"stop", "lift ne", "lift sw", "lift se"}
    t.play("lift sw")
    assert t.actor == 1
    assert t.cells("wolf") == {column + row for column in "abc" for row in "456"}


@rule("MI-D5")
def test_the_opponent_must_place_two_each_with_its_effect() -> None:
    t = position(".", f"turtle {FOUR}", "mole mouse wolf wolf wolf").play("turtle a1", "wolf b1")
    t.play("mole c1")
    assert t.choices == {"swap b1"}
    t.play("swap b1", "mouse d1")
    assert (t.asks, t.actor) == ("swap", 2)
    assert t.play("swap c1").actor == 1


@rule("MI-D5")
def test_the_two_tokens_owed_can_not_be_left_out() -> None:
    t = position(".", f"turtle {FOUR}").play("turtle a1", "wolf b1", "wolf c1")
    assert "stop" not in t.choices
    assert t.refused("stop") == "MI-S3"


@rule("MI-D5")
def test_who_has_only_one_token_left_places_one() -> None:
    t = position(".", "turtle wolf wolf", "wolf").play("turtle a1", "wolf b1", "wolf c1")
    assert t.actor == 1


@rule("MI-D5")
@pytest.mark.parametrize("order", [("turtle c1", "wolf d1"), ("wolf c1", "turtle d1")])
def test_a_turtle_among_the_two_owed_gives_no_further_token_and_no_debt(order: tuple[str, str]) -> None:
    t = position(".", f"turtle {FOUR}", f"turtle {FOUR}").play("turtle a1", "wolf b1", order[0])
    assert "stop" not in t.choices
    t.play(order[1])
    assert (t.actor, t.asks) == (1, "place")
    assert t.seen()["debt"] is None
    assert t.play("wolf e1").actor == 2


@rule("MI-D5", "MI-S7")
def test_a_debt_does_not_outlast_the_round() -> None:
    picture = "r w P w W R\nw h r w r W\np W H H R p\nh w W W R W\nr R P h W w\nw H w w . ."
    t = position(picture, "turtle wolf", "", mode="blitz").play("turtle e6", "wolf f6")
    assert t.seen()["round"] == 2
    assert t.starter == 2
    t.play(*FIVE_WOLVES, *FIVE_WOLVES, "wolf a1")
    assert t.actor == 1


# --- Frog -------------------------------------------------------------------------------------------------------------


@rule("MI-N7")
def test_a_frog_may_hop_to_a_free_neighbouring_cell_before_its_owner_places() -> None:
    t = position(". W .\nw G .\n. . .")
    assert t.choices == {"stay", "hop c2", "hop b3"}
    assert t.refused("hop b1") == "MI-U1"
    assert t.refused("hop c3") == "MI-M6"
    t.play("hop c2")
    assert t.board == board(". W .\nw . G")
    assert t.asks == "place"
    assert "b2" in t.cells("wolf")  # where it was is free now


@rule("MI-N7", "MI-D6")
def test_a_frog_hops_in_each_later_turn_of_its_owner_but_not_when_it_is_placed() -> None:
    t = position(".", f"frog {FOUR}").play("frog a1")
    assert t.asks == "draw"
    assert t.actor == 2
    assert t.asks == "place"  # nor in the opponent's turn
    t.play("wolf f6")
    assert t.choices == {"stay", "hop b1", "hop a2"}
    t.play("hop b1")
    assert t.asks == "place"  # once a turn
    t.play("wolf f5", "wolf f4")
    assert t.choices == {"stay", "hop a1", "hop c1", "hop b2"}


@rule("MI-D6")
def test_a_frog_that_can_not_hop_is_not_asked() -> None:
    assert position("G w\nw").asks == "place"
    assert position("G b= b=\nw").asks == "place"


@rule("MI-D6")
def test_a_frog_does_not_hop_before_the_second_token_of_a_turn() -> None:
    t = position("G", owes=True).play("stay", "wolf f6", "draw rat")
    assert (t.actor, t.asks) == (1, "place")


@rule("MI-D6")
def test_a_frog_placed_first_of_two_does_not_hop_in_that_turn() -> None:
    t = position(".", f"frog {FOUR}", owes=True).play("frog a1", "draw rat")
    assert (t.actor, t.asks) == (1, "place")


@rule("MI-D6")
def test_a_frog_hops_wherever_swaps_have_carried_it() -> None:
    t = position("G .", f"wolf {FOUR}", f"mole {FOUR}", turn=2).play("mole b1", "swap a1")
    assert t.board == board("m G")
    assert t.actor == 1
    assert t.choices == {"stay", "hop c1", "hop b2"}


@rule("MI-D6")
def test_a_frog_taken_back_hops_no_more_until_it_is_placed_again() -> None:
    t = position("G .", FOUR + " wolf", f"snake {FOUR}", turn=2).play("snake b1", "back a1", "wolf a1", "draw rat")
    assert (t.actor, t.asks) == (1, "place")
    t.play("frog c3", "wolf f6")
    assert (t.actor, t.asks) == (1, "hop")


# --- Hippo ------------------------------------------------------------------------------------------------------------


@rule("MI-N9")
def test_a_hippo_takes_two_free_cells_until_its_owners_next_turn() -> None:
    t = position("w .", f"hippo {FOUR}").play("hippo b1-b2")
    assert t.board == board("w B=\n. B=")
    assert t.actor == 2
    assert not {"b1", "b2"} & t.cells("wolf")
    t.play("wolf f6")
    assert t.choices == {"settle b1", "settle b2"}
    t.play("settle b2")
    assert t.seen()["board"]["b2"]["kind"] == "hippo"
    assert {"b1", "f5"} <= t.cells("wolf")  # the freed cell, or elsewhere
    assert "b2" not in t.cells("wolf")
    assert t.play("wolf b1").actor == 2


@rule("MI-N9")
def test_the_hippo_settles_before_anything_else() -> None:
    t = position("B= B=\nG .")
    assert t.asks == "settle"
    assert t.refused("wolf f6") == "MI-N9"


@rule("MI-D7")
def test_while_two_neighbouring_cells_are_free_the_hippo_takes_such_a_pair() -> None:
    t = position("w . .\nw w w", f"hippo {FOUR}")
    assert "hippo b1-c1" in t.choices
    assert all("-" in text for text in t.choices if text.startswith("hippo"))
    assert t.refused("hippo b1") == "MI-D7"


@rule("MI-D7")
def test_pairs_lie_side_by_side_or_one_above_the_other_on_the_board_alone() -> None:
    hippo = [text for text in position(".", f"hippo {FOUR}").choices if text.startswith("hippo")]
    assert len(hippo) == 60
    assert not {"hippo f1-a2", "hippo a1-b2"} & set(hippo)


@rule("MI-D7")
def test_without_a_pair_of_free_cells_the_hippo_takes_one_and_is_settled() -> None:
    t = position(
        """
        .  w  .  #  #  #
        w  W  r  #  #  #
        .  W  .  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        """,
        f"hippo {FOUR}",
        weather="cloudy",
    )
    assert {text for text in t.choices if text.startswith("hippo")} == {"hippo a1", "hippo c1", "hippo a3", "hippo c3"}
    t.play("hippo a1", "wolf c1")
    assert (t.actor, t.asks) == (1, "place")
    assert t.board.startswith("B  w  w")


@rule("MI-D7")
def test_cells_at_opposite_edges_are_no_pair() -> None:
    t = position(
        """
        r  w  P  w  W  .
        .  h  r  w  r  W
        p  W  R  H  R  p
        h  w  W  W  R  W
        r  R  P  h  W  w
        W  H  w  w  W  w
        """,
        "hippo",
        "wolf",
    )
    assert t.choices == {"hippo f1", "hippo a2"}


@rule("MI-D8", "MI-W4")
def test_the_cells_of_a_hippo_count_as_full_when_darkness_is_due() -> None:
    t = position(
        """
        .  .  w  #  #  #
        w  W  r  #  #  #
        R  W  h  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        """,
        f"hippo {FOUR}",
        weather="cloudy",
    )
    t.play("hippo a1-b1")
    assert t.actor == 2
    assert t.choices == {"lift ne", "lift sw", "lift se"}

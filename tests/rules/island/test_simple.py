"""What is in the box, and the simple game (MI-C1 … MI-C6, MI-S0 … MI-S7)."""

import pytest

from tests.rules.island.kit import (
    BLUE_3,
    FIVE_WOLVES,
    ISLAND,
    LEVEL,
    Table,
    board,
    dealt,
    finish,
    last_token,
    position,
    rule,
    table,
)
from tuman.games.island.content import CELL_NAMES
from tuman.match import Match

START = {"wolf": 9, "rat": 4, "hare": 3, "pig": 2}


def red(picture: str) -> str:
    """The same board with the sides exchanged."""
    return picture.swapcase()


# --- components -------------------------------------------------------------------------------------------------


@rule("MI-C1")
def test_the_board_has_six_by_six_cells() -> None:
    assert dealt().choices == {f"wolf {column}{row}" for column in "abcdef" for row in "123456"}


@rule("MI-C1")
@pytest.mark.parametrize(
    ("quarter", "columns", "rows"), [("ne", "def", "123"), ("sw", "abc", "456"), ("se", "def", "456")]
)
def test_the_board_is_made_of_four_quarters_of_three_by_three(quarter: str, columns: str, rows: str) -> None:
    full = "r w P # # #\nw h r # # #\np W H # # #\n" + "# # # # # #\n" * 3
    t = position(full, weather="cloudy")
    assert t.choices == {"lift ne", "lift sw", "lift se"}
    t.play(f"lift {quarter}")
    assert t.cells("wolf") == {column + row for column in columns for row in rows}


@rule("MI-C2")
def test_each_side_has_nine_wolves_four_rats_three_hares_and_two_pigs() -> None:
    assert table().seen()["tokens"] == [START, START]
    t = table().play("take rat", "take rat", "take rat", "take rat")
    assert t.choices == {"take wolf", "take hare", "take pig"}
    assert t.refused("take rat") == "MI-S1"


@rule("MI-C2")
def test_a_seat_plays_the_shield_of_its_side() -> None:
    t = dealt().play("wolf a1", "wolf b1")
    assert t.board == board("W w")


@rule("MI-C4")
def test_there_are_two_weather_cards_of_each_of_four_kinds() -> None:
    assert table(mode="weather").outcomes == {
        "card sunny": 2,
        "card night": 2,
        "card cloudy": 2,
        "card fog": 2,
    }


MERCENARIES = ["chameleon", "mole", "crow", "cat", "fox", "turtle", "frog", "fairy-dog", "hippo", "snake", "mouse"]


@rule("MI-C5")
def test_a_side_may_hire_each_mercenary_once_and_two_mice() -> None:
    assert table(mode="blitz").hire() == [*MERCENARIES, "mouse"]


@rule("MI-C5")
def test_with_one_mouse_the_twelfth_mercenary_is_left_out() -> None:
    assert table(mode="blitz", mice="one").hire() == MERCENARIES


@rule("MI-C6")
def test_a_point_is_a_coin_and_coins_never_run_out() -> None:
    t = finish(BLUE_3, mode="mercenaries", round=2, points=(400, 7))
    assert t.points == t.coins == (403, 7)


# --- the simple game --------------------------------------------------------------------------------------------


@rule("MI-S0")
def test_the_default_game_has_neither_weather_nor_mercenaries() -> None:
    t = Table(Match(ISLAND, seed="1").at(0)).go_on(lambda t: t.match.over)
    verbs = {line.split()[1] for line in t.match.written()}
    assert verbs == {"first", "take", "draw", "wolf", "rat", "hare", "pig"}
    assert t.seen()["weather"] == "sunny"
    assert not t.seen()["mercenaries"]


@rule("MI-S1")
def test_a_hand_is_any_five_tokens_and_the_other_thirteen_are_the_deck() -> None:
    t = table().play("take pig", "take pig", "take rat", "take hare", "take wolf")
    assert t.hand(1) == ["wolf", "rat", "hare", "pig", "pig"]
    assert t.actor == 2
    t.play(*FIVE_WOLVES)
    assert t.seen()["decks"] == [13, 13]
    assert t.seen(1)["unseen"][0] == {"wolf": 8, "rat": 3, "hare": 2}


@rule("MI-S1", "MI-H2")
def test_the_choice_of_five_is_secret() -> None:
    t = table().play("take pig", "take rat")
    assert t.seen(1)["hands"][0] == ["rat", "pig"]
    assert t.seen(2)["hands"][0] == [None, None]
    assert t.match.written(viewer=1) == ["1: take ?", "1: take ?"]


@rule("MI-S2")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert table(first="random").outcomes == {"first 1": 1, "first 2": 1}
    t = table(first="random").play("first 2", *FIVE_WOLVES, *FIVE_WOLVES)
    assert t.actor == 2


@rule("MI-S2")
def test_in_a_rematch_the_table_names_the_first_player() -> None:
    t = table(first="2")
    assert t.outcomes == {}
    assert t.play(*FIVE_WOLVES, *FIVE_WOLVES).actor == 2


@rule("MI-S3")
def test_a_turn_is_a_token_on_a_free_cell_face_up_and_then_a_draw() -> None:
    t = position("W . w", "wolf rat hare hare pig", mode="simple").play("rat b1")
    assert t.board == board("W R w")
    assert t.hand(1) == ["wolf", "hare", "hare", "pig"]
    assert t.asks == "draw"
    assert t.outcomes == {"draw wolf": 7, "draw rat": 3, "draw hare": 1, "draw pig": 1}
    t.play("draw pig")
    assert t.hand(1) == ["wolf", "hare", "hare", "pig", "pig"]
    assert t.actor == 2


@rule("MI-S3")
def test_only_what_is_in_hand_is_placed_and_only_on_a_free_cell() -> None:
    t = position("W . w", "wolf rat hare hare hare", mode="simple")
    assert t.refused("pig b1") == "MI-S3"
    assert t.refused("wolf a1") == "MI-U1"
    assert t.refused("wolf c1") == "MI-U1"
    assert t.cells("wolf") == set(CELL_NAMES) - {"a1", "c1"}


@rule("MI-S3")
def test_with_an_empty_deck_one_plays_on_with_what_is_in_hand() -> None:
    t = position(".", "wolf rat", "wolf", mode="simple").play("rat a1")
    assert t.outcomes == {}
    assert t.hand(1) == ["wolf"]
    assert t.actor == 2


@rule("MI-S4")
def test_a_round_ends_when_the_last_cell_is_filled_and_both_sides_count() -> None:
    t, last = last_token(BLUE_3, mode="simple")
    assert t.seen()["round"] == 1
    assert t.seen()["lines"] == []
    t.play(last)
    assert t.seen()["tally"] == [[3, 0]]
    assert t.seen()["lines"] == [{"side": "blue", "cells": ["e1", "e2", "e3"], "points": 3}]
    assert t.seen()["round"] == 2


@rule("MI-S4")
def test_the_points_of_two_rounds_add_up_and_most_points_win() -> None:
    t = finish(BLUE_3, mode="simple", round=2, points=(7, 9))
    assert t.actor == "over"
    assert t.points == (10, 9)
    assert t.match.winners() == [0]
    assert finish(red(BLUE_3), mode="simple", round=2, points=(7, 5)).match.winners() == [1]


@rule("MI-S5")
@pytest.mark.parametrize(("first", "second"), [("1", 2), ("2", 1)])
def test_who_was_second_in_the_first_round_starts_the_second(first: str, second: int) -> None:
    t = dealt(first=first)
    assert t.actor == int(first)
    t.play_round().play(*FIVE_WOLVES, *FIVE_WOLVES)
    assert t.actor == second


@rule("MI-S6")
def test_equal_totals_are_a_shared_win() -> None:
    t = finish(LEVEL, mode="simple", round=2, points=(20, 20))
    assert t.actor == "over"
    assert t.match.winners() == [0, 1]


@rule("MI-S7")
def test_every_round_is_set_up_afresh() -> None:
    t = finish(BLUE_3, mode="simple")
    assert t.board == board(".")
    assert t.seen()["hands"] == [[], []]
    t.play("take pig", "take pig", "take hare", "take hare", "take hare", *FIVE_WOLVES)
    assert t.hand(1) == ["hare", "hare", "hare", "pig", "pig"]
    t.play("wolf b1")  # MI-S5: seat 2 starts the second round
    assert t.outcomes == {"draw wolf": 4, "draw rat": 4, "draw hare": 3, "draw pig": 2}
    assert t.play("draw rat", "pig a1").outcomes == {"draw wolf": 9, "draw rat": 4}

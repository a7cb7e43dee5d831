"""Blitz, the game of a tournament (MI-B1 … MI-B4)."""

from typing import Any

import pytest

from tests.rules.island.kit import BLUE_3, FIVE_WOLVES, LEVEL, Table, finish, rule, table
from tuman.core import OptionError


def after(round: int, picture: str = LEVEL, **how: Any) -> Table:
    """A blitz just after this round; with LEVEL it brings nobody a point."""
    return finish(picture, mode="blitz", round=round, **how)


@rule("MI-B1")
def test_both_hire_for_eighty_coins_before_the_first_round() -> None:
    t = table(mode="blitz")
    assert (t.actor, t.asks, t.coins) == (1, "hire", (80, 80))
    t.play("skip chameleon", "skip mole", "hire crow", "hire cat", "hire fox", "hire turtle", "hire frog")
    assert t.seen(1)["asked"]["coins"] == 10
    assert t.play("hire fairy-dog").choices == {"skip hippo"}
    t.play("skip hippo", "skip snake", "skip mouse", "skip mouse")
    assert t.actor == 2
    t.hire("mouse", "mouse")
    assert t.asks == "take"
    assert t.seen()["tokens"][1] == {"wolf": 7, "rat": 4, "hare": 3, "pig": 2, "mouse": 2}


@rule("MI-B1")
def test_unspent_coins_are_lost() -> None:
    t = table(mode="blitz")
    t.hire("cat")
    t.hire()
    assert t.coins == (0, 0)


@rule("MI-B1")
@pytest.mark.parametrize("weather", ["sunny", "cloudy", "fog"])
def test_one_weather_is_agreed_for_the_whole_game(weather: str) -> None:
    t = table(mode="blitz", weather=weather).go_on(lambda t: t.record.played == 1, avoid="hire")
    assert t.seen()["weather"] == weather
    t.go_on(lambda t: t.match.over or t.record.played == 2)
    assert t.seen()["weather"] == weather
    assert not any(" card " in line for line in t.match.written())


@rule("MI-B1", "MI-B4")
def test_the_weather_is_not_drawn() -> None:
    with pytest.raises(OptionError, match="draws no weather"):
        table(mode="blitz", weather="drawn")


@rule("MI-B1")
def test_there_are_two_rounds_and_most_points_win() -> None:
    assert table(mode="blitz").seen()["rounds"] == 2
    t = after(2, BLUE_3, points=(7, 9))
    assert t.actor == "over"
    assert t.points == (10, 9)
    assert t.match.winners() == [0]


@rule("MI-B2")
def test_nobody_hires_between_the_rounds_and_points_bring_no_coins() -> None:
    t = after(1, BLUE_3, points=(50, 50))
    assert t.asks == "take"
    assert t.coins == (0, 0)
    assert after(1, coins=(50, 50)).asks == "take"
    assert after(2, points=(50, 50)).coins == (0, 0)


@rule("MI-B3", "MI-M10")
def test_equal_points_mean_an_extra_round_three_times_at_most() -> None:
    t = after(2, points=(20, 20), starter=2)
    assert (t.asks, t.seen()["round"], t.starter) == ("take", 3, 1)
    assert [after(round, points=(20, 20)).actor == "over" for round in (3, 4, 5)] == [False, False, True]
    assert after(5, points=(20, 20)).match.winners() == [0, 1]
    assert after(3, BLUE_3, points=(20, 20)).match.winners() == [0]


@rule("MI-B4")
def test_blitz_is_for_two_and_night_is_left_out() -> None:
    assert table(mode="blitz").seen()["seats"] == 2
    with pytest.raises(OptionError, match="night"):
        table(mode="blitz", weather="night")


@rule("MI-B4", "MI-S2")
def test_the_first_player_is_drawn_by_lot_and_the_other_starts_the_second_round() -> None:
    t = table(mode="blitz", first="random")
    assert t.outcomes == {"first 1": 1, "first 2": 1}
    t.play("first 2")
    for _ in (1, 2):
        t.hire()
    t.play(*FIVE_WOLVES, *FIVE_WOLVES)
    assert t.actor == 2
    t.play_round().play(*FIVE_WOLVES, *FIVE_WOLVES)
    assert t.actor == 1

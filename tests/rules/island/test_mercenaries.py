"""The mercenary game: rounds, hiring, coins (MI-M1 … MI-M10)."""

from typing import Any

import pytest

from tests.rules.island.kit import BLUE_3, FIVE_WOLVES, LEVEL, Table, finish, position, rule, table

START = {"wolf": 9, "rat": 4, "hare": 3, "pig": 2}
ALL = ["chameleon", "mole", "crow", "cat", "fox", "turtle", "frog", "fairy-dog", "hippo", "snake", "mouse", "mouse"]


def after(round: int, picture: str = LEVEL, **how: Any) -> Table:
    """A mercenary game just after this round; with LEVEL it brings nobody a point."""
    return finish(picture, mode="mercenaries", round=round, **how)


@rule("MI-M1")
def test_there_are_four_rounds_and_hiring_begins_halfway() -> None:
    assert table(mode="mercenaries").seen()["rounds"] == 4
    rich = {"points": (50, 50), "coins": (50, 50)}
    assert table(mode="mercenaries").asks == "card"
    assert [after(round, **rich).asks for round in (1, 2, 3)] == ["take", "hire", "hire"]
    assert after(4, BLUE_3, **rich).actor == "over"


@rule("MI-M1", "MI-M2")
def test_the_table_may_hire_after_every_round() -> None:
    rich = {"coins": (50, 50), "hire": "every-round"}
    assert table(mode="mercenaries", hire="every-round").asks == "card"
    assert [after(round, **rich).asks for round in (1, 2, 3)] == ["hire"] * 3
    assert after(4, BLUE_3, **rich).actor == "over"


@rule("MI-M2")
def test_each_mercenary_costs_its_price_and_a_starting_token() -> None:
    t = after(2, points=(35, 0))
    t.hire("chameleon", "cat")
    assert t.coins == (5, 0)
    assert t.seen()["tokens"] == [{"wolf": 9, "rat": 3, "hare": 3, "pig": 1, "chameleon": 1, "cat": 1}, START]


@rule("MI-M2")
def test_one_hires_as_many_as_one_can_pay() -> None:
    t = after(2, points=(35, 0)).play("hire chameleon", "hire mole")
    assert t.choices == {"skip crow"}  # 15 coins are left, it costs 20
    assert t.refused("hire crow") == "MI-M2"
    t.play("skip crow", "skip cat", "hire fox")
    assert t.choices == {"skip turtle"}
    assert after(2, points=(160, 0)).hire(*ALL) == ALL


@rule("MI-M2", "MI-M9")
def test_a_side_with_all_twelve_has_eighteen_tokens_still() -> None:
    t = after(2, points=(160, 0))
    t.hire(*ALL)
    mercenaries = {kind: ALL.count(kind) for kind in ALL}
    assert t.seen()["tokens"][0] == {"wolf": 3, "rat": 1, "hare": 1, "pig": 1, **mercenaries}
    assert t.coins == (20, 0)  # 2 × 20 and 10 × 10 coins


@rule("MI-M2")
def test_who_can_pay_for_none_is_not_asked() -> None:
    t = after(2, points=(9, 10))
    assert t.actor == 2
    t.hire()
    assert t.asks == "card"


@rule("MI-M2", "MI-M7")
def test_unspent_coins_are_kept() -> None:
    t = after(2, points=(35, 0))
    t.hire("cat")
    t.play("card sunny", "card sunny", "pick sunny").play_round()
    earned = t.seen()["tally"][2][0]
    assert t.coins[0] == 15 + earned
    assert t.points[0] == 35 + earned


@rule("MI-M2", "MI-M9")
def test_what_was_given_up_and_hired_stays_so_in_every_later_round() -> None:
    t = after(2, points=(20, 0))
    t.hire("cat")
    t.play_round().go_on(lambda t: t.asks == "take", avoid="hire")
    assert t.seen()["round"] == 4
    assert t.seen()["tokens"][0] == {"wolf": 9, "rat": 4, "hare": 3, "pig": 1, "cat": 1}
    t.play("take pig")
    assert t.choices == {"take wolf", "take rat", "take hare", "take cat"}


@rule("MI-M3", "MI-H2")
def test_hiring_is_secret_until_both_have_decided() -> None:
    t = after(2, points=(20, 10))
    t.hire("cat")
    assert t.actor == 2
    for seat in (0, 2):
        assert t.seen(seat)["tokens"] == [START, START]
        assert t.seen(seat)["coins"] == [20, 10]
    assert set(t.match.written(viewer=1)[1:]) == {"1: skip ?"}  # neither what nor how many
    t.hire("mole")
    for seat in (0, 1, 2):
        assert t.seen(seat)["tokens"] == [
            {"wolf": 9, "rat": 4, "hare": 3, "pig": 1, "cat": 1},
            {"wolf": 9, "rat": 3, "hare": 3, "pig": 2, "mole": 1},
        ]
        assert t.seen(seat)["coins"] == [0, 0]


@rule("MI-M3")
def test_hiring_is_simultaneous_so_that_both_may_hire_the_same_kind() -> None:
    t = after(2, points=(20, 20))
    assert t.hire("cat") == t.hire("cat") == ALL
    assert [tokens["cat"] for tokens in t.seen()["tokens"]] == [1, 1]


@rule("MI-M4")
@pytest.mark.parametrize(("hire", "starters"), [("halfway", [1, 2, 2, 1]), ("every-round", [1, 2, 1, 2])])
@pytest.mark.parametrize("first", [1, 2])
def test_who_starts_each_round(hire: str, starters: list[int], first: int) -> None:
    options = {"hire": hire, "first": str(first)}
    rounds = [table(mode="mercenaries", **options), *(after(round, **options) for round in (1, 2, 3))]
    assert [t.starter for t in rounds] == (starters if first == 1 else [3 - seat for seat in starters])


@rule("MI-M4", "MI-W1")
def test_the_third_round_is_started_by_who_chose_the_first_weather() -> None:
    assert table(mode="mercenaries").play("card fog", "card sunny").actor == after(2).starter == 2


@rule("MI-M5")
def test_most_points_over_the_four_rounds_win_whatever_coins_are_left() -> None:
    t = after(4, BLUE_3, points=(10, 12), coins=(0, 500))
    assert t.actor == "over"
    assert t.points == (13, 12)
    assert t.match.winners() == [0]


@rule("MI-M5", "MI-M10")
def test_equal_points_mean_an_extra_round_whatever_coins_are_left() -> None:
    t = after(4, points=(20, 20), coins=(500, 0))
    assert t.actor != "over"
    assert t.seen()["round"] == 5


@rule("MI-M6")
def test_neighbours_are_above_below_left_and_right_but_not_diagonal() -> None:
    t = position("W w W\nw . w\nW w W", "mouse wolf wolf wolf wolf").play("mouse b2")
    assert t.cells("swap") == {"b1", "a2", "c2", "b3"}
    assert t.refused("swap a1") == "MI-M6"


@rule("MI-M6")
def test_the_edges_of_the_board_do_not_meet() -> None:
    t = position("W . . . W .\nw . . . . w\n. . . . . .\n. . . . . .\n. . . . . .\nw . . . . w", "mouse wolf")
    assert t.play("mouse f1").cells("swap") == {"e1", "f2"}


@rule("MI-M7")
def test_the_points_of_the_simple_game_become_coins_when_it_ends_and_then_those_of_each_round() -> None:
    first = after(1, BLUE_3)
    assert (first.points, first.coins) == ((3, 0), (0, 0))
    second = after(2, BLUE_3, points=(20, 30))
    assert (second.points, second.coins) == ((23, 30), (23, 30))
    third = after(3, BLUE_3, points=(20, 30), coins=(1, 2))
    assert (third.points, third.coins) == ((23, 30), (4, 2))


@rule("MI-M7", "MI-M1")
def test_hiring_after_every_round_the_points_of_the_first_become_coins_at_once() -> None:
    assert after(1, BLUE_3, hire="every-round").coins == (3, 0)
    assert after(2, BLUE_3, hire="every-round", points=(20, 30), coins=(1, 2)).coins == (4, 2)


@rule("MI-M7")
def test_spending_coins_never_lowers_the_points() -> None:
    t = after(2, points=(80, 0))
    t.hire("cat", "crow")
    assert t.coins == (40, 0)
    assert t.points == (80, 0)


@rule("MI-M8")
def test_between_rounds_come_coins_hiring_showing_weather_the_five_and_play() -> None:
    t = after(2, BLUE_3, points=(20, 0))
    assert (t.asks, t.coins) == ("hire", (23, 0))
    t.hire("cat")
    assert (t.asks, t.coins) == ("card", (3, 0))
    assert t.seen()["tokens"][0]["cat"] == 1
    assert t.play("card fog", "card sunny").asks == "pick"
    assert t.play("pick fog").asks == "take"
    t.play("take cat", "take wolf", "take wolf", "take wolf", "take wolf", *FIVE_WOLVES)
    assert t.hand(1) == ["wolf", "wolf", "wolf", "wolf", "cat"]  # mercenaries may be among the five
    assert (t.asks, t.actor) == ("place", 2)


@rule("MI-M9")
def test_each_token_is_hired_once_and_never_sold_back() -> None:
    t = after(2, points=(70, 0))
    t.hire("cat", "fox", "mouse")
    t.play_round()
    assert t.asks == "hire"
    assert t.seen()["tokens"][0] == {"wolf": 7, "rat": 4, "hare": 3, "pig": 1, "cat": 1, "fox": 1, "mouse": 1}
    assert t.hire() == [kind for kind in ALL[:-1] if kind not in ("cat", "fox")]  # one Mouse is left


@rule("MI-M9")
def test_the_second_mouse_is_hired_after_the_first() -> None:
    t = after(2, points=(70, 0)).play(*(f"skip {kind}" for kind in ALL[:-1]))
    assert t.choices == {"skip mouse"}
    assert t.refused("hire mouse") == "MI-M9"


# --- extra rounds -----------------------------------------------------------------------------------------------


@rule("MI-M10")
def test_an_extra_round_has_the_same_tokens_the_last_weather_and_no_hiring() -> None:
    picture = LEVEL.replace("P  w  W  R", "C  w  W  R")
    t = after(4, picture, points=(20, 20), coins=(200, 200), weather="cloudy")
    assert t.asks == "take"
    assert t.seen()["weather"] == "cloudy"
    assert t.seen()["tokens"][0] == {"wolf": 9, "rat": 4, "hare": 3, "pig": 1, "cat": 1}


@rule("MI-M10")
def test_no_weather_is_drawn_for_an_extra_round() -> None:
    assert after(2).asks == "card"
    t = after(4)
    assert (t.asks, t.seen()["weather"]) == ("take", "sunny")


@rule("MI-M10")
@pytest.mark.parametrize("starter", [1, 2])
@pytest.mark.parametrize("round", [4, 5, 6])
def test_an_extra_round_is_started_by_who_did_not_start_the_round_before(starter: int, round: int) -> None:
    assert after(round, starter=starter).starter == 3 - starter


@rule("MI-M10")
def test_the_points_of_the_extra_round_decide() -> None:
    t = after(5, BLUE_3, points=(20, 20))
    assert t.actor == "over"
    assert t.match.winners() == [0]


@rule("MI-M10")
def test_three_extra_rounds_at_most_and_then_the_win_is_shared() -> None:
    assert [after(round, points=(20, 20)).actor == "over" for round in (4, 5, 6, 7)] == [False, False, False, True]
    assert after(7, points=(20, 20)).match.winners() == [0, 1]
    assert after(7, BLUE_3, points=(20, 20)).match.winners() == [0]

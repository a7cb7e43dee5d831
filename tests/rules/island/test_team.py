"""The team game, two against two (MI-T1 … MI-T8)."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.island.kit import BLUE_3, LEVEL, Table, alike, board, finish, position, rule, table
from tuman.core import OptionError

TEAM = "team-mercenaries"
START = {"wolf": 9, "rat": 4, "hare": 3, "pig": 2}
FOUR = "wolf wolf wolf wolf"


def after(round: int, picture: str = LEVEL, **how: Any) -> Table:
    """A team game with mercenaries just after this round; with LEVEL it brings nobody a point."""
    return finish(picture, mode=TEAM, round=round, **how)


# --- tokens and seats -----------------------------------------------------------------------------------------------


@rule("MI-T1")
@pytest.mark.parametrize("mode", ["team", TEAM])
def test_teams_play_in_sunny_weather_only(mode: str) -> None:
    assert table(mode=mode).seen()["weather"] == "sunny"
    for weather in ("night", "cloudy", "fog", "drawn"):
        with pytest.raises(OptionError):
            table(mode=mode, weather=weather)


@rule("MI-T1")
def test_teams_play_two_rounds_without_mercenaries_or_four_with_them() -> None:
    assert (table(mode="team").seen()["rounds"], table(mode=TEAM).seen()["rounds"]) == (2, 4)
    assert [after(round, points=(50, 50), coins=(50, 50)).asks for round in (1, 2, 3)] == ["draw", "hire", "hire"]
    assert finish(LEVEL, mode="team", round=1, points=(50, 50)).asks == "draw"


@rule("MI-T1", "MI-T2")
def test_each_pairs_tokens_are_dealt_nine_to_a_member() -> None:
    t = table(mode="team").settle()
    assert [len(t.hand(seat)) for seat in (1, 2, 3, 4)] == [5] * 4
    assert t.seen()["decks"] == [4] * 4
    t.play_round()
    placed = Counter(line[0] for line in t.match.written() if line.split()[1] in START)
    assert placed == {"1": 9, "2": 9, "3": 9, "4": 9}


@rule("MI-T1", "MI-S7")
def test_in_every_round_all_eighteen_are_dealt_again() -> None:
    t = finish(BLUE_3, mode="team", round=1)
    assert t.outcomes == {f"draw {kind}": n for kind, n in START.items()}
    t.settle()
    assert t.seen()["decks"] == [4] * 4


@rule("MI-T2")
def test_the_first_five_are_drawn_not_chosen() -> None:
    t = table(mode="team").play("draw pig", "draw pig")
    assert t.outcomes == {"draw wolf": 9, "draw rat": 4, "draw hare": 3}
    t.play("draw rat", "draw rat", "draw rat")
    assert t.hand(1) == ["rat", "rat", "rat", "pig", "pig"]
    assert t.outcomes["draw pig"] == 2  # seat 2 draws from the other side's tokens
    t.play(*("draw wolf",) * 5)
    assert t.outcomes == {"draw wolf": 9, "draw rat": 1, "draw hare": 3}  # seat 3 from what seat 1 has left


@rule("MI-T2")
def test_each_draws_from_an_own_deck_of_four() -> None:
    t = table(mode="team").settle().play("wolf a1").settle()
    assert t.seen()["decks"] == [3, 4, 4, 4]


@rule("MI-T3")
def test_seats_alternate_between_the_teams() -> None:
    t = position(".", mode="team")
    order = []
    for cell in ("a1", "b1", "c1", "d1", "e1"):
        order.append(t.actor)
        t.play(f"wolf {cell}")
    assert order == [1, 2, 3, 4, 1]
    assert t.board == board("W w W w W")


@rule("MI-T3", "MI-H2")
def test_partners_do_not_see_each_others_hand() -> None:
    t = position(".", "pig rat wolf wolf wolf", mode="team")
    assert t.seen(1)["hands"][0] == ["wolf", "wolf", "wolf", "rat", "pig"]
    assert [t.seen(seat)["hands"][0] for seat in (0, 2, 3, 4)] == [[None] * 5] * 4
    wolves = f"wolf {FOUR}"
    hands = ("pig pig rat rat rat", "hare hare rat rat rat")
    one, two = (position(".", hand, wolves, wolves, mode="team") for hand in hands)
    assert alike(one, two, 0, 2, 3, 4)
    assert not alike(one, two, 1)


# --- hiring ---------------------------------------------------------------------------------------------------------


@rule("MI-T4")
def test_one_of_each_team_hires_first_and_then_the_partners_with_what_is_left() -> None:
    t = after(2, points=(50, 30))
    order = []
    for kinds in (["cat"], ["mole"], ["fox", "crow"], ["mouse"]):
        order.append(t.actor)
        t.hire(*kinds)
    assert order == [1, 2, 3, 4]
    assert t.coins == (0, 10)
    assert t.seen()["tokens"] == [
        {"wolf": 8, "rat": 3, "hare": 3, "pig": 1, "crow": 1, "cat": 1, "fox": 1},
        {"wolf": 8, "rat": 3, "hare": 3, "pig": 2, "mole": 1, "mouse": 1},
    ]


@rule("MI-T4", "MI-M3")
def test_those_who_hire_at_the_same_time_do_not_see_it_but_their_partners_do() -> None:
    t = after(2, points=(50, 30))
    t.hire("cat")
    assert t.actor == 2
    assert [t.seen(seat)["tokens"][0] for seat in (2, 3, 4)] == [START] * 3
    assert t.seen(3)["coins"] == [50, 30]
    t.hire()
    assert t.actor == 3
    assert [t.seen(seat)["tokens"][0].get("cat") for seat in (2, 3, 4)] == [1] * 3
    assert t.seen(3)["coins"] == [30, 30]


@rule("MI-T4")
def test_a_partner_is_asked_only_if_coins_are_left() -> None:
    t = after(2, points=(20, 30))
    t.hire("cat")
    t.hire()
    assert t.actor == 4


@rule("MI-T4")
def test_the_pairs_go_first_by_turns() -> None:
    t = after(2, points=(50, 50))
    order = []
    for _ in range(2):
        while t.asks == "hire":
            order.append(t.actor)
            t.hire()
        t.play_round()
    assert order == [1, 2, 3, 4, 3, 4, 1, 2]


@rule("MI-T4")
def test_seats_are_counted_from_the_first_player() -> None:
    t = after(2, points=(50, 50), first="2")
    order = []
    while t.asks == "hire":
        order.append(t.actor)
        t.hire()
    assert order == [2, 3, 1, 4]


@rule("MI-T4", "MI-M7")
def test_points_and_coins_belong_to_the_team() -> None:
    t = after(2, BLUE_3, points=(10, 4))
    assert (t.points, t.coins) == ((13, 4), (13, 4))
    assert finish(BLUE_3, mode="team", round=2, points=(10, 4)).match.winners() == [0, 2]
    assert finish(LEVEL, mode="team", round=2, points=(4, 4)).match.winners() == [0, 1, 2, 3]


@rule("MI-T5")
def test_mercenaries_are_dealt_with_the_rest_whoever_hired_them() -> None:
    t = after(2, points=(30, 0))
    t.hire()
    assert t.actor == 3
    t.hire("cat", "fox")
    assert t.outcomes == {"draw wolf": 8, "draw rat": 4, "draw hare": 3, "draw pig": 1, "draw cat": 1, "draw fox": 1}
    assert t.play("draw cat").hand(1) == ["cat"]  # seat 3 has hired it, seat 1 has it


# --- who starts -----------------------------------------------------------------------------------------------------


@rule("MI-T6")
@pytest.mark.parametrize(("hire", "starters"), [("halfway", [1, 2, 4, 3]), ("every-round", [1, 2, 3, 4])])
@pytest.mark.parametrize("first", [1, 4])
def test_who_starts_each_round(hire: str, starters: list[int], first: int) -> None:
    options = {"hire": hire, "first": str(first)}
    rounds = [table(mode=TEAM, **options), *(after(round, **options) for round in (1, 2, 3))]
    assert [t.starter for t in rounds] == [(seat + first - 2) % 4 + 1 for seat in starters]


@rule("MI-T6")
def test_a_game_of_two_rounds_is_started_by_seats_one_and_two() -> None:
    assert (table(mode="team").starter, finish(LEVEL, mode="team", round=1).starter) == (1, 2)


@rule("MI-T6", "MI-M10")
@pytest.mark.parametrize(("last", "extra"), [(3, 4), (4, 1), (1, 2)])
def test_an_extra_round_is_started_by_the_seat_after_the_last_starter(last: int, extra: int) -> None:
    t = after(4, starter=last)
    assert (t.seen()["round"], t.starter) == (5, extra)


# --- effects in teams -----------------------------------------------------------------------------------------------


@rule("MI-T7")
def test_a_fox_may_take_a_partners_token_into_the_hand_of_the_foxs_player() -> None:
    t = position(".", f"fox {FOUR}", mode=TEAM, turn=3)
    t.play("wolf a1", "wolf f6")  # seats 3 and 4
    t.play("fox b1", "back a1", "wolf a1")
    assert t.hand(1) == ["wolf"] * 4
    t = position("P", f"fox {FOUR}", mode=TEAM).play("fox b1", "back a1")
    assert t.actor == 1
    t.play("wolf a1")
    assert t.hand(1) == ["wolf", "wolf", "wolf", "pig"]


@rule("MI-T7")
@pytest.mark.parametrize(
    ("snake", "hands", "victim"),
    [
        (1, ("snake wolf", "rat rat", "wolf", "rat"), 2),
        (1, ("snake wolf", "", "wolf", "rat"), 4),  # seat 2 is out of tokens
        (3, ("wolf", "rat", "snake wolf", "rat rat"), 4),
        (3, ("wolf", "rat", "snake wolf", ""), 2),
    ],
)
def test_a_snakes_target_goes_to_the_next_opponent_with_tokens(snake: int, hands: tuple[str, ...], victim: int) -> None:
    t = position("p", *hands, mode=TEAM, turn=snake).play("snake b1", "back a1")
    assert t.actor == victim
    held = len(t.hand(victim))
    t.play("rat a1")
    assert t.board == board("r S")
    assert t.hand(victim)[-1] == "pig"
    assert len(t.hand(victim)) == held


@rule("MI-T7", "MI-E2")
def test_a_snake_does_nothing_when_both_opponents_are_out_of_tokens() -> None:
    t = position("p", "snake wolf", "", "wolf", "", mode=TEAM).play("snake b1")
    assert (t.actor, t.asks) == (3, "place")


@rule("MI-T8")
@pytest.mark.parametrize(("seat", "asked"), [(1, "place"), (3, "hop")])
def test_a_frog_obeys_the_member_who_placed_it(seat: int, asked: str) -> None:
    assert position("G", mode=TEAM, frogs=(3, 2), turn=seat).asks == asked


@rule("MI-T8")
@pytest.mark.parametrize(("seat", "asked"), [(1, "place"), (3, "settle")])
def test_a_hippo_obeys_the_member_who_placed_it(seat: int, asked: str) -> None:
    assert position("B= B=", mode=TEAM, hippos=(3, 2), turn=seat).asks == asked


@rule("MI-T8")
def test_a_frog_that_comes_back_to_the_board_obeys_who_places_it_then() -> None:
    t = position("G", f"fox {FOUR}", mode=TEAM, frogs=(3, 2)).play("fox b1", "back a1", "wolf a1", "draw rat")
    t.play("wolf f6", "wolf f5", "wolf f4", "frog c3", "wolf f3")
    assert (t.actor, t.asks) == (3, "place")
    t.play("wolf f2", "wolf f1")
    assert (t.actor, t.asks) == (1, "hop")


@rule("MI-T8")
def test_a_turtles_debt_falls_on_the_next_player_in_turn_order() -> None:
    t = position(".", "wolf " + FOUR, f"turtle {FOUR}", mode=TEAM, turn=2).play("turtle a1", "wolf b1")
    assert t.actor == 3
    t.play("wolf c1")
    assert t.actor == 3
    t.play("wolf d1")
    assert t.play("wolf e1").actor == 1  # seat 4 owes nothing


@rule("MI-T8", "MI-D5")
def test_a_turtles_debt_lapses_if_that_player_has_no_token() -> None:
    hands = ("turtle wolf wolf", "", "wolf wolf wolf", "wolf wolf wolf")
    t = position(".", *hands, mode=TEAM).play("turtle a1", "wolf b1")
    assert t.actor == 3
    assert t.play("wolf c1").actor == 4
    assert t.play("wolf d1").actor == 1

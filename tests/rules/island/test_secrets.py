"""What is public and what is hidden (MI-H1, MI-H2). Where it says twins, two tables differ in what is hidden alone."""

import pytest

from tests.rules.island.kit import LEVEL, alike, finish, position, rule, table

WOLVES = "wolf wolf wolf wolf wolf"
OTHERS = "rat rat hare pig wolf"


# --- public -----------------------------------------------------------------------------------------------------------


@rule("MI-H1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_sees_board_turn_numbers_points_and_coins(seat: int) -> None:
    picture = "W r* Lb #\n. . . #\n. b= b= #"
    t = position(picture, WOLVES, "rat rat", weather="fog", points=(12, 7), coins=(3, 4), turn=2)
    t.play("settle b3")
    seen = t.seen(seat)
    assert (seen["actor"], seen["asks"], seen["round"], seen["weather"]) == (1, "place", 1, "fog")
    assert seen["board"]["a1"] == {"kind": "wolf", "side": "blue", "closed": False, "line": "blue"}
    assert (seen["board"]["b1"]["side"], seen["board"]["b1"]["closed"]) == ("red", True)
    assert seen["board"]["c1"]["line"] == "blue"
    assert seen["board"]["b3"]["kind"] == "hippo"
    assert [len(hand) for hand in seen["hands"]] == [5, 2]
    assert seen["decks"] == [11, 0]
    assert (seen["points"], seen["coins"]) == ([12, 7], [3, 4])


@rule("MI-H1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_sees_the_cells_of_a_hippo_and_what_is_dark(seat: int) -> None:
    dark = "B= .  .  #  #  #\nB= .  .  #  #  #\n.  .  .  #  #  #\n" + "#  #  #  #  #  #\n" * 3
    seen = position(dark, weather="cloudy", turn=2).seen(seat)
    assert seen["hippos"] == {"blue": ["a1", "a2"]}
    assert seen["dark"] == ["ne", "sw", "se"]


@rule("MI-H1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_sees_mercenaries_and_what_was_given_up_for_them(seat: int) -> None:
    t = finish(LEVEL, mode="mercenaries", round=2, points=(30, 0))
    t.hire("cat", "fox")
    assert t.seen(seat)["tokens"] == [
        {"wolf": 8, "rat": 4, "hare": 3, "pig": 1, "cat": 1, "fox": 1},
        {"wolf": 9, "rat": 4, "hare": 3, "pig": 2},
    ]


# --- hidden -----------------------------------------------------------------------------------------------------------


@rule("MI-H2")
def test_hands_and_decks_are_hidden() -> None:
    one, two = (position("W w", WOLVES, hand) for hand in (WOLVES, OTHERS))
    assert one.seen(2)["hands"][1] == ["wolf"] * 5
    assert not alike(one, two, 2)
    assert alike(one, two, 0, 1)


@rule("MI-H2")
def test_the_choice_of_five_is_hidden() -> None:
    one = table().play(*(f"take {kind}" for kind in WOLVES.split()))
    two = table().play(*(f"take {kind}" for kind in OTHERS.split()))
    assert not alike(one, two, 1)
    assert alike(one, two, 0, 2)


@rule("MI-H2")
def test_what_is_drawn_is_hidden() -> None:
    one, two = (position(".", WOLVES).play("wolf a1", f"draw {kind}") for kind in ("pig", "rat"))
    assert one.match.written(viewer=0)[-1] == "*: draw pig"
    assert alike(one, two, 0, 2)


@rule("MI-H2", "MI-W7")
def test_faces_of_closed_tokens_are_hidden_from_all_but_their_player() -> None:
    one, two = (
        position(".", "wolf wolf wolf rat cat", weather="fog").play(f"{kind} a1 closed", f"draw {kind}")
        for kind in ("rat", "wolf")
    )
    assert one.seen(1)["board"]["a1"]["kind"] == "rat"
    assert one.seen(2)["board"]["a1"] == {"kind": None, "side": "blue", "closed": True, "line": None}
    assert alike(one, two, 0, 2)


@rule("MI-H2", "MI-E4")
@pytest.mark.parametrize("placed", ["wolf a1 closed", "rat a1 closed"])
def test_a_token_taken_back_closed_and_its_closed_replacement_are_hidden(placed: str) -> None:
    fox = "fox wolf wolf rat rat"
    one = position("P* .", fox, weather="fog").play("fox b1", "back a1")
    two = position("H* .", fox, weather="fog").play("fox b1", "back a1")
    assert one.seen(1)["taken"]["kind"] == "pig"
    assert one.seen(2)["taken"]["kind"] is None
    assert alike(one, two, 0, 2)
    assert alike(one.play(placed), two.play("wolf a1 closed"), 0, 2)


@rule("MI-H2", "MI-E4")
def test_what_was_taken_open_everybody_has_seen() -> None:
    t = position("C .", "fox wolf wolf rat rat", weather="fog").play("fox b1", "back a1")
    assert [t.seen(seat)["taken"]["kind"] for seat in (0, 1, 2)] == ["cat"] * 3


@rule("MI-H2", "MI-W11")
def test_weather_cards_not_chosen_are_hidden() -> None:
    one, two = (table(mode="weather").play("card fog", f"card {other}") for other in ("sunny", "night"))
    assert alike(one, two, 0, 1)
    one.play("pick fog")
    two.play("pick fog")
    assert not alike(one, two, 2)
    assert alike(one, two, 0, 1)


@rule("MI-H2", "MI-M3")
def test_what_others_hire_is_hidden_until_all_have_decided() -> None:
    one, two = (finish(LEVEL, mode="mercenaries", round=2, points=(40, 40)) for _ in (1, 2))
    one.hire("cat", "fox")
    two.hire()
    assert one.actor == two.actor == 2
    assert alike(one, two, 0, 2)
    one.hire()
    two.hire()
    assert not alike(one, two, 0)

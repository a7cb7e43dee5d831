"""Mercenaries one by one: those that turn, swap, multiply and take (MI-N, MI-D1 … D3, MI-D9)."""

import pytest

from tests.rules.island.kit import LEVEL, board, finish, position, rule, score

FOUR = "wolf wolf wolf wolf"


@pytest.mark.parametrize(
    ("kind", "price", "gives_up"),
    [
        pytest.param("chameleon", 10, "rat", marks=rule("MI-N1")),
        pytest.param("mole", 10, "rat", marks=rule("MI-N2")),
        pytest.param("crow", 20, "rat", marks=rule("MI-N3")),
        pytest.param("cat", 20, "pig", marks=rule("MI-N4")),
        pytest.param("fox", 10, "wolf", marks=rule("MI-N5")),
        pytest.param("turtle", 10, "wolf", marks=rule("MI-N6")),
        pytest.param("frog", 10, "wolf", marks=rule("MI-N7")),
        pytest.param("fairy-dog", 10, "hare", marks=rule("MI-N8")),
        pytest.param("hippo", 10, "hare", marks=rule("MI-N9")),
        pytest.param("snake", 10, "wolf", marks=rule("MI-N10")),
        pytest.param("mouse", 10, "wolf", marks=rule("MI-N11")),
    ],
)
def test_what_each_costs_and_gives_up(kind: str, price: int, gives_up: str) -> None:
    t = finish(LEVEL, mode="mercenaries", round=2, points=(30, 0))
    t.hire(kind)
    tokens = {"wolf": 9, "rat": 4, "hare": 3, "pig": 2, kind: 1}
    tokens[gives_up] -= 1
    assert t.seen()["tokens"][0] == tokens
    assert t.coins == (30 - price, 0)


# --- Chameleon ------------------------------------------------------------------------------------------------------


@rule("MI-N1")
def test_a_chameleon_turns_to_the_background_of_each_new_token_beside_it() -> None:
    t = position(". Lb", "wolf wolf wolf wolf rat", turn=2).play("wolf a1")
    assert t.board == board("w LR")
    assert t.play("wolf c1").board == board("w Lb W")
    assert t.play("wolf f6", "rat b2").board_seen(1).startswith("w  LR")  # a blue Rat has a red background


@rule("MI-N1", "MI-M6")
def test_a_token_that_is_not_beside_it_does_not_turn_a_chameleon() -> None:
    t = position("Lb", turn=2).play("wolf b2", "wolf c1", "wolf a3")
    assert t.board == board("Lb . W\n. w\nw")


@rule("MI-N1")
def test_a_new_token_turns_the_chameleons_of_both_sides() -> None:
    assert position("Lb . lb", turn=2).play("wolf b1").board == board("LR w lR")


@rule("MI-D1")
@pytest.mark.parametrize(("seat", "shows"), [(1, "Lb"), (2, "lR")])
def test_a_chameleon_is_placed_in_its_owners_colour(seat: int, shows: str) -> None:
    hands = (FOUR + " wolf", f"chameleon {FOUR}") if seat == 2 else (f"chameleon {FOUR}",)
    around = ". w\nw" if seat == 1 else ". W\nW"
    t = position(around, *hands, turn=seat).play("chameleon a1")
    assert t.board == board(around.replace(".", shows, 1))


@rule("MI-D1", "MI-W6")
@pytest.mark.parametrize("weather", [{"weather": "fog"}, {"weather": "night", "night": "in"}])
def test_a_chameleon_is_never_closed(weather: dict[str, str]) -> None:
    t = position(".", f"chameleon {FOUR}", **weather)
    assert "chameleon a1" in t.choices
    assert t.refused("chameleon a1 closed") == "MI-D1"


@rule("MI-D2")
def test_its_own_swap_makes_a_mole_or_mouse_new_where_it_comes_to_lie() -> None:
    # The blue Mole has a red background. It comes beside the Chameleon by its swap only.
    t = position("Lb W .", f"mole {FOUR}").play("mole c1", "swap b1")
    assert t.board == board("LR M W")
    t = position("lR w .", f"mouse {FOUR}").play("mouse c1", "swap b1")
    assert t.board == board("lb U w")


@rule("MI-D2")
def test_a_token_swapped_away_does_not_turn_a_chameleon() -> None:
    t = position("Lb .\n. .\n. w", f"mouse {FOUR}").play("mouse b2", "swap b3")
    assert t.board == board("Lb .\n. w\n. U")
    t = position("Lb . w", f"mouse {FOUR}").play("mouse b1", "swap c1")
    assert t.board == board("Lb w U")  # turned to blue by the Mouse, not to red by the Wolf


@rule("MI-D2")
def test_tokens_swapped_by_a_fairy_dog_do_not_turn_a_chameleon() -> None:
    t = position("Lb W .\n. . w", f"fairy-dog {FOUR}").play("fairy-dog c1", "swap b1 c2")
    assert t.board == board("Lb w D\n. . W")


@rule("MI-D2")
def test_a_chameleon_carried_beside_a_token_does_not_turn() -> None:
    t = position("w . .\n. . Lb", f"mole {FOUR}").play("mole b1", "swap a1")
    assert t.board == board("M w\n. . Lb")
    t = position("w . Lb", f"fairy-dog {FOUR}").play("fairy-dog b1", "swap a1 c1")
    assert t.board == board("Lb D w")


@rule("MI-D2")
def test_a_hopping_frog_does_not_turn_a_chameleon() -> None:
    assert position("LR . G").play("hop b1").board == board("LR G")


@rule("MI-D3")
def test_colourless_tokens_do_not_turn_a_chameleon() -> None:
    for kind in ("hare", "fairy-dog"):
        t = position("LR .", f"{kind} {FOUR}").play(f"{kind} b1")
        assert t.board.startswith("LR")
    t = position("LR .", f"hippo {FOUR}").play("hippo b1-c1", "wolf f6", "settle b1")
    assert t.board.startswith("LR B")


@rule("MI-D3")
@pytest.mark.parametrize("kind", ["wolf", "mouse"])
def test_closed_tokens_do_not_turn_a_chameleon(kind: str) -> None:
    t = position("LR .", f"wolf wolf wolf wolf {kind}", weather="fog").play(f"{kind} b1 closed")
    assert t.board.startswith("LR")


@rule("MI-D3")
def test_an_open_mercenary_turns_a_chameleon_in_fog() -> None:
    t = position("LR .", f"cat {FOUR}", weather="fog").play("cat b1")
    assert t.board.startswith("Lb C")


@rule("MI-D3")
def test_a_chameleon_that_turns_is_no_new_token_for_another_one() -> None:
    assert position("LR lR .").play("wolf c1").board == board("LR lb W")


@rule("MI-D3", "MI-D1")
def test_a_new_chameleon_is_a_new_token_for_another_one() -> None:
    assert position("lR .", f"chameleon {FOUR}").play("chameleon b1").board == board("lb Lb")


@rule("MI-D3")
def test_a_chameleon_turns_before_the_effect_of_the_new_token() -> None:
    t = position("Lb .\n. w", f"mole {FOUR}").play("mole b1")
    assert t.asks == "swap"
    assert t.board.startswith("LR M")
    # It lies beside the Chameleon no longer, which has turned all the same.
    assert t.play("swap b2").board == board("LR w\n. M")


# --- Mole and Mouse, Fairy-dog ----------------------------------------------------------------------------------------


@rule("MI-N2", "MI-N11")
@pytest.mark.parametrize(("kind", "letter"), [("mole", "M"), ("mouse", "U")])
@pytest.mark.parametrize("other", ["W", "w", "H", "Lb"])
def test_mole_and_mouse_swap_places_with_a_neighbour_of_either_side(kind: str, letter: str, other: str) -> None:
    shown = {"Lb": "LR" if kind == "mole" else "Lb"}.get(other, other)  # a new Mole has a red background
    t = position(f"{other} . w", f"{kind} {FOUR}").play(f"{kind} b1", "swap a1")
    assert t.board == board(f"{letter} {shown} w")


@rule("MI-N2", "MI-N11")
def test_the_mole_builds_the_opponents_line_and_the_mouse_its_own() -> None:
    assert score("w M w") == score("w u w") == (0, 3)
    assert score("W U W") == score("W m W") == (3, 0)


@rule("MI-N3", "MI-N4")
def test_the_crow_halves_the_opponents_lines_and_the_cat_triples_its_own() -> None:
    assert score("w K w w") == (0, 2)
    assert score("W C W W") == (15, 0)


@rule("MI-N3", "MI-N4")
@pytest.mark.parametrize("kind", ["crow", "cat"])
def test_crow_and_cat_ask_nothing_when_they_are_placed(kind: str) -> None:
    assert position("W . w", f"{kind} {FOUR}").play(f"{kind} b1").asks == "draw"


@rule("MI-N8")
def test_a_fairy_dog_swaps_any_two_tokens_beside_it() -> None:
    t = position("C W W\nw . H\n. p .", f"fairy-dog {FOUR}").play("fairy-dog b2")
    assert t.choices == {
        "swap b1 a2",
        "swap b1 c2",
        "swap b1 b3",
        "swap a2 c2",
        "swap a2 b3",
        "swap c2 b3",
    }
    assert t.play("swap a2 b3").board == board("C W W\np D H\n. w .")


@rule("MI-N8")
def test_a_fairy_dog_does_not_swap_itself_or_an_empty_cell() -> None:
    t = position(". W .\nw . .", f"fairy-dog {FOUR}").play("fairy-dog b2")
    assert t.choices == {"swap b1 a2"}
    assert t.refused("swap b1 c2") == "MI-E2"


# --- Fox and Snake --------------------------------------------------------------------------------------------------


@rule("MI-N5")
def test_a_fox_takes_an_own_neighbour_to_hand_and_another_token_goes_there() -> None:
    t = position("W R w\n. . P", "fox hare hare wolf rat").play("fox b2")
    assert t.choices == {"back b1", "back c2"}
    assert t.refused("back a1") == "MI-M6"
    t.play("back b1", "hare b1")
    assert t.board == board("W H w\n. F P")
    assert t.hand(1) == ["wolf", "rat", "rat", "hare"]
    assert t.asks == "draw"


@rule("MI-N5")
def test_a_fox_does_not_take_an_opponents_token() -> None:
    t = position("W . w", f"fox {FOUR}").play("fox b1")
    assert t.refused("back c1") == "MI-N5"


@rule("MI-N10")
def test_a_snake_reaches_two_cells_in_row_or_column_and_one_diagonally() -> None:
    t = position(
        """
        w  w  w  w  .  .
        .  w  r  r  .  .
        h  h  .  h  r  w
        .  r  w  w  .  .
        .  .  p  .  .  .
        """,
        f"snake {FOUR}",
        "wolf",
    ).play("snake c3")
    assert t.cells("back") == {"c1", "b2", "c2", "d2", "a3", "b3", "d3", "e3", "b4", "c4", "d4", "c5"}
    assert [t.refused(f"back {cell}") for cell in ("a1", "b1", "f3")] == ["MI-N10"] * 3


@rule("MI-N10", "MI-D9")
def test_the_opponent_takes_the_snakes_target_to_hand_and_places_another_one_there() -> None:
    t = position("p . .", f"snake {FOUR}", "rat rat hare hare wolf").play("snake c1", "back a1")
    assert t.actor == 2
    t.play("hare a1")
    assert t.board == board("h . S")
    assert t.hand(2) == ["wolf", "rat", "rat", "hare", "pig"]


@rule("MI-D9")
def test_the_replacement_is_placed_at_once_out_of_turn() -> None:
    t = position("p . .", f"snake {FOUR}", "rat rat hare hare wolf")
    t.play("snake c1", "back a1")
    assert (t.asks, t.actor) == ("replace", 2)
    t.play("rat a1")
    assert t.asks == "draw"  # the draw of seat 1 for the Snake
    t.play("draw rat")
    assert (t.asks, t.actor) == ("place", 2)  # and now it is its turn
    assert len(t.hand(1)) == len(t.hand(2)) == 5

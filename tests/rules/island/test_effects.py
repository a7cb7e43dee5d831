"""What holds for the effects of all mercenaries (MI-E1 … MI-E7)."""

import pytest

from tests.rules.island.kit import ISLAND, Table, board, position, rule, score
from tuman import i18n
from tuman.core import NotationError

FOUR = "wolf wolf wolf wolf"


# --- acting at once, and targets ----------------------------------------------------------------------------------


@rule("MI-E1")
@pytest.mark.parametrize(
    ("kind", "choices"),
    [
        ("mole", {"swap b1", "swap a2", "swap c2"}),
        ("mouse", {"swap b1", "swap a2", "swap c2"}),
        ("fairy-dog", {"swap b1 a2", "swap b1 c2", "swap a2 c2"}),
        ("fox", {"back b1", "back c2"}),
        ("snake", {"back a2"}),
    ],
)
def test_a_mercenary_acts_at_once_and_must_if_it_can(kind: str, choices: set[str]) -> None:
    t = position(". W .\nw . W\n", f"{kind} {FOUR}").play(f"{kind} b2")
    assert t.match.outcomes() == {}  # before anything is drawn
    assert t.actor == 1  # who placed it chooses
    assert t.choices == choices


@rule("MI-E1")
def test_even_the_only_target_must_be_taken() -> None:
    t = position("w", f"mole {FOUR}").play("mole b1")
    assert t.choices == {"swap a1"}


@rule("MI-E1")
def test_turtle_and_frog_alone_may_be_left_unused() -> None:
    assert "stop" in position(".", f"turtle {FOUR}").play("turtle a1").choices
    assert "stay" in position("G").choices


@rule("MI-E2")
@pytest.mark.parametrize(
    ("picture", "kind"),
    [
        ("W . W\n. . .\nw . w", "mole"),  # no neighbour
        ("W . W\n. . .\nw . w", "mouse"),
        (". W .\n. . .", "fairy-dog"),  # fewer than two
        (". w .\nw . w", "fox"),  # no own neighbour
        (". W .\nW . W\n. W .\n. . . w", "snake"),  # none in reach
    ],
)
def test_without_a_target_nothing_happens(picture: str, kind: str) -> None:
    t = position(picture, f"{kind} {FOUR}").play(f"{kind} b2")
    assert t.asks == "draw"
    assert t.actor == 2


@rule("MI-E2")
def test_a_fox_without_another_token_in_hand_does_nothing() -> None:
    assert position("W", "fox", "wolf").play("fox b1").actor == 2
    assert position("W", "fox pig", "wolf").play("fox b1").choices == {"back a1"}


@rule("MI-E2")
def test_a_snake_does_nothing_when_the_opponents_hand_is_empty() -> None:
    t = position("w", "snake wolf", "").play("snake b1")
    assert t.asks == "place"
    assert t.board == board("w S")


@rule("MI-N8", "MI-N9", "MI-C1")
@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("swap a1 b1", "Only a Fairy-dog that has just been placed swaps two other tokens. (MI-N8)"),
        ("hippo a1-c1", "a1 is no neighbour of c1: above, below, left or right of it. (MI-N9)"),
        ("wolf g7", "There is no cell g7: they go from a1 to f6. (MI-C1)"),
    ],
)
def test_a_text_that_names_what_is_not_there_is_answered_too(text: str, because: str) -> None:
    assert told(position("W w"), text) == because


@rule("MI-N8")
def test_a_fairy_dog_is_told_which_cells_are_meant() -> None:
    t = position(". W .\nw . W\n", f"fairy-dog {FOUR}").play("fairy-dog b2")
    assert told(t, "swap a1 b1") == "Both cells must be beside the Fairy-dog. (MI-N8)"


def told(t: Table, text: str) -> str:
    """The answer to a text that can't be read."""
    with pytest.raises(NotationError) as error:
        ISLAND.read(t.states, text)
    assert error.value.reason
    return i18n.because(i18n.speaker("en"), error.value.reason)


# --- whose token it is ----------------------------------------------------------------------------------------------


@rule("MI-E3")
def test_own_tokens_are_told_by_the_shield_not_by_the_background() -> None:
    # The blue Rat builds red lines and the red Rat blue ones; a Chameleon shows what it likes.
    t = position(". R .\nr . LR\n. lb .", f"fox {FOUR}").play("fox b2")
    assert t.cells("back") == {"b1", "c2"}
    t = position(". R .\nr . LR\n. lb .", f"snake {FOUR}").play("snake b2")
    assert t.cells("back") == {"a2", "b3"}
    assert t.refused("back b1") == "MI-N10"


@rule("MI-E3", "MI-H1")
def test_whose_a_token_is_is_public_open_or_closed() -> None:
    t = position("R r* LR", weather="fog")
    sides = ["blue", "red", "blue"]
    for seat in (0, 1, 2):
        lying = t.seen(seat)["board"]
        assert [lying[cell]["side"] for cell in ("a1", "b1", "c1")] == sides


# --- open and closed alike ----------------------------------------------------------------------------------------


@rule("MI-E4")
def test_a_swap_carries_tokens_as_they_lie_and_reveals_nothing() -> None:
    t = position("w* .", f"mouse {FOUR}", weather="fog").play("mouse b1", "swap a1")
    assert t.board == board("U w*")
    assert t.board_seen(1) == t.board_seen(0) == board("U x*")


@rule("MI-E4")
def test_a_fairy_dog_swaps_open_and_closed_tokens_as_they_lie() -> None:
    t = position(". w* .\nC . .", f"fairy-dog {FOUR}", weather="fog").play("fairy-dog b2", "swap b1 a2")
    assert t.board == board(". C .\nw* D")
    assert t.board_seen(1) == board(". C .\nx* D")


@rule("MI-E4", "MI-H2")
def test_a_snake_sends_a_closed_token_back_unseen() -> None:
    t = position("w* .", f"snake {FOUR}", "rat rat rat rat pig", weather="fog").play("snake b1", "back a1")
    assert t.seen(1)["taken"] == {"kind": None, "side": "red", "closed": True, "line": None}
    assert t.seen(2)["taken"]["kind"] == "wolf"
    t.play("pig a1 closed")
    assert t.board_seen(1) == board("x* S")
    assert t.seen(1)["hands"][1] == [None] * 5
    assert t.match.written(viewer=0) == ["1: snake b1", "1: back a1", "2: ? a1 closed"]


@rule("MI-E4")
def test_a_fox_may_take_a_closed_token() -> None:
    t = position("P* .", f"fox {FOUR}", weather="fog").play("fox b1", "back a1", "wolf a1 closed")
    assert t.board == board("W* F")
    assert t.hand(1) == ["wolf", "wolf", "wolf", "pig"]


@rule("MI-E4", "MI-N10")
def test_tokens_in_between_do_not_shield_from_the_snake() -> None:
    t = position(". W w", f"snake {FOUR}").play("snake a1")
    assert t.choices == {"back c1"}


# --- replacements -------------------------------------------------------------------------------------------------


@rule("MI-E5")
def test_a_fox_does_not_put_back_what_it_took() -> None:
    t = position("P .", "fox rat hare hare rat").play("fox b1", "back a1")
    assert t.choices == {"rat a1", "hare a1"}
    assert t.refused("pig a1") == "MI-E5"


@rule("MI-E5")
def test_a_fox_may_put_another_of_the_same_kind() -> None:
    t = position("P .", "fox pig hare hare rat").play("fox b1", "back a1", "pig a1")
    assert t.board == board("P F")
    assert t.hand(1) == ["rat", "hare", "hare", "pig"]


@rule("MI-E5", "MI-N10")
def test_a_snakes_victim_may_place_the_taken_kind_only_if_it_had_another_one() -> None:
    picture, snake = "w .", f"snake {FOUR}"
    without = position(picture, snake, "rat hare hare rat pig").play("snake b1", "back a1")
    assert without.actor == 2
    assert without.choices == {"rat a1", "hare a1", "pig a1"}
    assert without.refused("wolf a1") == "MI-E5"
    with_another = position(picture, snake, "rat hare wolf rat pig").play("snake b1", "back a1", "wolf a1")
    assert with_another.board == board("w S")
    assert with_another.hand(2) == ["wolf", "rat", "rat", "hare", "pig"]


@rule("MI-E5")
def test_the_replacement_goes_where_the_token_was_taken() -> None:
    t = position("P .", f"fox {FOUR}").play("fox b1", "back a1")
    assert t.choices == {"wolf a1"}
    assert t.refused("wolf c1") == "MI-E5"


@rule("MI-E5")
def test_no_draw_follows_a_replacement() -> None:
    t = position("P .", f"fox {FOUR}").play("fox b1", "back a1", "wolf a1", "draw rat")
    assert t.hand(1) == ["wolf", "wolf", "wolf", "rat", "pig"]  # five: one drawn for the Fox, none for the Wolf
    assert t.actor == 2
    t = position("w .", f"snake {FOUR}").play("snake b1", "back a1", "wolf a1", "draw rat")
    assert (t.actor, len(t.hand(2)), t.seen()["decks"][1]) == (2, 5, 12)


@rule("MI-E6", "MI-W6")
def test_a_replacement_is_open_or_closed_as_the_weather_has_it() -> None:
    t = position("W* .", "fox wolf rat cat mole", weather="fog").play("fox b1", "back a1")
    assert t.choices == {"wolf a1 closed", "rat a1 closed", "cat a1 closed", "cat a1", "mole a1 closed", "mole a1"}
    t = position("W .", "fox wolf rat cat mole").play("fox b1", "back a1")
    assert t.choices == {"wolf a1", "rat a1", "cat a1", "mole a1"}


@rule("MI-E6", "MI-D2")
def test_a_replacement_is_newly_played_for_chameleons() -> None:
    t = position("Lb w .", f"snake {FOUR}").play("snake c1", "back b1", "wolf b1")
    assert t.board == board("LR w S")
    t = position("lR W .", f"fox {FOUR}").play("fox c1", "back b1", "wolf b1")
    assert t.board == board("lb W F")


@rule("MI-E6")
@pytest.mark.parametrize("kind", ["mole", "mouse", "fairy-dog", "snake", "turtle"])
def test_a_replacement_has_no_effect_on_being_placed(kind: str) -> None:
    t = position("W .\nw .", f"fox {kind} wolf wolf wolf").play("fox b1", "back a1", f"{kind} a1", "draw rat")
    assert t.actor == 2
    assert t.asks == "place"


@rule("MI-E6")
def test_a_fox_as_a_replacement_takes_nothing() -> None:
    t = position("w .\nw", f"snake {FOUR}", "fox wolf wolf wolf wolf").play("snake b1", "back a1", "fox a1")
    assert t.board == board("f S\nw")
    assert t.asks == "draw"


@rule("MI-E6")
def test_a_hippo_as_a_replacement_takes_one_cell() -> None:
    t = position("W .", "fox hippo wolf wolf wolf").play("fox b1", "back a1")
    assert t.choices == {"hippo a1", "wolf a1"}
    assert t.refused("hippo a1-a2") == "MI-E6"
    t.play("hippo a1")
    assert t.board == board("B F")
    t.play("wolf f6")
    assert (t.actor, t.asks) == (1, "place")  # nothing is left to settle


@rule("MI-E6")
def test_a_frog_as_a_replacement_hops_in_later_turns() -> None:
    t = position("W .", "fox frog wolf wolf wolf").play("fox b1", "back a1", "frog a1", "wolf f6")
    assert t.choices == {"stay", "hop a2"}


@rule("MI-E6")
def test_a_chameleon_as_a_replacement_turns_afterwards() -> None:
    t = position("W .", "fox chameleon wolf wolf wolf").play("fox b1", "back a1", "chameleon a1", "wolf a2")
    assert t.board == board("LR F\nw")


@rule("MI-E6", "MI-L4", "MI-L5", "MI-L6")
@pytest.mark.parametrize(("kind", "points"), [("cat", (15, 0)), ("pig", (10, 0))])
def test_cat_and_pig_as_replacements_multiply(kind: str, points: tuple[int, int]) -> None:
    t = position("W W W .", f"fox {kind} wolf wolf wolf").play("fox d1", "back c1", f"{kind} c1")
    assert score(t.board) == points


@rule("MI-E6", "MI-L6")
def test_a_crow_as_a_replacement_halves() -> None:
    t = position("W w W W\n. .", f"snake {FOUR}", "crow wolf wolf wolf wolf").play("snake b2", "back b1", "crow b1")
    assert t.board == board("W k W W\n. S")
    assert score(t.board) == (2, 0)


# --- Hippos on two cells --------------------------------------------------------------------------------------------


@rule("MI-E7")
@pytest.mark.parametrize("kind", ["mole", "mouse", "fairy-dog", "snake"])
def test_no_effect_finds_the_opponents_hippo_on_two_cells(kind: str) -> None:
    t = position("b= b= .\n. . W", f"{kind} {FOUR}").play(f"{kind} c1")
    if kind in ("mole", "mouse"):
        assert t.choices == {"swap c2"}
        assert t.refused("swap b1") == "MI-E7"
    else:
        assert t.asks == "draw"
    assert "b= b=" in t.board


@rule("MI-E7")
def test_a_fox_does_not_take_an_own_hippo_on_two_cells() -> None:
    # In teams the partner's Hippo may still hold its two cells.
    t = position("B= B= .", f"fox {FOUR}", mode="team-mercenaries", hippos=(3, 2)).play("fox c1")
    assert t.asks == "draw"
    t = position("B= B= W\n. . .", f"fox {FOUR}", mode="team-mercenaries", hippos=(3, 2)).play("fox c2")
    assert t.choices == {"back c1"}

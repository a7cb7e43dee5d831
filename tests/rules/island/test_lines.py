"""Lines and points (MI-L1 … MI-L10)."""

import pytest

from tests.rules.island.kit import LETTERS, finish, lines, position, rule, score
from tuman.games.island.content import TRACKS


@rule("MI-L1")
@pytest.mark.parametrize(
    ("picture", "line"),
    [
        (". W W W", ("blue", "b1", "d1", 3)),
        ("W\nW\nW\nW", ("blue", "a1", "a4", 5)),
        (". w\n. . w\n. . . w", ("red", "b1", "d3", 3)),
        (". . . . w\n. . . w\n. . w\n. w", ("red", "e1", "b4", 5)),
    ],
    ids=["row", "column", "diagonal down", "diagonal up"],
)
def test_three_or_more_of_a_colour_in_a_row_column_or_diagonal_are_a_line(
    picture: str, line: tuple[str, str, str, int]
) -> None:
    assert lines(picture) == {line}


@rule("MI-L1")
def test_there_are_six_rows_six_columns_and_fourteen_diagonals_of_three_or_more() -> None:
    tracks = [[int(cell) for cell in track if cell >= 0] for track in TRACKS]
    steps = [track[1] - track[0] for track in tracks]
    assert [steps.count(step) for step in (1, 6, 7, 5)] == [6, 6, 7, 7]
    assert min(len(track) for track in tracks) == 3


@rule("MI-L1")
def test_a_run_of_five_is_one_line_not_three_of_three() -> None:
    assert lines("W W W W W w") == {("blue", "a1", "e1", 7)}


@rule("MI-L1")
@pytest.mark.parametrize("broken", ["W W w W W", "W W . W W", "W W", "W W\nW W", ". . . . w w\n. . . . . w"])
def test_a_line_is_unbroken_and_no_shorter_than_three(broken: str) -> None:
    assert lines(broken) == set()


@rule("MI-L1")
def test_a_line_does_not_go_on_in_the_next_row() -> None:
    assert lines(". . . . W W\nW") == set()


@rule("MI-L1")
def test_a_token_may_stand_in_several_lines() -> None:
    assert lines("W W W\nW W\nW . W") == {
        ("blue", "a1", "c1", 3),
        ("blue", "a1", "a3", 3),
        ("blue", "a1", "c3", 3),
        ("blue", "c1", "a3", 3),
    }


@rule("MI-L1")
def test_lines_of_both_sides_follow_each_other_in_one_row() -> None:
    assert score("W W W w w w") == (3, 3)


@rule("MI-L2")
@pytest.mark.parametrize(("picture", "points"), [("W W W", 3), ("W W W W", 5), ("W W W W W", 7), ("W W W W W W", 10)])
def test_longer_lines_are_worth_more(picture: str, points: int) -> None:
    assert score(picture) == (points, 0)
    assert score(picture.lower()) == (0, points)


@rule("MI-L3")
@pytest.mark.parametrize("breaker", ["H", "h", "D", "d", "B", "b"])
def test_hare_fairy_dog_and_hippo_break_lines_of_both_sides(breaker: str) -> None:
    assert score(f"W W {breaker} W W\nw w {breaker} w w") == (0, 0)
    assert score(f"{breaker} {breaker} {breaker}") == (0, 0)  # and they build none of their own


@rule("MI-L4")
@pytest.mark.parametrize(("picture", "points"), [("W P W", 6), ("W W W P", 10), ("P W W W W", 14), ("P W W W W W", 20)])
def test_a_pig_doubles_its_line(picture: str, points: int) -> None:
    assert score(picture) == (points, 0)


@rule("MI-L4")
def test_two_pigs_double_once() -> None:
    assert score("P P W") == (6, 0)
    assert score("P W W P W") == (14, 0)


@rule("MI-L4")
def test_a_pig_in_several_lines_counts_in_each() -> None:
    assert lines("W P W\n. W .\n. W .") == {("blue", "a1", "c1", 6), ("blue", "b1", "b3", 6)}


@rule("MI-L4")
def test_a_pig_does_nothing_for_a_line_beside_it() -> None:
    assert lines("W W W\n. P .") == {("blue", "a1", "c1", 3)}


@rule("MI-L5")
def test_a_cat_triples_each_line_it_stands_in() -> None:
    assert score("W C W") == (9, 0)
    assert lines("C W W\nW\nW") == {("blue", "a1", "c1", 9), ("blue", "a1", "a3", 9)}


@rule("MI-L5")
def test_pig_and_cat_together_are_times_three() -> None:
    assert score("P W W W W C") == (30, 0)
    assert score("P C W") == (9, 0)


@rule("MI-L6")
def test_a_crow_halves_its_line_rounded_down() -> None:
    assert score("W k W") == (1, 0)
    assert score("W W W k") == (2, 0)
    assert score("W W W W k") == (3, 0)


@rule("MI-L6")
def test_a_crow_halves_after_a_pig_doubled() -> None:
    assert score("W P k") == (3, 0)  # halved first it would be 1, doubled 2


@rule("MI-L6")
def test_a_crow_halves_after_a_cat_tripled() -> None:
    assert score("W W k W C") == (10, 0)  # 7 × 3 = 21, halved


@rule("MI-L6")
def test_a_crow_halves_each_of_its_lines_and_no_other() -> None:
    assert lines("W k W\n. W .\n. W .\nW W W") == {
        ("blue", "a1", "c1", 1),
        ("blue", "b1", "b4", 2),
        ("blue", "a4", "c4", 3),
    }


@rule("MI-L7", "MI-C3")
@pytest.mark.parametrize(("spy", "points"), [("r", 5), ("m", 5), ("k", 2)])
def test_rat_mole_and_crow_lengthen_the_opponents_line(spy: str, points: int) -> None:
    assert score(f"W W {spy} W") == (points, 0)
    assert score(f"w w {spy.upper()} w") == (0, points)


@rule("MI-L7")
def test_a_spy_breaks_the_line_of_the_side_it_comes_from() -> None:
    assert score("W W R W W") == (0, 0)


@rule("MI-L7")
def test_a_rat_beside_the_opponents_pig_is_doubled_with_it() -> None:
    assert score("P r r") == (6, 0)


@rule("MI-L7")
def test_spies_alone_build_the_opponents_line() -> None:
    assert score("r r r r") == (5, 0)


@rule("MI-L8")
@pytest.mark.parametrize("multiplier", ["P", "C"])
def test_pig_and_cat_act_on_lines_of_their_own_side_only(multiplier: str) -> None:
    assert score(f"w w w {multiplier}") == (0, 3)  # it ends the red line and does not multiply it
    assert score(f"R {multiplier} R") == (0, 0)


@rule("MI-L8")
def test_a_crow_acts_on_lines_of_the_other_side_only() -> None:
    assert score("w w K") == (0, 1)
    assert score("W W W K") == (3, 0)  # it ends its own side's line and does not halve it


@rule("MI-L9")
def test_two_cats_or_two_crows_act_once() -> None:
    assert score("C C W") == (9, 0)
    assert score("k k W W") == (2, 0)


@rule("MI-L10", "MI-N1")
@pytest.mark.parametrize(("chameleon", "points"), [("Lb", (3, 0)), ("LR", (0, 3)), ("lb", (3, 0)), ("lR", (0, 3))])
def test_a_chameleon_counts_in_the_colour_it_shows(chameleon: str, points: tuple[int, int]) -> None:
    assert score(f"W W {chameleon} w w") == points


@rule("MI-L10")
def test_only_the_colour_on_the_full_board_counts_for_a_chameleon() -> None:
    full = """
    r  w  P  w  W  W
    w  h  r  w  r  W
    p  W  H  H  R  p
    h  w  W  W  R  W
    r  R  P  h  W  w
    W  H  w  w  Lb w
    """
    assert lines(full) == set()
    # Red's last Wolf on f6 turns it, and four in row 6 are red.
    assert finish(full).points == (0, 5)


@rule("MI-C3")
@pytest.mark.parametrize("kind", LETTERS[1:])
def test_shield_and_background_differ_for_spies_only(kind: str) -> None:
    letter = {"L": "lR"}.get(kind, kind.lower())
    lying = position(letter).seen()["board"]["a1"]
    assert lying["side"] == "red"
    assert lying["line"] == ("blue" if kind in "RMK" else None if kind in "HDB" else "red")

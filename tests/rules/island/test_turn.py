"""The turn in full (MI-U1 … MI-U6)."""

import pytest

from tests.rules.island.kit import ISLAND, Table, board, position, rule
from tuman.games.island.options import MODES
from tuman.match import Match

QUARTER_FULL = """
r  w  P  #  #  #
w  h  r  #  #  #
p  W  H  #  #  #
#  #  #  #  #  #
#  #  #  #  #  #
#  #  #  #  #  #
"""


@rule("MI-U1")
def test_a_cell_with_a_token_held_by_a_hippo_or_under_darkness_is_not_free() -> None:
    t = position(
        """
        W  b= b= #  #  #
        .  .  .  #  #  #
        .  .  w  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        #  #  #  #  #  #
        """,
        weather="cloudy",
    )
    assert t.cells("wolf") == {"a2", "b2", "c2", "a3", "b3"}
    assert [t.refused(f"wolf {cell}") for cell in ("a1", "b1", "d1")] == ["MI-U1"] * 3


def asked(t: Table, *texts: str) -> list[str]:
    """What was asked when each of these was played, and what is asked then."""
    questions = []
    for text in texts:
        questions.append(t.asks)
        t.play(text)
    return [*questions, t.asks]


@rule("MI-U2")
def test_first_the_hippo_settles_then_frogs_hop_then_a_token_acts_then_one_is_drawn() -> None:
    t = position("B= B= .\n.  G  .\n.  .  .", "mole wolf wolf wolf wolf")
    order = asked(t, "settle a1", "hop b1", "mole b2", "swap b1", "draw rat")
    assert order == ["settle", "hop", "place", "swap", "draw", "place"]
    assert t.actor == 2
    assert t.board == board("B M .\n. G .")


@rule("MI-U2")
def test_darkness_is_lifted_before_frogs_hop() -> None:
    t = position(QUARTER_FULL.replace("r  #", "G  #"), weather="cloudy")
    assert asked(t, "lift ne", "hop d2", "wolf c2") == ["lift", "hop", "place", "draw"]


@rule("MI-U2")
def test_a_hippo_that_settles_can_make_the_room_that_spares_lifting() -> None:
    t = position(QUARTER_FULL.replace("r  w", "B= B="), weather="cloudy")
    assert asked(t, "settle b1", "wolf a1") == ["settle", "place", "draw"]


@rule("MI-U2", "MI-D4")
def test_before_a_second_token_darkness_is_lifted_once_more_but_frogs_do_not_hop() -> None:
    t = position(
        QUARTER_FULL.replace("r  #", "G  #").replace("r  w", ".  w"),
        "turtle wolf wolf wolf wolf",
        weather="cloudy",
    )
    order = asked(t, "turtle a1", "draw rat", "lift ne", "wolf d1", "draw hare")
    assert order == ["place", "draw", "second", "place", "draw", "place"]
    assert t.actor == 2


@rule("MI-U3")
def test_never_more_than_two_tokens_in_a_turn() -> None:
    t = position(".", "turtle wolf wolf wolf wolf").play("turtle a1", "draw rat", "wolf b1", "draw pig")
    assert t.actor == 2


@rule("MI-U3")
def test_the_draw_comes_after_each_of_the_two_when_its_effect_is_done() -> None:
    t = position("w", "mouse mole wolf wolf wolf", owes=True)
    order = asked(t, "mouse b1", "swap a1", "draw rat", "mole c1", "swap b1", "draw pig")
    assert order == ["place", "swap", "draw", "place", "swap", "draw", "place"]
    assert t.hand(1) == ["wolf", "wolf", "wolf", "rat", "pig"]


ALMOST_FULL = """
r  w  P  w  W  R
w  h  r  w  r  W
p  W  H  H  R  p
h  w  W  W  R  W
r  R  P  h  W  w
W  H  w  w  b= b=
"""


@rule("MI-U4")
def test_without_any_room_the_hippo_settles_at_once_and_the_token_goes_to_the_freed_cell() -> None:
    t = position(ALMOST_FULL.replace("h  w  W", "w  w  W"), "wolf", "")
    assert t.actor == 2  # its owner chooses, in the other's turn
    assert t.choices == {"settle e6", "settle f6"}
    t.play("settle f6")
    assert t.actor == 1
    assert t.choices == {"wolf e6"}


@rule("MI-U4")
def test_an_own_hippo_of_the_same_turn_has_not_held_its_cells_longest() -> None:
    # Seat 1 owes two tokens: its own Hippo takes the last two free cells, so the other one has to make room.
    t = position(
        ALMOST_FULL.replace("h  w  W", "w  w  W").replace("H  w  w", "w  .  ."),
        "hippo wolf",
        "wolf",
        owes=True,
    )
    t.play("hippo c6-d6")
    assert t.actor == 2
    assert t.choices == {"settle e6", "settle f6"}
    t.play("settle e6")
    assert t.actor == 1
    assert t.choices == {"wolf f6"}


@rule("MI-U4")
@pytest.mark.parametrize(("since", "owner", "cells"), [((7, 9), 3, "c6 d6"), ((9, 7), 4, "e6 f6")])
def test_the_hippo_that_has_held_two_cells_longest_is_the_one_to_settle(
    since: tuple[int, int], owner: int, cells: str
) -> None:
    t = position(
        ALMOST_FULL.replace("h  w  W", "w  w  W").replace("H  w  w", "w  B= B="),
        "wolf",
        "",
        "",
        "wolf",
        mode="team-mercenaries",
        hippos=(3, 4),
        since=since,
    )
    assert t.actor == owner
    assert t.choices == {f"settle {cell}" for cell in cells.split()}
    t.play(f"settle {cells[:2]}")
    assert t.actor == 1
    assert t.choices == {f"wolf {cells[3:]}"}


@rule("MI-U5", "MI-T8")
def test_a_player_without_tokens_does_not_place_but_its_hippo_settles() -> None:
    t = position("B= B=", "wolf wolf", "wolf", "", "wolf", mode="team-mercenaries", hippos=(3, 2), turn=2)
    t.play("wolf c1")
    assert t.actor == 3
    assert t.choices == {"settle a1", "settle b1"}
    t.play("settle a1")
    assert t.actor == 4
    assert t.board == board("B . w")


@rule("MI-U5")
def test_a_player_without_tokens_is_passed_over_and_neither_hops_nor_lifts() -> None:
    t = position("G", "wolf wolf", "wolf", "", "wolf", mode="team-mercenaries", frogs=(3, 2), turn=2)
    t.play("wolf c1")
    assert t.actor == 4


@rule("MI-U6", "MI-S4")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(2))
def test_tokens_are_conserved_and_the_last_one_fills_the_last_cell(mode: str, seed: int) -> None:
    t = Table(Match(ISLAND, {"mode": mode, "weather": "fog" if mode == "blitz" else "auto"}, seed=str(seed)))
    rounds = 0
    while not t.match.over:
        r = t.record
        census = ISLAND.census(t.states)
        assert [census["blue in play"], census["red in play"]] == [18, 18]
        if r.taken:
            free_or_dark = 36 - int(r.taken).bit_count()
            not_placed = int(r.holds.sum() + r.left.sum()) + int(r.back != 0)
            assert free_or_dark == not_placed - sum(int(r.hippo[side, 0] >= 0) for side in (0, 1))
        if r.played > rounds:
            rounds += 1
            assert all(r.last)
        actions = t.match.legal()
        t.match.play(actions[(t.match.ply * 7919 + seed) % len(actions)])
    assert rounds == t.record.played - 1  # the end of the last round was not looked at

"""The end and the points (VN-P1 … VN-P7)."""

import pytest

from tests.rules.nebula.kit import Table, position, rule
from tests.rules.nebula.picture import picture

LAST_SITE = "B2/B2 B2/B2 S2w M ~ ~ ~ ~ ~ ~ ~"


def ended(picture_: str, **how: object) -> Table:
    """A table of two where nobody can act, after both have passed."""
    t = position(picture_, players=2, **how)  # type: ignore[arg-type]
    t.play("pass", "pass")
    assert t.actor == "over"
    return t


# --- the end card ------------------------------------------------------------------------------------------------


@rule("VN-P1")
def test_a_fifth_building_takes_the_end_card_and_the_turn_is_over_in_the_middle() -> None:
    t = position(LAST_SITE, board="mayor:w", turn=2).play("build c1 mayor")
    assert [guild["end_card"] for guild in t.seen()["guilds"]] == [False, True, False, False]
    assert t.points(2)["end_card"] == 2
    assert t.asks == "open"  # the board is refilled all the same
    assert (t.actor, t.actions) == (3, 2)


@rule("VN-P1")
def test_all_others_have_one_more_turn_in_order() -> None:
    t = position(LAST_SITE, board="mayor:w", turn=2, players=4).play("build c1 mayor")
    actors = []
    hexes = iter("efghij")
    while t.actor != "over":
        actors.append(t.actor)
        t.play(f"explore {next(hexes)}1")
    assert actors == [3, 3, 4, 4, 1, 1]


@rule("VN-P1")
def test_four_buildings_do_not_end_anything() -> None:
    t = position("B2/B2 B2 S2w ~", board="mayor:w", turn=2).play("build c1 mayor")
    assert (t.actor, t.actions) == (2, 1)
    assert t.record.end_card == -1


@rule("VN-P1", "VN-T2")
def test_a_last_turn_may_be_lost_too() -> None:
    t = position("B2 X B2 X B2 X B2 X S2w X", board="mayor:w", turn=2, players=2).play("build i1 mayor")
    assert (t.actor, t.choices) == (1, {"pass"})
    assert t.play("pass").actor == "over"


@rule("VN-P6")
def test_a_fifth_building_in_the_last_turn_gets_no_end_card_and_the_turn_goes_on() -> None:
    t = position("B1 B1 B1 B1 B1 B2 B2 B2 B2 S2w ~ ~", board="mayor:w=0", turn=2, end=1, players=2)
    t.play("build j1 mayor")
    assert (t.actor, t.actions) == (2, 1)
    t.play("explore k1")
    assert t.actor == "over"
    assert [t.points(seat).get("end_card") for seat in (1, 2)] == [2, None]


@rule("VN-P6", "VN-K6")
def test_a_distillery_that_is_a_fifth_building_in_the_last_turn_gives_its_action() -> None:
    t = position("B1 B1 B1 B1 B1 B2 B2 B2 B2 S2w ~ ~", board="distillery-1:w", turn=2, end=1, players=2)
    t.play("build j1 distillery-1")
    assert (t.actor, t.actions) == (2, 2)


@rule("VN-P6", "VN-P1")
def test_the_turns_after_it_are_not_lengthened() -> None:
    t = position("B2/B2 B2/B2 S2w M ~ ~ ~ ~", board="mayor:w", turn=2, end=1, players=3)
    t.play("build c1 mayor", "explore e1")
    assert t.actor == 3
    assert t.play("explore f1", "explore g1").actor == "over"


# --- nobody can act ----------------------------------------------------------------------------------------------


@rule("VN-P5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_every_player_in_a_row_can_do_nothing_the_game_is_over_without_the_end_card(players: int) -> None:
    t = position("M X M", players=players, turn=2)
    for _ in range(players):
        assert t.choices == {"pass"}
        t.play("pass")
    assert t.actor == "over"
    assert t.record.end_card == -1
    assert t.refused("pass") == "VN-P3"


@rule("VN-P5")
def test_who_has_acted_was_not_idle_even_if_the_rest_of_the_turn_was_lost() -> None:
    t = position("w:1 X f:1 X c:1 X h3", players=2)  # seat 1 has no craftsman left
    t.play("pass", "craftsman g1")
    assert (t.actor, t.choices) == (2, {"pass"})
    t.play("pass")
    assert t.actor == 1  # one turn in a row was idle, then none
    t.play("pass")
    assert t.actor == 2
    t.play("pass")
    assert t.actor == "over"


@rule("VN-P5", "VN-P2", "VN-P3")
def test_then_pieces_are_stored_and_points_are_counted() -> None:
    t = ended("S1w X cc:2 X ff", tokens=("", "c4 w4"))
    assert (t.storage(1), t.storage(2)) == ("w", "cc")
    assert t.totals == [-1, 4 - 2]


# --- storage and points ------------------------------------------------------------------------------------------


@rule("VN-P2", "VN-P7")
def test_pieces_on_own_sites_and_own_exploitations_are_stored_those_on_neutral_ones_are_not() -> None:
    t = position("B1 B1 B1 B1 B1 S1wf X ss:1 X ww X S2c X hh:2", storage=("h", ""), turn=2, end=1, players=2)
    t.play("pass")
    assert t.actor == "over"
    assert (t.storage(1), t.storage(2)) == ("wsshf", "chh")  # also of the player with the end card
    assert t.map == picture("B1 B1 B1 B1 B1 S1 X M:1 X ww X S2 X M:2")
    assert [t.guild(seat)["points_by"]["storage"] for seat in (1, 2)] == [-5, -3]


@rule("VN-P3")
def test_points_come_from_tokens_contracts_explorers_and_the_end_card_less_the_storage_area() -> None:
    t = position(
        "B1 B1 B1 B1 B1 X",
        "quiet-town-2",
        fulfilled=("quiet-town-1=4 stall-1:ws=2 mayor:wsc=0", ""),
        tokens=("w3 c4", ""),
        tiles=(10, 20),
        storage=("wsc", ""),
        turn=2,
        end=1,
        players=2,
    ).play("pass")
    assert t.points(1) == {"tokens": 3, "contracts": 6 + 2, "explorers": 4, "end_card": 2, "storage": -3}
    assert t.totals == [14, 0]  # the card in hand counts nothing
    assert t.match.winners() == [0]


@rule("VN-P4")
def test_most_points_win_whatever_is_stored() -> None:
    t = ended("M X", fulfilled=("quiet-town-1=4", "quiet-town-2=2"), storage=("w", ""))
    assert t.totals == [3, 2]
    assert t.match.winners() == [0]


@rule("VN-P4")
def test_among_equals_the_fewest_stored_pieces_win() -> None:
    t = ended("M X", fulfilled=("quiet-town-1=4", "quiet-town-2=3"), storage=("w", ""))
    assert t.totals == [3, 3]
    assert t.match.winners() == [1]


@rule("VN-P4")
def test_among_equals_in_both_the_win_is_shared() -> None:
    t = ended("M X", fulfilled=("quiet-town-1=4", "quiet-town-2=4"), storage=("wf", "cc"))
    assert t.match.winners() == [0, 1]


@rule("VN-P4", "VN-P2")
def test_pieces_stored_at_the_end_decide_a_tie_too() -> None:
    t = ended("S1ww X", fulfilled=("quiet-town-1=4", "quiet-town-2=2"))
    assert t.totals == [2, 2]
    assert t.match.winners() == [1]


@rule("VN-P7", "VN-P3")
@pytest.mark.parametrize(("tiles", "uncovered"), [(12, 0), (10, 0), (9, 1), (7, 1), (3, 3), (1, 3), (0, 4)])
def test_an_explorer_is_uncovered_when_its_stack_is_empty(tiles: int, uncovered: int) -> None:
    t = position("M X", tiles=(tiles,))
    assert t.points(1).get("explorers", 0) == 2 * uncovered


@rule("VN-P7")
@pytest.mark.parametrize(
    ("map", "cards", "play"),
    [
        pytest.param("M ~ X", "", ["explore b1"], id="explored"),
        pytest.param("S1w F X", "workshop-1:w", ["build a1 workshop-1", "lay b1"], id="Workshop"),
        pytest.param("S1w X F", "adventurers-1:w", ["build a1 adventurers-1", "lay b1"], id="Adventurers"),
    ],
)
def test_however_the_tiles_left(map: str, cards: str, play: list[str]) -> None:
    t = position(map, board=cards, tiles=(10,)).play(*play)
    assert t.points(1)["explorers"] == 2

"""Setup (VN-S0 … VN-S8)."""

from collections import Counter

import pytest

from tests.rules.nebula.kit import Table, position, rule, table
from tests.rules.nebula.picture import picture


def until(t: Table, question: str) -> Table:
    """Lets chance act until this is asked."""
    while t.asks != question:
        t.play(next(iter(t.outcomes)))
    return t


def meadows(t: Table) -> list[dict[str, object]]:
    return [hex for hex in t.seen()["hexes"].values() if hex["terrain"] == "meadow"]


@rule("VN-S0")
def test_the_table_chooses_the_side_and_beginner_is_the_default() -> None:
    assert table().match.options["map"] == "beginner"
    assert table().map == table(map="beginner").map
    assert table(map="expert").map != table(map="beginner").map


@rule("VN-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random(players: int) -> None:
    t = table(first="random", players=str(players))
    assert t.outcomes == {f"first {seat + 1}": 1 for seat in range(players)}
    assert t.play("first 2").actor == 2


@rule("VN-S1")
def test_play_goes_clockwise() -> None:
    t = table(first="3", players="4").settle()
    actors = []
    for _ in range(5):
        actors.append(t.actor)
        for _ in range(2):
            t.play(next(text for text in sorted(t.choices) if text.startswith(("explore", "site"))))
    assert actors == [3, 4, 1, 2, 3]


@rule("VN-S2")
@pytest.mark.parametrize(("players", "boxed"), [(2, 4), (3, 2), (4, 0)])
def test_each_is_dealt_two_private_contracts_and_the_rest_go_to_the_box(players: int, boxed: int) -> None:
    t = until(table(players=str(players)), "deal")
    assert set(t.outcomes.values()) == {1}
    until(t, "open")
    hands = [t.hand(seat + 1) for seat in range(players)]
    assert [len(hand) for hand in hands] == [2] * players
    assert len({card for hand in hands for card in hand}) == 2 * players
    assert all(card["private"] for seat in range(players) for card in t.guild(seat + 1)["hand"])
    assert int(t.record.box).bit_count() == boxed
    t.settle()
    assert int(t.record.box).bit_count() == boxed  # never seen again


@rule("VN-S3")
def test_four_neutral_contracts_are_turned_up_and_the_end_card_lies_ready() -> None:
    t = until(table(), "open")
    assert set(t.outcomes.values()) == {1}
    assert len(t.outcomes) == 33
    t.play("open stall-1", "open mayor", "open priest", "open airway-4")
    assert t.board == ["stall-1", "mayor", "priest", "airway-4"]
    assert t.seen()["deck"] == 29
    assert t.asks == "turn"
    assert t.record.end_card == -1


@rule("VN-S4")
def test_one_random_special_token_is_put_in_the_box_and_24_tokens_are_shuffled() -> None:
    t = table(players="4")
    assert t.outcomes == {f"box {name}": 1 for name in ("wood", "stone", "clay", "wheat", "food")}
    t.play("box clay")
    weights = Counter(t.outcomes)
    assert weights.total() == 24
    assert not any("clay special" in text for text in weights)
    assert next(weight for text, weight in weights.items() if text.endswith("wood 3 1")) == 2
    t.play(next(text for text in weights if text.endswith("wood 3 1")))
    assert Counter(t.outcomes).total() == 23
    assert next(weight for text, weight in t.outcomes.items() if text.endswith("wood 3 1")) == 1
    until(t, "deal")
    assert len(meadows(t)) == 24
    assert sum(hex["token"] is not None for hex in meadows(t)) == 20


@rule("VN-S5", "VN-C5")
def test_the_four_special_tokens_become_neutral_exploitations() -> None:
    t = until(table(players="4").play("box clay"), "deal")
    assert sorted(str(hex["goods"]) for hex in meadows(t) if hex["token"] is None) == [
        "{'food': 5}",
        "{'stone': 5}",
        "{'wheat': 5}",
        "{'wood': 5}",
    ]
    assert all(hex["craftsman"] is None for hex in meadows(t))
    assert [t.supply(letter) for letter in "wschf"] == [13, 13, 18, 13, 13]


@rule("VN-S6")
def test_a_stack_of_tiles_lies_on_each_explorer() -> None:
    t = position("M ~ ~ ~ ~ ~", tiles=(4,), actions=2)
    assert t.guild(1)["stacks"] == [0, 0, 1, 3]
    assert t.guild(1)["explorers"] == 2
    t.play("explore b1")
    assert t.guild(1)["stacks"] == [0, 0, 0, 3]
    assert t.guild(1)["explorers"] == 3


@rule("VN-S7")
@pytest.mark.parametrize(("players", "fewer"), [(2, 1), (3, 1), (4, 0)])
@pytest.mark.parametrize(("token", "points"), [("w3", 1), ("w4", 2)])
def test_with_two_or_three_players_a_token_yields_one_piece_fewer_and_keeps_its_points(
    players: int, fewer: int, token: str, points: int
) -> None:
    t = position(f"{token} R", players=players).play("craftsman a1")
    assert t.map == picture(f"{'w' * (int(token[1]) - fewer)}:1 R")
    assert t.points(1) == {"tokens": points}


@rule("VN-S7")
@pytest.mark.parametrize(("players", "goods"), [(3, "cc"), (4, "ccc")])
def test_so_it_is_with_abundance(players: int, goods: str) -> None:
    t = position("c3 R S1w", board="abundance-1:w", players=players).play("build c1 abundance-1", "abundance a1")
    assert t.map == picture(f"{goods} R B1")


@rule("VN-S7", "VN-S5")
@pytest.mark.parametrize("players", [2, 3])
def test_so_it_is_with_special_tokens(players: int) -> None:
    t = until(table(players=str(players)).play("box clay"), "deal")
    assert [hex["goods"] for hex in meadows(t) if "wood" in hex["goods"]] == [{"wood": 4}]  # type: ignore[operator]


@rule("VN-S8", "VN-C3")
def test_with_two_players_there_are_three_craftsmen_each() -> None:
    t = position("w3 R c3 R f3 R h3", players=2).play("craftsman a1", "craftsman c1")
    t.play("site b1", "site d1", "craftsman e1")
    assert t.refused("craftsman g1") == "VN-A"
    assert position("ww:1 R cc:1 R f3").refused("craftsman e1") == "VN-A"  # with four players there are two


@rule("VN-S8")
@pytest.mark.parametrize("taken", ["S1", "S2", "B1", "B2"])
def test_with_two_players_a_ruin_holds_one_site_or_building_whoevers_it_is(taken: str) -> None:
    t = position(f"{taken} ~ R", players=2)
    assert t.may("site") == {"c1"}
    assert t.refused("site a1") == "VN-S8"
    assert t.play("site c1").may("site") == set()
    assert t.refused("site c1") == "VN-S8"

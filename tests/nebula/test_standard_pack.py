"""The pack we ship keeps to what is known of the box, and to the aims of its design (rules VN-C1 … VN-C6)."""

from collections import Counter

import pytest

from tests.nebula.kit import steps
from tuman.games.nebula.content import (
    CONTRACT_KINDS,
    COPIES,
    FORBIDDEN,
    FOREST,
    MEADOW,
    MIST,
    OPEN_ASKS,
    RESOURCE_NAMES,
    RUINS,
    STANDARD,
    Contract,
    Map,
    load,
)

PACK = load(STANDARD)
BEGINNER, EXPERT = PACK.maps
EACH_MAP = pytest.mark.parametrize("map", PACK.maps, ids=lambda map: map.name)


def kind(contract: Contract) -> str:
    return CONTRACT_KINDS[contract.kind]


def distances(map: Map, ruin: int, over: tuple[int, ...] = (MIST, FOREST)) -> list[int]:
    """Steps from the ruin to the meadows that can be reached over such hexes, the nearest first."""
    found = steps(map, ruin, over)
    return sorted(found[meadow] for meadow in map.of(MEADOW) if meadow in found)


# --- maps -----------------------------------------------------------------------------------------------------


def test_the_beginner_side_comes_first() -> None:
    assert [map.name for map in PACK.maps] == ["beginner", "expert"]


@EACH_MAP
def test_each_map_has_as_many_hexes_of_each_kind_as_planned(map: Map) -> None:
    counts = Counter(map.terrain)
    assert counts[MEADOW] == 24
    assert 10 <= counts[RUINS] <= 12
    assert 34 <= counts[MIST] <= 44
    assert 8 <= counts[FOREST] <= 12
    assert 4 <= counts[FORBIDDEN] <= 8
    assert max(map.rows) + 1 in (9, 10)
    assert max(map.columns) + 1 in (9, 10)


@EACH_MAP
def test_every_ruin_can_be_connected_with_every_meadow_over_mist_and_forest_alone(map: Map) -> None:
    for ruin in map.of(RUINS):
        assert len(distances(map, ruin)) == 24, map.names[ruin]


@EACH_MAP
def test_every_ruin_has_three_meadows_within_four_steps_and_most_are_two_to_four_away(map: Map) -> None:
    nearest = [distances(map, ruin)[:5] for ruin in map.of(RUINS)]
    assert all(five[2] <= 4 for five in nearest)
    steps_of_five = [step for five in nearest for step in five]
    assert sum(2 <= step <= 4 for step in steps_of_five) >= 0.85 * len(steps_of_five)


@EACH_MAP
def test_few_meadows_lie_next_to_a_ruin_and_no_ruin_has_two(map: Map) -> None:
    next_to = [distances(map, ruin).count(1) for ruin in map.of(RUINS)]
    assert max(next_to) <= 1
    assert sum(next_to) <= 5


@EACH_MAP
def test_no_ruin_is_much_better_placed_than_another(map: Map) -> None:
    of_five = [sum(distances(map, ruin)[:5]) for ruin in map.of(RUINS)]
    assert max(of_five) - min(of_five) <= 5


@EACH_MAP
def test_ruins_and_meadows_lie_on_all_sides(map: Map) -> None:
    for terrain, fewest in ((MEADOW, 4), (RUINS, 2)):
        quarters = Counter((map.rows[hex] >= 5, map.columns[hex] >= 5) for hex in map.of(terrain))
        assert min(quarters[down, right] for down in (False, True) for right in (False, True)) >= fewest


@EACH_MAP
def test_petrified_forests_lie_inside_the_map_and_mostly_in_the_middle(map: Map) -> None:
    forests = map.of(FOREST)
    assert all(-1 not in map.neighbours[forest] for forest in forests)
    middle = [hex for hex in forests if 2 <= map.rows[hex] <= 7 and 2 <= map.columns[hex] <= 7]
    assert len(middle) >= 0.75 * len(forests)


def test_paths_of_the_expert_side_wind_more() -> None:
    def tiles(map: Map) -> float:
        """Steps to the nearest five meadows over mist alone, on average."""
        found = [step for ruin in map.of(RUINS) for step in distances(map, ruin, (MIST,))[:5]]
        return sum(found) / len(found)

    assert len(EXPERT.of(MIST)) < len(BEGINNER.of(MIST))
    assert len(EXPERT.of(FOREST)) > len(BEGINNER.of(FOREST))
    assert len(EXPERT.of(FORBIDDEN)) > len(BEGINNER.of(FORBIDDEN))
    assert tiles(EXPERT) > tiles(BEGINNER)


# --- contracts ------------------------------------------------------------------------------------------------


def test_there_are_as_many_copies_of_each_card_as_the_rules_say() -> None:
    assert Counter(kind(contract) for contract in PACK.contracts) == COPIES
    assert [contract.private for contract in PACK.contracts].count(False) == 33


def test_cards_ask_for_as_many_pieces_as_planned() -> None:
    two, four = {"stall", "caravan", "lazy-explorer"}, {"architect", "quiet-town"}
    for contract in PACK.contracts:
        assert contract.size == (2 if kind(contract) in two else 4 if kind(contract) in four else 3), contract.name


def test_one_stall_asks_for_wood_and_stone_as_the_rulebooks_show() -> None:
    stalls = [contract for contract in PACK.contracts if kind(contract) == "stall"]
    shown = [stall for stall in stalls if stall.asks == (1, 1, 0, 0, 0)]
    assert len(shown) == 1
    assert shown[0].provenance["asks"] == "seed"


def test_no_two_copies_of_a_card_ask_for_the_same() -> None:
    assert len({(contract.kind, contract.asks) for contract in PACK.contracts}) == len(PACK.contracts)


@pytest.mark.parametrize("private", [False, True])
def test_each_resource_is_asked_for_equally_often(private: bool) -> None:
    asked = [sum(c.asks[i] for c in PACK.contracts if c.private == private) for i in range(len(RESOURCE_NAMES))]
    assert max(asked) - min(asked) <= 1


def test_pairs_of_one_resource_occur_but_rarely() -> None:
    pairs = [contract.name for contract in PACK.contracts if max(contract.asks) > 1]
    assert 3 <= len(pairs) <= 6
    assert max(max(contract.asks) for contract in PACK.contracts) == 2


def test_points_are_the_number_of_pieces_but_for_cards_that_count_at_the_end() -> None:
    for contract in PACK.contracts:
        without = kind(contract) in ("architect", "merchant", "mayor", "lazy-explorer")
        assert contract.points == (0 if without else contract.size), contract.name


def test_only_what_the_rulebooks_say_is_marked_so() -> None:
    for contract in PACK.contracts:
        shown = kind(contract) in OPEN_ASKS or (kind(contract) == "stall" and contract.asks == (1, 1, 0, 0, 0))
        assert contract.provenance["asks"] == ("seed" if shown else "ours"), contract.name
        stated = kind(contract) in ("priest", "quiet-town")
        assert contract.provenance["points"] == ("seed" if stated else "inferred"), contract.name
    assert all(map.provenance == {"rows": "ours"} for map in PACK.maps)
    assert PACK.provenance["supply"] == "inferred"


# --- tokens ---------------------------------------------------------------------------------------------------


def test_tokens_and_supply_are_those_of_the_box() -> None:
    regular = [(RESOURCE_NAMES[t.resource], t.pieces, t.points, t.count) for t in PACK.tokens if not t.special]
    assert regular == sorted(
        ((word, pieces, points, 2) for word in RESOURCE_NAMES for pieces, points in ((3, 1), (4, 2))),
        key=lambda token: RESOURCE_NAMES.index(token[0]),
    )
    assert [(t.resource, t.pieces, t.points, t.count) for t in PACK.tokens if t.special] == [
        (r, 5, 0, 1) for r in range(5)
    ]
    assert len(RESOURCE_NAMES) * PACK.supply == 90


def test_the_known_token_of_three_wood_is_marked_as_stated_by_the_rulebooks() -> None:
    known = [(t.resource, t.pieces) for t in PACK.tokens if not t.special and t.provenance["pieces"] == "seed"]
    assert known == [(RESOURCE_NAMES.index("wood"), 3)]

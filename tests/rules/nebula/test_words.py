"""Words (VN-W1 … VN-W4) and what is in the box (VN-C1 … VN-C6)."""

from collections import Counter

import pytest

from tests.rules.nebula.kit import PACK, position, rule, table
from tuman.games.nebula import NEBULA


@rule("VN-W1")
@pytest.mark.parametrize(
    ("site", "around"), [("c3", {"b3", "d3", "b2", "c2", "b4", "c4"}), ("c2", {"b2", "d2", "c1", "d1", "c3", "d3"})]
)
def test_next_to_means_sharing_a_side(site: str, around: set[str]) -> None:
    rows = [["~"] * 5 for _ in range(4)]
    rows[int(site[1]) - 1][2] = "S1"
    assert position("\n".join(" ".join(row) for row in rows)).may("explore") == around


@rule("VN-W1")
def test_only_whole_hexes_of_the_map_exist() -> None:
    t = position("""
        .   ~   .
          S1  ~
        ~   .   ~
    """)
    assert t.may("explore") == {"b1", "b2", "a3"}
    assert set(t.seen()["hexes"]) == {"b1", "a2", "b2", "a3", "c3"}


@rule("VN-W2")
@pytest.mark.parametrize("piece", ["ww:1", "S1", "B1", "B1/S2"])
def test_craftsmen_sites_and_buildings_are_own_pieces(piece: str) -> None:
    assert position(f"{piece} ~ ~").may("explore") == {"b1"}


@rule("VN-W2", "VN-W3")
@pytest.mark.parametrize("piece", ["ww:2", "S2", "B2", "B2/S3", "ww"])
def test_pieces_of_others_and_neutral_exploitations_are_not_own(piece: str) -> None:
    t = position(f"{piece} ~ ~")
    assert t.may("explore") == set()
    assert t.refused("explore b1") == "VN-C"


@rule("VN-W3", "VN-K5")
def test_an_exploitation_is_own_with_an_own_craftsman_only() -> None:
    t = position("ww:1 R cc:2 R ff R S1h", board="caravan-1:h").play("build g1 caravan-1")
    assert t.choices == {"return a1 wood", "skip"}
    assert [t.refused(f"return {place}") for place in ("c1 clay", "e1 food")] == ["VN-K5"] * 2


@rule("VN-W4")
@pytest.mark.parametrize("empty", ["M", "~+", "F+", "X+"])
def test_meadow_with_nothing_on_it_and_every_tile_are_empty_meadow_for_everybody(empty: str) -> None:
    for seat in (1, 2):
        assert position(f"{empty} ~ ~", turn=seat).may("explore") == {"b1"}


@rule("VN-W4")
@pytest.mark.parametrize("taken", ["w3", "ww"])
def test_a_meadow_with_a_token_or_with_pieces_is_not_empty(taken: str) -> None:
    assert position(f"{taken} ~ ~").may("explore") == set()


@rule("VN-C1")
@pytest.mark.parametrize("map", ["beginner", "expert"])
def test_each_side_of_the_map_has_five_kinds_of_hexes_and_24_meadows_with_a_token_each(map: str) -> None:
    t = table(map=map)
    terrain = Counter(hex["terrain"] for hex in t.seen()["hexes"].values())
    assert set(terrain) == {"mist", "forest", "forbidden", "meadow", "ruins"}
    assert terrain["meadow"] == 24
    t.settle()
    meadows = [hex for hex in t.seen()["hexes"].values() if hex["terrain"] == "meadow"]
    assert all(bool(hex["token"]) != bool(hex["goods"]) for hex in meadows)  # four specials have become goods


@rule("VN-C2")
def test_there_are_18_pieces_of_each_of_five_resources() -> None:
    assert table().seen()["supply"] == dict.fromkeys(("wood", "stone", "clay", "wheat", "food"), 18)


@rule("VN-C2", "VN-K15")
def test_what_is_not_in_the_supply_cannot_be_taken() -> None:
    t = position("S1w/S1", "express-delivery-1:w", supply="ccf").play("build a1 express-delivery-1")
    assert t.may("deliver") == {"wood a1", "clay a1", "food a1"}  # the wood has just been used
    assert t.refused("deliver stone a1") == "VN-C2"


@rule("VN-C3", "VN-S6")
@pytest.mark.parametrize(("players", "craftsmen", "tiles"), [(2, 3, 5), (3, 2, 4), (4, 2, 3)])
def test_what_each_player_has(players: int, craftsmen: int, tiles: int) -> None:
    for guild in table(players=str(players)).seen()["guilds"]:
        assert [guild[name] for name in ("buildings", "sites", "craftsmen")] == [5, 3, craftsmen]
        assert guild["stacks"] == [tiles] * 4
        assert guild["explorers"] == 0
        assert guild["storage"] == {}


@rule("VN-C4", "VN-S6")
@pytest.mark.parametrize(("players", "reserve"), [(2, 20), (3, 12), (4, 12)])
def test_of_60_tiles_the_rest_is_in_the_reserve(players: int, reserve: int) -> None:
    t = table(players=str(players))
    assert t.seen()["reserve"] == reserve
    assert reserve + sum(sum(guild["stacks"]) for guild in t.seen()["guilds"]) == 60


@rule("VN-C5")
def test_20_tokens_of_3_4_or_5_pieces_and_a_special_one_of_5_for_each_resource() -> None:
    regular = [token for token in PACK.tokens if not token.special]
    special = [token for token in PACK.tokens if token.special]
    assert sum(token.count for token in regular) == 20
    assert {token.pieces for token in regular} <= {3, 4, 5}
    assert [(token.resource, token.pieces, token.points, token.count) for token in special] == [
        (resource, 5, 0, 1) for resource in range(5)
    ]
    t = table(players="4").play("box food")
    assert sum(t.outcomes.values()) == 24
    specials = {text.split()[2] for text in t.outcomes if text.endswith("special")}
    assert specials == {"wood", "stone", "clay", "wheat"}


@rule("VN-C6")
def test_8_private_and_33_neutral_contracts_and_the_end_card() -> None:
    t = table()
    census = NEBULA.census(t.states)
    assert (census["cards"], census["neutral cards"]) == (41, 33)
    assert not any(guild["end_card"] for guild in t.seen()["guilds"])
    t.play("box wood")
    while t.asks == "token":
        t.play(next(iter(t.outcomes)))
    assert len(t.outcomes) == 8  # to be dealt
    while t.asks == "deal":
        t.play(next(iter(t.outcomes)))
    assert len(t.outcomes) == 33  # to be turned up


@rule("VN-C6")
def test_there_are_so_many_copies_of_each_card() -> None:
    kinds = [contract.name.rstrip("0123456789").rstrip("-") for contract in PACK.contracts]
    assert Counter(kinds) == {
        "abundance": 2,
        "architect": 1,
        "adventurers": 2,
        "mayor": 1,
        "caravan": 2,
        "distillery": 6,
        "lazy-explorer": 1,
        "export": 2,
        "stall": 6,
        "merchant": 1,
        "workshop": 4,
        "priest": 1,
        "airway": 4,
        "quiet-town": 2,
        "express-delivery": 2,
        "secret-plan": 2,
        "shortcut": 2,
    }

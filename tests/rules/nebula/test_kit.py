"""The kit itself: a drawn position is as good as one that was played."""

import pytest

from tests.rules.nebula.kit import Table, position
from tests.rules.nebula.picture import picture, picture_of
from tuman.core import plain
from tuman.games.nebula import NEBULA
from tuman.match import Match

ON_THE_MAP = ("goods", "goods_at", "craftsman", "tokens_at", "tiles", "bare", "buildings", "full")
FOLLOWS = ("near_empty", "near_own", "free_craftsmen", "sites_placed", "buildings_left", "supply")


def joined(t: Table) -> list[set[int]]:
    """The groups of connected empty meadow."""
    group = [int(g) for g in t.record.group[: t.record.hexes]]
    return sorted(({h for h, g in enumerate(group) if g == name} for name in set(group) - {-1}), key=min)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_played_position_drawn_and_laid_again_is_the_same_map(players: int, seed: int) -> None:
    match = Match(NEBULA, {"players": str(players)}, seed=str(seed))
    while match.ply < 60 + 20 * players + 20 * seed:
        actions = match.legal()
        match.play(actions[(match.ply * 7919 + seed) % len(actions)])
    played = Table(match)
    stored = tuple(played.storage(seat + 1) for seat in range(players))
    drawn = position(played.map, players=players, storage=stored, reserve=0)
    assert drawn.map == played.map == picture(played.map)
    a, b = plain(played.states), plain(drawn.states)
    for name in ON_THE_MAP + FOLLOWS:
        assert getattr(a, name) == getattr(b, name), name
    assert joined(played) == joined(drawn)
    assert sorted(map(sorted, a.site)) == sorted(map(sorted, b.site))


def test_what_is_conserved_is_all_there_in_a_drawn_position() -> None:
    t = position("w3 cc:1 S1wf/B2 ~+ F", "quiet-town-1 mayor", board="stall-1", storage=("w",), tokens=("c4",))
    played = Match(NEBULA, {"players": "4"}, seed="5eed")
    assert NEBULA.census(t.states) == NEBULA.census(played.states)


def test_drawings_with_what_cannot_be_are_refused() -> None:
    for wrong in ("w6", "S5", "S1/S1/S1", "M+", "Q", "w:5", "M:1"):
        with pytest.raises(AssertionError):
            position(f"{wrong} X")
    for wrong in ("w:1 R w:1 R w:1", "S1 S1 S1 S1", "w3 w3 w3"):
        with pytest.raises(AssertionError):
            position(wrong)
    assert picture_of(position("fw:1 S1cw/B2").states) == "wf:1    B2/S1wc"

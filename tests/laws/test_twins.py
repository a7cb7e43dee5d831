"""No seat, and no spectator, can tell two worlds apart that differ only in what is hidden from it."""

from collections.abc import Callable

import pytest

from tests.laws.oracles import ORACLES
from tests.laws.tables import MODE_IDS, MODES, TABLE_IDS, TABLES
from tests.laws.twins import Leak, Tally, run_pair
from tuman.core import Game, States, conceal_at
from tuman.games import GAMES

POSITIONS = 20_000


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_worlds_that_differ_in_secrets_look_the_same(game: Game, options: dict[str, str]) -> None:
    tally = Tally()
    seed = 0
    while tally.positions < POSITIONS:
        run_pair(game, options, ORACLES[game.name], seed, tally)
        seed += 1


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_so_they_do_at_every_kind_of_table(game: Game, options: dict[str, str]) -> None:
    tally = Tally()
    for seed in range(1000, 1012):
        run_pair(game, options, ORACLES[game.name], seed, tally)
    assert tally.positions > 100


def forgets_to_hide(*names: str) -> Callable[[States, int], None]:
    """A `conceal` with a leak: it leaves these fields as they are."""

    def conceal(states: States, viewer: int) -> None:
        kept = {name: states[name].copy() for name in names}
        conceal_at(states, viewer)
        for name, value in kept.items():
            states[name] = value

    return conceal


@pytest.mark.parametrize(
    ("name", "options", "field"),
    [
        ("island", "mode=simple", "hand"),
        ("island", "mode=simple", "deck"),
        ("island", "mode=weather weather=fog", "cells"),
        ("island", "mode=weather", "drawn"),
        ("island", "mode=weather", "under"),
        ("island", "mode=weather", "cards"),
        ("island", "mode=mercenaries", "answers"),
        ("island", "mode=blitz weather=fog", "back"),
        ("island", "mode=team", "deck"),
        ("nebula", "players=2", "hand"),
        ("nebula", "players=3", "box"),
        ("nebula", "players=4", "deck"),
    ],
)
def test_a_planted_leak_is_found(name: str, options: str, field: str) -> None:
    game = GAMES[name]
    chosen = game.complete(dict(option.split("=") for option in options.split()))
    with pytest.raises(Leak, match=field):
        for seed in range(3000):
            run_pair(game, chosen, ORACLES[name], seed, Tally(), conceal=forgets_to_hide(field))


def test_a_leak_in_the_log_is_found() -> None:
    island = GAMES["island"]
    with pytest.raises(Leak, match="logged action"):
        for seed in range(100):
            options = island.complete({"mode": "weather", "weather": "night"})
            run_pair(island, options, ORACLES["island"], seed, Tally(), veil=lambda s, action, viewer: action)

"""The learned value: chances from the features of all sides."""

import numpy as np
import pytest

from tuman.bots.tree import MOST_SIDES
from tuman.bots.value import FOLDER, NOTHING, Net, foresee, known, learned
from tuman.core import Floats
from tuman.games import GAMES


def chances(net: Net, standing: Floats) -> Floats:
    out = np.zeros(len(standing))
    foresee(standing, len(standing), net, np.zeros(len(net.bias)), out)
    return out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_of_one_win(seats: int) -> None:
    net = learned("nebula", seats)
    standing = np.random.default_rng(1).normal(size=(seats, len(net.shift)))
    found = chances(net, standing)
    assert found.sum() == pytest.approx(1)
    assert (found > 0).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sides_that_change_places_change_chances(seats: int) -> None:
    net = learned("nebula", seats)
    standing = np.random.default_rng(2).normal(size=(seats, len(net.shift)))
    assert chances(net, standing[::-1].copy())[::-1] == pytest.approx(chances(net, standing))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_and_buildings_are_good(seats: int) -> None:
    net = learned("nebula", seats)
    names = GAMES["nebula"].features
    for name in ("points", "buildings"):
        standing = np.zeros((seats, len(names)))
        standing[0, names.index(name)] = 1.0
        assert chances(net, standing)[0] > chances(net, standing * 0)[0]


def test_without_a_network_there_is_nothing_to_ask() -> None:
    assert not known(NOTHING)
    assert not known(learned("island", 9))
    assert known(learned("nebula", 2))


def test_networks_look_at_the_features_that_there_are() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} <= GAMES.keys()
    for name, game in GAMES.items():
        for seats in range(2, MOST_SIDES + 1):
            net = learned(name, seats)
            if known(net):
                assert len(net.shift) == len(net.scale) == len(game.features)
                assert net.first.shape == (3 * len(game.features), len(net.bias))

"""Gymnasium's own check of the single-agent environments, at every kind of table."""

import warnings
from collections import Counter
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.env.kit import IDS, MODE_IDS, TABLE_IDS, any_of
from tests.laws.tables import MODES, TABLES
from tuman.core import Game


def made(game: Game, **arguments: Any) -> Any:
    return gymnasium.make(IDS[game.name], **arguments)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_gymnasium_finds_nothing_wrong(game: Game, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*Not able to test alternative render modes.*")
        check_env(made(game, opponents="random", **options).unwrapped)


@pytest.mark.parametrize("opponents", ["newcomer", "greedy", "strong"])
@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_every_kind_of_opponent_plays_to_the_end(game: Game, options: dict[str, str], opponents: str) -> None:
    """The same game for the same seed, and a ranking at the end."""
    ends = []
    for _ in range(2):
        env, rng = made(game, opponents=opponents, seat=0, **options), np.random.default_rng(2)
        seen, info = env.reset(seed=6)
        over, reward = False, 0.0
        while not over:
            assert reward == 0 and info["seat"] == 0
            seen, reward, over, _, info = env.step(any_of(rng, seen["action_mask"]))
        assert -1 <= reward <= 1
        ends.append((float(reward), info["points"], seen["observation"].tobytes()))
        if opponents != "strong":
            break  # the others are compared with the batch
    assert ends[0] == ends[-1]


def test_opponents_are_named_one_by_one_in_turn_order_after_the_agent() -> None:
    from tuman.games import GAMES

    env = made(GAMES["nebula"], players=4, opponents=("greedy", "random", "greedy"), reward="margin", seat=1)
    rng, points = np.random.default_rng(2), np.zeros(4)
    seen, _ = env.reset(seed=1)
    for _ in range(6):
        over = False
        while not over:
            seen, _, over, _, info = env.step(any_of(rng, seen["action_mask"]))
        points += info["points"]
        seen, _ = env.reset()
    assert min(points[2], points[0]) > max(points[3], points[1])


def test_the_agent_sits_everywhere_unless_told_where() -> None:
    from tuman.games import GAMES

    env = made(GAMES["nebula"], players=3, opponents="random")
    seats = Counter(env.reset(seed=seed)[1]["seat"] for seed in range(60))
    assert set(seats) == {0, 1, 2} and min(seats.values()) > 5


def test_an_illegal_action_loses_at_once() -> None:
    from tuman.games import GAMES

    env = made(GAMES["island"], opponents="random")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    seen, reward, over, truncated, _ = env.step(illegal)
    assert (reward, over, truncated) == (-1.0, True, False)
    assert not seen["action_mask"].any()


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_rendering_shows_the_own_seat(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    from tuman.games import GAMES

    env = made(GAMES["island"], opponents="random", render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    if mode == "rgb_array":
        assert shown.dtype == np.uint8 and shown.shape[2] == 3
    else:
        assert "Player 1" in (capsys.readouterr().out if mode == "human" else shown)
    with pytest.raises(ValueError, match="made without render_mode"):
        made(GAMES["island"]).unwrapped.render()

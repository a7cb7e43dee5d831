"""PettingZoo's own tests, at every kind of table."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

from tests.env.kit import MODE_IDS, TABLE_IDS, any_of, module
from tests.laws.tables import MODES, TABLES
from tuman.core import Game, OptionError


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_api(game: Game, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        # Its own games, which have masks too, are excused from these by their names.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(module(game).env(**options), num_cycles=300)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_the_same_seed_gives_the_same_game(game: Game, options: dict[str, str]) -> None:
    seed_test(lambda: module(game).env(**options), num_cycles=150)


@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_the_wrapper_that_asks_all_agents_at_once(game: Game, options: dict[str, str]) -> None:
    raw = module(game).raw_env(**options)
    raw.metadata["is_parallelizable"] = True  # the wrapper wants it said; those who are not asked answer nothing
    parallel_api_test(turn_based_aec_to_parallel(raw), num_cycles=300)


@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_rendering(game: Game, options: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    def names_players(text: str) -> bool:
        return "Player 1" in text.replace("\N{NO-BREAK SPACE}", " ")

    def is_no_blank(picture: Any) -> bool:
        return len(set(map(bytes, picture[::3, ::3].reshape(-1, 3)))) > 20

    env = module(game).env
    render_test(lambda **mode: env(**mode, **options), {"ansi": names_players, "rgb_array": is_no_blank})
    assert names_players(capsys.readouterr().out)


@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_rewards_of_a_whole_game_are_the_final_ranking(game: Game, options: dict[str, str]) -> None:
    rng = np.random.default_rng(5)
    for reward in ("ranking", "margin"):
        env = module(game).env(reward=reward, **options)
        env.reset(seed=7)
        got: dict[str, float] = {}
        for agent in env.agent_iter():
            seen, value, over, _, _ = env.last()
            if over:
                got[agent] = value
            else:
                assert value == 0
            env.step(None if over else any_of(rng, seen["action_mask"]))
        points = env.unwrapped.single.points()
        sides = game.sides(len(points))
        for seat, own in enumerate(points):
            others = [points[side] for side in range(sides) if side != seat % sides]
            beaten = sum((own > other) - (own < other) for other in others) / len(others)
            value = got[f"player_{seat}"]
            if reward == "margin":
                assert value == pytest.approx(
                    own - sum(others) / len(others), abs=1
                )  # tie-breaks are less than a point
            elif own not in others:
                assert value == beaten
        assert sum(got.values()) == pytest.approx(0)


def test_an_illegal_action_ends_the_game_and_loses_it() -> None:
    from tuman.env import via_nebula_v0

    env = via_nebula_v0.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}


def test_only_the_agent_that_is_asked_has_legal_actions() -> None:
    from tuman.env import misty_island_v0

    env = misty_island_v0.env(mode="team")
    env.reset(seed=1)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


def test_arguments_that_make_no_table_are_refused() -> None:
    from tuman.env import misty_island_v0, via_nebula_v0

    with pytest.raises(OptionError, match="players can't be '5'"):
        via_nebula_v0.env(players=5)
    with pytest.raises(OptionError, match="always played in sunny weather"):
        misty_island_v0.env(mode="simple", weather="fog")
    with pytest.raises(ValueError, match="no reward is named 'fame'"):
        via_nebula_v0.env(reward="fame")
    with pytest.raises(ValueError, match="no render mode 'opera'"):
        via_nebula_v0.env(render_mode="opera")

"""Many games at once: the same games as one by one, whatever the number of threads."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from tests.env.kit import IDS, MODE_IDS, TABLE_IDS, any_of_each, module
from tests.laws.tables import MODES, TABLES
from tuman.core import Game
from tuman.env.solo import SoloEnv
from tuman.env.vector import BatchEnv
from tuman.games import GAMES

NEBULA, ISLAND = GAMES["nebula"], GAMES["island"]


def is_same(one: dict[str, Any], two: dict[str, Any]) -> bool:
    return all(np.array_equal(one[key], two[key]) for key in ("observation", "action_mask"))


def row(seen: dict[str, Any], n: int) -> dict[str, Any]:
    return {key: values[n] for key, values in seen.items()}


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_each_game_of_a_batch_is_that_of_the_single_environment(game: Game, options: dict[str, str]) -> None:
    """Observation, mask, seat, reward, the end and the game after it."""
    batch = BatchEnv(game, 2, **options)
    singles = [module(game).raw_env(**options) for _ in range(2)]
    seen, infos = batch.reset(seed=20)
    for n, single in enumerate(singles):
        single.reset(seed=20 + n)
    rng, ends = np.random.default_rng(1), 0
    while ends < 3:
        actions = any_of_each(rng, infos)
        agents = [single.agent_selection for single in singles]
        for n, single in enumerate(singles):
            assert agents[n] == f"player_{infos['seat'][n]}"
            assert is_same(row(seen, n), single.observe(agents[n]))
            single.step(int(actions[n]))
        seen, rewards, ended, truncated, infos = batch.step(actions)
        assert not truncated.any()
        for n, single in enumerate(singles):
            assert ended[n] == single.terminations[agents[n]]
            assert rewards[n] == single.rewards[agents[n]]
            assert infos["rewards"][n].tolist() == [single.rewards[agent] for agent in single.possible_agents]
            if ended[n]:
                assert is_same(infos["final_obs"][n], single.observe(agents[n]))
                single.reset()  # the next game of the same generator
                ends += 1


@pytest.mark.parametrize("opponents", ["random", "greedy", "casual"])
@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_so_it_is_with_opponents(game: Game, options: dict[str, str], opponents: str) -> None:
    batch = BatchEnv(game, 2, opponents=opponents, reward="margin", **options)
    singles = [SoloEnv(game, opponents=opponents, reward="margin", **options) for _ in range(2)]
    seen, infos = batch.reset(seed=8)
    expected = [single.reset(seed=8 + n) for n, single in enumerate(singles)]
    rng, ends = np.random.default_rng(1), 0
    while ends < 2:
        for n in range(2):
            assert is_same(row(seen, n), expected[n][0]) and infos["seat"][n] == expected[n][1]["seat"]
        actions = any_of_each(rng, infos)
        seen, rewards, ended, _, infos = batch.step(actions)
        for n, single in enumerate(singles):
            after, reward, over, _, info = single.step(int(actions[n]))
            assert (reward, over) == (rewards[n], ended[n])
            if over:
                assert is_same(infos["final_obs"][n], after)
                after, info = single.reset()
                ends += 1
            expected[n] = after, info


@pytest.mark.parametrize("opponents", [None, "greedy"])
def test_threads_change_no_result(opponents: str | None) -> None:
    traces = []
    for threads in (1, 2, 3):
        batch = BatchEnv(NEBULA, 7, threads=threads, opponents=opponents, copy=True, players=3)
        rng = np.random.default_rng(2)
        seen, infos = batch.reset(seed=5)
        trace = [seen["observation"], infos["seat"]]
        for _ in range(60):
            seen, rewards, ended, _, infos = batch.step(any_of_each(rng, infos))
            trace += [seen["observation"], seen["action_mask"], rewards, ended, infos["seat"]]
        traces.append([array.tobytes() for array in trace])
        batch.close()
    assert traces[0] == traces[1] == traces[2]


def test_seeds_are_those_of_gymnasium() -> None:
    first = BatchEnv(ISLAND, 3, mode="team", copy=True)  # hands are drawn
    one = first.reset(seed=4)[0]["observation"]
    assert np.array_equal(first.reset(seed=[4, 5, 6])[0]["observation"], one)
    assert not np.array_equal(first.reset()[0]["observation"], one)  # goes on
    other = BatchEnv(ISLAND, 3, mode="team", copy=True)
    assert np.array_equal(other.reset(seed=[6, 5, 4])[0]["observation"], one[::-1])
    assert not np.array_equal(other.reset(seed=[7, None, 8])[0]["observation"], one[::-1])
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        other.reset(seed=[1, 2])
    unseeded = [BatchEnv(ISLAND, 3, mode="team", copy=True).reset()[0]["observation"] for _ in range(2)]
    assert not np.array_equal(*unseeded)


def test_a_batch_writes_into_the_same_arrays_unless_told_to_copy() -> None:
    for copy in (False, True):
        batch = BatchEnv(NEBULA, 4, copy=copy)
        before, infos = batch.reset(seed=1)
        after = batch.step(any_of_each(np.random.default_rng(1), infos))[0]
        assert np.shares_memory(before["observation"], after["observation"]) != copy


def test_an_illegal_action_loses_and_a_new_game_begins() -> None:
    batch = BatchEnv(NEBULA, 3, players=4)
    _, infos = batch.reset(seed=1)
    actions = any_of_each(np.random.default_rng(1), infos)
    actions[0], actions[1] = NEBULA.actions + 5, -1
    seat = infos["seat"].copy()
    seen, rewards, ended, _, infos = batch.step(actions)
    assert ended.tolist() == [True, True, False] and rewards.tolist() == [-1, -1, 0]
    assert infos["rewards"].sum(axis=1).tolist() == [-1, -1, 0] and infos["rewards"][0, seat[0]] == -1
    assert infos["_final_obs"].tolist() == [True, True, False] and infos["final_obs"][2] is None
    assert (seen["action_mask"].sum(axis=1) == infos["count"]).all() and (infos["count"] > 0).all()


def test_gymnasium_makes_batches() -> None:
    batch = gymnasium.make_vec(
        IDS["nebula"], num_envs=3, vectorization_mode="vector_entry_point", opponents="random", players=2, threads=2
    )
    assert isinstance(batch, VectorEnv) and isinstance(batch.unwrapped, BatchEnv)
    assert batch.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = batch.reset(seed=1)
    assert batch.observation_space.contains(seen)
    actions = any_of_each(np.random.default_rng(1), infos)
    assert batch.action_space.contains(actions.astype(np.int64))
    seen, rewards, *_ = batch.step(actions)
    assert batch.observation_space.contains(seen) and rewards.shape == (3,)
    batch.close()


def test_wrappers_of_gymnasium_work_on_batches() -> None:
    batch = gymnasium.wrappers.vector.RecordEpisodeStatistics(BatchEnv(ISLAND, 4, opponents="random"))
    _, infos = batch.reset(seed=3)
    rng, lengths = np.random.default_rng(3), []
    for _ in range(100):
        *_, infos = batch.step(any_of_each(rng, infos))
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert len(lengths) >= 4 and min(lengths) >= 46  # 46 decisions a game: two rounds, 5 + 18 each


def test_arguments_that_make_no_batch_are_refused() -> None:
    for wrong, told in (
        ({"opponents": "expert"}, "expert searches, which a batch does not do; choose newcomer, casual, regular"),
        ({"opponents": ("greedy", "greedy")}, "2 opponents for a table of 2"),
        ({"opponents": "nobody"}, "no bot is named 'nobody'"),
        ({"opponents": "greedy", "seat": 2}, "no seat 2: they go from 0 to 1"),
        ({"threads": 0}, "at least one of each"),
        ({"render_mode": "human"}, "a batch is not drawn"),
    ):
        with pytest.raises(ValueError, match=told):
            BatchEnv(NEBULA, 2, **wrong)
    batch = BatchEnv(NEBULA, 2)
    with pytest.raises(RuntimeError, match="reset before the first step"):
        batch.step([0, 0])
    batch.reset()
    with pytest.raises(ValueError, match="actions for 2 games"):
        batch.step([0, 0, 0])

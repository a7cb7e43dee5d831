"""Many games at once: a Gymnasium `VectorEnv` whose step is one compiled call in each thread."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tuman.core import Game, Ints
from tuman.env.kernel import EVERY_SEAT, new_batch, new_table, play_batch, seed_batch
from tuman.env.opponents import carelessness, opponents_of
from tuman.env.single import SEEDS, options_of, reward_of, seat_of
from tuman.env.spaces import action_space, observation_space

Observations = dict[str, NDArray[Any]]
NOTHING: Ints = np.zeros(0, np.int64)


class BatchEnv(VectorEnv[Observations, Ints, NDArray[Any]]):
    """Without opponents the caller decides for every seat: `infos["seat"]` says for which one in each game.

    A game that ends starts anew at once. Arrays that are returned are written over by the next step, unless `copy`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        reward: str = "ranking",
        threads: int = 1,
        copy: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1 or threads < 1:
            raise ValueError(f"{num_envs} games in {threads} threads: there is at least one of each")
        if render_mode is not None:
            raise ValueError("a batch is not drawn; a single environment is")
        self.game, self.num_envs = game, num_envs
        chosen = options_of(game, options)
        self.seats = game.seats(chosen)
        names = [] if opponents is None else opponents_of(opponents, self.seats)
        minds = [carelessness(game, name) for name in names]
        asked = EVERY_SEAT if opponents is None else seat_of(seat, self.seats)
        self._tables = [new_table(game, chosen, asked, minds, reward_of(reward)) for _ in range(threads)]
        self.batch = new_batch(game, num_envs, self.seats)
        self._rows = np.arange(num_envs)
        self._parts = [(num_envs * n // threads, num_envs * (n + 1) // threads) for n in range(threads)]
        self._helpers = ThreadPoolExecutor(threads - 1, "tuman-env") if threads > 1 else None
        self._copy, self._begun = copy, False
        self.single_observation_space: Dict = observation_space(game)
        self.single_action_space: Discrete = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games. Game n plays by `seed` + n, or by the nth of several seeds; None goes on as it would have."""
        if seed is None and not self._begun:
            seed = [int(n) for n in self.np_random.integers(SEEDS, size=self.num_envs)]
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            seed = [int(seed) + n for n in range(self.num_envs)]
        if seed is not None:
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
            seed_batch(self.batch, list(seed))
        self._begun = True
        self._play(NOTHING, fresh=True)
        return self._seen(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Observations, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An action in each game. The reward is that of the seat that acts; `infos["rewards"]` has everybody's."""
        if not self._begun:
            raise RuntimeError("reset before the first step")
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{chosen.shape} actions for {self.num_envs} games")
        acted = self.batch.actor.copy()
        self._play(chosen, fresh=False)
        rewards = self.batch.rewards[self._rows, acted]
        ended = self.batch.ended.copy()
        infos = self._infos() | {"rewards": self._given(self.batch.rewards)}
        if ended.any():
            infos |= {"final_obs": self._last_seen(ended), "_final_obs": ended.copy()}
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        if self._helpers:
            self._helpers.shutdown()

    # --- inside ---

    def _play(self, actions: Ints, fresh: bool) -> None:
        """Each thread takes a part of the rows; which one takes which changes no result."""
        work = [(self.batch, table, actions, *part, fresh) for table, part in zip(self._tables, self._parts)]
        helpers = [self._helpers.submit(play_batch, *args) for args in work[1:]] if self._helpers else []
        play_batch(*work[0])
        for helper in helpers:
            helper.result()

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _seen(self) -> Observations:
        return {"observation": self._given(self.batch.observation), "action_mask": self._given(self.batch.mask)}

    def _infos(self) -> dict[str, Any]:
        """Whose decision is asked for, and the legal actions as a list: the first `count` numbers of each row."""
        return {
            "seat": self._given(self.batch.actor),
            "legal": self._given(self.batch.legal),
            "count": self._given(self.batch.counts),
        }

    def _last_seen(self, ended: NDArray[np.bool_]) -> NDArray[Any]:
        found = np.full(self.num_envs, None, object)
        for n in np.flatnonzero(ended):
            mask = np.zeros(self.game.actions, np.int8)
            found[n] = {"observation": self.batch.final[n].copy(), "action_mask": mask}
        return found

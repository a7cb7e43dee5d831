"""Gymnasium: one agent, and bots at the other seats."""

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium

from tuman.core import OVER, Game
from tuman.env.kernel import ILLEGAL
from tuman.env.render import MODES, check_mode, render
from tuman.env.single import Single
from tuman.env.spaces import action_space, observation_space


class SoloEnv(gymnasium.Env[dict[str, Any], int]):
    """A seat at a table of bots, with the game's options as arguments. An action against the rules loses at once."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "ranking",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.single = Single(game, options, reward, opponents, seat)
        self.observation_space = observation_space(game)
        self.action_space: Any = action_space(game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.single.start(seed)
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], SupportsFloat, bool, bool, dict[str, Any]]:
        own = self.single.own
        if action not in self.single.legal():
            self.single.actor = OVER
            return self._seen(), ILLEGAL, True, False, self._info()
        self.single.play(int(action))
        over = self.single.actor == OVER
        return self._seen(), self.single.rewards()[own] if over else 0.0, over, False, self._info()

    def render(self) -> Any:
        return render(self.single, self.single.own, self.render_mode)

    def _seen(self) -> dict[str, Any]:
        if self.render_mode == "human":
            self.render()
        return self.single.observe(self.single.own)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.single.own, "points": self.single.points()}

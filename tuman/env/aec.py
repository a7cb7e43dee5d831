"""PettingZoo: every seat is an agent, and one after the other decides."""

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tuman.core import OVER, Game
from tuman.env.kernel import ILLEGAL
from tuman.env.render import MODES, check_mode, render
from tuman.env.single import Single
from tuman.env.spaces import action_space, observation_space


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of a game, with the game's options as arguments."""

    def __init__(
        self, game: Game, name: str, *, reward: str = "ranking", render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.metadata = {"name": name, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}
        self.single = Single(game, options, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.single.seats)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: observation_space(game) for agent in self.agents}
        self.action_spaces = {agent: action_space(game) for agent in self.agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.single.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.single.actor]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.single.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked has to answer"
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.single.play(int(action))
        if self.single.actor == OVER:
            self.rewards = dict(zip(self.possible_agents, self.single.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.single.actor]
        self._show()

    def render(self) -> Any:
        """What the agent that is asked sees."""
        return render(self.single, self.possible_agents.index(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def env(game: Game, name: str, **arguments: Any) -> Any:
    """The table as agents get it: an action against the rules ends the game and is the agent's loss."""
    table: Any = TableEnv(game, name, **arguments)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))

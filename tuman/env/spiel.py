"""OpenSpiel: both games as Python games with chance. Importing this module registers them.

>>> import pyspiel, tuman.env.spiel
>>> pyspiel.load_game("python_via_nebula(players=3)").num_players()
3
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from tuman.core import (
    CHANCE,
    OVER,
    Game,
    actor_at,
    apply_at,
    chance_at,
    conceal_at,
    copied,
    legal_at,
    new_rng,
    veil_at,
)
from tuman.env.kernel import EVERY_SEAT, RANKING, look, new_table, reward
from tuman.env.layout import named, size
from tuman.env.past import another_past
from tuman.games import GAMES

NAMES = {"nebula": "python_via_nebula", "island": "python_misty_island"}
LONGEST = 2000  # more actions, those of chance among them, than any match can have


class SpielTable:
    """What all positions of a game share; copies of a position share it too."""

    def __init__(self, game: Game, options: Mapping[str, str]) -> None:
        self.game, self.options = game, game.complete(options)
        self.seats = game.seats(self.options)
        self.kernel = new_table(game, self.options, EVERY_SEAT, [], RANKING)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielTable":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.game.name, self.options)


def table_of(name: str, options: Mapping[str, str]) -> SpielTable:
    return SpielTable(GAMES[name], options)


def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAMES[game.name],
        long_name=f"Tuman {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game, {option.name: option.default for option in game.options}),
    )


def parameters(game: Game, options: Mapping[str, str]) -> dict[str, str | int]:
    """Options as parameters of OpenSpiel, each of one type: a number where some value is one, 0 for any other value."""
    found: dict[str, str | int] = {}
    for option in game.options:
        value = options[option.name]
        if any(other.isdigit() for other in option.values):
            found[option.name] = int(value) if value.isdigit() else 0
        elif len(option.values) > 1:
            found[option.name] = value
    return found


def options_from(given: Mapping[str, Any]) -> dict[str, str]:
    """The other way round; what is 0 stays at its default."""
    return {name: str(value) for name, value in given.items() if value != 0}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table of a game, with the game's options as parameters."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.table = SpielTable(self.game, options_from(params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.game.actions,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.game), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.table)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "SpielObserver":
        return SpielObserver(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Actions, also those of chance, have the numbers that they have everywhere in Tuman."""

    def __init__(self, spiel: SpielGame, table: SpielTable) -> None:
        super().__init__(spiel)
        self.table = table
        self.states = copied(table.kernel.first)
        self.log: list[int] = []
        self.seen: list[list[int]] = [[] for _ in range(table.seats)]
        """The log as each player has seen it; own actions are known."""
        self.recall = [b""] * table.seats
        """A digest of all that each player has ever seen, positions included."""

    def current_player(self) -> int:
        who = actor_at(self.states)
        return int({CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(who, who))

    def is_terminal(self) -> bool:
        return actor_at(self.states) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        out = self.table.kernel.actions
        return sorted(int(action) for action in out[: legal_at(self.states, out)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        out, weights = self.table.kernel.actions, self.table.kernel.chances
        n = chance_at(self.states, out, weights)
        total = int(weights[:n].sum())
        return sorted((int(out[i]), int(weights[i]) / total) for i in range(n))

    def _apply_action(self, action: int) -> None:
        who = actor_at(self.states)
        shown = [action if who == seat else int(veil_at(self.states, action, seat)) for seat in range(self.table.seats)]
        apply_at(self.states, action)
        self.log.append(action)
        for seat, known in enumerate(shown):
            view = copied(self.states)
            conceal_at(view, seat)
            self.seen[seat].append(known)
            self.recall[seat] = hashlib.sha256(self.recall[seat] + known.to_bytes(4, "big") + view.tobytes()).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.write(self.states, action)

    def returns(self) -> list[float]:
        out = np.zeros(self.table.seats)
        if self.is_terminal():
            reward(self.states, 0, self.table.kernel, out)
        return [float(value) for value in out]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that the player can't tell from this one, with a history of its own."""
        rng = new_rng(int(sampler() * 2**31))
        table = self.table
        state: SpielState = self.get_game().new_initial_state()
        for action in another_past(table.game, table.kernel.first, self.log, player, rng):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return " ".join(map(str, self.log))


class SpielObserver:
    """The observation by named slices; with perfect recall also the log as the player has seen it."""

    def __init__(self, game: Game, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, but got {params}")
        if iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not iig_obs_type.public_info:
            raise ValueError("an observer sees what one player sees, public and private")
        self.game, self.perfect_recall = game, iig_obs_type.perfect_recall
        n = size(game)
        self.tensor = np.zeros(n + LONGEST * self.perfect_recall, np.float32)
        self.dict = named(game.observation, self.tensor[:n])
        if self.perfect_recall:
            self.dict["log"] = self.tensor[n:]
        self._seen = np.zeros(n, np.int16)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        look(state.states, 0, player, state.table.kernel.room, self._seen)
        self.tensor[: len(self._seen)] = self._seen
        if self.perfect_recall:
            known = state.seen[player][-LONGEST:]
            self.dict["log"][: len(known)] = [action + 1 for action in known]

    def string_from(self, state: SpielState, player: int) -> str:
        """What is not zero, by name; with perfect recall the log, and a digest of the positions on the way."""
        if self.perfect_recall:
            log = " ".join(map(str, state.seen[player]))
            return f"player {player}: {log} #{state.recall[player].hex()[:16]}"
        look(state.states, 0, player, state.table.kernel.room, self._seen)
        parts = [f"player {player}"]
        for name, values in named(self.game.observation, self._seen).items():
            flat = values.ravel()
            if found := np.flatnonzero(flat).tolist():
                parts.append(f"{name} " + " ".join(f"{i}:{flat[i]}" for i in found))
        return "; ".join(parts)


def _register() -> None:
    for game in GAMES.values():
        kind = type(f"{game.name.title()}Game", (SpielGame,), {"game": game})
        pyspiel.register_game(game_type(game), kind)


_register()

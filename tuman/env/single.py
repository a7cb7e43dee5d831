"""One game as an environment plays it. What chance and the opponents do follows from the seed, as in a batch."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tuman.bots.levels import Bot, make_bot
from tuman.core import (
    CHANCE,
    OVER,
    POINT,
    Game,
    Ints,
    actor_at,
    apply_at,
    below,
    conceal_at,
    copied,
    legal_at,
    new_rng,
    scores_at,
    veil_at,
)
from tuman.env.kernel import ANY_SEAT, EVERY_SEAT, MARGIN, RANKING, answer, drawn, look, new_table, reward
from tuman.env.layout import size
from tuman.env.opponents import carelessness, opponents_of, searches

REWARDS = {"ranking": RANKING, "margin": MARGIN}
SEEDS = 2**62


def options_of(game: Game, options: Mapping[str, Any]) -> dict[str, str]:
    """Complete options of a table; numbers may be given as numbers. Raises OptionError."""
    return game.complete({name: str(value) for name, value in options.items()})


def reward_of(name: str) -> int:
    if name not in REWARDS:
        raise ValueError(f"no reward is named {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]


def seat_of(seat: int | None, seats: int) -> int:
    """The seat of a single agent; None: another one in each game."""
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"no seat {seat}: they go from 0 to {seats - 1}")
    return ANY_SEAT if seat is None else seat


class Single:
    """A table at which decisions of every seat are asked for, or, with opponents, those of one seat."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        reward: str = "ranking",
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
    ) -> None:
        self.game, self.options = game, options_of(game, options)
        self.seats = game.seats(self.options)
        self.opponents = None if opponents is None else opponents_of(opponents, self.seats)
        minds = [0.0 if searches(game, name) else carelessness(game, name) for name in self.opponents or ()]
        asked = EVERY_SEAT if opponents is None else seat_of(seat, self.seats)
        self._table = new_table(game, self.options, asked, minds, reward_of(reward))
        self.states = copied(self._table.first)
        self.own = asked
        self.actor = OVER
        self._rng: Ints | None = None
        self._bots: dict[int, Bot] = {}
        self._seen: dict[int, list[int]] = {}

    def start(self, seed: int | None = None) -> None:
        """A new game: of this seed, or the next one of the seed before."""
        if seed is not None or self._rng is None:
            self._rng = new_rng(secrets.randbelow(SEEDS) if seed is None else seed)
        self.actor = OVER
        while self.actor == OVER:
            self.states = copied(self._table.first)
            asked = self._table.seat
            self.own = int(below(self._rng, self.seats)) if asked == ANY_SEAT else asked
            self._seat_bots()
            self._onward()

    def play(self, action: int) -> None:
        """A legal action of the actor, then what chance and the opponents do."""
        self._push(action)
        self._onward()

    def legal(self) -> Ints:
        """The legal actions of the actor."""
        return self._table.actions[: legal_at(self.states, self._table.actions)].copy()

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees, and what is legal for it, if it is asked."""
        observation = np.empty(size(self.game), np.int16)
        look(self.states, 0, seat, self._table.room, observation)
        mask = np.zeros(self.game.actions, np.int8)
        if seat == self.actor:
            mask[self.legal()] = 1
        return {"observation": observation, "action_mask": mask}

    def rewards(self) -> list[float]:
        """Of every seat, when the game is over."""
        out = np.zeros(self.seats)
        reward(self.states, 0, self._table, out)
        return [float(value) for value in out]

    def points(self) -> list[int]:
        out: Ints = np.zeros(self.seats, np.int64)
        scores_at(self.states, out)
        return [-(-int(score) // POINT) for score in out]

    # --- chance and opponents ---

    def _onward(self) -> None:
        assert self._rng is not None
        table = self._table
        while (who := actor_at(self.states)) != OVER and who != self.own:
            if who == CHANCE:
                self._push(drawn(self.states, self._rng, table.actions, table.chances))
            elif self.own == EVERY_SEAT:
                break
            elif who in self._bots:
                view = copied(self.states)
                conceal_at(view, who)
                seen, self._seen[who] = self._seen[who], []
                self._push(self._bots[who].choose(view, seen))
            else:
                mind = float(table.minds[(who - self.own) % self.seats - 1])
                self._push(answer(self.states, 0, who, mind, self._rng, table))
        self.actor = who

    def _seat_bots(self) -> None:
        """Bots that search, and what each of them has seen since its last choice."""
        self._bots = {}
        for step, name in enumerate(self.opponents or (), start=1):
            if searches(self.game, name):
                assert self._rng is not None
                seat = (self.own + step) % self.seats
                self._bots[seat] = make_bot(name, self.game, seat, self.seats, int(below(self._rng, 2**31)))
        self._seen = {seat: [] for seat in self._bots}

    def _push(self, action: int) -> None:
        who = actor_at(self.states) if self._seen else OVER
        for viewer, seen in self._seen.items():
            seen.append(action if viewer == who else int(veil_at(self.states, action, viewer)))
        apply_at(self.states, action)

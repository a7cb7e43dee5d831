"""A match: the one checked way to play. It keeps the true position, the log, and what chance will draw."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping

import numpy as np

from tuman.core import (
    CHANCE,
    OVER,
    POINT,
    Game,
    Ints,
    Reason,
    States,
    actor_at,
    apply_at,
    blank,
    chance_at,
    conceal_at,
    copied,
    legal_at,
    scores_at,
    start_at,
    veil_at,
)

SEED_BYTES = 16


class IllegalAction(ValueError):
    """An action that the rules forbid now; `reason` names the rule."""

    def __init__(self, text: str, reason: Reason | None) -> None:
        super().__init__(f"{text!r} is not legal" + (f" ({reason.rule})" if reason and reason.rule else ""))
        self.reason = reason


class UndoError(ValueError):
    """An action that can't be taken back freely."""


def new_seed() -> str:
    """128 random bits, in hexadecimal."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is published when the table starts, so that nobody can change the seed later."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Match:
    """Actions are played by number; chance is settled at once, from `sha256(seed:ply)`.

    >>> from tuman.games import GAMES
    >>> match = Match(GAMES["island"], {"mode": "simple", "first": "1"}, seed="5eed")
    >>> match.play_text("take pig")
    >>> match.written()
    ['1: take pig']
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        names: Iterable[str] = (),
    ) -> None:
        self.game = game
        self.options = game.complete(options or {})
        self.seed = new_seed() if seed is None else seed
        self.seats = game.seats(self.options)
        given = list(names)
        self.names = (given + [f"Player {n + 1}" for n in range(len(given), self.seats)])[: self.seats]
        self.log: list[int] = []
        self.actors: list[int] = []
        self.states = self._first_position()
        self._before: States | None = None  # the position before the last action, if it is at hand
        self._actions = np.zeros(game.most, np.int64)
        self._weights = np.zeros(game.most, np.int64)
        self.settle()

    def _first_position(self) -> States:
        states = blank(self.game)
        start_at(states, self.game.encode(self.options))
        return states

    # --- looking ---

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def actor(self) -> int:
        """The seat that decides now, or OVER; CHANCE only while a log is being replayed."""
        return actor_at(self.states)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def legal(self) -> list[int]:
        actions: list[int] = self._actions[: legal_at(self.states, self._actions)].tolist()
        return actions

    def outcomes(self) -> dict[int, int]:
        """What chance may do now, with weights."""
        n = chance_at(self.states, self._actions, self._weights)
        return {int(self._actions[i]): int(self._weights[i]) for i in range(n)}

    def scores(self) -> list[int]:
        out: Ints = np.zeros(max(self.seats, 1), np.int64)
        scores_at(self.states, out)
        return [int(score) for score in out]

    def points(self) -> list[int]:
        return [-(-score // POINT) for score in self.scores()]

    def winners(self) -> list[int]:
        """The seats with the best standing: several share the win."""
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def view(self, viewer: int) -> States:
        """The position as a seat, or PUBLIC, may know it."""
        states = copied(self.states)
        conceal_at(states, viewer)
        return states

    # --- playing ---

    def play(self, action: int) -> None:
        """Plays an action of the present actor, then what chance has to do. Raises IllegalAction."""
        if action not in self.legal():
            reason = self.game.why(self.states, action)
            raise IllegalAction(self.game.write(self.states, action), reason)
        self.push(action)
        self.settle()

    def play_text(self, text: str) -> None:
        """The same in notation. Raises NotationError too."""
        self.play(self.game.read(self.states, text))

    def settle(self) -> None:
        """Lets chance act for as long as it is chance's turn."""
        while self.actor == CHANCE:
            self.push(self.drawn())

    def drawn(self) -> int:
        """What chance does at this ply, which follows from the seed."""
        outcomes = self.outcomes()
        digest = hashlib.sha256(f"{self.seed}:{self.ply}".encode()).digest()
        pick = int.from_bytes(digest) % sum(outcomes.values())
        for action, weight in outcomes.items():
            pick -= weight
            if pick < 0:
                return action
        raise AssertionError("weights do not add up")

    def drawn_after(self, action: int) -> list[int]:
        """What chance will do after a legal action, up to the next decision; the match stays as it is."""
        ply, states, before = self.ply, copied(self.states), self._before
        self.push(action)
        self.settle()
        drawn = self.log[ply + 1 :]
        del self.log[ply:], self.actors[ply:]
        self.states, self._before = states, before
        return drawn

    def replay(self, action: int) -> None:
        """Plays a logged action of a seat or of chance; chance is not settled. Raises IllegalAction."""
        possible = self.outcomes() if self.actor == CHANCE else self.legal()
        if action not in possible:
            reason = None if self.actor == CHANCE else self.game.why(self.states, action)
            raise IllegalAction(self.game.write(self.states, action), reason)
        self.push(action)

    def push(self, action: int) -> None:
        """Plays an action that is known to be possible, of a seat or of chance; nothing is checked or settled."""
        self._before = copied(self.states)
        self.actors.append(self.actor)
        apply_at(self.states, action)
        self.log.append(action)

    # --- the past ---

    def at(self, ply: int) -> "Match":
        """The match as it was after so many plies; nothing more is settled."""
        earlier = self._unsettled()
        for action in self.log[:ply]:
            earlier.push(action)
        return earlier

    def _unsettled(self) -> "Match":
        twin: Match = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.log, twin.actors, twin.states, twin._before = [], [], self._first_position(), None
        twin._actions, twin._weights = self._actions.copy(), self._weights.copy()
        return twin

    def can_undo(self, seat: int) -> bool:
        """Free undo: the last action was the seat's own and made nothing known."""
        if seat == CHANCE or not self.log or self.actors[-1] != seat:
            return False
        before = self.at(self.ply - 1).states if self._before is None else self._before
        return not self.game.reveals(before, self.log[-1])

    def undo(self, seat: int) -> None:
        """Takes the seat's last action back, if that is free. Raises UndoError."""
        if not self.can_undo(seat):
            raise UndoError("an action can be taken back only until something is revealed or somebody else has acted")
        self.rewind(self.ply - 1)

    def rewind(self, ply: int) -> None:
        """Goes back to an earlier ply whatever was revealed since: only with the consent of everybody at the table.

        Chance draws the same again at the same ply, so whoever saw a draw knows it beforehand.
        """
        if not 0 <= ply <= self.ply:
            raise ValueError(f"no ply {ply}: they go from 0 to {self.ply}")
        earlier = self.at(ply)
        self.log, self.actors, self.states, self._before = earlier.log, earlier.actors, earlier.states, earlier._before
        self.settle()

    def veiled(self, viewer: int) -> list[int]:
        """The log as the viewer may know it."""
        walk = self._unsettled()
        seen = []
        for action in self.log:
            seen.append(int(veil_at(walk.states, action, viewer)))
            walk.push(action)
        return seen

    def written(self, viewer: int | None = None) -> list[str]:
        """The log in notation, one line an action, as the viewer may know it (None: all of it)."""
        walk = self._unsettled()
        lines = []
        for action in self.log:
            shown = action if viewer is None else int(veil_at(walk.states, action, viewer))
            who = walk.actor
            lines.append(f"{'*' if who == CHANCE else who + 1}: {self.game.write(walk.states, shown)}")
            walk.push(action)
        return lines

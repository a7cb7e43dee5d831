"""A table in play, without input and output: everything that can change it, in one file.

A room is what its log says. The log is a list of entries, numbered by `ply`; the first one starts the match.
`propose` turns a wish of somebody into the next entry, or refuses it; `apply` carries an entry out. Between the two
the caller makes the entry last. Time is an argument. So the same log gives the same room anywhere, any number of times.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from msgspec import Struct

from tuman.core import Game, NotationError, Reason, States, copied
from tuman.match import IllegalAction, Match
from tuman.server.clock import Clock, Pace

START, ACT, UNDO, ASK, AGREE, REFUSE, BOT = "start", "act", "undo", "ask", "agree", "refuse", "bot"
RESIGNED, OUT_OF_TIME = "resigned", "time"
STAND_IN = "casual"  # plays on for who runs out of time


class Entry(Struct, frozen=True):
    """One line of a table's log.

    `start`: names, bots, and what chance did first. `act`: the action, and what chance did then. `undo`, `ask`: the
    match goes, or should go, back to this many actions. `bot`: a bot of this level takes the seat, and why.
    """

    ply: int
    at: int
    kind: str
    seat: int | None = None
    data: dict[str, Any] = {}


class Act(Struct, frozen=True):
    action: str
    bot: bool = False
    """Whether a bot acts: a seat is played by a person or by a bot, never by both."""


class Undo(Struct, frozen=True):
    pass


class Answer(Struct, frozen=True):
    """To somebody's wish to take something back."""

    agree: bool


class Resign(Struct, frozen=True):
    level: str


class TimeUp(Struct, frozen=True):
    """Nobody's wish: the time of the seat has run out."""


Wish: TypeAlias = Act | Undo | Answer | Resign | TimeUp


class Refusal(Exception):
    """A wish that can't be met. `code` is for programs, `reason` for people, if a rule of the game forbids it."""

    def __init__(self, code: str, text: str, reason: Reason | None = None, ply: int | None = None) -> None:
        super().__init__(text)
        self.code, self.reason, self.ply = code, reason, ply


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the match: who, what, and the position before and after."""

    who: int
    action: int
    before: States
    after: States


@dataclass(frozen=True, slots=True)
class Event:
    """An entry and what it did to the match."""

    entry: Entry
    steps: list[Step] = field(default_factory=list)


class Room:
    """A started table. `seats` of people are played by them, the others by bots of a level."""

    def __init__(self, game: Game, options: dict[str, str], seed: str, pace: Pace) -> None:
        self.game, self.options, self.seed = game, options, seed
        self.seats = game.seats(options)
        self.pace = pace
        self.clock = Clock(pace, self.seats)
        self.bots: list[str | None] = [None] * self.seats
        self.match = Match(game, options, seed)
        self.ply = -1
        self.asked: tuple[int, int] | None = None  # who would take something back, and to which ply of the match
        self.agreed: set[int] = set()

    # --- looking ---

    @property
    def started(self) -> bool:
        return self.ply >= 0

    @property
    def actor(self) -> int:
        return self.match.actor

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def bot_due(self) -> str | None:
        """The level of the bot whose turn it is."""
        return None if self.over or not self.started else self.bots[self.actor]

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def can_undo(self, seat: int) -> str | None:
        """How a seat may take its last action back: 'free', 'ask' the others, or not at all."""
        if not self.started or self.over or self.bots[seat] is not None or seat not in self.match.actors:
            return None  # when the match is over, all is published
        return "free" if self.match.can_undo(seat) else "ask"

    # --- wishes ---

    def first_entry(self, now: int, names: list[str], bots: list[str | None]) -> Entry:
        """The entry that starts the match."""
        return Entry(0, now, START, None, {"names": names, "bots": bots, "drawn": list(self.match.log)})

    def propose(self, now: int, seat: int, wish: Wish) -> Entry:
        """The entry that a wish of a seat leads to. Raises Refusal."""
        if not self.started:
            raise Refusal("not_started", "the match has not started yet")
        if self.over:
            raise Refusal("over", "the match is over")
        if (self.bots[seat] is not None) != (isinstance(wish, Act) and wish.bot):
            raise Refusal("not_your_seat", "a bot plays this seat")
        if self._out_of_time(now, seat) and not isinstance(wish, TimeUp):
            raise Refusal("time_up", "your time has run out")
        match wish:
            case Act():
                return self._propose_act(now, seat, wish.action)
            case Undo():
                return self._propose_undo(now, seat)
            case Answer():
                return self._propose_answer(now, seat, wish.agree)
            case Resign():
                return self._entry(now, BOT, seat, level=wish.level, why=RESIGNED)
            case TimeUp():
                if not self._out_of_time(now, seat):
                    raise Refusal("time_left", "there is time left")
                return self._entry(now, BOT, seat, level=STAND_IN, why=OUT_OF_TIME)

    def seat_for(self, seats: list[int], wish: Wish) -> int:
        """Which of the seats of one person a wish is for, if it does not say: people may share a screen."""
        fitting: list[int] = []
        match wish:
            case Act():
                fitting = [self.actor]
            case Undo():
                fitting = self.match.actors[::-1]
            case Answer() if self.asked:
                fitting = [seat for seat in self.people if seat not in self.agreed]
        return next((seat for seat in fitting if seat in seats), seats[0])

    def _out_of_time(self, now: int, seat: int) -> bool:
        deadline = self.clock.deadline
        return deadline is not None and self.clock.running == seat and now >= deadline

    def _entry(self, now: int, kind: str, seat: int, **data: Any) -> Entry:
        return Entry(self.ply + 1, now, kind, seat, data)

    def _propose_act(self, now: int, seat: int, text: str) -> Entry:
        if self.actor != seat:
            raise Refusal("not_your_turn", "it is somebody else's turn")
        view = self.match.view(seat)
        try:
            action = self.game.read(view, text)
        except NotationError as error:
            raise Refusal("unreadable", str(error)) from error
        legal = self.match.legal()
        if action not in legal:
            reason = self.game.why(view, action)
            raise Refusal("illegal", str(IllegalAction(text, reason)), reason)
        return self._entry(now, ACT, seat, action=action, drawn=self.match.drawn_after(action))

    def _propose_undo(self, now: int, seat: int) -> Entry:
        how = self.can_undo(seat)
        if how is None:
            raise Refusal("no_undo", "there is nothing of yours to take back")
        to = self.match.ply - 1 - self.match.actors[::-1].index(seat)
        if how == "free" or self.people == [seat]:
            return self._entry(now, UNDO, seat, to=to)
        if self.asked:
            raise Refusal("no_undo", "somebody has asked already; wait for the answers")
        return self._entry(now, ASK, seat, to=to)

    def _propose_answer(self, now: int, seat: int, agree: bool) -> Entry:
        if self.asked is None or seat in self.agreed:
            raise Refusal("nothing_asked", "nobody waits for your answer")
        return self._entry(now, AGREE if agree else REFUSE, seat)

    # --- carrying out ---

    def apply(self, entry: Entry) -> Event:
        """Carries out the next entry of the log."""
        if entry.ply != self.ply + 1:
            raise ValueError(f"entry {entry.ply} can't follow {self.ply}")
        self.ply = entry.ply
        steps: list[Step] = []
        decided = 0
        match entry.kind:
            case "start":
                self.match = Match(self.game, self.options, self.seed, entry.data["names"]).at(0)
                self.bots = list(entry.data["bots"])
                steps = [self._step(action) for action in entry.data["drawn"]]
                decided = 1
            case "act":
                steps = [self._step(action) for action in (entry.data["action"], *entry.data["drawn"])]
                self._forget_wish()
                decided = 1
            case "undo":
                self._rewind(entry.data["to"])
                decided = -1
            case "ask":
                assert entry.seat is not None
                self.asked, self.agreed = (entry.seat, entry.data["to"]), {entry.seat}
            case "agree":
                assert entry.seat is not None and self.asked
                self.agreed.add(entry.seat)
                if self.agreed >= set(self.people):
                    self._rewind(self.asked[1])
                    decided = -1
            case "refuse":
                self._forget_wish()
            case "bot":
                assert entry.seat is not None
                self.bots[entry.seat] = entry.data["level"]
                self._forget_wish()
        self._run_clock(entry.at, decided)
        return Event(entry, steps)

    def _step(self, action: int) -> Step:
        who, before = self.match.actor, copied(self.match.states)
        self.match.push(action)
        return Step(who, action, before, copied(self.match.states))

    def _forget_wish(self) -> None:
        self.asked, self.agreed = None, set()

    def _rewind(self, ply: int) -> None:
        self.match.rewind(ply)
        self._forget_wish()

    def _run_clock(self, now: int, decided: int) -> None:
        waits = not self.over and self.bots[self.actor] is None
        self.clock.go_on(now, self.actor if waits else None, decided)


def replayed(room: Room, entries: Iterable[Entry]) -> Room:
    """The room after these entries."""
    for entry in entries:
        room.apply(entry)
    return room

"""A table in memory, and what can be wrong with it."""

import asyncio
from time import monotonic
from typing import Any

from tuman.core import Game
from tuman.server.feeds import Feed
from tuman.server.room import Entry, Refusal, Room
from tuman.server.store import OVER, PLAYING, TableRow


class Live:
    """A table in memory."""

    def __init__(self, row: TableRow, room: Room | None) -> None:
        self.row, self.room = row, room
        self.lock = asyncio.Lock()
        self.feeds: set[Feed] = set()
        self.touched = monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.waking = False  # news has come and is about to be looked at
        self.lost = False  # nobody knows its state any more: it has to be loaded anew

    @property
    def ply(self) -> int:
        return self.room.ply if self.room else -1

    @property
    def playing(self) -> Room:
        """The room, for who holds the lock. Raises Refusal and Away."""
        if self.lost:
            raise Away
        if self.room is None:
            raise Refusal("not_started", "the match has not started yet")
        return self.room


class Unknown(Exception):
    """No such table."""


class Outdated(Exception):
    """A table of a version of the rules, or a content pack, that is not here."""


class Away(Exception):
    """The database does not answer. What was asked for may have been done: asking again is safe."""


def contents(game: Game) -> tuple[str, ...]:
    """The content packs that a game as it stands here can be played with."""
    return next((option.values for option in game.options if option.name == "content"), ())


def row_changes(room: Room, entry: Entry) -> dict[str, Any]:
    """What an entry, just applied, changes in the row of the table."""
    over = room.over
    return {
        "ply": room.ply,
        "status": OVER if over else PLAYING,
        "actor": None if over else room.actor,
        "bot": room.bot_due is not None,
        "deadline": None if over else room.clock.deadline,
        "result": {"points": room.match.points(), "winners": room.match.winners()} if over else None,
        "changed": entry.at,
    }

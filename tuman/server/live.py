"""A table in memory, and what can be wrong with it."""

import asyncio
from time import monotonic
from typing import Any

from tuman.core import Game
from tuman.server.feeds import TABLE_CHANGED, Feed, entry_message
from tuman.server.room import Entry, Event, Refusal, Room
from tuman.server.store import OVER, PLAYING, TableRow


class Live:
    """A table in memory. Whoever looks at the room or changes it holds the lock."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.room: Room | None = None
        self.lock = asyncio.Lock()
        self.gone = False  # forgotten: whoever still has it must find the table again
        self.waking = False  # news has come and is about to be looked at
        self.feeds: set[Feed] = set()
        self.touched = monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.hint: tuple[tuple[int, int], asyncio.Future[list[dict[str, Any]]]] | None = None  # by ply and seat

    @property
    def ply(self) -> int:
        return self.room.ply if self.room else -1

    @property
    def playing(self) -> Room:
        """The room, if the match has started. Raises Refusal."""
        if self.room is None:
            raise Refusal("not_started", "the match has not started yet")
        return self.room

    def tell(self, event: Event) -> None:
        """An entry has been applied: every viewer gets its own sight of it."""
        told: dict[int, bytes] = {}
        for feed in self.feeds:
            if feed.told >= event.entry.ply:
                continue
            if feed.viewer not in told:
                told[feed.viewer] = entry_message(self.playing, event, feed.viewer)
            feed.push(told[feed.viewer])
            feed.told = event.entry.ply

    def tell_table(self) -> None:
        """Seats, status, rematch or what was said have changed: each feed asks for the table anew.

        Whoever sits elsewhere now, or not at all, comes back as that.
        """
        for feed in self.feeds:
            feed.push(TABLE_CHANGED)
            if self.row.viewer(feed.player, feed.seat) != feed.viewer:
                feed.end()

    def forget(self) -> None:
        """Feeds end, and their clients come back; nothing happens by itself any more."""
        self.gone = True
        self.room = None
        if self.alarm:
            self.alarm.cancel()
        for feed in self.feeds:
            feed.end()


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

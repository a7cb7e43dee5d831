"""A table in memory, and the feeds that watch it."""

import asyncio
from time import monotonic
from typing import Any

import msgspec

from tuman.server import sight
from tuman.server.room import Entry, Event, Room
from tuman.server.store import OVER, PLAYING, TableRow

MOST_WAITING = 4 * 1024 * 1024  # bytes that a feed may lag behind
TABLE_CHANGED = b"event: table\ndata: {}\n\n"


class Feed:
    """One connection that watches a table: of a player (None: of somebody unknown), as one viewer."""

    def __init__(self, player: str | None, seat: int | None, viewer: int) -> None:
        self.player, self.seat, self.viewer = player, seat, viewer
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._ended = False

    def push(self, data: bytes | None) -> None:
        """None ends the feed, and so does a reader that is too slow: it comes back and goes on from its last event."""
        if self._ended:
            return
        self._waiting += len(data or b"")
        self._ended = data is None or self._waiting > MOST_WAITING
        self._queue.put_nowait(None if self._ended else data)

    async def read(self) -> bytes | None:
        """All that waits to be sent, as soon as there is anything; None at the end."""
        data = await self._queue.get()
        parts = []
        while data is not None:
            parts.append(data)
            if self._queue.empty():
                break
            data = self._queue.get_nowait()
        if not parts:
            return None
        if data is None:
            self._queue.put_nowait(None)  # the end is told when what came before it is sent
        self._waiting -= sum(map(len, parts))
        return b"".join(parts)


class Live:
    """A table in memory. Whoever looks at the room or changes it holds the lock."""

    def __init__(self, row: TableRow, room: Room | None) -> None:
        self.row, self.room = row, room
        self.lock = asyncio.Lock()
        self.gone = False  # forgotten: whoever still has it must find the table again
        self.feeds: set[Feed] = set()
        self.touched = monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.hint: tuple[tuple[int, int], asyncio.Future[list[dict[str, Any]]]] | None = None  # by ply and seat

    @property
    def ply(self) -> int:
        return self.room.ply if self.room else -1

    def tell(self, event: Event) -> None:
        """An entry has been applied: every viewer gets its own sight of it."""
        assert self.room is not None
        told: dict[int, bytes] = {}
        for feed in self.feeds:
            if feed.viewer not in told:
                told[feed.viewer] = entry_message(self.room, event, feed.viewer)
            feed.push(told[feed.viewer])

    def tell_table(self) -> None:
        """Seats, status or rematch have changed: each feed asks for the table anew.

        Whoever sits elsewhere now, or not at all, comes back as that.
        """
        for feed in self.feeds:
            feed.push(TABLE_CHANGED)
            if self.row.viewer(feed.player, feed.seat) != feed.viewer:
                feed.push(None)

    def forget(self) -> None:
        """Feeds end, and their clients come back; nothing happens by itself any more."""
        self.gone = True
        if self.alarm:
            self.alarm.cancel()
        for feed in self.feeds:
            feed.push(None)


def entry_message(room: Room, event: Event, viewer: int) -> bytes:
    """An event as a feed sends it. Its id is the ply, so that a feed can go on where it broke off."""
    data = msgspec.json.encode(sight.event(room, event, viewer))
    return b"id: %d\nevent: entry\ndata: %b\n\n" % (event.entry.ply, data)


def events_after(room: Room, entries: list[Entry], viewer: int, after: int) -> list[bytes]:
    """What a feed sent, or would have sent, after an entry; `room` is a new one."""
    found = []
    for entry in entries:
        event = room.apply(entry)
        if entry.ply > after:
            found.append(entry_message(room, event, viewer))
    return found


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

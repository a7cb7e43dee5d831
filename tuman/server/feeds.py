"""Feeds: what a connection that watches a table is sent, as server-sent events."""

import asyncio

import msgspec

from tuman.server import sight
from tuman.server.room import Entry, Event, Room

MOST_WAITING = 4 * 1024 * 1024  # bytes that a feed may lag behind
TABLE_CHANGED = b"event: table\ndata: {}\n\n"


class Feed:
    """One connection that watches a table: of a player (None: of somebody unknown), as one viewer.

    `told` is the last entry that it was sent.
    """

    def __init__(self, player: str | None, seat: int | None, viewer: int, told: int) -> None:
        self.player, self.seat, self.viewer, self.told = player, seat, viewer, told
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._ended = False

    def push(self, data: bytes) -> None:
        """A reader that is too slow is sent away: it comes back and goes on from its last event."""
        if self._waiting + len(data) > MOST_WAITING:
            self.end()
        elif not self._ended:
            self._waiting += len(data)
            self._queue.put_nowait(data)

    def begin_with(self, missed: list[bytes]) -> None:
        """What a feed begins with, however much that is."""
        for data in missed:
            self._queue.put_nowait(data)
            self._waiting += len(data)

    def end(self) -> None:
        """After what waits already, nothing more comes: a gap would be worse than an end."""
        if not self._ended:
            self._ended = True
            self._queue.put_nowait(None)

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

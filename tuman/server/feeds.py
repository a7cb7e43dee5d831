"""Feeds: what a connection that watches a table is sent, as server-sent events."""

import asyncio

import msgspec

from tuman.server import sight
from tuman.server.room import Entry, Event, Room

MOST_WAITING = 1_000  # events that a feed may lag behind
TABLE_CHANGED = b"event: table\ndata: {}\n\n"


class Feed:
    """One connection that watches a table as one viewer. `told` is the last entry that it was sent."""

    def __init__(self, viewer: int, told: int) -> None:
        self.viewer, self.told = viewer, told
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._ended = False

    def push(self, data: bytes) -> None:
        """A reader that is too slow is sent away: it comes back and goes on from its last event."""
        if self._queue.qsize() >= MOST_WAITING:
            self.end()
        elif not self._ended:
            self._queue.put_nowait(data)

    def push_all(self, missed: list[bytes]) -> None:
        """What a feed begins with, however much that is."""
        for data in missed:
            self._queue.put_nowait(data)

    def end(self) -> None:
        """After what waits already, nothing more comes: a gap would be worse than an end."""
        if not self._ended:
            self._ended = True
            self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """What has happened since the last time; None: that was all."""
        data = await self._queue.get()
        while data is not None and not self._queue.empty():
            more = self._queue.get_nowait()
            if more is None:
                self._queue.put_nowait(None)  # for the next time
                break
            data += more
        return data


def entry_message(room: Room, event: Event, viewer: int) -> bytes:
    """An event as a feed sends it. Its id is the ply, so that a feed can go on where it broke off."""
    data = msgspec.json.encode(sight.event(room, event, viewer))
    return b"id: %d\nevent: entry\ndata: %b\n\n" % (event.entry.ply, data)


def events_after(room: Room, entries: list[Entry], viewer: int, after: int) -> list[bytes]:
    """The messages of the entries after one, for a room that has not begun."""
    found = []
    for entry in entries:
        event = room.apply(entry)
        if entry.ply > after:
            found.append(entry_message(room, event, viewer))
    return found

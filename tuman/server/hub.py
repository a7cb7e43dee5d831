"""The tables in memory: a cache of what the database says, with the feeds that watch them.

Whoever changes a table holds its lock, makes the entry last, applies it, and tells the feeds. What another worker
wrote is caught up from the database when a channel says so, when a ply turns out to be taken, or when the sweeper
finds it. A table that nobody watches is forgotten after a while.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, TypeVar

import msgspec

from tuman.core import Game
from tuman.server import sight
from tuman.server.channels import Channels
from tuman.server.metrics import FEEDS, LIVE
from tuman.server.opponents import Opponents
from tuman.server.room import START, Entry, Event, Refusal, Room, TimeUp, Wish, replayed
from tuman.server.store import OVER, PLAYING, Store, Summary, TableRow
from tuman.server.writer import Writer

T = TypeVar("T")
IDLE = 300.0  # seconds until a table that nobody watches is forgotten
SWEEP = 1.0  # seconds between two looks for what was left undone
MOST_WAITING = 1_000  # events that a feed may lag behind
PATIENCE = 5_000  # milliseconds until another worker's bot is taken to be dead
log = logging.getLogger("tuman.hub")


class Feed:
    """One connection that watches a table as one viewer."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def push(self, data: bytes | None) -> None:
        """None ends the feed, and so does a reader that is too slow: it comes back and goes on from its last event."""
        self.queue.put_nowait(data if self.queue.qsize() < MOST_WAITING else None)


class Live:
    """A table in memory."""

    def __init__(self, row: TableRow, room: Room | None) -> None:
        self.row, self.room = row, room
        self.lock = asyncio.Lock()
        self.feeds: set[Feed] = set()
        self.touched = monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def ply(self) -> int:
        return self.room.ply if self.room else -1


class Unknown(Exception):
    """No such table."""


class Outdated(Exception):
    """A table of a version of the rules, or a content pack, that is not here."""


class Hub:
    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        channels: Channels,
        opponents: Opponents,
        clock: Callable[[], int],
    ) -> None:
        self.games, self.store, self.channels, self.opponents, self.clock = games, store, channels, opponents, clock
        self.writer = Writer(store)
        self.live: dict[str, Live] = {}
        self.closing = asyncio.Event()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(channels.listen(self.wake))]
        self._moves: set[asyncio.Task[None]] = set()

    # --- getting hold of a table ---

    async def find(self, table: str) -> Live:
        """A table, from memory or from the database. Raises Unknown and Outdated."""
        if (live := self.live.get(table)) is not None:
            live.touched = monotonic()
            return live
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Live:
        row = await self.call(self.store.table, table)
        if row is None:
            raise Unknown
        live = Live(row, None)
        await self._catch_up(live, row)
        self.live[table] = live
        LIVE.set(len(self.live))
        self._look_ahead(live)
        return live

    def game_of(self, row: TableRow) -> Game:
        game = self.games.get(row.options.get("content", row.game)) or self.games.get(row.game)
        if game is None or game.rules != row.rules or row.options.get("content", "") not in ("", *contents(game)):
            raise Outdated
        return game

    async def call(self, work: Callable[..., T], *args: object) -> T:
        """A call of the store, in a thread."""
        return await asyncio.to_thread(work, *args)

    # --- what was written elsewhere ---

    async def wake(self, table: str) -> None:
        """Somebody says that this table has changed."""
        if table in self.live:
            await self.refresh(self.live[table])

    async def refresh(self, live: Live) -> None:
        async with live.lock:
            row = await self.call(self.store.table, live.row.id)
            if row is not None and (row.ply, row.changed) != (live.ply, live.row.changed):
                await self._catch_up(live, row)
                self._look_ahead(live)

    async def _catch_up(self, live: Live, row: TableRow) -> None:
        """Applies what the database has and this table has not."""
        live.row = row
        if row.status in (PLAYING, OVER):
            if live.room is None:
                live.room = self._new_room(row)
            for entry in await self.call(self.store.entries, row.id, live.ply):
                self._tell(live, live.room.apply(entry))
        self._tell_table(live)

    def _new_room(self, row: TableRow) -> Room:
        return Room(self.game_of(row), row.options, row.seed, row.pace)

    # --- changing a table ---

    async def start(self, live: Live) -> None:
        """Starts the match, if every seat is taken and nobody else has started it."""
        async with live.lock:
            row = await self.call(self.store.table, live.row.id)
            assert row is not None
            live.row = row
            if any(seat.free for seat in row.seats):
                raise Refusal("seats_free", "there are free seats")
            if row.status != "open":
                await self._catch_up(live, row)
                return
            room = self._new_room(row)
            names = [seat.name for seat in row.seats]
            await self._append(live, room, room.first_entry(self.clock(), names, [seat.bot for seat in row.seats]))

    async def wish(self, live: Live, seat: int, wish: Wish, ply: int | None) -> int:
        """Carries out what a seat wishes, seen from a ply; returns the ply after it. Raises Refusal."""
        async with live.lock:
            room = live.room
            if room is None:
                raise Refusal("not_started", "the match has not started yet")
            if ply is not None and ply != room.ply:
                if ply < room.ply and await self._was_done(live, room, seat, wish, ply):
                    return ply + 1
                raise Refusal("stale", f"the table is at {room.ply} now", ply=room.ply)
            await self._append(live, room, room.propose(self.clock(), seat, wish))
            return room.ply

    async def _was_done(self, live: Live, room: Room, seat: int, wish: Wish, ply: int) -> bool:
        """Whether just this was done at that ply: then it came a second time, and counts once."""
        found = await self.call(self.store.entries, live.row.id, ply)
        if not found or found[0].seat != seat:
            return False
        earlier = self._new_room(live.row)
        entries = await self.call(self.store.entries, live.row.id)
        try:
            again = replayed(earlier, entries[: ply + 1]).propose(found[0].at, seat, wish)
        except Refusal:
            return False
        return (again.kind, again.data) == (found[0].kind, found[0].data)

    async def _append(self, live: Live, room: Room, entry: Entry) -> None:
        """Applies an entry and makes it last; only then it is told. If another worker was first, refuses.

        Whoever looks at the room holds the lock too, so that nobody sees what is not on disk.
        """
        event = room.apply(entry)
        changes = row_changes(room, entry)
        try:
            written = await self.writer.append(live.row.id, entry, Summary(table=live.row.id, **changes))
        except BaseException:
            self._drop(live)
            raise
        if not written:
            await self._reload(live, entry.ply - 1)
            if entry.kind == START:
                return
            raise Refusal("stale", "somebody else was faster", ply=live.ply)
        status = live.row.status
        live.room, live.row = room, msgspec.structs.replace(live.row, **changes)
        self._tell(live, event)
        if live.row.status != status:
            self._tell_table(live)
        await self.channels.publish(live.row.id)
        self._look_ahead(live)

    async def _reload(self, live: Live, told: int) -> None:
        """Builds the room anew from the database; entries after `told` are news for the feeds."""
        row = await self.call(self.store.table, live.row.id)
        assert row is not None
        entries = await self.call(self.store.entries, row.id)
        live.room = replayed(self._new_room(row), entries[: told + 1])
        await self._catch_up(live, row)
        self._look_ahead(live)

    def _drop(self, live: Live) -> None:
        """Forgets a table whose state is in doubt; its feeds end, and their clients come back."""
        self.live.pop(live.row.id, None)
        for feed in live.feeds:
            feed.push(None)

    # --- what happens by itself ---

    def _look_ahead(self, live: Live) -> None:
        """Lets a bot think if it is its turn, and sets the alarm for who thinks too long."""
        room = live.room
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if room is None or room.over or self.closing.is_set():
            return
        if room.bot_due and (live.thinking is None or live.thinking.done()):
            live.thinking = asyncio.create_task(self._let_bots_play(live))
            self._moves.add(live.thinking)
            live.thinking.add_done_callback(self._moves.discard)
        elif (deadline := room.clock.deadline) is not None:
            delay = max(0.0, (deadline - self.clock()) / 1000) + 0.005
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: Live) -> None:
        task = asyncio.create_task(self._time_up(live))
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)

    async def _time_up(self, live: Live) -> None:
        room = live.room
        if room is not None and room.clock.running is not None:
            with suppress(Refusal):
                await self.wish(live, room.clock.running, TimeUp(), None)
            self._look_ahead(live)

    async def _let_bots_play(self, live: Live) -> None:
        """Bots move until it is a person's turn."""
        try:
            while (room := live.room) is not None and (level := room.bot_due) and not self.closing.is_set():
                seat, ply = room.actor, room.ply
                wish = await self.opponents.choose(room, seat, level)
                with suppress(Refusal):  # the table went on meanwhile
                    await self.wish(live, seat, wish, ply)
        except Exception:
            log.exception("a bot failed", extra={"table": live.row.id})
        finally:
            live.thinking = None

    async def _sweep(self) -> None:
        """Takes care of what no event reminds of: bots of workers that are gone, time, news that got lost."""
        patience = 0  # after a start, whatever is due is ours at once
        while True:
            try:
                await self._sweep_once(patience)
                patience = PATIENCE
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    async def _sweep_once(self, patience: int) -> None:
        for table in await self.call(self.store.overdue, self.clock(), patience):
            with suppress(Unknown, Outdated):
                live = await self.find(table)
                if self.channels.shared:
                    await self.refresh(live)
                self._look_ahead(live)
        if self.channels.shared and self.live:
            versions = await self.call(self.store.versions, list(self.live))
            for table, version in versions.items():
                live_or_none = self.live.get(table)
                if live_or_none and version != (live_or_none.ply, live_or_none.row.changed):
                    await self.refresh(live_or_none)
        for table, live in list(self.live.items()):
            if not live.feeds and live.thinking is None and monotonic() - live.touched > IDLE:
                if live.alarm:
                    live.alarm.cancel()  # the sweeper finds it by its deadline
                del self.live[table]
        LIVE.set(len(self.live))

    # --- feeds ---

    def _tell(self, live: Live, event: Event) -> None:
        """An entry has been applied: every viewer gets its own sight of it."""
        assert live.room is not None
        told: dict[int, bytes] = {}
        for feed in live.feeds:
            if feed.viewer not in told:
                told[feed.viewer] = entry_message(live.room, event, feed.viewer)
            feed.push(told[feed.viewer])

    def _tell_table(self, live: Live) -> None:
        """Seats, status or rematch have changed: each feed asks for the table anew."""
        for feed in live.feeds:
            feed.push(TABLE_CHANGED)

    @asynccontextmanager
    async def feed(self, live: Live, viewer: int, since: int | None) -> AsyncIterator[Feed]:
        """A feed from after an entry on (None: from now on, beginning with the table as it is)."""
        feed = Feed(viewer)
        async with live.lock:
            if live.room and (since is None or since < live.room.ply):
                for data in await self._missed(live, live.room, viewer, since):
                    feed.push(data)
            live.feeds.add(feed)
        FEEDS.inc()
        try:
            yield feed
        finally:
            live.feeds.discard(feed)
            live.touched = monotonic()
            FEEDS.dec()

    async def _missed(self, live: Live, room: Room, viewer: int, since: int | None) -> list[bytes]:
        """The events after an entry; without one, just the last."""
        after = room.ply - 1 if since is None else since
        entries = await self.call(self.store.entries, live.row.id)
        return await self.call(events_after, self._new_room(live.row), entries[: room.ply + 1], viewer, after)

    # --- the end ---

    def end_feeds(self) -> None:
        """The server is about to stop: clients come back when it, or another one, is there again."""
        self.closing.set()
        for live in self.live.values():
            for feed in live.feeds:
                feed.push(None)

    async def close(self) -> None:
        """Ends feeds and bots; what was acknowledged is on disk already."""
        self.end_feeds()
        for task in self._tasks:
            task.cancel()
        for live in self.live.values():
            if live.alarm:
                live.alarm.cancel()
        await asyncio.gather(*self._tasks, *self._moves, return_exceptions=True)
        await self.writer.close()
        await self.channels.close()


TABLE_CHANGED = b"event: table\ndata: {}\n\n"


def contents(game: Game) -> tuple[str, ...]:
    """The content packs that a game as it stands here can be played with."""
    return next((option.values for option in game.options if option.name == "content"), ())


def entry_message(room: Room, event: Event, viewer: int) -> bytes:
    """An event as a feed sends it. Its id is the ply, so that a feed can go on where it broke off."""
    data = msgspec.json.encode(sight.event(room, event, viewer))
    return b"id: %d\nevent: entry\ndata: %b\n\n" % (event.entry.ply, data)


def events_after(room: Room, entries: list[Entry], viewer: int, after: int) -> list[bytes]:
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

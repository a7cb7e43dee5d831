"""The tables in memory: a cache of what the database says, with the feeds that watch them.

Whoever changes a table holds its lock, makes the entry last, applies it, and tells the feeds. What another worker
wrote is caught up from the database when somebody asks for the table, when a channel says so, when a ply turns out
to be taken, or when the sweeper finds it. A table that nobody watches is forgotten after a while.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import InterfaceError, OperationalError

from tuman.core import Game
from tuman.server.channels import Channels
from tuman.server.feeds import TABLE_CHANGED, Feed, entry_message, events_after
from tuman.server.live import Away, Live, Outdated, Unknown, contents, row_changes
from tuman.server.metrics import COMMITTED, FEEDS, LIVE
from tuman.server.opponents import Opponents
from tuman.server.room import Entry, Event, Refusal, Room, TimeUp, Wish, replayed
from tuman.server.store import OPEN, Store, Summary, TableRow
from tuman.server.writer import Writer

T = TypeVar("T")
PATIENCE = 5_000  # milliseconds until another worker's bot is taken to be dead
TRIES = 5  # of what another worker may be faster with
PAUSES = (0.1, 0.3, 1.0, 2.0, 4.0)  # seconds between attempts to write to a database that is away
ASIDE = 60.0  # seconds for which a bot that failed is left alone
log = logging.getLogger("tuman.hub")


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
        self.set_aside: dict[str, float] = {}  # tables that can't go on by themselves, and until when not to try
        self.closing = asyncio.Event()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening = asyncio.create_task(channels.listen(self.wake))

    # --- getting hold of a table ---

    async def find(self, table: str, fresh: bool = True) -> Live:
        """A table, from memory or from the database. Raises Unknown and Outdated.

        With several workers a fresh one has whatever any of them has acknowledged.
        """
        if (live := self.live.get(table)) is not None:
            live.touched = monotonic()
            if self.channels.shared and (fresh or live.room is None):  # before the start, seats change
                await self.refresh(live)
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
        self.look_ahead(live)
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

    def wake(self, table: str) -> None:
        """Somebody says that this table has changed."""
        live = self.live.get(table)
        if live and live.feeds and not live.waking:  # whoever asks for it without a feed gets it fresh anyway
            live.waking = True
            self._spawn(self._wake(live), live)

    async def _wake(self, live: Live) -> None:
        try:
            await self.refresh(live)
        finally:
            live.waking = False

    async def refresh(self, live: Live) -> None:
        """Looks into the database for what others wrote."""
        async with live.lock:
            live.waking = False  # news from now on is later than what is read now
            await self._refresh(live)
            self.look_ahead(live)

    async def _refresh(self, live: Live) -> None:
        if live.lost:
            raise Away
        row = await self.call(self.store.table, live.row.id)
        if row is not None and row.version != live.row.version:
            await self._catch_up(live, row)

    async def _catch_up(self, live: Live, row: TableRow) -> None:
        """Applies what the database has and this table has not."""
        if row.ply < live.ply:
            self._drop(live)  # the database was set back to an earlier time
            raise Away
        news = await self.call(self.store.entries, row.id, live.ply) if row.status != OPEN else []
        room = live.room or (self._new_room(row) if news else None)
        before, live.row, live.room = live.row, row, room
        try:
            for entry in news:
                assert room is not None
                self._tell(live, room.apply(entry))
        except BaseException:
            self._drop(live)  # half applied
            raise
        if room is not None and room.ply > row.ply:  # there was more by the time when the entries were read
            live.row = msgspec.structs.replace(row, **row_changes(room, news[-1]))
        if (before.status, before.seats, before.rematch) != (live.row.status, live.row.seats, live.row.rematch):
            self._tell_table(live)

    def _new_room(self, row: TableRow) -> Room:
        return Room(self.game_of(row), row.options, row.seed, row.pace)

    # --- changing a table ---

    async def start(self, live: Live) -> None:
        """Starts the match, if every seat is taken and nobody else has started it. Raises Refusal."""
        async with live.lock:
            for _ in range(TRIES):
                await self._refresh(live)
                if live.row.status != OPEN:
                    return
                if any(seat.free for seat in live.row.seats):
                    raise Refusal("seats_free", "there are free seats")
                if await self._start(live, live.row):
                    return
            raise Refusal("stale", "the seats keep changing; try again", ply=live.ply)

    async def _start(self, live: Live, row: TableRow) -> bool:
        room = self._new_room(row)
        names = [seat.name for seat in row.seats]
        entry = room.first_entry(self.clock(), names, [seat.bot for seat in row.seats])
        event = room.apply(entry)
        changes = row_changes(room, entry)
        if not await self.call(self.store.start, row, entry, Summary(table=row.id, **changes)):
            return False
        COMMITTED.inc()
        live.room = room
        await self._written(live, event, changes)
        return True

    async def wish(self, live: Live, seat: int, wish: Wish, ply: int | None, mine: Sequence[int] = ()) -> int:
        """Carries out what a seat wishes, seen from a ply; returns the ply after it. Raises Refusal.

        `mine`: other seats of the same person, who does not always say which one acts.
        """
        async with live.lock:
            for _ in range(TRIES):
                room = live.playing
                if ply is not None and ply > room.ply and self.channels.shared:
                    await self._refresh(live)  # who asks knows of something that has not come here yet
                if ply is not None and ply != room.ply:
                    break
                if await self._append(live, room, entry := room.propose(self.clock(), seat, wish)):
                    return entry.ply
            if ply is not None and ply < live.ply and await self._was_done(live, {seat, *mine}, wish, ply):
                return ply + 1
            raise Refusal("stale", f"the table is at {live.ply} now", ply=live.ply)

    async def _was_done(self, live: Live, seats: set[int], wish: Wish, ply: int) -> bool:
        """Whether just this was done at that ply: then it came a second time, and counts once."""
        entries = await self.call(self.store.entries, live.row.id)
        done = entries[ply + 1]
        if done.seat is None or done.seat not in seats:
            return False
        earlier = replayed(self._new_room(live.row), entries[: ply + 1])
        try:
            again = earlier.propose(done.at, done.seat, wish)
        except Refusal:
            return False
        return again == done

    async def _append(self, live: Live, room: Room, entry: Entry) -> bool:
        """Applies an entry and makes it last; only then it is told. False: another worker was first.

        Whoever looks at the room holds the lock too, so that nobody sees what is not on disk.
        """
        try:
            event = room.apply(entry)
            changes = row_changes(room, entry)
            if not await self._write(entry, Summary(table=live.row.id, **changes)):
                await self._reload(live, entry.ply - 1)
                return False
        except BaseException:
            self._drop(live)
            raise
        await self._written(live, event, changes)
        return True

    async def _write(self, entry: Entry, summary: Summary) -> bool:
        """Writes an entry. If the database breaks off, again: the ply is free, or ours, or somebody else's."""
        doubt = False
        for pause in PAUSES:
            try:
                written = await self.writer.append(summary.table, entry, summary)
                if written or not doubt:
                    return written
                found = await self.call(self.store.entries, summary.table, entry.ply - 1)
                return found[0] == entry
            except (OperationalError, InterfaceError) as error:
                log.warning("the database is away", extra={"why": str(error.orig), "table": summary.table})
                doubt = True
                await asyncio.sleep(pause)
        raise Away

    async def _written(self, live: Live, event: Event, changes: dict[str, Any]) -> None:
        """An entry is on disk: now everybody may know."""
        status = live.row.status
        live.row = msgspec.structs.replace(live.row, **changes)
        self._tell(live, event)
        if live.row.status != status:
            self._tell_table(live)
        await self.channels.publish(live.row.id)
        self.look_ahead(live, bots=True)

    async def _reload(self, live: Live, told: int) -> None:
        """Builds the room anew from the database; entries after `told` are news for the feeds."""
        row = await self.call(self.store.table, live.row.id)
        assert row is not None
        entries = await self.call(self.store.entries, row.id)
        live.room = replayed(self._new_room(row), entries[: told + 1])
        await self._catch_up(live, row)
        self.look_ahead(live)

    def _drop(self, live: Live) -> None:
        """Forgets a table whose state is in doubt; its feeds end, and their clients come back."""
        live.lost, live.room = True, None
        if self.live.get(live.row.id) is live:
            del self.live[live.row.id]
        if live.alarm:
            live.alarm.cancel()
        for feed in live.feeds:
            feed.end()

    # --- what happens by itself ---

    def look_ahead(self, live: Live, bots: bool = False) -> None:
        """Lets a bot think if it is its turn, and sets the alarm for who thinks too long.

        `bots`: those are ours to move. The worker that wrote the last entry moves them, until it is taken to be dead.
        """
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        room, row = live.room, live.row
        if live.lost or self.closing.is_set():
            return
        bots |= not self.channels.shared or self.clock() - row.changed >= PATIENCE
        if room is None:
            if bots and row.eager and row.status == OPEN and not any(seat.free for seat in row.seats):
                self._spawn(self._start_late(live), live)
        elif room.bot_due and bots and live.thinking is None:
            live.thinking = self._spawn(self._let_bots_play(live), live)
        elif (deadline := room.clock.deadline) is not None:
            delay = max(0.0, (deadline - self.clock()) / 1000) + 0.005
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _spawn(self, work: Coroutine[Any, Any, None], live: Live) -> asyncio.Task[None]:
        async def run() -> None:
            try:
                await work
            except (Away, OperationalError, InterfaceError):
                log.warning("the database is away", extra={"table": live.row.id})  # the sweeper tries again
            except Exception:
                self.set_aside[live.row.id] = monotonic() + ASIDE
                log.exception("a table can't go on", extra={"table": live.row.id})

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _start_late(self, live: Live) -> None:
        """Whoever sat down last should have started the match, but could not."""
        with suppress(Refusal, Outdated):
            await self.start(live)

    def _ring(self, live: Live) -> None:
        self._spawn(self._time_up(live), live)

    async def _time_up(self, live: Live) -> None:
        if live.room is not None and (seat := live.room.clock.running) is not None:
            with suppress(Refusal):
                await self.wish(live, seat, TimeUp(), None)
            self.look_ahead(live)

    async def _let_bots_play(self, live: Live) -> None:
        """Bots move until it is a person's turn."""
        try:
            while (room := live.room) is not None and (level := room.bot_due) and not self.closing.is_set():
                seat, ply = room.actor, room.ply
                wish = await self.opponents.choose(room, seat, level)
                try:
                    await self.wish(live, seat, wish, ply)
                except Refusal:
                    if live.ply == ply:
                        raise  # not that the table went on meanwhile: the bot's choice is wrong
        finally:
            live.thinking = None

    # --- feeds ---

    def _tell(self, live: Live, event: Event) -> None:
        """An entry has been applied: every viewer gets its own sight of it."""
        assert live.room is not None
        told: dict[int, bytes] = {}
        for feed in live.feeds:
            if feed.told >= event.entry.ply:
                continue
            if feed.viewer not in told:
                told[feed.viewer] = entry_message(live.room, event, feed.viewer)
            feed.push(told[feed.viewer])
            feed.told = event.entry.ply

    def _tell_table(self, live: Live) -> None:
        """Seats, status or rematch have changed: each feed asks for the table anew."""
        for feed in live.feeds:
            feed.push(TABLE_CHANGED)

    @asynccontextmanager
    async def feed(self, live: Live, viewer: int, since: int | None) -> AsyncIterator[Feed]:
        """A feed from after an entry on (None: from now on, beginning with the table as it is). Raises Away."""
        async with live.lock:
            if live.lost:
                raise Away
            if since is not None and since > live.ply:
                if self.channels.shared:
                    await self._refresh(live)
                if since > live.ply:
                    since = None  # of a time that the database does not know (any more)
            feed = Feed(viewer, live.ply)
            if live.room and (since is None or since < live.ply):
                feed.push_all(await self._missed(live, live.room, viewer, since))
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
                feed.end()

    async def close(self) -> None:
        """Ends feeds and bots; what was acknowledged is on disk already."""
        self.end_feeds()
        self._listening.cancel()
        for live in self.live.values():
            if live.alarm:
                live.alarm.cancel()
        await asyncio.gather(self._listening, *self._tasks, return_exceptions=True)
        await self.writer.close()
        await self.channels.close()

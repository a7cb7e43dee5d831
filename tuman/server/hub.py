"""The tables in memory: a cache of what the database says.

Whoever changes a table holds its lock, makes the entry last, applies it, and tells the feeds. What another worker
wrote is caught up from the database when somebody asks for the table, when a channel says so, when a ply turns out
to be taken, or when the sweeper finds it. A table that nobody watches is forgotten after a while, and so is one
whose state is in doubt.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from time import monotonic
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import InterfaceError, OperationalError

from tuman.core import Game
from tuman.server.channels import Channels
from tuman.server.feeds import Feed, events_after
from tuman.server.live import Away, Live, Outdated, Unknown, contents, row_changes
from tuman.server.metrics import COMMITTED, FEEDS, LIVE
from tuman.server.opponents import Opponents
from tuman.server.room import START, Entry, Refusal, Room, TimeUp, Wish, replayed
from tuman.server.store import OPEN, Store, Summary, TableRow
from tuman.server.writer import Writer

T = TypeVar("T")
PATIENCE = 5_000  # milliseconds until another worker's bot is taken to be dead
TRIES = 5  # of what another worker may be faster with
PAUSES = (0.1, 0.3, 1.0, 2.0, 4.0)  # seconds between attempts to write to a database that is away
ASIDE = 60.0  # seconds for which a table that failed is left alone
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
        self._work: set[asyncio.Task[Any]] = set()
        self._listening = asyncio.create_task(channels.listen(self.wake))

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
        live = Live(row)
        await self._catch_up(live, row)
        self.live[table] = live
        LIVE.set(len(self.live))
        self.look_ahead(live)
        if row.eager and row.status == OPEN and not any(seat.free for seat in row.seats):
            self._by_itself(self._start_late(table), live)
        return live

    @asynccontextmanager
    async def look(self, table: str, fresh: bool = True) -> AsyncIterator[Live]:
        """A table and its lock. A fresh one has whatever any worker has acknowledged."""
        while True:
            live = await self.find(table)
            async with live.lock:
                if live.gone:  # while we waited for the lock
                    continue
                if fresh and self.channels.shared:
                    await self._refresh(live)
                yield live
                return

    async def row(self, table: str) -> TableRow:
        """What is known of a table beside its match; who asks does not wait for a move that is being made."""
        if not self.channels.shared:
            return (await self.find(table)).row
        async with self.look(table) as live:
            return live.row

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
            self._by_itself(self._wake(live), live)

    async def _wake(self, live: Live) -> None:
        try:
            await self.refresh(live.row.id)
        finally:
            live.waking = False

    async def refresh(self, table: str) -> None:
        """Looks into the database for what others wrote."""
        async with self.look(table, fresh=False) as live:
            live.waking = False  # news from now on is later than what is read now
            await self._refresh(live)

    async def _refresh(self, live: Live) -> None:
        row = await self.call(self.store.table, live.row.id)
        if row is not None and row.version != live.row.version:
            with self._doubt(live):
                await self._catch_up(live, row)
            self.look_ahead(live)

    async def _catch_up(self, live: Live, row: TableRow) -> None:
        """Applies what the database has and this table has not."""
        if row.ply < live.ply:
            raise Away  # the database was set back to an earlier time: nothing here holds
        news = await self.call(self.store.entries, row.id, live.ply) if row.status != OPEN else []
        before, live.row = live.row, row
        if news:
            room = live.room = live.room or self._new_room(row)
            for entry in news:
                live.tell(room.apply(entry))
            if room.ply > row.ply:  # there was more by the time when the entries were read
                live.row = msgspec.structs.replace(row, **row_changes(room, news[-1]))
        if not news or (before.status, before.seats, before.rematch) != (row.status, row.seats, row.rematch):
            live.tell_table()

    def _new_room(self, row: TableRow) -> Room:
        return Room(self.game_of(row), row.options, row.seed, row.pace)

    # --- changing a table ---

    async def start(self, table: str) -> None:
        """Starts the match, if every seat is taken and nobody else has started it. Raises Refusal."""
        await self._to_the_end(self._start(table))

    async def _start(self, table: str) -> None:
        for _ in range(TRIES):
            async with self.look(table, fresh=False) as live:
                await self._refresh(live)
                row = live.row
                if row.status != OPEN:
                    return
                if any(seat.free for seat in row.seats):
                    raise Refusal("seats_free", "there are free seats")
                room = self._new_room(row)
                names = [seat.name or str(seat.bot) for seat in row.seats]
                # Where somebody stands up just now, nothing is written, and we look again.
                entry = room.first_entry(self.clock(), names, [seat.bot for seat in row.seats])
                if await self._append(live, room, entry):
                    return
        raise Refusal("stale", "the seats keep changing; try again")

    async def wish(self, table: str, seats: list[int], wish: Wish, ply: int | None) -> int:
        """Carries out what one of these seats wishes, seen from a ply; returns the ply after it. Raises Refusal."""
        return await self._to_the_end(self._wish(table, seats, wish, ply))

    async def _wish(self, table: str, seats: list[int], wish: Wish, ply: int | None) -> int:
        for _ in range(TRIES):
            async with self.look(table, fresh=False) as live:
                if ply is not None and ply > live.ply and self.channels.shared:
                    await self._refresh(live)  # who asks knows of something that has not come here yet
                room = live.playing
                if ply is not None and ply != room.ply:
                    if ply < room.ply and await self._was_done(live, seats, wish, ply):
                        return ply + 1
                    raise Refusal("stale", f"the table is at {room.ply} now", ply=room.ply)
                with self._doubt(live):
                    entry = room.propose(self.clock(), room.seat_for(seats, wish), wish)
                if await self._append(live, room, entry):
                    return entry.ply
        raise Refusal("stale", "the table keeps changing; try again")

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked may go away meanwhile; what has begun is finished all the same."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    async def _was_done(self, live: Live, seats: list[int], wish: Wish, ply: int) -> bool:
        """Whether just this was done at that ply: then it came a second time, and counts once."""
        entries = await self.call(self.store.entries, live.row.id)
        done = entries[ply + 1]
        if done.seat is None or done.seat not in seats:
            return False
        try:
            again = replayed(self._new_room(live.row), entries[: ply + 1]).propose(done.at, done.seat, wish)
        except Refusal:
            return False
        return again == done

    async def _append(self, live: Live, room: Room, entry: Entry) -> bool:
        """Applies an entry and makes it last; only then it is told. False: another worker was first.

        Whoever looks at the room holds the lock too, so that nobody sees what is not on disk.
        """
        with self._doubt(live):
            event = room.apply(entry)
            changes = row_changes(room, entry)
            summary = Summary(table=live.row.id, **changes)
            if entry.kind == START:
                written = await self.call(self.store.start, live.row, entry, summary)
                COMMITTED.inc(written)
            else:
                written = await self._write(entry, summary)
            if not written:
                await self._reload(live, entry.ply - 1)
                return False
            status = live.row.status
            live.room, live.row = room, msgspec.structs.replace(live.row, **changes)
            live.tell(event)
            if live.row.status != status:
                live.tell_table()
        await self.channels.publish(live.row.id)
        self.look_ahead(live, bots=True)
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

    async def _reload(self, live: Live, told: int) -> None:
        """Builds the room anew from the database; entries after `told` are news for the feeds."""
        row = await self.call(self.store.table, live.row.id)
        assert row is not None
        entries = await self.call(self.store.entries, row.id)
        live.room = replayed(self._new_room(row), entries[: told + 1]) if told >= 0 else None
        await self._catch_up(live, row)
        self.look_ahead(live)

    @contextmanager
    def _doubt(self, live: Live) -> Iterator[None]:
        """What fails in here may have left the table half changed: the database knows how it really is."""
        try:
            yield
        except (Refusal, Outdated):
            raise
        except BaseException:
            self.drop(live)
            raise

    def drop(self, live: Live) -> None:
        """Forgets a table; whoever asks for it again gets it from the database."""
        if self.live.get(live.row.id) is live:
            del self.live[live.row.id]
        live.forget()

    # --- what happens by itself ---

    def look_ahead(self, live: Live, bots: bool = False) -> None:
        """Lets a bot think if it is its turn, and sets the alarm for who thinks too long.

        `bots`: those are ours to move. The worker that wrote the last entry moves them, until it is taken to be dead.
        """
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        room, row = live.room, live.row
        if live.gone or self.closing.is_set():
            return
        bots |= not self.channels.shared or self.clock() - row.changed >= PATIENCE
        if room is None:
            return
        if room.bot_due and bots and live.thinking is None:
            live.thinking = self._by_itself(self._let_bots_play(live), live)
        elif (deadline := room.clock.deadline) is not None and not room.over:
            delay = max(0.0, (deadline - self.clock()) / 1000) + 0.005
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _by_itself(self, work: Coroutine[Any, Any, None], live: Live) -> asyncio.Task[None]:
        """Nobody waits for this; if it fails, the sweeper tries again."""

        async def run() -> None:
            try:
                await work
            except (Away, Unknown, OperationalError, InterfaceError):
                log.warning("the database is away", extra={"table": live.row.id})
            except Exception:
                self.set_aside[live.row.id] = monotonic() + ASIDE
                log.exception("a table can't go on", extra={"table": live.row.id})

        return self._begin(run())

    async def _start_late(self, table: str) -> None:
        """Whoever sat down last should have started the match, but could not."""
        with suppress(Refusal, Outdated):
            await self.start(table)

    def _ring(self, live: Live) -> None:
        self._by_itself(self._time_up(live), live)

    async def _time_up(self, live: Live) -> None:
        if live.room is not None and (seat := live.room.clock.running) is not None:
            with suppress(Refusal):
                await self.wish(live.row.id, [seat], TimeUp(), None)
            self.look_ahead(live)

    async def _let_bots_play(self, live: Live) -> None:
        """Bots move until it is a person's turn."""
        try:
            while (room := live.room) and (level := room.bot_due) and not live.gone and not self.closing.is_set():
                seat, ply = room.actor, room.ply
                wish = await self.opponents.choose(room, seat, level)
                try:
                    await self.wish(live.row.id, [seat], wish, ply)
                except Refusal as error:
                    if error.code != "stale":
                        raise  # not that the table went on meanwhile: the bot's choice is wrong
        finally:
            live.thinking = None

    # --- feeds ---

    @asynccontextmanager
    async def feed(self, table: str, player: str | None, seat: int | None, since: int | None) -> AsyncIterator[Feed]:
        """A feed from after an entry on (None: from now on, beginning with the table as it is). Raises Refusal."""
        async with self.look(table) as live:
            viewer = live.row.viewer(player, seat)
            if viewer is None:
                raise Refusal("not_your_seat", "that is not your seat")
            feed = Feed(player, seat, viewer, live.ply)
            if live.room and since != live.ply:
                feed.begin_with(await self._missed(live, live.room, viewer, since))
            live.feeds.add(feed)
        FEEDS.inc()
        try:
            yield feed
        finally:
            live.feeds.discard(feed)
            live.touched = monotonic()
            FEEDS.dec()

    async def _missed(self, live: Live, room: Room, viewer: int, since: int | None) -> list[bytes]:
        """The events after an entry; without one, or with one that never was, just the last."""
        after = room.ply - 1 if since is None or since > room.ply else since
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
        await asyncio.gather(self._listening, *self._work, return_exceptions=True)
        await self.writer.close()
        await self.channels.close()

"""The tables in memory: a cache of what the database says.

Whoever changes a table holds its lock, makes the entry last, applies it, and tells the feeds. What another worker
wrote is caught up from the database when a channel says so, when a ply turns out to be taken, or when the sweeper
finds it. A table that nobody watches is forgotten after a while, and so is one whose state is in doubt.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from time import monotonic
from typing import Any, TypeVar

import msgspec

from tuman.core import Game
from tuman.server.channels import Channels
from tuman.server.live import Feed, Live, events_after, row_changes
from tuman.server.metrics import FEEDS, LIVE
from tuman.server.opponents import Opponents
from tuman.server.room import START, Entry, Refusal, Room, TimeUp, Wish, replayed
from tuman.server.store import OPEN, OVER, PLAYING, Store, Summary, TableRow
from tuman.server.writer import Writer

T = TypeVar("T")
IDLE = 300.0  # seconds until a table that nobody watches is forgotten
SWEEP = 1.0  # seconds between two looks for what was left undone
PATIENCE = 5_000  # milliseconds until another worker's bot is taken to be dead
log = logging.getLogger("tuman.hub")


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
        self._swept = ""  # the table that the last sweep ended with
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(channels.listen(self.wake))]
        self._work: set[asyncio.Task[Any]] = set()

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

    @asynccontextmanager
    async def look(self, table: str) -> AsyncIterator[Live]:
        """A table and its lock. Where others write too, as fresh as the database has it."""
        while True:
            live = await self.find(table)
            async with live.lock:
                if live.gone:  # while we waited for the lock
                    continue
                if self.channels.shared:
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

    async def wake(self, table: str) -> None:
        """Somebody says that this table has changed. One that can't be read must not stop news of the others."""
        if table in self.live:
            try:
                await self.refresh(table)
            except Exception:
                log.exception("a table can't be read", extra={"table": table})

    async def refresh(self, table: str) -> None:
        async with self.look(table) as live:
            if not self.channels.shared:  # else it is fresh already
                await self._refresh(live)

    async def _refresh(self, live: Live) -> None:
        row = await self.call(self.store.table, live.row.id)
        if row is not None and (row.ply, row.changed) != (live.ply, live.row.changed):
            with self._doubt(live):
                await self._catch_up(live, row)
            self._look_ahead(live)

    async def _catch_up(self, live: Live, row: TableRow) -> None:
        """Applies what the database has and this table has not."""
        live.row = row
        if row.status in (PLAYING, OVER):
            if live.room is None:
                live.room = self._new_room(row)
            for entry in await self.call(self.store.entries, row.id, live.ply):
                live.tell(live.room.apply(entry))
        live.tell_table()

    def _new_room(self, row: TableRow) -> Room:
        return Room(self.game_of(row), row.options, row.seed, row.pace)

    # --- changing a table ---

    async def start(self, table: str) -> None:
        """Starts the match, if every seat is taken and nobody else has started it. Raises Refusal."""
        await self._to_the_end(self._start(table))

    async def _start(self, table: str) -> None:
        while True:
            async with self.look(table) as live:
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

    async def wish(self, table: str, seats: list[int], wish: Wish, ply: int | None) -> int:
        """Carries out what one of these seats wishes, seen from a ply; returns the ply after it. Raises Refusal."""
        return await self._to_the_end(self._wish(table, seats, wish, ply))

    async def _wish(self, table: str, seats: list[int], wish: Wish, ply: int | None) -> int:
        async with self.look(table) as live:
            room = live.room
            if room is None:
                raise Refusal("not_started", "the match has not started yet")
            if ply is not None and ply != room.ply:
                if ply < room.ply and await self._was_done(live, seats, wish, ply):
                    return ply + 1
                raise Refusal("stale", f"the table is at {room.ply} now", ply=room.ply)
            with self._doubt(live):
                entry = room.propose(self.clock(), room.seat_for(seats, wish), wish)
            if not await self._append(live, room, entry):
                raise Refusal("stale", "somebody else was faster", ply=live.ply)
            return entry.ply

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
        return (again.kind, again.data) == (done.kind, done.data)

    async def _append(self, live: Live, room: Room, entry: Entry) -> bool:
        """Applies an entry and makes it last; only then it is told. False: another worker was first.

        Whoever looks at the room holds the lock too, so that nobody sees what is not on disk.
        """
        with self._doubt(live):
            event = room.apply(entry)
            changes = row_changes(room, entry)
            summary = Summary(table=live.row.id, **changes)
            if entry.kind == START:
                written = await self.call(self.store.begin, entry, summary, live.row.changed)
            else:
                written = await self.writer.append(live.row.id, entry, summary)
            if not written:
                await self._reload(live, entry.ply - 1)
                return False
            status = live.row.status
            live.room, live.row = room, msgspec.structs.replace(live.row, **changes)
            live.tell(event)
            if live.row.status != status:
                live.tell_table()
        await self.channels.publish(live.row.id)
        self._look_ahead(live)
        return True

    async def _reload(self, live: Live, told: int) -> None:
        """Builds the room anew from the database; entries after `told` are news for the feeds."""
        row = await self.call(self.store.table, live.row.id)
        assert row is not None
        entries = await self.call(self.store.entries, row.id)
        live.room = replayed(self._new_room(row), entries[: told + 1]) if entries else None
        await self._catch_up(live, row)
        self._look_ahead(live)

    @contextmanager
    def _doubt(self, live: Live) -> Iterator[None]:
        """What fails in here may have left the table half changed: the database knows how it really is."""
        try:
            yield
        except (Refusal, Outdated):
            raise
        except BaseException:
            self._drop(live)
            raise

    def _drop(self, live: Live) -> None:
        if self.live.get(live.row.id) is live:
            del self.live[live.row.id]
        live.forget()

    # --- what happens by itself ---

    def _look_ahead(self, live: Live) -> None:
        """Lets a bot think if it is its turn, and sets the alarm for who thinks too long."""
        room = live.room
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if room is None or room.over or live.gone or self.closing.is_set():
            return
        if room.bot_due and live.thinking is None:
            live.thinking = self._begin(self._let_bots_play(live))
        elif (deadline := room.clock.deadline) is not None:
            delay = max(0.0, (deadline - self.clock()) / 1000) + 0.005
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: Live) -> None:
        self._begin(self._time_up(live))

    async def _time_up(self, live: Live) -> None:
        room = live.room
        if room is None or room.clock.running is None or live.gone:
            return
        try:
            with suppress(Refusal):
                await self.wish(live.row.id, [room.clock.running], TimeUp(), None)
            self._look_ahead(live)
        except Exception:  # the sweeper tries again
            log.exception("the end of somebody's time failed", extra={"table": live.row.id})

    async def _let_bots_play(self, live: Live) -> None:
        """Bots move until it is a person's turn."""
        try:
            while (room := live.room) and (level := room.bot_due) and not live.gone and not self.closing.is_set():
                seat, ply = room.actor, room.ply
                wish = await self.opponents.choose(room, seat, level)
                try:
                    await self.wish(live.row.id, [seat], wish, ply)
                except Refusal as error:
                    if error.code != "stale":  # the table went on meanwhile
                        raise
        except Exception:  # the sweeper tries again
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
        versions = {(game.name, game.rules) for game in self.games.values()}
        due = await self.call(self.store.overdue, self.clock(), patience, sorted(versions), self._swept)
        self._swept = due[-1] if due else ""  # the next ones are next, whatever becomes of these
        for table in due:
            try:
                async with self.look(table) as live:
                    self._look_ahead(live)
            except Outdated:
                pass
            except Exception:
                log.exception("a table can't be taken care of", extra={"table": table})
        if self.channels.shared and self.live:
            found = await self.call(self.store.versions, list(self.live))
            for table, version in found.items():
                known = self.live.get(table)
                if known and version != (known.ply, known.row.changed):
                    await self.wake(table)
        for live in list(self.live.values()):
            idle = monotonic() - live.touched > IDLE and not live.lock.locked()
            if idle and not live.feeds and live.thinking is None:
                self._drop(live)  # the sweeper finds it by its deadline
        LIVE.set(len(self.live))

    # --- feeds ---

    @asynccontextmanager
    async def feed(self, table: str, player: str | None, seat: int | None, since: int | None) -> AsyncIterator[Feed]:
        """A feed from after an entry on (None: from now on, beginning with the table as it is). Raises Refusal."""
        async with self.look(table) as live:
            viewer = live.row.viewer(player, seat)
            if viewer is None:
                raise Refusal("not_your_seat", "that is not your seat")
            feed = Feed(player, seat, viewer)
            if live.room and since != live.ply:
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
                feed.push(None)

    async def close(self) -> None:
        """Ends feeds and bots; what was acknowledged is on disk already."""
        self.end_feeds()
        for task in self._tasks:
            task.cancel()
        for live in self.live.values():
            if live.alarm:
                live.alarm.cancel()
        await asyncio.gather(*self._tasks, *self._work, return_exceptions=True)
        await self.writer.close()
        await self.channels.close()


def contents(game: Game) -> tuple[str, ...]:
    """The content packs that a game as it stands here can be played with."""
    return next((option.values for option in game.options if option.name == "content"), ())

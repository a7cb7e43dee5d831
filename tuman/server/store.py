"""Everything that is read from and written to the database. Plain calls that block: callers run them in threads."""

import hashlib
import threading
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from tuman.core import PUBLIC
from tuman.server.clock import Pace
from tuman.server.engine import open_engine
from tuman.server.room import Entry
from tuman.server.schema import entries, keys, players, seats, tables

T = TypeVar("T")
OPEN, PLAYING, OVER = "open", "playing", "over"
MOST_LISTED = 100


class Player(Struct, frozen=True):
    id: str
    name: str
    language: str


class Seat(Struct, frozen=True):
    """Who sits there: a player, a bot, or nobody yet."""

    seat: int
    player: str | None
    bot: str | None
    name: str
    key: str

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None


class TableRow(Struct, frozen=True):
    id: str
    game: str
    rules: int
    options: dict[str, str]
    pace: Pace
    seed: str
    public: bool
    eager: bool
    hints: bool
    host: str
    status: str
    ply: int
    actor: int | None
    bot: bool
    deadline: int | None
    result: dict[str, Any] | None
    rematch: str | None
    created: int
    changed: int
    seats: list[Seat] = []

    @property
    def version(self) -> tuple[int, int]:
        """No two states of a table have the same."""
        return self.ply, self.changed

    def seats_of(self, player: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if player is not None and seat.player == player]

    def viewer(self, player: str | None, seat: int | None) -> int | None:
        """As whom a player looks on: one of its seats (the first, if none is named), or the public.

        None: the seat named is not its own.
        """
        mine = self.seats_of(player)
        if seat is not None:
            return seat if seat in mine else None
        return mine[0] if mine else PUBLIC


class Summary(Struct, frozen=True):
    """What lists of tables and the sweeper need to know about a running table, kept beside its log."""

    table: str
    ply: int
    status: str
    actor: int | None
    bot: bool
    deadline: int | None
    result: dict[str, Any] | None
    changed: int


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Torn(Exception):
    """An entry that does not follow the last one of its table: whoever proposed it believed in what is not stored."""


class Store:
    def __init__(self, db: str) -> None:
        self.engine = open_engine(db)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._insert: Any = sqlite.insert if self.is_sqlite else postgresql.insert
        # SQLite has one writer at a time. Its own way to wait is to try again now and then, and that can starve.
        self._writing = threading.Lock() if self.is_sqlite else nullcontext()

    def close(self) -> None:
        self.engine.dispose()

    def read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        with self.engine.connect() as connection:  # the connection broke; the database may be there all the same
            return work(connection)

    def write(self, work: Callable[[Connection], T]) -> T:
        """All of it or nothing. If the connection breaks off, nobody knows which."""
        with self._writing, self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return work(connection)

    def ping(self) -> None:
        self.read(lambda c: c.execute(select(1)).scalar())

    # --- players ---

    def add_player(self, player: Player, secret: str, now: int) -> None:
        row = msgspec.to_builtins(player) | {"secret": digest(secret), "created": now}
        self.write(lambda c: c.execute(insert(players).values(row)))

    def player_by_secret(self, secret: str) -> Player | None:
        query = select(players.c.id, players.c.name, players.c.language).where(players.c.secret == digest(secret))
        return self.read(lambda c: _one(c.execute(query).first(), Player))

    def player_by_key(self, secret: str, kind: str, now: int) -> Player | None:
        """The player of an API token or a link that has not run out."""
        query = (
            select(players.c.id, players.c.name, players.c.language)
            .join(keys, keys.c.player == players.c.id)
            .where(keys.c.secret == digest(secret), keys.c.kind == kind)
            .where((keys.c.expires.is_(None)) | (keys.c.expires > now))
        )
        return self.read(lambda c: _one(c.execute(query).first(), Player))

    def change_player(self, player: Player) -> None:
        values = {"name": player.name, "language": player.language}
        self.write(lambda c: c.execute(update(players).where(players.c.id == player.id).values(values)))

    def add_key(
        self, id: str, secret: str, player: str, kind: str, name: str, now: int, expires: int | None = None
    ) -> None:
        row = {
            "id": id,
            "secret": digest(secret),
            "player": player,
            "kind": kind,
            "name": name,
            "created": now,
            "expires": expires,
        }
        self.write(lambda c: c.execute(insert(keys).values(row)))

    def keys_of(self, player: str, kind: str) -> list[dict[str, Any]]:
        query = select(keys.c.id, keys.c.name, keys.c.created).where(keys.c.player == player, keys.c.kind == kind)
        rows = self.read(lambda c: c.execute(query.order_by(keys.c.created)).mappings().all())
        return [dict(row) for row in rows]

    def drop_key(self, player: str, id: str) -> bool:
        query = delete(keys).where(keys.c.player == player, keys.c.id == id)
        return self.write(lambda c: c.execute(query).rowcount > 0)

    def use_link(self, secret: str, now: int) -> Player | None:
        """The player of a link, which works once."""
        player = self.player_by_key(secret, "link", now)
        query = delete(keys).where(keys.c.secret == digest(secret), keys.c.kind == "link")
        return player if player and self.write(lambda c: c.execute(query).rowcount > 0) else None

    # --- tables ---

    def add_table(self, row: TableRow) -> None:
        self.write(lambda c: _add_table(c, row))

    def add_rematch(self, table: str, again: TableRow) -> bool:
        """A new table that follows another one, if that has none yet."""

        def work(c: Connection) -> bool:
            query = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=again.id)
            if c.execute(query).rowcount == 0:
                return False
            self._touch(c, table, again.created)
            _add_table(c, again)
            return True

        return self.write(work)

    def table(self, id: str) -> TableRow | None:
        def work(c: Connection) -> TableRow | None:
            found = c.execute(select(tables).where(tables.c.id == id)).mappings().first()
            return _table(dict(found), _seats(c, [id])[id]) if found else None

        return self.read(work)

    def versions(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """(ply, time of the last change) of some tables: has anything happened?"""
        query = select(tables.c.id, tables.c.ply, tables.c.changed).where(tables.c.id.in_(ids))
        return {id: (ply, changed) for id, ply, changed in self.read(lambda c: c.execute(query).all())}

    def lobby(self) -> list[TableRow]:
        """Open public tables, the newest first."""
        query = select(tables).where(tables.c.status == OPEN, tables.c.public).order_by(tables.c.created.desc())
        return self._listed(query)

    def tables_of(self, player: str) -> list[TableRow]:
        """A player's tables: those where it is its turn, then the other running ones, then the rest, newest first."""
        # Two searches by index: with an OR instead, all tables would be looked at.
        hosted = select(tables.c.id).where(tables.c.host == player)
        mine = select(seats.c.table).where(seats.c.player == player).union(hosted)
        turn = select(seats.c.player).where(seats.c.table == tables.c.id, seats.c.seat == tables.c.actor)
        query = (
            select(tables)
            .where(tables.c.id.in_(mine))
            .order_by(
                ((func.coalesce(turn.scalar_subquery(), "") == player) & ~tables.c.bot).desc(),
                (tables.c.status == PLAYING).desc(),
                (tables.c.status == OPEN).desc(),
                tables.c.changed.desc(),
            )
        )
        return self._listed(query)

    def _listed(self, query: Any) -> list[TableRow]:
        def work(c: Connection) -> list[TableRow]:
            found = [dict(row) for row in c.execute(query.limit(MOST_LISTED)).mappings()]
            sat = _seats(c, [row["id"] for row in found])
            return [_table(row, sat[row["id"]]) for row in found]

        return self.read(work)

    def take_seat(self, table: str, seat: int, player: str, name: str, now: int) -> bool:
        """Sits a player on a seat that is free."""
        free = seats.c.player.is_(None) & seats.c.bot.is_(None)
        return self._change_seat(table, seat, free, {"player": player, "name": name}, now)

    def leave_seat(self, table: str, seat: int, player: str, now: int) -> bool:
        return self._change_seat(table, seat, seats.c.player == player, {"player": None, "name": ""}, now)

    def set_seat(self, table: str, seat: int, bot: str | None, key: str, now: int) -> bool:
        """A seat for a bot, or for whoever comes; whoever sat there has to go, and the old link is void."""
        return self._change_seat(table, seat, None, {"player": None, "bot": bot, "name": "", "key": key}, now)

    def _change_seat(self, table: str, seat: int, only: Any, values: dict[str, Any], now: int) -> bool:
        def work(c: Connection) -> bool:
            # The table first: from here on nobody can start the match before this is done, and who starts it then
            # sees that the table has changed.
            if not self._touch(c, table, now, tables.c.status == OPEN):
                return False
            where = and_(seats.c.table == table, seats.c.seat == seat)
            if c.execute(update(seats).where(where if only is None else where & only).values(values)).rowcount:
                return True
            c.rollback()
            return False

        return self.write(work)

    def _touch(self, c: Connection, table: str, now: int, only: Any = True) -> bool:
        later = func.max if self.is_sqlite else func.greatest
        query = update(tables).where(tables.c.id == table, only).values(changed=later(tables.c.changed + 1, now))
        return c.execute(query).rowcount > 0

    def start(self, row: TableRow, entry: Entry, summary: Summary) -> bool:
        """Writes the first entry, if the table is still as it was read."""

        def work(c: Connection) -> bool:
            unchanged = and_(tables.c.id == row.id, tables.c.status == OPEN, tables.c.changed == row.changed)
            values = msgspec.structs.asdict(summary)
            del values["table"]
            if c.execute(update(tables).where(unchanged).values(values)).rowcount == 0:
                return False
            c.execute(insert(entries).values(_entry(row.id, entry)))
            return True

        return self.write(work)

    def overdue(self, now: int, patience: int, most: int) -> list[str]:
        """Running tables where a bot should have moved for a while, or where somebody's time has run out."""
        bots = and_(tables.c.status == PLAYING, tables.c.bot, tables.c.changed < now - patience)
        late = and_(tables.c.deadline.is_not(None), tables.c.deadline < now)
        query = select(tables.c.id).where(bots | late).limit(most)
        return list(self.read(lambda c: c.execute(query).scalars().all()))

    # --- the log ---

    def entries(self, table: str, after: int = -1) -> list[Entry]:
        query = select(entries).where(entries.c.table == table, entries.c.ply > after).order_by(entries.c.ply)
        rows = self.read(lambda c: c.execute(query).all())
        return [Entry(row.ply, row.at, row.kind, row.seat, msgspec.json.decode(row.data)) for row in rows]

    def append(self, batch: Sequence[tuple[str, Entry, Summary]]) -> list[bool]:
        """Writes entries of several tables at once; tells for each whether its ply was still free."""
        # Always in the same order: so two workers never wait for each other, each with what the other one needs.
        rows = [_entry(table, entry) for table, entry, _ in sorted(batch, key=lambda item: (item[0], item[1].ply))]

        def work(c: Connection) -> list[bool]:
            statement = self._insert(entries).on_conflict_do_nothing().returning(entries.c.table, entries.c.ply)
            written = {(table, ply) for table, ply in c.execute(statement, rows)}
            done = []
            news = []
            for table, entry, summary in batch:
                done.append((table, entry.ply) in written)
                if done[-1]:
                    written.remove((table, entry.ply))  # if the same ply stands here twice, the first has it
                    news.append(_changes(summary))
            news.sort(key=lambda changes: changes["b_table"])
            if news and c.execute(_SUMMARISE, news).rowcount != len(news):
                raise Torn
            return done

        return self.write(work)


_SUMMARISE = (
    update(tables)
    .where(tables.c.id == bindparam("b_table"), tables.c.ply == bindparam("b_ply") - 1)
    .values({name: bindparam(f"b_{name}") for name in Summary.__struct_fields__ if name != "table"})
)


def _entry(table: str, entry: Entry) -> dict[str, Any]:
    data = msgspec.json.encode(entry.data).decode()
    return {"table": table, "ply": entry.ply, "at": entry.at, "kind": entry.kind, "seat": entry.seat, "data": data}


def _add_table(c: Connection, row: TableRow) -> None:
    values = msgspec.to_builtins(row)
    sat = [seat | {"table": row.id} for seat in values.pop("seats")]
    c.execute(insert(tables).values(values))
    c.execute(insert(seats), sat)


def _changes(summary: Summary) -> dict[str, Any]:
    return {f"b_{name}": value for name, value in msgspec.structs.asdict(summary).items()}


def _one(row: Any, kind: type[T]) -> T | None:
    return None if row is None else kind(*row)


def _seats(c: Connection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for row in c.execute(query).mappings() if ids else ():
        found[row["table"]].append(Seat(row["seat"], row["player"], row["bot"], row["name"], row["key"]))
    return found


def _table(row: dict[str, Any], sat: list[Seat]) -> TableRow:
    return TableRow(**row | {"pace": msgspec.convert(row["pace"], Pace), "seats": sat})

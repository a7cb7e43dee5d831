"""Tables before and around the match: making them, sitting down, starting, again."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tuman.bots.levels import PEOPLE
from tuman.match import commitment, new_seed
from tuman.server.api.common import Anybody, Name, SeatNumber, Somebody, TableId, TheHouse
from tuman.server.clock import FISCHER, MOVE, NONE, Pace
from tuman.server.house import House
from tuman.server.problems import Problem
from tuman.server.room import Refusal
from tuman.server.store import OPEN, OVER, Player, Seat, TableRow

Level = Literal["newcomer", "casual", "regular", "strong", "expert"]
assert Level.__args__ == PEOPLE  # type: ignore[attr-defined]
Word = Annotated[str, Meta(max_length=60)]


class NewSeat(Struct):
    """`me`; `bot` with a level; `open` for whoever comes; `guest` with a name: another person at my screen."""

    kind: Literal["me", "bot", "open", "guest"]
    level: Level = "casual"
    name: Name | None = None


class Timing(Struct):
    """`move`: seconds for each decision; `fischer`: seconds for the game, and an increment after each turn."""

    kind: Literal["none", "move", "fischer"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Struct):
    game: Word
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    """One for each seat of the match; left out: I against bots."""
    public: bool = False
    """In the lobby, for everybody to join; otherwise by links."""
    start: bool = True
    """By itself, as soon as every seat is taken."""
    hints: bool = True
    clock: Timing = msgspec.field(default_factory=Timing)


class SeatInfo(Struct):
    seat: int
    kind: Literal["player", "bot", "free"]
    name: str
    level: str | None
    you: bool
    key: str | None
    """For the host, of a free seat: whoever has it may sit here (POST …/join)."""


class TableInfo(Struct):
    id: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[SeatInfo]
    you: list[int]
    """The seats that are mine."""
    host: bool
    public: bool
    hints: bool
    clock: Pace
    status: Literal["open", "playing", "over"]
    ply: int
    """Of the last event; -1 before the start."""
    actor: int | None
    result: dict[str, Any] | None
    rematch: str | None
    commitment: str
    seed: str | None
    """Published when the match is over; its SHA-256 is the commitment."""
    created: int
    changed: int


class Join(Struct):
    """With a key from a link, or a seat of a public table (none named: the first free one)."""

    key: Annotated[str, Meta(max_length=32)] | None = None
    seat: SeatNumber | None = None


class Leave(Struct):
    seat: SeatNumber | None = None


class SetSeat(Struct):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level = "casual"


class Rematch(Struct):
    id: str


def info(row: TableRow, me: Player | None, hide: bool = False) -> TableInfo:
    """A table as a player may know it. `hide`: in lists, without keys."""
    you = row.seats_of(me.id if me else None)
    host = me is not None and row.host == me.id
    seats = [
        SeatInfo(
            seat.seat,
            "free" if seat.free else "bot" if seat.bot else "player",
            seat.name,
            seat.bot,
            seat.seat in you,
            seat.key if host and seat.free and not hide else None,
        )
        for seat in row.seats
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=seats,
        you=you,
        host=host,
        public=row.public,
        hints=row.hints,
        clock=row.pace,
        status=row.status,  # type: ignore[arg-type]  # one of the three
        ply=row.ply,
        actor=row.actor,
        result=row.result,
        rematch=row.rematch,
        commitment=commitment(row.seed),
        seed=row.seed if row.status == OVER else None,
        created=row.created,
        changed=row.changed,
    )


def pace_of(timing: Timing) -> Pace:
    if timing.kind == NONE:
        return Pace()
    if (timing.kind == MOVE and timing.seconds < 5) or (timing.kind == FISCHER and timing.seconds < 30):
        raise Problem(422, "clock", "that is too little time: at least 5 seconds a move, or 30 for the game")
    return Pace(timing.kind, timing.seconds, timing.increment if timing.kind == FISCHER else 0)


def seats_for(wanted: list[NewSeat], n: int, me: Player, house: House) -> list[Seat]:
    wanted = wanted or [NewSeat("me"), *(NewSeat("bot") for _ in range(n - 1))]
    if len(wanted) != n:
        raise Problem(422, "seats", f"this match has {n} seats, not {len(wanted)}")
    if sum(seat.kind == "me" for seat in wanted) > 1:
        raise Problem(422, "seats", "you can sit on one seat; others at your screen are guests with names")
    seats = []
    for number, seat in enumerate(wanted):
        mine = seat.kind in ("me", "guest")
        name = me.name if seat.kind == "me" else (seat.name or f"Guest {number + 1}") if mine else ""
        bot = seat.level if seat.kind == "bot" else None
        seats.append(Seat(number, me.id if mine else None, bot, name, house.token(16)))
    return seats


class TablesController(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/lobby", summary="Open public tables")
    async def lobby(self, house: TheHouse, visitor: Anybody) -> list[TableInfo]:
        rows = await asyncio.to_thread(house.store.lobby)
        return [info(row, visitor, hide=True) for row in rows]

    @get("/tables", summary="My tables, those where it is my turn first")
    async def mine(self, house: TheHouse, me: Somebody) -> list[TableInfo]:
        rows = await asyncio.to_thread(house.store.tables_of, me.id)
        return [info(row, me, hide=True) for row in rows]

    @post("/tables", summary="A new table")
    async def create(self, data: JSONBody[NewTable], house: TheHouse, me: Somebody) -> TableInfo:
        if not house.new_tables.take(me.id):
            raise Problem(429, "too_many", "too many new tables; wait a moment")
        game = house.games.get(data.options.get("content", "")) or house.games.get(data.game)
        if game is None or game.name != data.game:
            raise Problem(422, "game", f"no game {data.game!r}; GET /api/games lists them")
        options = game.complete(data.options)
        now = house.clock()
        row = TableRow(
            id=house.token(9),
            game=game.name,
            rules=game.rules,
            options=options,
            pace=pace_of(data.clock),
            seed=new_seed(),
            public=data.public,
            eager=data.start,
            hints=data.hints,
            host=me.id,
            status=OPEN,
            ply=-1,
            actor=None,
            bot=False,
            deadline=None,
            result=None,
            rematch=None,
            created=now,
            changed=now,
            seats=seats_for(data.seats, game.seats(options), me, house),
        )
        await asyncio.to_thread(house.store.add_table, row)
        await start_if_full(house, row)
        return info(await house.hub.row(row.id), me)

    @get("/tables/{table:str}", summary="A table")
    async def show(self, table: TableId, house: TheHouse, visitor: Anybody) -> TableInfo:
        return info(await house.hub.row(table), visitor)

    @post("/tables/{table:str}/join", summary="Sit down", status_code=200)
    async def join(self, table: TableId, data: JSONBody[Join], house: TheHouse, me: Somebody) -> TableInfo:
        row = await house.hub.row(table)
        if (seat := wanted_seat(row, data, me)) is not None:
            must_be_open(row)
            if not await asyncio.to_thread(house.store.take_seat, table, seat.seat, me.id, me.name, house.clock()):
                raise Problem(409, "seat_taken", "somebody else sits there already")
            await changed(house, table)
        return info(await house.hub.row(table), me)

    @post("/tables/{table:str}/leave", summary="Stand up, before the start", status_code=200)
    async def leave(self, table: TableId, data: JSONBody[Leave], house: TheHouse, me: Somebody) -> TableInfo:
        row = await house.hub.row(table)
        mine = row.seats_of(me.id) if data.seat is None else [data.seat]
        if not mine or not set(mine) <= set(row.seats_of(me.id)):
            raise Problem(403, "not_your_seat", "you do not sit there")
        must_be_open(row)
        for seat in mine:
            if not await asyncio.to_thread(house.store.leave_seat, table, seat, me.id, house.clock()):
                must_be_open(await house.hub.row(table))
        await changed(house, table)
        return info(await house.hub.row(table), me)

    @post(
        "/tables/{table:str}/seat",
        summary="Free a seat or give it to a bot (the host, before the start)",
        status_code=200,
    )
    async def set_seat(self, table: TableId, data: JSONBody[SetSeat], house: TheHouse, me: Somebody) -> TableInfo:
        row = await house.hub.row(table)
        must_host(row, me)
        must_be_open(row)
        if data.seat >= len(row.seats):
            raise Problem(422, "seats", f"there are seats 0 to {len(row.seats) - 1}")
        bot = data.level if data.kind == "bot" else None
        key = house.token(16)
        if not await asyncio.to_thread(house.store.set_seat, table, data.seat, bot, key, house.clock()):
            raise Problem(409, "started", "the match has started")
        await changed(house, table)
        return info(await house.hub.row(table), me)

    @post("/tables/{table:str}/start", summary="Start the match (the host)", status_code=200)
    async def start(self, table: TableId, house: TheHouse, me: Somebody) -> TableInfo:
        """A match that has started already goes on as it is."""
        must_host(await house.hub.row(table), me)
        await house.hub.start(table)
        return info(await house.hub.row(table), me)

    @post("/tables/{table:str}/rematch", summary="The same people again, each a seat further")
    async def rematch(self, table: TableId, house: TheHouse, me: Somebody) -> Rematch:
        """Whoever asks first makes the table; everybody after that gets the same one."""
        row = await house.hub.row(table)
        if row.status != OVER:
            raise Problem(409, "not_over", "the match is not over yet")
        if not row.seats_of(me.id):
            raise Problem(403, "not_your_seat", "you did not play here")
        if row.rematch is None:
            await asyncio.to_thread(house.store.add_rematch, table, rematch_of(row, house))
            await house.hub.refresh(table)
            await house.hub.channels.publish(table)
            row = await house.hub.row(table)
        assert row.rematch is not None
        await house.hub.start(row.rematch)
        return Rematch(row.rematch)


def rematch_of(row: TableRow, house: House) -> TableRow:
    """A new table with everybody a seat further on; the game says who begins."""
    n = len(row.seats)
    game = house.hub.game_of(row)
    winners = [(seat - 1) % n for seat in (row.result or {}).get("winners", [])]
    seats = [msgspec.structs.replace(row.seats[(i + 1) % n], seat=i, key=house.token(16)) for i in range(n)]
    now = house.clock()
    return msgspec.structs.replace(
        row,
        id=house.token(9),
        options=game.again(row.options, winners),
        seed=new_seed(),
        status=OPEN,
        ply=-1,
        actor=None,
        bot=False,
        deadline=None,
        result=None,
        created=now,
        changed=now,
        seats=seats,
    )


def must_be_open(row: TableRow) -> None:
    if row.status != OPEN:
        raise Problem(409, "started", "the match has started")


def must_host(row: TableRow, me: Player) -> None:
    if row.host != me.id:
        raise Problem(403, "not_host", "only who made the table can do that")


def wanted_seat(row: TableRow, wish: Join, me: Player) -> Seat | None:
    """The seat that somebody may take; None: it sits there already, and asks a second time. Raises Problem."""
    mine = row.seats_of(me.id)
    if wish.key is not None:
        invited = next((seat for seat in row.seats if seat.key == wish.key), None)
        if invited is None:
            raise Problem(403, "key", "this invitation is not valid (any more)")
        return None if invited.seat in mine else invited
    if mine and wish.seat in (None, *mine):
        return None
    if not row.public:
        raise Problem(403, "key", "this table can be joined by an invitation link only")
    if mine:
        raise Problem(409, "seated", "you sit at this table already")
    free = [seat for seat in row.seats if seat.free and wish.seat in (None, seat.seat)]
    if not free:
        raise Problem(409, "seat_taken", "there is no free seat" if wish.seat is None else "that seat is taken")
    return free[0]


async def changed(house: House, table: str) -> None:
    """Seats have changed: this worker and the others look again, and the match starts if it can."""
    await house.hub.refresh(table)
    await house.hub.channels.publish(table)
    await start_if_full(house, await house.hub.row(table))


async def start_if_full(house: House, row: TableRow) -> None:
    if row.eager and row.status == OPEN and not any(seat.free for seat in row.seats):
        with suppress(Refusal):  # somebody has stood up meanwhile
            await house.hub.start(row.id)

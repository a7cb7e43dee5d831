"""The match itself: looking, acting, taking back, leaving; and the feed of what happens."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Struct
from sqlalchemy.exc import InterfaceError, OperationalError

from tuman.core import NotationError
from tuman.server import sight
from tuman.server.api.common import Anybody, Notation, Ply, SeatNumber, Somebody, TableId, TheHouse
from tuman.server.api.tables import Level
from tuman.server.house import House
from tuman.server.live import Away, Live, Outdated, Unknown
from tuman.server.problems import Problem
from tuman.server.room import Act, Answer, Refusal, Resign, Room, Undo
from tuman.server.store import Player, TableRow

KEEP_ALIVE = 15.0
QuerySeat = Annotated[int | None, QueryParameter(ge=0, le=7, description="as which of my seats; default: the first")]


class Action(Struct):
    ply: Ply
    """The last event that you know of: what you act upon."""
    action: Notation
    """In the notation of docs/notation.md, one of `legal`."""
    seat: SeatNumber | None = None
    """Which of your seats acts; it can be left out."""


class AtPly(Struct):
    ply: Ply
    seat: SeatNumber | None = None


class UndoAnswer(Struct):
    ply: Ply
    agree: bool
    seat: SeatNumber | None = None


class Resignation(Struct):
    level: Level = "casual"
    """Of the bot that plays on."""
    seat: SeatNumber | None = None


class Done(Struct):
    ply: int
    """Of the event that came of it."""


class State(Struct):
    """The table now, as you may see it. `view` is what the game draws; see docs/api.md."""

    ply: int
    view: dict[str, Any]
    legal: list[str]
    bots: list[str | None]
    clock: dict[str, Any] | None
    undo: Literal["free", "ask"] | None
    asked: dict[str, Any] | None
    result: dict[str, Any] | None


class Why(Struct):
    legal: bool
    reason: dict[str, Any] | None


class Hint(Struct):
    action: str
    chance: float


class PlayController(Controller):
    path = "/api/tables/{table:str}"
    tags = ("play",)

    @get("/state", summary="The position as I may see it, and what I may do")
    async def state(self, table: TableId, house: TheHouse, visitor: Anybody, seat: QuerySeat = None) -> State:
        async with house.hub.look(table) as live:
            room = live.playing
            return State(ply=room.ply, **sight.state(room, viewer_of(live.row, visitor, seat)))

    @post("/actions", summary="Act", status_code=200)
    async def act(self, table: TableId, data: JSONBody[Action], house: TheHouse, me: Somebody) -> Done:
        seats = await my_seats(house, table, me, data.seat)
        return Done(await house.hub.wish(table, seats, Act(data.action), data.ply))

    @post("/undo", summary="Take my last action back, or ask the others to agree", status_code=200)
    async def undo(self, table: TableId, data: JSONBody[AtPly], house: TheHouse, me: Somebody) -> Done:
        seats = await my_seats(house, table, me, data.seat)
        return Done(await house.hub.wish(table, seats, Undo(), data.ply))

    @post("/undo/answer", summary="Agree that somebody takes something back, or not", status_code=200)
    async def answer(self, table: TableId, data: JSONBody[UndoAnswer], house: TheHouse, me: Somebody) -> Done:
        seats = await my_seats(house, table, me, data.seat)
        return Done(await house.hub.wish(table, seats, Answer(data.agree), data.ply))

    @post("/resign", summary="Leave my seat to a bot", status_code=200)
    async def resign(self, table: TableId, data: JSONBody[Resignation], house: TheHouse, me: Somebody) -> Done:
        """If no seat is named, all of mine."""
        seats = await my_seats(house, table, me, data.seat)
        async with house.hub.look(table) as live:
            people = live.playing.people
        ply = -1
        for seat in [seat for seat in seats if seat in people] or seats[:1]:
            ply = await house.hub.wish(table, [seat], Resign(data.level), None)
        return Done(ply)

    @get("/why", summary="Which rule forbids an action to me now")
    async def why(
        self,
        table: TableId,
        house: TheHouse,
        me: Somebody,
        action: Annotated[str, QueryParameter(min_length=1, max_length=100)],
        seat: QuerySeat = None,
    ) -> Why:
        seats = await my_seats(house, table, me, seat)
        async with house.hub.look(table) as live:
            room, viewer = asking(live, seats)
            view = room.match.view(viewer)
            try:
                reason = room.game.why(view, room.game.read(view, action))
            except NotationError as error:
                raise Refusal("unreadable", str(error)) from error
        return Why(reason is None, None if reason is None else sight.message(reason) | {"rule": reason.rule})

    @get("/hint", summary="What the expert would do in my place")
    async def hint(self, table: TableId, house: TheHouse, me: Somebody, seat: QuerySeat = None) -> list[Hint]:
        seats = await my_seats(house, table, me, seat)
        async with house.hub.look(table) as live:
            if not live.row.hints:
                raise Problem(403, "no_hints", "there are no hints at this table")
            room, viewer = asking(live, seats)
            if live.hint is None or live.hint[0] != (room.ply, viewer):  # who asks again gets what was thought out
                live.hint = (room.ply, viewer), house.opponents.hint(room, viewer)
            thinking = live.hint[1]
        return [Hint(**found) for found in await asyncio.shield(thinking)]

    @get("/feed", summary="What happens, as server-sent events", media_type="text/event-stream")
    async def feed(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        house: TheHouse,
        visitor: Anybody,
        seat: QuerySeat = None,
        last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=12)] = None,
        since: Annotated[int | None, QueryParameter(ge=-1, le=1_000_000, description="like Last-Event-ID")] = None,
    ) -> Stream:
        """`entry` events have the ply as their id and all of it in their data; `table` says that seats have changed."""
        viewer_of(await house.hub.row(table), visitor, seat)
        after = int(last) if last and last.isascii() and last.isdigit() else since
        who = visitor.id if visitor else house.address(request)
        if house.feeds.get(who, 0) >= house.settings.limits.feeds:
            raise Problem(429, "too_many", "too many feeds are open; close one")
        stream = _stream(house, table, visitor, seat, after, who)
        return Stream(
            stream, media_type="text/event-stream", headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        )


async def _stream(
    house: House, table: str, visitor: Player | None, seat: int | None, after: int | None, who: str
) -> AsyncIterator[bytes]:
    house.feeds[who] = house.feeds.get(who, 0) + 1
    try:
        async with house.hub.feed(table, visitor.id if visitor else None, seat, after) as feed:
            data: bytes | None = b"retry: 1000\n\n"
            while data is not None and not house.hub.closing.is_set():
                yield data
                try:
                    async with asyncio.timeout(KEEP_ALIVE):  # wait_for would take a task for every event
                        data = await feed.read()
                except TimeoutError:
                    data = b": all is well\n\n"
    except (Refusal, Unknown, Outdated, Away, OperationalError, InterfaceError):
        pass  # so it has become since we looked: whoever comes back is told, or goes on from the last event
    finally:
        house.feeds[who] -= 1
        if house.feeds[who] == 0:
            del house.feeds[who]


def asking(live: Live, seats: list[int]) -> tuple[Room, int]:
    """The room, and the seat among these whose turn it is. Raises Refusal."""
    room = live.playing
    if room.actor not in seats:
        raise Refusal("not_your_turn", "it is somebody else's turn")
    return room, room.actor


def viewer_of(row: TableRow, player: Player | None, seat: int | None) -> int:
    """As whom somebody looks on: one of its seats, or the public."""
    viewer = row.viewer(player.id if player else None, seat)
    if viewer is None:
        raise Problem(403, "not_your_seat", "that is not your seat")
    return viewer


async def my_seats(house: House, table: str, me: Player, seat: int | None) -> list[int]:
    """The seat named, or all of mine: people may share a screen. Raises Problem."""
    mine = (await house.hub.find(table)).row.seats_of(me.id)
    if not mine:  # somebody who sat down at another worker
        mine = (await house.hub.row(table)).seats_of(me.id)
    if not mine or (seat is not None and seat not in mine):
        raise Problem(403, "not_your_seat", "that is not your seat")
    return mine if seat is None else [seat]

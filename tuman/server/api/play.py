"""The match itself: looking, acting, taking back, leaving; and the feed of what happens."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream
from msgspec import Struct

from tuman.core import PUBLIC, NotationError
from tuman.server import sight
from tuman.server.api.common import Notation, Ply, SeatNumber, TableId
from tuman.server.api.tables import Level
from tuman.server.house import House
from tuman.server.hub import Live
from tuman.server.problems import Problem
from tuman.server.room import Act, Answer, Refusal, Resign, Room, Undo
from tuman.server.store import Player

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
    async def state(self, table: TableId, house: House, visitor: Player | None, seat: QuerySeat = None) -> State:
        live = await house.hub.find(table)
        async with live.lock:
            room = running(live)
            return State(ply=room.ply, **sight.state(room, viewer_of(live, visitor, seat)))

    @post("/actions", summary="Act", status_code=200)
    async def act(self, table: TableId, data: Action, house: House, me: Player) -> Done:
        live = await house.hub.find(table)
        return Done(await house.hub.wish(live, acting_seat(live, me, data.seat), Act(data.action), data.ply))

    @post("/undo", summary="Take my last action back, or ask the others to agree", status_code=200)
    async def undo(self, table: TableId, data: AtPly, house: House, me: Player) -> Done:
        live = await house.hub.find(table)
        return Done(await house.hub.wish(live, last_seat(live, me, data.seat), Undo(), data.ply))

    @post("/undo/answer", summary="Agree that somebody takes something back, or not", status_code=200)
    async def answer(self, table: TableId, data: UndoAnswer, house: House, me: Player) -> Done:
        live = await house.hub.find(table)
        asked, agreed = running(live).asked, running(live).agreed
        waiting = [seat for seat in live.row.seats_of(me.id) if asked and seat not in agreed]
        seat = data.seat if data.seat is not None else next(iter(waiting), None)
        return Done(await house.hub.wish(live, own_seat(live, me, seat), Answer(data.agree), data.ply))

    @post("/resign", summary="Leave my seat to a bot", status_code=200)
    async def resign(self, table: TableId, data: Resignation, house: House, me: Player) -> Done:
        live = await house.hub.find(table)
        room = running(live)
        mine = [seat for seat in live.row.seats_of(me.id) if room.bots[seat] is None]
        wanted = mine if data.seat is None else [own_seat(live, me, data.seat)]
        if not wanted:
            raise Problem(403, "not_your_seat", "you have no seat here that a bot could take")
        ply = room.ply
        for seat in wanted:
            ply = await house.hub.wish(live, seat, Resign(data.level), None)
        return Done(ply)

    @get("/why", summary="Which rule forbids an action to me now")
    async def why(
        self,
        table: TableId,
        house: House,
        me: Player,
        action: Annotated[str, QueryParameter(min_length=1, max_length=100)],
        seat: QuerySeat = None,
    ) -> Why:
        live = await house.hub.find(table)
        async with live.lock:
            room = running(live)
            viewer = own_seat(live, me, seat)
            if room.actor != viewer:
                raise Refusal("not_your_turn", "it is somebody else's turn")
            view = room.match.view(viewer)
            try:
                reason = room.game.why(view, room.game.read(view, action))
            except NotationError as error:
                raise Refusal("unreadable", str(error)) from error
        return Why(reason is None, None if reason is None else sight.message(reason) | {"rule": reason.rule})

    @get("/hint", summary="What the expert would do in my place")
    async def hint(self, table: TableId, house: House, me: Player, seat: QuerySeat = None) -> list[Hint]:
        live = await house.hub.find(table)
        if not live.row.hints:
            raise Problem(403, "no_hints", "there are no hints at this table")
        async with live.lock:
            room = running(live)
            viewer = acting_seat(live, me, seat)
            if room.actor != viewer:
                raise Refusal("not_your_turn", "it is somebody else's turn")
            thinking = asyncio.ensure_future(house.opponents.hint(room, viewer))
            await asyncio.sleep(0)  # it has taken its view of the room
        return [Hint(**found) for found in await thinking]

    @get("/feed", summary="What happens, as server-sent events", media_type="text/event-stream", as_it_is=True)
    async def feed(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        house: House,
        visitor: Player | None,
        seat: QuerySeat = None,
        last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=12)] = None,
        since: Annotated[int | None, QueryParameter(ge=-1, le=1_000_000, description="like Last-Event-ID")] = None,
    ) -> Stream:
        """`entry` events have the ply as their id and all of it in their data; `table` says that seats have changed."""
        live = await house.hub.find(table)
        viewer = viewer_of(live, visitor, seat)
        after = int(last) if last and last.isascii() and last.isdigit() else since
        who = visitor.id if visitor else house.address(request)
        if house.feeds.get(who, 0) >= house.settings.limits.feeds:
            raise Problem(429, "too_many", "too many feeds are open; close one")
        stream = _stream(house, live, viewer, after, who)
        return Stream(
            stream, media_type="text/event-stream", headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        )


async def _stream(house: House, live: Live, viewer: int, after: int | None, who: str) -> AsyncIterator[bytes]:
    house.feeds[who] = house.feeds.get(who, 0) + 1
    try:
        async with house.hub.feed(live, viewer, after) as feed:
            yield b"retry: 1000\n\n"
            while not house.hub.closing.is_set():
                try:
                    data = await asyncio.wait_for(feed.queue.get(), KEEP_ALIVE)
                except TimeoutError:
                    yield b": all is well\n\n"
                    continue
                if data is None:
                    return
                while not feed.queue.empty() and (more := feed.queue.get_nowait()) is not None:
                    data += more
                yield data
    finally:
        house.feeds[who] -= 1
        if house.feeds[who] == 0:
            with suppress(KeyError):
                del house.feeds[who]


def running(live: Live) -> Room:
    if live.room is None:
        raise Refusal("not_started", "the match has not started yet")
    return live.room


def viewer_of(live: Live, player: Player | None, seat: int | None) -> int:
    """As whom somebody looks on: one of its seats, or the public."""
    mine = live.row.seats_of(player.id if player else None)
    if seat is not None and seat not in mine:
        raise Problem(403, "not_your_seat", "that is not your seat")
    return PUBLIC if not mine else mine[0] if seat is None else seat


def own_seat(live: Live, me: Player, seat: int | None) -> int:
    mine = live.row.seats_of(me.id)
    if not mine or (seat is not None and seat not in mine):
        raise Problem(403, "not_your_seat", "that is not your seat")
    return mine[0] if seat is None else seat


def acting_seat(live: Live, me: Player, seat: int | None) -> int:
    """The named seat, or of those at one screen the one whose turn it is."""
    mine = live.row.seats_of(me.id)
    if seat is None and live.room is not None and live.room.actor in mine:
        return live.room.actor
    return own_seat(live, me, seat)


def last_seat(live: Live, me: Player, seat: int | None) -> int:
    """The named seat, or of those at one screen the one that has acted last."""
    mine = live.row.seats_of(me.id)
    if seat is None and live.room is not None:
        acted = [actor for actor in reversed(live.room.match.actors) if actor in mine]
        seat = acted[0] if acted else None
    return own_seat(live, me, seat)

"""What people say to each other: short reactions at every table, free words where everybody was invited."""

import asyncio
from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import QueryParameter
from msgspec import Meta, Struct

from tuman.server.api.common import SeatNumber, TableId
from tuman.server.api.play import own_seat
from tuman.server.api.tables import changed
from tuman.server.house import House
from tuman.server.problems import Problem
from tuman.server.store import Player

Reaction = Literal["hello", "thanks", "nice", "oops", "patience", "good-game"]


class Say(Struct):
    """A reaction, or a text where the table is not public."""

    reaction: Reaction | None = None
    text: Annotated[str, Meta(max_length=300)] = ""
    seat: SeatNumber | None = None


class Said(Struct):
    id: int
    at: int
    seat: int
    reaction: str | None
    text: str


class WordsController(Controller):
    path = "/api/tables/{table:str}/words"
    tags = ("words",)

    @get(summary="What was said; a `table` event of the feed tells that there is more")
    async def heard(
        self,
        table: TableId,
        house: House,
        visitor: Player | None,
        after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="the last id that you know")] = 0,
    ) -> list[Said]:
        live = await house.hub.find(table)
        if not live.row.public and not live.row.seats_of(visitor.id if visitor else None):
            return []  # what friends say among themselves is not for spectators
        return [Said(**row) for row in await asyncio.to_thread(house.store.words, table, after)]

    @post(summary="Say something", status_code=204)
    async def say(self, table: TableId, data: Say, house: House, me: Player) -> None:
        live = await house.hub.find(table)
        seat = own_seat(live, me, data.seat)
        text = " ".join(data.text.split())
        if (data.reaction is None) == (text == ""):
            raise Problem(422, "words", "say a reaction or a text, not both")
        if text and live.row.public:
            raise Problem(403, "no_chat", "at a public table people say it with reactions")
        if not house.words.take(me.id):
            raise Problem(429, "too_many", "that was a lot at once; wait a moment")
        await asyncio.to_thread(house.store.add_words, table, seat, data.reaction, text, house.clock())
        await changed(house, live)

"""What people say to each other: short reactions at every table, free words where everybody was invited."""

import asyncio
from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from tuman.server.api.common import Anybody, SeatNumber, Somebody, TableId, TheHouse
from tuman.server.api.play import my_seats
from tuman.server.api.tables import changed
from tuman.server.problems import Problem

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
        house: TheHouse,
        visitor: Anybody,
        after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="the last id that you know")] = 0,
    ) -> list[Said]:
        row = await house.hub.row(table)
        if not row.public and not row.seats_of(visitor.id if visitor else None):
            return []  # what friends say among themselves is not for spectators
        return [Said(**row) for row in await asyncio.to_thread(house.store.words, table, after)]

    @post(summary="Say something", status_code=204)
    async def say(self, table: TableId, data: JSONBody[Say], house: TheHouse, me: Somebody) -> None:
        seat = (await my_seats(house, table, me, data.seat))[0]
        text = " ".join(data.text.split())
        if (data.reaction is None) == (text == ""):
            raise Problem(422, "words", "say a reaction or a text, not both")
        if text and (await house.hub.row(table)).public:
            raise Problem(403, "no_chat", "at a public table people say it with reactions")
        if not house.words.take(me.id):
            raise Problem(429, "too_many", "that was a lot at once; wait a moment")
        await asyncio.to_thread(house.store.add_words, table, seat, data.reaction, text, house.clock())
        await changed(house, table)

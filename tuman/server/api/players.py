"""Who you are: a guest from the first visit on, on several devices, with tokens for scripts."""

import asyncio
from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tuman.server.api.common import ID, Anybody, Name, Somebody, TheHouse
from tuman.server.house import COOKIE
from tuman.server.problems import Problem
from tuman.server.store import Player

Language = Literal["en", "ru", "uk", "pl", "it"]
LINK_LASTS = 15 * 60 * 1000
MOST_TOKENS = 20


class Me(Struct):
    name: str
    language: str


class WhoIAm(Struct):
    """Both may be left out: a new guest gets a name, a known one keeps it."""

    name: Name | None = None
    language: Language | None = None


class Claim(Struct):
    token: Annotated[str, Meta(max_length=100, description="from the transfer link")]


class Link(Struct):
    token: str
    expires: int


class TokenName(Struct):
    name: Name


class Token(Struct):
    id: str
    name: str
    created: int


class NewToken(Struct):
    id: str
    name: str
    token: str
    """Shown this once."""


class PlayersController(Controller):
    path = "/api"
    tags = ("players",)

    @get("/me", summary="Who I am")
    async def who(self, me: Somebody) -> Me:
        return Me(me.name, me.language)

    @post("/me", summary="Become a guest, or change name and language", status_code=200)
    async def introduce(
        self, request: Request[Any, Any, Any], data: JSONBody[WhoIAm], house: TheHouse, visitor: Anybody
    ) -> Response[Me]:
        if visitor is None:
            if not house.new_players.take(house.address(request)):
                raise Problem(429, "too_many", "too many new players from your address; try again in a minute")
            secret = house.token(32)
            player = Player(house.token(9), data.name or "Guest", data.language or "en")
            await asyncio.to_thread(house.store.add_player, player, secret, house.clock())
            return Response(Me(player.name, player.language), cookies=[house.cookie(secret)])
        player = Player(visitor.id, data.name or visitor.name, data.language or visitor.language)
        if player != visitor:
            await asyncio.to_thread(house.store.change_player, player)
            house.forget(player)
        return Response(Me(player.name, player.language))

    @post("/me/link", summary="A link that makes me the same player on another device")
    async def link(self, me: Somebody, house: TheHouse) -> Link:
        token, now = house.token(24), house.clock()
        expires = now + LINK_LASTS
        await asyncio.to_thread(house.store.add_key, house.token(9), token, me.id, "link", "", now, expires)
        return Link(token, expires)

    @post("/me/claim", summary="Become the player of a transfer link", status_code=200)
    async def claim(
        self, request: Request[Any, Any, Any], data: JSONBody[Claim], house: TheHouse, visitor: Anybody
    ) -> Response[Me]:
        """The link works once. Whoever this device was before is left behind."""
        player = await asyncio.to_thread(house.store.use_link, data.token, house.clock())
        if player is None:
            raise Problem(404, "link", "this link is not valid any more; make a new one on the other device")
        # Each device has a key of its own, so that none has to know another's secret.
        secret = house.token(32)
        now = house.clock()
        await asyncio.to_thread(house.store.add_key, house.token(9), secret, player.id, "device", "", now)
        return Response(Me(player.name, player.language), cookies=[house.cookie(secret)])

    @post("/me/leave", summary="Forget me on this device", status_code=204)
    async def leave(self, me: Somebody) -> Response[None]:
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response

    @get("/tokens", summary="My API tokens")
    async def tokens(self, me: Somebody, house: TheHouse) -> list[Token]:
        return [Token(**row) for row in await asyncio.to_thread(house.store.keys_of, me.id, "token")]

    @post("/tokens", summary="A new API token, for scripts and bots")
    async def add_token(self, data: JSONBody[TokenName], me: Somebody, house: TheHouse) -> NewToken:
        if len(await asyncio.to_thread(house.store.keys_of, me.id, "token")) >= MOST_TOKENS:
            raise Problem(409, "tokens", f"you have {MOST_TOKENS} tokens; delete one first")
        id, token = house.token(9), house.token(32)
        await asyncio.to_thread(house.store.add_key, id, token, me.id, "token", data.name, house.clock())
        return NewToken(id, data.name, token)

    @delete("/tokens/{id:str}", summary="Delete an API token")
    async def drop_token(self, id: Annotated[str, PathParameter(pattern=ID)], me: Somebody, house: TheHouse) -> None:
        if not await asyncio.to_thread(house.store.drop_key, me.id, id):
            raise Problem(404, "token", "you have no such token")
        house.forget(me)

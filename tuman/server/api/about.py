"""What there is to play, and how the server is."""

import asyncio
from html import escape
from typing import Any

from litestar import Controller, MediaType, Request, Response, get
from msgspec import Struct

from tuman import __version__
from tuman.bots.levels import PEOPLE
from tuman.games import GAMES
from tuman.server import metrics
from tuman.server.api.common import TheHouse
from tuman.server.house import House
from tuman.server.live import contents
from tuman.server.problems import Problem


class Choice(Struct):
    name: str
    values: list[str]
    default: str


class GameInfo(Struct):
    name: str
    rules: int
    options: list[Choice]
    seats: dict[str, int]
    """How many seats a match has, by the value of its first option."""


class Games(Struct):
    games: list[GameInfo]
    levels: list[str]
    """Of bots, the easiest first."""


class Health(Struct):
    status: str
    version: str


class AboutController(Controller):
    tags = ("about",)

    @get("/api/games", summary="What can be played, with all options")
    async def games(self, house: TheHouse) -> Games:
        return Games([_game(house, name) for name in GAMES], list(PEOPLE))

    @get("/healthz", summary="Whether the server and its database answer")
    async def health(self, house: TheHouse) -> Health:
        try:
            await asyncio.wait_for(asyncio.to_thread(house.store.ping), 3)
        except Exception as error:
            raise Problem(503, "database", "the database does not answer") from error
        return Health("ok", __version__)

    @get("/metrics", summary="For Prometheus", media_type=MediaType.TEXT)
    async def metrics(self) -> Response[bytes]:
        text, kind = metrics.scrape()
        return Response(text, media_type=kind)

    @get("/api", summary="This description for people", media_type=MediaType.HTML, include_in_schema=False)
    async def schema(self, request: Request[Any, Any, Any]) -> str:
        return _page(request.app.openapi_schema.to_schema())


def _game(house: House, name: str) -> GameInfo:
    game = GAMES[name]
    options = []
    for option in game.options:
        values = list(option.values)
        if option.name == "content":
            values = [
                content for content, other in house.games.items() if content in contents(other) and other.name == name
            ]
        options.append(Choice(option.name, values, option.default))
    first = game.options[0]
    seats = {value: game.seats(game.complete({first.name: value})) for value in first.values}
    return GameInfo(name, game.rules, options, seats)


def _page(schema: dict[str, Any]) -> str:
    """The OpenAPI description as a plain page, without any script."""
    rows = [
        f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(operation.get('summary', ''))}</td></tr>"
        for path, operations in schema["paths"].items()
        for method, operation in operations.items()
    ]
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        "<title>Tuman: API</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;"
        "color:#2b2a27;background:#f7f4ee}td{padding:.2rem 1rem .2rem 0;vertical-align:top}"
        "@media(prefers-color-scheme:dark){body{color:#e9e4da;background:#1d1f1e}a{color:#e0b86a}}</style>"
        "<h1>Tuman: API</h1><p>For programs: <a href='/schema/openapi.json'>openapi.json</a>. "
        "A walk-through is in docs/api.md.</p><table>" + "".join(rows) + "</table></html>"
    )

"""What all requests share: settings, database, tables, who is who."""

import asyncio
import gc
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from tuman.bots.levels import make_bot
from tuman.core import Game
from tuman.games import GAMES
from tuman.match import Match
from tuman.record import Record
from tuman.server.channels import open_channels
from tuman.server.database import check
from tuman.server.guard import SAFE, Buckets, check_origin
from tuman.server.hub import Hub
from tuman.server.live import contents
from tuman.server.opponents import Opponents
from tuman.server.problems import Problem
from tuman.server.settings import Settings
from tuman.server.store import Player, Store
from tuman.server.sweeper import Sweeper

COOKIE = "tuman"
YEAR = 365 * 24 * 3600
KNOWN_FOR = 30.0  # seconds for which a name is believed without asking the database
MOST_KNOWN = 10_000


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def all_games(packs: tuple[str, ...]) -> dict[str, Game]:
    """The games by name, and those with other content packs by the pack's id. Raises OptionError."""
    games = dict(GAMES)
    for game in GAMES.values():
        for content in contents(game):
            games[content] = game
        for pack in packs:
            if game.content:
                other = game.content(Path(pack))
                games |= dict.fromkeys(contents(other), other)
    return games


def load_compiled_code() -> None:
    """Compiled code is read from its cache when it is first used: better now than at somebody's first move."""
    for game in GAMES.values():
        match = Match(game, seed="")
        seat = match.actor
        view = match.view(seat)
        game.describe(view, seat)
        match.drawn_after(match.legal()[0])
        for level in ("casual", "strong"):
            make_bot(level, game, seat, match.seats, 1).choose(view, [])
    gc.freeze()  # the compiler's objects, some 100,000, stay: a collection that looks at them takes a tenth of a second


class House:
    """One for each worker."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], int] = milliseconds,
        token: Callable[[int], str] = token_urlsafe,
    ) -> None:
        self.settings, self.clock, self.token = settings, clock, token
        self.games: Mapping[str, Game] = all_games(settings.packs)
        self.store = Store(settings.db)
        self.opponents = Opponents()
        limits = settings.limits
        self.requests, self.new_players, self.new_tables = (
            Buckets(*limits.requests),
            Buckets(*limits.players),
            Buckets(*limits.tables),
        )
        self.feeds: dict[str, int] = {}
        self._known: OrderedDict[tuple[str, bool], tuple[float, Player]] = OrderedDict()
        self.hub: Hub

    async def open(self) -> None:
        await asyncio.to_thread(check, self.store.engine, self.store.is_sqlite)
        self._ready = asyncio.create_task(asyncio.to_thread(load_compiled_code))
        self.hub = Hub(self.games, self.store, open_channels(self.settings.channels), self.opponents, self.clock)
        self._sweeper = Sweeper(self.hub)

    async def close(self) -> None:
        await self._sweeper.close()
        await self.hub.close()
        await asyncio.gather(self._ready, return_exceptions=True)
        self.opponents.close()
        self.store.close()

    def games_for(self, found: Record) -> Mapping[str, Game]:
        """The games by name, with the content pack that a record names, if it is here."""
        game = self.games.get(found.options.get("content", ""))
        return {**GAMES, game.name: game} if game else GAMES

    # --- who is who ---

    def address(self, request: Request[Any, Any, Any]) -> str:
        if self.settings.proxied and (chain := request.headers.get("x-forwarded-for")):
            return chain.rsplit(",", 1)[-1].strip()  # what our own proxy has seen
        return request.client.host if request.client else "?"

    async def player(self, request: Request[Any, Any, Any]) -> Player | None:
        """Who asks; None is a visitor that we have not met."""
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        by_token = scheme.lower() == "bearer"  # who shows a token is not known by a cookie as well
        secret = bearer.strip() if by_token else request.cookies.get(COOKIE)
        check_origin(request.method, request.headers, by_cookie=not by_token)
        player = await self._recognise(secret, by_token) if secret else None
        if not self.requests.take(player.id if player else self.address(request)):
            raise Problem(429, "too_many", "too many requests; wait a moment")
        if by_token and player is None:
            raise Problem(401, "token", "this token is not valid (any more)")
        return player

    async def _recognise(self, secret: str, by_token: bool) -> Player | None:
        now = time.monotonic()
        if (found := self._known.get((secret, by_token))) and now - found[0] < KNOWN_FOR:
            return found[1]
        if by_token:
            player = await asyncio.to_thread(self.store.player_by_key, secret, "token", self.clock())
        else:
            player = await asyncio.to_thread(self.store.player_by_secret, secret)
            player = player or await asyncio.to_thread(self.store.player_by_key, secret, "device", self.clock())
        if player:
            self._known[secret, by_token] = (now, player)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return player

    def forget(self, player: Player) -> None:
        """The player has changed: ask the database again."""
        for key in [key for key, (_, known) in self._known.items() if known.id == player.id]:
            del self._known[key]

    async def somebody(self, request: Request[Any, Any, Any]) -> Player:
        """Who asks. Raises Problem if that is nobody whom we know."""
        player = await self.player(request)
        if player is None:
            text = "say who you are first: POST /api/me" if request.method not in SAFE else "nobody is known here"
            raise Problem(401, "nobody", text)
        return player

    def cookie(self, secret: str) -> Cookie:
        return Cookie(
            key=COOKIE, value=secret, httponly=True, samesite="lax", secure=self.settings.secure, max_age=10 * YEAR
        )

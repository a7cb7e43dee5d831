"""Bots at the tables: they think in threads, as many at once as there are cores, from the view of their seat alone."""

import asyncio
import hashlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, TypeVar

from tuman.bots.levels import LEVELS, SearchBot, make_bot
from tuman.core import States
from tuman.server.metrics import BOT_SECONDS
from tuman.server.room import Act, Room

T = TypeVar("T")
MOST_HINTS = 3


class Opponents:
    def __init__(self, threads: int | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads or os.cpu_count() or 1, "bot")

    async def choose(self, room: Room, seat: int, level: str) -> Act:
        """What a bot of this level does, whose turn it is."""
        begin = perf_counter()
        view, seed = room.match.view(seat), _seed(room, f"bot {room.ply}")
        action = await self._run(_choose, room, level, seat, view, seed)
        BOT_SECONDS.observe(perf_counter() - begin)
        return Act(room.game.write(view, action), bot=True)

    def hint(self, room: Room, seat: int) -> asyncio.Future[list[dict[str, Any]]]:
        """What the expert would do for the seat, whose turn it is now, and how it rates the chances."""
        return self._run(_hint, room, seat, room.match.view(seat), _seed(room, f"hint {room.ply}"))

    def _run(self, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)


def _choose(room: Room, level: str, seat: int, view: States, seed: int) -> int:
    return make_bot(level, room.game, seat, room.seats, seed).choose(view, [])


def _hint(room: Room, seat: int, view: States, seed: int) -> list[dict[str, Any]]:
    thought = LEVELS["expert"].thought(room.game.name)
    assert thought
    bot = SearchBot(room.game, seat, room.seats, seed, thought)
    bot.think(view)
    return [
        {"action": room.game.write(view, action), "chance": round(chance, 3)}
        for action, visits, chance in bot.search.children()[:MOST_HINTS]
        if visits
    ]


def _seed(room: Room, purpose: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{room.seed}:{purpose}".encode()).digest()[:7])

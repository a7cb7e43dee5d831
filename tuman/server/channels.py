"""How workers tell each other that something happened at a table. Only its id travels: no move, no secret."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Protocol

Wake = Callable[[str], None]
TOPIC = "tuman:tables"
RECONNECT = 0.5  # seconds
log = logging.getLogger("tuman.channels")


class Channels(Protocol):
    shared: bool
    """Whether other workers may have written: then the database is asked now and then, whatever the channel says."""

    async def publish(self, table: str) -> None: ...
    async def listen(self, wake: Wake) -> None: ...
    async def close(self) -> None: ...


class MemoryChannels:
    """One worker: it knows itself what it did."""

    shared = False

    async def publish(self, table: str) -> None:
        pass

    async def listen(self, wake: Wake) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisChannels:
    """Several workers. A Redis that is away delays news until the sweeper asks the database; nothing is lost."""

    shared = True

    def __init__(self, address: str) -> None:
        import redis.asyncio

        self._redis = redis.asyncio.from_url(
            address, socket_connect_timeout=2, socket_timeout=2, socket_keepalive=True, health_check_interval=10
        )
        self._me = token_hex(8)
        self._pending: set[str] = set()
        self._wanted = asyncio.Event()
        self._sender = asyncio.create_task(self._send())

    async def publish(self, table: str) -> None:
        """Says so soon; nobody who made a move waits for it."""
        self._pending.add(table)
        self._wanted.set()

    async def _send(self) -> None:
        from redis.exceptions import RedisError

        while True:
            await self._wanted.wait()
            self._wanted.clear()
            tables, self._pending = self._pending, set()
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for table in tables:
                        pipeline.publish(TOPIC, f"{self._me} {table}")
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                log.warning("redis is away", extra={"why": str(error)})

    async def listen(self, wake: Wake) -> None:
        """Calls `wake` for every table that another worker has told of; for ever."""
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(TOPIC)
                    while True:
                        message = await pubsub.get_message(timeout=1.0)
                        who, _, table = message["data"].decode().partition(" ") if message else (self._me, "", "")
                        if who != self._me:
                            wake(table)
            except (RedisError, OSError) as error:
                log.warning("redis is away", extra={"why": str(error)})
                await asyncio.sleep(RECONNECT)

    async def close(self) -> None:
        self._sender.cancel()
        with suppress(asyncio.CancelledError):
            await self._sender
        await self._redis.aclose()


def open_channels(address: str) -> Channels:
    return MemoryChannels() if address == "memory" else RedisChannels(address)

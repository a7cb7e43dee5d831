"""Group commit: whatever waits to be written goes into one transaction, so that many tables share one flush to disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from tuman.server.metrics import COMMIT_SECONDS, COMMITTED
from tuman.server.room import Entry
from tuman.server.store import Store, Summary

MOST_AT_ONCE = 200

Waiting = tuple[tuple[str, Entry, Summary], asyncio.Future[bool]]


class Writer:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._task = asyncio.create_task(self._run())

    async def append(self, table: str, entry: Entry, summary: Summary) -> bool:
        """Comes back when the entry is on disk (True), or when another worker was first with that ply (False)."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(((table, entry, summary), done))
        return await done

    async def _run(self) -> None:
        while (item := await self._queue.get()) is not None:
            waiting = [item]
            while len(waiting) < MOST_AT_ONCE and not self._queue.empty():
                if (item := self._queue.get_nowait()) is None:
                    self._queue.put_nowait(None)
                    break
                waiting.append(item)
            await self._write(waiting)

    async def _write(self, waiting: list[Waiting]) -> None:
        batch = [item for item, _ in waiting]
        try:
            begin = perf_counter()
            written = await self._in_thread(lambda: self._store.append(batch))
            COMMIT_SECONDS.observe(perf_counter() - begin)
            COMMITTED.inc(sum(written))
        except Exception as error:  # whoever waits gets it, and the writer goes on
            for _, done in waiting:
                if not done.done():
                    done.set_exception(error)
            return
        for fine, (_, done) in zip(written, waiting, strict=True):
            if not done.done():
                done.set_result(fine)

    async def _in_thread(self, work: Callable[[], list[bool]]) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        """Writes what is waiting, then ends."""
        self._queue.put_nowait(None)
        await self._task
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)

"""Group commit: whatever waits to be written goes into one transaction, so that many tables share one flush to disk."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from tuman.server.metrics import COMMIT_SECONDS, COMMITTED
from tuman.server.room import Entry
from tuman.server.store import Store, Summary, Torn

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
        going_on = True
        while going_on:
            item = await self._queue.get()
            waiting: list[Waiting] = []
            while item is not None:
                waiting.append(item)
                if len(waiting) == MOST_AT_ONCE or self._queue.empty():
                    break
                item = self._queue.get_nowait()
            going_on = item is not None
            if waiting:
                await self._write(waiting)

    async def _write(self, waiting: list[Waiting]) -> None:
        batch = [item for item, _ in waiting]
        try:
            begin = perf_counter()
            written = await asyncio.get_running_loop().run_in_executor(self._thread, self._store.append, batch)
            COMMIT_SECONDS.observe(perf_counter() - begin)
            COMMITTED.inc(sum(written))
        except Exception as error:
            if isinstance(error, Torn) and len(waiting) > 1:
                for one in waiting:  # one of them is wrong: the others need not know
                    await self._write([one])
                return
            for _, done in waiting:  # whoever waits gets it, and the writer goes on
                if not done.done():
                    done.set_exception(error)
            return
        for fine, (_, done) in zip(written, waiting, strict=True):
            if not done.done():
                done.set_result(fine)

    async def close(self) -> None:
        """Writes what is waiting, then ends."""
        self._queue.put_nowait(None)
        await self._task
        self._thread.shutdown()

"""Takes care of what no event reminds of: bots of workers that are gone, time, news that got lost, idle tables."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic

from sqlalchemy.exc import InterfaceError, OperationalError

from tuman.server.hub import PATIENCE, Hub
from tuman.server.live import Away, Outdated, Unknown
from tuman.server.metrics import LIVE

IDLE = 300.0  # seconds until a table that nobody watches is forgotten
SWEEP = 1.0  # seconds between two looks
AT_ONCE = 100  # tables that are taken up in one sweep
RETRY = 60.0  # seconds until a table that could not be taken up is tried again
log = logging.getLogger("tuman.sweeper")


class Sweeper:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        patience = 0  # after a start, whatever is due is ours at once
        while True:
            try:
                await self._go_on(patience)
                patience = PATIENCE
                await self._catch_up()
                self._forget()
            except (Away, OperationalError, InterfaceError):
                log.warning("the database is away")
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    async def _go_on(self, patience: int) -> None:
        """Tables where a bot should have moved, or where somebody's time is up."""
        hub, now = self._hub, monotonic()
        hub.set_aside = {table: until for table, until in hub.set_aside.items() if until > now}
        # Tables that can't go on stay due for ever; they must not push out those that can.
        due = await hub.call(hub.store.overdue, hub.clock(), patience, AT_ONCE + len(hub.set_aside))
        for table in due:
            if table in hub.set_aside:
                continue
            try:
                async with hub.look(table) as live:
                    hub.look_ahead(live, bots=True)
            except (Away, OperationalError, InterfaceError):
                raise
            except (Unknown, Outdated):
                hub.set_aside[table] = now + RETRY
            except Exception:
                hub.set_aside[table] = now + RETRY
                log.exception("a table can't go on", extra={"table": table})

    async def _catch_up(self) -> None:
        """What other workers wrote, whether the channel told of it or not."""
        hub = self._hub
        watched = [table for table, live in hub.live.items() if live.feeds]
        if not hub.channels.shared or not watched:
            return
        for table, version in (await hub.call(hub.store.versions, watched)).items():
            live = hub.live.get(table)
            if live and version != live.row.version:
                hub.wake(table)

    def _forget(self) -> None:
        hub = self._hub
        for live in list(hub.live.values()):
            idle = monotonic() - live.touched > IDLE and not live.lock.locked()
            if idle and not live.feeds and live.thinking is None:
                hub.drop(live)  # the sweep finds it by its deadline
        LIVE.set(len(hub.live))

"""The server: the only place where requests, feeds and the life of the process are wired together."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from types import FrameType
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tuman import __version__
from tuman.server import logs
from tuman.server.api.about import AboutController
from tuman.server.api.after import AfterController
from tuman.server.api.common import provide_house, provide_me, provide_visitor
from tuman.server.api.play import PlayController
from tuman.server.api.players import PlayersController
from tuman.server.api.tables import TablesController
from tuman.server.guard import StopWatch, finish
from tuman.server.house import House, milliseconds
from tuman.server.problems import HANDLERS
from tuman.server.settings import Settings

MOST_BODY = 256 * 1024


def make_app(
    settings: Settings,
    clock: Callable[[], int] = milliseconds,
    token: Callable[[int], str] = token_urlsafe,
) -> Litestar:
    house = House(settings, clock, token)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        end_feeds_on_signals(house)
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [PlayersController, TablesController, PlayController, AfterController, AboutController],
        dependencies={
            "house": Provide(provide_house),
            "me": Provide(provide_me),
            "visitor": Provide(provide_visitor),
        },
        exception_handlers=HANDLERS,
        lifespan=[life],
        middleware=[StopWatch()],
        before_send=[finish],
        compression_config=CompressionConfig(backend="gzip", minimum_size=4096, exclude=["/feed"]),
        openapi_config=OpenAPIConfig(
            title="Tuman",
            version=__version__,
            description="Tables for two board games about mist. Unofficial, not affiliated with the publishers.",
            render_plugins=[JsonRenderPlugin()],
            path="/schema",
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
    app.state.house = house
    return app


def end_feeds_on_signals(house: House) -> None:
    """A server that is told to stop waits for its connections, and feeds never end by themselves."""
    if threading.current_thread() is not threading.main_thread():
        return  # a server inside of another program, which ends it in its own way
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(house.hub.end_feeds)
            if callable(before):
                before(number, frame)

        signal.signal(number, stop)


def end_with_parent() -> None:
    """A worker whose parent was killed would go on serving, unseen, on a port that nobody can take."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=wait, daemon=True).start()


def from_environment() -> Litestar:
    """For uvicorn, which starts workers by this name."""
    logs.set_up()
    end_with_parent()
    return make_app(Settings.from_environment())

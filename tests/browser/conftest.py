"""A browser and a server for the tests of a module."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.kit import Visitor, browser
from tests.server.services import Server
from tuman.server.pages import STATIC


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    with browser() as started:
        yield started


@pytest.fixture(scope="module")
def site() -> Iterator[Server]:
    assert (STATIC / "index.html").exists(), "the web app is not built: make web"
    server = Server().start()
    yield server
    server.close()


@pytest.fixture
def visit(chrome: Browser, site: Server) -> Iterator[Callable[..., Visitor]]:
    """People who come with a window of their own; what went wrong in one of them is told at the end."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(chrome, site.url, **how))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()

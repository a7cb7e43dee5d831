"""Servers for tests: one of a test's own, one that a module shares, and real processes with their databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Server, running
from tests.server.people import CONNECTIONS
from tests.server.services import own_postgres, postgres, redis, serve, upgraded  # noqa: F401


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as found:
        yield found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For tests that leave each other alone: each has its own players and tables."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(autouse=True)
def connections() -> Iterator[None]:
    """Closes what people had open."""
    yield
    while CONNECTIONS:
        CONNECTIONS.pop().close()

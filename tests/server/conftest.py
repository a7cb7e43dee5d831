"""A server for the tests of a module, or for one alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Server, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as found:
        yield found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For tests that leave each other alone: each has its own players and tables."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found

"""What all tests here share."""

from collections.abc import Iterator

import pytest

from tests.server.people import CONNECTIONS
from tests.server.services import own_postgres, postgres, redis, serve, upgraded  # noqa: F401


@pytest.fixture(autouse=True)
def connections() -> Iterator[None]:
    """Closes what people had open."""
    yield
    while CONNECTIONS:
        CONNECTIONS.pop().close()

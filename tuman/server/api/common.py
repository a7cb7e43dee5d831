"""What several modules of the API use: who asks, what a text may be."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter
from msgspec import Meta

from tuman.server.house import House
from tuman.server.store import Player

# No control characters, no space around it; the end of the pattern is the end of the text, not a last line.
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[^\s\x00-\x1f\x7f-\x9f]([^\n\r\x00-\x1f\x7f-\x9f\u2028-\u202e]*[^\s\x00-\x1f\x7f-\x9f])?$(?!\n)",
    ),
]
Notation = Annotated[str, Meta(min_length=1, max_length=100)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
ID = "^[A-Za-z0-9_-]{1,24}$(?!\\n)"
TableId = Annotated[str, PathParameter(description="the id of the table", pattern=ID)]

TheHouse = NamedDependency[House]
Somebody = NamedDependency[Player]
Anybody = NamedDependency[Player | None]


def house_of(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def provide_house(request: Request[Any, Any, Any]) -> House:
    return house_of(request)


# These two ask for the house too, so that Litestar gets one after the other: at once would take a task for each.


async def provide_me(request: Request[Any, Any, Any], house: TheHouse) -> Player:
    """For what only players can do."""
    return await house.somebody(request)


async def provide_visitor(request: Request[Any, Any, Any], house: TheHouse) -> Player | None:
    """For what everybody can see."""
    return await house.player(request)

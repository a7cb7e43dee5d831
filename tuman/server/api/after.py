"""What is left of a match: its record, and every position of it to look at again."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from tuman import record
from tuman.core import PUBLIC, copied
from tuman.match import Match
from tuman.server import sight
from tuman.server.api.common import Anybody, TableId, TheHouse
from tuman.server.api.play import viewer_of
from tuman.server.live import Live
from tuman.server.problems import Problem
from tuman.server.room import Step
from tuman.server.store import OVER, Player

MOST_FRAMES = 500
View = Annotated[
    str | None, QueryParameter(pattern="^(open|public|[0-7])$", description="open, public or a seat; default: mine")
]
From = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000, description="the first position")]
To = Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000, description="the last position")]


class Frames(Struct):
    """Positions of a match, each with the action that led to it."""

    game: str
    names: list[str]
    plies: int
    """The number of actions in all, chance counted: positions are 0 … plies."""
    result: dict[str, Any] | None
    frames: list[dict[str, Any]]
    """`ply`, `seat` (null: chance), `text`, `messages`, `view`."""


class RecordText(Struct):
    text: Annotated[str, Meta(max_length=200_000)]


class AfterController(Controller):
    path = "/api"
    tags = ("after",)

    @get("/tables/{table:str}/record", summary="The match as text", media_type="text/plain")
    async def record(self, table: TableId, house: TheHouse, visitor: Anybody, view: View = None) -> Response[str]:
        async with house.hub.look(table) as live:
            viewer = allowed(live, visitor, view)
            text = record.write(live.playing.match, viewer)
        headers = {"Content-Disposition": f'attachment; filename="{live.row.game}-{table}.tuman"'}
        return Response(text, media_type="text/plain", headers=headers)

    @get("/tables/{table:str}/replay", summary="The positions of a match")
    async def replay(
        self, table: TableId, house: TheHouse, visitor: Anybody, view: View = None, first: From = 0, last: To = None
    ) -> Frames:
        async with house.hub.look(table) as live:
            viewer = allowed(live, visitor, view)
            match = live.playing.match
            match = match.at(match.ply)
        return await asyncio.to_thread(frames, match, viewer, first, last)

    @post("/records", summary="The positions of a match in a record", status_code=200)
    async def upload(
        self, data: JSONBody[RecordText], house: TheHouse, visitor: Anybody, first: From = 0, last: To = None
    ) -> Frames:
        """Only open records have them all."""

        def work() -> Frames:
            found = record.read(data.text)
            return frames(record.replay(found, house.games_for(found)), None, first, last)

        return await asyncio.to_thread(work)


def allowed(live: Live, player: Player | None, view: str | None) -> int | None:
    """Whose view of a match somebody may have: any when it is over, its own or the public one before. None: open."""
    if view is None:
        return viewer_of(live.row, player, None)
    if view == "public":
        return PUBLIC
    mine = live.row.seats_of(player.id if player else None)
    if live.row.status != OVER and view not in map(str, mine):
        raise Problem(403, "not_over", "until the match is over you can have your own view and the public one")
    if view == "open":
        return None
    if int(view) >= len(live.row.seats):
        raise Problem(422, "seats", f"there are seats 0 to {len(live.row.seats) - 1}")
    return int(view)


def frames(match: Match, viewer: int | None, first: int, last: int | None) -> Frames:
    """The positions from first to last. An open view shows every hand, and the table as it truly is."""
    end = min(match.ply if last is None else last, match.ply, first + MOST_FRAMES - 1)
    walk = match.at(0)
    found = []
    for ply in range(end + 1):
        step: Step | None = None
        if ply:
            before, who = copied(walk.states), walk.actor
            walk.push(match.log[ply - 1])
            step = Step(who, match.log[ply - 1], before, walk.states)
        if ply >= first:
            told = sight.step(match.game, step, viewer) if step else {"seat": None, "text": None, "messages": []}
            states = walk.states if viewer is None else sight.seen(walk.states, viewer)
            told |= {"ply": ply, "view": match.game.describe(states, PUBLIC if viewer is None else viewer)}
            found.append(told)
    result = {"points": match.points(), "winners": match.winners()} if match.over else None
    return Frames(match.game.name, match.names, match.ply, result, found)

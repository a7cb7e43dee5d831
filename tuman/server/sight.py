"""What a viewer gets to see of a room: the one place where positions leave the server, concealed."""

from typing import Any

from tuman.core import CHANCE, PUBLIC, Game, Message, States, conceal_at, copied, veil_at
from tuman.server.room import Event, Room, Step


def message(told: Message) -> dict[str, Any]:
    return {"key": told.key, "args": dict(told.args)}


def seen(states: States, viewer: int) -> States:
    view = copied(states)
    conceal_at(view, viewer)
    return view


def step(game: Game, taken: Step, viewer: int | None) -> dict[str, Any]:
    """One action as the viewer may know it (None: as it was), in notation and in messages."""
    before, after, action = taken.before, taken.after, taken.action
    if viewer is not None:
        before, after = seen(before, viewer), seen(after, viewer)
        action = int(veil_at(taken.before, action, viewer))
    return {
        "seat": None if taken.who == CHANCE else taken.who,
        "text": game.write(before, action),
        "messages": [message(told) for told in game.narrate(before, action, after)],
    }


def event(room: Room, happened: Event, viewer: int) -> dict[str, Any]:
    """An event for the viewer; `room` is as the event left it. It follows from the log and the viewer alone."""
    entry = happened.entry
    told: dict[str, Any] = {"ply": entry.ply, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
    if entry.kind == "bot":
        told |= {"level": entry.data["level"], "why": entry.data["why"]}
    # A deal is not told step by step: the view shows what lies on the table.
    told["steps"] = [] if entry.kind == "start" else [step(room.game, taken, viewer) for taken in happened.steps]
    return told | state(room, viewer)


def state(room: Room, viewer: int) -> dict[str, Any]:
    """The table as it is now."""
    view = seen(room.match.states, viewer)
    over = room.over
    acts = viewer != PUBLIC and not over and room.actor == viewer and room.bots[viewer] is None
    return {
        "view": room.game.describe(view, viewer),
        "legal": [room.game.write(view, action) for action in room.match.legal()] if acts else [],
        "bots": room.bots,
        "clock": room.clock.describe(),
        "undo": None if viewer == PUBLIC else room.can_undo(viewer),
        "asked": {"seat": room.asked[0], "agreed": sorted(room.agreed)} if room.asked else None,
        "result": {"points": room.match.points(), "winners": room.match.winners()} if over else None,
    }

"""A database with many tables: what a club has after years, made in seconds."""

from tuman.server.database import check
from tuman.server.schema import entries, players, seats, tables
from tuman.server.store import Store

AT_ONCE = 10_000
PLAYERS = 1_000
ENTRIES = 10  # of each table: not whole games, since a start reads none of them
NOW = 1_700_000_000_000


def fill(db: str, count: int) -> None:
    """Tables of all kinds: one in twenty open and public, one in twenty running, the others over."""
    store = Store(db)
    check(store.engine, automatic=True)
    with store.engine.begin() as connection:
        people = [
            {"id": f"p{n}", "secret": f"{n:064x}", "name": f"Guest {n}", "language": "en", "created": NOW}
            for n in range(PLAYERS)
        ]
        connection.execute(players.insert(), people)
        for first in range(0, count, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, count))
            connection.execute(tables.insert(), [_table(n) for n in numbers])
            connection.execute(seats.insert(), [_seat(n, seat) for n in numbers for seat in (0, 1)])
            connection.execute(entries.insert(), [_entry(n, ply) for n in numbers for ply in range(ENTRIES)])
    store.close()


def _table(n: int) -> dict[str, object]:
    status = ("open", "playing")[n % 20] if n % 20 < 2 else "over"
    return {
        "id": f"t{n}",
        "game": "island",
        "rules": 1,
        "options": {"mode": "simple", "first": "1"},
        "pace": {"kind": "none", "seconds": 0, "increment": 0},
        "seed": f"{n:032x}",
        "public": True,
        "eager": True,
        "hints": True,
        "host": f"p{n % PLAYERS}",
        "status": status,
        "ply": -1 if status == "open" else ENTRIES - 1,
        "actor": 0 if status == "playing" else None,
        "bot": False,
        "deadline": None,
        "result": {"points": [55, 58], "winners": [1]} if status == "over" else None,
        "rematch": None,
        "created": NOW + n,
        "changed": NOW + n,
    }


def _seat(n: int, seat: int) -> dict[str, object]:
    player = None if seat and n % 20 == 0 else f"p{(n + seat) % PLAYERS}"
    return {"table": f"t{n}", "seat": seat, "player": player, "bot": None, "name": "Guest", "key": f"{n:016x}{seat}"}


def _entry(n: int, ply: int) -> dict[str, object]:
    data = '{"action":1,"drawn":[]}' if ply else '{"names":["Guest","Guest"],"bots":[null,null],"drawn":[]}'
    kind = "act" if ply else "start"
    return {"table": f"t{n}", "ply": ply, "at": NOW + ply, "kind": kind, "seat": ply % 2 if ply else None, "data": data}

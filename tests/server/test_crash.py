"""The server is killed again and again while people play, and nobody loses anything but a moment."""

import random
import time
from collections import Counter
from collections.abc import Callable

import pytest
from sqlalchemy import select

from tests.server.people import Crowd, Person, Watcher
from tests.server.services import PATIENCE, Server, until
from tuman import record
from tuman.games import GAMES
from tuman.server.room import Entry
from tuman.server.schema import entries
from tuman.server.store import Store

pytestmark = pytest.mark.server

KILLS = 20
MOST_WAVES = 6
GAME_SECONDS = 600.0  # a busy machine is no mistake
ME, OPEN, BOT, STRONG = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "level": "strong"}
TABLES = (
    ("island", {}, [ME, OPEN]),
    ("island", {"mode": "weather"}, [ME, BOT]),
    ("island", {"mode": "team"}, [ME, OPEN, BOT, {"kind": "guest", "name": "Eve"}]),
    ("nebula", {}, [OPEN, ME]),
    ("nebula", {"players": "3"}, [ME, STRONG, OPEN]),
)


def sit_down(url: str, rng: random.Random) -> list[Watcher]:
    """Two people, and somebody who looks on, at every kind of table; and one where only bots are left."""
    ann, bob, nobody = Person(url, "Ann"), Person(url, "Bob"), Person(url)
    watchers = []
    for game, options, seats in TABLES:
        table = ann.post("/api/tables", {"game": game, "options": options, "seats": seats})
        for seat in table["seats"]:
            if seat["key"]:
                table = bob.post(f"/api/tables/{table['id']}/join", {"key": seat["key"]})
        assert table["status"] == "playing"
        id = table["id"]
        mine = ann.get(f"/api/tables/{id}")["you"]
        for person, seat_numbers in ((ann, mine), (bob, bob.get(f"/api/tables/{id}")["you"]), (nobody, [None])):
            watchers += [Watcher(person, id, seat, random.Random(rng.random()), 0.1) for seat in seat_numbers]
    left = ann.post("/api/tables", {"game": "island", "seats": [BOT, ME]})["id"]
    ann.post(f"/api/tables/{left}/resign", {"level": "casual"})
    return [*watchers, Watcher(nobody, left, None, rng)]


def logs(store: Store, tables: set[str]) -> dict[str, list[Entry]]:
    """The logs as the database has them, whatever the server says."""
    query = select(entries.c.table).where(entries.c.table.in_(tables)).distinct()
    found = store.read(lambda c: c.execute(query).scalars().all())
    return {table: store.entries(table) for table in found}


def check_kept(store: Store, crowd: Crowd, before: dict[Watcher, tuple[int, int]]) -> None:
    """Every action that was acknowledged before the restart is in the log, at its ply, once."""
    kept = logs(store, {watcher.table for watcher in crowd.watchers})
    for log in kept.values():
        assert [entry.ply for entry in log] == list(range(len(log)))
    for watcher, (n, told) in before.items():
        for done in watcher.done[:n]:
            entry = kept[watcher.table][done.ply]
            assert (entry.kind, entry.seat) == (done.kind, done.seat)
        assert len(kept[watcher.table]) > told  # what a feed has told is there too


def check_ended(person: Person, store: Store, crowd: Crowd) -> None:
    """All told and acknowledged is what the log says, no more and no less; the record can be verified."""
    kept = logs(store, {watcher.table for watcher in crowd.watchers})
    for table, log in kept.items():
        watchers = [watcher for watcher in crowd.watchers if watcher.table == table]
        people = {watcher.seat for watcher in watchers if watcher.seat is not None}
        told = Counter((done.ply, done.seat, done.kind) for watcher in watchers for done in watcher.done)
        assert told == Counter((e.ply, e.seat, e.kind) for e in log if e.seat in people and e.kind in ("act", "undo"))
        for watcher in watchers:
            assert len(watcher.events) == len(log)
            texts = {done.ply: done.text for done in watcher.done if done.kind == "act"}
            assert texts == {ply: watcher.events[ply]["steps"][0]["text"] for ply in texts}
            # A feed that never broke tells just the same.
            whole = []
            for _, event in watcher.person.feed(table, -1, watcher.seat):
                whole.append(event)
                if event["result"]:
                    break
            assert whole == watcher.events
        text = person.ask("GET", f"/api/tables/{table}/record", params={"view": "open"}).text
        match = record.verify(record.read(text), GAMES)
        assert match.over


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_a_server_that_is_killed_loses_nothing(
    backend: str, request: pytest.FixtureRequest, serve: Callable[..., Server]
) -> None:
    server = serve(request.getfixturevalue("upgraded") if backend == "postgresql" else "")
    store = Store(server.db)
    rng = random.Random(f"crash {backend}")
    kills = interrupted = waves = 0
    while kills < KILLS:
        assert (waves := waves + 1) <= MOST_WAVES
        crowd = Crowd(sit_down(server.url, rng), GAME_SECONDS)
        while kills < KILLS and crowd.going:
            moment = crowd.actions + rng.randint(1, 40)
            wait = time.monotonic() + PATIENCE
            # Every other time while somebody waits for an answer.
            while crowd.going and (crowd.actions < moment or (kills % 2 and not crowd.busy)):
                assert time.monotonic() < wait, "nobody acts"
                crowd.check()
                time.sleep(rng.random() / 500)
            if not crowd.going:
                break
            server.kill()
            interrupted += crowd.busy
            before = {watcher: (len(watcher.done), watcher.last) for watcher in crowd.watchers}
            server.start()
            check_kept(store, crowd, before)
            kills += 1
        crowd.finish()
        check_ended(Person(server.url, "Zoe"), store, crowd)
    assert interrupted
    assert server.faults() == []
    store.close()


def test_bots_go_on_after_a_restart_where_nobody_looks(serve: Callable[..., Server]) -> None:
    server = serve()
    ann = Person(server.url, "Ann")
    table = ann.post("/api/tables", {"game": "nebula", "seats": [ME, STRONG]})["id"]
    ann.post(f"/api/tables/{table}/resign", {"level": "strong"})
    store = Store(server.db)
    until("bots play", lambda: len(store.entries(table)) > 5)
    server.kill()
    before = store.entries(table)
    assert store.table(table).status == "playing"  # type: ignore[union-attr]
    server.start()
    until("the match ends", lambda: store.table(table).status == "over")  # type: ignore[union-attr]
    assert store.entries(table)[: len(before)] == before
    store.close()
    assert server.faults() == []

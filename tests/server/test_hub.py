"""Tables in memory: feeds, faults, restarts, bots and time."""

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import Person, Server, Watch, code, events, play_on, running, two_people, until
from tuman.core import PUBLIC
from tuman.match import Match
from tuman.server import feeds, sweeper
from tuman.server import live as live_module
from tuman.server.api import play as play_api
from tuman.server.feeds import Feed
from tuman.server.logs import JsonLines
from tuman.server.room import Act
from tuman.server.store import Store

pytestmark = pytest.mark.server


def feed(person: Person, table: str, last: int | None = None, **params: Any) -> Iterator[dict[str, Any]]:
    """The events of a table as they come."""
    headers = {} if last is None else {"Last-Event-ID": str(last)}
    with person.client.stream("GET", f"/api/tables/{table}/feed", headers=headers, params=params) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield from (event for event in events(answer.iter_lines()) if "comment" not in event)


def raw(person: Person, table: str, upto: int, **params: Any) -> bytes:
    """What a feed sends, up to an event."""
    got = b""
    with person.client.stream("GET", f"/api/tables/{table}/feed", params=params) as answer:
        for data in answer.iter_raw():
            got += data
            if b"id: %d\n" % upto in got and got.endswith(b"\n\n"):
                return got
    raise AssertionError("the feed ended")


def test_a_feed_begins_with_the_table_as_it_is_and_its_ids_are_plies(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    ann.act(table)
    seen = feed(bob, table)
    assert next(seen) == {"retry": "1000"}
    first = next(seen)
    assert (first["id"], first["event"], first["data"]["ply"]) == ("1", "entry", 1)
    assert first["data"]["view"] == bob.state(table)["view"]
    ann.act(table)
    event = next(seen)
    assert (event["id"], event["data"]["kind"], event["data"]["seat"]) == ("2", "act", 0)
    assert event["data"]["steps"][0]["seat"] == 0 and event["data"]["steps"][0]["messages"]


def test_a_feed_goes_on_after_the_last_event_with_the_same_bytes(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    got: list[bytes] = []
    watching = threading.Thread(target=lambda: got.append(raw(bob, table, 14, since=-1)))
    watching.start()
    until(lambda: any(found.feeds for found in shared.house.hub.live.values() if found.row.id == table))
    for _ in range(12):
        (ann if ann.state(table)["legal"] else bob).act(table)
    ann.post(f"tables/{table}/undo", ply=12)
    bob.post(f"tables/{table}/undo/answer", ply=13, agree=True)
    watching.join(20)
    live_events = got[0]
    assert raw(bob, table, 14, since=-1) == live_events
    for last in (0, 5, 13):
        rest = live_events[live_events.index(b"id: %d\n" % (last + 1)) :]
        assert raw(bob, table, 14, since=last) == b"retry: 1000\n\n" + rest
    assert [event["id"] for event, _ in zip(list_of(feed(bob, table, last=12), 3)[1:], range(2))] == ["13", "14"]


def list_of(found: Iterator[dict[str, Any]], n: int) -> list[dict[str, Any]]:
    return [next(found) for _ in range(n)]


def test_an_id_that_never_was_gets_the_table_as_it_is(shared: Server) -> None:
    ann, _, table = two_people(shared)
    ann.act(table)
    assert list_of(feed(ann, table, last=999), 2)[1]["id"] == "1"
    assert list_of(feed(ann, table, since=500), 2)[1]["id"] == "1"


def test_nothing_is_sent_again_to_who_has_it_all(shared: Server) -> None:
    ann, _, table = two_people(shared)
    ann.act(table)
    seen = feed(ann, table, last=1)
    next(seen)
    ann.act(table)
    assert next(seen)["id"] == "2"


def test_a_feed_tells_when_seats_change_and_when_it_starts(shared: Server) -> None:
    ann, bob = shared.player("Ann"), shared.player("Bob")
    table = ann.table("island", "me", "open", public=True)["id"]
    seen = feed(ann, table)
    next(seen)
    bob.post(f"tables/{table}/join")
    assert [next(seen)["event"] for _ in range(3)] == ["table", "entry", "table"]


def test_whoever_has_lost_the_seat_gets_nothing_more_of_it(shared: Server) -> None:
    ann, bob, eve = shared.player("Ann"), shared.player("Bob"), shared.player("Eve")
    table = ann.table("island", "me", "open", public=True, start=False, options={"mode": "simple", "first": "2"})["id"]
    bob.post(f"tables/{table}/join")
    seen = feed(bob, table, seat=1)
    assert next(seen) == {"retry": "1000"}
    ann.post(f"tables/{table}/seat", seat=1, kind="open")
    assert [event["event"] for event in seen] == ["table"]  # and that was the end
    eve.post(f"tables/{table}/join")
    ann.post(f"tables/{table}/start")
    assert code(bob.get(f"tables/{table}/feed", seat=1)) == (403, "not_your_seat")
    views = [list_of(feed(person, table), 2)[1]["data"]["view"] for person in (bob, eve)]
    assert views == [bob.state(table)["view"], eve.state(table)["view"]]
    assert views[0] != views[1]


def test_who_sits_down_sees_from_the_seat_after_coming_back(shared: Server) -> None:
    ann, bob = shared.player("Ann"), shared.player("Bob")
    table = ann.table("island", "me", "open", public=True)["id"]
    seen = feed(bob, table)
    next(seen)
    bob.post(f"tables/{table}/join")
    assert next(seen)["event"] == "table"
    assert list(seen) == []


def test_a_silent_feed_is_kept_alive(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_api, "KEEP_ALIVE", 0.05)
    ann, _, table = two_people(server)
    with ann.client.stream("GET", f"/api/tables/{table}/feed", params={"since": 0}) as answer:
        lines = answer.iter_lines()
        assert [next(lines) for _ in range(3)] == ["retry: 1000", "", ": all is well"]


def test_feeds_that_are_closed_are_forgotten(server: Server) -> None:
    ann, _, table = two_people(server)
    for _ in range(3):
        list_of(feed(ann, table), 2)
    until(lambda: not server.house.feeds and not server.house.hub.live[table].feeds)


def test_a_reader_that_is_too_slow_comes_to_an_end_without_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feeds, "MOST_WAITING", 10)

    async def read() -> None:
        slow = Feed(None, None, PUBLIC, -1)
        for data in (b"abc", b"def", b"ghij", b"too much", b"more"):
            slow.push(data)
        slow.end()
        assert await slow.read() == b"abcdefghij"
        slow.push(b"later")
        assert [await slow.read(), slow._queue.qsize()] == [None, 0]

    asyncio.run(read())


# --- faults ---


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """What the server logs, as it is written."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    handler = Keep()
    logging.getLogger("tuman").addHandler(handler)
    yield lines
    logging.getLogger("tuman").removeHandler(handler)


def fails(*args: Any, **more: Any) -> Any:
    raise RuntimeError("nobody expected this")


@pytest.mark.parametrize(
    ("owner", "name"),
    [(Store, "append"), (Match, "push"), (Match, "drawn_after"), (live_module, "entry_message"), (Store, "entries")],
    ids=["disk", "rules", "chance", "telling", "reading"],
)
def test_an_unexpected_error_has_an_id_and_the_table_stays_playable(
    server: Server, monkeypatch: pytest.MonkeyPatch, logged: list[str], owner: Any, name: str
) -> None:
    ann, bob, table = two_people(server)
    ann.act(table)
    seen = feed(bob, table)
    list_of(seen, 2)
    with monkeypatch.context() as broken:
        broken.setattr(owner, name, fails)
        ply = 0 if name == "entries" else 1  # an old ply makes it read the log
        answers = [ann.act(table, "take rat", ply=ply) for _ in range(2)]
    failed = next(answer for answer in answers if answer.status_code == 500)
    assert code(failed) == (500, "fault")
    assert "expected" not in failed.text and "Traceback" not in failed.text
    id = failed.json()["message"].split("(")[1].rstrip(")")
    line = next(json.loads(line) for line in logged if f'"id": "{id}"' in line)
    assert "nobody expected this" in line["trace"] and line["path"] == f"/api/tables/{table}/actions"
    room = server.house.hub.store.table(table)
    assert not any(secret in text for text in logged for secret in (room.seed, room.seats[0].key, room.host))
    state = ann.state(table)
    assert ann.act(table, "take wolf").json() == {"ply": state["ply"] + 1}
    entries = server.house.store.entries(table)
    assert [entry.ply for entry in entries] == list(range(state["ply"] + 2))
    assert play_on(table, ann, bob)


def test_those_who_waited_behind_a_failed_move_do_not_build_on_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = two_people(server)
    blocked = threading.Event()

    def slow(store: Store, batch: Any) -> Any:
        blocked.wait(10)
        raise RuntimeError("the disk is full")

    answers: list[httpx.Response] = []
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", slow)
        calls = [threading.Thread(target=lambda: answers.append(ann.act(table, "take wolf", ply=0)))]
        calls += [threading.Thread(target=lambda: answers.append(ann.act(table, "take pig", ply=1)))]
        for call in calls:
            call.start()
            until(lambda: server.house.hub.live[table].lock.locked())
        until(lambda: len(server.house.hub._work) >= 2)
        blocked.set()
        for call in calls:
            call.join()
    assert sorted(code(answer) for answer in answers) == [(409, "stale"), (500, "fault")]
    assert [entry.ply for entry in server.house.store.entries(table)] == [0]
    assert ann.act(table, "take wolf", ply=0).json() == {"ply": 1}


def test_a_move_is_made_also_when_who_made_it_goes_away_meanwhile(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two_people(server)
    going = threading.Event()
    append = Store.append

    def slow(store: Store, batch: Any) -> Any:
        going.wait(10)
        return append(store, batch)

    monkeypatch.setattr(Store, "append", slow)
    tables = server.house.hub
    asked = asyncio.run_coroutine_threadsafe(tables.wish(table, [0], Act("take wolf"), 0), tables._listening.get_loop())
    until(lambda: tables.live[table].lock.locked())
    asked.cancel()
    going.set()
    assert bob.state(table)["ply"] == 1  # it waits for the lock, and so for the move
    assert ann.act(table, "take wolf", ply=0).json() == {"ply": 1}
    assert [entry.ply for entry in server.house.store.entries(table)] == [0, 1]


# --- restarts ---


def test_bots_go_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken, running(tmp_path) as server:
        broken.setattr("tuman.server.opponents._choose", fails)
        ann = server.player("Ann")
        table = ann.table("island", "newcomer", "newcomer")["id"]
        cookie = ann.client.cookies["tuman"]
        assert ann.info(table)["ply"] == 0
    with running(tmp_path) as server:
        again = Person(server.visitor(Cookie=f"tuman={cookie}"))
        until(lambda: again.info(table)["status"] == "over")


def test_time_runs_out_after_a_restart_and_feeds_go_on(tmp_path: Path) -> None:
    watch = Watch()
    with running(tmp_path, watch) as server:
        ann, bob, table = two_people(server, clock={"kind": "move", "seconds": 60})
        ann.act(table)
        cookie = bob.client.cookies["tuman"]
    watch.forward(61)
    with running(tmp_path, watch) as server:
        bob = Person(server.visitor(Cookie=f"tuman={cookie}"))
        until(lambda: bob.state(table)["legal"])
        event = list_of(feed(bob, table, last=1), 2)[1]
        assert (event["id"], event["data"]["kind"], event["data"]["why"]) == ("2", "bot", "time")


def test_a_table_of_other_rules_says_so_and_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "SWEEP", 0.05)
    with running(tmp_path) as server:
        ann, _, table = two_people(server)
        server.house.store.write(lambda c: c.exec_driver_sql("UPDATE tables SET rules = 0, bot = 1, changed = 0"))
        cookie = ann.client.cookies["tuman"]
    with running(tmp_path) as server:
        ann = Person(server.visitor(Cookie=f"tuman={cookie}"))
        for path in ("state", "feed", "record", ""):
            assert code(ann.get(f"tables/{table}/{path}".rstrip("/"))) == (410, "outdated")
        assert [row["id"] for row in ann.get("tables").json()] == [table]
        table = ann.table("island", "newcomer", "newcomer")["id"]
        until(lambda: ann.info(table)["status"] == "over")


def test_a_bot_that_fails_is_asked_again(server: Server, monkeypatch: pytest.MonkeyPatch, logged: list[str]) -> None:
    monkeypatch.setattr(sweeper, "PATIENCE", 0)
    monkeypatch.setattr(sweeper, "SWEEP", 0.05)
    monkeypatch.setattr("tuman.server.hub.ASIDE", 0.2)
    ann = server.player()
    with monkeypatch.context() as broken:
        broken.setattr("tuman.server.opponents._choose", fails)
        table = ann.table("island", "newcomer", "me", options={"first": "1"})["id"]
        until(lambda: any("a table can't go on" in line for line in logged))
    server.watch.forward(10)
    until(lambda: ann.state(table)["legal"])


def test_a_table_that_nobody_watches_is_forgotten_and_found_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "SWEEP", 0.05)
    ann, _, table = two_people(server)
    ann.act(table)
    monkeypatch.setattr(sweeper, "IDLE", 0.0)
    until(lambda: table not in server.house.hub.live)
    monkeypatch.setattr(sweeper, "IDLE", 300.0)
    assert ann.state(table)["ply"] == 1
    assert ann.act(table).json() == {"ply": 2}

"""Several workers on one database: whoever is asked, the tables are the same."""

import os
import random
import signal
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis import Redis as RedisClient

from tests.server.people import Crowd, Person, Watcher
from tests.server.services import Postgres, Redis, Server, until, upgrade
from tuman import record
from tuman.games import GAMES
from tuman.server.channels import TOPIC
from tuman.server.store import Store

pytestmark = pytest.mark.server

ME, OPEN, BOT, STRONG = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "level": "strong"}
GAMES_TO_PLAY: tuple[tuple[str, dict[str, str]], ...] = (("island", {}), ("nebula", {}))
SECONDS = 400.0  # a busy machine is no mistake


def two_at(
    one: Person, other: Person, game: str, options: dict[str, str] | None = None, seats: Any = (ME, OPEN), **more: Any
) -> str:
    """A table that two people have sat down at."""
    wanted = {"game": game, "options": options or {}, "seats": list(seats), **more}
    table = one.post("/api/tables", wanted)
    key = next(seat["key"] for seat in table["seats"] if seat["key"])
    assert other.post(f"/api/tables/{table['id']}/join", {"key": key})["status"] == "playing"
    id: str = table["id"]
    return id


def crowd_at(ann: Person, bob: Person, tables: list[str], seconds: float = SECONDS) -> Crowd:
    """Ann plays seat 0, Bob seat 1, and each of them takes something back now and then."""
    watchers = [
        Watcher(person, table, seat, random.Random(f"{table} {seat}"), 0.05)
        for table in tables
        for seat, person in enumerate((ann, bob))
    ]
    return Crowd(watchers, seconds)


def check(crowd: Crowd, *people: Person) -> None:
    """Everybody was told the same, and every worker has the same record, which is right."""
    for table in {watcher.table for watcher in crowd.watchers}:
        plies = {len(watcher.events) for watcher in crowd.watchers if watcher.table == table}
        assert len(plies) == 1
        texts = {p.ask("GET", f"/api/tables/{table}/record", params={"view": "open"}).text for p in people}
        assert len(texts) == 1
        record.verify(record.read(texts.pop()), GAMES)


@pytest.fixture
def workers(upgraded: str, redis: Redis, serve: Callable[..., Server]) -> tuple[Server, Server]:
    one, other = serve(upgraded, redis.address, wait=False), serve(upgraded, redis.address)
    until("the first server answers", one.healthy)
    return one, other


def listeners(redis: Redis) -> int:
    with RedisClient(port=redis.port) as client:
        return int(client.pubsub_numsub(TOPIC)[0][1])


def test_two_people_at_two_workers_play_whole_games_and_redis_may_go_away(
    workers: tuple[Server, Server], redis: Redis
) -> None:
    first, second = workers
    until("both workers listen", lambda: listeners(redis) == 2)
    ann, bob = Person(first.url, "Ann"), Person(second.url, "Bob")
    tables = [two_at(ann, bob, game, options) for game, options in GAMES_TO_PLAY for _ in range(2)]
    crowd = crowd_at(ann, bob, tables)

    def go_on(actions: int) -> None:
        goal = crowd.actions + actions
        until("the matches go on", lambda: crowd.actions >= goal or not crowd.going)
        crowd.check()
        assert crowd.going

    go_on(40)
    redis.kill()
    go_on(12)  # slower, by way of the database
    redis.start()
    until("both workers listen again", lambda: listeners(redis) == 2)
    go_on(40)
    redis.send(signal.SIGSTOP)
    go_on(12)
    redis.send(signal.SIGCONT)
    crowd.finish()
    check(crowd, ann, bob)
    assert first.faults() + second.faults() == []


def test_what_one_worker_has_acknowledged_every_worker_knows_at_once(
    workers: tuple[Server, Server], redis: Redis
) -> None:
    """Who asks one worker and then another never gets to see an older table, though no news comes from Redis."""
    redis.kill()
    ann, bob = Person(workers[0].url, "Ann"), Person(workers[1].url, "Bob")
    made = ann.post("/api/tables", {"game": "island", "seats": [ME, OPEN]})
    table = made["id"]
    assert bob.get(f"/api/tables/{table}")["status"] == "open"  # so that worker knows it as it is before the start
    started = bob.at(ann.url).post(f"/api/tables/{table}/join", {"key": made["seats"][1]["key"]})
    assert started["status"] == "playing"
    state = bob.at(ann.url).get(f"/api/tables/{table}/state")
    if state["legal"]:
        bob.post(f"/api/tables/{table}/actions", {"ply": state["ply"], "action": state["legal"][0]})
    else:
        assert bob.ask("POST", f"/api/tables/{table}/actions", {"ply": 0, "action": "take pig"}).status_code == 403
    people = [[person, person.at(server.url)] for person in (ann, bob) for server in workers[::-1]]
    states = [person.get(f"/api/tables/{table}/state") for person, _ in people]
    for n in range(30):
        here, there = people[next(i for i, state in enumerate(states) if state["legal"])][:: 1 if n % 2 else -1]
        state = here.get(f"/api/tables/{table}/state")
        answer = there.post(f"/api/tables/{table}/actions", {"ply": state["ply"], "action": state["legal"][0]})
        states = [person.get(f"/api/tables/{table}/state") for pair in people for person in pair]
        assert {state["ply"] for state in states} == {answer["ply"]}
        states = states[::2]


def test_two_clicks_at_once_give_one_move(workers: tuple[Server, Server]) -> None:
    """The same seat at two workers, each with another action, or both with the same: one entry comes of it."""
    first, second = workers
    ann, bob = Person(first.url, "Ann"), Person(second.url, "Bob")
    table = two_at(ann, bob, "nebula")
    rng = random.Random(5)
    ways = {0: [ann, ann.at(second.url)], 1: [bob.at(first.url), bob]}
    both = contested = 0
    for n in range(60):
        seat = 0 if (state := ann.get(f"/api/tables/{table}/state"))["legal"] else 1
        state = state if seat == 0 else bob.get(f"/api/tables/{table}/state")
        if state["result"]:
            break
        wishes = [rng.choice(state["legal"])] * 2 if n % 4 == 0 else rng.choices(state["legal"], k=2)
        bodies = [{"ply": state["ply"], "action": wish} for wish in wishes]
        calls = [
            partial(person.ask, "POST", f"/api/tables/{table}/actions", body)
            for person, body in zip(ways[seat], bodies, strict=True)
        ]
        answers = at_once(calls)
        codes = sorted(answer.status_code for answer in answers)
        if wishes[0] == wishes[1]:
            assert codes == [200, 200]
            both += 1
        else:
            assert codes == [200, 409]
            late = next(answer.json() for answer in answers if answer.status_code == 409)
            assert (late["code"], late["more"]["ply"]) == ("stale", state["ply"] + 1)
            contested += 1
        assert {answer.json()["ply"] for answer in answers if answer.status_code == 200} == {state["ply"] + 1}
        assert bob.get(f"/api/tables/{table}/state")["ply"] == state["ply"] + 1
    assert both and contested


def at_once(calls: list[Callable[[], Any]]) -> list[Any]:
    barrier = threading.Barrier(len(calls))
    found: dict[int, Any] = {}

    def run(n: int) -> None:
        barrier.wait()
        found[n] = calls[n]()

    threads = [threading.Thread(target=run, args=(n,)) for n in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [found[n] for n in range(len(calls))]


def test_when_a_worker_dies_bots_and_time_go_on_at_the_other(workers: tuple[Server, Server], upgraded: str) -> None:
    first, second = workers
    ann, bob = Person(first.url, "Ann"), Person(first.url, "Bob")
    left = ann.post("/api/tables", {"game": "nebula", "seats": [ME, STRONG]})["id"]
    ann.post(f"/api/tables/{left}/resign", {"level": "strong"})
    clock = {"kind": "move", "seconds": 5}
    late = two_at(ann, bob, "island", clock=clock)
    store = Store(upgraded)
    until("bots play", lambda: len(store.entries(left)) > 3)
    first.kill()
    assert store.table(left).status == "playing"  # type: ignore[union-attr]
    until("the bots end their match", lambda: store.table(left).status == "over")  # type: ignore[union-attr]
    until("somebody's time runs out", lambda: any(entry.kind == "bot" for entry in store.entries(late)))
    until("the other one's, too", lambda: store.table(late).status == "over")  # type: ignore[union-attr]
    store.close()
    assert second.faults() == []


def test_several_workers_at_one_port(upgraded: str, redis: Redis, serve: Callable[..., Server]) -> None:
    server = serve(upgraded, redis.address, workers=2)
    until("both workers listen", lambda: listeners(redis) == 2)
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    tables = [two_at(ann, bob, game, options) for game, options in GAMES_TO_PLAY]
    crowd = crowd_at(ann, bob, tables)
    until("the matches go on", lambda: crowd.actions > 30 or not crowd.going)
    victim = spawned(server)[0]
    os.kill(victim, signal.SIGKILL)
    until("another one takes its place", lambda: len(set(spawned(server)) - {victim}) == 2)
    # On SIGHUP, after an upgrade, all are replaced, one after the other.
    old = set(spawned(server))
    server.send(signal.SIGHUP)
    until("new workers take over", lambda: len(new := set(spawned(server))) == 2 and not new & old, 120)
    crowd.finish()
    check(crowd, ann, bob)
    assert "tuman_feeds 0.0" in until("the figures come", lambda: ann.ask("GET", "/metrics").text)
    assert server.stop() == 0
    # The workers of a parent that is killed end, too: they would keep the port.
    server.start()
    children = spawned(server)
    server.kill()
    until("the workers end", lambda: not any(Path(f"/proc/{pid}").exists() for pid in children))


def spawned(server: Server) -> list[int]:
    """The processes of the workers."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def test_a_database_that_restarts_delays_but_loses_nothing(
    own_postgres: Postgres, serve: Callable[..., Server]
) -> None:
    server = serve(upgrade(own_postgres.new()))
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    crowd = crowd_at(ann, bob, [two_at(ann, bob, game, options) for game, options in GAMES_TO_PLAY])
    for _ in range(3):
        goal = crowd.actions + 25
        until("the matches go on", lambda goal=goal: crowd.actions >= goal or not crowd.going)
        crowd.check()
        assert crowd.going
        own_postgres.stop()
        assert ann.http.get("/healthz").status_code == 503
        own_postgres.start()
    crowd.finish()
    check(crowd, ann, bob)
    assert server.faults() == []


def test_a_server_ends_in_order(serve: Callable[..., Server]) -> None:
    """Open feeds end, a bot that thinks makes its move or none, the answer on its way is given."""
    server = serve()
    ann = Person(server.url, "Ann")
    expert = {"kind": "bot", "level": "expert"}
    tables = [ann.post("/api/tables", {"game": "nebula", "seats": [expert, ME]})["id"] for _ in range(4)]
    left = ann.post("/api/tables", {"game": "nebula", "seats": [expert, ME]})["id"]
    ann.post(f"/api/tables/{left}/resign", {"level": "expert"})
    watchers = [Watcher(ann, table, 1, random.Random(table)) for table in tables]
    crowd = Crowd([*watchers, Watcher(Person(server.url), left, None, random.Random(1))], SECONDS)
    until("people play", lambda: crowd.actions > 8 and all(watcher.events for watcher in crowd.watchers))
    begin = time.monotonic()
    code = server.stop()
    assert code == 0 and time.monotonic() - begin < 60
    store = Store(server.db)
    for watcher in watchers:
        log = store.entries(watcher.table)
        assert [entry.ply for entry in log] == list(range(len(log)))
        assert all(log[done.ply].seat == done.seat for done in watcher.done)
    before = len(store.entries(left))
    server.start()
    until("the bots go on", lambda: len(store.entries(left)) > before or store.table(left).status == "over")  # type: ignore[union-attr]
    goal = crowd.actions + 4
    until("people go on", lambda: crowd.actions > goal or not crowd.going)
    store.close()
    crowd.leave()
    assert server.stop() == 0
    crowd.finish()
    assert server.faults() == []

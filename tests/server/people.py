"""People who play over HTTP: they watch a feed, act when they may, and ask again when no answer comes."""

import json
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx

CONNECTIONS: list[httpx.Client] = []  # of all threads; the fixture `connections` closes them
ANSWER = 120.0  # seconds within which a server that was killed must be there again and answer


class Left(Exception):
    """Somebody has gone and waits for no answer any more."""


class Person:
    """One player, known by a cookie; `name` "" is a spectator whom nobody knows."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url, self.name = url, name
        self.cookies: dict[str, str] = {}
        self.left = False
        self._local = threading.local()  # every thread has its own connections
        if name:
            answer = self.ask("POST", "/api/me", {"name": name})
            self.cookies = {"tuman": answer.cookies["tuman"]}

    def at(self, url: str) -> "Person":
        """The same player at another worker."""
        twin = Person(url)
        twin.name, twin.cookies = self.name, self.cookies
        return twin

    @property
    def http(self) -> httpx.Client:
        if not hasattr(self._local, "http"):
            self._local.http = httpx.Client(base_url=self.url, timeout=20)
            CONNECTIONS.append(self._local.http)
        self._local.http.cookies.update(self.cookies)
        client: httpx.Client = self._local.http
        return client

    def ask(self, method: str, path: str, body: Any = None, **settings: Any) -> httpx.Response:
        """Asks until there is an answer: a server that dies meanwhile, or has no database, is asked again."""
        end = time.monotonic() + ANSWER
        while True:
            try:
                answer = self.http.request(method, path, json=body, **settings)
                if answer.status_code != 503:
                    return answer
            except httpx.TransportError:
                pass
            if self.left:
                raise Left
            assert time.monotonic() < end, f"{method} {path}: no answer"
            time.sleep(0.02)

    def get(self, path: str, **settings: Any) -> Any:
        answer = self.ask("GET", path, **settings)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.ask("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def feed(
        self, table: str, since: int | None, seat: int | None = None, deadline: float | None = None
    ) -> Iterator[tuple[int, dict[str, Any]]]:
        """The entries of one connection's feed, until it ends or breaks off."""
        deadline = deadline or time.monotonic() + ANSWER
        params = {} if seat is None else {"seat": seat}
        headers = {} if since is None or since < 0 else {"Last-Event-ID": str(since)}
        if since == -1:
            params["since"] = -1
        try:
            with self.http.stream("GET", f"/api/tables/{table}/feed", params=params, headers=headers) as answer:
                if answer.status_code == 503:
                    return
                assert answer.status_code == 200, answer.read()
                fields: dict[str, str] = {}
                for line in answer.iter_lines():
                    assert time.monotonic() < deadline, f"{table}: nothing happens any more after {since}"
                    if self.left:
                        return
                    if line:
                        name, _, value = line.partition(": ")
                        fields[name] = value
                        continue
                    if fields.get("event") == "entry":
                        yield int(fields["id"]), json.loads(fields["data"])
                    fields = {}
        except httpx.TransportError:
            return


@dataclass(frozen=True)
class Done:
    """What somebody did, and the server has acknowledged."""

    ply: int
    seat: int
    kind: str
    text: str


@dataclass(eq=False)
class Watcher:
    """Follows a table through all breaks, and plays a seat of it, if it has one."""

    person: Person
    table: str
    seat: int | None
    rng: random.Random
    undoes: float = 0.0  # how often it takes something back, where that is free
    events: list[dict[str, Any]] = field(default_factory=list)
    done: list[Done] = field(default_factory=list)
    breaks: int = 0
    busy: bool = False  # a request is on its way
    stale: int = 0

    @property
    def last(self) -> int:
        return len(self.events) - 1

    def follow(self, deadline: float) -> None:
        """Until the match is over. Each event comes once, and none is left out."""
        while not self.person.left and not (self.events and self.events[-1]["result"]):
            assert time.monotonic() < deadline, f"{self.table} does not end: {self.last} events"
            for id, event in self.person.feed(self.table, self.last, self.seat, deadline):
                assert id == event["ply"] == self.last + 1, (id, self.last)
                self.events.append(event)
                if event["result"]:
                    return
                self.busy = True
                self.react(event)
                self.busy = False
            self.breaks += 1
            time.sleep(0.02)

    def react(self, event: dict[str, Any]) -> None:
        if self.seat is None:
            return
        if event["undo"] == "free" and self.rng.random() < self.undoes:
            self.act("undo", "undo", {}, event["ply"])
        elif event["legal"]:
            text = self.rng.choice(event["legal"])
            self.act("act", "actions", {"action": text}, event["ply"], text)

    def act(self, kind: str, path: str, body: dict[str, Any], ply: int, text: str = "") -> None:
        assert self.seat is not None
        body |= {"ply": ply, "seat": self.seat}
        answer = self.person.ask("POST", f"/api/tables/{self.table}/{path}", body)
        if answer.status_code == 409 and answer.json()["code"] in ("stale", "no_undo"):
            self.stale += 1  # the other one was faster; the feed tells
            return
        assert answer.status_code == 200, answer.text
        assert answer.json() == {"ply": ply + 1}
        self.done.append(Done(ply + 1, self.seat, kind, text))


class Crowd:
    """Watchers, each in a thread. A fault of one is a fault of the test."""

    def __init__(self, watchers: list[Watcher], seconds: float) -> None:
        self.watchers = watchers
        self.faults: list[BaseException] = []
        deadline = time.monotonic() + seconds
        self.threads = [threading.Thread(target=self._run, args=(w, deadline), daemon=True) for w in watchers]
        for thread in self.threads:
            thread.start()

    def _run(self, watcher: Watcher, deadline: float) -> None:
        try:
            watcher.follow(deadline)
        except Left:
            pass
        except BaseException as error:
            self.faults.append(error)
            self.leave()  # the others would wait for ever

    @property
    def actions(self) -> int:
        return sum(len(watcher.done) for watcher in self.watchers)

    @property
    def busy(self) -> bool:
        return any(watcher.busy for watcher in self.watchers)

    @property
    def going(self) -> bool:
        return any(thread.is_alive() for thread in self.threads)

    def check(self) -> None:
        if self.faults:
            raise self.faults[0]

    def leave(self) -> None:
        """Nobody comes back when the feeds end."""
        for watcher in self.watchers:
            watcher.person.left = True

    def finish(self) -> None:
        for thread in self.threads:
            thread.join()
        self.check()

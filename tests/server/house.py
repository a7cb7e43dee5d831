"""A real server on a port of this machine, in a thread, with a clock and tokens that the test sets."""

import itertools
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from sqlalchemy import event

from tuman.server.app import make_app
from tuman.server.settings import Limits, Settings

T = TypeVar("T")
NO_LIMITS = Limits((10**9, 1e9), (10**9, 1e9), (10**9, 1e9), 10**9)
DEADLINE = 20.0


def until(true: Callable[[], T], seconds: float = DEADLINE) -> T:
    """What `true` gives as soon as it is true. Asks again and again, and fails when it takes too long."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "this did not come true"
        time.sleep(0.01)
    return found


class Watch:
    """A clock that stands still until it is set."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


def counted_tokens() -> Callable[[int], str]:
    """Tokens that are the same in every run, each another one."""
    numbers = itertools.count(1)
    return lambda size: f"{next(numbers):0{size}d}"


class Server:
    """A running server."""

    def __init__(self, base: str, app: Any, watch: Watch) -> None:
        self.base, self.app, self.watch = base, app, watch
        self.clients: list[httpx.Client] = []

    @property
    def house(self) -> Any:
        return self.app.state.house

    def end_feeds(self) -> None:
        """As a signal to stop does."""
        self.house.hub._listening.get_loop().call_soon_threadsafe(self.house.hub.end_feeds)

    def visitor(self, **headers: str) -> httpx.Client:
        """Somebody whom the server does not know."""
        client = httpx.Client(base_url=self.base, headers=headers, timeout=30, trust_env=False)
        self.clients.append(client)
        return client

    def player(self, name: str = "Ann") -> "Person":
        client = self.visitor()
        client.post("/api/me", json={"name": name}).raise_for_status()
        return Person(client)


class Person:
    """A player who knows the API by heart."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.client.get(f"/api/{path}", params=params)

    def post(self, path: str, **data: Any) -> httpx.Response:
        return self.client.post(f"/api/{path}", json=data)

    def table(self, game: str = "island", *seats: str, **more: Any) -> dict[str, Any]:
        """A new table; a seat is `me`, `open`, `guest` or the level of a bot."""
        wanted = [
            {"kind": seat} if seat in ("me", "open", "guest") else {"kind": "bot", "level": seat} for seat in seats
        ]
        made = self.post("tables", game=game, seats=wanted, **more)
        assert made.status_code == 201, made.text
        return made.json()

    def state(self, table: str, **params: Any) -> dict[str, Any]:
        found = self.get(f"tables/{table}/state", **params)
        assert found.status_code == 200, found.text
        return found.json()

    def info(self, table: str) -> dict[str, Any]:
        return self.get(f"tables/{table}").json()

    def act(self, table: str, action: str | None = None, ply: int | None = None, **more: Any) -> httpx.Response:
        """Acts; unless said otherwise, the first legal action, now."""
        if action is None or ply is None:
            state = self.state(table, **more)
            action, ply = action or state["legal"][0], state["ply"] if ply is None else ply
        return self.post(f"tables/{table}/actions", ply=ply, action=action, **more)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def play_on(table: str, *people: Person, most: int = 10_000) -> int:
    """Everybody takes the first legal action until the match is over, or a number of times; returns how often."""
    for n in range(most):
        states = [person.state(table) for person in people]
        if states[0]["result"]:
            return n
        for person, state in zip(people, states, strict=True):
            if state["legal"]:
                assert person.act(table, state["legal"][0], state["ply"]).status_code == 200
                break
        else:
            wait_for_ply(people[0], table, states[0]["ply"] + 1)
    return most


def wait_for_ply(person: Person, table: str, ply: int) -> None:
    until(lambda: person.state(table)["ply"] >= ply)


def two_people(server: Server, game: str = "island", **more: Any) -> tuple[Person, Person, str]:
    """Ann, Bob and a table where they play; Ann has seat 0 and begins, if the game is Misty Island."""
    ann, bob = server.player("Ann"), server.player("Bob")
    options = {"mode": "simple", "first": "1"} if game == "island" else {}
    table = ann.table(game, "me", "open", options=options | more.pop("options", {}), **more)
    assert bob.post(f"tables/{table['id']}/join", key=table["seats"][1]["key"]).status_code == 200
    return ann, bob, table["id"]


@contextmanager
def running(
    folder: Path,
    watch: Watch | None = None,
    token: Callable[[int], str] | None = None,
    **settings: Any,
) -> Iterator[Server]:
    """A server with its tables in a file in the folder."""
    watch = watch or Watch()
    made = Settings(**{"db": f"sqlite:///{folder / 'tuman.db'}", "limits": NO_LIMITS} | settings)
    app = make_app(made, watch, *([token] if token else []))
    # These tests pull no plug: nothing has to be on the disk for good.
    event.listen(app.state.house.store.engine, "connect", lambda c, _: c.execute("PRAGMA synchronous=OFF"))
    listener = socket.create_server(("127.0.0.1", 0))
    uvicorn_server = uvicorn.Server(
        uvicorn.Config(
            app, log_config=None, access_log=False, lifespan="on", timeout_graceful_shutdown=5, proxy_headers=False
        )
    )
    thread = threading.Thread(target=uvicorn_server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    until(lambda: uvicorn_server.started or not thread.is_alive())
    assert uvicorn_server.started
    server = Server(f"http://127.0.0.1:{listener.getsockname()[1]}", app, watch)
    try:
        yield server
        for client in server.clients:
            client.close()
    finally:
        server.end_feeds()
        uvicorn_server.should_exit = True
        thread.join(20)
        listener.close()
        assert not thread.is_alive()


def events(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    """The events of a feed: `id`, `event`, `data`, comments as `comment`."""
    event: dict[str, Any] = {}
    for line in lines:
        if not line:
            if event:
                yield event
            event = {}
            continue
        name, _, value = line.partition(": ")
        event[name or "comment"] = msgspec.json.decode(value) if name == "data" else value

"""People at many tables of a Tuman server, two at each, playing Misty Island's simple game: the load of `tuman bench
server`, in a process of its own so that it takes nothing from the server.

`python load.py PORT`; a request is a line of JSON on stdin, the answer one on stdout. {"open": N}: so many tables are
started, with a feed for each of the two. {"moves", "pause"}: so many moves are made there in all, each pair pausing for
so many seconds on average between two (0: not at all), then the feeds are closed; answers moves, seconds, and of each
move its ply and the milliseconds from the POST to its arrival in the other one's feed. {"hold": N, "feeds": bool}: N
tables are started and left alone, with feeds or without.
Written lean, on purpose: a slow generator would measure itself.
"""

import asyncio
import json
import random
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

import httptools
import msgspec
import uvloop

TABLE = {
    "game": "island",
    "options": {"mode": "simple", "first": "1"},
    "seats": [{"kind": "me"}, {"kind": "open"}],
}
AT_ONCE = 20  # tables that are opened at the same time
PATIENCE = 120.0  # seconds that anything may take


class View(msgspec.Struct):
    actor: int | str


class Event(msgspec.Struct):
    ply: int
    view: View
    legal: list[str]


read_event = msgspec.json.Decoder(Event).decode


class Line(asyncio.Protocol):
    """A connection. `answered` gets status and body of each answer, or each piece of a body that goes on for ever."""

    def __init__(self, endless: bool = False) -> None:
        self.endless = endless
        self.answered: Callable[[int, bytes], None]
        self.cookie = ""
        self._parser = httptools.HttpResponseParser(self)
        self._body = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"set-cookie":
            self.cookie = value.split(b";")[0].decode()

    def on_body(self, body: bytes) -> None:
        if self.endless:
            self.answered(200, body)
        else:
            self._body += body

    def on_message_complete(self) -> None:
        body, self._body = self._body, b""
        self.answered(self._parser.get_status_code(), body)


class Person:
    """Somebody with a cookie and a connection for requests."""

    def __init__(self, port: int) -> None:
        self.port, self.head = port, ""
        self.feed: Line | None = None

    async def come(self) -> "Person":
        self.line = await self._connect()
        await self.ask("POST", "/api/me", {})
        self.head = f"Cookie: {self.line.cookie}\r\n"
        return self

    async def call_again(self) -> None:
        """A new connection for requests: the server may have closed one that was idle while tables were opened."""
        self.line.transport.close()
        self.line = await self._connect()

    async def _connect(self, endless: bool = False) -> Line:
        return (await asyncio.get_running_loop().create_connection(lambda: Line(endless), "127.0.0.1", self.port))[1]

    def request(self, method: str, path: str, body: bytes = b"") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{self.head}"
        if method == "POST":
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return f"{head}\r\n".encode() + body

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        done: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.line.answered = lambda status, text: done.set_result((status, text))
        self.line.transport.write(self.request(method, path, b"" if body is None else json.dumps(body).encode()))
        status, text = await asyncio.wait_for(done, PATIENCE)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {text[:200]!r}")
        return json.loads(text)

    async def watch(self, table: str, heard: Callable[[Event], None]) -> None:
        """Opens a feed; comes back with its first event."""
        first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        buffer = b""

        def answered(_: int, piece: bytes) -> None:
            nonlocal buffer
            *whole, buffer = (buffer + piece).split(b"\n\n")
            for text in whole:
                data = text.find(b"\ndata: ")
                if text.startswith(b"id: "):
                    heard(read_event(text[data + 7 :]))
                    if not first.done():
                        first.set_result(None)

        self.feed = await self._connect(endless=True)
        self.feed.answered = answered
        self.feed.transport.write(self.request("GET", f"/api/tables/{table}/feed"))
        await asyncio.wait_for(first, PATIENCE)

    def leave(self) -> None:
        if self.feed:
            self.feed.transport.close()
            self.feed = None


class Run:
    """What is counted over all tables."""

    def __init__(self, moves: int, tables: int, pause: float) -> None:
        self.left, self.playing, self.pause = moves, tables, pause
        self.times: list[tuple[int, float]] = []
        self.done: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)

    def moved(self, over: bool) -> bool:
        """Counts a move; whether the table goes on. What is under way after the last one is not waited for."""
        self.left -= 1
        self.playing -= over
        if (self.left == 0 or self.playing == 0) and not self.done.done():
            self.done.set_result(perf_counter())
        return not over and self.left > 0


class Table:
    run: Run

    def __init__(self, people: list[Person], dice: random.Random) -> None:
        self.people, self.dice = people, dice
        self.id, self.mover, self.begin, self.answered = "", -1, 0.0, True
        self.got, self.due = [-1, -1], 0  # the last ply that each has seen; the one that the move leads to
        self.actor: int | str = 0
        self.legal: list[str] = []

    async def open(self) -> None:
        for person in self.people:
            await person.call_again()
        self.id = await start_table(self.people)
        for seat, person in enumerate(self.people):
            await person.watch(self.id, lambda event, seat=seat: self.heard(seat, event))  # type: ignore[misc]

    async def get_ready(self) -> None:
        for person in self.people:
            await person.call_again()
            person.line.answered = self.acknowledged

    @property
    def rests(self) -> bool:
        return self.answered and min(self.got) >= self.due

    def begin_with(self, run: Run) -> None:
        self.run = run
        self.next_move()

    def next_move(self) -> None:
        if not self.run.pause:
            self.act()
            return
        asyncio.get_running_loop().call_later(2 * self.run.pause * self.dice.random(), self.act_if_wanted)

    def act_if_wanted(self) -> None:
        if self.run.left > 0:
            self.act()

    def act(self) -> None:
        assert isinstance(self.actor, int)
        self.mover, self.answered, self.due = self.actor, False, self.got[0] + 1
        body = b'{"ply":%d,"action":"%b"}' % (self.got[0], self.dice.choice(self.legal).encode())
        person = self.people[self.mover]
        self.begin = perf_counter()
        person.line.transport.write(person.request("POST", f"/api/tables/{self.id}/actions", body))

    def acknowledged(self, status: int, body: bytes) -> None:
        if status != 200:
            self.run.fail(RuntimeError(f"a move was answered with {status}: {body[:200]!r}"))
            return
        self.answered = True
        self.go_on()

    def heard(self, seat: int, event: Event) -> None:
        if event.ply <= self.got[seat]:
            return
        self.got[seat], self.actor = event.ply, event.view.actor
        if event.legal:
            self.legal = event.legal
        if self.mover >= 0:
            if seat != self.mover:
                self.run.times.append((event.ply, perf_counter() - self.begin))
            self.go_on()

    def go_on(self) -> None:
        """The next move, when this one has been answered and seen by both."""
        if not self.rests:
            return
        if self.run.moved(self.actor == "over"):
            self.next_move()


async def start_table(people: list[Person]) -> str:
    found = await people[0].ask("POST", "/api/tables", TABLE)
    await people[1].ask("POST", f"/api/tables/{found['id']}/join", {"key": found["seats"][1]["key"]})
    return str(found["id"])


class Load:
    def __init__(self, port: int) -> None:
        self.port = port
        self.known: list[Person] = []
        self.tables: list[Table] = []
        self.held: list[Line | None] = []

    async def open(self, tables: int) -> dict[str, Any]:
        while len(self.known) < 2 * tables:
            self.known.append(await Person(self.port).come())
        self.tables = [Table(self.known[2 * i : 2 * i + 2], random.Random(i)) for i in range(tables)]
        for i in range(0, tables, AT_ONCE):
            await asyncio.gather(*(table.open() for table in self.tables[i : i + AT_ONCE]))
        for table in self.tables:
            await table.get_ready()
        return {"tables": tables}

    async def play(self, moves: int, pause: float) -> dict[str, Any]:
        run = Run(moves, len(self.tables), pause)
        begin = perf_counter()
        for table in self.tables:
            table.begin_with(run)
        seconds = await asyncio.wait_for(run.done, PATIENCE) - begin
        times = run.times[: moves - max(run.left, 0)]
        while not all(table.rests for table in self.tables):
            await asyncio.sleep(0.05)
        for table in self.tables:
            for person in table.people:
                person.leave()
        return {
            "moves": len(times),
            "seconds": seconds,
            "plies": [ply for ply, _ in times],
            "latencies": [round(1000 * time, 3) for _, time in times],
        }

    async def hold(self, tables: int, feeds: bool) -> dict[str, Any]:
        """Starts tables of two people, whom all of them share; feeds stay open."""
        people = [await Person(self.port).come() for _ in range(2)]
        for _ in range(tables):
            table = await start_table(people)
            for person in people if feeds else ():
                await person.watch(table, lambda event: None)
                self.held.append(person.feed)
        return {"tables": tables}

    async def answer(self, wish: dict[str, Any]) -> dict[str, Any]:
        if "open" in wish:
            return await self.open(wish["open"])
        if "hold" in wish:
            return await self.hold(wish["hold"], wish["feeds"])
        return await self.play(wish["moves"], wish["pause"])


async def main(port: int) -> None:
    load = Load(port)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        try:
            answer = await load.answer(json.loads(line))
        except (OSError, RuntimeError, TimeoutError) as error:
            answer = {"error": str(error) or type(error).__name__}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1])))

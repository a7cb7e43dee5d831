"""The server measured, beside boardgame.io's own server with a comparable small game, in the same run and by turns.

Both servers are real processes on this machine, each with its load in another process: two people at every table, the
next move as soon as both have seen the last one. A move is timed from when one sends it to when the other has it.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from threading import Timer
from time import perf_counter, sleep
from typing import Any
from urllib.request import urlopen

from tuman.bench import PeersError
from tuman.bench.stored import fill

HERE = Path(__file__).parent
NAMES = ("tuman", "boardgame.io")
TABLES = (1, 50, 500)
MOVES = 90  # at each table in a round: nearly all of a game
MOST_MOVES = 4500  # in a round, at all tables
PAUSE = 1.0  # seconds that people think, on average, where they do
PACED_MOVES = 10  # at each table, where people think
ROUND = 46  # moves in one of the two rounds of a game
LENGTH_TABLES = 10
MEMORY_TABLES = 500
STORED = 100_000
ROUNDS = 3
PATIENCE = 120.0  # seconds that any step may take

Step = Callable[[str], None]


@dataclass(frozen=True)
class MovesRow:
    """`paced`: people think for a second on average; otherwise they move as fast as the server lets them."""

    name: str
    tables: int
    paced: bool
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us_per_move: float | None


@dataclass(frozen=True)
class Measured:
    rows: list[MovesRow]
    start: dict[str, float] = field(default_factory=dict)
    memory: dict[str, float] = field(default_factory=dict)
    length: dict[str, float] = field(default_factory=dict)


class Served:
    """A server and its load, both running."""

    def __init__(self, server: "subprocess.Popen[str]", load: "subprocess.Popen[str]") -> None:
        self.server, self.load = server, load

    def ask(self, **wish: Any) -> dict[str, Any]:
        assert self.load.stdin and self.load.stdout
        alarm = Timer(PATIENCE, self.load.kill)  # whatever hangs, this ends
        alarm.start()
        try:
            self.load.stdin.write(json.dumps(wish) + "\n")
            self.load.stdin.flush()
            answer: dict[str, Any] = json.loads(self.load.stdout.readline() or '{"error": "the load has ended"}')
        except OSError as error:
            raise PeersError(f"the load has ended: {error}") from error
        finally:
            alarm.cancel()
        if "error" in answer:
            raise PeersError(f"the server could not be measured: {answer['error']}")
        return answer

    def play(self, tables: int, moves: int, pause: float) -> dict[str, Any]:
        self.ask(open=tables)
        before = self.cpu()
        answer = self.ask(moves=moves, pause=pause)
        after = self.cpu()
        return answer | {"cpu": None if before is None or after is None else after - before}

    def cpu(self) -> float | None:
        """Seconds of processor time that the server has used, where the system tells."""
        stat = Path(f"/proc/{self.server.pid}/stat")
        if not stat.is_file():
            return None
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Kilobytes that the server has in memory."""
        done = subprocess.run(["ps", "-o", "rss=", "-p", str(self.server.pid)], capture_output=True, text=True)
        return float(done.stdout)


@contextmanager
def running(*command: str | Path, cwd: Path | None = None) -> "Iterator[subprocess.Popen[str]]":
    with subprocess.Popen(
        [str(word) for word in command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=cwd,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line_of(process: "subprocess.Popen[str]", what: str) -> str:
    assert process.stdout
    line = process.stdout.readline()
    if not line:
        raise PeersError(f"{what} does not start")
    return line


@contextmanager
def serving(folder: Path) -> "Iterator[tuple[subprocess.Popen[str], int]]":
    """`tuman serve` with a database of SQLite in the folder, without limits, one worker; and its port."""
    db = f"sqlite:///{folder / 'tuman.db'}"
    serve = (sys.executable, "-m", "tuman.cli", "serve", "--port", "0", "--limits", "off", "--db", db)
    with running(*serve) as server:
        yield server, int(line_of(server, "tuman serve").partition("http://")[2].split()[0].rpartition(":")[2])


@contextmanager
def ours(folder: Path) -> Iterator[Served]:
    with serving(folder) as (server, port), running(sys.executable, HERE / "load.py", str(port)) as load:
        wait_for(port)
        yield Served(server, load)


def modules() -> Path:
    """Where `make peers` has installed boardgame.io, with our scripts: TUMAN_BOARDGAME_IO, or in .venv-peers."""
    named = os.environ.get("TUMAN_BOARDGAME_IO")
    folder = Path(named) if named else HERE.parents[1] / ".venv-peers/boardgame_io"
    if not shutil.which("node"):
        raise PeersError("boardgame.io needs node, which is not here; leave it out: --only tuman")
    if not (folder / "node_modules/boardgame.io").is_dir():
        raise PeersError(f"boardgame.io is not installed: run `make peers` in the checkout ({folder})")
    return folder


@contextmanager
def boardgame_io() -> Iterator[Served]:
    """boardgame.io's server with matches in memory, its default: a restart loses them."""
    home = modules()
    with running("node", home / "server.js", cwd=home) as server:
        port = line_of(server, "boardgame.io").strip()
        with running("node", home / "load.js", port, cwd=home) as load:
            yield Served(server, load)


def opened(name: str, folder: Path) -> AbstractContextManager[Served]:
    folder.mkdir()
    return ours(folder) if name == "tuman" else boardgame_io()


def measure(names: Sequence[str], sizes: Sequence[int], moves: int, stored: int, step: Step) -> Measured:
    """Everything. `moves`: at each table in a round; `stored`: tables in the database when the start is timed."""
    with tempfile.TemporaryDirectory(prefix="tuman-bench-") as place, ExitStack() as stack:
        folders = iter(Path(place) / str(n) for n in range(100))
        served = {name: stack.enter_context(opened(name, next(folders))) for name in names}
        for name, one in served.items():
            step(f"{name}, warming up")
            one.play(1, moves, 0.0)
        rows = [row for tables in sizes for row in measure_moves(served, tables, moves, step)]
        if "tuman" not in names:
            return Measured(rows)
        step("the length of the game")
        length = measure_length(served["tuman"], moves)
        stack.close()
        step("memory")
        memory = measure_memory(next(folders), min(MEMORY_TABLES, 2 * max(sizes)))
        step("the start")
        return Measured(rows, measure_start(next(folders), stored), memory, length)


def measure_moves(served: dict[str, Served], tables: int, moves: int, step: Step) -> Iterator[MovesRow]:
    """All by turns: the median of the rounds' rates, the percentiles of all moves together."""
    wanted = min(tables * moves, max(MOST_MOVES, tables))
    for pause in (0.0, PAUSE):
        found: dict[str, list[dict[str, Any]]] = {name: [] for name in served}
        for _ in range(1 if pause else ROUNDS):
            for name, one in served.items():
                step(f"{name}, {tables} tables{', people think' if pause else ''}")
                found[name].append(one.play(tables, min(wanted, PACED_MOVES * tables) if pause else wanted, pause))
        yield from (moves_row(name, tables, pause > 0, answers) for name, answers in found.items())


def moves_row(name: str, tables: int, paced: bool, answers: list[dict[str, Any]]) -> MovesRow:
    times = [time for answer in answers for time in answer["latencies"]]
    cpu = [1e6 * answer["cpu"] / answer["moves"] for answer in answers if answer["cpu"] is not None]
    return MovesRow(
        name,
        tables,
        paced,
        round(median(answer["moves"] / answer["seconds"] for answer in answers), 1),
        round(median(times), 3),
        round(quantiles(times, n=100, method="inclusive")[98], 3),
        round(median(cpu)) if cpu else None,
    )


def measure_length(one: Served, moves: int) -> dict[str, float]:
    """Whole games at a few tables: the first round beside the second, which asks the same of the players."""
    answer = one.play(min(LENGTH_TABLES, moves), LENGTH_TABLES * 2 * ROUND, 0.0)
    times = list(zip(answer["plies"], answer["latencies"], strict=True))
    early = median(time for ply, time in times if ply <= ROUND)
    late = median(time for ply, time in times if ply > ROUND)
    return {"early_p50_ms": round(early, 3), "late_p50_ms": round(late, 3)}


def measure_memory(folder: Path, tables: int) -> dict[str, float]:
    """What a table costs that somebody plays at, without feeds and with the two of its players."""
    folder.mkdir()
    with ours(folder) as one:
        one.ask(hold=max(tables // 4, 1), feeds=False)  # what is needed once, whatever comes
        one.ask(hold=2, feeds=True)
        before = one.memory()
        one.ask(hold=tables, feeds=False)
        between = one.memory()
        one.ask(hold=tables, feeds=True)
        after = one.memory()
    return {
        "tables": tables,
        "kb_per_table": round((between - before) / tables, 1),
        "kb_per_table_with_feeds": round((after - between) / tables, 1),
    }


def measure_start(folder: Path, stored: int) -> dict[str, float]:
    """From the command to the first answer, with many tables in the database."""
    folder.mkdir()
    fill(f"sqlite:///{folder / 'tuman.db'}", stored)
    times = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        with serving(folder) as (_, port):
            wait_for(port)
            times.append(perf_counter() - begin)
    return {"tables": stored, "seconds": round(median(times), 3)}


def wait_for(port: int) -> None:
    """Until the server answers that it and its database are well."""
    end = perf_counter() + PATIENCE
    while perf_counter() < end:
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
                answer.read()
                return
        except OSError:
            sleep(0.01)
    raise PeersError("tuman serve does not answer")

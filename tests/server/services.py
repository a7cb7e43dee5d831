"""Real services for the tests: PostgreSQL, Redis and `tuman serve`, on free ports of this machine.

Whatever is missing fails the test that needs it: nothing is skipped. `make test` installs what it can.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import psycopg
import pytest

from tuman.server import database
from tuman.server.store import Store

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds; a busy machine is no mistake


def until(what: str, check: Callable[[], T | None], seconds: float = PATIENCE) -> T:
    """What the check gives as soon as that is something true."""
    end = time.monotonic() + seconds
    while True:
        if found := check():
            return found
        if time.monotonic() > end:
            pytest.fail(f"waited {seconds:.0f} s in vain: {what}")
        time.sleep(0.02)


def program(name: str, package: str, places: str = "*") -> str:
    """Where a program is, in PATH or where the system hides it."""
    found = shutil.which(name) or str(max(Path("/usr").glob(f"{places}/{name}"), default=""))
    if not found:
        pytest.fail(f"these tests need {name}; on Debian and Ubuntu: apt-get install {package}")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """A process with its own folder and port; it can be started, killed and started again."""

    name = "service"

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"tuman-{self.name}-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = self.folder / "log"

    def launch(self, *command: str, **settings: Any) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **settings
            )

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def answers(self) -> bool:
        if self.ended():
            pytest.fail(f"{self.name} ended: {self.log.read_text(errors='replace')[-3000:]}")
        try:
            socket.create_connection(("127.0.0.1", self.port), 5).close()
        except OSError:
            return False
        return True

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    name = "postgres"

    def __init__(self) -> None:
        super().__init__()
        self.bin = Path(program("initdb", "postgresql", "lib/postgresql/*/bin")).resolve().parent
        self.as_user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.as_user = {"user": "nobody", "group": "nogroup", "extra_groups": []}
            shutil.chown(self.folder, "nobody", "nogroup")
        self.data = self.folder / "data"
        made = subprocess.run(
            [str(self.bin / "initdb"), "-D", str(self.data), "-U", "tuman", "-A", "trust", "-E", "UTF8", "--no-sync"]
            + ["--locale=C"],
            capture_output=True,
            cwd=self.folder,
            **self.as_user,
        )
        assert made.returncode == 0, made.stderr.decode()
        self.databases = 0

    def start(self) -> "Postgres":
        # Never is the machine cut off here, so nothing need wait for the disk.
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "off"}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.launch(str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port), *options, **self.as_user)
        until("PostgreSQL answers", self.ready)
        return self

    def ready(self) -> bool:
        if not self.answers():
            return False
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """At once, but in order: every connection breaks off."""
        self.send(signal.SIGINT)
        until("PostgreSQL ends", self.ended)
        self.process = None

    def kill(self) -> None:
        if not self.ended():
            self.send(signal.SIGQUIT)  # a SIGKILL would leave its children behind
            until("PostgreSQL ends", self.ended)
        self.process = None

    def address(self, database: str) -> str:
        return f"postgresql://tuman@127.0.0.1:{self.port}/{database}"

    def new(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"test{self.databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


class Redis(Service):
    name = "redis"

    def __init__(self) -> None:
        super().__init__()
        self.program = program("redis-server", "redis-server")

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> "Redis":
        self.launch(self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        until("Redis answers", self.answers)
        return self


def upgrade(db: str) -> str:
    """Makes a database ready for a server, as `tuman db upgrade` does."""
    store = Store(db)
    database.check(store.engine, automatic=True)
    store.close()
    return db


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT)}


class Server(Service):
    """`tuman serve`, with limits off: the tests ask more than people do."""

    name = "server"

    def __init__(self, db: str = "", channels: str = "memory", workers: int = 1) -> None:
        super().__init__()
        self.db = db or f"sqlite:///{self.folder}/tuman.db"
        self.channels, self.workers = channels, workers
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        self.begin()
        until("the server answers", self.healthy)
        return self

    def begin(self) -> None:
        words = ["--port", str(self.port), "--db", self.db, "--channels", self.channels, "--limits", "off"]
        words += ["--workers", str(self.workers)]
        self.launch(sys.executable, "-m", "tuman.cli", "serve", *words, env=environment())

    def healthy(self) -> bool:
        if self.ended():
            pytest.fail(f"the server ended: {self.log.read_text(errors='replace')[-3000:]}")
        try:
            return httpx.get(f"{self.url}/healthz", timeout=10).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        """Asks it to end; its exit code."""
        self.send(signal.SIGTERM)
        until("the server ends", self.ended)
        assert self.process is not None
        code, self.process = self.process.returncode, None
        return code

    def faults(self) -> list[str]:
        """What went wrong in a way that nobody has foreseen."""
        lines = [line for line in self.log.read_text(errors="replace").splitlines() if line]
        ours = [json.loads(line) for line in lines if line.startswith("{")]
        strange = [line for line in lines if not line.startswith(("{", "Tuman"))]
        return [json.dumps(line) for line in ours if line["level"] not in ("info", "warning")] + strange


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    service = Postgres()
    try:
        yield service.start()
    finally:
        service.close()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that a test may stop."""
    service = Postgres()
    try:
        yield service.start()
    finally:
        service.close()


@pytest.fixture
def redis() -> Iterator[Redis]:
    service = Redis()
    try:
        yield service.start()
    finally:
        service.close()


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Starts servers, and ends them after the test."""
    servers: list[Server] = []

    def start(*args: Any, wait: bool = True, **settings: Any) -> Server:
        server = Server(*args, **settings)
        servers.append(server)
        server.begin()
        if wait:
            until("the server answers", server.healthy)
        return server

    try:
        yield start
    finally:
        for server in servers:
            server.close()


@pytest.fixture
def upgraded(postgres: Postgres) -> str:
    """A new database of PostgreSQL, ready for a server."""
    return upgrade(postgres.new())

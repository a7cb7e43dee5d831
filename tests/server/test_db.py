"""`tuman db`, and what `tuman serve` says before it serves: one clear line for each mistake."""

import json
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.services import Postgres, Redis, Server, environment, free_port, tuman
from tuman.server import database
from tuman.server.store import Store

pytestmark = pytest.mark.server

BLOCKED = """
import sys
for name in {names}:
    sys.modules[name] = None
from tuman.cli import main
sys.exit(main(sys.argv[1:]))
"""


def mistake(done: "subprocess.CompletedProcess[str]") -> str:
    """The one line that a mistake is told in."""
    assert done.returncode == 2, (done.returncode, done.stderr)
    assert done.stderr.startswith("tuman: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def without(names: list[str], *words: str) -> "subprocess.CompletedProcess[str]":
    """A command where some packages are not installed."""
    command = [sys.executable, "-c", BLOCKED.format(names=names), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment())


@pytest.fixture
def played(serve: Callable[..., Server], tmp_path: Path) -> str:
    """A database in which something happened: players, tokens, open, running and finished tables."""
    server = serve(f"sqlite:///{tmp_path}/played.db")
    ann = Person(server.url, "Änn 'ün' 霧")
    ann.post("/api/tokens", {"name": "script"})
    ann.post("/api/me/link")
    ann.post("/api/tables", {"game": "nebula", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True})
    clock = {"kind": "fischer", "seconds": 600, "increment": 5}
    ann.post("/api/tables", {"game": "island", "clock": clock})
    over = ann.post("/api/tables", {"game": "island", "seats": [{"kind": "bot"}, {"kind": "me"}]})["id"]
    ann.post(f"/api/tables/{over}/resign", {"level": "casual"})
    for _, event in ann.feed(over, -1):
        if event["result"]:
            break
    ann.post(f"/api/tables/{over}/rematch")
    assert server.stop() == 0
    assert server.faults() == []
    return server.db


def test_everything_travels_to_postgresql_and_back(played: str, postgres: Postgres, tmp_path: Path) -> None:
    there, back = postgres.new(), f"sqlite:///{tmp_path}/back.db"
    files = [tmp_path / f"{n}.jsonl" for n in range(3)]
    for number, (source, target) in enumerate(((played, there), (there, back))):
        done = tuman("db", "export", "--db", source, str(files[number]))
        assert (done.returncode, done.stderr) == (0, "")
        done = tuman("db", "import", "--db", target, str(files[number]))
        assert (done.returncode, done.stderr) == (0, "")
        assert re.fullmatch(r"\d+ rows read from .*\n", done.stdout)
    assert tuman("db", "export", "--db", back, str(files[2])).returncode == 0
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert texts[0] == texts[1] == texts[2]
    lines = [json.loads(line) for line in texts[0].splitlines()]
    assert {line[0] for line in lines if isinstance(line, list)} == {"players", "keys", "tables", "seats", "entries"}
    assert "霧" in texts[0]
    # And the tables are there to be played.
    store, copy = Store(played), Store(there)
    for table in {line[1]["id"] for line in lines if isinstance(line, list) and line[0] == "tables"}:
        assert store.table(table) == copy.table(table)
        assert store.entries(table) == copy.entries(table)
    store.close()
    copy.close()
    full = tuman("db", "import", "--db", there, str(files[0]))
    assert "not empty" in mistake(full)


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_an_import_names_the_line_that_is_wrong_and_leaves_nothing(
    backend: str, played: str, tmp_path: Path, postgres: Postgres
) -> None:
    file = tmp_path / "all.jsonl"
    assert tuman("db", "export", "--db", played, str(file)).returncode == 0
    lines = file.read_text(encoding="utf-8").splitlines()
    first_entry = next(n for n, line in enumerate(lines) if line.startswith('["entries"'))
    db = f"sqlite:///{tmp_path}/new.db" if backend == "sqlite" else postgres.new()
    store = Store(db)
    database.check(store.engine, automatic=True)
    table, row = json.loads(lines[first_entry])

    def changed(**values: object) -> str:
        return json.dumps([table, row | values])

    damages: list[tuple[int, str | None]] = [
        (0, "{}"),
        (0, '{"tuman": "tables", "version": "9999"}'),
        (2, "not JSON"),
        (2, '["players", {}]'),
        (2, '["nothing", {}]'),
        (first_entry, changed(table="nobody")),  # of no table
        (first_entry, changed(ply="three")),
        (first_entry, changed(at=None)),
        (first_entry, changed(kind="a kind that is too long")),
        (first_entry + 1, lines[first_entry]),  # a second time
        (first_entry + 3, None),  # a line that is missing is noticed at the end
        (len(lines) - 1, None),
    ]
    from tuman.server.transfer import load

    for number, damage in damages:
        wrong = [*lines[:number], *([] if damage is None else [damage]), *lines[number + 1 :]]
        file.write_text("\n".join(wrong) + "\n", encoding="utf-8")
        with pytest.raises(database.DatabaseError) as found:
            load(store.engine, str(file))
        at = len(wrong) if damage is None else number + 1
        assert str(found.value).startswith(f"line {at}: "), (number, damage, str(found.value))
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(database.DatabaseError, match="UTF-8"):
        load(store.engine, str(file))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert load(store.engine, str(file)) == len(lines) - 2  # so nothing was left behind
    store.close()
    file.write_text("\n".join([*lines[:2], "no"]), encoding="utf-8")
    assert "line 3" in mistake(tuman("db", "import", "--db", f"sqlite:///{tmp_path}/other.db", str(file)))


def test_upgrade_says_what_it_did(postgres: Postgres, tmp_path: Path) -> None:
    for db in (postgres.new(), f"sqlite:///{tmp_path}/a/b/tuman.db"):
        first, again = tuman("db", "upgrade", "--db", db), tuman("db", "upgrade", "--db", db)
        assert first.stdout == f"the database has version {database.newest()} (it was empty)\n"
        assert again.stdout == f"the database has version {database.newest()}\n"
        store = Store(db)
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        store.close()
        assert "newer Tuman" in mistake(tuman("db", "upgrade", "--db", db))
        assert "newer Tuman" in mistake(tuman("serve", "--db", db))


def test_mistakes_with_the_database_are_told_in_one_line(postgres: Postgres, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("this is no database, but it is long enough to be taken for one" * 20)
    (tmp_path / "plain").write_text("")
    nobody = f"postgresql://tuman@127.0.0.1:{free_port()}/tuman"
    for db, said in (
        ("nonsense", "no address"),
        ("mysql://localhost/tuman", "no address"),
        ("postgresql://tuman@127.0.0.1:port/tuman", "no address"),
        (nobody, "can't open the database"),
        (postgres.address("nothing"), "nothing"),
        (f"sqlite:///{file}", "not a database"),
        (f"sqlite:///{tmp_path}", "can't open the database"),
        (f"sqlite:///{tmp_path}/plain/tuman.db", "plain"),
    ):
        assert said in mistake(tuman("serve", "--db", db, "--port", "0")), db
        assert said in mistake(tuman("db", "upgrade", "--db", db)), db
    empty = postgres.new()
    assert "tuman db upgrade" in mistake(tuman("serve", "--db", empty))
    assert "tuman db upgrade" in mistake(tuman("db", "export", "--db", empty, str(tmp_path / "x")))
    missing = tmp_path / "missing.jsonl"
    assert "missing.jsonl" in mistake(tuman("db", "import", "--db", f"sqlite:///{tmp_path}/n.db", str(missing)))
    nowhere = tmp_path / "no" / "where"
    assert "where" in mistake(tuman("db", "export", "--db", f"sqlite:///{tmp_path}/n.db", str(nowhere)))


def test_mistakes_with_the_server_are_told_in_one_line(tmp_path: Path, redis: Redis) -> None:
    db = f"sqlite:///{tmp_path}/tuman.db"
    postgresql = "postgresql://tuman@localhost/tuman"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for words, said in (
            (["--port", port], "in use"),
            (["--port", "70000"], "65535"),
            (["--port", "-1"], "--port"),
            (["--host", "nowhere.invalid"], "can't listen"),
            (["--host", "192.0.2.1"], "can't listen"),
            (["--workers", "0"], "--workers"),
            (["--workers", "2"], "Redis"),
            (["--workers", "2", "--channels", redis.address], "PostgreSQL"),
            (["--channels", "nonsense"], "redis://"),
            (["--channels", "redis://localhost:port"], "no address"),
            (["--content", str(tmp_path / "nothing")], "no such folder"),
            (["--content", str(tmp_path)], "tuman: "),
        ):
            assert said in mistake(tuman("serve", "--db", db, *words)), words
    assert "tuman[workers]" in mistake(without(["psycopg"], "serve", "--db", postgresql))
    assert "tuman[workers]" in mistake(without(["psycopg"], "db", "upgrade", "--db", postgresql))
    assert "tuman[workers]" in mistake(
        without(["redis"], "serve", "--db", postgresql, "--channels", "redis://localhost", "--workers", "2")
    )

"""`tuman bench server` runs and prints what it should. How fast anything is decides nothing here."""

import json
import os
from pathlib import Path

import pytest
from sqlalchemy import event

from tuman.bench import PeersError, serving
from tuman.bench.stored import fill
from tuman.cli import main
from tuman.server.store import Store

FIELDS = {"name", "tables", "paced", "moves_per_s", "p50_ms", "p99_ms", "cpu_us_per_move"}
TINY = ["bench", "server", "--only", "tuman", "--tables", "1,3", "--moves", "10", "--stored", "50"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "ROUNDS", 1)
    monkeypatch.setattr(serving, "PAUSE", 0.01)
    monkeypatch.setattr(serving, "LENGTH_TABLES", 1)
    monkeypatch.setattr(serving, "MEMORY_TABLES", 4)


@pytest.mark.server
def test_the_server_is_measured_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TINY, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"rows", "start", "memory", "length"}
    assert [(row["name"], row["tables"], row["paced"]) for row in found["rows"]] == [
        ("tuman", 1, False),
        ("tuman", 1, True),
        ("tuman", 3, False),
        ("tuman", 3, True),
    ]
    for row in found["rows"]:
        assert set(row) == FIELDS
        assert row["moves_per_s"] > 0
        assert 0 < row["p50_ms"] <= row["p99_ms"]
    assert found["start"]["tables"] == 50
    assert set(found["memory"]) == {"tables", "kb_per_table", "kb_per_table_with_feeds"}
    assert all(time > 0 for time in found["length"].values())


@pytest.mark.server
def test_the_server_is_measured_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(TINY) == 0
    out = capsys.readouterr().out
    for said in ("moves/s", "tuman, people think", "start with 50 stored tables", "memory of a live table", "a move"):
        assert said in out


def test_percentiles_are_of_all_rounds_and_rates_the_median_of_them() -> None:
    answers = [
        {"moves": 100, "seconds": seconds, "latencies": [1.0] * 99 + [100.0], "cpu": 0.1} for seconds in (1, 2, 10)
    ]
    row = serving.moves_row("tuman", 5, False, answers)
    assert (row.moves_per_s, row.p50_ms, row.cpu_us_per_move) == (50.0, 1.0, 1000)
    assert row.p99_ms <= 100.0
    assert serving.moves_row("x", 5, True, [answer | {"cpu": None} for answer in answers]).cpu_us_per_move is None


def test_boardgame_io_that_is_not_there_is_a_mistake(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    node = tmp_path / "node"
    node.touch(mode=0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("TUMAN_BOARDGAME_IO", str(tmp_path))
    assert main(["bench", "server", "--only", "boardgame.io"]) == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert "boardgame.io is not installed: run `make peers`" in said
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    with pytest.raises(PeersError, match="needs node"):
        serving.modules()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--only", "chess"], "nothing is named 'chess'; there are tuman, boardgame.io"),
        (["--tables", "1,x"], "'x' is no number from 1"),
        (["--moves", "0"], "'0' is no number from 1"),
    ],
)
def test_mistakes_are_told(capsys: pytest.CaptureFixture[str], argv: list[str], said: str) -> None:
    assert main(["bench", "server", *argv]) == 2
    assert said in capsys.readouterr().err


def test_stored_tables_are_of_all_kinds(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tuman.db'}"
    fill(db, 60)
    store = Store(db)
    try:
        found = [row.status for n in range(60) if (row := store.table(f"t{n}"))]
        assert {status: found.count(status) for status in found} == {"open": 3, "playing": 3, "over": 54}
        assert len(store.lobby()) == 3
        assert len(store.entries("t1")) == 10
    finally:
        store.close()


def test_my_tables_and_the_lobby_are_found_by_index(tmp_path: Path) -> None:
    """A club's server has many tables; no list may look at all of them."""
    db = f"sqlite:///{tmp_path / 'tuman.db'}"
    fill(db, 60)
    store = Store(db)
    asked: list[tuple[str, object]] = []

    def remember(_c: object, _cursor: object, statement: str, values: object, *_: object) -> None:
        asked.append((statement, values))

    event.listen(store.engine, "before_cursor_execute", remember)
    try:
        store.lobby()
        store.tables_of("p7")
        store.overdue(2_000_000_000_000, 5_000, 100)
        selects = [(text, values) for text, values in asked if text.startswith("SELECT")]
        assert len(selects) >= 3
        with store.engine.connect() as connection:
            for text, values in selects:
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values)  # type: ignore[arg-type]
                assert not [row for row in plan if "SCAN" in row[-1]], text
    finally:
        store.close()

"""Export and import: everything comes over, and damage is told by its line."""

from pathlib import Path

import pytest

from tests.server.test_store import summary, table
from tuman.server import database, transfer
from tuman.server.database import DatabaseError
from tuman.server.room import Entry
from tuman.server.store import Player, Store


def new_store(path: Path) -> Store:
    made = Store(f"sqlite:///{path}")
    database.upgrade(made.engine)
    return made


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    full = new_store(tmp_path / "full.db")
    full.add_player(Player("ann", "Зоя", "uk"), "secret", 1)
    full.add_key("1", "k", "ann", "token", "script", 0)
    full.add_table(table("t", "ann", "bob"))
    row = full.table("t")
    assert row and full.start(row, Entry(0, 9, "start", None, {"names": ["Зоя", "Bob"]}), summary("t", 0))
    assert transfer.export(full.engine, str(tmp_path / "out.jsonl")) == 6
    full.close()
    return tmp_path / "out.jsonl"


def test_everything_comes_over(exported: Path, tmp_path: Path) -> None:
    other = new_store(tmp_path / "other.db")
    assert transfer.load(other.engine, str(exported)) == 6
    assert other.player_by_secret("secret") == Player("ann", "Зоя", "uk")
    assert other.player_by_key("k", "token", 5)
    row = other.table("t")
    assert row and (row.status, len(row.seats)) == ("playing", 2)
    assert other.entries("t")[0].data == {"names": ["Зоя", "Bob"]}
    transfer.export(other.engine, str(tmp_path / "again.jsonl"))
    assert (tmp_path / "again.jsonl").read_bytes() == exported.read_bytes()
    with pytest.raises(DatabaseError, match="not empty"):
        transfer.load(other.engine, str(exported))
    other.close()


@pytest.mark.parametrize(
    ("line", "text", "said"),
    [
        (1, "hello", "line 1: not JSON"),
        (1, '{"tuman": "record"}', "line 1: this is no export"),
        (1, '{"tuman": "tables", "version": "9999"}', "line 1: an export of version 9999"),
        (2, "{}", "line 2: a row is"),
        (3, '["players", ', "line 3: not JSON"),
        (2, '["weather", {}]', "line 2: there is no table"),
        (2, '["players", {"id": "x"}]', "line 2: players has the fields"),
    ],
)
def test_damage_is_told_by_its_line_and_nothing_is_kept(
    exported: Path, tmp_path: Path, line: int, text: str, said: str
) -> None:
    lines = exported.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = text
    exported.write_text("\n".join(lines) + "\n", encoding="utf-8")
    other = new_store(tmp_path / "other.db")
    with pytest.raises(DatabaseError, match=said):
        transfer.load(other.engine, str(exported))
    assert other.player_by_secret("secret") is None and other.table("t") is None
    other.close()

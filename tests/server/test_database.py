"""Migrations: they make what the code expects, and say so where they can't."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from tuman.server import database
from tuman.server.database import DatabaseError
from tuman.server.schema import metadata
from tuman.server.store import Store


@pytest.fixture
def store(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path / 'deeper' / 'tuman.db'}")
    yield store
    store.close()


def test_the_migrations_make_exactly_the_tables_of_the_schema(store: Store) -> None:
    database.upgrade(store.engine)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_an_empty_database_of_sqlite_is_brought_up_to_date_by_itself(store: Store) -> None:
    assert database.version(store.engine) is None
    database.check(store.engine, automatic=True)
    assert database.version(store.engine) == database.newest()
    database.check(store.engine, automatic=False)


def test_another_one_is_not_without_being_told_to(store: Store) -> None:
    with pytest.raises(DatabaseError, match="tuman db upgrade"):
        database.check(store.engine, automatic=False)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(store: Store) -> None:
    database.upgrade(store.engine)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for automatic in (True, False):
        with pytest.raises(DatabaseError, match=r"9999.*newer"):
            database.check(store.engine, automatic)
    assert database.version(store.engine) == "9999"


def test_an_upgrade_that_fails_leaves_nothing_behind(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def fail(*args: object) -> None:
        raise RuntimeError("the power is gone")

    monkeypatch.setattr(op, "create_index", fail)
    with pytest.raises(RuntimeError):
        database.upgrade(store.engine)
    assert inspect(store.engine).get_table_names() == []

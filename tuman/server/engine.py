"""Connections to the database, SQLite's or PostgreSQL's, set up so that nothing that was acknowledged gets lost."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import QueuePool

from tuman.server.settings import sqlalchemy_url

# A PostgreSQL that has vanished without a word is noticed within seconds, not within hours.
CONNECT_ARGS = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


def open_engine(db: str) -> Engine:
    # Errors go to the log, and what is stored has no place there: hide_parameters.
    url = make_url(sqlalchemy_url(db))
    if url.get_backend_name() != "sqlite":
        return create_engine(
            url, pool_pre_ping=True, pool_size=8, max_overflow=32, connect_args=CONNECT_ARGS, hide_parameters=True
        )
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, poolclass=QueuePool, pool_size=8, max_overflow=32, hide_parameters=True)
    _prepare_sqlite(engine)
    return engine


def _prepare_sqlite(engine: Engine) -> None:
    """Readers never wait for the writer (WAL); what is acknowledged survives a power cut; one writer at a time."""

    @event.listens_for(engine, "connect")
    def pragmas(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, below
        for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Who will write says so at once: whoever has read first can't wait for another writer any more.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

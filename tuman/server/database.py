"""Migrations: which version a database has, and how it gets the newest one."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine


class DatabaseError(ValueError):
    """A database that can't be used as it is; the text says what to do."""


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def newest() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def version(engine: Engine) -> str | None:
    """The version of the database; None: it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: Engine) -> None:
    """Brings the database to the newest version, in one transaction."""
    with engine.begin() as connection:
        command.upgrade(_config(connection), "head")


def check(engine: Engine, automatic: bool) -> None:
    """Makes sure that the database has the newest version. Raises DatabaseError."""
    found = version(engine)
    if found == newest():
        return
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
        raise DatabaseError(f"the database has version {found}, made by a newer Tuman; update Tuman")
    if not automatic:
        raise DatabaseError("the database is not up to date; run: tuman db upgrade --db ADDRESS")
    upgrade(engine)

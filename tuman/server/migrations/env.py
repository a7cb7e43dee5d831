"""Alembic's entry: `tuman.server.database` calls it with a connection."""

from alembic import context

from tuman.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()

"""Everything in a database as lines of JSON, and back: from SQLite to PostgreSQL, or the other way."""

import json
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, Table, func, insert, select

from tuman.server.database import DatabaseError, newest
from tuman.server.schema import metadata

AT_ONCE = 1000


def export(engine: Engine, file: str) -> int:
    """Writes a header and all rows, parents before children; returns the number of rows."""
    rows = 0
    part = Path(f"{file}.part")
    with engine.connect() as connection, part.open("w", encoding="utf-8") as out:
        out.write(json.dumps({"tuman": "tables", "version": newest()}) + "\n")
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table).order_by(*table.primary_key)).mappings():
                out.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                rows += 1
    part.rename(file)
    return rows


def load(engine: Engine, file: str) -> int:
    """Reads all rows into an empty database, or none. Raises DatabaseError with the line that is wrong."""
    with engine.begin() as connection, Path(file).open(encoding="utf-8") as lines:
        for table in metadata.sorted_tables:
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise DatabaseError("the database is not empty; import into a new one")
        header = _json(next(lines, ""), 1)
        if not isinstance(header, dict) or header.get("tuman") != "tables":
            raise DatabaseError("line 1: this is no export of `tuman db export`")
        if header.get("version") != newest():
            raise DatabaseError(f"line 1: an export of version {header.get('version')}, but this is {newest()}")
        total = 0
        waiting: tuple[Table, list[dict[str, Any]]] | None = None
        for number, line in enumerate(lines, 2):
            table, row = _row(line, number)
            if waiting and (waiting[0] is not table or len(waiting[1]) >= AT_ONCE):
                connection.execute(insert(waiting[0]), waiting[1])
                waiting = None
            waiting = waiting or (table, [])
            waiting[1].append(row)
            total += 1
        if waiting:
            connection.execute(insert(waiting[0]), waiting[1])
        return total


def _json(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise DatabaseError(f"line {number}: not JSON ({error})") from error


def _row(line: str, number: int) -> tuple[Table, dict[str, Any]]:
    found = _json(line, number)
    if not (isinstance(found, list) and len(found) == 2 and isinstance(found[1], dict)):
        raise DatabaseError(f"line {number}: a row is [table, {{column: value, …}}]")
    table = metadata.tables.get(str(found[0]))
    if table is None:
        raise DatabaseError(f"line {number}: there is no table {found[0]!r}")
    if set(found[1]) != set(table.columns.keys()):
        raise DatabaseError(f"line {number}: {table.name} has the fields {', '.join(table.columns.keys())}")
    return table, found[1]

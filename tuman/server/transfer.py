"""Everything in a database as lines of JSON, and back: from SQLite to PostgreSQL, or the other way."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import DBAPIError, StatementError

from tuman.server.database import DatabaseError, newest
from tuman.server.schema import metadata

AT_ONCE = 1000
Row = tuple[int, Table, dict[str, Any]]  # with the number of its line


def export(engine: Engine, file: str) -> int:
    """Writes a header, all rows, parents before children, and how many there are; all as of one moment.

    A server may go on meanwhile.
    """
    rows = 0
    part = Path(f"{file}.part")
    with engine.connect() as connection, part.open("w", encoding="utf-8") as out:
        if engine.dialect.name == "postgresql":  # SQLite always reads as of one moment
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        connection = connection.execution_options(yield_per=AT_ONCE)
        out.write(json.dumps({"tuman": "tables", "version": newest()}) + "\n")
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table).order_by(*table.primary_key)).mappings():
                out.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                rows += 1
        out.write(json.dumps({"rows": rows}) + "\n")
    part.rename(file)
    return rows


def load(engine: Engine, file: str) -> int:
    """Reads all rows into an empty database, or none. Raises DatabaseError with the line that is wrong."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for table in metadata.sorted_tables:
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise DatabaseError("the database is not empty; import into a new one")
        try:
            with Path(file).open(encoding="utf-8") as lines:
                return _load(connection, lines)
        except UnicodeDecodeError as error:
            raise DatabaseError(f"{file} is not a text file in UTF-8") from error


def _load(connection: Connection, lines: Iterator[str]) -> int:
    header = _json(next(lines, ""), 1)
    if not isinstance(header, dict) or header.get("tuman") != "tables":
        raise DatabaseError("line 1: this is no export of `tuman db export`")
    if header.get("version") != newest():
        raise DatabaseError(f"line 1: an export of version {header.get('version')}, but this is {newest()}")
    total, number, end = 0, 1, None
    waiting: list[Row] = []
    for number, line in enumerate(lines, 2):
        if end is not None:
            raise DatabaseError(f"line {number}: something follows the last line")
        found = _json(line, number)
        if isinstance(found, dict) and "rows" in found:
            end = found["rows"]
            continue
        waiting.append(_row(found, number))
        if len(waiting) >= AT_ONCE or waiting[0][1] is not waiting[-1][1]:
            _insert(connection, waiting[:-1])
            del waiting[:-1]
        total += 1
    _insert(connection, waiting)
    if end != total:
        raise DatabaseError(
            f"line {number}: the file is not whole: it has {total} rows, and should have {end or 'more'}"
        )
    return total


def _insert(connection: Connection, rows: list[Row]) -> None:
    """Rows of one table. If they do not go in together, the first that does not go in alone is the wrong one."""
    if not rows:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(rows[0][1]), [row for _, _, row in rows])
    except (StatementError, TypeError, ValueError):
        for number, table, row in rows:
            try:
                with connection.begin_nested():
                    connection.execute(insert(table), row)
            except (StatementError, TypeError, ValueError) as error:
                why = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()[0]
                raise DatabaseError(f"line {number}: {table.name} can't hold this ({why})") from error


def _json(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise DatabaseError(f"line {number}: not JSON ({error})") from error


def _row(found: Any, number: int) -> Row:
    if not (isinstance(found, list) and len(found) == 2 and isinstance(found[1], dict)):
        raise DatabaseError(f"line {number}: a row is [table, {{column: value, …}}]")
    table = metadata.tables.get(str(found[0]))
    if table is None:
        raise DatabaseError(f"line {number}: there is no table {found[0]!r}")
    if set(found[1]) != set(table.columns.keys()):
        raise DatabaseError(f"line {number}: {table.name} has the fields {', '.join(table.columns.keys())}")
    for column in table.columns:  # SQLite takes whatever comes
        value = found[1][column.name]
        if not _fits(column, value):
            raise DatabaseError(f"line {number}: {value!r:.40} is no {column.name} of {table.name}")
    return number, table, found[1]


def _fits(column: Any, value: Any) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, JSON):
        return isinstance(value, dict)
    kind = column.type.python_type
    if kind is int:
        return type(value) is int
    return isinstance(value, kind) and len(str(value)) <= (getattr(column.type, "length", None) or len(str(value)))

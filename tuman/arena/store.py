"""Finished games in a file of JSON lines: the spec, then a line a game in the order they ended."""

import json
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, TypeAlias

from tuman.arena.jobs import ArenaError, Row, Spec

Engine: TypeAlias = Callable[[Spec, Sequence[int], int | None], Generator[Row, None, None]]
"""Plays jobs of a spec with so many workers (None: as many as there are cores)."""
TITLE = {"arena": 1}  # the version of the format


def encode(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode() + b"\n"


def resume(path: Path, spec: Spec) -> tuple[dict[int, Row], IO[bytes]]:
    """The games that are there already, by job, and the file, open for more. Raises ArenaError.

    A last line without an end was cut off when it was written: it goes, and its game is played anew.
    """
    file = path.open("r+b" if path.exists() else "w+b")
    try:
        lines = file.read().split(b"\n")
        whole, cut = lines[:-1], lines[-1]
        if not whole and not encode(TITLE | asdict(spec)).startswith(cut):
            raise ArenaError(f"{path}: this is no file of an arena; name another one with --out")
        rows = _rows(path, whole, spec)
        file.seek(sum(len(line) + 1 for line in whole))
        file.truncate()
        if not whole:
            file.write(encode(TITLE | asdict(spec)))
            file.flush()
    except BaseException:
        file.close()
        raise
    return rows, file


def append(file: IO[bytes], row: Row) -> None:
    file.write(encode(row))
    file.flush()


def finish(spec: Spec, path: Path | None, run: Engine, workers: int | None, step: Callable[[int], object]) -> list[Row]:
    """All games by job: those of the file, if there is one; the others are played. `step` is told how many it has."""
    with ExitStack() as stack:
        rows, file = resume(path, spec) if path else ({}, None)
        if file:
            stack.enter_context(file)
        step(len(rows))
        todo = [job for job in range(spec.games) if job not in rows]
        for row in stack.enter_context(closing(run(spec, todo, workers))):
            rows[row["job"]] = row
            if file:
                append(file, row)
            step(len(rows))
    return [rows[job] for job in range(spec.games)]


def _rows(path: Path, lines: list[bytes], spec: Spec) -> dict[int, Row]:
    rows: dict[int, Row] = {}
    for number, line in enumerate(lines, 1):
        try:
            entry = json.loads(line)
            if number == 1:
                _compare(path, entry, TITLE | asdict(spec))
                continue
            job = entry["job"]
            if job in rows or not 0 <= job < spec.games or entry.keys() != Row.__annotations__.keys():
                raise ValueError
        except ArenaError:
            raise
        except (ValueError, TypeError, KeyError) as error:
            raise ArenaError(f"{path}, line {number}: this is no line of an arena; name another file") from error
        rows[job] = entry
    return rows


def _compare(path: Path, found: Any, wanted: dict[str, Any]) -> None:
    wanted = json.loads(encode(wanted))
    if not isinstance(found, dict) or "arena" not in found:
        raise ArenaError(f"{path}: this is no file of an arena; name another one with --out")
    other = next((name for name in wanted if found.get(name) != wanted[name]), None)
    if other == "code":
        raise ArenaError(f"{path}: bots or rules have changed since this arena began; start it anew in another file")
    if other:
        raise ArenaError(
            f"{path}: this arena has {other} {found.get(other)!r}, not {wanted[other]!r}; ask for the same one or name "
            "another file"
        )

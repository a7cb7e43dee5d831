"""Reads TOML files that people write: takes fields out of tables and notes every problem, not only the first."""

import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PROVENANCES = ("seed", "inferred", "ours", "box")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NAME_IS = "lower-case letters a-z, digits and single hyphens, at most 40 characters"
LONGEST_NAME, LONGEST_TITLE = 40, 80
LARGEST_FILE = 1_000_000


@dataclass(frozen=True)
class Problem:
    """What is wrong with a pack: where, and what is expected there."""

    file: str
    field: str
    text: str
    line: int | None = None

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.field}: {self.text}" if self.field else f"{place}: {self.text}"


def is_name(text: str) -> bool:
    return len(text) <= LONGEST_NAME and NAME.fullmatch(text) is not None


def shown(value: object) -> str:
    """A value as a message quotes it: printable and short. (Python refuses to print very long numbers.)"""
    if isinstance(value, dict):
        return "a table" if value else "an empty table"
    if isinstance(value, list):
        return f"a list of {len(value)}" if value else "an empty list"
    if isinstance(value, int) and abs(value) >= 10**12:
        return "a huge number"
    text = ascii(value) if isinstance(value, str) else str(value).lower()
    return text if len(text) <= 40 else f"{text[:36]} ..."


class File:
    """One TOML file of a pack. A file that can't be read is an empty one with a problem noted."""

    def __init__(self, folder: Path, name: str, problems: list[Problem]) -> None:
        self.name = name
        self.problems = problems
        self.source: list[str] = []
        self.data: dict[str, Any] | None = None
        try:
            source = self._source(folder / name)
            self.data = tomllib.loads(source)
            self.source = source.split("\n")
        except FileNotFoundError:
            self.problem("", "is missing; expected a TOML file of this name")
        except (OSError, UnicodeDecodeError) as error:
            # A path through a file, a folder in its place, no permission; UnicodeDecodeError has no strerror.
            reason = error.strerror if isinstance(error, OSError) else f"byte {error.start + 1} is not UTF-8 text"
            self.problem("", f"can't be read: {reason}; expected a TOML file in UTF-8")
        except (ValueError, RecursionError) as error:
            self.problem("", f"is no valid TOML: {_reason(error)}", _line_of(error))

    def _source(self, path: Path) -> str:
        with path.open("rb") as file:
            source = file.read(LARGEST_FILE + 1)
        if len(source) > LARGEST_FILE:
            raise ValueError(f"the file is larger than {LARGEST_FILE:,} bytes")
        return source.decode("utf-8").replace("\r\n", "\n")

    def problem(self, field: str, text: str, line: int | None = None) -> None:
        self.problems.append(Problem(self.name, field, text, line))

    def lines_of(self, pattern: str) -> list[int]:
        """The numbers of the lines that begin with the pattern."""
        return [number for number, text in enumerate(self.source, 1) if re.match(rf"\s*{pattern}", text)]

    def top(self) -> "Table":
        return Table(self, "", self.data or {}, None)


def _reason(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "values are nested too deeply"
    return " ".join(re.sub(r" \(at (line .*|end of document)\)", "", str(error)).split())


def _line_of(error: Exception) -> int | None:
    found = re.search(r"\(at line (\d+),", str(error))
    return int(found[1]) if found else None


class Table:
    """A table of a file. `number`, `text` … take a field; what is not taken is unknown to `done`."""

    def __init__(self, file: File, name: str, data: dict[str, Any], line: int | None) -> None:
        self.file = file
        self.name = name
        self.data = data
        self.line = line
        self.taken: dict[str, None] = {}  # a set that keeps its order

    def problem(self, field: str, text: str, line: int | None = None) -> None:
        where = ", ".join(part for part in (self.name, field) if part)
        self.file.problem(where, text, line or self.line)

    def take(self, field: str, expected: str) -> Any:
        """The value as it is, or None with a problem noted if it is missing."""
        self.taken[field] = None
        if field not in self.data:
            self.problem(field, f"is missing; expected {expected}")
        return self.data.get(field)

    def number(self, field: str, low: int, high: int) -> int | None:
        expected = f"a whole number from {low} to {high}"
        value = self.take(field, expected)
        if value is None or (type(value) is int and low <= value <= high):
            return value
        self.problem(field, f"is {shown(value)}; expected {expected}")
        return None

    def text(self, field: str) -> str | None:
        expected = f"a text of one line, at most {LONGEST_TITLE} characters"
        value = self.take(field, expected)
        if value is None:
            return None
        if isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= len(value) <= LONGEST_TITLE:
            return value
        self.problem(field, f"is {shown(value)}; expected {expected}")
        return None

    def choice(self, field: str, values: Collection[str]) -> str | None:
        expected = f"one of {', '.join(values)}"
        value = self.take(field, expected)
        if value is None or (isinstance(value, str) and value in values):
            return value
        self.problem(field, f"is {shown(value)}; expected {expected}")
        return None

    def tables(self, field: str) -> "list[Table]":
        """The tables under `[[field]]`."""
        expected = f"tables that begin with [[{field}]]"
        value = self.take(field, expected)
        if value is None:
            return []
        if not value or not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.problem(field, f"is {shown(value)}; expected {expected}")
            return []
        lines: list[int | None] = [*self.file.lines_of(rf"\[\[\s*{field}\s*\]\]")]
        if len(lines) != len(value):  # written in another way; better no line than a wrong one
            lines = [None] * len(value)
        return [Table(self.file, f"{field} {i}", *entry) for i, entry in enumerate(zip(value, lines), 1)]

    def table(self, field: str, expected: str) -> "Table":
        """The table under `[field]`; an empty one with a problem noted if there is none."""
        value = self.take(field, expected)
        if value is not None and (not value or not isinstance(value, dict)):
            self.problem(field, f"is {shown(value)}; expected {expected}")
        name = f"{self.name}, {field}" if self.name else field
        return Table(self.file, name, value if isinstance(value, dict) else {}, self.line)

    def provenance(self, *fields: str) -> dict[str, str]:
        """Where the values of these fields come from."""
        example = ", ".join(f'{field} = "ours"' for field in fields)
        table = self.table("provenance", f"a table such as {{ {example} }}")
        if not table.data:
            return {}
        known = {field: table.choice(field, PROVENANCES) for field in fields}
        table.done()
        return {field: value for field, value in known.items() if value}

    def done(self) -> None:
        """Notes the fields that nobody asked for: most are slips of the pen."""
        for field in self.data:
            if field not in self.taken:
                name = field if field.isascii() and field.isidentifier() else shown(field)
                self.problem(name, f"is no field of this table; there are {', '.join(self.taken)}")

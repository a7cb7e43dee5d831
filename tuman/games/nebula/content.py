"""Content packs: maps, contracts and tokens, read from TOML files that anyone can edit (docs/content.md)."""

import hashlib
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tuman.core import OptionError
from tuman.games.nebula.hexes import (
    FORBIDDEN,
    FOREST,
    LETTERS,
    MEADOW,
    MIST,
    RUINS,
    TERRAIN_NAMES,
    Map,
    read_map,
)
from tuman.games.nebula.tables import NAME_IS, File, Problem, Table, is_name, shown

__all__ = [
    "CONTRACT_KINDS",
    "COPIES",
    "FORBIDDEN",
    "FOREST",
    "LETTERS",
    "MEADOW",
    "MIST",
    "NAME_IS",
    "OPEN_ASKS",
    "PRIVATE_KINDS",
    "RESOURCE_NAMES",
    "RUINS",
    "STANDARD",
    "TERRAIN_NAMES",
    "ContentError",
    "Contract",
    "Map",
    "Pack",
    "Problem",
    "Token",
    "check",
    "is_name",
    "load",
]  # fmt: skip

STANDARD = Path(__file__).parent / "data" / "standard"

RESOURCE_NAMES = ("wood", "stone", "clay", "wheat", "food")

# Copies of each card (VN-K1 … VN-K17), in the order of docs/notation.md.
COPIES = {
    "abundance": 2,
    "architect": 1,
    "adventurers": 2,
    "mayor": 1,
    "caravan": 2,
    "distillery": 6,
    "lazy-explorer": 1,
    "export": 2,
    "stall": 6,
    "merchant": 1,
    "workshop": 4,
    "priest": 1,
    "airway": 4,
    "quiet-town": 2,
    "express-delivery": 2,
    "secret-plan": 2,
    "shortcut": 2,
}
CONTRACT_KINDS = tuple(COPIES)
PRIVATE_KINDS = CONTRACT_KINDS[13:]
# The cards that leave the kinds open, with the pieces they ask for.
OPEN_ASKS = {"lazy-explorer": ("two of one kind", 2), "priest": ("three kinds", 3)}

# What fits into the packed fields of a state: six bits for the pieces of a resource.
MOST_ASKED, MOST_OF_A_KIND, MOST_POINTS, MOST_SUPPLY = 6, 5, 9, 30
FEWEST_PIECES, MOST_PIECES = 3, 5  # VN-C5
REGULAR_TOKENS = 20
MOST_MAPS = 20


@dataclass(frozen=True)
class Contract:
    """A card: what it asks for, what it is worth."""

    kind: int
    name: str
    asks: tuple[int, ...]
    """Pieces by resource; all zero where the kinds are open (Lazy Explorer, Priest)."""
    size: int
    points: int
    private: bool
    provenance: Mapping[str, str] = field(compare=False)


@dataclass(frozen=True)
class Token:
    """A type of exploitation token."""

    resource: int
    pieces: int
    points: int
    special: bool
    count: int
    provenance: Mapping[str, str] = field(compare=False)


@dataclass(frozen=True)
class Pack:
    """A whole pack, checked."""

    name: str
    title: str
    maps: tuple[Map, ...]
    contracts: tuple[Contract, ...]
    """The 33 neutral ones in the order of the file, then the 8 private ones."""
    tokens: tuple[Token, ...]
    """Regular types by resource, pieces and points, then the special ones by resource."""
    supply: int
    """Pieces of each resource."""
    provenance: Mapping[str, str] = field(compare=False)

    @property
    def id(self) -> str:
        """The name, and a hash of all that a match depends on: not of titles, provenance, comments or formatting."""
        content = [
            [[map.name, dict(zip(map.names, map.terrain))] for map in self.maps],
            [[contract.name, contract.asks, contract.points] for contract in self.contracts],
            [[token.resource, token.pieces, token.points, token.special, token.count] for token in self.tokens],
            self.supply,
        ]
        canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return f"{self.name}-{hashlib.sha256(canonical.encode()).hexdigest()[:8]}"


class ContentError(OptionError):
    """A pack that can't be played with; the text, one line, names file, field and what is expected."""

    def __init__(self, path: Path, problems: list[Problem]) -> None:
        more = f" (and {len(problems) - 1} more: tuman content check {path})" if len(problems) > 1 else ""
        where = "" if problems[0].file == str(path) else f"{path}: "  # the problem may be the folder itself
        super().__init__(f"{where}{problems[0]}{more}")
        self.problems = problems


def load(path: Path | str) -> Pack:
    """The pack in this folder; raises ContentError."""
    pack, problems = _read(Path(path))
    if pack is None or problems:
        raise ContentError(Path(path), problems)
    return pack


def check(path: Path | str) -> list[Problem]:
    """Everything that is wrong with the pack in this folder."""
    return _read(Path(path))[1]


def _read(folder: Path) -> tuple[Pack | None, list[Problem]]:
    problems: list[Problem] = []
    if not folder.is_dir():
        what = "is a file" if folder.exists() else "does not exist"
        return None, [
            Problem(str(folder), "", f"{what}; expected a folder with pack.toml, contracts.toml, tokens.toml and maps")
        ]
    file = File(folder, "pack.toml", problems)
    if file.data is None:
        return None, problems
    table = file.top()
    name, title = _name(table), table.text("title")
    provenance = table.provenance("maps")
    maps = tuple(map for name in _map_names(table) if (map := _map(folder, name, problems)))
    table.done()
    contracts = _contracts(File(folder, "contracts.toml", problems))
    tokens, supply, source = _tokens(File(folder, "tokens.toml", problems))
    if problems or not (name and title and supply):
        return None, problems
    return Pack(name, title, maps, contracts, tokens, supply, {**provenance, "supply": source}), problems


def _name(table: Table) -> str | None:
    name = table.take("name", NAME_IS)
    if name is None or (isinstance(name, str) and is_name(name)):
        return name
    table.problem("name", f"is {shown(name)}; expected {NAME_IS}")
    return None


def _map_names(table: Table) -> list[str]:
    expected = f'a list of 1 to {MOST_MAPS} names such as ["beginner", "expert"]'
    names = table.take("maps", expected)
    if names is None:
        return []
    if not isinstance(names, list) or not 1 <= len(names) <= MOST_MAPS:
        table.problem("maps", f"is {shown(names)}; expected {expected}")
        return []
    for name in names:
        if not (isinstance(name, str) and is_name(name)):
            table.problem("maps", f"{shown(name)} is no name of a map; expected {NAME_IS}")
        elif names.count(name) > 1:
            table.problem("maps", f"{shown(name)} is named more than once; expected each map once")
            return []
    return [name for name in names if isinstance(name, str) and is_name(name)]


def _map(folder: Path, name: str, problems: list[Problem]) -> Map | None:
    file = File(folder, f"maps/{name}.toml", problems)
    return read_map(file.top(), name) if file.data is not None else None


def _contracts(file: File) -> tuple[Contract, ...]:
    if file.data is None:
        return ()
    top = file.top()
    tables = top.tables("contract")
    top.done()
    copies: Counter[str] = Counter()
    contracts = []
    for table in tables:
        kind = table.choice("kind", CONTRACT_KINDS)
        if kind:
            copies[kind] += 1
            table.name += f" ({kind})"
        contract = _contract(table, kind, copies[kind or ""])
        if contract:
            contracts.append(contract)
    known = all(isinstance(table.data.get("kind"), str) and table.data["kind"] in COPIES for table in tables)
    for kind, expected in COPIES.items():
        if tables and known and copies[kind] != expected:
            file.problem(kind, f"there are {copies[kind]} of this card; expected {expected}")
    return tuple(sorted(contracts, key=lambda contract: contract.private))


def _contract(table: Table, kind: str | None, number: int) -> Contract | None:
    asks = _asks(table, kind)
    points = table.number("points", 0, MOST_POINTS)
    provenance = table.provenance("asks", "points")
    table.done()
    if kind is None or asks is None or points is None:
        return None
    name = kind if COPIES[kind] == 1 else f"{kind}-{number}"
    size = OPEN_ASKS[kind][1] if kind in OPEN_ASKS else sum(asks)
    return Contract(CONTRACT_KINDS.index(kind), name, asks, size, points, kind in PRIVATE_KINDS, provenance)


def _asks(table: Table, kind: str | None) -> tuple[int, ...] | None:
    if kind in OPEN_ASKS:
        words = OPEN_ASKS[kind][0]
        return (0,) * len(RESOURCE_NAMES) if table.choice("asks", [words]) else None
    expected = f'a list of 1 to {MOST_ASKED} resources such as ["wood", "stone"]'
    asks = table.take("asks", expected)
    if asks is None:
        return None
    if not isinstance(asks, list) or not 1 <= len(asks) <= MOST_ASKED:
        table.problem("asks", f"is {shown(asks)}; expected {expected}")
        return None
    unknown = [resource for resource in asks if resource not in RESOURCE_NAMES]
    for resource in unknown:
        table.problem("asks", f"unknown resource {shown(resource)}; expected {', '.join(RESOURCE_NAMES)}")
    pieces = tuple(asks.count(resource) for resource in RESOURCE_NAMES)
    if max(pieces) > MOST_OF_A_KIND:
        table.problem("asks", f"has {max(pieces)} of one resource; expected at most {MOST_OF_A_KIND}")
    return None if unknown or max(pieces) > MOST_OF_A_KIND else pieces


def _tokens(file: File) -> tuple[tuple[Token, ...], int | None, str]:
    """The tokens, the supply of each resource, and where its number comes from."""
    if file.data is None:
        return (), None, ""
    top = file.top()
    regular = [_token(table) for table in top.tables("token")]
    special = [_special(table) for table in top.tables("special")]
    pieces, source = _supply(top.table("supply", "a table [supply] with pieces = 18"))
    top.done()
    tokens = [token for token in regular if token]
    total = sum(token.count for token in tokens)
    if regular and None not in regular and total != REGULAR_TOKENS:
        file.problem("token", f"the counts add up to {total}; expected {REGULAR_TOKENS}")
    specials = [token for token in special if token]
    for resource, word in enumerate(RESOURCE_NAMES):
        copies = sum(token.resource == resource for token in specials)
        if special and None not in special and copies != 1:
            file.problem("special", f"there are {copies} special tokens of {word}; expected one for each resource")
    return (*_merged(tokens), *sorted(specials, key=_type)), pieces, source


def _supply(table: Table) -> tuple[int | None, str]:
    if not table.data:
        return None, ""
    pieces = table.number("pieces", 1, MOST_SUPPLY)
    provenance = table.provenance("pieces")
    table.done()
    return pieces, provenance.get("pieces", "")


def _token(table: Table) -> Token | None:
    resource = table.choice("resource", RESOURCE_NAMES)
    pieces = table.number("pieces", FEWEST_PIECES, MOST_PIECES)
    points = table.number("points", 0, MOST_POINTS)
    count = table.number("count", 1, REGULAR_TOKENS)
    provenance = table.provenance("pieces", "points", "count")
    table.done()
    if resource is None or pieces is None or points is None or count is None:
        return None
    return Token(RESOURCE_NAMES.index(resource), pieces, points, False, count, provenance)


def _special(table: Table) -> Token | None:
    resource = table.choice("resource", RESOURCE_NAMES)
    pieces = table.number("pieces", FEWEST_PIECES, MOST_PIECES)
    provenance = table.provenance("pieces")
    table.done()
    if resource is None or pieces is None:
        return None
    return Token(RESOURCE_NAMES.index(resource), pieces, 0, True, 1, provenance)


def _type(token: Token) -> tuple[int, int, int]:
    return token.resource, token.pieces, token.points


def _merged(tokens: list[Token]) -> list[Token]:
    """Tokens that no player can tell apart as one type, in a fixed order."""
    counts: Counter[tuple[int, int, int]] = Counter()
    for token in tokens:
        counts[_type(token)] += token.count
    provenance = {_type(token): token.provenance for token in reversed(tokens)}
    return [Token(*type, False, counts[type], provenance[type]) for type in sorted(counts)]

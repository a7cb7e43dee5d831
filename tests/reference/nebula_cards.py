"""Via Nebula, reference engine: the content pack: contracts, tokens, and what a contract asks for."""

import itertools
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

RESOURCES = ["wood", "stone", "clay", "wheat", "food"]
PRIVATE = ["quiet-town", "express-delivery", "secret-plan", "shortcut"]  # VN-K14 ... VN-K17
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
}  # VN-K1 ... VN-K17

Pack = dict[str, Any]


def read_pack(folder: Path) -> Pack:
    """The files of a pack: "pack", "contracts", "tokens", and "maps" by name."""

    def read(path: Path) -> dict[str, Any]:
        return tomllib.loads(path.read_text(encoding="utf-8"))

    files: Pack = {name: read(folder / f"{name}.toml") for name in ["pack", "contracts", "tokens"]}
    files["maps"] = {name: read(folder / "maps" / f"{name}.toml") for name in files["pack"]["maps"]}
    return files


@dataclass(frozen=True)
class Token:
    """An exploitation token (VN-C5)."""

    resource: str
    pieces: int
    points: int
    special: bool = False

    def __str__(self) -> str:
        return f"{self.resource} special" if self.special else f"{self.resource} {self.pieces} {self.points}"


def all_tokens(pack: Pack) -> list[Token]:
    """The 20 and the 5 special ones."""
    found = []
    for entry in pack["tokens"]["token"]:
        found += [Token(entry["resource"], entry["pieces"], entry["points"])] * entry["count"]
    found += [Token(entry["resource"], entry["pieces"], 0, special=True) for entry in pack["tokens"]["special"]]
    assert len(found) == 25
    return found


@dataclass(frozen=True)
class Contract:
    """A card; the pieces that it asks for, or words where it leaves the kinds open."""

    name: str
    kind: str
    asks: tuple[str, ...] | str
    points: int

    @property
    def private(self) -> bool:
        return self.kind in PRIVATE

    def size(self) -> int:
        """How many pieces it asks for."""
        if isinstance(self.asks, str):
            return {"two of one kind": 2, "three kinds": 3}[self.asks]
        return len(self.asks)

    def ways(self, goods: Counter[str]) -> dict[str, Counter[str]]:
        """How these goods can pay for it: the end of the action's text -> the pieces used (VN-F5)."""
        if self.asks == "two of one kind":
            return {f" {kind}": Counter({kind: 2}) for kind in RESOURCES if goods[kind] >= 2}
        if self.asks == "three kinds":
            present = [kind for kind in RESOURCES if goods[kind] >= 1]
            return {" " + " ".join(three): Counter(three) for three in itertools.combinations(present, 3)}
        used = Counter(self.asks)
        return {"": used} if all(goods[kind] >= number for kind, number in used.items()) else {}


def all_contracts(pack: Pack) -> dict[str, Contract]:
    """The 41 cards by name, numbered in the order of the file where there are copies."""
    found = {}
    seen: Counter[str] = Counter()
    for entry in pack["contracts"]["contract"]:
        kind = entry["kind"]
        seen[kind] += 1
        name = kind if COPIES[kind] == 1 else f"{kind}-{seen[kind]}"
        asks = entry["asks"] if isinstance(entry["asks"], str) else tuple(entry["asks"])
        found[name] = Contract(name, kind, asks, entry["points"])
    assert seen == Counter(COPIES)
    return found

"""What hexes, cards, sites and tokens of a position are called (docs/notation.md)."""

from functools import lru_cache

from tuman.core import States
from tuman.games.nebula.content import CONTRACT_KINDS, RESOURCE_NAMES
from tuman.games.nebula.state import MEADOWS, SITES, STORAGE

TERRAIN_NAMES = ("mist", "forest", "forbidden", "meadow", "ruins")  # in the order of hexes.py


def hex_name(s: States, hex: int) -> str:
    return chr(ord("a") + int(s["column"][0, hex])) + str(int(s["row"][0, hex]) + 1)


def hex_names(s: States) -> tuple[str, ...]:
    n = int(s["hexes"][0])
    return _hex_names(s["column"][0, :n].tobytes(), s["row"][0, :n].tobytes())


@lru_cache
def _hex_names(columns: bytes, rows: bytes) -> tuple[str, ...]:
    return tuple(chr(ord("a") + column) + str(row + 1) for column, row in zip(columns, rows, strict=True))


def card_names(s: States) -> tuple[str, ...]:
    """The cards by number: the kind, and which copy of it where there are several."""
    return _card_names(s["card_kind"][0].tobytes())


@lru_cache
def _card_names(kinds: bytes) -> tuple[str, ...]:
    names = []
    for card, kind in enumerate(kinds):
        copies = kinds.count(kind)
        name = CONTRACT_KINDS[kind]
        names.append(f"{name}-{kinds[:card].count(kind) + 1}" if copies > 1 else name)
    return tuple(names)


def site_name(s: States, seat: int, slot: int) -> str:
    """The hex of a site's ruin; with b for the second own site on it."""
    ruin = int(s["site"][0, seat, slot])
    if ruin < 0:
        return "?"
    before = sum(1 for other in range(slot) if s["site"][0, seat, other] == ruin)
    return hex_name(s, int(s["ruin_hex"][0, ruin])) + "b" * before


def site_names(s: States, seat: int) -> dict[str, int]:
    """The own sites on the map by name."""
    return {site_name(s, seat, slot): slot for slot in range(SITES) if s["site"][0, seat, slot] >= 0}


def place_name(s: States, seat: int, place: int) -> str:
    """An own place with goods: an exploitation, a site, the storage area."""
    if place == STORAGE:
        return "storage"
    if place < MEADOWS:
        return hex_name(s, int(s["meadow_hex"][0, place]))
    return site_name(s, seat, place - MEADOWS)


def token_name(s: States, kind: int) -> str:
    """A kind of exploitation token: its resource, pieces as printed, and points."""
    return token_names(s)[kind]


def token_names(s: States) -> tuple[str, ...]:
    fields = (s[f"token_{field}"][0].tobytes() for field in ("resource", "pieces", "points", "special"))
    return _token_names(int(s["seats"][0]), *fields)


@lru_cache
def _token_names(seats: int, resources: bytes, pieces: bytes, points: bytes, special: bytes) -> tuple[str, ...]:
    fewer = int(seats < 4)  # VN-S7: the token says one more
    return tuple(
        f"{RESOURCE_NAMES[resource]} special" if s else f"{RESOURCE_NAMES[resource]} {(n + fewer) % 256} {p}"
        for resource, n, p, s in zip(resources, pieces, points, special, strict=True)
    )

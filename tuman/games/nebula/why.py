"""Why an action is not legal: the rule that forbids it, as a message key."""

from collections.abc import Callable

import numpy as np

from tuman.core import CHANCE, OVER, Reason, States, actor_at, legal_at
from tuman.frames import frame_kind, top
from tuman.games.nebula.content import CONTRACT_KINDS, RESOURCE_NAMES
from tuman.games.nebula.effects import own_goods
from tuman.games.nebula.ground import has_tile, reach
from tuman.games.nebula.hexes import FORBIDDEN, FOREST, MIST
from tuman.games.nebula.names import (
    hex_name,
    place_name,
    site_name,
)
from tuman.games.nebula.notation import Parts, parts
from tuman.games.nebula.state import (
    LAZY_EXPLORER,
    MEADOWS,
    MOST_LEGAL,
    PRIEST,
    SITES,
    STORAGE,
    USE_CARAVAN,
    count,
    has,
)
from tuman.games.nebula.tell import asked

# For every question: the rule that asks it, and the verbs that answer it.
QUESTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "turn": ("VN-T1", ("craftsman", "site", "explore", "transport", "build", "pass")),
    "abundance": ("VN-K1", ("abundance", "skip")),
    "adventurers": ("VN-K3", ("lay", "skip")),
    "return": ("VN-K8", ("return", "skip")),  # by Caravan: VN-K5
    "stall": ("VN-K9", ("swap", "skip")),
    "workshop": ("VN-K11", ("lay", "skip")),
    "airway": ("VN-K13", ("lift", "skip")),
    "land": ("VN-K13", ("lay",)),
    "delivery": ("VN-K15", ("deliver", "skip")),
    "plan": ("VN-K16", ("plan", "skip")),
    "shortcut": ("VN-K17", ("shortcut", "skip")),
}
CHANCE_VERBS = ("first", "box", "token", "deal", "open", "draw")


def why(s: States, action: int) -> Reason | None:
    out = np.zeros(MOST_LEGAL, np.int64)
    if action in out[: legal_at(s, out)]:
        return None
    who = actor_at(s)
    if who == OVER:
        return _no("VN-P3", "over")
    p = parts(s, action)
    if who == CHANCE or p.verb in CHANCE_VERBS:
        return _no("VN-S4", "chance")
    what, seat, argument = asked(s)
    if p.verb not in QUESTIONS[what][1]:
        return _no(_asked_by(s, what), f"asked-{what}")
    return _CHECKS[p.verb](s, p, seat, what, argument)


def _asked_by(s: States, what: str) -> str:
    """The rule that asks the present question."""
    return "VN-K5" if frame_kind(top(s[0])) == USE_CARAVAN else QUESTIONS[what][0]


def _no(rule: str, key: str, **args: str | int) -> Reason:
    return Reason(f"nebula-why-{key}", args, rule)


def _meadow(s: States, meadow: int) -> str:
    return hex_name(s, int(s["meadow_hex"][0, meadow]))


def _craftsman(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    if s["token"][0, p.meadow] < 0:
        return _no("VN-A", "no-token", hex=_meadow(s, p.meadow))
    return _no("VN-A", "no-craftsman")


def _site(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    r = s[0]
    if p.ruin >= r.ruins:
        return _no("VN-B", "no-ruin")
    if int(r.full) >> p.ruin & 1:
        return _no("VN-S8" if r.seats == 2 else "VN-B", "no-room", hex=hex_name(s, int(r.ruin_hex[p.ruin])))
    if r.sites_placed[seat] == SITES:
        return _no("VN-B", "no-site")
    return _no("VN-B2", "too-many-sites", buildings=int(r.buildings_left[seat]), sites=int(r.sites_placed[seat]))


def _explore(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    r = s[0]
    if p.hex >= r.hexes:
        return _no("VN-C", "no-hex")
    hex = hex_name(s, p.hex)
    terrain = r.terrain[p.hex]
    if has(r.tiles, p.hex):
        return _no("VN-CD3", "has-tile", hex=hex)
    if terrain not in (MIST, FOREST):
        return _no("VN-C", "not-mist", hex=hex)
    if not has_tile(r, seat):
        return _no("VN-CD2", "no-tiles")
    if not (has(r.near_empty, p.hex) or has(r.near_own[seat], p.hex)):
        return _no("VN-C" if terrain == MIST else "VN-D", "not-next", hex=hex)
    return _no("VN-T3", "two-actions", hex=hex)


def _no_such_site(s: States, p: Parts, seat: int, rule: str) -> Reason | None:
    return _no(rule, "not-your-site") if s["site"][0, seat, p.slot] < 0 else None


def _transport(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    r = s[0]
    if reason := _no_such_site(s, p, seat, "VN-E"):
        return reason
    hex = _meadow(s, p.meadow)
    if r.token[p.meadow] >= 0:
        return _no("VN-E", "untouched", hex=hex)
    if not count(int(r.goods[p.meadow]), p.kinds[0]):
        return _no("VN-E", "no-piece", place=hex, resource=RESOURCE_NAMES[p.kinds[0]])
    within = int(reach(r, int(r.site[seat, p.slot]))) & int(r.goods_at)
    near = [_meadow(s, meadow) for meadow in range(MEADOWS) if within >> meadow & 1]
    site = site_name(s, seat, p.slot)
    if near:
        return _no("VN-E2", "no-path", hex=hex, site=site, reach=", ".join(near))
    return _no("VN-E2", "no-path-at-all", hex=hex, site=site)


def _build(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    r = s[0]
    if reason := _no_such_site(s, p, seat, "VN-F"):
        return reason
    kind = int(r.card_kind[p.card])
    card = CONTRACT_KINDS[kind]
    if not int(r.hand[seat]) >> p.card & 1 and p.card not in r.board:
        return _no("VN-F", "not-yours", card=card)
    goods = int(r.site_goods[seat, p.slot])
    if kind == LAZY_EXPLORER and p.kinds:
        return _no("VN-K7", "not-two", resource=RESOURCE_NAMES[p.kinds[0]])
    if kind == PRIEST and p.kinds:
        missing = [RESOURCE_NAMES[resource] for resource in p.kinds if not count(goods, resource)]
        return _missing(s, seat, p.slot, card, missing)
    if kind in (LAZY_EXPLORER, PRIEST):
        return _no("VN-F5", "name-kinds", card=card)
    asked_for = int(r.asks[p.card])
    missing = [
        name
        for resource, name in enumerate(RESOURCE_NAMES)
        for _ in range(int(count(asked_for, resource)) - int(count(goods, resource)))
    ]
    return _missing(s, seat, p.slot, card, missing)


def _missing(s: States, seat: int, slot: int, card: str, missing: list[str]) -> Reason:
    """The pieces that a site still needs, by resource."""
    lacks = {name: missing.count(name) for name in RESOURCE_NAMES}
    return _no("VN-F", "missing", site=site_name(s, seat, slot), card=card, count=len(missing), **lacks)


def _pass(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    return _no("VN-T2", "must-act")


def _abundance(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    return _no("VN-K1", "no-token", hex=_meadow(s, p.meadow))


def _lay(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    r = s[0]
    if p.hex >= r.hexes:
        return _no("VN-C", "no-hex")
    hex = hex_name(s, p.hex)
    if has(r.tiles, p.hex):
        return _no("VN-CD3", "has-tile", hex=hex)
    if what == "land" and p.hex == argument:
        return _no("VN-X2", "same-hex", hex=hex)
    wanted = {"land": MIST, "workshop": FOREST, "adventurers": FORBIDDEN}[what]
    assert r.terrain[p.hex] != wanted
    return _no(QUESTIONS[what][0], f"asked-{what}")


def _lift(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    if p.hex >= s["hexes"][0]:
        return _no("VN-C", "no-hex")
    return _no("VN-K13", "no-tile", hex=hex_name(s, p.hex))


def _own_piece(s: States, p: Parts, seat: int, rule: str) -> Reason | None:
    """Why no piece of this kind can be taken from this place."""
    if MEADOWS <= p.place < STORAGE and s["site"][0, seat, p.place - MEADOWS] < 0:
        return _no(rule, "not-your-site")
    if p.place < MEADOWS and s["craftsman"][0, p.place] != seat:
        return _no(rule, "not-your-exploitation", hex=_meadow(s, p.place))
    if not count(int(own_goods(s[0], seat, p.place)), p.kinds[0]):
        place = place_name(s, seat, p.place)
        resource = RESOURCE_NAMES[p.kinds[0]]
        return _no(rule, "no-piece-stored" if p.place == STORAGE else "no-piece", place=place, resource=resource)
    return None


def _return(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    reason = _own_piece(s, p, seat, _asked_by(s, what))
    assert reason
    return reason


def _swap(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    if reason := _own_piece(s, p, seat, "VN-K9"):
        return reason
    if p.kinds[0] == p.kinds[1]:
        return _no("VN-K9", "same-kind")
    return _no("VN-C2", "no-supply", resource=RESOURCE_NAMES[p.kinds[1]])


def _deliver(s: States, p: Parts, seat: int, what: str, argument: int) -> Reason:
    return _no_such_site(s, p, seat, "VN-K15") or _no("VN-C2", "no-supply", resource=RESOURCE_NAMES[p.kinds[0]])


_CHECKS: dict[str, Callable[[States, Parts, int, str, int], Reason]] = {
    "craftsman": _craftsman,
    "site": _site,
    "explore": _explore,
    "transport": _transport,
    "build": _build,
    "pass": _pass,
    "abundance": _abundance,
    "lay": _lay,
    "lift": _lift,
    "return": _return,
    "swap": _swap,
    "deliver": _deliver,
}

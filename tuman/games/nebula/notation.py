"""Actions as text (docs/notation.md), and what the numbers of actions are made of."""

from typing import NamedTuple

from tuman.core import NotationError, Reason, States
from tuman.games.nebula.content import CONTRACT_KINDS, RESOURCE_NAMES
from tuman.games.nebula.hexes import MEADOW, RUINS
from tuman.games.nebula.names import (
    card_names,
    hex_names,
    place_name,
    site_name,
    site_names,
    token_name,
    token_names,
)
from tuman.games.nebula.state import (
    A_ABUNDANCE,
    A_BOX,
    A_BUILD,
    A_BUILD_LAZY,
    A_BUILD_PRIEST,
    A_CRAFTSMAN,
    A_DEAL,
    A_DELIVER,
    A_DRAW,
    A_EXPLORE,
    A_FIRST,
    A_LAY,
    A_LIFT,
    A_OPEN,
    A_PASS,
    A_PLAN,
    A_RETURN,
    A_SHORTCUT,
    A_SITE,
    A_SKIP,
    A_SWAP,
    A_TOKEN,
    A_TRANSPORT,
    ACTIONS,
    CARDS,
    MEADOWS,
    MOST_SEATS,
    RESOURCES,
    SITES,
    STORAGE,
    THREE_KINDS,
    TOKEN,
)

UNKNOWN = "?"
KINDS_OF_THREE = [tuple(int(kind) for kind in three) for three in THREE_KINDS]
BARE_VERBS = {A_PASS: "pass", A_PLAN: "plan", A_SHORTCUT: "shortcut", A_SKIP: "skip"}


class Parts(NamedTuple):
    """An action taken apart: its verb, and what of the rest it has; −1 is nothing."""

    verb: str
    hex: int = -1
    meadow: int = -1
    ruin: int = -1
    place: int = -1  # an own meadow, site or the storage area
    slot: int = -1  # an own site
    card: int = -1  # CARDS: one that the viewer may not know
    kinds: tuple[int, ...] = ()  # resources
    number: int = -1  # seat, or kind of token


def parts(s: States, action: int) -> Parts:
    """What an action says."""
    if not 0 <= action < ACTIONS:
        raise NotationError(f"no action has the number {action}; they go from 0 to {ACTIONS - 1}")
    if action in BARE_VERBS:
        return Parts(BARE_VERBS[action])
    if action >= A_FIRST:
        return _parts_of_chance(action)
    if action < A_SITE:
        return Parts("craftsman", meadow=action - A_CRAFTSMAN)
    if action < A_EXPLORE:
        return Parts("site", ruin=action - A_SITE)
    if action < A_TRANSPORT:
        return Parts("explore", hex=action - A_EXPLORE)
    if action < A_BUILD:
        source, slot = divmod(action - A_TRANSPORT, SITES)
        return Parts("transport", meadow=source // RESOURCES, slot=slot, kinds=(source % RESOURCES,))
    if action < A_BUILD_LAZY:
        slot, card = divmod(action - A_BUILD, CARDS)
        return Parts("build", slot=slot, card=card)
    if action < A_BUILD_PRIEST:
        slot, resource = divmod(action - A_BUILD_LAZY, RESOURCES)
        return Parts("build", slot=slot, card=int(s["lazy_explorer"][0]), kinds=(resource,))
    if action < A_PASS:
        slot, three = divmod(action - A_BUILD_PRIEST, len(KINDS_OF_THREE))
        return Parts("build", slot=slot, card=int(s["priest"][0]), kinds=KINDS_OF_THREE[three])
    if action < A_LAY:
        return Parts("abundance", meadow=action - A_ABUNDANCE)
    if action < A_LIFT:
        return Parts("lay", hex=action - A_LAY)
    if action < A_RETURN:
        return Parts("lift", hex=action - A_LIFT)
    if action < A_SWAP:
        place, resource = divmod(action - A_RETURN, RESOURCES)
        return Parts("return", place=place, kinds=(resource,))
    if action < A_DELIVER:
        place, kinds = divmod(action - A_SWAP, RESOURCES * RESOURCES)
        return Parts("swap", place=place, kinds=divmod(kinds, RESOURCES))
    resource, slot = divmod(action - A_DELIVER, SITES)
    return Parts("deliver", slot=slot, kinds=(resource,))


def _parts_of_chance(action: int) -> Parts:
    if action < A_BOX:
        return Parts("first", number=action - A_FIRST)
    if action < A_TOKEN:
        return Parts("box", kinds=(action - A_BOX,))
    if action < A_DEAL:
        return Parts("token", number=action - A_TOKEN)
    if action < A_OPEN:
        return Parts("deal", card=action - A_DEAL)
    if action < A_DRAW:
        return Parts("open", card=action - A_OPEN)
    return Parts("draw", card=action - A_DRAW)


def asked_seat(s: States) -> int:
    """The seat of the top frame."""
    depth = int(s["depth"][0])
    return int(s["frames"][0, depth - 1]) >> 8 & 255 if depth else 0


def _token_meadow(s: States) -> int:
    """The meadow that the next token of the set-up is for."""
    depth = int(s["depth"][0])
    frame = int(s["frames"][0, depth - 1]) if depth else 0
    return frame >> 16 if depth and frame & 255 == TOKEN else -1


def write(s: States, action: int) -> str:
    p = parts(s, action)
    hexes, cards, seat = hex_names(s), (*card_names(s), UNKNOWN), asked_seat(s)

    def named(hex: int) -> str:
        return hexes[hex] if 0 <= hex < len(hexes) else UNKNOWN

    words = [p.verb]
    if p.verb == "first":
        words.append(str(p.number + 1))
    if p.verb == "token":
        at = _token_meadow(s)
        words += [named(int(s["meadow_hex"][0, at])) if at >= 0 else UNKNOWN, token_name(s, p.number)]
    if p.hex >= 0:
        words.append(named(p.hex))
    if p.meadow >= 0:
        words.append(named(int(s["meadow_hex"][0, p.meadow])))
    if p.ruin >= 0:
        words.append(named(int(s["ruin_hex"][0, p.ruin])) if p.ruin < s["ruins"][0] else UNKNOWN)
    if p.place >= 0:
        words.append(place_name(s, seat, p.place))
    site = [site_name(s, seat, p.slot)] if p.slot >= 0 else []
    card = [cards[p.card]] if p.card >= 0 else []
    kinds = [RESOURCE_NAMES[kind] for kind in p.kinds]
    words += site + card + kinds if p.verb == "build" else card + kinds + site
    return " ".join(words)


def read(s: States, text: str) -> int:
    words = text.lower().split()
    for action, verb in BARE_VERBS.items():
        if words == [verb]:
            return action
    match words:
        case ["craftsman", name]:
            return A_CRAFTSMAN + _meadow(s, name, _no("VN-A", "no-token", hex=name))
        case ["site", name]:
            return A_SITE + _ruin(s, name)
        case ["explore", name]:
            return A_EXPLORE + _hex(s, name)
        case ["transport", name, resource, site]:
            kind = _resource(resource)
            meadow = _meadow(s, name, _no("VN-E", "no-piece", place=name, resource=resource))
            return A_TRANSPORT + (meadow * RESOURCES + kind) * SITES + _site(s, site, "VN-E")
        case ["build", site, card, *kinds]:
            return _read_build(s, _site(s, site, "VN-F"), _card(s, card), [_resource(kind) for kind in kinds])
        case ["abundance", name]:
            return A_ABUNDANCE + _meadow(s, name, _no("VN-K1", "no-token", hex=name))
        case ["lay", name]:
            return A_LAY + _hex(s, name)
        case ["lift", name]:
            return A_LIFT + _hex(s, name)
        case ["return", place, resource]:
            return A_RETURN + _place(s, place) * RESOURCES + _resource(resource)
        case ["swap", place, resource, other] if place != "storage":
            return A_SWAP + (_place(s, place) * RESOURCES + _resource(resource)) * RESOURCES + _resource(other)
        case ["deliver", resource, site]:
            return A_DELIVER + _resource(resource) * SITES + _site(s, site, "VN-K15")
        case ["first", seat] if seat in ("1", "2", "3", "4")[:MOST_SEATS]:
            return A_FIRST + int(seat) - 1
        case ["box", resource]:
            return A_BOX + _resource(resource)
        case ["token", _, *token]:
            return A_TOKEN + _token(s, " ".join(token))
        case ["deal", card]:
            return A_DEAL + (CARDS if card == UNKNOWN else _card(s, card))
        case ["open", card]:
            return A_OPEN + _card(s, card)
        case ["draw", card]:
            return A_DRAW + (CARDS if card == UNKNOWN else _card(s, card))
    raise NotationError(
        f"{text!r} is no action; they look like 'craftsman c4', 'transport c4 wood e5', 'build e5 stall-2'"
    )


def _read_build(s: States, slot: int, card: int, kinds: list[int]) -> int:
    if card == s["lazy_explorer"][0] and len(kinds) == 1:
        return A_BUILD_LAZY + slot * RESOURCES + kinds[0]
    if card == s["priest"][0] and tuple(sorted(kinds)) in KINDS_OF_THREE:
        return A_BUILD_PRIEST + slot * len(KINDS_OF_THREE) + KINDS_OF_THREE.index(tuple(sorted(kinds)))
    if kinds:
        raise NotationError("kinds are named only for lazy-explorer (one) and priest (three different ones)")
    return A_BUILD + slot * CARDS + card


def _no(rule: str, key: str, **args: str) -> Reason:
    return Reason(f"nebula-why-{key}", args, rule)


def _index(name: str, names: tuple[str, ...], wanted: str) -> int:
    if name in names:
        return names.index(name)
    raise NotationError(f"{name!r} is no {wanted}")


def _hex(s: States, name: str) -> int:
    if name not in hex_names(s):
        raise NotationError(f"{name!r} is no hex of this map", _no("VN-W1", "no-hex"))
    return hex_names(s).index(name)


def _meadow(s: States, name: str, otherwise: Reason) -> int:
    hex = _hex(s, name)
    if s["terrain"][0, hex] != MEADOW:
        raise NotationError(f"{name} is no meadow", otherwise)
    return int(s["number"][0, hex])


def _ruin(s: States, name: str) -> int:
    hex = _hex(s, name)
    if s["terrain"][0, hex] != RUINS:
        raise NotationError(f"{name} has no ruins", _no("VN-B", "not-ruins", hex=name))
    return int(s["number"][0, hex])


def _site(s: States, name: str, rule: str) -> int:
    sites = site_names(s, asked_seat(s))
    if name not in sites:
        listed = f"; there are {', '.join(sites)}" if sites else ""
        raise NotationError(f"you have no site {name!r}{listed}", _no(rule, "not-your-site"))
    return sites[name]


def _place(s: States, name: str) -> int:
    if name == "storage":
        return STORAGE
    sites = site_names(s, asked_seat(s))
    if name in sites:
        return MEADOWS + sites[name]
    return _meadow(s, name, _no("VN-W3", "not-your-exploitation", hex=name))


def _resource(name: str) -> int:
    return _index(name, RESOURCE_NAMES, f"resource ({', '.join(RESOURCE_NAMES)})")


def _card(s: States, name: str) -> int:
    names = card_names(s)
    if name in CONTRACT_KINDS and name not in names:
        one = f"{name}-1"
        raise NotationError(
            f"there are several cards of this kind; name one, such as {one}", _no("VN-F", "which-card", name=one)
        )
    return _index(name, names, "card")


def _token(s: States, name: str) -> int:
    if name in token_names(s):
        return token_names(s).index(name)
    raise NotationError(f"{name!r} is no token; they look like 'wood 3 1' or 'wood special'")

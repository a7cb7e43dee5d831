"""The settings of a table of Via Nebula (docs/rules/nebula-decisions.md), and its content pack for compiled code."""

from collections.abc import Mapping

import numpy as np

from tuman.core import Ints, Option, OptionError
from tuman.games.nebula import rules
from tuman.games.nebula.content import Pack
from tuman.games.nebula.state import CARDS, MOST_SEATS

PLAYERS = ("2", "3", "4")


def options_of(pack: Pack) -> tuple[Option, ...]:
    return (
        Option("players", PLAYERS, "2"),
        Option("map", tuple(land.name for land in pack.maps), pack.maps[0].name),
        Option("first", ("random", *(str(seat + 1) for seat in range(MOST_SEATS))), "random"),
        Option("content", (pack.id,), pack.id),
    )


def seats(options: Mapping[str, str]) -> int:
    return int(options["players"])


def sides(seats: int) -> int:
    """Everybody plays for itself."""
    return seats


def complete(pack: Pack, options: Mapping[str, str]) -> dict[str, str]:
    known = {option.name: option for option in options_of(pack)}
    if (content := options.get("content", pack.id)) != pack.id:
        raise OptionError(
            f"content is {content!r}, but the pack at hand is {pack.id!r}; give its folder with --content"
        )
    for name, value in options.items():
        if name not in known:
            raise OptionError(f"no option {name!r}; there are {', '.join(known)}")
        if value not in known[name].values:
            raise OptionError(f"{name} can't be {value!r}; choose {', '.join(known[name].values)}")
    full = {name: options.get(name, option.default) for name, option in known.items()}
    if full["first"] != "random" and int(full["first"]) > seats(full):
        raise OptionError(f"first={full['first']}: there are {seats(full)} players")
    return full


def again(options: Mapping[str, str], winners: list[int]) -> dict[str, str]:
    """Who goes first is random every time, unless the table has named a seat (VN-S1)."""
    return dict(options)


def encode(pack: Pack, options: Mapping[str, str]) -> Ints:
    land = next(land for land in pack.maps if land.name == options["map"])
    out = np.zeros(rules.OPTIONS, np.int64)
    out[rules.O_SEATS] = seats(options)
    out[rules.O_FIRST] = -1 if options["first"] == "random" else int(options["first"]) - 1
    out[rules.O_HEXES] = n = len(land.names)
    out[rules.O_SUPPLY] = pack.supply
    out[rules.O_TERRAIN : rules.O_TERRAIN + n] = land.terrain
    out[rules.O_ROW : rules.O_ROW + n] = land.rows
    out[rules.O_COLUMN : rules.O_COLUMN + n] = land.columns
    out[rules.O_NEIGHBOUR : rules.O_NEIGHBOUR + n * 6] = np.array(land.neighbours).ravel()
    for card, contract in enumerate(pack.contracts):
        out[rules.O_KIND + card] = contract.kind
        out[rules.O_SIZE + card] = contract.size
        out[rules.O_POINTS + card] = contract.points
        out[rules.O_ASKS + card] = sum(n << 6 * resource for resource, n in enumerate(contract.asks))
    assert len(pack.contracts) == CARDS
    for kind, token in enumerate(pack.tokens):
        at = rules.O_TOKENS + kind * 5
        out[at : at + 5] = token.resource, token.pieces, token.points, token.special, token.count
    return out

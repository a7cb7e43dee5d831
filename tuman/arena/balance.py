"""How fair the maps and costs of Via Nebula are: bots of one level play against themselves, and we count.

`play` makes one plain row of a game; `report` makes one object of all rows.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any, TypedDict

from tuman.arena.rating import wilson
from tuman.bots.levels import make_bot
from tuman.core import CHANCE, OVER, Game, States, veil_at
from tuman.games import GAMES
from tuman.match import Match

GAME = "nebula"
SOURCES = ("tokens", "contracts", "explorers", "end_card", "storage")
OPEN_SIZES = {"two of one kind": 2, "three kinds": 3}  # pieces of contracts that leave the kinds open
PLACES = ("supply", "exploitations", "sites", "storage")

SEAT_MARGIN = 0.04  # by which a seat's share of wins may differ from a fair one
TURNS = (12, 25)  # per player
MOST_RATIO = 4.0  # between how often two contracts of one size are built


@dataclass(frozen=True)
class Plan:
    """Which games: game k is a pure function of this and k."""

    content: Path | None
    """The folder of a content pack; None: the standard one."""
    options: Mapping[str, str]
    bot: str
    games: int
    seed: int


class Row(TypedDict):
    """A game that was played. Lists go by place in the order of turns, the first player's first."""

    job: int
    turns: int
    """Of all players together."""
    ended: str
    """`end card` or `stall`."""
    wins: list[float]
    """Each player's part of the win."""
    points: list[dict[str, int]]
    """By source."""
    built: list[dict[str, int]]
    """Cards, and what they were worth at the end."""
    seen: dict[str, dict[str, Any]]
    """Cards that were built, or lay on the board or in a hand at the end: kind, size, private or not."""
    left: dict[str, dict[str, int]]
    """Pieces by place and resource before the last action; the end itself moves them into storage."""


@lru_cache
def game_of(content: Path | None) -> Game:
    game = GAMES[GAME]
    if content is None:
        return game
    assert game.content is not None
    return game.content(content)


# --- one game -----------------------------------------------------------------------------------------------------


def play(plan: Plan, job: int) -> Row:
    """Plays a game to its end."""
    game = game_of(plan.content)
    match = Match(game, plan.options, _hash(f"{plan.seed}:{job}")[:32]).at(0)
    seats = range(match.seats)
    bots = [
        make_bot(plan.bot, game, seat, match.seats, int(_hash(f"{plan.seed}:{job}:{seat}")[:12], 16)) for seat in seats
    ]
    seen: list[list[int]] = [[] for _ in seats]
    before = match.states.copy()
    while (seat := match.actor) != OVER:
        if seat == CHANCE:
            action = match.drawn()
        else:
            action = bots[seat].choose(match.view(seat), seen[seat])
            seen[seat] = []
        for viewer in seats:
            seen[viewer].append(action if viewer == seat else int(veil_at(match.states, action, viewer)))
        before[0] = match.states[0]
        match.replay(action)
    return _row(match, job, before)


def _row(match: Match, job: int, before: States) -> Row:
    end = match.game.describe(match.states, 0)
    order = [(end["first"] + n) % match.seats for n in range(match.seats)]
    guilds = [end["guilds"][seat] for seat in order]
    winners = match.winners()
    cards = [*end["board"], *(card for guild in guilds for card in [*guild["hand"], *guild["fulfilled"]])]
    return {
        "job": job,
        "turns": end["turns"],
        "ended": "end_card" if any(guild["end_card"] for guild in guilds) else "stall",
        "wins": [(seat in winners) / len(winners) for seat in order],
        "points": [guild["points_by"] for guild in guilds],
        "built": [{card["card"]: card["worth"] for card in guild["fulfilled"]} for guild in guilds],
        "seen": {card["card"]: _card(card) for card in cards if card},
        "left": _left(match.game.describe(before, 0)),
    }


def _card(card: Mapping[str, Any]) -> dict[str, Any]:
    asks = card["asks"]
    size = OPEN_SIZES[asks] if isinstance(asks, str) else sum(asks.values())
    return {"kind": card["kind"], "size": size, "private": card["private"]}


def _left(view: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    hexes = view["hexes"].values()
    return {
        "supply": view["supply"],
        "exploitations": _sum(hex["goods"] for hex in hexes if "goods" in hex),
        "sites": _sum(site["goods"] for hex in hexes for site in hex.get("sites", ())),
        "storage": _sum(guild["storage"] for guild in view["guilds"]),
    }


def _sum(heaps: Iterable[Mapping[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for heap in heaps:
        for resource, n in heap.items():
            total[resource] = total.get(resource, 0) + n
    return total


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- all games ------------------------------------------------------------------------------------------------------


def report(plan: Plan, rows: Sequence[Row]) -> dict[str, Any]:
    """What the rows say, as one object for scripts and for the page; there is at least one row."""
    game = game_of(plan.content)
    options = game.complete(plan.options)
    players = game.seats(options)
    found: dict[str, Any] = {
        "game": game.name,
        "rules": game.rules,
        "options": options,
        "bot": plan.bot,
        "seed": plan.seed,
        "games": len(rows),
        "seats": [_seat(place, rows) for place in range(players)],
        "turns": _spread([row["turns"] / players for row in rows]),
        "ends": {end: sum(row["ended"] == end for row in rows) / len(rows) for end in ("end_card", "stall")},
        "kinds": _contracts(rows, by_kind=True),
        "cards": _contracts(rows, by_kind=False),
        "left": {
            place: {
                resource: fmean(row["left"][place].get(resource, 0) for row in rows)
                for resource in _resources(game, options)
            }
            for place in PLACES
        },
    }
    return found | {"targets": targets(found)}


def _seat(place: int, rows: Sequence[Row]) -> dict[str, Any]:
    """The player whose turn is so many after the first one's."""
    sources = {source: fmean(row["points"][place][source] for row in rows) for source in SOURCES}
    return {
        **_share([row["wins"][place] for row in rows]),
        "turns": fmean((row["turns"] - place - 1) // len(row["wins"]) + 1 for row in rows),
        "points": fmean(sum(row["points"][place].values()) for row in rows),
        "points_by": sources,
    }


def _share(parts: Sequence[float]) -> dict[str, Any]:
    """A share of wins with its 95 % interval; None where nobody could have won."""
    if not parts:
        return {"win_share": None, "low": None, "high": None}
    estimate = wilson(sum(parts), len(parts))
    return {"win_share": estimate.value, "low": estimate.low, "high": estimate.high}


def _spread(values: list[float]) -> dict[str, Any]:
    """The mean, what nine of ten games lie between, and how often each whole number occurs."""
    cuts = quantiles(values, n=20, method="inclusive") if len(values) > 1 else [values[0]] * 19
    counts: dict[int, int] = {}
    for value in values:
        counts[round(value)] = counts.get(round(value), 0) + 1
    within = sum(TURNS[0] <= value <= TURNS[1] for value in values) / len(values)
    histogram = {str(turns): counts[turns] for turns in sorted(counts)}
    return {"mean": fmean(values), "p5": cuts[0], "p95": cuts[-1], "within": within, "histogram": histogram}


def _resources(game: Game, options: Mapping[str, str]) -> list[str]:
    """The names of the resources, from a supply that nobody has taken from."""
    return list(game.describe(Match(game, options, "").at(0).states, 0)["supply"])


def _contracts(rows: Sequence[Row], by_kind: bool) -> list[dict[str, Any]]:
    """Each card that any game has seen, or each kind of card: how often it is built, and what it brings."""
    cards = {name: card for row in rows for name, card in row["seen"].items()}
    groups: dict[str, set[str]] = {}
    for name, card in sorted(cards.items()):
        groups.setdefault(card["kind"] if by_kind else name, set()).add(name)
    found = [_contract(name, copies, cards[min(copies)], rows) for name, copies in groups.items()]
    return sorted(found, key=lambda contract: (contract["size"], -contract["built"]))


def _contract(name: str, copies: set[str], card: dict[str, Any], rows: Sequence[Row]) -> dict[str, Any]:
    worths, parts = [], []
    for row in rows:
        for built, part in zip(row["built"], row["wins"], strict=True):
            mine = [worth for card, worth in built.items() if card in copies]
            worths += mine
            parts += [part] if mine else []
    seen = sum(len(copies & row["seen"].keys()) for row in rows)
    return {
        "name": name,
        "size": card["size"],
        "private": card["private"],
        "copies": len(copies),
        "built": len(worths) / (len(rows) * len(copies)),
        "built_if_seen": len(worths) / seen,
        "worth": fmean(worths) if worths else None,
        "builders": len(parts),
        **_share(parts),
    }


# --- what we aim at -------------------------------------------------------------------------------------------------


def targets(found: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Whether the aims of the shipped pack are reached, each with the figure that decides."""
    fair = 1 / len(found["seats"])
    off = max((seat["win_share"] - fair for seat in found["seats"]), key=abs)
    mean, within = found["turns"]["mean"], found["turns"]["within"]
    ratio, often, seldom = widest(found["kinds"])
    times = f"and {seldom} never" if ratio is None else f"{ratio:.1f} × as often as {seldom}"
    return [
        {
            "name": "seats",
            "reached": abs(off) <= SEAT_MARGIN,
            "value": off,
            "text": f"the seat furthest from its share of {fair:.1%} is off by {off * 100:+.1f} points; "
            f"aim: at most ± {SEAT_MARGIN * 100:g}",
        },
        {
            "name": "turns",
            "reached": TURNS[0] <= mean <= TURNS[1],
            "value": mean,
            "text": f"{mean:.1f} turns per player on average, {within:.1%} of games within the aim: "
            f"{TURNS[0]} to {TURNS[1]}",
        },
        {
            "name": "contracts",
            "reached": ratio is not None and ratio < MOST_RATIO,
            "value": ratio,
            "text": f"of one size, {often} is built {times} per copy; aim: less than {MOST_RATIO:g} ×",
        },
    ]


def widest(kinds: Sequence[Mapping[str, Any]]) -> tuple[float | None, str, str]:
    """The largest ratio between kinds of one size of how often a copy is built, and which two; None: one never is."""
    best: tuple[float, str, str] = (0.0, "", "")
    for one in kinds:
        for other in kinds:
            if one["size"] == other["size"]:
                if one["built"] and not other["built"]:
                    return None, one["name"], other["name"]
                if other["built"]:
                    best = max(best, (one["built"] / other["built"], one["name"], other["name"]))
    return best

"""What an arena found: numbers per bot, as a table for the terminal and as an object for scripts."""

from collections.abc import Collection
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

from tuman.arena.jobs import Row, Spec, lineup, rotations, shares, sides
from tuman.arena.rating import Estimate, ranking, ratings, wilson

if TYPE_CHECKING:
    from rich.console import Group


@dataclass(frozen=True)
class Standing:
    """One of the spec's bots."""

    name: str
    seats: int
    """How many it takes at the table."""
    wins: Estimate
    """Its share of wins, of all its seats together."""
    rating: Estimate
    points: list[int]
    """Of each of its seats in every game that was played to its end."""
    by_seat: list[Estimate | None]
    """The share of wins on each seat; None where it never sat."""
    seconds_per_move: float | None
    forfeits: int

    @property
    def mean(self) -> float | None:
        return fmean(self.points) if self.points else None


def standings(spec: Spec, rows: Collection[Row]) -> list[Standing]:
    """In the order of the spec; there is at least one row."""
    line, rivals = lineup(spec), _rivals(spec)
    rated = ratings((ranking(row["seats"][:rivals], row["places"][:rivals]) for row in rows), len(spec.bots))
    return [_standing(name, bot, line.count(bot), len(line), rows, rated[bot]) for bot, name in enumerate(spec.bots)]


def _rivals(spec: Spec) -> int:
    """The first so many seats are all that compete: partners that are one bot count once."""
    return sides(spec) if sides(spec) == len(spec.bots) else len(lineup(spec))


def _standing(name: str, bot: int, seats: int, table: int, rows: Collection[Row], rated: Estimate) -> Standing:
    won: list[list[float]] = [[] for _ in range(table)]
    points, moves, seconds, forfeits = [], 0, 0.0, 0
    for row in rows:
        parts = shares(row)
        for seat in range(table):
            if row["seats"][seat] == bot:
                won[seat].append(parts[seat])
                moves += row["moves"][seat]
                seconds += row["seconds"][seat]
                if row["points"]:
                    points.append(row["points"][seat])
        forfeits += bool(row["forfeit"] and row["seats"][row["forfeit"]["seat"]] == bot)
    return Standing(
        name,
        seats,
        wilson(sum(map(sum, won)), len(rows)),
        rated,
        points,
        [wilson(sum(parts), len(parts)) if parts else None for parts in won],
        seconds / moves if moves else None,
        forfeits,
    )


def as_object(spec: Spec, rows: Collection[Row]) -> dict[str, Any]:
    """For scripts. `points` and `seconds_per_move` are null if no game came to its end, or to a move."""
    return {
        "games": len(rows),
        "bots": [
            {
                "name": bot.name,
                "win_share": bot.wins.value,
                "low": bot.wins.low,
                "high": bot.wins.high,
                "points": bot.mean,
                "seconds_per_move": bot.seconds_per_move,
            }
            for bot in standings(spec, rows)
        ],
    }


def failures(spec: Spec, rows: Collection[Row]) -> list[str]:
    """A line for each way in which a bot from outside failed."""
    found: dict[tuple[str, str], list[int]] = {}
    for row in rows:
        if forfeit := row["forfeit"]:
            found.setdefault((spec.bots[row["seats"][forfeit["seat"]]], forfeit["why"]), []).append(row["job"])
    return [
        f"{bot} forfeited game {jobs[0]}" + (f" and {len(jobs) - 1} more" if len(jobs) > 1 else "") + f": it {why}"
        for (bot, why), jobs in found.items()
    ]


def rating_name(spec: Spec) -> str:
    return "Elo" if _rivals(spec) == 2 else "Plackett–Luce"


def share(estimate: Estimate) -> str:
    return f"{estimate.value:.1%} ({estimate.low:.1%} – {estimate.high:.1%})"


def rated(estimate: Estimate) -> str:
    return f"{estimate.value:+.0f} ± {(estimate.high - estimate.low) / 2:.0f}"


def caption(spec: Spec, rows: Collection[Row]) -> str:
    """What was played."""
    turns = len(rotations(spec))
    odd = "" if len(rows) % turns == 0 else ", the last one not from every seat"
    seeds = -(-len(rows) // turns)
    played = f"{seeds} seed{'s' * (seeds > 1)} from {spec.seed} × {turns} rotations{odd}"
    options = " ".join(f"{name}={value}" for name, value in spec.options.items())
    return f"{spec.game}, rules {spec.rules}, {options}; {len(rows)} games: {played}; 95 % intervals"


def as_table(spec: Spec, rows: Collection[Row]) -> "Group":
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    table = Table()
    table.add_column("bot")
    crowded = len(lineup(spec)) > len(spec.bots)
    for column in ("seats",) * crowded + ("win share", rating_name(spec), "points", "s/move"):
        table.add_column(column, justify="right", no_wrap=True)
    for bot in standings(spec, rows):
        table.add_row(
            Text(bot.name),
            *((str(bot.seats),) * crowded),
            share(bot.wins),
            rated(bot.rating),
            "–" if bot.mean is None else f"{bot.mean:.1f}",
            "–" if bot.seconds_per_move is None else f"{bot.seconds_per_move:.4f}",
        )
    return Group(table, *(Text(line) for line in (caption(spec, rows), *failures(spec, rows))))

"""The strength of the levels, measured: which games are played for `docs/strength.md`, and the document itself."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from tuman.arena.jobs import Row, Spec, make_spec
from tuman.arena.report import Standing, share, standings
from tuman.bots.levels import LEVELS, PEOPLE, WORLDS, Thought
from tuman.games import GAMES

SEED = 40_000
STEP = 0.60  # what the lower bound of a level's interval against the level below has to exceed


@dataclass(frozen=True)
class Pairing:
    """One bot against another, and the share of wins that we want it to have."""

    game: str
    bots: tuple[str, str]
    games: int
    target: float
    options: Mapping[str, str] = field(default_factory=dict)
    bound: bool = False
    """Whether the target is for the lower bound of the interval; otherwise it is for the share itself."""

    @property
    def cost(self) -> float:
        """About how long a game takes, in no unit: for the time that is left."""
        longer = {"4": 2.0, "mercenaries": 2.0}
        times = max((longer.get(value, 1.0) for value in self.options.values()), default=1.0)
        times *= 0.25 if self.game == "island" else 1.0
        thoughts = (LEVELS[name].thought(self.game) or Thought(0) for name in self.bots)
        return times * sum(10 + iterations * (1 + 4 * settings.open) for iterations, settings in thoughts)

    def spec(self) -> Spec:
        return make_spec(self.game, self.options, self.bots, self.games, SEED)

    def reached(self, first: Standing) -> bool:
        return first.wins.low > self.target if self.bound else first.wins.value >= self.target


def ladder(game: str) -> list[Pairing]:
    """Every level against the one below, two players."""
    steps = zip(PEOPLE[1:], PEOPLE, strict=False)
    return [Pairing(game, step, 400 if step[0] == PEOPLE[-1] else 1000, STEP, bound=True) for step in steps]


LADDERS = {"Via Nebula": ladder("nebula"), "Misty Island": ladder("island")}
YARDSTICK = [
    Pairing("nebula", ("expert", "greedy"), 120, 0.95, {"players": "2"}),
    Pairing("nebula", ("expert", "greedy"), 80, 0.62, {"players": "4"}),
    Pairing("island", ("expert", "greedy"), 200, 0.85, {"mode": "weather"}),
    Pairing("island", ("expert", "greedy"), 40, 0.85, {"mode": "mercenaries"}),
]
PAIRINGS = sorted(
    [pairing for steps in LADDERS.values() for pairing in steps] + YARDSTICK,
    key=lambda pairing: pairing.cost * pairing.games,
)
"""All of them, what is quickly played first."""

Played = list[tuple[Pairing, Spec, Collection[Row]]]


def document(played: Played, command: str) -> str:
    """The page. Pairings of which nothing was played yet are named as such."""
    code = {spec.code for _, spec, _ in played}
    found = {id(pairing): (pairing, standings(spec, rows) if rows else []) for pairing, spec, rows in played}
    seconds = sum(sum(row["seconds"]) for _, _, rows in played for row in rows)
    lines = [
        "# How strong the bots are",
        "",
        f"Made by `{command}`; do not edit. Every seed (from {SEED} on) was played from every seat, all by one state",
        f"of the sources, `{', '.join(code)}`: the same sources give the same shares on any machine. Shares of wins",
        "have Wilson intervals of 95 %; a shared win counts in equal parts. Seconds are of a machine with two cores",
        f"and other work to do. All bots together thought for {seconds / 60:.0f} minutes.",
        "",
        "## The levels",
        "| level | how it plays |",
        "|---|---|",
        *(f"| {name} | {_way(name)} |" for name in (*PEOPLE, "greedy")),
        "",
    ]
    for title, steps in LADDERS.items():
        lines += [
            f"## {title}: every level against the one below",
            f"Two players, {_options(steps[0])}. Wanted: the lower bound above {STEP:.0%}.",
            "",
            *_table([found[id(pairing)] for pairing in steps], "against"),
            "",
        ]
    lines += [
        "## Expert against greedy",
        "Greedy takes what looks best one action ahead by the hand-made weights, with no mistakes and no search.",
        "",
        *_table([found[id(pairing)] for pairing in YARDSTICK], "at the table"),
    ]
    return "\n".join(lines) + "\n"


def _way(name: str) -> str:
    level = LEVELS[name]
    if level.thoughts:
        return "searches, iterations a move with two sides: " + ", ".join(
            f"{_thought(level.thought(game))} in {game}" for game in GAMES
        )
    mistakes = f"misjudges every action by {level.carelessness} points (standard deviation)"
    return f"one action ahead in {WORLDS} possible worlds, {mistakes if level.carelessness else 'without mistakes'}"


def _thought(thought: Thought | None) -> str:
    if not thought:
        return "none"
    traits = {"open search": thought.settings.open, "learned value": thought.settings.learned}
    how = [trait for trait, has in traits.items() if has]
    return str(thought.iterations) + (f" ({', '.join(how)})" if how else "")


def _options(pairing: Pairing) -> str:
    spec = pairing.spec()
    return " ".join(f"`{name}={value}`" for name, value in spec.options.items() if name in ("players", "map", "mode"))


def _table(entries: list[tuple[Pairing, list[Standing]]], versus: str) -> list[str]:
    lines = [
        f"| bot | {versus} | games | share of wins | points | s/move | wanted | |",
        "|---|---|---:|---|---|---|---|---|",
    ]
    for pairing, standing in entries:
        table = pairing.bots[1] if pairing.bound else f"{pairing.game} {_options(pairing)}"
        if not standing:
            lines.append(f"| {pairing.bots[0]} | {table} | 0 of {pairing.games} | not played yet | | | | |")
            continue
        first, second = standing
        others = f" (three {second.name})" if second.seats > 1 else ""
        wanted = f"low > {pairing.target:.0%}" if pairing.bound else f"≥ {pairing.target:.0%}"
        pace = "–" if first.seconds_per_move is None else f"{first.seconds_per_move:.4f}"
        cells = (
            first.name,
            table + others,
            _games(pairing, first),
            share(first.wins),
            f"{first.mean:.1f} : {second.mean:.1f}",
            pace,
            wanted,
            "reached" if pairing.reached(first) else "**not reached**",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _games(pairing: Pairing, first: Standing) -> str:
    """How many were played, and of how many if some are missing."""
    played = len(first.points) // first.seats
    return str(played) if played == pairing.games else f"{played} of {pairing.games}"

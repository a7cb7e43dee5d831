"""Random play measured: ours and, in an environment of their own, other engines.

All are measured in the same run, in turns: several rounds of short slices, and the median of each. Set-up and scoring
are part of a game; an action is a decision of a player, chance is not counted.
"""

import itertools
import json
import os
import subprocess
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import IO

import numpy as np

from tuman.core import blank, new_rng, random_games
from tuman.games import GAMES

TABLES = {
    "island/simple": ("island", {"mode": "simple"}),
    "island/fog+mercenaries": ("island", {"mode": "mercenaries", "weather": "fog"}),
}
PEERS = ("catanatron/4p", "open_spiel/connect_four", "open_spiel/backgammon", "python-chess")
YARDSTICK = "catanatron/4p"
ROUNDS = 5
BATCH_SECONDS = 0.01

Measure = Callable[[float], tuple[int, int, float]]
"""Plays for about so many seconds: games, actions, seconds."""


class PeersError(Exception):
    """The peers can't be measured; the text says what to do."""


@dataclass(frozen=True)
class Row:
    name: str
    games_per_s: float
    actions_per_s: float


def ours(name: str, seed: int = 1) -> Measure:
    """One of our tables, compiled before it is measured."""
    game_name, chosen = TABLES[name]
    game = GAMES[game_name]
    options = game.encode(game.complete(chosen))
    states = blank(game, 2)
    rng = new_rng(seed)
    out, weights = np.zeros((2, game.most), np.int64)
    batch = 1

    def play(games: int) -> tuple[int, float]:
        begin = perf_counter()
        return random_games(states, options, games, rng, out, weights), perf_counter() - begin

    play(1)
    while play(batch)[1] < BATCH_SECONDS:
        batch *= 2

    def measure(seconds: float) -> tuple[int, int, float]:
        games = actions = 0
        begin = perf_counter()
        while (spent := perf_counter() - begin) < seconds:
            actions += play(batch)[0]
            games += batch
        return games, actions, spent

    return measure


def peers_python() -> Path:
    """The Python that has the other engines: `TUMAN_PEERS`, or what `make peers` has made."""
    if named := os.environ.get("TUMAN_PEERS"):
        path = Path(named)
        hint = "TUMAN_PEERS names no file"
    else:
        path = Path(__file__).parents[2] / ".venv-peers/bin/python"
        hint = "the other engines are not installed: run `make peers` in the checkout"
    if not path.is_file():
        raise PeersError(f"{hint} ({path})")
    return path


@contextmanager
def peers(names: Iterable[str] = PEERS) -> Iterator[dict[str, Measure]]:
    """The other engines, behind one process that sleeps while others are measured."""
    command = [str(peers_python()), str(Path(__file__).parent / "peers.py")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin and process.stdout
        try:
            yield {name: _peer(name, process.stdin, process.stdout) for name in names}
        finally:
            process.kill()


def _peer(name: str, ask: IO[str], answer: IO[str]) -> Measure:
    seeds = itertools.count(1)

    def measure(seconds: float) -> tuple[int, int, float]:
        try:
            ask.write(f"{name} {seconds} {next(seeds)}\n")
            ask.flush()
            got = json.loads(answer.readline() or '{"error": "it has ended"}')
        except (OSError, ValueError) as error:
            raise PeersError(f"{name} gave no answer: {error}") from error
        if "error" in got:
            raise PeersError(f"{name} can't be measured: {got['error']}; run `make peers` again")
        return got["games"], got["actions"], got["seconds"]

    measure(0.0)  # imports are not timed
    return measure


def run(measures: dict[str, Measure], seconds: float, step: Callable[[str], None] = lambda name: None) -> list[Row]:
    """Measures all by turns, each for so many seconds in all."""
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            step(name)
            games, actions, spent = measure(seconds / ROUNDS)
            rates[name].append((games / spent, actions / spent))
    return [Row(name, *(median(column) for column in zip(*found, strict=True))) for name, found in rates.items()]

"""Steps of the environments measured, observations and masks included: single, batched, and those of the field.

A step is a decision of one player in one game, chosen at random among the legal ones by the caller.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from tuman.bench import TABLES, Measure
from tuman.env.aec import env
from tuman.env.vector import BatchEnv
from tuman.games import GAMES

GAMES_AT_ONCE = 1024
CORES = (1, 2)
CLASSICS = (
    "pettingzoo/rps_v2",
    "pettingzoo/tictactoe_v3",
    "pettingzoo/connect_four_v3",
    "pettingzoo/chess_v6",
    "pettingzoo/go_v5",
    "pettingzoo/leduc_holdem_v4",
    "pettingzoo/texas_holdem_v4",
    "pettingzoo/texas_holdem_no_limit_v6",
    "pettingzoo/hanabi_v5",
)
PEERS = (
    *CLASSICS,
    *(f"{name}/raw" for name in CLASSICS[:3]),  # the fastest ones, without PettingZoo's checks
    *(f"pgx/{name}" for name in ("tic_tac_toe", "connect_four", "leduc_holdem", "backgammon", "go_9x9")),
)


@dataclass(frozen=True)
class StepRow:
    name: str
    steps_per_s: float


def fastest_classic(rows: Sequence[StepRow]) -> StepRow | None:
    """The yardstick: PettingZoo's fastest game, made as its users make it."""
    classic = [row for row in rows if row.name in CLASSICS]
    return max(classic, key=lambda row: row.steps_per_s, default=None)


def single(table: str, seed: int = 1) -> Measure:
    """A PettingZoo environment of ours, driven as those of PettingZoo are."""
    game, options = TABLES[table]
    played: Any = env(GAMES[game], game, **options)
    rand = np.random.default_rng(seed).random

    def play() -> int:
        played.reset(seed=int(rand() * 2**31))
        steps = 0
        for _ in played.agent_iter():
            seen, _, terminated, _, _ = played.last()
            if terminated:
                played.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            played.step(int(legal[int(rand() * len(legal))]))
            steps += 1
        return steps

    return _timed(play)


def batched(table: str, threads: int, seed: int = 1) -> Measure:
    """A batch of ours. The caller picks from the list of legal actions."""
    game, options = TABLES[table]
    chosen: dict[str, Any] = dict(options)
    batch = BatchEnv(GAMES[game], GAMES_AT_ONCE, threads=threads, **chosen)
    rng = np.random.default_rng(seed)
    rows = np.arange(GAMES_AT_ONCE)
    _, infos = batch.reset(seed=seed)

    def play() -> int:
        nonlocal infos
        actions = infos["legal"][rows, (rng.random(GAMES_AT_ONCE) * infos["count"]).astype(np.int64)]
        *_, infos = batch.step(actions)
        return GAMES_AT_ONCE

    return _timed(play)


def _timed(play: Callable[[], int]) -> Measure:
    play()  # compiled before it is measured

    def measure(seconds: float) -> tuple[int, int, float]:
        steps = calls = 0
        begin = perf_counter()
        while (spent := perf_counter() - begin) < seconds or not calls:
            steps += play()
            calls += 1
        return calls, steps, spent

    return measure


def ours() -> dict[str, Callable[[], Measure]]:
    """Our rows: what makes each of them ready."""
    rows: dict[str, Callable[[], Measure]] = {}
    for table in TABLES:
        rows[f"single/{table}"] = lambda table=table: single(table)  # type: ignore[misc]
        for cores in CORES:
            rows[f"batch/{table}/{cores}-core{'s' if cores > 1 else ''}"] = lambda table=table, cores=cores: batched(
                table, cores
            )  # type: ignore[misc]
    return rows

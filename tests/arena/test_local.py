"""The arena on several cores: the same games as on one, and no worker outlives it."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.kit import LINE_BOT, ROOT, same
from tuman.arena import local
from tuman.arena.jobs import ArenaError, make_spec

LONG = make_spec("nebula", {}, ["greedy", "greedy"], 10_000, 1)


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [("island", {"mode": "blitz"}, ["casual", LINE_BOT]), ("nebula", {"players": "3"}, ["greedy", "random"])],
)
def test_one_worker_and_two_play_the_same_games(game, options, bots) -> None:
    spec = make_spec(game, options, bots, 6, 1)
    one, two = list(local.run(spec, range(6), workers=1)), list(local.run(spec, range(6), workers=2))
    assert sorted(row["job"] for row in two) == list(range(6))
    assert same(one) == same(two)
    assert all(row["forfeit"] is None for row in one)
    assert multiprocessing.active_children() == []


def test_only_the_jobs_asked_for_are_played() -> None:
    spec = make_spec("island", {}, ["greedy", "random"], 20, 1)
    assert sorted(row["job"] for row in local.run(spec, [3, 17, 5], workers=8)) == [3, 5, 17]
    assert list(local.run(spec, [], workers=2)) == []


def test_an_arena_that_is_left_early_ends_its_workers() -> None:
    games = local.run(LONG, range(LONG.games), workers=2)
    next(games)
    assert len(multiprocessing.active_children()) == 2
    games.close()
    assert multiprocessing.active_children() == []


def test_the_death_of_a_worker_is_told() -> None:
    games = local.run(LONG, range(LONG.games), workers=2)
    next(games)
    os.kill(multiprocessing.active_children()[0].pid, signal.SIGKILL)
    with pytest.raises(ArenaError, match=r"a worker has ended with code -9; with --out, the same command goes on"):
        list(games)
    assert multiprocessing.active_children() == []


def test_a_fault_of_ours_in_a_worker_is_not_hidden() -> None:
    spec = make_spec("island", {}, ["greedy", "random"], 2, 1)
    broken = type(spec)(**{**spec.__dict__, "game": "moor"})
    with pytest.raises(RuntimeError, match=r"game \d went wrong(?s:.*)KeyError: 'moor'"):
        list(local.run(broken, range(2), workers=2))


def test_control_c_ends_workers_and_bots_from_outside_and_keeps_the_games(tmp_path: Path) -> None:
    out, mark = tmp_path / "games.jsonl", tmp_path / "mark"
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import sys, time\nprint('ready', flush=True)\nfor line in sys.stdin:\n"
        "    if line.startswith('choose'):\n        open(sys.argv[1], 'w').close()\n        time.sleep(60)\n"
    )
    bots = f"random,exec:{sys.executable} {slow} {mark}"
    command = [sys.executable, "-m", "tuman.cli", "arena", "island", "--bots", bots, "--workers", "2", "--out", out]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as arena:
        while not mark.exists():
            assert arena.poll() is None
            time.sleep(0.02)
        os.killpg(arena.pid, signal.SIGINT)  # as a terminal does: to all of them
        begin = time.monotonic()
        _, said = arena.communicate(timeout=30)
    assert arena.returncode == 130
    assert b"Traceback" not in said
    assert time.monotonic() - begin < 15
    left = [path for path in Path("/proc").glob("[0-9]*/cmdline") if str(mark).encode() in _read(path)]
    assert left == []


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # it has just ended
        return b""

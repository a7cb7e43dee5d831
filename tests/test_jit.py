"""Compiled code does what the same source does as plain Python, and is kept where we say."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from numba.core.runtime import rtsys

from tests.laws.tables import MODES
from tuman.core import (
    CHANCE,
    OVER,
    PUBLIC,
    Game,
    States,
    actor_at,
    apply_at,
    below,
    blank,
    by_weight,
    chance_at,
    conceal_at,
    determinize_at,
    legal_at,
    new_rng,
    random_games,
    scores_at,
    start_at,
    veil_at,
)
from tuman.jit import fingerprint, forget_old_caches, njit

ROOT = Path(__file__).parents[1]
SEEDS = range(2)


def played(game: Game, options: dict[str, str], seed: int) -> str:
    """A hash over everything that the kernel says about every position of a random game."""
    digest = hashlib.sha256()
    states = blank(game)
    rng = new_rng(seed)
    out, weights = np.zeros((2, game.most), np.int64)
    start_at(states, game.encode(options))
    seats = game.seats(options)
    standing = np.zeros(seats, np.int64)
    while (who := actor_at(states)) != OVER:
        n, m = legal_at(states, out), 0
        digest.update(out[:n].tobytes())
        if who == CHANCE:
            m = chance_at(states, out, weights)
            digest.update(out[:m].tobytes() + weights[:m].tobytes())
        action = int(out[by_weight(rng, weights, m)] if who == CHANCE else out[below(rng, n)])
        scores_at(states, standing)
        digest.update(standing.tobytes())
        viewer = below(rng, seats + 1) - 1
        digest.update(_seen(states, action, viewer, rng))
        apply_at(states, action)
        digest.update(states.tobytes())
    scores_at(states, standing)
    return hashlib.sha256(digest.digest() + standing.tobytes()).hexdigest()


def _seen(states: States, action: int, viewer: int, rng: np.ndarray) -> bytes:
    assert viewer >= PUBLIC
    view = states.copy()
    conceal_at(view, viewer)
    guess = view.copy()
    determinize_at(guess, viewer, rng)
    return view.tobytes() + guess.tobytes() + bytes(str(veil_at(states, action, viewer)), "ascii")


def all_played() -> list[str]:
    return [played(game, options, seed) for game, options in MODES for seed in SEEDS]


def in_another_python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.slow
@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_plain_python_and_checked_bounds_give_the_same_games(setting: str) -> None:
    name = setting.removeprefix("NUMBA_")
    code = f"from tests.test_jit import all_played; from tuman.jit import config; print(config.{name}, all_played())"
    assert in_another_python(code, **{setting: "1"}) == f"1 {all_played()}"


def allocated(play: Callable[[int], object]) -> int:
    """How many things more compiled code allocates when it does something 100 times, not once."""
    counts = []
    for times in (1, 1, 101):  # the first call may compile
        before = rtsys.get_allocation_stats()
        play(times)
        after = rtsys.get_allocation_stats()
        counts.append(after.alloc - before.alloc + after.mi_alloc - before.mi_alloc)
    return counts[2] - counts[1]


@njit
def allocates(times: int) -> int:
    """What must not be done in the rules, to see that it would be found."""
    total = 0
    for n in range(times):
        total += len(np.zeros(n + 1))
    return total


def all_allocated() -> list[int]:
    counts = []
    for game, options in MODES:
        states, encoded, rng = blank(game, 2), game.encode(options), new_rng(1)
        out, weights = np.zeros((2, game.most), np.int64)
        counts.append(allocated(partial(random_games, states, encoded, rng=rng, out=out, weights=weights)))
    return [*counts, allocated(allocates)]


def test_whole_games_are_played_without_allocating_anything() -> None:
    code = "from tests.test_jit import all_allocated; print(all_allocated())"
    assert in_another_python(code, NUMBA_NRT_STATS="1") == str([0] * len(MODES) + [200])


def test_bounds_are_really_checked_in_that_mode(tmp_path: Path) -> None:
    code = (
        "import numpy as np; from tuman.core import below\n"
        "try: below(np.zeros(0, np.int64), 2)\n"
        "except IndexError: print('checked')"
    )
    assert in_another_python(code, NUMBA_BOUNDSCHECK="1", TUMAN_CACHE=str(tmp_path)) == "checked"


def test_compiled_code_lands_in_our_cache_folder_and_nowhere_else(tmp_path: Path) -> None:
    code = "from tuman import core, jit; core.below(core.new_rng(1), 6); print(jit.cache_folder())"
    folder = Path(in_another_python(code, TUMAN_CACHE=str(tmp_path / "cache")))
    assert folder.parent == tmp_path / "cache"
    assert list(folder.rglob("*.nbi"))
    assert list(folder.rglob("*.nbc"))
    assert list((ROOT / "tuman").rglob("*.nb?")) == []


def test_a_second_start_compiles_nothing(tmp_path: Path) -> None:
    code = "from tuman.core import below, new_rng; below(new_rng(1), 6); print(sum(below.stats.cache_hits.values()))"
    assert in_another_python(code, TUMAN_CACHE=str(tmp_path)) == "0"
    assert in_another_python(code, TUMAN_CACHE=str(tmp_path)) == "1"


def test_the_cache_is_named_after_the_sources_that_are_compiled(tmp_path: Path) -> None:
    sources = {
        "core.py": "from tuman.jit import njit",
        "games/moor/content.py": "A = 1",
        "games/moor/data/cards.toml": "a = 1",
        "games/moor/tell.py": "words = 1",
    }
    for name, text in sources.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    first = fingerprint(tmp_path)
    assert fingerprint(tmp_path) == first
    seen = {first}
    for name in list(sources)[:3]:
        (tmp_path / name).write_text(sources[name] + "\n# changed\n")
        seen.add(fingerprint(tmp_path))
    assert len(seen) == 4
    last = fingerprint(tmp_path)
    (tmp_path / "games/moor/tell.py").write_text("words = 2")
    assert fingerprint(tmp_path) == last


def test_old_caches_are_deleted_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUMAN_CACHE", str(tmp_path))
    kept = [tmp_path / f"kernels-{fingerprint()}", tmp_path / "mine"]
    for folder in [*kept, tmp_path / "kernels-0123"]:
        folder.mkdir()
        (folder / "file").touch()
    forget_old_caches()
    assert sorted(tmp_path.iterdir()) == sorted(kept)

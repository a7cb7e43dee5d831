"""No pack that is accepted makes compiled code read or write out of bounds: random packs, played with checks on."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest

from tests.nebula.packs import write_random_pack
from tuman.bots.levels import make_bot
from tuman.core import (
    OVER,
    blank,
    chance_at,
    conceal_at,
    determinize_at,
    legal_at,
    new_rng,
    random_games,
    veil_at,
)
from tuman.games.nebula import with_pack
from tuman.games.nebula.content import load
from tuman.jit import config
from tuman.match import Match

ROOT = Path(__file__).parents[2]
PACKS = 60


def play_pack(folder: Path, seed: int) -> int:
    """Random games of every number of players on every map, one of them seen by everybody at every ply."""
    write_random_pack(folder, seed)
    game = with_pack(load(folder))
    rng = new_rng(seed)
    states, out, weights = blank(game, 2), *np.zeros((2, game.most), np.int64)
    played = 0
    for players in "234":
        for name in game.options[1].values:
            options = game.encode(game.complete({"players": players, "map": name}))
            played += random_games(states, options, 3, rng, out, weights)
    match = Match(game, {"players": "4"}, seed=str(seed))
    bot = make_bot("greedy", game, 0, match.seats, seed)
    while match.actor != OVER:
        action = match.legal()[seed % len(match.legal())]
        for viewer in range(-1, match.seats):
            view = match.view(viewer)
            determinize_at(view, viewer, rng)
            conceal_at(view, viewer)
            legal_at(view, out)
            chance_at(view, out, weights)
            veil_at(match.states, action, viewer)
        game.describe(match.view(0), 0)
        if match.actor == 0 and match.ply % 5 == 0:
            action = bot.choose(match.view(0), [])
        match.play(action)
    return played


def play_packs() -> int:
    assert config.BOUNDSCHECK
    with TemporaryDirectory() as folder:
        return sum(play_pack(Path(folder) / str(seed), seed) for seed in range(PACKS))


@pytest.mark.slow
def test_random_packs_stay_within_bounds() -> None:
    code = "from tests.nebula.test_bounds import play_packs; print(play_packs())"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > PACKS * 9 * 50

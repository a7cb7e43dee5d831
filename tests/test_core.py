"""The contract's own tools: random numbers, weights, the registration of a game, random play, perft."""

from collections import Counter

import numpy as np
import pytest

from tests.laws.tables import MODE_IDS, MODES
from tuman.core import (
    CHANCE,
    OVER,
    Game,
    States,
    actor_at,
    apply_at,
    below,
    blank,
    by_weight,
    new_rng,
    random_games,
    register,
)
from tuman.games import GAMES
from tuman.match import Match
from tuman.perft import perft

every_mode = pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 36, 420])
def test_random_numbers_stay_in_range_and_are_about_equally_likely(n: int) -> None:
    rng = new_rng(3)
    draws = 400 * n
    counts = Counter(below(rng, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_squared = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_squared < n + 5 * (2 * n) ** 0.5


def test_neighbouring_seeds_give_different_numbers() -> None:
    firsts = {tuple(below(rng, 1000) for _ in range(4)) for rng in map(new_rng, range(-500, 500))}
    assert len(firsts) == 1000


def test_no_seed_makes_a_generator_that_stands_still() -> None:
    for seed in (0, 1, -1, 2**63, 2**64, -(2**70)):
        rng = new_rng(seed)
        assert len({below(rng, 2**31) for _ in range(50)}) == 50


def test_indices_are_as_likely_as_their_weights() -> None:
    rng = new_rng(4)
    weights = np.array([1, 0, 3, 6, 99], np.int64)  # the last is beyond n
    counts = Counter(by_weight(rng, weights, 4) for _ in range(10_000))
    assert set(counts) == {0, 2, 3}
    assert abs(counts[0] - 1000) < 150
    assert abs(counts[2] - 3000) < 250
    assert abs(counts[3] - 6000) < 250


def test_a_field_that_hides_behind_a_method_of_numpy_is_refused() -> None:
    dtype = np.dtype((np.record, [("item", np.int64)]))
    with pytest.raises(ValueError, match="can't be named 'item'"):
        register(dtype, GAMES["island"].kernel)


@every_mode
def test_random_games_count_decisions_of_players_only(game: Game, options: dict[str, str]) -> None:
    states = blank(game, 2)
    out, weights = np.zeros((2, game.most), np.int64)
    decisions = random_games(states, game.encode(options), 3, new_rng(5), out, weights)
    assert actor_at(states[1:]) == OVER
    assert states[:1].tobytes() == blank(game).tobytes()
    match = Match(game, options, seed="5")
    while not match.over:
        match.play(match.legal()[0])
    one_game = sum(who != CHANCE for who in match.actors)
    assert one_game * 2 < decisions < one_game * 5


def counted_by_hand(match: Match, states: States, depth: int) -> int:
    """Perft in plain words."""
    if depth == 0:
        return 1
    match.states = states
    total = 0
    for action in match.outcomes() if match.actor == CHANCE else match.legal():
        after = states.copy()
        apply_at(after, action)
        total += counted_by_hand(match, after, depth - 1)
        match.states = states
    return total


@every_mode
@pytest.mark.parametrize("ply", [0, 30, 120])
def test_perft_counts_what_a_plain_walk_counts(game: Game, options: dict[str, str], ply: int) -> None:
    match = Match(game, options, seed="6")
    while match.ply < ply:
        match.play(match.legal()[-1])
    for depth in range(4 if len(match.legal()) < 20 else 3):
        assert perft(game, match.states, depth) == counted_by_hand(match.at(match.ply), match.states.copy(), depth)


def test_nothing_follows_a_game_that_is_over() -> None:
    match = Match(GAMES["island"], seed="7")
    while not match.over:
        match.play(match.legal()[0])
    assert [perft(match.game, match.states, depth) for depth in range(3)] == [1, 0, 0]

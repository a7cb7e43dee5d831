"""Intervals and ratings against known values and planted strengths."""

import math
import random

import pytest

from tuman.arena.rating import Estimate, ranking, ratings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, table I, method 3; and others worked out by hand
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson_intervals_are_the_known_ones(wins: float, games: int, low: float, high: float) -> None:
    estimate = wilson(wins, games)
    assert estimate.value == wins / games
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("games", range(1, 200, 7))
def test_an_interval_holds_its_share_to_the_last_digit(games: int) -> None:
    for wins in range(games + 1):
        estimate = wilson(wins, games)
        assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1


def test_two_players_have_their_elo() -> None:
    better, worse = ratings([((0,), (1,))] * 7600 + [((1,), (0,))] * 2400, 2)
    assert better.value - worse.value == pytest.approx(400 * math.log10(76 / 24), abs=0.5)
    # The difference's error is that of a logit of 7600 of 10000; each rating has half of it.
    error = 1.96 * 400 / math.log(10) / math.sqrt(10000 * 0.76 * 0.24)
    assert better.high - better.low == pytest.approx(error, rel=0.01)


def test_a_shared_win_is_half_a_win_and_half_a_loss() -> None:
    tied = ratings([((0, 1),)] * 100 + [((0,), (1,))] * 100, 2)
    split = ratings([((0,), (1,))] * 150 + [((1,), (0,))] * 50, 2)
    assert tied[0].value == pytest.approx(split[0].value)
    assert tied[0].high == pytest.approx(split[0].high)


def drawn(strengths: list[float], rng: random.Random) -> tuple[tuple[int, ...], ...]:
    """A game by the model."""
    left = {bot: 10 ** (strength / 400) for bot, strength in enumerate(strengths)}
    order = []
    while left:
        bot = rng.choices(list(left), list(left.values()))[0]
        del left[bot]
        order.append((bot,))
    return tuple(order)


@pytest.mark.parametrize("strengths", [[150, -150], [200, 0, -200], [300, 50, -100, -250]])
def test_planted_strengths_are_found_and_intervals_mean_what_they_say(strengths: list[float]) -> None:
    rng = random.Random(4)
    held = 0
    for _ in range(300):
        for planted, found in zip(strengths, ratings([drawn(strengths, rng) for _ in range(100)], len(strengths))):
            held += found.low <= planted <= found.high
    assert 0.92 <= held / (300 * len(strengths)) <= 0.98
    many = ratings([drawn(strengths, rng) for _ in range(20_000)], len(strengths))
    assert [found.value for found in many] == pytest.approx(strengths, abs=12)


def test_one_against_equals_is_found() -> None:
    """The first bot against three seats of the second."""
    rng = random.Random(5)
    games = [tuple((min(bot, 1),) for (bot,) in drawn([200, -200, -200, -200], rng)) for _ in range(5000)]
    one, many = ratings(games, 2)
    assert one.value - many.value == pytest.approx(400, abs=20)


def test_who_wins_everything_is_strong_but_not_without_bounds() -> None:
    few, more = (ratings([((0,), (1,))] * games, 2)[0] for games in (10, 1000))
    assert 0 < few.value < more.value < 2000
    assert ratings([((0, 1, 2),)] * 10, 3)[0] == Estimate(
        pytest.approx(0, abs=1e-6), pytest.approx(-few.high, rel=1), pytest.approx(few.high, rel=1)
    )


def test_rankings_group_those_who_did_equally_well() -> None:
    assert ranking([1, 0, 1, 2], [0, 1, 1, 3]) == ((1,), (0, 1), (2,))

"""The list of games: mirrored seeds, every rotation, and each game a function of the spec and its number alone."""

from dataclasses import replace

import pytest

from tests.arena.kit import same
from tuman.arena.jobs import ArenaError, bot_seed, lineup, make_spec, match_seed, rotations, seating
from tuman.arena.play import play
from tuman.core import OptionError

TEAM = {"mode": "team"}


@pytest.mark.parametrize(
    ("game", "options", "bots", "turns"),
    [
        ("island", {}, ["greedy", "random"], [(0, 1), (1, 0)]),
        ("island", TEAM, ["greedy", "random"], [(0, 1, 0, 1), (1, 0, 1, 0)]),
        ("island", TEAM, ["greedy"] * 4, [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]),
        ("nebula", {"players": "3"}, ["greedy", "random"], [(0, 1, 1), (1, 1, 0), (1, 0, 1)]),
        ("nebula", {"players": "3"}, ["greedy", "random", "casual"], [(0, 1, 2), (1, 2, 0), (2, 0, 1)]),
        ("nebula", {"players": "4"}, ["greedy", "random"], [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]),
    ],
)
def test_every_seed_is_played_with_every_rotation(game, options, bots, turns) -> None:
    spec = make_spec(game, options, bots, 3 * len(turns), 7)
    assert lineup(spec) == turns[0]
    assert rotations(spec) == turns
    jobs = range(spec.games)
    assert [seating(spec, job) for job in jobs] == turns * 3
    seeds = [match_seed(spec, job) for job in jobs]
    assert all(len(set(seeds[at : at + len(turns)])) == 1 for at in range(0, spec.games, len(turns)))
    assert len(set(seeds)) == 3
    for bot in range(len(bots)):  # each as often on one seat as on another
        assert len({[seating(spec, job)[seat] for job in jobs].count(bot) for seat in range(len(turns[0]))}) == 1


def test_other_seeds_give_other_games_and_each_seat_has_luck_of_its_own() -> None:
    spec = make_spec("island", {}, ["greedy", "random"], 10, 1)
    other = replace(spec, seed=2)
    assert {match_seed(spec, job) for job in range(10)}.isdisjoint(match_seed(other, job) for job in range(10))
    assert len({bot_seed(one, job, seat) for one in (spec, other) for job in range(10) for seat in range(2)}) == 40


def test_a_game_follows_from_the_spec_and_its_number() -> None:
    spec = make_spec("island", {"mode": "mercenaries"}, ["greedy", "random"], 6, 1)
    first = same(play(spec, job) for job in range(6))
    assert same(play(spec, job) for job in reversed(range(6))) == first
    assert same(play(replace(spec, games=99), job) for job in range(6)) == first


@pytest.mark.parametrize(
    ("game", "options", "bots", "said"),
    [
        ("island", {}, ["greedy"], "2 seats need 2 bots, not 1"),
        ("island", {}, ["greedy"] * 3, "2 seats need 2 bots, not 3"),
        ("island", TEAM, ["greedy"] * 3, "4 seats need 4 bots, or 2 to fill the table with, not 3"),
        ("nebula", {"players": "3"}, ["greedy"], "3 seats need 3 bots, or 2 to fill the table with, not 1"),
        ("island", {}, ["greedy", "deep"], "no bot 'deep'; there are newcomer, casual, regular, strong,"),
        ("island", {}, ["greedy", ""], "no bot ''"),
        ("island", {}, ["greedy", "exec:"], "no program ''"),
        ("island", {}, ["greedy", "exec:no-such-program -x"], "no program 'no-such-program'"),
        ("island", {}, ["greedy", "exec:sh 'x"], "No closing quotation"),
    ],
)
def test_bots_that_do_not_fit_are_told(game, options, bots, said: str) -> None:
    with pytest.raises(ArenaError, match=said):
        make_spec(game, options, bots, 1, 1)


def test_no_games_and_wrong_options_are_told() -> None:
    with pytest.raises(ArenaError, match="at least one game"):
        make_spec("island", {}, ["greedy", "random"], 0, 1)
    with pytest.raises(OptionError, match="no option 'moon'"):
        make_spec("island", {"moon": "full"}, ["greedy", "random"], 1, 1)

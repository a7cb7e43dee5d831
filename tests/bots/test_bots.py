"""Bots see only a view, play only what is legal, and play the same again from the same seed."""

import random
from collections.abc import Iterator

import pytest

from tests.laws.tables import MODE_IDS, MODES
from tuman.bots.levels import LEVELS, NAMES, SearchBot, make_bot
from tuman.bots.search import FULL_ROLLOUT, Search, Settings
from tuman.core import Game, determinize_at, new_rng
from tuman.games import GAMES
from tuman.match import Match

every_mode = pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
QUICK = [name for name in NAMES if name != "expert"]


def positions(game: Game, options: dict[str, str], every: int) -> Iterator[Match]:
    """Some positions of a random match in which a seat decides."""
    rng = random.Random(4)
    match = Match(game, options, seed="bots")
    while not match.over:
        if len(match.legal()) > 1 and match.ply % every == 0:
            yield match
        match.play(rng.choice(match.legal()))


@every_mode
@pytest.mark.parametrize("name", QUICK)
def test_a_choice_does_not_change_when_what_is_hidden_does(name: str, game: Game, options: dict[str, str]) -> None:
    rng = new_rng(3)
    changed = 0
    for match in positions(game, options, 11):
        seat = match.actor
        other = match.at(match.ply)
        other.states = match.view(seat)
        determinize_at(other.states, seat, rng)
        changed += other.states.tobytes() != match.states.tobytes()
        assert other.view(seat).tobytes() == match.view(seat).tobytes()
        choices = [make_bot(name, game, seat, match.seats, 9).choose(m.view(seat), []) for m in (match, other)]
        assert choices[0] == choices[1]
        assert choices[0] in match.legal()
    assert changed


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_so_it_is_with_an_expert(game: Game) -> None:
    rng = new_rng(5)
    for match in positions(game, {}, 37):
        other = match.view(match.actor)
        determinize_at(other, match.actor, rng)
        twin = match.at(match.ply)
        twin.states = other
        bots = [make_bot("expert", game, match.actor, match.seats, 2) for _ in range(2)]
        assert bots[0].choose(match.view(match.actor), []) == bots[1].choose(twin.view(match.actor), [])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_bot_leaves_the_view_as_it_is(game: Game) -> None:
    for name in QUICK:
        match = Match(game, seed="view")
        view = match.view(match.actor)
        before = view.tobytes()
        make_bot(name, game, match.actor, match.seats, 1).choose(view, [])
        assert view.tobytes() == before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_kept_tree_goes_on_from_what_was_seen(game: Game) -> None:
    match = Match(game, {"first": "1"}, seed="tree")
    bot = SearchBot(game, 0, match.seats, 1, LEVELS["strong"])
    seen: list[int] = []
    kept = 0
    rng = random.Random(6)
    while not match.over and match.ply < 90:
        before = match.ply
        if match.actor == 0:
            view = match.view(0)
            bot.search.follow(seen)
            kept += int(bot.search.tree.nodes[bot.search.tree.used[1], 4]) > 0  # VISITS
            bot.think(view)
            action = bot.search.children()[0][0]
            assert action in match.legal()
            seen = []
        else:
            action = rng.choice(match.legal())
        match.play(action)
        seen += match.veiled(0)[before:]
    assert kept > 3


def test_search_adds_up() -> None:
    """Every iteration ends in one leaf below the root; chances stay between 0 and 1."""
    for game in GAMES.values():
        for settings in (Settings(), Settings(rollout=FULL_ROLLOUT, priors=0), Settings(rollout=5)):
            match = Match(game, {"first": "1"}, seed="sum")
            search = Search(game, 0, match.seats, settings, 1)
            search.run(match.view(0), 200)
            children = search.children()
            assert sum(visits for _, visits, _ in children) in (199, 200)
            assert {action for action, _, _ in children} == set(match.legal())
            assert all(0 <= chance <= 1 for _, _, chance in children)


def test_a_full_tree_goes_on_without_growing() -> None:
    game = GAMES["nebula"]
    match = Match(game, {"first": "1"}, seed="small")
    search = Search(game, 0, 2, Settings(), 1, size=500)
    search.run(match.view(0), 400)
    assert search.tree.used[0] == 500
    assert search.children()[0][0] in match.legal()

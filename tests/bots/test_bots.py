"""Bots see only a view, play only what is legal, and play the same again from the same seed."""

import random
from collections.abc import Iterator
from time import perf_counter

import numpy as np
import pytest

from tests.laws.tables import MODE_IDS, MODES
from tuman.bots.desk import Desk, Settings, new_desk
from tuman.bots.evaluation import lead, result
from tuman.bots.levels import FORESIGHT, NAMES, SearchBot, Thought, make_bot
from tuman.bots.search import DRAWN, Search
from tuman.bots.tree import ACTION, CHILD, PARENT, SIBLING, VISITS
from tuman.bots.worlds import guessed, imagine, suits
from tuman.cli.opponents import advice
from tuman.core import Floats, Game, Ints, States, conceal_at, copied, determinize_at, features, new_rng
from tuman.games import GAMES
from tuman.jit import njit
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


def twin(match: Match, rng: Ints) -> Match:
    """A match that looks the same to who has the turn, with other things hidden behind it."""
    seat = match.actor
    other = match.at(match.ply)
    other.states = match.view(seat)
    determinize_at(other.states, seat, rng)
    assert other.view(seat).tobytes() == match.view(seat).tobytes()
    return other


@every_mode
@pytest.mark.parametrize("name", NAMES)
def test_a_choice_does_not_change_when_what_is_hidden_does(name: str, game: Game, options: dict[str, str]) -> None:
    rng = new_rng(3)
    changed = 0
    for match in positions(game, options, 23 if name == "expert" else 11):
        seat = match.actor
        other = twin(match, rng)
        changed += other.states.tobytes() != match.states.tobytes()
        choices = [make_bot(name, game, seat, match.seats, 9).choose(m.view(seat), []) for m in (match, other)]
        assert choices[0] == choices[1]
        assert choices[0] in match.legal()
    assert changed


@every_mode
def test_nor_does_advice(game: Game, options: dict[str, str]) -> None:
    rng = new_rng(7)
    for match in positions(game, options, 83):
        assert advice(twin(match, rng)) == advice(match)


@every_mode
def test_a_guessed_choice_knows_only_what_its_seat_knows(game: Game, options: dict[str, str]) -> None:
    """What a search thinks that another seat may choose does not change with what is hidden from that seat."""
    rng = new_rng(5)
    changed = 0
    for match in positions(game, options, 7):
        other = twin(match, rng)
        changed += other.states.tobytes() != match.states.tobytes()
        for seed in range(3):
            guesses = []
            for m in (match, other):
                desk = new_desk(game)
                desk.room[0] = m.states[0]
                desk.actions[: len(m.legal())] = m.legal()
                sides = game.sides(m.seats)
                settings = Settings(open=seed % 2)
                guesses.append(
                    guessed(desk, m.actor, m.seats, sides, len(m.legal()), settings, game.weights, new_rng(seed))
                )
            assert guesses[0] == guesses[1] < len(match.legal())
    assert changed


def test_only_a_choice_that_was_not_shown_is_answered_in_the_dark() -> None:
    """At night tokens lie closed, by day they do not: only then the search plays another game if others guess."""
    game = GAMES["island"]
    found = {}
    for weather in ("night", "sunny"):
        match = Match(game, {"mode": "weather", "weather": weather, "first": "1"}, seed="dark")
        while not match.states["cells"][0].any() or match.actor != 0:  # the hands are chosen, and both have placed one
            match.play(match.legal()[0])
        trees = []
        for guess in (0.0, 0.5):
            search = Search(game, 0, 2, Settings(guess=guess), 1)
            search.run(match.view(0), 400)
            trees.append(search.children())
        found[weather] = trees[0] == trees[1]
    assert found == {"night": False, "sunny": True}


def test_luck_of_a_world_is_no_merit() -> None:
    """At night what is closed may be worth much or little. With that taken off, values of actions vary far less."""
    game = GAMES["island"]
    match = Match(game, {"mode": "weather", "weather": "night", "first": "1"}, seed="luck")
    rng = random.Random(1)
    while (match.states["cells"][0] != 0).sum() < 16 or match.actor != 0:
        match.play(rng.choice(match.legal()))
    thorough = Search(game, 0, 2, Settings(trust=0), 1)
    thorough.run(match.view(0), 3000)
    (best, *_), (second, *_) = thorough.children()[:2]
    spread = {}
    for luck in (0.0, 1.0):
        leads = []
        for seed in range(30):
            search = Search(game, 0, 2, Settings(luck=luck, trust=0), seed)
            search.run(match.view(0), 400)
            chances = {action: chance for action, visits, chance in search.children() if visits > 3}
            if best in chances and second in chances:
                leads.append(chances[best] - chances[second])
        assert len(leads) > 15
        spread[luck] = np.std(leads)
    assert spread[1.0] < 0.8 * spread[0.0]


def worlds(match: Match, trust: float, n: int) -> list[States]:
    """Worlds that a search imagines for who has the turn."""
    desk, rng, sides = new_desk(match.game), new_rng(2), match.game.sides(match.seats)
    found = []
    for _ in range(n):
        imagine(
            desk,
            match.view(match.actor),
            match.actor,
            match.seats,
            sides,
            Settings(trust=trust),
            match.game.weights,
            rng,
        )
        found.append(copied(desk.room[:1]))
    return found


@every_mode
def test_an_imagined_world_fits_the_view(game: Game, options: dict[str, str]) -> None:
    for match in positions(game, options, 29):
        view = match.view(match.actor)
        for world in worlds(match, 1.5, 4):
            conceal_at(world, match.actor)
            assert world.tobytes() == view.tobytes()


def test_others_are_thought_to_have_hidden_what_suits_them() -> None:
    """At night an opponent's closed tokens are likelier to be what it would have put there."""
    game = GAMES["island"]
    match = Match(game, {"mode": "weather", "weather": "night", "first": "1"}, seed="trust")
    rng = random.Random(1)
    while (match.states["cells"][0] != 0).sum() < 20 or match.actor != 0:
        match.play(rng.choice(match.legal()))
    desk = new_desk(game)
    means = [
        np.mean([suits_at(world, game.weights, desk) for world in worlds(match, trust, 300)]) for trust in (0.0, 1.5)
    ]
    assert means[1] > means[0] + 1.5


@njit
def suits_at(states: States, weights: Floats, desk: Desk) -> float:
    return suits(states[0], 0, 2, 2, weights, desk)


def test_an_open_search_sees_its_own_next_turn() -> None:
    """What three others choose is one branch each, so most iterations come to an own choice behind them."""
    game = GAMES["nebula"]
    match = Match(game, {"players": "4", "first": "1"}, seed="open")
    search = Search(game, 0, 4, FORESIGHT, 1)
    search.run(match.view(0), 300)
    nodes = search.tree.nodes[: search.tree.used[0]]
    others = np.zeros(len(nodes), int)  # choices of others, and draws, on the way
    again = 0
    for node in range(2, len(nodes)):  # parents stand before their children
        parent = nodes[node, PARENT]
        others[node] = others[parent] + (nodes[node, ACTION] == DRAWN)
        if nodes[node, ACTION] != DRAWN and nodes[parent, ACTION] == DRAWN:
            assert others[node] >= 6  # two actions of three players
            again += nodes[node, VISITS]
    assert again > 150


def test_a_choice_that_is_settled_is_not_thought_over() -> None:
    game = GAMES["nebula"]
    match = Match(game, seed="settled")
    search = Search(game, match.actor, match.seats, Settings(), 1)
    search.run(match.view(match.actor), 300)
    visits = [visits for _, visits, _ in search.children()]
    assert search.settled(visits[0] - visits[1] - 1)
    assert not search.settled(visits[0] - visits[1])


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
    bot = SearchBot(game, 0, match.seats, 1, Thought(150))
    seen: list[int] = []
    kept = 0
    rng = random.Random(6)
    while not match.over and match.ply < 90:
        before = match.ply
        if match.actor == 0:
            view = match.view(0)
            bot.search.follow(seen)
            kept += int(bot.search.tree.nodes[bot.search.tree.used[1], VISITS]) > 0
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
        for settings in (Settings(), Settings(rollout=1, priors=0), FORESIGHT):
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


def test_partners_are_on_one_side() -> None:
    """In the team game seats 1 and 3 share every chance; against others nobody is a partner, however equal."""
    found = np.array([5.0, 2.0, 5.0, 4.0])
    assert [lead(found, 4, seat) for seat in range(4)] == [0, -3, 0, -1]
    assert [lead(found, 2, side) for side in range(2)] == [3, -3]
    assert [GAMES["island"].sides(4), GAMES["nebula"].sides(4)] == [2, 4]


@pytest.mark.parametrize("winner", [0, 1])
def test_a_team_that_wins_has_all_of_the_win(winner: int) -> None:
    match = Match(GAMES["island"], {"mode": "team"}, seed="team")
    match.states["depth"] = 0  # over
    match.states["points"][0, winner] = 60
    worth = np.zeros(4)
    result_at(match.states, worth)
    assert worth[winner] > 0.95
    assert worth[1 - winner] < 0.05


@njit
def result_at(states: States, worth: Floats) -> None:
    result(states[0], 2, 6.0, np.zeros(4, np.int64), np.zeros(4), worth)


@njit
def features_at(states: States, seat: int, out: Floats, memory: Ints) -> None:
    features(states[0], seat, out, memory)


@every_mode
def test_what_a_bot_remembers_changes_no_feature(game: Game, options: dict[str, str]) -> None:
    kept = np.zeros(game.memory, np.int64)
    first, second = np.zeros((2, len(game.features)))
    for match in positions(game, options, 3):
        for seat in range(match.seats):
            features_at(match.states, seat, first, kept)
            features_at(match.states, seat, second, np.zeros(game.memory, np.int64))
            assert first.tolist() == second.tolist()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_move_takes_no_longer_than_it_may(game: Game) -> None:
    match = Match(game, seed="clock")
    bot = SearchBot(game, match.actor, match.seats, 1, Thought(10**9), seconds=0.2)
    bot.choose(match.view(match.actor), [])  # compiles
    begin = perf_counter()
    assert bot.choose(match.view(match.actor), []) in match.legal()
    assert 0.2 <= perf_counter() - begin < 2
    hasty = make_bot("expert", game, match.actor, match.seats, 1, seconds=0)
    assert hasty.choose(match.view(match.actor), []) in match.legal()


def test_a_kept_tree_plays_what_the_draw_allows() -> None:
    """What follows a draw is one part of the tree for all draws, so it knows actions that this draw does not allow."""
    game = GAMES["island"]
    match = Match(game, {"first": "1"}, seed="draws")
    bot = SearchBot(game, 0, 2, 1, Thought(1000))
    other = make_bot("greedy", game, 1, 2, 1)
    seen: list[int] = []
    unlike = 0
    while not match.over and match.ply < 90:
        before = match.ply
        if match.actor == 0:
            action = bot.choose(match.view(0), seen)
            unlike += bool(children_of_root(bot.search) - set(match.legal()))
            seen = []
        else:
            action = other.choose(match.view(1), [])
        match.play(action)
        seen += match.veiled(0)[before:]
    assert unlike


def children_of_root(search: Search) -> set[int]:
    nodes = search.tree.nodes
    child, found = int(nodes[search.tree.used[1], CHILD]), set()
    while child:
        found.add(int(nodes[child, ACTION]))
        child = int(nodes[child, SIBLING])
    return found

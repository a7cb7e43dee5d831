"""What agents see: laid out as told, complete, the same from every seat, and never more than the seat may know."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from tests.env.kit import MODE_IDS, TABLE_IDS
from tests.laws.oracles import ORACLES
from tests.laws.tables import MODES, TABLES
from tests.laws.twins import Leak, Tally, run_pair
from tuman.core import CHANCE, OVER, Game, Observation, States, actor_at, blank, observe, offsets
from tuman.env.kernel import look
from tuman.env.layout import bounds, markdown, named, size
from tuman.env.single import Single
from tuman.games import GAMES
from tuman.jit import njit

GAME_IDS = list(GAMES)
WITHOUT_A_VERB = ("place", "hippo")  # whose notation begins with the token
WRITTEN = {"trade": "swap"}


def a_game_of(game: Game, options: dict[str, str], seed: int) -> Iterator[Single]:
    """A random game, from decision to decision and at its end."""
    single, rng = Single(game, options), np.random.default_rng(seed)
    single.start(seed)
    while single.actor != OVER:
        yield single
        single.play(int(rng.choice(single.legal())))
    yield single


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_every_number_is_within_its_bounds_at_every_table(game: Game, options: dict[str, str]) -> None:
    low, high = bounds(game)
    for single in a_game_of(game, options, 3):
        for seat in range(single.seats):
            seen = single.observe(seat)["observation"]
            assert (low <= seen).all() and (seen <= high).all()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAME_IDS)
def test_every_slice_tells_something_at_some_table(game: Game) -> None:
    seen = np.zeros(size(game), bool)
    for other, options in TABLES:
        if other.name == game.name:
            for seed in (1, 2):
                for single in a_game_of(game, options, seed):
                    seen |= single.observe(0)["observation"] != 0
    silent = [name for name, values in named(game.observation, seen).items() if not values.any()]
    assert silent == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAME_IDS)
def test_slices_have_names_of_their_own_and_fill_the_observation(game: Game) -> None:
    names = [part.name for part in game.observation]
    assert len(set(names)) == len(names)
    parts = named(game.observation, np.arange(size(game)))
    assert np.concatenate([part.ravel() for part in parts.values()]).tolist() == list(range(size(game)))
    assert named(game.observation, np.zeros((7, size(game))))[names[0]].shape == (7, *game.observation[0].shape)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAME_IDS)
def test_actions_are_laid_out_as_the_rules_number_them(game: Game) -> None:
    state = import_module(f"tuman.games.{game.name}.state")
    places = dict(zip([part.name for part in game.action_mask], offsets(game.action_mask), strict=True))
    assert places == {name: getattr(state, f"A_{name.upper()}") for name in places}
    assert sum(part.size for part in game.action_mask) == game.actions
    verbs = [part.name.split("_")[0] for part in game.action_mask for _ in range(part.size)]
    for other, options in TABLES:
        if other.name == game.name:
            for single in a_game_of(game, options, 6):
                for action in single.legal():
                    written = game.write(single.states, int(action)).split()[0]
                    assert written == WRITTEN.get(verbs[action], verbs[action]) or verbs[action] in WITHOUT_A_VERB


@pytest.mark.parametrize("game", GAMES.values(), ids=GAME_IDS)
def test_the_manual_has_the_layouts(game: Game) -> None:
    manual = (Path(__file__).parents[2] / "docs/env.md").read_text(encoding="utf-8")
    assert markdown(game.observation) in manual
    assert markdown(game.action_mask) in manual


def test_via_nebula_is_seen_from_the_own_seat() -> None:
    game = GAMES["nebula"]
    for single in a_game_of(game, game.complete({"players": "3"}), 4):
        s = single.states[0]
        for seat in range(3):
            seen = named(game.observation, single.observe(seat)["observation"])
            turned = [(seat + step) % 3 for step in range(3)]
            assert seen["points"][:3].tolist() == [single.points()[other] for other in turned]
            assert seen["points"][3] == seen["seats"][3] == 0
            assert np.flatnonzero(seen["hand"]).tolist() == [card for card in range(41) if s.hand[seat] >> card & 1]
            assert seen["craftsmen"][:3].tolist() == [s.free_craftsmen[other] for other in turned]
            assert np.flatnonzero(seen["board"]).tolist() == sorted(card for card in s.board if card >= 0)
            assert seen["actor"][:3].tolist() == [int(other == single.actor) for other in turned]
            hidden = seen["unseen"].sum()
            others = sum(int(s.hand[other]).bit_count() for other in turned[1:])
            assert hidden == int(s.deck | s.box).bit_count() + others


def test_misty_island_is_seen_from_the_own_side() -> None:
    game = GAMES["island"]
    for single in a_game_of(game, game.complete({"mode": "mercenaries", "weather": "fog"}), 4):
        s = single.states[0]
        for seat in range(2):
            seen = named(game.observation, single.observe(seat)["observation"])
            shields = [[int(c != 0 and c >> 4 & 1 == side) for c in s.cells] for side in (seat, 1 - seat)]
            assert seen["shield"].tolist() == shields
            assert seen["hand"].tolist() == s.hand[seat, 1:].tolist()
            assert seen["points"].tolist() == [s.points[seat], s.points[1 - seat]]
            foreign = [cell for cell, code in enumerate(s.cells) if code & 32 and code >> 4 & 1 != seat]
            assert not seen["kind"][foreign].any() and seen["closed"][foreign].all()


# --- twins --------------------------------------------------------------------------------------------------------

Look = Callable[[Game, States, int], tuple[bytes, bytes]]


def as_an_agent_sees_it(game: Game, world: States, seat: int) -> tuple[bytes, bytes]:
    """The observation and the mask, as an environment gives them."""
    single = Single(game, {})
    single.states, single.actor = world, actor_at(world)
    seen = single.observe(seat)
    return seen["observation"].tobytes(), seen["action_mask"].tobytes()


def never_apart(game: Game, see: Look) -> Callable[[list[States], int, str], None]:
    def watch(worlds: list[States], viewer: int, where: str) -> None:
        if viewer >= 0:
            one, two = (see(game, world, viewer) for world in worlds)
            if one[0] != two[0]:
                raise Leak(f"the observation differs: {where}")
            if one[1] != two[1]:
                raise Leak(f"the mask differs: {where}")

    return watch


def compare(game: Game, options: dict[str, str], pairs: range, see: Look = as_an_agent_sees_it) -> Tally:
    tally = Tally()
    for seed in pairs:
        run_pair(game, options, ORACLES[game.name], seed, tally, watch=never_apart(game, see))
    return tally


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_worlds_that_differ_in_secrets_have_the_same_observation_and_mask(game: Game, options: dict[str, str]) -> None:
    assert compare(game, options, range(2000, 2010)).positions > 50


@njit
def look_behind(states: States, seat: int, out: Observation) -> None:
    """An observation of the true position: what `look` would be without `conceal`."""
    observe(states[0], seat, out)


def as_a_spy_sees_it(game: Game, world: States, seat: int) -> tuple[bytes, bytes]:
    out = np.zeros(size(game), np.int16)
    look_behind(world, seat, out)
    return out.tobytes(), b""


@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_an_observation_of_the_true_position_is_found_out(game: Game, options: dict[str, str]) -> None:
    with pytest.raises(Leak, match="the observation differs"):
        compare(game, options, range(400), as_a_spy_sees_it)


def test_a_mask_of_another_seat_would_be_found_out() -> None:
    def as_a_spy(game: Game, world: States, seat: int) -> tuple[bytes, bytes]:
        single = Single(game, {"players": "2"})
        single.states = world
        return b"", single.legal().tobytes()

    game = GAMES["nebula"]
    with pytest.raises(Leak, match="the mask differs"):
        compare(game, game.complete({"players": "2"}), range(400), as_a_spy)


def test_looking_changes_nothing() -> None:
    game = GAMES["nebula"]
    out, room = np.zeros(size(game), np.int16), blank(game, 3)
    for single in a_game_of(game, game.complete({}), 9):
        before = single.states.tobytes()
        look(single.states, 0, 0, room, out)
        assert single.states.tobytes() == before and single.actor != CHANCE

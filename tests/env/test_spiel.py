"""OpenSpiel's own tests at every kind of table, and histories that a player can't tell apart."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tests.env.kit import MODE_IDS, TABLE_IDS
from tests.laws.tables import MODES, TABLES
from tuman.core import Game
from tuman.env.layout import size
from tuman.env.spiel import LONGEST, NAMES, parameters
from tuman.games import GAMES


def loaded(game: Game, options: dict[str, str]) -> Any:
    return pyspiel.load_game(NAMES[game.name], parameters(game, options))


def play_on(state: Any, rng: random.Random, plies: int) -> None:
    """Random actions, until so many are played and a player is asked."""
    while not state.is_terminal() and (plies > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        plies -= 1


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_a_random_game_passes_the_checks_of_openspiel(game: Game, options: dict[str, str]) -> None:
    """Clones, masks, tensors, strings, returns, and serialisation of every position."""
    pyspiel.random_sim_test(loaded(game, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_a_player_cannot_tell_a_resampled_position_from_its_own(game: Game, options: dict[str, str]) -> None:
    """What OpenSpiel checks of its own games: strings, tensors, who is asked; here also that other worlds do come."""
    rng, others = random.Random(3), 0
    for plies in (0, 30, 90):
        state = loaded(game, options).new_initial_state()
        play_on(state, rng, plies)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert len(other.full_history()) == len(state.full_history())
            others += other.full_history() != state.full_history()
            if not state.is_terminal() and player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
    assert others > 0


def test_resampling_forgets_the_truth() -> None:
    """A hidden hand is as likely as any other: two private contracts of six that may be there."""
    game = GAMES["nebula"]
    state = loaded(game, game.complete({"first": "1"})).new_initial_state()
    rng = random.Random(5)
    play_on(state, rng, 30)
    truth = int(state.states["hand"][0, 1])
    found = Counter(int(state.resample_from_infostate(0, rng.random).states["hand"][0, 1]) for _ in range(300))
    hands = 6 * 5 // 2
    assert len(found) == hands
    assert found[truth] < 3 * 300 / hands


def test_a_copy_goes_its_own_way() -> None:
    state = loaded(GAMES["island"], GAMES["island"].complete({"mode": "team"})).new_initial_state()
    play_on(state, random.Random(1), 25)
    copy, before = state.clone(), str(state)
    play_on(copy, random.Random(2), 5)
    assert str(state) == before != str(copy)
    assert pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[
        1
    ].history() == (state.history())


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_observers_have_the_slices_by_name(game: Game) -> None:
    spiel = loaded(game, game.complete({}))
    state = spiel.new_initial_state()
    play_on(state, random.Random(1), 60)
    seat = state.current_player()
    brief = make_observation(spiel)
    brief.set_from(state, seat)
    assert set(brief.dict) == {part.name for part in game.observation}
    assert brief.dict["actor"].tolist()[0] == 1 and len(brief.tensor) == size(game)
    full = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True))
    full.set_from(state, seat)
    assert len(full.tensor) == size(game) + LONGEST
    assert np.count_nonzero(full.dict["log"]) == len(state.full_history())
    with pytest.raises(ValueError, match="sees what one player sees"):
        make_observation(spiel, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))


def test_games_are_loaded_by_name_and_parameters() -> None:
    assert pyspiel.load_game("python_via_nebula(players=4,map=expert,first=3)").num_players() == 4
    assert pyspiel.load_game("python_misty_island(mode=team)").num_players() == 4
    with pytest.raises(Exception, match="players can't be '7'"):
        pyspiel.load_game("python_via_nebula(players=7)")

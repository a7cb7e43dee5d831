"""Laws that hold for every game, at every kind of table, in every position."""

import json
import random
from collections.abc import Iterator

import numpy as np
import pytest

from tests.laws.tables import TABLE_IDS, TABLES
from tuman import record
from tuman.core import (
    CHANCE,
    OVER,
    PUBLIC,
    Game,
    States,
    actor_at,
    apply_at,
    conceal_at,
    determinize_at,
    legal_at,
    new_rng,
    random_step,
    veil_at,
)
from tuman.games import GAMES
from tuman.match import Match

SEEDS = range(3)
every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)


def positions(game: Game, options: dict[str, str], seed: int) -> Iterator[tuple[Match, int]]:
    """All positions of a random match with the action that is played next; chance is steered by `seed` too."""
    rng = random.Random(seed)
    match = Match(game, options, seed=str(seed)).at(0)
    while match.actor != OVER:
        action = match.drawn() if match.actor == CHANCE else rng.choice(match.legal())
        yield match, action
        match.replay(action)


def viewers(match: Match) -> list[int]:
    return [PUBLIC, *range(match.seats)]


def legal(game: Game, states: States) -> list[int]:
    out = np.zeros(game.most, np.int64)
    return out[: legal_at(states, out)].tolist()


@every_table
def test_views_agree_on_who_acts_and_the_actor_sees_what_is_legal(game: Game, options: dict[str, str]) -> None:
    for seed in SEEDS:
        for match, _ in positions(game, options, seed):
            for viewer in viewers(match):
                assert actor_at(match.view(viewer)) == match.actor
            if match.actor >= 0:
                assert legal(game, match.view(match.actor)) == match.legal()


@every_table
def test_legal_actions_are_distinct_numbers_of_the_action_space(game: Game, options: dict[str, str]) -> None:
    for seed in SEEDS:
        for match, _ in positions(game, options, seed):
            possible = list(match.outcomes()) if match.actor == CHANCE else match.legal()
            assert possible
            assert len(set(possible)) == len(possible) <= game.most
            assert min(possible) >= 0
            assert max(possible) < game.actions


@every_table
def test_copies_are_independent(game: Game, options: dict[str, str]) -> None:
    for match, action in positions(game, options, 0):
        before = match.states.tobytes()
        other = match.states.copy()
        apply_at(other, action)
        assert match.states.tobytes() == before
        assert other.tobytes() != before


@every_table
def test_concealing_twice_hides_no_more_than_once_and_survives_a_guess(game: Game, options: dict[str, str]) -> None:
    rng = new_rng(7)
    for seed in SEEDS:
        for match, _ in positions(game, options, seed):
            for viewer in viewers(match):
                view = match.view(viewer)
                again = view.copy()
                conceal_at(again, viewer)
                assert again.tobytes() == view.tobytes()
                determinize_at(again, viewer, rng)
                assert game.census(again) == game.census(match.states)
                if match.actor == viewer:
                    assert legal(game, again) == match.legal()
                conceal_at(again, viewer)
                assert again.tobytes() == view.tobytes()


@every_table
def test_a_guess_can_be_played_to_the_end(game: Game, options: dict[str, str]) -> None:
    rng = new_rng(8)
    out, weights = np.zeros((2, game.most), np.int64)
    for match, _ in positions(game, options, 1):
        if match.ply % 5 == 0:
            guess = match.view(viewer := match.ply % match.seats)
            determinize_at(guess, viewer, rng)
            expected = game.census(guess)
            while random_step(guess[0], rng, out, weights) != OVER:
                assert game.census(guess) == expected


@every_table
def test_notation_round_trips_also_when_veiled(game: Game, options: dict[str, str]) -> None:
    for seed in SEEDS:
        for match, _ in positions(game, options, seed):
            possible = list(match.outcomes()) if match.actor == CHANCE else match.legal()
            written = {game.write(match.states, action) for action in possible}
            assert len(written) == len(possible)
            for action in possible:
                for shown in {
                    action,
                    *(int(veil_at(match.states, action, viewer)) for viewer in viewers(match)),
                }:
                    text = game.write(match.states, shown)
                    assert game.read(match.states, text) == shown


@every_table
def test_there_is_a_reason_exactly_against_what_is_not_legal(game: Game, options: dict[str, str]) -> None:
    for match, _ in positions(game, options, 2):
        if match.ply % 17 == 0 and match.actor >= 0:
            allowed = set(match.legal())
            for action in range(game.actions):
                reason = game.why(match.states, action)
                assert (reason is None) == (action in allowed)
                if reason:
                    assert reason.rule
                    assert reason == game.why(match.view(match.actor), action)


@every_table
def test_nothing_is_lost_or_made(game: Game, options: dict[str, str]) -> None:
    for seed in SEEDS:
        counts = [game.census(match.states) for match, _ in positions(game, options, seed)]
        assert all(count == counts[0] for count in counts)


@every_table
def test_replay_equals_live_and_records_round_trip(game: Game, options: dict[str, str]) -> None:
    for seed in SEEDS:
        rng = random.Random(seed)
        live = Match(game, options, seed=f"{seed:032x}")
        while not live.over:
            live.play(rng.choice(live.legal()))
        text = record.write(live)
        again = record.verify(record.read(text), GAMES)
        assert again.states.tobytes() == live.states.tobytes()
        assert again.log == live.log
        assert record.write(again) == text


@every_table
def test_undo_gives_back_the_position_before(game: Game, options: dict[str, str]) -> None:
    rng = random.Random(5)
    match = Match(game, options, seed="undo")
    undone = 0
    while not match.over:
        before, seat = match.states.tobytes(), match.actor
        action = rng.choice(match.legal())
        match.play(action)
        if match.can_undo(seat):
            match.undo(seat)
            assert match.states.tobytes() == before
            match.play(action)
            undone += 1
    assert undone


@every_table
def test_descriptions_and_messages_are_plain_data(game: Game, options: dict[str, str]) -> None:
    for match, action in positions(game, options, 3):
        after = match.states.copy()
        apply_at(after, action)
        for viewer in viewers(match):
            json.dumps(game.describe(match.view(viewer), viewer))
            shown = after.copy()
            conceal_at(shown, viewer)
            told = game.narrate(match.view(viewer), int(veil_at(match.states, action, viewer)), shown)
            assert told
            json.dumps([[message.key, dict(message.args)] for message in told])


def test_a_state_is_at_most_4_kb() -> None:
    for game in GAMES.values():
        assert game.dtype.itemsize <= 4096

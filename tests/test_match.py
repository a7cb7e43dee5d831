"""A match: checked play, draws that follow from the seed, undo that shows nobody anything."""

import doctest
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.laws.tables import TABLE_IDS, TABLES
from tuman import golden
from tuman import match as match_module
from tuman.core import (
    CHANCE,
    PUBLIC,
    Game,
    NotationError,
    OptionError,
    apply_at,
    conceal_at,
    determinize_at,
    new_rng,
    veil_at,
)
from tuman.games import GAMES
from tuman.match import IllegalAction, Match, UndoError, commitment, new_seed

ISLAND = GAMES["island"]
GOLDEN = golden.tables(Path(__file__).parent / "golden")
TAKES = ["wolf", "wolf", "rat", "hare", "pig"]


def dealt(**options: str) -> Match:
    """Both have chosen their hands, seat 1 is to place."""
    match = Match(ISLAND, {"mode": "simple", "first": "1"} | options, seed="5eed")
    for kind in TAKES * 2:
        match.play_text(f"take {kind}")
    return match


def finished(game: Game, options: dict[str, str], seed: int) -> Match:
    match = Match(game, options, seed=str(seed))
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def test_the_example_in_the_docstring_runs() -> None:
    result = doctest.testmod(match_module)
    assert result.attempted
    assert not result.failed


# --- playing ---


def test_an_illegal_action_changes_nothing_and_names_its_rule() -> None:
    match = dealt()
    match.play_text("wolf c3")
    before, ply = match.states.tobytes(), match.ply
    with pytest.raises(IllegalAction, match=r"'wolf c3' is not legal \(MI-U1\)") as caught:
        match.play_text("wolf c3")
    assert caught.value.reason is not None
    assert caught.value.reason.rule == "MI-U1"
    assert (match.states.tobytes(), match.ply) == (before, ply)


@pytest.mark.parametrize("action", [-1, ISLAND.actions, 10**12])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises((IllegalAction, NotationError)):
        dealt().play(action)


def test_every_illegal_number_is_refused() -> None:
    match = dealt()
    legal = set(match.legal())
    for action in range(ISLAND.actions):
        if action not in legal:
            with pytest.raises(IllegalAction):
                match.play(action)


def test_a_finished_match_takes_no_action() -> None:
    match = finished(ISLAND, {}, 1)
    assert match.legal() == []
    with pytest.raises(IllegalAction):
        match.play_text("wolf c3")


def test_unknown_options_are_refused() -> None:
    with pytest.raises(OptionError, match="no option 'moon'"):
        Match(ISLAND, {"moon": "full"})


def test_names_are_filled_up() -> None:
    assert Match(ISLAND, {"mode": "team"}, names=["Ann", "Bob"]).names == ["Ann", "Bob", "Player 3", "Player 4"]


# --- chance ---


def test_the_same_seed_and_the_same_choices_give_the_same_match() -> None:
    one, two = finished(ISLAND, {"mode": "mercenaries"}, 3), finished(ISLAND, {"mode": "mercenaries"}, 3)
    assert one.states.tobytes() == two.states.tobytes()
    assert one.log == two.log


def test_chance_does_not_listen_to_what_players_did_only_to_the_seed_and_the_ply() -> None:
    one, two = dealt(), dealt()
    one.play_text("wolf a1")
    two.play_text("wolf f6")
    assert one.written()[-1] == two.written()[-1]


def test_draws_are_as_likely_as_their_weights() -> None:
    firsts = Counter(Match(ISLAND, {"mode": "team"}, seed=str(seed)).log[0] for seed in range(2000))
    assert len(firsts) == 4
    assert all(420 < count < 580 for count in firsts.values())


def test_seeds_are_long_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


# --- the past ---


def test_the_past_can_be_looked_at_without_changing_the_match() -> None:
    match = finished(ISLAND, {"mode": "blitz"}, 2)
    last = match.states.tobytes()
    for ply in (0, 1, 50, match.ply):
        assert match.at(ply).log == match.log[:ply]
    assert match.at(match.ply).states.tobytes() == last
    match.at(50).replay(match.log[50])
    assert match.states.tobytes() == last


def test_taking_a_token_to_hand_can_be_undone_and_chosen_anew() -> None:
    match = Match(ISLAND, {"mode": "simple", "first": "1"}, seed="5eed")
    match.play_text("take wolf")
    match.play_text("take pig")
    match.undo(0)
    match.undo(0)
    match.play_text("take rat")
    assert match.written() == ["1: take rat"]


def test_a_placement_that_was_followed_by_a_draw_can_not_be_undone() -> None:
    match = dealt()
    match.play_text("wolf c3")
    assert match.actors[-1] == CHANCE
    assert not match.can_undo(0)
    with pytest.raises(UndoError):
        match.undo(0)


def test_what_another_seat_has_answered_to_can_not_be_undone() -> None:
    match = Match(ISLAND, {"mode": "simple", "first": "1"}, seed="5eed")
    for kind in TAKES:
        match.play_text(f"take {kind}")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.play_text("take wolf")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_nobody_can_undo_before_anything_was_done() -> None:
    match = Match(ISLAND, {"first": "1"}, seed="5eed")
    with pytest.raises(UndoError):
        match.undo(0)


def test_chance_takes_nothing_back() -> None:
    match = dealt()
    match.play_text("wolf c3")
    assert match.actors[-1] == CHANCE
    assert not match.can_undo(CHANCE)


def test_by_consent_the_table_goes_back_to_any_ply_and_chance_draws_the_same() -> None:
    match = dealt()
    for text in ("wolf c3", "rat d3", "pig a1"):
        match.play_text(text)
    log = list(match.log)
    match.rewind(match.ply - 4)
    assert match.actor == 1
    match.play_text("rat d3")
    match.play_text("pig a1")
    assert match.log == log
    with pytest.raises(ValueError, match="no ply"):
        match.rewind(match.ply + 1)


@pytest.mark.parametrize(
    ("game", "options"),
    TABLES + [(GAMES[table.game], table.options) for table in GOLDEN],
    ids=TABLE_IDS + [f"golden/{table.name}" for table in GOLDEN],
)
def test_what_can_be_undone_has_told_nobody_anything(game: Game, options: dict[str, str]) -> None:
    """In whatever world a viewer may believe to be in, the same action leads to the same view."""
    rng = new_rng(11)
    free = 0
    for seed in range(6):
        choices = random.Random(seed)
        match = Match(game, options, seed=str(seed))
        while not match.over:
            seat, before, action = match.actor, match.states.copy(), choices.choice(match.legal())
            after = before.copy()
            apply_at(after, action)
            match.play(action)
            if not match.can_undo(seat):
                continue
            free += 1
            for viewer in (PUBLIC, *range(match.seats)):
                if int(veil_at(before, action, viewer)) != action:
                    continue  # the viewer does not see what was done: test_twins.py looks at that
                guess, view = before.copy(), after.copy()
                conceal_at(guess, viewer)
                determinize_at(guess, viewer, rng)
                apply_at(guess, action)
                conceal_at(guess, viewer)
                conceal_at(view, viewer)
                assert guess.tobytes() == view.tobytes(), (seed, match.ply, viewer, match.written()[-1])
    assert free

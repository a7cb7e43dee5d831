"""Bots at the table are given what their seat may know, and nothing else."""

import pytest

from tuman.bots.levels import NAMES
from tuman.cli.opponents import advice, bot_choice, seat_bot, seen_since
from tuman.core import States
from tuman.games import GAMES
from tuman.match import Match


class Listener:
    """Plays the first legal action of a match and notes what it is given."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.given: list[tuple[bytes, list[int]]] = []

    def choose(self, view: States, seen: list[int]) -> int:
        self.given.append((view.tobytes(), seen))
        return self.match.legal()[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_gets_its_view_and_all_that_it_has_seen_once(game: str) -> None:
    match = Match(GAMES[game], {"first": "1"}, seed="1")
    bots = [Listener(match) for _ in range(match.seats)]
    while not match.over and match.ply < 120:
        seat = match.actor
        view = match.view(seat).tobytes()
        match.play(bot_choice(bots[seat], match))
        assert bots[seat].given[-1][0] == view
    for seat, bot in enumerate(bots):
        assert bot.given[0][1] == []
        told = [action for _, seen in bot.given for action in seen] + seen_since(match, seat)
        first = match.actors.index(seat)
        assert told == match.veiled(seat)[first:]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_the_same_again(name: str) -> None:
    match = Match(GAMES["nebula"], {"first": "1"}, seed="2")
    choices = {bot_choice(seat_bot(match, 0, name), match) for _ in range(2)}
    assert len(choices) == 1 and choices < set(match.legal())


def test_advice_is_about_legal_actions_the_best_first() -> None:
    match = Match(GAMES["nebula"], {"first": "1"}, seed="2")
    found = advice(match)
    assert {action for action, _, _ in found} <= set(match.legal())
    assert [visits for _, visits, _ in found] == sorted((visits for _, visits, _ in found), reverse=True)
    assert all(0 <= chance <= 1 for _, _, chance in found)

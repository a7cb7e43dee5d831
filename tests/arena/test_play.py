"""One game: what bots are shown, and what is written down."""

import pytest

from tuman.arena import play as playing
from tuman.arena.jobs import make_spec, match_seed, shares
from tuman.arena.play import play
from tuman.bots.levels import Bot, make_bot
from tuman.core import CHANCE, States
from tuman.games import GAMES
from tuman.match import Match

TABLES = [
    ("island", {"mode": "mercenaries", "weather": "fog"}),
    ("island", {"mode": "team"}),
    ("nebula", {"players": "3"}),
]


class Spy:
    """Writes down what a bot is shown."""

    def __init__(self, bot: Bot, seat: int, diary: list) -> None:
        self.bot, self.seat, self.diary = bot, seat, diary

    def choose(self, view: States, seen: list[int]) -> int:
        shown = view.tobytes()
        action = self.bot.choose(view, seen)
        self.diary.append((self.seat, shown, list(seen), action))
        return action


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_bot_sees_its_view_its_last_choice_and_what_followed_as_it_may_know_it(
    game, options, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary: list = []
    monkeypatch.setattr(playing, "make_bot", lambda *given: Spy(make_bot(*given), given[2], diary))
    spec = make_spec(game, options, ["greedy", "random"], 2, 3)
    row = play(spec, 1)
    match = Match(GAMES[game], options, match_seed(spec, 1))
    last = [0] * match.seats  # the ply of each seat's last choice
    hidden = 0
    for seat, view, seen, action in diary:
        assert match.actor == seat
        assert match.view(seat).tobytes() == view
        veiled, since = match.veiled(seat), last[seat]
        since_then = zip(match.log[since:], veiled[since:], match.actors[since:])
        assert seen == [action if who == seat else shown for action, shown, who in since_then]
        assert not since or match.actors[since] == seat  # its own choice is the first
        hidden += seen != match.log[since:]
        last[seat] = match.ply
        match.play(action)
    assert match.over
    assert hidden  # or the test has shown nothing
    assert row["points"] == match.points()
    assert [seat for seat, place in enumerate(row["places"]) if place == 0] == match.winners()
    assert row["moves"] == [sum(who == seat for who in match.actors) for seat in range(match.seats)]
    assert sum(row["moves"]) + match.actors.count(CHANCE) == match.ply
    assert all(spent > 0 for spent in row["seconds"])
    assert row["forfeit"] is None
    assert sum(shares(row)) == pytest.approx(1)


def test_partners_share_what_their_team_wins() -> None:
    spec = make_spec("island", {"mode": "team"}, ["greedy", "random"], 2, 3)
    assert shares(play(spec, 0)) == [0.5, 0, 0.5, 0]
    assert shares(play(spec, 1)) == [0, 0.5, 0, 0.5]

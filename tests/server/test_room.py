"""A table in play without input and output."""

import random

import msgspec
import pytest

from tuman.core import PUBLIC
from tuman.games import GAMES
from tuman.server import sight
from tuman.server.clock import Pace
from tuman.server.room import Act, Answer, Entry, Refusal, Resign, Room, TimeUp, Undo, Wish, replayed

NOW = 1_000_000
SIMPLE = {"mode": "simple", "first": "1"}


class Play:
    """A room with its log and a clock."""

    def __init__(
        self, game: str = "island", pace: Pace | None = None, bots: tuple[str | None, ...] = (), **options: str
    ) -> None:
        self.game = GAMES[game]
        self.options = self.game.complete(options or (SIMPLE if game == "island" else {"first": "1"}))
        self.pace = pace or Pace()
        self.room, self.now, self.log = self.new(), NOW, []
        seats = self.room.seats
        levels = [*bots, *[None] * (seats - len(bots))]
        self.write(self.room.first_entry(NOW, [f"P{seat}" for seat in range(seats)], levels))

    def new(self) -> Room:
        return Room(self.game, self.options, "5eed", self.pace)

    def write(self, entry: Entry) -> None:
        self.log.append(msgspec.json.decode(msgspec.json.encode(entry), type=Entry))
        self.room.apply(entry)

    def wish(self, seat: int, wish: Wish) -> None:
        self.write(self.room.propose(self.now, seat, wish))

    def act(self, times: int = 1) -> None:
        """Whose turn it is takes the first legal action."""
        for _ in range(times):
            room = self.room
            text = self.game.write(room.match.states, room.match.legal()[0])
            self.wish(room.actor, Act(text, bot=room.bots[room.actor] is not None))

    def refused(self, seat: int, wish: Wish) -> str:
        before = seen(self.room)
        with pytest.raises(Refusal) as refusal:
            self.room.propose(self.now, seat, wish)
        assert seen(self.room) == before
        return refusal.value.code


def seen(room: Room) -> list[bytes]:
    """All that anybody can see of a room."""
    return [msgspec.json.encode(sight.state(room, viewer)) for viewer in (PUBLIC, *range(room.seats))]


def test_the_first_entry_starts_the_match_with_what_chance_does_first() -> None:
    play = Play("nebula")
    assert play.room.ply == 0
    assert play.log[0].data["drawn"] == play.room.match.log != []
    assert play.room.match.names == ["P0", "P1"]


def test_nothing_can_be_wished_before_the_start() -> None:
    room = Play().new()
    with pytest.raises(Refusal, match="not started"):
        room.propose(NOW, 0, Act("take wolf"))
    assert room.bot_due is None and room.can_undo(0) is None


def test_an_action_is_carried_out_with_what_chance_does_then() -> None:
    play = Play()
    play.act(11)
    entry = play.log[-1]
    assert (entry.ply, entry.kind, entry.seat, len(entry.data["drawn"])) == (11, "act", 0, 1)
    assert play.room.match.ply == 12


def test_only_whose_turn_it_is_can_act() -> None:
    assert Play().refused(1, Act("take wolf")) == "not_your_turn"


def test_what_can_not_be_read_or_is_not_legal_is_refused() -> None:
    play = Play()
    assert play.refused(0, Act("dance")) == "unreadable"
    assert play.refused(0, Act("wolf a1")) == "illegal"
    with pytest.raises(Refusal) as refusal:
        play.room.propose(NOW, 0, Act("wolf a1"))
    assert refusal.value.reason and refusal.value.reason.rule.startswith("MI-")


def test_entries_follow_one_another() -> None:
    play = Play()
    with pytest.raises(ValueError, match="can't follow"):
        play.room.apply(Entry(5, NOW, "act", 0, {"action": 0, "drawn": []}))


def test_undo_is_free_until_somebody_else_acts() -> None:
    play = Play()
    before = play.room.match.states.tobytes()
    assert play.refused(0, Undo()) == "no_undo"
    play.act()
    assert play.room.can_undo(0) == "free"
    play.wish(0, Undo())
    assert play.log[-1].kind == "undo"
    assert play.room.match.states.tobytes() == before
    assert play.room.ply == 2


def test_later_everybody_has_to_agree() -> None:
    play = Play("island", mode="team", first="1")
    play.act(6)
    position = play.room.match.ply
    mine = max(ply for ply, actor in enumerate(play.room.match.actors) if actor == 0)
    assert play.room.can_undo(0) == "ask"
    play.wish(0, Undo())
    assert (play.log[-1].kind, play.room.asked, play.room.match.ply) == ("ask", (0, mine), position)
    assert play.refused(1, Undo()) == "no_undo"
    assert play.refused(0, Answer(True)) == "nothing_asked"
    play.wish(1, Answer(True))
    assert play.refused(1, Answer(True)) == "nothing_asked"
    play.wish(3, Answer(True))
    assert play.room.match.ply == position
    play.wish(2, Answer(True))
    assert (play.room.match.ply, play.room.actor, play.room.asked) == (mine, 0, None)


def test_one_refusal_is_enough_and_so_is_a_move() -> None:
    play = Play()
    play.act(6)
    for answer in (lambda: play.wish(1, Answer(False)), play.act):
        play.wish(0, Undo())
        ply = play.room.match.ply
        answer()
        assert play.room.asked is None
        assert play.room.match.ply >= ply
        assert play.refused(1, Answer(True)) == "nothing_asked"


def test_what_chance_has_done_is_taken_back_by_consent_and_done_again_alike() -> None:
    play = Play()
    play.act(11)
    drawn = play.log[-1].data["drawn"]
    assert play.room.can_undo(0) == "ask"
    play.wish(0, Undo())
    play.wish(1, Answer(True))
    assert play.room.match.ply == 10
    play.act()
    assert play.log[-1].data["drawn"] == drawn


def test_who_plays_against_bots_alone_needs_to_ask_nobody() -> None:
    play = Play(bots=(None, "casual"))
    play.act(12)
    play.wish(0, Undo())
    assert (play.log[-1].kind, play.room.match.ply) == ("undo", 10)


def test_when_all_is_over_nothing_is_taken_back_since_all_is_published() -> None:
    for game in GAMES:
        play = Play(game)
        while not play.room.over:
            play.act()
        for seat in range(play.room.seats):
            assert play.room.can_undo(seat) is None
            assert play.refused(seat, Undo()) == "over"
            assert play.refused(seat, Resign("casual")) == "over"


def test_whoever_resigns_leaves_the_seat_to_a_bot_for_good() -> None:
    play = Play()
    play.act()
    play.wish(0, Resign("strong"))
    assert (play.room.bots, play.room.bot_due, play.room.people) == (["strong", None], "strong", [1])
    text = play.game.write(play.room.match.states, play.room.match.legal()[0])
    assert play.refused(0, Act(text)) == "not_your_seat"
    assert play.refused(0, Undo()) == "not_your_seat"
    assert play.refused(0, Resign("casual")) == "not_your_seat"
    assert sight.state(play.room, 0)["legal"] == []
    play.wish(0, Act(text, bot=True))


def test_a_bot_can_not_act_for_a_person() -> None:
    assert Play().refused(0, Act("take wolf", bot=True)) == "not_your_seat"


def test_when_the_last_person_resigns_bots_play_to_the_end() -> None:
    play = Play(bots=("casual",))
    play.wish(1, Resign("newcomer"))
    assert play.room.people == []
    while not play.room.over:
        assert play.room.bot_due
        play.act()
    assert play.room.bot_due is None


def test_who_asked_and_resigned_asks_no_more() -> None:
    play = Play()
    play.act(6)
    play.wish(0, Undo())
    play.wish(0, Resign("casual"))
    assert play.room.asked is None


@pytest.mark.parametrize("pace", [Pace("move", 20), Pace("fischer", 60, 5)], ids=lambda pace: pace.kind)
def test_a_bot_plays_on_for_who_runs_out_of_time(pace: Pace) -> None:
    play = Play(pace=pace)
    play.now += pace.seconds * 1000 - 1
    assert play.refused(0, TimeUp()) == "time_left"
    play.now += 1
    assert play.refused(1, TimeUp()) == "time_left"
    assert play.refused(0, Act("take wolf")) == "time_up"
    assert play.refused(0, Undo()) == "time_up"
    play.wish(0, TimeUp())
    assert (play.log[-1].data, play.room.bot_due) == ({"level": "casual", "why": "time"}, "casual")
    assert play.room.clock.deadline is None


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    play = Play()
    play.now += 10**9
    assert play.refused(0, TimeUp()) == "time_left"


def test_asking_and_refusing_wins_no_time() -> None:
    play = Play(pace=Pace("move", 20))
    play.act(6)
    deadline = play.room.clock.deadline
    for _ in range(3):
        play.now += 5_000
        play.wish(0, Undo())
        play.wish(1, Answer(False))
        assert play.room.clock.deadline == deadline


def test_one_person_with_several_seats_need_not_name_them() -> None:
    play = Play(bots=(None, None))
    mine = [0, 1]
    play.act(6)
    assert play.room.seat_for(mine, Act("")) == 1
    assert play.room.seat_for([0], Act("")) == 0  # then it is told that it is not its turn
    assert play.room.seat_for(mine, Undo()) == 1
    play.act(5)
    assert play.room.seat_for(mine, Undo()) == 0  # chance has acted since
    play.wish(0, Undo())
    assert play.room.seat_for(mine, Answer(True)) == 1
    assert play.room.seat_for([1], Resign("casual")) == 1


@pytest.mark.parametrize("pace", [Pace(), Pace("move", 20), Pace("fischer", 60, 5)], ids=lambda pace: pace.kind)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_log_gives_the_same_room(game: str, pace: Pace) -> None:
    rng = random.Random(3)
    play = Play(game, pace)
    while not play.room.over and play.room.ply < 400:
        play.now += rng.randrange(3_000)
        seat = rng.randrange(play.room.seats)
        wishes: list[Wish] = [Undo(), Answer(rng.random() < 0.7), TimeUp()]
        try:
            play.wish(seat, rng.choice(wishes))
        except Refusal:
            try:
                play.act()
            except Refusal as refusal:
                assert refusal.code == "time_up"
                play.wish(play.room.actor, TimeUp())
        if play.room.ply % 40 == 0:
            assert seen(replayed(play.new(), play.log)) == seen(play.room)
    assert seen(replayed(play.new(), play.log)) == seen(play.room)
    assert {entry.kind for entry in play.log} >= {"start", "act", "undo"}

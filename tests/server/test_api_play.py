"""The match itself, over HTTP."""

import threading

import pytest

from tests.server.house import Person, Server, code, play_on, two_people, until

pytestmark = pytest.mark.server


def test_an_action_is_acknowledged_with_its_ply_and_seen_by_the_other(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    state = ann.state(table)
    assert state["ply"] == 0 and "take wolf" in state["legal"] and bob.state(table)["legal"] == []
    assert ann.act(table, "take wolf").json() == {"ply": 1}
    assert bob.state(table)["ply"] == 1
    assert ann.info(table)["ply"] == 1


def test_a_stale_ply_is_refused_with_the_present_one(shared: Server) -> None:
    ann, _bob, table = two_people(shared)
    ann.act(table, "take wolf")
    for ply in (0, 2, 1000):
        answer = ann.act(table, "take pig", ply=ply)
        assert (*code(answer), answer.json()["more"]) == (409, "stale", {"ply": 1})


def test_the_same_action_sent_twice_counts_once(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    assert [ann.act(table, "take wolf", ply=0).json() for _ in range(3)] == [{"ply": 1}] * 3
    ann.act(table, "take pig", ply=1)
    assert ann.act(table, "take wolf", ply=0).json() == {"ply": 1}
    assert ann.state(table)["ply"] == 2
    assert code(bob.act(table, "take wolf", ply=0)) == (409, "stale")


def test_so_it_does_for_people_at_one_screen_and_for_undo(shared: Server) -> None:
    ann = shared.player()
    table = ann.table("island", "me", "guest", options={"mode": "simple", "first": "1"})["id"]
    for ply in range(5):
        assert ann.act(table, "take wolf", ply=ply).json() == {"ply": ply + 1}
    assert ann.act(table, "take wolf", ply=4).json() == {"ply": 5}  # it is the guest's turn by now
    assert ann.state(table, seat=1)["legal"]
    for _ in range(2):
        assert ann.post(f"tables/{table}/undo", ply=5).json() == {"ply": 6}
    assert ann.state(table)["legal"]


def test_two_clicks_at_once_give_one_move(shared: Server) -> None:
    ann, _bob, table = two_people(shared)
    answers: list[tuple[int, object]] = []

    def act(action: str) -> None:
        answer = Person(ann.client).post(f"tables/{table}/actions", ply=0, action=action)
        answers.append((answer.status_code, answer.json().get("ply")))

    threads = [threading.Thread(target=act, args=[f"take {kind}"]) for kind in ("wolf", "pig", "hare", "rat")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers, key=str) == [(200, 1), (409, None), (409, None), (409, None)]


def test_not_my_turn_and_not_my_seat(shared: Server) -> None:
    _ann, bob, table = two_people(shared)
    assert code(bob.act(table, "take wolf", ply=0)) == (403, "not_your_turn")
    assert code(bob.act(table, "take wolf", ply=0, seat=0)) == (403, "not_your_seat")
    eve = shared.player("Eve")
    assert code(eve.act(table, "take wolf", ply=0)) == (403, "not_your_seat")
    assert code(eve.get(f"tables/{table}/state", seat=0)) == (403, "not_your_seat")
    assert code(bob.get(f"tables/{table}/feed", seat=0)) == (403, "not_your_seat")
    assert code(shared.visitor().post(f"/api/tables/{table}/actions", json={"ply": 0, "action": "x"})) == (
        401,
        "nobody",
    )


def test_an_illegal_action_is_refused_with_the_rule(shared: Server) -> None:
    ann, _bob, table = two_people(shared)
    answer = ann.act(table, "wolf a1", ply=0)
    assert code(answer) == (422, "illegal")
    reason = answer.json()["more"]["reason"]
    assert reason["rule"].startswith("MI-") and reason["key"].startswith("island-")
    assert code(ann.act(table, "dance", ply=0)) == (422, "unreadable")


def test_why_names_the_rule_before_anything_is_done(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    assert ann.get(f"tables/{table}/why", action="take wolf").json() == {"legal": True, "reason": None}
    why = ann.get(f"tables/{table}/why", action="wolf a1").json()
    assert not why["legal"] and why["reason"]["rule"].startswith("MI-")
    assert code(ann.get(f"tables/{table}/why", action="dance")) == (422, "unreadable")
    assert code(bob.get(f"tables/{table}/why", action="take wolf")) == (403, "not_your_turn")


def test_a_hint_is_a_legal_action_with_its_chance(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    hints = ann.get(f"tables/{table}/hint").json()
    assert 1 <= len(hints) <= 3
    assert all(hint["action"] in ann.state(table)["legal"] and 0 <= hint["chance"] <= 1 for hint in hints)
    assert ann.get(f"tables/{table}/hint").json() == hints
    assert code(bob.get(f"tables/{table}/hint")) == (403, "not_your_turn")
    ann, bob, table = two_people(shared, hints=False)
    assert code(ann.get(f"tables/{table}/hint")) == (403, "no_hints")


def test_undo_is_free_until_another_acts(shared: Server) -> None:
    ann, _bob, table = two_people(shared)
    assert code(ann.post(f"tables/{table}/undo", ply=0)) == (409, "no_undo")
    before = ann.state(table)["view"]
    ann.act(table)
    assert ann.state(table)["undo"] == "free"
    assert code(ann.post(f"tables/{table}/undo", ply=0)) == (409, "stale")
    assert ann.post(f"tables/{table}/undo", ply=1).json() == {"ply": 2}
    assert ann.state(table)["view"] == before


def test_later_undo_needs_the_consent_of_the_others(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    for _ in range(5):
        ann.act(table)
    bob.act(table)
    assert ann.state(table)["undo"] == "ask"
    assert ann.post(f"tables/{table}/undo", ply=6).json() == {"ply": 7}
    assert bob.state(table)["asked"] == {"seat": 0, "agreed": [0]}
    assert code(ann.post(f"tables/{table}/undo/answer", ply=7, agree=True)) == (409, "nothing_asked")
    assert bob.post(f"tables/{table}/undo/answer", ply=7, agree=False).json() == {"ply": 8}
    assert ann.state(table)["asked"] is None and ann.state(table)["legal"] == []
    ann.post(f"tables/{table}/undo", ply=8)
    assert bob.post(f"tables/{table}/undo/answer", ply=9, agree=True).json() == {"ply": 10}
    assert ann.state(table)["legal"]


def test_spectators_see_what_is_public(shared: Server) -> None:
    ann, _bob, table = two_people(shared)
    ann.act(table, "take wolf")
    for watcher in (Person(shared.visitor()), shared.player("Eve")):
        state = watcher.state(table)
        assert (state["legal"], state["undo"]) == ([], None)
        assert state["view"] != ann.state(table)["view"]


def test_people_at_one_screen_see_each_their_own_side(shared: Server) -> None:
    ann = shared.player()
    table = ann.table("island", "me", "guest", options={"mode": "simple", "first": "1"})["id"]
    ann.act(table, "take wolf")
    assert ann.state(table)["view"] == ann.state(table, seat=0)["view"] != ann.state(table, seat=1)["view"]
    assert code(ann.get(f"tables/{table}/state", seat=2)) == (403, "not_your_seat")


@pytest.mark.parametrize(
    ("game", "options"), [("island", {"mode": "mercenaries"}), ("nebula", {"players": "3"})], ids=["island", "nebula"]
)
def test_a_game_against_bots_is_played_to_the_end(shared: Server, game: str, options: dict[str, str]) -> None:
    ann = shared.player()
    seats = ["me", *["newcomer"] * (1 if game == "island" else 2)]
    table = ann.table(game, *seats, options=options)["id"]
    play_on(table, ann)
    info = ann.info(table)
    assert info["status"] == "over" and info["result"]["winners"] and info["seed"] and info["actor"] is None
    assert code(ann.act(table, "pass", ply=info["ply"])) == (409, "over")


def test_who_runs_out_of_time_is_replaced_by_a_bot(server: Server) -> None:
    for clock in ({"kind": "move", "seconds": 20}, {"kind": "fischer", "seconds": 60, "increment": 5}):
        ann, bob, table = two_people(server, clock=clock)
        state = ann.state(table)
        assert state["clock"] == {"left": [clock["seconds"] * 1000] * 2, "running": 0, "since": server.watch.now}
        server.watch.forward(clock["seconds"])
        until(lambda bob=bob, table=table: bob.state(table)["legal"])
        assert bob.state(table)["bots"] == ["casual", None]
        assert code(ann.act(table, "take wolf", ply=bob.state(table)["ply"])) == (403, "not_your_seat")
        bob.post(f"tables/{table}/resign", level="newcomer")

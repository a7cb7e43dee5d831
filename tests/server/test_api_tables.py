"""Tables before and around the match, over HTTP."""

import threading
from typing import Any

import pytest

from tests.server.house import Person, Server, code, play_on, two_people, until

pytestmark = pytest.mark.server
SIMPLE = {"mode": "simple", "first": "1"}


def test_a_table_has_seats_of_every_kind(shared: Server) -> None:
    ann = shared.player("Ann")
    seats = [
        {"kind": "bot", "level": "strong"},
        {"kind": "me"},
        {"kind": "guest", "name": "Zoe"},
        {"kind": "open"},
    ]
    table = ann.post("tables", game="island", options={"mode": "team"}, seats=seats).json()
    shown = [(seat["kind"], seat["name"], seat["level"], seat["you"]) for seat in table["seats"]]
    assert shown == [
        ("bot", "", "strong", False),
        ("player", "Ann", None, True),
        ("player", "Zoe", None, True),
        ("free", "", None, False),
    ]
    assert (table["you"], table["host"], table["status"], table["ply"]) == ([1, 2], True, "open", -1)
    assert [bool(seat["key"]) for seat in table["seats"]] == [False, False, False, True]
    assert table["seed"] is None and len(table["commitment"]) == 64


def test_without_seats_i_play_against_bots_at_once(shared: Server) -> None:
    table = shared.player().table("nebula", options={"players": "3"})
    assert [seat["kind"] for seat in table["seats"]] == ["player", "bot", "bot"]
    assert (table["status"], table["ply"] >= 0) == ("playing", True)


@pytest.mark.parametrize(
    ("wish", "status", "code_"),
    [
        ({"game": "chess"}, 422, "game"),
        ({"game": "island", "options": {"mode": "storm"}}, 422, "options"),
        ({"game": "island", "options": {"colour": "red"}}, 422, "options"),
        ({"game": "nebula", "options": {"content": "island"}}, 422, "game"),
        ({"game": "island", "seats": [{"kind": "me"}]}, 422, "seats"),
        ({"game": "island", "seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "seats"),
        ({"game": "island", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 400, "invalid"),
        ({"game": "island", "clock": {"kind": "move", "seconds": 1}}, 422, "clock"),
        ({"game": "island", "clock": {"kind": "fischer", "seconds": 29}}, 422, "clock"),
        ({"game": "island", "clock": {"kind": "move", "seconds": 10**9}}, 400, "invalid"),
        ({}, 400, "invalid"),
    ],
)
def test_odd_tables_are_refused(shared: Server, wish: dict[str, Any], status: int, code_: str) -> None:
    assert code(shared.player().post("tables", **wish)) == (status, code_)


def test_only_players_make_tables(shared: Server) -> None:
    assert code(shared.visitor().post("/api/tables", json={"game": "island"})) == (401, "nobody")


def test_a_private_table_is_joined_by_the_link_of_a_seat(shared: Server) -> None:
    ann, bob, eve = shared.player("Ann"), shared.player("Bob"), shared.player("Eve")
    table = ann.table("island", "me", "open", options=SIMPLE)
    id, key = table["id"], table["seats"][1]["key"]
    assert len(key) >= 22
    assert code(bob.post(f"tables/{id}/join")) == (403, "key")
    assert code(bob.post(f"tables/{id}/join", key="guessed")) == (403, "key")
    for other in (bob.info(id), eve.info(id), ann.get("tables").json()[0]):
        assert [seat["key"] for seat in other["seats"]] == [None, None]
    joined = bob.post(f"tables/{id}/join", key=key).json()
    assert (joined["you"], joined["status"]) == ([1], "playing")
    again = bob.post(f"tables/{id}/join", key=key)  # a retry
    assert (again.status_code, again.json()["you"]) == (200, [1])
    assert code(eve.post(f"tables/{id}/join", key=key)) == (409, "started")


def test_a_public_table_is_in_the_lobby_and_joined_by_whoever_comes(shared: Server) -> None:
    ann, bob = shared.player("Ann"), shared.player("Bob")
    table = ann.table("island", "me", "open", "open", "open", options={"mode": "team"}, public=True)["id"]
    listed = next(found for found in shared.visitor().get("/api/lobby").json() if found["id"] == table)
    assert not listed["host"] and not any(seat["key"] for seat in listed["seats"])
    assert bob.post(f"tables/{table}/join", seat=2).json()["you"] == [2]
    assert bob.post(f"tables/{table}/join").json()["you"] == [2]
    assert code(bob.post(f"tables/{table}/join", seat=3)) == (409, "seated")
    eve = shared.player("Eve")
    assert code(eve.post(f"tables/{table}/join", seat=2)) == (409, "seat_taken")
    assert eve.post(f"tables/{table}/join").json()["you"] == [1]
    assert shared.player().post(f"tables/{table}/join").json()["status"] == "playing"
    assert code(shared.player().post(f"tables/{table}/join")) == (409, "seat_taken")
    assert table not in [found["id"] for found in shared.visitor().get("/api/lobby").json()]


def test_two_who_come_at_once_do_not_share_a_seat(shared: Server) -> None:
    for _ in range(5):
        table = shared.player().table("island", "me", "open", public=True)["id"]
        people = [shared.player(str(n)) for n in range(4)]
        answers: list[int] = []

        def join(person: Person, table: str = table, answers: list[int] = answers) -> None:
            answers.append(person.post(f"tables/{table}/join").status_code)

        threads = [threading.Thread(target=join, args=[person]) for person in people]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409, 409, 409]


def test_who_has_sat_down_can_stand_up_before_the_start(shared: Server) -> None:
    ann, bob = shared.player("Ann"), shared.player("Bob")
    table = ann.table("island", "open", "open", public=True, start=False)["id"]
    assert code(bob.post(f"tables/{table}/leave")) == (403, "not_your_seat")
    bob.post(f"tables/{table}/join", seat=1)
    assert code(bob.post(f"tables/{table}/leave", seat=0)) == (403, "not_your_seat")
    left = bob.post(f"tables/{table}/leave").json()
    assert [seat["kind"] for seat in left["seats"]] == ["free", "free"]
    ann, bob, table = two_people(shared)
    assert code(bob.post(f"tables/{table}/leave")) == (409, "started")


def test_the_host_frees_a_seat_or_gives_it_to_a_bot(shared: Server) -> None:
    ann, bob = shared.player("Ann"), shared.player("Bob")
    table = ann.table("island", "me", "open", start=False)
    id, key = table["id"], table["seats"][1]["key"]
    bob.post(f"tables/{id}/join", key=key)
    assert code(bob.post(f"tables/{id}/seat", seat=0, kind="open")) == (403, "not_host")
    freed = ann.post(f"tables/{id}/seat", seat=1, kind="open").json()
    assert freed["seats"][1]["kind"] == "free" and freed["seats"][1]["key"] != key
    assert code(bob.post(f"tables/{id}/join", key=key)) == (403, "key")
    given = ann.post(f"tables/{id}/seat", seat=1, kind="bot", level="newcomer").json()
    assert (given["seats"][1]["level"], given["status"]) == ("newcomer", "open")
    assert code(ann.post(f"tables/{id}/seat", seat=7, kind="open")) == (422, "seats")
    assert ann.post(f"tables/{id}/start").json()["status"] == "playing"
    assert code(ann.post(f"tables/{id}/seat", seat=1, kind="open")) == (409, "started")


def test_a_table_starts_by_itself_or_when_the_host_says_so(shared: Server) -> None:
    ann, bob = shared.player("Ann"), shared.player("Bob")
    table = ann.table("island", "me", "open", start=False)
    id = table["id"]
    assert code(ann.post(f"tables/{id}/start")) == (409, "seats_free")
    assert bob.post(f"tables/{id}/join", key=table["seats"][1]["key"]).json()["status"] == "open"
    assert code(bob.post(f"tables/{id}/start")) == (403, "not_host")
    assert code(ann.get(f"tables/{id}/state")) == (409, "not_started")
    assert code(ann.post(f"tables/{id}/actions", ply=0, action="pass")) == (409, "not_started")
    assert ann.post(f"tables/{id}/start").json()["status"] == "playing"
    assert ann.post(f"tables/{id}/start").json()["ply"] == 0  # a retry


def test_a_rematch_turns_the_seats_and_the_winner_begins(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    assert code(ann.post(f"tables/{table}/rematch")) == (409, "not_over")
    play_on(table, ann, bob)
    assert code(shared.player().post(f"tables/{table}/rematch")) == (403, "not_your_seat")
    again = ann.post(f"tables/{table}/rematch").json()["id"]
    assert bob.post(f"tables/{table}/rematch").json()["id"] == again == ann.info(table)["rematch"]
    info = ann.info(again)
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ann"]
    assert (info["you"], info["status"]) == ([1], "playing")
    winners = ann.info(table)["result"]["winners"]
    expected = str(2 - winners[0]) if len(winners) == 1 else "random"
    assert info["options"]["first"] == expected
    assert len(ann.get("tables").json()) == 2


def test_two_who_want_a_rematch_at_once_get_one_table(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    play_on(table, ann, bob)
    found: list[str] = []

    def ask(person: Person) -> None:
        found.append(person.post(f"tables/{table}/rematch").json()["id"])

    threads = [threading.Thread(target=ask, args=[person]) for person in (ann, bob)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1
    assert [row["id"] for row in ann.get("tables").json()] == [found[0], table]


def test_my_tables_say_whose_turn_it_is_and_mine_come_first(shared: Server) -> None:
    ann, bob, first = two_people(shared)
    second = ann.table("island", "me", "open", options=SIMPLE)
    bob.post(f"tables/{second['id']}/join", key=second["seats"][1]["key"])
    waiting = ann.table("island", "me", "open")["id"]
    for _ in range(5):
        ann.act(first)
    listed = ann.get("tables").json()
    assert [(row["id"], row["actor"]) for row in listed] == [(second["id"], 0), (first, 1), (waiting, None)]
    assert [row["id"] for row in bob.get("tables").json()] == [first, second["id"]]


def test_whoever_resigns_leaves_the_seat_to_a_bot_that_plays_on(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    assert code(shared.player().post(f"tables/{table}/resign")) == (403, "not_your_seat")
    assert ann.post(f"tables/{table}/resign", level="newcomer").json() == {"ply": 1}
    assert code(ann.post(f"tables/{table}/resign")) == (403, "not_your_seat")
    until(lambda: bob.state(table)["legal"])
    assert bob.state(table)["bots"] == ["newcomer", None]
    assert bob.info(table)["you"] == [1]
    bob.post(f"tables/{table}/resign", level="newcomer")
    until(lambda: bob.info(table)["status"] == "over")


def test_a_table_that_is_not_there(shared: Server) -> None:
    ann = shared.player()
    for path in ("", "/state", "/feed", "/record", "/replay"):
        assert code(ann.get(f"tables/nothere{path}")) == (404, "no_table")
    assert code(ann.post("tables/nothere/actions", ply=0, action="x")) == (404, "no_table")
    assert ann.get("tables/not%00here").status_code == 400


def test_no_answer_during_play_has_the_seed_a_key_or_the_id_of_a_player(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    ann.act(table)
    row = shared.house.store.table(table)
    secrets = [row.seed, row.host, *(seat.key for seat in row.seats), *(str(seat.player) for seat in row.seats)]
    for person in (ann, bob, Person(shared.visitor())):
        answers = [
            person.get(f"tables/{table}{path}") for path in ("", "/state", "/record", "/replay", "/why?action=x")
        ]
        answers += [person.get(path) for path in ("tables", "lobby", "me", "tokens")]
        answers += [
            person.post(f"tables/{table}/join"),
            person.act(table, "dance", ply=1),
            person.act(table, "x", ply=9),
        ]
        with person.client.stream("GET", f"/api/tables/{table}/feed") as feed:
            lines = feed.iter_lines()
            texts = [next(lines) for _ in range(5)]
        for text in [answer.text for answer in answers] + texts:
            assert not any(secret in text for secret in secrets)

"""Records, replays and uploads, over HTTP; and what there is to play."""

from pathlib import Path

import pytest

from tests.server.house import Server, code, play_on, two_people
from tuman import record
from tuman.cli import main
from tuman.games import GAMES
from tuman.match import commitment

pytestmark = pytest.mark.server


def test_the_record_of_a_finished_table_is_verified(shared: Server, tmp_path: Path) -> None:
    for game in GAMES:
        ann, bob, table = two_people(shared, game)
        ply = ann.state(table)["ply"]
        actor = ann if ann.state(table)["legal"] else bob
        actor.act(table)
        if actor.state(table)["undo"] == "free":
            actor.post(f"tables/{table}/undo", ply=ply + 1)  # what was taken back is not in it
        play_on(table, ann, bob)
        file = tmp_path / f"{game}.tuman"
        answer = shared.visitor().get(f"/api/tables/{table}/record", params={"view": "open"})
        assert answer.headers["content-type"].startswith("text/plain")
        file.write_bytes(answer.content)
        assert main(["verify", str(file)]) == 0
        info = ann.info(table)
        assert commitment(info["seed"]) == info["commitment"] == record.read(answer.text).header["commitment"]


def test_bots_have_the_names_of_their_levels_in_the_record(shared: Server) -> None:
    ann = shared.player("Ann")
    table = ann.table("island", "me", "newcomer")["id"]
    assert '["Ann", "newcomer"]' in ann.get(f"tables/{table}/record").text


def test_during_play_there_is_only_the_own_and_the_public_view(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    for _ in range(5):
        ann.act(table)
    for path in ("record", "replay"):
        assert code(ann.get(f"tables/{table}/{path}", view="open")) == (403, "not_over")
        assert code(ann.get(f"tables/{table}/{path}", view="1")) == (403, "not_over")
        assert code(shared.visitor().get(f"/api/tables/{table}/{path}", params={"view": "0"})) == (403, "not_over")
        assert ann.get(f"tables/{table}/{path}", view="x").status_code == 400
        assert ann.get(f"tables/{table}/{path}").text == ann.get(f"tables/{table}/{path}", view="0").text
    seed = shared.house.store.table(table).seed
    mine, theirs = (person.get(f"tables/{table}/record").text for person in (ann, bob))
    assert "view: 1" in mine and "1: take wolf" in mine and "view: 2" in theirs and "1: take ?" in theirs
    for text in (mine, theirs, ann.client.get(f"/api/tables/{table}").text):
        assert seed not in text
    play_on(table, ann, bob)
    assert code(ann.get(f"tables/{table}/record", view="7")) == (422, "seats")
    assert "take wolf" in bob.get(f"tables/{table}/record", view="0").text


def test_a_replay_has_a_position_for_each_action(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    play_on(table, ann, bob, most=20)
    replay = ann.get(f"tables/{table}/replay").json()
    assert [frame["ply"] for frame in replay["frames"]] == list(range(replay["plies"] + 1))
    assert replay["frames"][-1]["view"] == ann.state(table)["view"]
    assert (replay["names"], replay["result"], replay["frames"][0]["text"]) == (["Ann", "Bob"], None, None)
    part = ann.get(f"tables/{table}/replay", **{"from": 3, "to": 5}).json()
    assert part["frames"] == replay["frames"][3:6]
    assert ann.get(f"tables/{table}/replay", **{"from": 999}).json()["frames"] == []


def test_a_record_can_be_uploaded_and_looked_at(shared: Server) -> None:
    ann, bob, table = two_people(shared)
    play_on(table, ann, bob)
    text = ann.get(f"tables/{table}/record", view="open").text
    uploaded = bob.post("records", text=text)
    assert uploaded.json() == ann.get(f"tables/{table}/replay", view="open").json()
    assert shared.visitor().post("/api/records", json={"text": text}).status_code == 200
    damaged = text.replace("1: take wolf", "1: take moon", 1)
    answer = bob.post("records", text=damaged)
    assert code(answer) == (422, "record")
    more = answer.json()["more"]
    assert more["line"] == text.split("\n").index("1: take wolf") + 1
    assert (more["fault"], more["about"]) == ("action", "take moon")
    for wrong in ("", "hello", ann.get(f"tables/{table}/record", view="0").text, text.replace("rules: 1", "rules: 99")):
        assert code(bob.post("records", text=wrong)) == (422, "record")
    assert bob.post("records", text="x" * 200_001).status_code == 400


def test_the_games_are_listed_with_their_options(shared: Server) -> None:
    found = shared.visitor().get("/api/games").json()
    assert [game["name"] for game in found["games"]] == list(GAMES)
    island = found["games"][0]
    assert island["seats"]["simple"] == 2 and island["seats"]["team"] == 4
    assert found["levels"] == ["newcomer", "casual", "regular", "strong", "expert"]


def test_the_server_says_how_it_is(shared: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = shared.visitor()
    assert visitor.get("/healthz").json()["status"] == "ok"
    text = visitor.get("/metrics").text
    for name in (
        "tuman_requests_total",
        "tuman_entries_total",
        "tuman_live_tables",
        "tuman_feeds",
        "tuman_faults_total",
    ):
        assert name in text
    page = visitor.get("/api").text
    assert "/api/tables/{table}/actions" in page and "<script" not in page


def test_every_answer_has_the_headers_that_keep_browsers_safe(shared: Server) -> None:
    for path in ("/api/games", "/api/me", "/nowhere", "/api/tables/nothere", "/schema/openapi.json"):
        headers = shared.visitor().get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
        assert headers.get_list("content-security-policy") == [headers["content-security-policy"]]


def test_a_database_that_does_not_answer_is_told_to_the_operator(
    shared: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> None:
        raise OSError("gone: postgresql://user:password@host")

    monkeypatch.setattr(shared.house.store, "ping", gone)
    answer = shared.visitor().get("/healthz")
    assert code(answer) == (503, "database") and "password" not in answer.text

"""Guests, devices, tokens, over HTTP."""

from pathlib import Path

import pytest

from tests.server.house import Person, Server, code, running
from tuman.server.settings import Limits

pytestmark = pytest.mark.server


def test_a_guest_is_made_on_the_first_visit_and_known_by_a_cookie(shared: Server) -> None:
    visitor = shared.visitor()
    assert code(visitor.get("/api/me")) == (401, "nobody")
    made = visitor.post("/api/me", json={})
    assert made.json() == {"name": "Guest", "language": "en"}
    cookie = made.headers["set-cookie"]
    assert cookie.startswith("tuman=") and "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert "Secure" not in cookie
    assert len(visitor.cookies["tuman"]) >= 22  # 128 bits or more
    assert visitor.get("/api/me").json() == {"name": "Guest", "language": "en"}


def test_behind_https_the_cookie_is_for_it_only(tmp_path: Path) -> None:
    with running(tmp_path, secure=True) as server:
        assert "Secure" in server.visitor().post("/api/me", json={}).headers["set-cookie"]


def test_name_and_language_can_be_changed(shared: Server) -> None:
    ann = shared.player("Ann")
    changed = ann.post("me", language="pl")
    assert changed.json() == {"name": "Ann", "language": "pl"}
    assert "set-cookie" not in changed.headers
    ann.post("me", name="Зоя Ї")
    assert ann.get("me").json() == {"name": "Зоя Ї", "language": "pl"}


@pytest.mark.parametrize(
    "name", ["", " ", " Ann", "Ann ", "An\nn", "Ann\n", "A\0", "A\x1b[2J", "x" * 41, "A\u202eB", 7, None, ["Ann"]]
)
def test_odd_names_are_refused(shared: Server, name: object) -> None:
    answer = shared.visitor().post("/api/me", json={"name": name})
    assert answer.status_code == (200 if name is None else 400)


def test_a_transfer_link_works_once_on_another_device(shared: Server) -> None:
    ann, other = shared.player("Ann"), Person(shared.visitor())
    link = ann.post("me/link").json()
    assert other.post("me/claim", token=link["token"]).json()["name"] == "Ann"
    assert other.client.cookies["tuman"] != ann.client.cookies["tuman"]
    table = ann.table("island", "me", "open")
    assert other.info(table["id"])["you"] == [0]
    assert code(Person(shared.visitor()).post("me/claim", token=link["token"])) == (404, "link")


def test_a_transfer_link_runs_out(server: Server) -> None:
    link = server.player().post("me/link").json()
    server.watch.forward(15 * 60)
    assert code(Person(server.visitor()).post("me/claim", token=link["token"])) == (404, "link")


def test_a_token_lets_a_script_in_until_it_is_deleted(shared: Server) -> None:
    ann = shared.player("Ann")
    made = ann.post("tokens", name="my bot").json()
    script = Person(shared.visitor(Authorization=f"Bearer {made['token']}"))
    assert script.get("me").json()["name"] == "Ann"
    listed = ann.get("tokens").json()
    assert [token["name"] for token in listed] == ["my bot"]
    assert made["token"] not in ann.get("tokens").text
    assert ann.client.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert code(script.get("me")) == (401, "token")
    assert code(ann.client.delete(f"/api/tokens/{made['id']}")) == (404, "token")


def test_there_is_an_end_to_tokens(shared: Server) -> None:
    ann = shared.player()
    for _ in range(20):
        assert ann.post("tokens", name="t").status_code == 201
    assert code(ann.post("tokens", name="t")) == (409, "tokens")


def test_a_cookie_is_no_token_and_a_token_no_cookie(shared: Server) -> None:
    ann = shared.player()
    token = ann.post("tokens", name="t").json()["token"]
    secret = ann.client.cookies["tuman"]
    for wrong in (secret, "x" * 5000):
        assert code(shared.visitor(Authorization=f"Bearer {wrong}").get("/api/me")) == (401, "token")
    assert code(shared.visitor(Cookie=f"tuman={token}").get("/api/me")) == (401, "nobody")


def test_a_page_of_another_site_can_not_act_for_me(shared: Server) -> None:
    ann = shared.player()
    ann.client.headers["Origin"] = "https://evil.example"
    assert code(ann.post("tables", game="island")) == (403, "origin")
    ann.client.headers["Origin"] = shared.base
    assert ann.post("tables", game="island").status_code == 201


def test_i_can_be_forgotten_on_a_device(shared: Server) -> None:
    ann = shared.player()
    assert ann.post("me/leave").status_code == 204
    assert code(ann.get("me")) == (401, "nobody")


def test_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits((5, 0.001), (2, 0.001), (2, 0.001), 1)) as server:
        visitor = server.visitor()
        answers = [visitor.get("/api/lobby") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert code(answers[-1]) == (429, "too_many") and answers[-1].headers["retry-after"]
    with running(tmp_path, limits=Limits((1000, 1.0), (2, 0.001), (2, 0.001), 1)) as server:
        people = [server.player(), server.player()]
        assert code(server.visitor().post("/api/me", json={})) == (429, "too_many")
        table, _ = (people[0].table()["id"] for _ in range(2))
        assert code(people[0].post("tables", game="island")) == (429, "too_many")
        with people[1].client.stream("GET", f"/api/tables/{table}/feed") as feed:
            assert feed.status_code == 200
            lines = feed.iter_lines()
            assert next(lines) == "retry: 1000"
            assert code(people[1].get(f"tables/{table}/feed")) == (429, "too_many")


def test_behind_a_proxy_the_address_is_the_one_that_the_proxy_saw(tmp_path: Path) -> None:
    few = Limits((1000, 1.0), (1, 0.001), (2, 0.001), 1)
    for proxied, second in ((True, 200), (False, 429)):
        with running(tmp_path, limits=few, proxied=proxied) as server:
            for address, expected in (("1.1.1.1", 200), ("evil, 2.2.2.2", second), ("other, 2.2.2.2", 429)):
                visitor = server.visitor(**{"X-Forwarded-For": address})
                assert visitor.post("/api/me", json={}).status_code == expected

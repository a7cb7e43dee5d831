"""What all requests share: games with their content packs, and who is who."""

from pathlib import Path

import pytest

from tests.nebula.packs import write_random_pack
from tests.server.house import Person, code, play_on, running
from tuman.games import GAMES
from tuman.server.house import all_games

pytestmark = pytest.mark.server


def test_without_packs_there_are_the_games_of_the_house() -> None:
    games = all_games(())
    assert {game.name for game in games.values()} == set(GAMES)
    assert set(games) >= set(GAMES)


def test_a_table_can_be_played_with_a_content_pack_as_long_as_it_is_here(tmp_path: Path) -> None:
    pack = str(write_random_pack(tmp_path / "pack", 3))
    (content,) = set(all_games((pack,))) - set(all_games(()))
    with running(tmp_path, packs=(pack,)) as server:
        ann = server.player()
        nebula = next(game for game in ann.get("games").json()["games"] if game["name"] == "nebula")
        assert content in next(option["values"] for option in nebula["options"] if option["name"] == "content")
        assert code(ann.post("tables", game="island", options={"content": content})) == (422, "game")
        assert code(ann.post("tables", game="nebula", options={"content": "none"})) == (422, "options")
        table = ann.table("nebula", "me", "newcomer", options={"content": content, "map": "only"})["id"]
        play_on(table, ann)
        text = ann.get(f"tables/{table}/record", view="open").text
        assert ann.post("records", text=text).status_code == 200
        again = ann.post(f"tables/{table}/rematch").json()["id"]
        assert ann.info(again)["options"]["content"] == content
        cookie = ann.client.cookies["tuman"]
    with running(tmp_path) as server:
        ann = Person(server.visitor(Cookie=f"tuman={cookie}"))
        assert code(ann.get(f"tables/{table}")) == (410, "outdated")
        assert code(ann.get(f"tables/{again}/state")) == (410, "outdated")
        assert code(ann.post("records", text=text)) == (422, "record")
        assert len(ann.get("tables").json()) == 2

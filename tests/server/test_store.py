"""What is read from and written to the database."""

import threading
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert

from tuman.server import database
from tuman.server.clock import Pace
from tuman.server.room import Entry
from tuman.server.schema import entries
from tuman.server.store import OPEN, OVER, PLAYING, Player, Seat, Store, Summary, TableRow


@pytest.fixture
def kept(tmp_path: Path):
    kept = Store(f"sqlite:///{tmp_path / 'tuman.db'}")
    database.upgrade(kept.engine)
    for id in ("ann", "bob"):
        kept.add_player(Player(id, id.title(), "en"), f"{id}'s secret", 0)
    yield kept
    kept.close()


def table(id: str, *players: str | None, **more: object) -> TableRow:
    seats = [Seat(n, player, None, player or "", f"key {id} {n}") for n, player in enumerate(players or ("ann", None))]
    row = TableRow(
        id=id, game="island", rules=1, options={"mode": "simple"}, pace=Pace("move", 20), seed="5eed", public=True,
        eager=True, hints=True, host="ann", status=OPEN, ply=-1, actor=None, bot=False, deadline=None, result=None,
        rematch=None, created=1, changed=1, seats=seats,
    )  # fmt: skip
    return msgspec.structs.replace(row, **more)


def summary(id: str, ply: int, **more: object) -> Summary:
    made = Summary(table=id, ply=ply, status=PLAYING, actor=0, bot=False, deadline=None, result=None, changed=5)
    return msgspec.structs.replace(made, **more)


def test_players_are_known_by_their_secret_which_is_not_stored(kept: Store, tmp_path: Path) -> None:
    assert kept.player_by_secret("ann's secret") == Player("ann", "Ann", "en")
    assert kept.player_by_secret("another") is None
    kept.change_player(Player("ann", "Anna", "pl"))
    assert kept.player_by_secret("ann's secret") == Player("ann", "Anna", "pl")
    kept.close()
    assert not any(b"ann's secret" in path.read_bytes() for path in tmp_path.iterdir())


def test_a_key_is_of_one_kind_and_runs_out(kept: Store) -> None:
    kept.add_key("1", "k", "ann", "token", "script", 0, expires=100)
    assert kept.player_by_key("k", "token", 99)
    assert kept.player_by_key("k", "token", 100) is None
    assert kept.player_by_key("k", "device", 0) is None
    assert kept.player_by_secret("k") is None
    assert kept.keys_of("ann", "token") == [{"id": "1", "name": "script", "created": 0}]
    assert not kept.drop_key("bob", "1")
    assert kept.drop_key("ann", "1")
    assert kept.player_by_key("k", "token", 0) is None


def test_a_link_works_once_also_when_two_use_it_at_once(kept: Store) -> None:
    kept.add_key("1", "link", "ann", "link", "", 0, expires=100)
    found = []
    threads = [threading.Thread(target=lambda: found.append(kept.use_link("link", 1))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(player.id if player else "" for player in found) == [""] * 7 + ["ann"]


def test_a_table_comes_back_as_it_was_stored(kept: Store) -> None:
    row = table("t", "ann", None)
    kept.add_table(row)
    assert kept.table("t") == row
    assert kept.table("u") is None


def test_a_seat_is_taken_once_and_only_before_the_start(kept: Store) -> None:
    kept.add_table(table("t", "ann", None))
    assert kept.take_seat("t", 1, "bob", "Bob", 7)
    assert not kept.take_seat("t", 1, "eve", "Eve", 8)
    row = kept.table("t")
    assert row and (row.seats[1].player, row.seats[1].name, row.changed) == ("bob", "Bob", 7)
    assert kept.start(row, Entry(0, 9, "start"), summary("t", 0))
    assert not kept.leave_seat("t", 1, "bob", 10)
    assert not kept.set_seat("t", 1, "casual", "k", 10)


def test_what_changes_a_table_is_seen_by_its_time_even_within_a_millisecond(kept: Store) -> None:
    kept.add_table(table("t", "ann", None))
    for expected in (2, 3):
        assert kept.set_seat("t", 1, None, "k", 1)
        assert kept.versions(["t", "none"]) == {"t": (-1, expected)}


def test_who_stands_up_at_the_last_moment_stops_the_start(kept: Store) -> None:
    kept.add_table(table("t", "ann", "bob"))
    before = kept.table("t")
    assert before and kept.leave_seat("t", 1, "bob", 2)
    assert not kept.start(before, Entry(0, 3, "start"), summary("t", 0))
    row = kept.table("t")
    assert row and row.status == OPEN
    assert kept.entries("t") == []


def test_a_ply_is_written_once(kept: Store) -> None:
    kept.add_table(table("t"))
    kept.add_table(table("u"))
    first, second = Entry(0, 1, "act", 0, {"action": 1}), Entry(0, 2, "act", 1, {"action": 2})
    assert kept.append([("t", first, summary("t", 0)), ("u", first, summary("u", 0))]) == [True, True]
    late = summary("t", 0, status=OVER, result={"points": [1, 2], "winners": [1]})
    assert kept.append([("t", second, late), ("u", Entry(1, 3, "undo", 0, {"to": 0}), summary("u", 1))]) == [
        False,
        True,
    ]
    assert kept.entries("t") == [first]
    assert [entry.ply for entry in kept.entries("u", after=0)] == [1]
    row = kept.table("t")
    assert row and (row.status, row.result) == (PLAYING, None)


def test_my_tables_begin_with_those_where_it_is_my_turn(kept: Store) -> None:
    playing = {"status": PLAYING, "ply": 3}
    kept.add_table(table("over", "ann", "bob", status=OVER, changed=9))
    kept.add_table(table("open", "ann", None, changed=8))
    kept.add_table(table("theirs", "ann", "bob", **playing, actor=1, changed=7))
    kept.add_table(table("mine", "ann", "bob", **playing, actor=0, changed=2))
    kept.add_table(table("my bot's", "ann", "bob", **playing, actor=0, bot=True, changed=3))
    kept.add_table(table("not mine", "bob", None, host="bob"))
    assert [row.id for row in kept.tables_of("ann")] == ["mine", "theirs", "my bot's", "open", "over"]


def test_the_lobby_has_open_public_tables_the_newest_first(kept: Store) -> None:
    for n, more in enumerate(({}, {"public": False}, {"status": PLAYING}, {"status": OVER}, {})):
        kept.add_table(table(str(n), created=n, **more))
    assert [row.id for row in kept.lobby()] == ["4", "0"]


def test_there_is_one_rematch(kept: Store) -> None:
    kept.add_table(table("t", status=OVER))
    assert kept.add_rematch("t", table("again"))
    assert not kept.add_rematch("t", table("another"))
    row = kept.table("t")
    assert row and row.rematch == "again"
    assert kept.table("again") and not kept.table("another")


def test_tables_where_something_is_overdue_are_found(kept: Store) -> None:
    for id in ("a", "b", "c"):
        kept.add_table(table(id, status=PLAYING, bot=True, changed=100))
    kept.add_table(table("d", status=PLAYING, deadline=150))
    kept.add_table(table("e", status=PLAYING, deadline=250))
    kept.add_table(table("f", status=OVER, bot=True))
    kept.add_table(table("h", status=PLAYING, bot=True, changed=199))
    assert sorted(kept.overdue(200, 50, 100)) == ["a", "b", "c", "d"]
    assert len(kept.overdue(200, 50, 2)) == 2


def test_what_is_stored_is_not_in_the_text_of_an_error(kept: Store) -> None:
    with pytest.raises(Exception) as error:  # no such table: the foreign key is missed
        kept.write(lambda c: c.execute(insert(entries).values(table="t", ply=0, at=0, kind="act", data="5ecret")))
    assert "FOREIGN KEY" in str(error.value) and "5ecret" not in str(error.value)

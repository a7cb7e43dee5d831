"""What the database has to hold, on SQLite and on PostgreSQL alike."""

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tuman.server import database
from tuman.server.clock import Pace
from tuman.server.room import ACT, START, Entry
from tuman.server.store import OPEN, PLAYING, Player, Seat, Store, Summary, TableRow, Torn

pytestmark = pytest.mark.server


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    sqlite = request.param == "sqlite"
    made = Store(f"sqlite:///{tmp_path}/tuman.db" if sqlite else request.getfixturevalue("postgres").new())
    database.check(made.engine, automatic=True)
    yield made
    made.close()


def row(id: str, **more: object) -> TableRow:
    seats = [Seat(n, f"player{n}", None, f"Name {n}", f"key{n}") for n in range(2)]
    fields = {
        "options": {},
        "pace": Pace(),
        "seed": "00",
        "public": False,
        "eager": True,
        "hints": True,
        "host": "player0",
        "status": OPEN,
        "ply": -1,
        "actor": None,
        "bot": False,
        "deadline": None,
        "result": None,
        "rematch": None,
        "created": 1,
        "changed": 1,
        "seats": seats,
    }
    return TableRow(id=id, game="island", rules=1, **fields | more)  # type: ignore[arg-type]


def step(table: str, ply: int, at: int = 5, status: str = PLAYING) -> tuple[str, Entry, Summary]:
    entry = Entry(ply, at, ACT if ply else START, 0, {"action": 1})
    return table, entry, Summary(table, ply, status, 0, True, None, None, at)


def started(store: Store, table: str) -> None:
    store.add_table(row(table))
    _, entry, summary = step(table, 0)
    assert store.start(row(table), entry, summary)


def test_a_ply_is_written_once_even_within_one_transaction(store: Store) -> None:
    started(store, "a")
    first, second = step("a", 1, at=7), step("a", 1, at=8)
    assert store.append([first, second]) == [True, False]
    assert store.append([second]) == [False]
    assert store.entries("a")[1:] == [first[1]]
    assert store.table("a").changed == 7  # type: ignore[union-attr]


def test_a_log_has_no_gaps(store: Store) -> None:
    started(store, "a")
    with pytest.raises(Torn):
        store.append([step("a", 2)])
    assert [entry.ply for entry in store.entries("a")] == [0]
    assert store.append([step("a", 1), step("a", 2)]) == [True, True]


def test_two_workers_that_write_the_same_tables_never_wait_for_each_other_for_ever(store: Store) -> None:
    tables = [f"t{n}" for n in range(12)]
    for table in tables:
        started(store, table)
    other = Store(store.engine.url.render_as_string(hide_password=False).replace("+psycopg", ""))
    won: dict[int, list[list[bool]]] = {0: [], 1: []}
    faults: list[BaseException] = []
    barrier = threading.Barrier(2)

    def write(number: int, mine: Store) -> None:
        rng = random.Random(number)
        try:
            for ply in range(1, 25):
                batch = [step(table, ply, at=number) for table in tables]
                rng.shuffle(batch)
                barrier.wait()
                order = {table: fine for (table, *_), fine in zip(batch, mine.append(batch), strict=True)}
                won[number].append([order[table] for table in tables])
        except BaseException as error:
            barrier.abort()
            faults.append(error)

    threads = [threading.Thread(target=write, args=pair) for pair in enumerate((store, other))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    other.close()
    assert faults == []
    assert all(a != b for one, two in zip(won[0], won[1], strict=True) for a, b in zip(one, two, strict=True))


def test_nobody_leaves_a_match_that_starts(store: Store) -> None:
    """Whoever starts a table must have seen its seats as they are; whoever leaves must leave an unstarted one."""
    store.add_table(row("a"))
    seen = store.table("a")
    assert seen is not None
    assert store.leave_seat("a", 1, "player1", 2)
    _, entry, summary = step("a", 0)
    assert not store.start(seen, entry, summary)
    assert store.entries("a") == []
    assert store.take_seat("a", 1, "player2", "Two", 3)
    seen = store.table("a")
    assert seen is not None and seen.seats_of("player2") == [1]
    assert store.start(seen, entry, summary)
    assert not store.leave_seat("a", 1, "player2", 4)
    assert not store.set_seat("a", 1, "casual", "key", 4)
    assert store.table("a").seats_of("player2") == [1]  # type: ignore[union-attr]


def test_a_seat_that_is_taken_does_not_change_the_table(store: Store) -> None:
    store.add_table(row("a"))
    before = store.table("a")
    assert not store.take_seat("a", 0, "player9", "Nine", 9)
    assert store.table("a") == before
    assert store.set_seat("a", 0, None, "new", 1)
    assert store.table("a").version == (-1, 2)  # type: ignore[union-attr]  # later, though the time is the same


def test_there_is_one_rematch(store: Store) -> None:
    store.add_table(row("a", status="over", ply=9))
    assert store.add_rematch("a", row("b"))
    assert not store.add_rematch("a", row("c"))
    assert store.table("a").rematch == "b"  # type: ignore[union-attr]
    assert store.table("b") == row("b")
    assert store.table("c") is None


def test_what_is_overdue(store: Store) -> None:
    store.add_table(row("bot", status=PLAYING, ply=3, bot=True, changed=100))
    store.add_table(row("new", status=PLAYING, ply=3, bot=True, changed=990))
    store.add_table(row("late", status=PLAYING, ply=3, deadline=999, changed=100))
    store.add_table(row("time", status=PLAYING, ply=3, deadline=2000, changed=100))
    store.add_table(row("over", status="over", ply=3, changed=100))
    assert set(store.overdue(1000, 100, 10)) == {"bot", "late"}
    assert len(store.overdue(1000, 100, 1)) == 1


def test_readers_do_not_wait_for_writers_and_writers_take_turns(store: Store) -> None:
    """Nobody is told that the database is locked, however many come at once."""
    faults: list[BaseException] = []

    def work(number: int) -> None:
        try:
            for n in range(15):
                store.add_player(Player(f"{number}-{n}", "Name", "en"), f"secret {number} {n}", n)
                started(store, f"t{number}-{n}")
                assert store.append([step(f"t{number}-{n}", 1)]) == [True]
                assert store.player_by_secret(f"secret {number} {n}")
                assert store.lobby() == []
        except BaseException as error:
            faults.append(error)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []

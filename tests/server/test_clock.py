"""Thinking time: who spends it, who gets it."""

from tuman.server.clock import Clock, Pace


def test_without_a_clock_nobody_spends_time() -> None:
    clock = Clock(Pace(), 2)
    clock.go_on(1000, 0, 1)
    assert (clock.deadline, clock.describe()) == (None, None)


def test_each_decision_has_its_own_time_by_the_move() -> None:
    clock = Clock(Pace("move", 10), 2)
    clock.go_on(0, 0, 1)
    assert clock.deadline == 10_000
    clock.go_on(4_000, 0, 1)
    assert clock.deadline == 14_000
    clock.go_on(9_000, 1, 1)
    assert clock.deadline == 19_000


def test_what_decides_nothing_gives_no_new_time() -> None:
    clock = Clock(Pace("move", 10), 2)
    clock.go_on(0, 0, 1)
    for now in (3_000, 6_000, 9_000):
        clock.go_on(now, 0, 0)
        assert clock.deadline == 10_000


def test_taking_an_action_back_gives_the_time_that_was_left_then() -> None:
    clock = Clock(Pace("move", 10), 2)
    clock.go_on(0, 0, 1)
    clock.go_on(7_000, 1, 1)
    clock.go_on(8_000, 0, -1)
    assert clock.deadline == 11_000


def test_fischer_adds_to_who_passes_the_turn() -> None:
    clock = Clock(Pace("fischer", 60, 5), 2)
    clock.go_on(0, 0, 1)
    clock.go_on(10_000, 0, 1)  # another decision of the same turn
    assert clock.left == [50_000, 60_000]
    clock.go_on(20_000, 1, 1)
    assert clock.left == [45_000, 60_000]
    assert clock.deadline == 80_000
    assert clock.describe() == {"left": [45_000, 60_000], "running": 1, "since": 20_000}


def test_acting_and_taking_back_wins_no_time() -> None:
    clock = Clock(Pace("fischer", 60, 5), 2)
    clock.go_on(0, 0, 1)
    for _ in range(10):
        clock.go_on(0, 1, 1)
        clock.go_on(0, 0, -1)
    assert clock.left == [60_000, 60_000]


def test_no_time_runs_for_bots_and_when_all_is_over() -> None:
    clock = Clock(Pace("fischer", 60), 2)
    clock.go_on(0, 0, 1)
    clock.go_on(1_000, None, 1)
    assert clock.deadline is None
    clock.go_on(50_000, 0, 1)
    assert clock.left == [59_000, 60_000]


def test_a_watch_that_goes_back_gives_no_time() -> None:
    clock = Clock(Pace("fischer", 60), 2)
    clock.go_on(5_000, 0, 1)
    clock.go_on(1_000, 1, 1)
    assert clock.left == [60_000, 60_000]

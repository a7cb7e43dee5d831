"""Who is heard, how often, and what every answer carries."""

import pytest

from tuman.server import guard
from tuman.server.guard import Buckets, check_origin
from tuman.server.problems import Problem

HOST = {"host": "tuman.example:8137"}


def refused(method: str, headers: dict[str, str], by_cookie: bool = True) -> bool:
    try:
        check_origin(method, HOST | headers, by_cookie)
    except Problem as problem:
        assert (problem.status, problem.code) == (403, "origin")
        return True
    return False


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://tuman.example",
        "https://tuman.example:8137.evil.example",
        "http://[:1",
    ],
)
def test_a_page_of_another_site_can_not_act_for_a_player(origin: str) -> None:
    assert refused("POST", {"origin": origin})
    assert refused("DELETE", {"origin": origin})
    assert not refused("GET", {"origin": origin})
    assert not refused("POST", {"origin": origin}, by_cookie=False)


def test_our_own_pages_and_scripts_can() -> None:
    assert not refused("POST", {"origin": "https://tuman.example:8137"})
    assert not refused("POST", {"sec-fetch-site": "same-origin"})
    assert not refused("POST", {})


def test_a_browser_that_names_no_origin_still_says_that_it_is_another_site() -> None:
    assert refused("POST", {"sec-fetch-site": "cross-site"})
    assert refused("POST", {"sec-fetch-site": "same-site"})


def test_a_bucket_is_emptied_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(guard, "monotonic", lambda: now)
    buckets = Buckets(3, 2.0)
    assert [buckets.take("ann") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("bob")
    now = 0.5
    assert [buckets.take("ann") for _ in range(2)] == [True, False]
    now = 100.0
    assert [buckets.take("ann") for _ in range(4)] == [True, True, True, False]


def test_buckets_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(guard, "monotonic", lambda: now)
    monkeypatch.setattr(guard, "MOST_BUCKETS", 100)
    buckets = Buckets(3, 2.0)
    for n in range(1000):
        now += 0.001
        assert buckets.take(str(n))
    assert len(buckets._levels) <= 100

"""A feed tells everything or ends: never is something left out in the middle."""

import asyncio

from tuman.server.feeds import MOST_WAITING, Feed


def drained(feed: Feed) -> list[bytes]:
    async def drain() -> list[bytes]:
        found = []
        while (data := await asyncio.wait_for(feed.read(), 5)) is not None:
            found.append(data)
        return found

    return asyncio.run(drain())


def test_a_feed_that_lags_behind_ends_where_it_broke_off() -> None:
    feed = Feed(None, None, 0, -1)
    part = b"." * (MOST_WAITING // 8)
    for n in range(20):
        feed.push(b"%d " % n + part)
    told = b"".join(drained(feed)).replace(b".", b"").split()
    assert 4 < len(told) < 20 and told == [b"%d" % n for n in range(len(told))]


def test_what_waits_is_told_before_the_end_and_nothing_after_it() -> None:
    feed = Feed(None, None, 0, -1)
    feed.push(b"a")
    feed.push(b"b")
    feed.end()
    feed.push(b"c")
    feed.end()
    assert drained(feed) == [b"ab"]


def test_a_feed_that_comes_back_gets_all_it_missed() -> None:
    feed = Feed(None, None, 0, -1)
    feed.begin_with([b"xx"] * MOST_WAITING)
    feed.end()
    assert drained(feed) == [b"xx" * MOST_WAITING]

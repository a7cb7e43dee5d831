"""A feed tells everything or ends: never is something left out in the middle."""

import asyncio

from tuman.server.feeds import MOST_WAITING, Feed


def drained(feed: Feed) -> list[bytes]:
    async def drain() -> list[bytes]:
        found = []
        while (data := await asyncio.wait_for(feed.next(), 5)) is not None:
            found.append(data)
        return found

    return asyncio.run(drain())


def test_a_feed_that_lags_behind_ends_where_it_broke_off() -> None:
    feed = Feed(0, -1)
    for n in range(MOST_WAITING + 10):
        feed.push(b"%d " % n)
    assert b"".join(drained(feed)).split() == [b"%d" % n for n in range(MOST_WAITING)]


def test_what_waits_is_told_before_the_end_and_nothing_after_it() -> None:
    feed = Feed(0, -1)
    feed.push(b"a")
    feed.push(b"b")
    feed.end()
    feed.push(b"c")
    feed.end()
    assert drained(feed) == [b"ab"]


def test_a_feed_that_comes_back_gets_all_it_missed() -> None:
    feed = Feed(0, -1)
    feed.push_all([b"x"] * (MOST_WAITING * 2))
    feed.end()
    assert drained(feed) == [b"x" * (MOST_WAITING * 2)]

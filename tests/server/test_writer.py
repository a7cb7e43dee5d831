"""Group commit: many tables share a transaction, and a failure is told to whom it concerns."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from tuman.server.room import Entry
from tuman.server.store import Store, Summary
from tuman.server.writer import MOST_AT_ONCE, Writer

Batch = Sequence[tuple[str, Entry, Summary]]


class Disk(Store):
    """Remembers what was written together. The first write waits until it may."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.may = threading.Event()
        self.broken = False

    def append(self, batch: Batch) -> list[bool]:
        self.may.wait(10)
        if self.broken:
            raise OSError("the disk is full")
        self.batches.append([table for table, _, _ in batch])
        return [table != "taken" for table, _, _ in batch]


def entry() -> tuple[Entry, Summary]:
    summary = Summary(table="", ply=0, status="playing", actor=0, bot=False, deadline=None, result=None, changed=0)
    return Entry(0, 0, "act"), summary


def test_what_waits_is_written_at_once() -> None:
    async def write() -> None:
        disk = Disk()
        writer = Writer(disk)
        first = asyncio.create_task(writer.append("first", *entry()))
        await asyncio.sleep(0)
        others = [asyncio.create_task(writer.append(str(n), *entry())) for n in range(MOST_AT_ONCE + 1)]
        await asyncio.sleep(0)
        disk.may.set()
        assert all(await asyncio.gather(first, *others))
        assert sum(map(len, disk.batches)) == MOST_AT_ONCE + 2
        assert 2 <= len(disk.batches) <= 3 and max(map(len, disk.batches)) <= MOST_AT_ONCE
        await writer.close()

    asyncio.run(write())


def test_who_was_second_is_told_and_who_was_first_is_not_concerned() -> None:
    async def write() -> None:
        disk = Disk()
        disk.may.set()
        writer = Writer(disk)
        assert await asyncio.gather(writer.append("mine", *entry()), writer.append("taken", *entry())) == [True, False]
        await writer.close()

    asyncio.run(write())


def test_after_a_failure_the_writer_goes_on() -> None:
    async def write() -> None:
        disk = Disk()
        disk.may.set()
        writer = Writer(disk)
        disk.broken = True
        with pytest.raises(OSError, match="full"):
            await writer.append("a", *entry())
        disk.broken = False
        assert await writer.append("b", *entry())
        await writer.close()

    asyncio.run(write())


def test_what_waits_at_the_end_is_written_and_told() -> None:
    async def write() -> None:
        disk = Disk()
        writer = Writer(disk)
        waiting = [asyncio.create_task(writer.append(str(n), *entry())) for n in range(5)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0)
        disk.may.set()
        await closing
        assert await asyncio.gather(*waiting) == [True] * 5
        assert sorted(table for batch in disk.batches for table in batch) == list("01234")

    asyncio.run(write())

"""An arena on the cores of this machine."""

import os
import signal
import traceback
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar, cast

from tuman.arena.jobs import ArenaError, Row, Spec
from tuman.arena.play import play
from tuman.bots.external import end_all

S = TypeVar("S")
R = TypeVar("R")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(spec: Spec, jobs: Sequence[int], workers: int | None = None) -> Generator[Row, None, None]:
    """Plays the jobs; rows come as games end. To close the iterator early ends the workers."""
    return run_with(play, spec, jobs, workers)


def run_with(
    play: Callable[[S, int], R], spec: S, jobs: Sequence[int], workers: int | None = None
) -> Generator[R, None, None]:
    """The same for any function that plays a job, if it stands in a module."""
    workers = min(workers or cores(), len(jobs))
    if workers <= 1:
        yield from (play(spec, job) for job in jobs)
        return
    todo = iter(jobs)
    crew: dict[Connection, Any] = {}  # a worker by the line to it
    try:
        for _ in range(workers):
            line, process = _hire(play, spec)
            crew[line] = process
            line.send(next(todo))
        left, waiting = len(jobs), list(crew)
        while left:
            for line in cast(list[Connection], wait(waiting)):
                job = next(todo, None)
                if job is None:
                    waiting.remove(line)
                yield _exchange(line, crew[line], job)
                left -= 1
    finally:
        for line, process in crew.items():
            process.terminate()
            line.close()
        for process in crew.values():
            process.join()


def _hire(play: Callable[[Any, int], Any], spec: Any) -> tuple[Connection, Any]:
    context = get_context("spawn")  # compiled code and threads do not survive a fork
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(play, spec, theirs), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _exchange(line: Connection, process: Any, job: int | None) -> Any:
    """Takes a row from a worker, and gives it another job if there is one."""
    try:
        row = line.recv()
        if job is not None:
            line.send(job)
    except (EOFError, OSError) as error:
        process.join()
        raise ArenaError(
            f"a worker has ended with code {process.exitcode}; with --out, the same command goes on from here"
        ) from error
    if isinstance(row, str):
        raise RuntimeError(row)
    return row


def _leave(*_: object) -> None:
    """Ends a worker at once, and its bots from outside with it. An exception could get lost in a callback."""
    end_all()
    os._exit(0)


def _work(play: Callable[[Any, int], Any], spec: Any, line: Connection) -> None:
    """A worker: gets numbers of jobs, gives rows, until it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer
    signal.signal(signal.SIGTERM, _leave)
    try:
        while True:
            job = line.recv()
            try:
                line.send(play(spec, job))
            except Exception:
                line.send(f"game {job} went wrong\n{traceback.format_exc()}")
    except (EOFError, OSError):  # the parent is gone
        pass

"""The arena on a real Ray cluster, started here. Runs in the environment of `make ray`."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.kit import ROOT, same
from tuman.arena import local, store
from tuman.arena.jobs import make_spec

pytestmark = pytest.mark.ray

GAMES = 14
PATIENCE = 120  # seconds; a start of Ray on a busy machine takes its time

# Plays the first action, slowly, and writes down which worker began which game, and which it ended.
SLOW_BOT = """
import json, os, sys, time
def note(what):
    with open(sys.argv[1], "a") as file: file.write(f"{worker} {what}\\n")
worker = os.getppid()
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "tuman":
        print("ready", flush=True)
    elif word == "seed":
        note(rest)
    elif word == "legal":
        legal = json.loads(rest)
    elif word == "choose":
        time.sleep(0.02)
        print("action", legal[0], flush=True)
    elif word == "bye":
        note("bye")
"""


def wait_until(done, what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, f"waited too long for {what}"
        time.sleep(0.05)


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = [int(child) for child in task.read_text().split()]
        except OSError:  # it has just ended
            continue
        for child in children:
            found += [child, *descendants(child)]
    return found


def title(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ").strip()
    except OSError:
        return ""


def in_a_game(notes: Path) -> dict[int, str]:
    """The workers that have begun a game and not ended it, and the bot's seed there."""
    last = dict(line.split() for line in notes.read_text().splitlines()) if notes.exists() else {}
    return {int(worker): seed for worker, seed in last.items() if seed != "bye"}


@pytest.fixture
def cluster() -> Iterator[tuple[dict[str, str], int]]:
    """A cluster with two workers: the environment that leads to it, and the process that all of it descends from."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # A secret of its own: whatever Ray keeps in the home folder plays no part.
    environment = os.environ | {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:  # sockets need a short path
        command = ["start", "--head", "--block", "--num-cpus=2", f"--port={port}", "--node-ip-address=127.0.0.1"]
        command += ["--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={folder}"]
        with Path(folder, "log").open("wb") as log:
            ray = Path(sys.executable).with_name("ray")
            head = subprocess.Popen([ray, *command], env=environment, stdout=log, stderr=log)
            try:
                wait_until(
                    lambda: head.poll() is not None or any("raylet" in title(pid) for pid in descendants(head.pid)),
                    "the cluster",
                )
                assert head.poll() is None, Path(folder, "log").read_text()
                yield environment | {"RAY_ADDRESS": f"127.0.0.1:{port}"}, head.pid
            finally:
                everything = {pid: title(pid) for pid in [head.pid, *descendants(head.pid)]}
                head.send_signal(signal.SIGTERM)
                try:
                    head.wait(20)
                finally:
                    for pid, named in everything.items():
                        if named and title(pid) == named:  # it has outlived the others
                            os.kill(pid, signal.SIGKILL)
                    head.wait()


def test_a_worker_killed_on_the_way_costs_no_game_and_counts_none_twice(cluster, tmp_path: Path) -> None:
    environment, head = cluster
    script, notes, out = tmp_path / "slow_bot.py", tmp_path / "notes", tmp_path / "games.jsonl"
    script.write_text(SLOW_BOT)
    bot = f"exec:{sys.executable} {script} {notes}"
    command = [sys.executable, "-m", "tuman.cli", "arena", "island", "--bots", f"greedy,{bot}", "--engine", "ray"]
    command += ["--games", str(GAMES), "--seed", "5", "--out", out, "--json"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as arena:
        wait_until(lambda: arena.poll() is not None or (out.exists() and out.read_bytes().count(b"\n") > 3), "games")
        assert arena.poll() is None, arena.communicate()
        cut = None
        while not cut:  # until one is killed in the middle of a game, and not just at its end
            wait_until(lambda: len(in_a_game(notes)) == 2, "two workers at play")
            worker = next(iter(in_a_game(notes)))
            assert worker in descendants(head)
            os.kill(worker, signal.SIGKILL)
            cut = in_a_game(notes).get(worker)
        assert out.read_bytes().count(b"\n") < GAMES  # so it was on the way
        _, said = arena.communicate(timeout=PATIENCE)
    assert arena.returncode == 0, said
    spec = make_spec("island", {}, ["greedy", bot], GAMES, 5)
    assert notes.read_text().split().count(cut) == 2  # that game was begun again
    rows, file = store.resume(out, spec)
    file.close()
    assert out.read_bytes().count(b"\n") == 1 + GAMES
    assert same(rows.values()) == same(local.run(spec, range(GAMES), workers=2))

"""The file of an arena: it can be gone on with after any kind of stop, and only with the same arena."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.kit import ROOT, same
from tuman.arena import local, store
from tuman.arena.jobs import ArenaError, Spec, make_spec
from tuman.cli import main

SPEC = make_spec("island", {}, ["greedy", "random"], 6, 1)
ROWS = same(local.run(SPEC, range(6), workers=1))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    _, out = store.resume(path, SPEC)
    with out:
        for row in local.run(SPEC, range(6), workers=1):
            store.append(out, row)
    return path


def rows_in(path: Path, spec: Spec = SPEC):
    rows, file = store.resume(path, spec)
    file.close()
    return rows


def test_the_file_is_the_spec_and_a_line_a_game(file: Path) -> None:
    first, *games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert first["game"] == "island" and first["rules"] == SPEC.rules and first["bots"] == ["greedy", "random"]
    assert same(games) == ROWS
    assert same(rows_in(file).values()) == ROWS


def test_wherever_the_file_was_cut_off_it_is_gone_on_with(file: Path) -> None:
    whole = file.read_bytes()
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    for at in [0, 1, 40, *(end + by for end in ends[:-1] for by in (-1, 0, 1, 30)), len(whole) - 1]:
        file.write_bytes(whole[:at])
        kept = [end for end in ends if end <= at]
        assert len(rows_in(file)) == max(0, len(kept) - 1)
        assert file.read_bytes() == whole[: kept[-1] if kept else ends[0]]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"games": 8}, "this arena has games 6, not 8"),
        ({"seed": 2}, "this arena has seed 1, not 2"),
        ({"bots": ("random", "greedy")}, "this arena has bots"),
        ({"timeout": 1.0}, "this arena has timeout 10.0, not 1.0"),
        ({"rules": 99}, "this arena has rules"),
        ({"code": "0"}, "bots or rules have changed since this arena began"),
    ],
)
def test_another_arena_is_refused_and_the_file_left_alone(file: Path, change, said: str) -> None:
    before = file.read_bytes()
    with pytest.raises(ArenaError, match=said):
        store.resume(file, Spec(**{**SPEC.__dict__, **change}))
    assert file.read_bytes() == before


@pytest.mark.parametrize("noise", [b"hello", b"hello\n", b"[1]\n", b"{}\n", b"\xff\xfe\n", b"\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, noise: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(noise)
    with pytest.raises(ArenaError, match=r"letter\.txt"):
        store.resume(path, SPEC)
    assert path.read_bytes() == noise


def test_a_damaged_or_doubled_line_is_named(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    for damaged in (
        lines[3][:20] + b"\n",
        lines[2],
        b"7\n",
        b'{"job": 5}\n',
        lines[3].replace(b'"job": 2', b'"job": 6'),
    ):
        file.write_bytes(b"".join([*lines[:3], damaged, *lines[4:]]))
        with pytest.raises(ArenaError, match="line 4: "):
            store.resume(file, SPEC)


def arena(out: Path, games: int) -> list[str]:
    return ["arena", "nebula", "--bots", "greedy,random", "--games", str(games), "--seed", "4", "--out", str(out)]


def test_an_arena_killed_on_the_way_goes_on_and_ends_as_if_nothing_had_happened(tmp_path: Path, capsys) -> None:
    out, games = tmp_path / "killed.jsonl", 40
    command = [sys.executable, "-m", "tuman.cli", *arena(out, games), "--workers", "2"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, start_new_session=True) as process:
        while not (out.exists() and out.read_bytes().count(b"\n") > 3):
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    done = out.read_bytes().count(b"\n") - 1
    assert 3 <= done < games  # so it was on the way
    with out.open("ab") as file:
        file.write(b'{"job": 39, "se')  # and in the middle of a line
    assert main([*arena(out, games), "--workers", "1"]) == 0
    spec = make_spec("nebula", {}, ["greedy", "random"], games, 4)
    assert out.read_bytes().count(b"\n") == 1 + games
    assert same(rows_in(out, spec).values()) == same(local.run(spec, range(games), workers=1))
    before = out.read_bytes()
    assert main([*arena(out, games), "--json"]) == 0  # all is there: nothing is played
    assert out.read_bytes() == before
    capsys.readouterr()
    assert main(arena(out, games + 2)) == 2
    assert capsys.readouterr().err.count("\n") == 1

"""The command line as a user meets it: what it says, where, and with which exit code."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tuman import __version__, bench, record
from tuman.cli import COMMANDS, main
from tuman.core import PUBLIC
from tuman.games import GAMES
from tuman.golden import Table, play

ROOT = Path(__file__).parents[2]
MATCH = play(Table("blitz", "island", 3, {"mode": "blitz", "weather": "fog"}), GAMES)
TEXT = record.write(MATCH)
LINES = TEXT.split("\n")

Run = tuple[int, str, str]


@pytest.fixture
def tuman(capsys: pytest.CaptureFixture[str]):
    """Runs a command and gives exit code, stdout, stderr."""

    def run(*argv: str | Path) -> Run:
        code = main([str(word) for word in argv])
        return (code, *capsys.readouterr())

    return run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def is_one_clear_line(run: Run) -> bool:
    code, out, err = run
    return code == 2 and out == "" and err.startswith("tuman: ") and err.count("\n") == 1 and "Traceback" not in err


# --- the command itself ---


def test_the_version_is_told_quickly() -> None:
    begin = time.perf_counter()
    done = subprocess.run([sys.executable, "-m", "tuman.cli", "--version"], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == f"tuman {__version__}\n"
    assert (
        "numba"
        not in subprocess.run(
            [sys.executable, "-X", "importtime", "-m", "tuman.cli", "--version"],
            cwd=ROOT,
            capture_output=True,
            text=True,
        ).stderr
    )
    assert time.perf_counter() - begin < 10


@pytest.mark.parametrize("argv", [[], ["--help"], ["-h"]])
def test_help_shows_every_command_and_examples(tuman, argv: list[str]) -> None:
    code, out, err = tuman(*argv)
    assert (code, err) == (0, "")
    assert "examples:" in out
    assert all(f"\n    {command} " in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(tuman, command: str) -> None:
    code, out, err = tuman(command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: tuman {command}")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["dance"], "'dance'"),
        (["--moon"], "COMMAND"),
        (["verify"], "FILE"),
        (["verify", "no-such-file"], "no-such-file: No such file"),
        (["verify", "."], "directory"),
        (["replay", "no-such-file"], "no-such-file: No such file"),
        (["replay", "no-such-file", "--ply", "-1"], "'-1' is no whole number"),
        (["replay", "no-such-file", "--lang", "xx"], "'xx'"),
        (["perft", "chess", "--depth", "1"], "'chess'"),
        (["perft", "island"], "--depth"),
        (["perft", "island", "--depth", "101"], "goes up to 100"),
        (["perft", "island", "--depth", "two"], "'two' is no whole number"),
        (["perft", "island", "--depth", "1", "-o", "mode"], "'mode' is no option"),
        (["perft", "island", "--depth", "1", "-o", "mode=dusk"], "mode can't be 'dusk'; choose simple,"),
        (["perft", "island", "--depth", "1", "-o", "moon=full"], "no option 'moon'"),
        (["perft", "island", "--depth", "1", "-o", "mice=one", "-o", "mice=two"], "mice is given twice"),
        (["golden", "no-such-folder"], "no-such-folder"),
        (["bench", "--seconds", "0"], "'0' is no number of seconds"),
        (["bench", "--seconds", "nan"], "'nan' is no number of seconds"),
        (["bench", "--only", "chess"], "nothing is named 'chess'; there are island/simple"),
        (["bench", "--only", "python-chess"], "needs --peers"),
    ],
)
def test_a_mistake_is_told_in_one_line(tuman, argv: list[str], said: str) -> None:
    run = tuman(*argv)
    assert is_one_clear_line(run)
    assert said in run[2]


def test_a_reader_that_leaves_is_no_error() -> None:
    command = f"{sys.executable} -m tuman.cli perft island -o mode=team --depth 5 --divide"
    done = subprocess.run(
        ["bash", "-c", f"{command} | true; echo ${{PIPESTATUS[0]}}"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.stderr == ""
    assert done.stdout.strip() in ("0", "141")  # 0: it was all written before the reader left


@pytest.mark.parametrize(
    "argv", [["bench", "--seconds", "60", "--only", "island/simple"], ["perft", "island", "--depth", "30"]]
)
def test_control_c_ends_it_quietly(argv: list[str]) -> None:
    command = [sys.executable, "-m", "tuman.cli", *argv]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        time.sleep(4)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode in (130, -signal.SIGINT)  # a shell shows both as 130
    assert "Traceback" not in out + err


# --- replay ---


def test_a_replay_shows_every_action_and_the_last_board(tuman, file: Path) -> None:
    code, out, err = tuman("replay", file)
    assert (code, err) == (0, "")
    for number, line in enumerate(MATCH.written(), 1):
        assert f"{number:4}  {line}" in out
    assert "island-" not in out


@pytest.mark.parametrize("ply", [0, 1, 60])
def test_a_replay_stops_where_it_is_told_to(tuman, file: Path, ply: int) -> None:
    code, out, _ = tuman("replay", file, "--ply", str(ply))
    assert code == 0
    assert sum(line[:4].strip().isdigit() and line[4:6] == "  " for line in out.split("\n")) >= ply
    assert f"{ply + 1:4}  {MATCH.written()[ply]}" not in out


def test_a_ply_beyond_the_end_is_told(tuman, file: Path) -> None:
    run = tuman("replay", file, "--ply", "9999")
    assert is_one_clear_line(run)
    assert f"from 0 to {MATCH.ply}" in run[2]


@pytest.mark.parametrize(("seat", "viewer"), [("1", 0), ("2", 1), ("public", PUBLIC)])
def test_a_replay_from_a_seat_shows_what_it_saw(tuman, file: Path, seat: str, viewer: int) -> None:
    code, out, _ = tuman("replay", file, "--seat", seat, "--ply", "70")
    assert code == 0
    for number, line in enumerate(MATCH.written(viewer)[:70], 1):
        assert f"{number:4}  {line}" in out
    secret = next(n for n, line in enumerate(MATCH.written(viewer)[:70]) if line.endswith("?"))
    assert MATCH.written()[secret] not in out.split("\n")[secret + 2]


@pytest.mark.parametrize("seat", ["0", "3", "x", "-1", "²"])
def test_a_seat_that_is_not_there_is_told(tuman, file: Path, seat: str) -> None:
    assert is_one_clear_line(tuman("replay", file, f"--seat={seat}"))


def test_a_replay_speaks_the_language_asked_for(tuman, file: Path) -> None:
    said = {language: tuman("replay", file, "--ply", "3", "--lang", language)[1] for language in ("en", "ru", "pl")}
    assert len(set(said.values())) == 3


# --- verify ---


def test_verify_says_what_was_checked(tuman, file: Path) -> None:
    code, out, err = tuman("verify", file)
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    draws = sum(line.startswith("*") for line in LINES[LINES.index("") :])
    assert f"{draws} draws follow from it, {MATCH.ply - draws} actions are legal" in out


def test_verify_takes_a_match_that_is_not_over(tuman, file: Path) -> None:
    file.write_text(record.write(MATCH.at(40)), encoding="utf-8")
    code, out, _ = tuman("verify", file)
    assert code == 0
    assert "not over yet" in out


def test_a_record_of_other_rules_is_refused_with_its_line(tuman, file: Path) -> None:
    file.write_text(TEXT.replace("\nrules: ", "\nrules: 9", 1), encoding="utf-8")
    for command in ("verify", "replay"):
        run = tuman(command, file)
        assert is_one_clear_line(run)
        assert "line 3: made with version 9" in run[2]


@pytest.mark.parametrize("at", range(len(LINES) - 1))
def test_a_damaged_line_is_named(tuman, file: Path, at: int) -> None:
    """Each line of a record once with other signs in it, once cut off in the middle."""
    for damaged in (LINES[at][:-1] + "#", LINES[at][: len(LINES[at]) // 2]):
        if damaged == LINES[at]:
            continue
        file.write_text("\n".join([*LINES[:at], damaged, *LINES[at + 1 :]]), encoding="utf-8")
        run = tuman("verify", file)
        if LINES[at] == "":  # a sign instead of the empty line: the next line with no field is the one
            assert is_one_clear_line(run)
        elif LINES[at].startswith("commitment: ") and damaged.startswith("commitment: "):
            assert is_one_clear_line(run)
            assert f"in line {at + 1}" in run[2]  # told with the seed's line: which of the two is wrong nobody knows
        else:
            assert is_one_clear_line(run)
            assert f"line {at + 1}:" in run[2]


@pytest.mark.parametrize("at", range(LINES.index("") + 1, len(LINES) - 1, 7))
def test_a_missing_or_doubled_action_is_found_there_or_soon_after(tuman, file: Path, at: int) -> None:
    for lines in ([*LINES[:at], *LINES[at + 1 :]], [*LINES[: at + 1], LINES[at], *LINES[at + 1 :]]):
        file.write_text("\n".join(lines), encoding="utf-8")
        run = tuman("verify", file)
        assert is_one_clear_line(run)
        line = int(run[2].partition("line ")[2].partition(":")[0])
        assert line >= at + 1 or line == LINES.index("")  # the line of the result, if the cut is the end


def test_files_that_are_no_records_are_told(tuman, file: Path) -> None:
    for noise in (b"", b"\xff\xfe\x00", b"hello\n", b"\x00" * 100, TEXT.encode("utf-16")):
        file.write_bytes(noise)
        assert is_one_clear_line(tuman("verify", file))
        assert is_one_clear_line(tuman("replay", file))


# --- perft, golden, warm, bench ---


def test_perft_divides_what_it_counts(tuman) -> None:
    assert tuman("perft", "island", "--depth", "0") == (0, "1\n", "")
    code, out, _ = tuman("perft", "island", "-o", "mode=weather", "--depth", "4", "--divide")
    *parts, total = out.split("\n")[:-1]
    assert code == 0
    assert [line.partition(":")[0] for line in parts] == ["first 1", "first 2"]
    assert sum(int(line.partition(": ")[2]) for line in parts) == int(total)


def test_golden_writes_checks_and_finds_changes(tuman, tmp_path: Path) -> None:
    (tmp_path / "tables.toml").write_text('[[table]]\nname="a"\ngame="island"\nseed=1\noptions={mode="simple"}\n')
    assert is_one_clear_line(tuman("golden", tmp_path))  # not written yet
    assert tuman("golden", "--write", tmp_path)[0] == 0
    assert tuman("golden", tmp_path)[0] == 0
    path = tmp_path / "a.txt"
    path.write_text(path.read_text(encoding="utf-8").replace('kind="wolf"', 'kind="bear"', 1), encoding="utf-8")
    code, out, _ = tuman("golden", tmp_path)
    assert code == 1
    assert "a.txt, line " in out
    (tmp_path / "tables.toml").write_text('[[table]]\nname="a"\n')
    assert is_one_clear_line(tuman("golden", tmp_path))
    (tmp_path / "tables.toml").write_text('[[table]]\nname="a"\ngame="moor"\nseed=1\noptions={}\n')
    assert is_one_clear_line(tuman("golden", "--write", tmp_path))


def test_warm_is_quick_the_second_time(tuman) -> None:
    assert tuman("warm")[0] == 0
    begin = time.perf_counter()
    code, out, err = tuman("warm")
    assert time.perf_counter() - begin < 1
    assert (code, err) == (0, "")
    assert "the rules are compiled" in out
    assert tuman("warm", "--quiet") == (0, "", "")


def test_bench_prints_rows(tuman) -> None:
    code, out, _ = tuman("bench", "--json", "--seconds", "0.1")
    assert code == 0
    rows = json.loads(out)["rows"]
    assert [row["name"] for row in rows] == [
        "island/simple",
        "island/fog+mercenaries",
        "nebula/2p",
        "nebula/3p",
        "nebula/4p",
    ]
    for row in rows:
        assert set(row) == {"name", "games_per_s", "actions_per_s"}
        assert row["actions_per_s"] > row["games_per_s"] > 0
    search = json.loads(out)["search"]
    assert [row["name"] for row in search if row["name"].endswith("full rollouts")] == [
        "search/island full rollouts",
        "search/nebula full rollouts",
    ]
    assert all(row["iterations_per_s"] > 0 for row in search)
    code, out, _ = tuman("bench", "--seconds", "0.1", "--only", "island/simple")
    assert code == 0
    assert "island/simple" in out
    assert "fog" not in out
    assert "search" not in out


def test_bench_measures_the_search_alone(tuman) -> None:
    code, out, _ = tuman("bench", "search", "--json")
    assert code == 0
    assert all(row["name"].startswith("search/") for row in json.loads(out)["rows"])
    assert is_one_clear_line(tuman("bench", "search", "--peers"))


def test_bench_measures_the_environments(tuman) -> None:
    wanted = ["single/nebula/2p", "batch/nebula/2p/2-cores"]
    code, out, _ = tuman("bench", "env", "--json", "--seconds", "0.1", *(f"--only={name}" for name in wanted))
    rows = json.loads(out)["rows"]
    assert code == 0 and [row["name"] for row in rows] == wanted
    assert all(row["steps_per_s"] > 0 for row in rows)
    run = tuman("bench", "env", "--only", "pgx/go_9x9")
    assert is_one_clear_line(run) and "that one needs --peers" in run[2]


def test_bench_measures_by_turns_and_takes_the_median() -> None:
    calls = []

    def measure(name: str, rates: list[int]):
        def play(seconds: float) -> tuple[int, int, float]:
            calls.append((name, seconds))
            rate = rates.pop()
            return rate, 10 * rate, 1.0

        return play

    rows = bench.run({"a": measure("a", [1, 900, 5, 6, 2]), "b": measure("b", [3] * 5)}, seconds=10)
    assert calls == [("a", 2.0), ("b", 2.0)] * 5
    assert rows == [bench.Row("a", 5, 50), bench.Row("b", 3, 30)]


def test_letters_that_the_terminal_lacks_are_no_error(file: Path) -> None:
    command = [sys.executable, "-m", "tuman.cli", "replay", str(file), "--lang", "ru", "--ply", "2"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_bench_says_how_to_get_the_peers(tuman, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TUMAN_PEERS", str(tmp_path / "python"))
    run = tuman("bench", "--peers", "--seconds", "0.1", "--only", "python-chess")
    assert is_one_clear_line(run)
    assert "TUMAN_PEERS names no file" in run[2]
    monkeypatch.setenv("TUMAN_PEERS", sys.executable)  # a Python without the engines
    run = tuman("bench", "--peers", "--seconds", "0.1", "--only", "python-chess")
    assert is_one_clear_line(run)
    assert "run `make peers`" in run[2]
    monkeypatch.delenv("TUMAN_PEERS")
    monkeypatch.setattr("tuman.bench.__file__", str(tmp_path / "tuman/bench/__init__.py"))
    run = tuman("bench", "--peers", "--seconds", "0.1")
    assert is_one_clear_line(run)
    assert "run `make peers`" in run[2]


def test_the_module_can_be_run(file: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tuman.cli", "verify", file], cwd=ROOT, env=dict(os.environ), capture_output=True
    )
    assert done.returncode == 0

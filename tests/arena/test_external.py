"""Bots from outside: good ones play, and whatever a bad one does costs it that game and nothing else."""

import json
import sys
import time
from pathlib import Path

import pytest

from tests.arena.kit import LINE_BOT, ROOT
from tuman.arena import local
from tuman.arena.jobs import Row, Spec, make_spec, shares
from tuman.arena.play import play
from tuman.arena.report import failures, standings
from tuman.bots.external import ExternalBot, Forfeit
from tuman.games import GAMES
from tuman.match import Match

HELLO = "import sys, time\nprint('ready', flush=True)\nfor line in sys.stdin:\n    word = line.split()[0]\n"
ANSWER = HELLO + "    if word == 'choose':\n        "


@pytest.fixture
def bot(tmp_path: Path):
    """A bot of a Python program."""

    def make(program: str) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(program, encoding="utf-8")
        return f"exec:{sys.executable} {path}"

    return make


@pytest.mark.parametrize(
    ("game", "options"), [("island", {"mode": "mercenaries", "weather": "fog"}), ("nebula", {"players": "3"})]
)
def test_the_example_plays_whole_games(game: str, options: dict[str, str]) -> None:
    spec = make_spec(game, options, [LINE_BOT, "random"], 3, 1)
    rows = list(local.run(spec, range(3), workers=1))
    assert all(row["forfeit"] is None and row["points"] and all(row["moves"]) for row in rows)
    assert standings(spec, rows)[0].seconds_per_move > 0


def test_the_example_is_as_short_as_the_documentation_says() -> None:
    example = (ROOT / "examples/line_bot.py").read_text(encoding="utf-8")
    assert len(example.splitlines()) <= 30
    assert "examples/line_bot.py" in (ROOT / "docs/bot-api.md").read_text(encoding="utf-8")


def test_a_bot_is_told_what_the_documentation_says_and_nothing_that_its_seat_may_not_know(bot, tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = f"""
import json, sys
log = open({str(log)!r}, "w")
for line in sys.stdin:
    print(line, file=log, end="", flush=True)
    word, _, rest = line.strip().partition(" ")
    if word == "tuman":
        print("info I am told a lot", flush=True)
        print("ready", flush=True)
    if word == "legal":
        legal = json.loads(rest)
    if word == "choose":
        print("info let me see", "action " + legal[-1], sep="\\n", flush=True)
"""
    options = GAMES["island"].complete({"mode": "blitz", "weather": "fog"})
    match = Match(GAMES["island"], options, "5eed")
    command = bot(program).removeprefix("exec:")
    seat = match.actor
    outside = ExternalBot(command, match.game, options, seat, 77, 2.5)
    shown = []
    for _ in range(2):
        view = match.view(seat)
        shown.append((match.game.describe(view, seat), [match.game.write(match.states, one) for one in match.legal()]))
        action = outside.choose(view, [])
        assert action == match.legal()[-1]
        match.play(action)
        while match.actor != seat:
            match.play(match.legal()[0])
    outside.close()
    said = log.read_text().splitlines()
    assert said[0] == "tuman 1"
    settings = [f"option {name}={value}" for name, value in options.items()]
    assert said[1 : 4 + len(options)] == ["game island", *settings, f"seat {seat + 1}", "seed 77"]
    rest = said[4 + len(options) :]
    for (view, legal), at in zip(shown, (0, 3)):
        assert json.loads(rest[at].removeprefix("view ")) == json.loads(json.dumps(view))
        assert json.loads(rest[at + 1].removeprefix("legal ")) == legal
        assert rest[at + 2] == "choose 2.5"
    assert rest[6:] == ["bye"]


BAD = {
    "hangs at once": ("import time\ntime.sleep(60)", "gave no answer in 0.7 s"),
    "hangs at a choice": (ANSWER + "time.sleep(60)", "gave no answer in 0.7 s"),
    "never reads": ("import time\nprint('ready', flush=True)\ntime.sleep(60)", "gave no answer in 0.7 s"),
    "talks without end": (ANSWER + "\n        while True: print('info', flush=True)", "gave no answer in 0.7 s"),
    "leaves a child that holds the line": (
        "import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])",
        "gave no answer in 0.7 s",
    ),
    "dies at once": ("raise SystemExit(3)", "ended with code 3"),
    "dies at a choice": (ANSWER + "raise ValueError('oh no')", "ended with code 1: ValueError: oh no"),
    "closes its output": (ANSWER + "import os; os.close(1); time.sleep(60)", "closed its output"),
    "is killed": (ANSWER + "import os; os.kill(os.getpid(), 9)", "ended with code -9"),
    "greets otherwise": ("print('hello', flush=True)\ninput()", "answered 'hello' to 'tuman 1', not 'ready'"),
    "says nonsense": (ANSWER + "print('moo', flush=True)", "answered 'moo', not 'action …'"),
    "says nothing": (ANSWER + "print(flush=True)", "answered '', not 'action …'"),
    "plays nonsense": (ANSWER + "print('action moo', flush=True)", "answered 'action moo', which is not legal"),
    "answers without end": (ANSWER + "print('a' * 10_000_000, flush=True)", f"answered '{'a' * 80}…', not 'action …'"),
    "speaks no UTF-8": (
        ANSWER + "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
        "answered '\ufffd', not 'action …'",
    ),
}


def forfeited(spec: Spec, why: str) -> list[Row]:
    rows = list(local.run(spec, range(spec.games), workers=1))
    for row in rows:
        assert row["forfeit"] == {"seat": row["seats"].index(1), "why": why}
        assert row["points"] is None
    return rows


@pytest.mark.parametrize("what", BAD)
def test_a_bad_bot_loses_by_forfeit_and_the_arena_goes_on(bot, what: str) -> None:
    program, why = BAD[what]
    timeout = 0.7 if "0.7 s" in why else 30  # a busy machine may take its time to start a program
    spec = make_spec("island", {}, ["random", bot(program)], 2, 1, timeout)
    begin = time.monotonic()
    rows = forfeited(spec, why)
    assert time.monotonic() - begin < 15
    assert [shares(row) for row in rows] == [[1, 0], [0, 1]]
    good, bad = standings(spec, rows)
    assert (good.wins.value, good.forfeits, bad.wins.value, bad.forfeits) == (1, 0, 0, 2)
    assert failures(spec, rows) == [f"{spec.bots[1]} forfeited game 0 and 1 more: it {why}"]


def test_a_bot_that_fails_only_now_and_then_loses_only_then(bot) -> None:
    program = (ROOT / "examples/line_bot.py").read_text(encoding="utf-8")
    program = program.replace(
        "rng.seed(int(rest))", "rng.seed(int(rest))\n        if int(rest) % 2: raise SystemExit(7)"
    )
    spec = make_spec("island", {}, ["random", bot(program)], 8, 1)
    rows = list(local.run(spec, range(8), workers=2))
    whys = [row["forfeit"] and row["forfeit"]["why"] for row in rows]
    assert set(whys) == {None, "ended with code 7"}
    assert all((row["points"] is None) == (row["forfeit"] is not None) for row in rows)


def test_the_others_share_a_win_by_forfeit_but_a_partner_does_not(bot) -> None:
    dead = bot("")
    three = make_spec("nebula", {"players": "3"}, ["random", dead, "random"], 3, 1)
    assert [shares(row) for row in forfeited(three, "ended with code 0")] == [
        [0.5, 0, 0.5],
        [0, 0.5, 0.5],
        [0.5, 0.5, 0],
    ]
    team = make_spec("island", {"mode": "team"}, ["random", dead, "random", "random"], 1, 1)
    assert shares(forfeited(team, "ended with code 0")[0]) == [0.5, 0, 0.5, 0]


def test_a_program_that_is_no_longer_there_is_a_forfeit(bot, tmp_path: Path) -> None:
    path = tmp_path / "program"
    path.write_text("no program at all")
    path.chmod(0o755)
    spec = make_spec("island", {}, ["random", f"exec:{path}"], 1, 1)
    assert play(spec, 0)["forfeit"]["why"] == "can't be started: Exec format error"
    with pytest.raises(Forfeit, match="can't be started: No such file"):
        ExternalBot("no-such-program", GAMES["island"], {}, 0, 1)


def test_the_python_of_the_documentation_runs(capsys) -> None:
    text = (ROOT / "docs/bot-api.md").read_text(encoding="utf-8")
    exec(text.partition("```python\n")[2].partition("```")[0], {})
    assert len(json.loads(capsys.readouterr().out)) == 2

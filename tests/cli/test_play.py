"""The terminal game as people and scripts meet it: a process, its input and its output."""

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tuman.cli.opponents import bot_choice, seat_bot
from tuman.cli.table import matching
from tuman.games import GAMES
from tuman.i18n import LANGUAGES
from tuman.match import Match
from tuman.record import load, replay, verify

ROOT = Path(__file__).parents[2]
ISLAND = GAMES["island"]
SEED = "5eed"
BOARD = "┌──────┬──────┬"


def play(*arguments: str, lines: list[str], **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tuman.cli", "play", *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "TUMAN_LANG": "en", "COLUMNS": "80", **env},
        timeout=120,
    )


def told(*arguments: str, lines: list[str], **env: str) -> str:
    """What is printed when all goes well."""
    result = play(*arguments, lines=lines, **env)
    assert (result.returncode, result.stderr) == (0, ""), result.stderr
    return result.stdout


def first_legal(match: Match) -> int:
    return match.legal()[0]


def script(match: Match, person: Callable[[Match], int], level: str = "casual") -> list[str]:
    """What a person in the first seat types against bots, until the match is over."""
    bots = {seat: seat_bot(match, seat, level) for seat in range(1, match.seats)}
    lines = []
    while not match.over:
        if match.actor == 0:
            action = person(match)
            lines.append(match.game.write(match.states, action))
            match.play(action)
        else:
            match.play(bot_choice(bots[match.actor], match))
    return lines


def test_a_whole_match_can_be_played_by_a_script() -> None:
    match = Match(ISLAND, {"first": "1"}, SEED, ["Ann", "Bob"])
    lines = script(match, first_legal)
    out = told("-o", "first=1", "--seed", SEED, "--names", "Ann,Bob", lines=lines)
    blue, red = match.points()
    winner = "Ann" if blue > red else "Bob"
    assert "Round 1 is over: blue" in out and "Lines of round 1" in out and "Lines of round 2" in out
    assert f"Ann {blue}  Bob {red}\nThe win goes to {winner}.\n" in out


@pytest.mark.parametrize("mode", [mode for mode in ISLAND.options[0].values if mode != "simple"])
def test_every_mode_can_be_played_by_numbers(mode: str) -> None:
    match = Match(ISLAND, {"mode": mode}, SEED, ["Ann", "Bob", "Cid", "Dan"])
    turns = len(script(match, first_legal))
    out = told("-o", f"mode={mode}", "--seed", SEED, "--names", ",".join(match.names), lines=["1"] * turns)
    assert "  ".join(f"{name} {n}" for name, n in zip(match.names, match.points(), strict=True)) in out
    assert all(turn.count("Lines of round") <= 1 for turn in out.split("Ann> "))  # a count is not shown twice


@pytest.mark.parametrize(("seed", "winner"), [("4", 1), ("5", 0)])
def test_a_rematch_is_started_by_the_winner(seed: str, winner: int) -> None:
    match = Match(ISLAND, {"first": "1"}, seed)
    lines = script(match, first_legal, "random")
    assert match.winners() == [winner]
    out = told("-o", "first=1", "--bot", "random", "--seed", seed, lines=[*lines, "rematch", *["take wolf"] * 5])
    again = out[out.index("Type rematch") :]
    assert ("Bot 2 places" in again) == (winner == 1)


def test_the_end_of_the_input_is_a_clean_end() -> None:
    assert told(lines=[]).endswith("Player 1> \n")
    assert told("--seats", "human,human", lines=["", "take wolf"]).endswith("Player 1> \n")


def test_an_interruption_is_a_clean_end() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tuman.cli", "play"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
    ) as process:
        assert process.stdout and process.stderr
        process.stdout.readline()  # the table stands
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130 and process.stderr.read() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_starts(language: str) -> None:
    names = {"en": "Player 1", "ru": "Игрок 1", "uk": "Гравець 1", "pl": "Gracz 1", "it": "Giocatore 1"}
    out = told("--lang", language, lines=["help", "quit"])
    assert names[language] + "> " in out
    listed = out.partition("> help\n")[2].partition(names[language])[0].splitlines()
    assert {line[15] for line in listed} == {" "}  # two columns also where a line is too long for the screen
    assert len(listed) > 9


# --- commands -----------------------------------------------------------------------------------------------------


def answers(out: str) -> dict[str, str]:
    """What was answered to each line, by the line."""
    return {(parts := turn.partition("\n"))[0]: parts[2] for turn in out.split("Player 1> ")[1:]}


def test_what_is_wrong_is_answered_in_one_line() -> None:
    lines = ["wolf c3", "take cat", "nonsense", "take", "99", "why", "why take pig", "why 1", "take pig z"]
    lines += ["wolf z9", "foo c3"]
    got = answers(told("-o", "first=1", lines=lines))
    assert got["wolf c3"] == "First choose the five tokens of your starting hand. (MI-S1)\n"
    assert got["take cat"] == "Cat: none is left to take. (MI-S1)\n"
    assert got["wolf z9"] == "There is no cell z9: they go from a1 to f6. (MI-C1)\n"
    for text in ("nonsense", "99", "take pig z", "foo c3"):
        assert got[text] == f"“{text}” is no move here: ? lists the moves, help the commands.\n"
    assert got["take"] == "“take” could be take wolf, take rat, take hare, take pig.\n"
    assert got["why"] == "Type why and a move, such as: why take wolf\n"
    assert got["why take pig"] == "take pig is allowed.\n"
    assert got["why 1"] == "take wolf is allowed.\n"


def test_why_names_the_rule() -> None:
    lines = ["1", "1", "1", "1", "1", "wolf a1", "why wolf a1", "why crow b1", "why wolf b1 closed"]
    got = answers(told("-o", "first=1", "--seed", SEED, lines=lines))
    assert got["why wolf a1"] == "There is a token on a1 already. (MI-U1)\n"
    assert got["why crow b1"] == "There is no Crow in your hand. (MI-S3)\n"
    assert got["why wolf b1 closed"] == "In this weather (Sunny) every token is placed open. (MI-W9)\n"


def test_enter_plays_the_only_move_and_nothing_else() -> None:
    options = ["-o", "mode=blitz", "-o", "first=1"]
    hires = ["hire crow", "hire cat", "hire fox", "hire turtle", "hire frog", "hire hippo"]
    kinds = ["chameleon", "mole", "crow", "cat", "fox", "turtle", "frog", "fairy-dog", "hippo"]
    lines = [f"hire {kind}" if f"hire {kind}" in hires else f"skip {kind}" for kind in kinds]
    out = told(*options, lines=["", *lines, "", ""])
    assert out.count("Hire a Chameleon for 10 coins") == 1  # Enter was no answer to it
    assert "1 skip snake   (Enter plays it)" in out and "Player 1 does without a Snake." in out


def test_the_list_of_moves_is_grouped_and_numbered() -> None:
    got = answers(told("-o", "first=1", lines=["take wolf"] * 5 + ["?"]))
    assert got["?"].startswith("wolf\n1 a1 ") and " 36 f6" in got["?"]


def test_undo_takes_back_what_revealed_nothing_and_says_when_it_cannot() -> None:
    out = told("-o", "first=1", lines=["undo", "take pig", "undo", "1", "1", "1", "1", "1", "1", "undo"])
    turns = out.split("Player 1> ")[1:]
    assert turns[0] == "undo\nThere is nothing of yours to take back.\n"
    assert "Choose token 2 of 5" in turns[1] and "Choose token 1 of 5" in turns[2]
    assert turns[-2].startswith("undo\nYou can take back your last action only until")


def test_a_saved_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "match.tuman"
    out = told("--seed", SEED, "--names", "Ann,Bob", lines=["take pig", "take rat", f"save {file}"])
    assert f"Saved as {file}." in out.replace("\n", "") and "secrets" in out
    assert replay(load(file), GAMES).written()[-2:] == ["1: take pig", "1: take rat"]
    again = told("--load", str(file), lines=["log"])
    assert "Choose token 3 of 5" in again and "1: take rat" in again


def test_a_finished_match_can_be_saved_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "match.tuman"
    lines = script(Match(ISLAND, {}, SEED), first_legal)
    out = told("--seed", SEED, lines=[*lines, f"save {file}"])
    assert verify(load(file), GAMES).over and "secrets" not in out


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "match.tuman"
    assert "Goodbye." in told(lines=["take pig", "quit", str(tmp_path / "no" / "folder"), str(file)])
    assert load(file).lines[-1].text == "take pig"
    assert "save" not in told(lines=["quit"])


def test_saving_never_writes_over_another_file(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    assert "Can’t save" in told(lines=[f"save {file}"])
    assert file.read_text() == "dear diary"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "no game 'chess'; there are island"),
        (["-o", "mode"], "'mode' is no option"),
        (["-o", "mode=fast"], "mode can't be 'fast'"),
        (["-o", "mode=blitz", "-o", "mode=team"], "option mode is given twice"),
        (["--seats", "human"], "--seats has 1 players, but this match has 2 seats"),
        (["--seats", "human,alien"], "nobody is called 'alien'"),
        (["--names", "A,B,C"], "--names has 3 names"),
        (["--seed", "xyz"], "--seed xyz is not in hexadecimal"),
        (["--bot", "alien"], "no bot 'alien'; there are newcomer, casual"),
        (["--bot", "casual", "--seats", "human,human"], "give only one of them"),
        (["island", "--content", "pack"], "island has no content packs; leave --content out"),
        (["nebula", "--content", "no-such-pack"], "play: no-such-pack: does not exist; expected a folder"),
        (["--lang", "de"], "no language 'de'"),
        (["--load", "no-such-file"], "can't read no-such-file"),
    ],
)
def test_a_mistake_in_the_command_is_one_line_and_exit_code_2(arguments: list[str], complaint: str) -> None:
    result = play(*arguments, lines=[])
    assert result.returncode == 2 and result.stdout == ""
    assert complaint in result.stderr and result.stderr.count("\n") == 1


def test_a_move_may_be_shortened_while_it_stays_clear() -> None:
    moves = ["wolf a1", "wolf b1", "rat a1", "rat a1 closed", "stop"]
    assert matching("w b", moves) == ["wolf b1"]
    assert matching("RAT  a1", moves) == ["rat a1"]
    assert matching("wolf", moves) == ["wolf a1", "wolf b1"]
    assert matching("b1", moves) == ["wolf b1"]
    assert matching("5", moves) == ["stop"]
    assert matching("6", moves) == matching("x", moves) == []


# --- secrets ------------------------------------------------------------------------------------------------------


def bob_takes(kinds: list[str]) -> Callable[[Match], int]:
    """Both place the first token of their hand on the first free cell; Bob's five tokens are these."""

    def choose(match: Match) -> int:
        view = ISLAND.describe(match.view(match.actor), match.actor)
        if view["asks"] == "take" and match.actor == 1:
            return ISLAND.read(match.states, f"take {kinds[len(view['hands'][1])]}")
        return match.legal()[0]

    return choose


def sections(kinds: list[str]) -> list[tuple[str, str]]:
    """Round 1 of a hot seat match in Fog: whose turn, and what was on the screen then."""
    options = {"mode": "weather", "weather": "fog", "first": "1"}
    match = Match(ISLAND, options, SEED, ["Ann", "Bob"])
    lines, shown = [], -1
    while not match.states["played"][0]:
        if match.actor != shown:
            lines.append("")  # the cover
            shown = match.actor
        action = bob_takes(kinds)(match)
        lines.append(ISLAND.write(match.states, action))
        match.play(action)
    pairs = [text for name, value in options.items() for text in ("-o", f"{name}={value}")]
    out = told(*pairs, "--seats", "human,human", "--names", "Ann,Bob", "--seed", SEED, lines=lines)
    turns = re.split(r"Now (Ann|Bob) plays\. When nobody else can see the screen, press Enter\.", out)[1:]
    return list(zip(turns[::2], turns[1::2], strict=True))


def test_at_one_keyboard_nothing_that_a_player_sees_tells_the_other_hand() -> None:
    """What Ann sees is the same to the letter, whatever Bob has taken and placed, until the board is full."""
    one, two = sections(["wolf"] * 5), sections(["rat", "rat", "rat", "hare", "pig"])
    assert len(one) == len(two) > 30
    assert [screen for who, screen in one if who == "Bob"] != [screen for who, screen in two if who == "Bob"]
    last = len(one) - 2  # then the round is over and all is shown
    for (who, screen), (_, other) in zip(one[:last], two[:last], strict=True):
        if who == "Ann":
            assert screen == other


def test_who_has_just_acted_may_take_it_back_from_under_the_cover() -> None:
    lines = ["", *["take wolf"] * 5, "undo", "", "take pig", "", "log"]
    out = told("--seats", "human,human", "--names", "Ann,Bob", "-o", "first=1", lines=lines)
    before, _, after = out.partition("undo\n")
    assert before.count("Now Ann plays") == before.count("Now Bob plays") == 1
    assert after.startswith("Now Ann plays") and "Choose token 5 of 5" in after
    assert after.rstrip().endswith("1: take ?   1: take ?   1: take ?   1: take ?   1: take ?\nBob>")


# --- a real terminal ----------------------------------------------------------------------------------------------


def at_a_terminal(*arguments: str, keys: str) -> tuple[int, str]:
    """Exit code and output, with a terminal for keyboard and screen."""
    keyboard, terminal = pty.openpty()
    env = {**os.environ, "TUMAN_LANG": "en", "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    process = subprocess.Popen(
        [sys.executable, "-m", "tuman.cli", "play", *arguments],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        cwd=ROOT,
        env=env,
    )
    os.close(terminal)
    os.write(keyboard, keys.encode())
    out = b""
    try:
        while chunk := os.read(keyboard, 4096):
            out += chunk
    except OSError:  # the other end is closed
        pass
    os.close(keyboard)
    return process.wait(60), out.decode(errors="replace")


def test_started_without_options_it_asks_and_enter_is_enough() -> None:
    code, out = at_a_terminal(keys="\n\n\nquit\n")
    assert code == 0 and "Which game?" in out and "Which variant?" in out and "Against whom?" in out and BOARD in out


def test_the_cover_wipes_the_screen_and_its_history() -> None:
    keys = "\n" + "1\n" * 5 + "\nquit\n\n"
    code, out = at_a_terminal("--seats", "human,human", "-o", "first=1", keys=keys)
    assert code == 0
    for cover in re.finditer(r"Now Player \d plays", out):
        assert out[: cover.start()].endswith("\033[2J\033[3J\033[H")


def test_no_color_leaves_the_marks() -> None:
    out = told(lines=["take rat"], NO_COLOR="1", FORCE_COLOR="1")
    assert "●Ra◆" in re.sub(r"\033\[[0-9;]*m", "", out) and not re.search(r"\033\[[0-9;]*[34]8;", out)

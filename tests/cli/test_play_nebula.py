"""Via Nebula at the terminal: a process, its input and its output."""

import re
import shutil
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_play import at_a_terminal, play, script, told
from tuman.bots.levels import PEOPLE
from tuman.cli import main
from tuman.cli.table import HUMAN, Table
from tuman.games import GAMES
from tuman.games.nebula import STANDARD
from tuman.i18n import LANGUAGES
from tuman.match import Match
from tuman.record import load

NEBULA = GAMES["nebula"]
SEED = "5eed"


def builder(match: Match) -> int:
    """What a person might do: build, else transport, else whatever comes first, never leaving an effect out."""
    moves = {NEBULA.write(match.states, action): action for action in match.legal()}
    for verb in ("build", "transport"):
        if found := [move for move in moves if move.startswith(verb)]:
            return moves[found[0]]
    return match.legal()[match.ply % len(match.legal())]


@pytest.mark.parametrize("players", NEBULA.options[0].values)
def test_a_whole_match_can_be_played_by_a_script(players: str) -> None:
    names = ["Ann", "Bob", "Cid", "Dan"][: int(players)]
    match = Match(NEBULA, {"players": players, "first": "1"}, SEED, names)
    lines = script(match, builder, "greedy")
    options = ["-o", f"players={players}", "-o", "first=1", "--bot", "greedy", "--seed", SEED]
    out = told("nebula", *options, "--names", ",".join(names), lines=lines)
    end = out[out.index("Final scoring") :]
    assert "  ".join(f"{name} {n}" for name, n in zip(names, match.points(), strict=True)) in end
    assert f"The win goes to {', '.join(names[seat] for seat in match.winners())}." in end
    for row in ("Points", "tokens", "contracts", "explorers", "end card", "storage"):
        assert re.search(rf"{row}(\s+-?\d+){{{players}}}", end)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", NEBULA.options[1].values)
def test_every_map_starts_in_every_language(language: str, map: str) -> None:
    for players in NEBULA.options[0].values:
        options = ["-o", f"players={players}", "-o", f"map={map}", "-o", "first=1"]
        out = told("nebula", *options, "--lang", language, lines=["?", "help"])
        assert "nebula-" not in out and "bot-" not in out and "craftsman 1–20" in out.replace("\N{NO-BREAK SPACE}", " ")


def test_the_set_up_is_on_the_table_and_not_in_the_story() -> None:
    out = told("nebula", "-o", "first=1", "--seed", SEED, lines=[])
    assert out.startswith("Player 1 is dealt a contract: ") and "gets a token" not in out


def test_started_without_options_it_asks_for_players_map_and_opponent() -> None:
    code, out = at_a_terminal("nebula", keys="2\n2\n1\nquit\n\n")
    assert code == 0 and "How many players?" in out and "The stone heart" in out
    for level in PEOPLE:
        assert level.capitalize() + ": " in out
    assert "Bot 3" in out


def test_why_names_the_rule() -> None:
    lines = [
        "craftsman d1",
        "site f1",
        "why explore b10",
        "why craftsman d1",
        "why transport d1 wood f1",
        "why site f1",
    ]
    lines += ["why build f1 shortcut-2", "why lay c1", "why pass", "why transport c8 clay f1", "why explore c99"]
    seats = ["--seats", "human,human", "--names", "Ann,Bob"]
    out = told("nebula", *seats, "-o", "first=1", "--seed", SEED, lines=["", *lines[:2], "", "site b2", *lines[2:]])
    for answer in (
        "b10 is neither mist nor petrified forest. (VN-C)",
        "There is no exploitation token on d1. (VN-A)",
        "There is no room left on f1. (VN-S8)",
        "Now you choose an action of your turn. (VN-T1)",
        "You must take an action while one is possible. (VN-T2)",
        "There is no such space on this map. (VN-W1)",
    ):
        assert answer in out, answer


def test_why_lists_the_pieces_that_a_site_lacks() -> None:
    match = Match(NEBULA, {"first": "1"}, SEED)
    view = NEBULA.describe(match.view(0), 0)
    card = view["guilds"][0]["hand"][0]
    name, goods = next((name, hex["goods"]) for name, hex in view["hexes"].items() if hex.get("goods"))
    lines = ["site f1", f"why build f1 {card['card']}", f"why transport {name} {next(iter(goods))} f1"]
    out = " ".join(told("nebula", "-o", "first=1", "--seed", SEED, lines=lines).split())
    missing = " ".join(f"{kind}×{n}" for kind, n in card["asks"].items())
    assert f"{sum(card['asks'].values())} pieces are missing on f1: {missing}. (VN-F)" in out
    assert f"No path of empty meadow leads from {name} to f1; no exploitation is in its reach. (VN-E2)" in out


def test_moves_are_listed_by_verb_with_their_meaning() -> None:
    out = told("nebula", "--seed", SEED, "-o", "first=1", lines=["? site", "22"])
    listed = out.split("> ? site\n")[1].split("Player 1> ")[0]
    assert listed.startswith("site  place a building site\n21 f1  22 b2") and "craftsman" not in listed
    assert "Player 1 places a building site on b2." in out


def test_a_hint_names_a_legal_move_and_its_chance() -> None:
    match = Match(NEBULA, {"first": "1"}, SEED)
    out = told("nebula", "-o", "first=1", "--seed", SEED, lines=["hint"])
    found = re.search(r"An expert would play (.+), with a chance to win of (\d+) %\.", out)
    assert found and 0 <= int(found[2]) <= 100
    assert found[1] in [NEBULA.write(match.states, action) for action in match.legal()]


def test_a_placed_site_can_be_taken_back() -> None:
    out = told("nebula", "-o", "first=1", "--seed", SEED, lines=["site f1", "undo", "site f1", "undo"])
    assert out.count("Player 1: 2 actions left.") == 3


def test_a_rematch_begins_anew() -> None:
    match = Match(NEBULA, {"first": "1"}, SEED)
    lines = script(match, builder, "greedy")
    out = told("nebula", "-o", "first=1", "--bot", "greedy", "--seed", SEED, lines=[*lines, "rematch"])
    assert "actions left." in out[out.index("Final scoring") :]


@pytest.mark.parametrize(("game", "first"), [("island", "2"), ("nebula", "random")])
def test_the_winner_goes_first_in_a_rematch_of_misty_island_alone(game: str, first: str) -> None:
    """MI-S2, VN-S1."""
    table = Table(Match(GAMES[game]), [HUMAN] * 2, Console(), "en")
    assert table.rematch([1]).match.options["first"] == first
    assert table.rematch([0, 1]).match.options["first"] == "random"


# --- content packs --------------------------------------------------------------------------------------------------


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the standard pack in which a map has another name and every token of wood two points more."""
    folder = tmp_path / "mine"
    shutil.copytree(STANDARD, folder)
    for file, old, new in (
        ("pack.toml", 'name = "standard"', 'name = "mine"'),
        ("pack.toml", '"expert"', '"island"'),
        ("tokens.toml", "points = 1", "points = 3"),
    ):
        text = (folder / file).read_text("utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), "utf-8")
    (folder / "maps/expert.toml").rename(folder / "maps/island.toml")
    return folder


def test_a_match_with_a_pack_is_saved_and_goes_on_with_it_alone(pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.tuman"
    options = ["-o", "map=island", "-o", "first=1", "--content", str(pack)]
    out = told("nebula", *options, "--seed", SEED, lines=["1", f"save {file}"])
    assert re.search(r"\([WSCHF]2\)3", out) and "(W2)1" not in out
    name = load(file).options["content"]
    assert name.startswith("mine-")
    again = told("--load", str(file), "--content", str(pack), lines=[])
    assert "1 action left" in again
    wrong = play("--load", str(file), lines=[])
    assert wrong.returncode == 2 and wrong.stderr.count("\n") == 1
    assert f"content is '{name}', but the pack at hand is 'standard-" in wrong.stderr and "--content" in wrong.stderr


def test_other_commands_take_the_pack_too(pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.tuman"
    told("nebula", "-o", "first=1", "--content", str(pack), lines=["1", f"save {file}"])
    for command in ("replay", "verify"):
        assert main([command, str(file), "--content", str(pack)]) == 0
        capsys.readouterr()
        assert main([command, str(file)]) == 2
        assert "content is 'mine-" in capsys.readouterr().err
    assert main(["perft", "nebula", "-o", "map=island", "--content", str(pack), "--depth", "1"]) == 0
    capsys.readouterr()
    assert main(["perft", "nebula", "-o", "map=island", "--depth", "1"]) == 2
    assert main(["perft", "island", "--content", str(pack), "--depth", "1"]) == 2
    assert "island has no content packs" in capsys.readouterr().err


def test_a_broken_pack_is_told_in_one_line(pack: Path) -> None:
    (pack / "tokens.toml").write_text("nonsense", "utf-8")
    result = play("nebula", "--content", str(pack), lines=[])
    assert result.returncode == 2 and result.stdout == "" and result.stderr.count("\n") == 1
    assert "tokens.toml" in result.stderr

"""`tuman content` as a person at the terminal meets it."""

import argparse
import re
from itertools import pairwise
from pathlib import Path

import pytest

from tuman.cli import content
from tuman.games.nebula.content import STANDARD, load


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")


def tuman(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="tuman")
    content.add(parser.add_subparsers(dest="command"))
    return content.run(parser.parse_args(["content", *words]))


def test_new_makes_a_pack_of_that_name_which_is_the_standard_one_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuman("new", "my-box") == 0
    assert "tuman content check my-box" in capsys.readouterr().out
    mine, standard = load("my-box"), load(STANDARD)
    assert mine.name == "my-box"
    assert mine.title != standard.title
    assert (mine.maps, mine.contracts, mine.tokens) == (standard.maps, standard.contracts, standard.tokens)
    assert mine.id.removeprefix("my-box") == standard.id.removeprefix("standard")
    assert tuman("check", "my-box") == 0


def test_every_file_of_a_new_pack_explains_itself_and_how_to_mark_what_was_corrected() -> None:
    tuman("new", "my-box")
    for file in Path("my-box").rglob("*.toml"):
        comments = re.findall(r"#.*", file.read_text())
        assert file.read_text().startswith("# "), file
        assert any('"box"' in comment for comment in comments), file


def test_new_does_not_overwrite(capsys: pytest.CaptureFixture[str]) -> None:
    Path("my-box").mkdir()
    assert tuman("new", "my-box") == 2
    assert "my-box exists already and is left as it is" in capsys.readouterr().err
    assert not list(Path("my-box").iterdir())


@pytest.mark.parametrize("name", ["../up", "My Box", "", "a/b", "-", "a" * 41])
def test_new_takes_plain_names_only(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tuman("new", "--", name) == 2
    assert "is no name of a pack; expected lower-case letters" in capsys.readouterr().err
    assert not list(Path().iterdir())


def test_check_tells_in_one_line_what_is_in_a_pack_without_problems(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuman("check", str(STANDARD)) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert load(STANDARD).id in line
    assert "maps beginner, expert; 33 neutral and 8 private contracts, 20 tokens and 5 special ones, 18 pieces" in line


def test_check_lists_all_problems_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    tuman("new", "my-box")
    capsys.readouterr()
    file = Path("my-box/contracts.toml")
    file.write_text(file.read_text().replace('"wood", "stone"]', '"wood", "gold"]').replace('"mayor"', '"maior"'))
    assert tuman("check", "my-box") == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 2
    assert all(re.match(r"contracts\.toml:\d+: contract \d+", line) for line in out.splitlines())
    assert err == "tuman: my-box: 2 problems\n"


@pytest.mark.parametrize("verb", ["check", "show"])
def test_a_path_without_a_pack_is_one_clear_line(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tuman(verb, "nowhere") == 2
    out, err = capsys.readouterr()
    assert "nowhere: does not exist; expected a folder with pack.toml" in out + err


def test_show_draws_every_hex_with_its_letter_above_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuman("show", str(STANDARD), "--map", "expert") == 0
    lines = capsys.readouterr().out.splitlines()
    map = load(STANDARD).maps[1]
    assert lines[0] == f"{map.title} (expert, {len(map.names)} hexes, ours)"
    drawn = {}
    for above, below in pairwise(lines):
        for name in re.finditer(r"[a-z]\d+", below):
            if re.fullmatch(r"[~FXMR ]+", above):
                drawn[name[0]] = above[name.start()]
    assert drawn == {name: "~FXMR"[terrain] for name, terrain in zip(map.names, map.terrain)}
    assert all(len(line) <= 80 for line in lines)


def test_show_lists_counts_contracts_tokens_and_where_they_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuman("show") == 0
    out = capsys.readouterr().out
    assert "meadow 24" in out
    assert re.search(r"stall-1 +wood stone +2 +seed, inferred", out)
    assert re.search(r"priest +three kinds +3 +seed, seed", out)
    assert re.search(r"quiet-town-2 \(private\) +wood clay wheat food +4 +ours, seed", out)
    assert re.search(r"wood \(special\) +5 +1 +seed", out)
    assert f"This pack is {load(STANDARD).id}" in " ".join(out.split())


def test_show_names_the_maps_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuman("show", str(STANDARD), "--map", "swamp") == 2
    assert "no map 'swamp'; there are beginner, expert" in capsys.readouterr().err


def test_a_map_too_wide_for_the_terminal_is_drawn_with_row_numbers_and_letters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tuman("new", "wide")
    capsys.readouterr()
    rows = "M " * 24 + "\n " + "R ~ " * 12
    text = f'title = "[/Wide]"\nrows = """\n{rows}\n"""\n[provenance]\nrows = "ours"\n'
    Path("wide/maps/expert.toml").write_text(text)
    assert tuman("show", "wide", "--map", "expert") == 0
    out = capsys.readouterr().out
    assert "[/Wide]" in out
    assert " 1 Ma Mb Mc" in out
    assert " 2  Ra ~b Rc" in out

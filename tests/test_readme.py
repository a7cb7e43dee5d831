"""The README's example runs, what it points to is there, and its pictures are of matches that can still be played."""

import doctest
import re
from pathlib import Path

import pytest

from tuman import record
from tuman.games import GAMES

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_example_for_bots_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 5
    assert not result.failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_every_command_of_make_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        named = re.findall(r"`make ([a-z]+)`", page.read_text(encoding="utf-8"))
        assert set(named) <= targets


@pytest.mark.parametrize("file", sorted((ROOT / "docs").glob("*.tuman")), ids=lambda file: file.stem)
def test_the_records_behind_the_pictures_follow_rules_and_content_of_today(file: Path) -> None:
    assert not record.verify(record.load(file), GAMES).over
    assert file.with_suffix(".svg").exists()

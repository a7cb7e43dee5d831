"""The web app speaks five languages: the same messages everywhere, all that the pages say, and no more."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.test_i18n import PLURALS, Reader
from tuman import i18n, record
from tuman.i18n import LANGUAGES

WEB = Path(__file__).parents[1] / "web" / "src"
FILES = ("shell", "island", "nebula")
ENGINE = ("island", "nebula", "bots")  # what the engine says too; the pages load these files besides


@cache
def read(path: Path) -> dict[str, Reader]:
    messages = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in messages, f"{path}: {entry.id.name} stands there twice"
            reader = Reader()
            reader.visit(entry)
            messages[entry.id.name] = reader
    return messages


def messages(language: str, file: str) -> dict[str, Reader]:
    return read(i18n.FOLDER / language / "web" / f"{file}.ftl")


def engine(language: str) -> set[str]:
    return {key for name in ENGINE for key in read(i18n.FOLDER / language / f"{name}.ftl")}


@cache
def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys in the pages' sources: whole ones, and patterns where a part is filled in."""
    whole, patterns = set(), []
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        source = path.read_text(encoding="utf-8")
        whole |= set(re.findall(r'"([a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)*)"', source))
        for text in re.findall(r"`([a-z$][^`\s<>]*)`", source):
            if "${" in text:
                parts = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", text)
                patterns.append(re.compile("[a-zA-Z0-9-]+".join(re.escape(part) for part in parts)))
    return whole, patterns


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_what_english_says(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert set(other) == set(english)
    assert {key: reader.variables for key, reader in other.items()} == {
        key: reader.variables for key, reader in english.items()
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_has_all_plural_forms(language: str, file: str) -> None:
    for key, reader in messages(language, file).items():
        for forms in reader.plurals:
            assert forms >= PLURALS[language], f"{language}: {key} lacks {PLURALS[language] - forms}"


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_unused(file: str) -> None:
    whole, patterns = spoken()
    unused = [
        key
        for key in messages("en", file)
        if key not in whole and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_everything_said_by_name_has_words() -> None:
    known = engine("en") | {key for file in FILES for key in messages("en", file)}
    missing = set()
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if "rules" in path.parts:
            continue  # has words of its own (tests/test_rules_words.py)
        for key in re.findall(r'(?<!\.)\bsay\("([^"]+)"', path.read_text(encoding="utf-8")):
            if key not in known:
                missing.add((path.name, key))
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_whatever_is_wrong_with_a_record(language: str) -> None:
    faults = [fault for fault in get_args(record.Fault) if fault]
    assert len(faults) > 10
    assert {f"record-{fault}" for fault in faults} <= set(messages(language, "shell"))

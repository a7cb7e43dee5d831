"""The rules pages and the guided games say the same in five languages, and all that docs/rules says."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from tuman import i18n
from tuman.i18n import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "web/src/pages/rules"
GAMES = ("island", "nebula")
BOOKS = ("rules-island", "rules-nebula", "learn")
FOREIGN = [language for language in LANGUAGES if language != "en"]
PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}} | {
    language: {"one", "few", "many", "other"} for language in ("ru", "uk", "pl")
}
PAGE = ("title", "intro", "contents", "search", "search-example", "found", "nothing", "ruling")
STEPS = {"island": 14, "nebula": 13}
MOST_WORDS = 40  # in a step of a guided game
RULE = re.compile(r"\b(?:VN|MI)-[A-Z]{1,2}\d*\b")


# --- what there is to say -----------------------------------------------------------------------------------------


@cache
def rules(game: str) -> dict[str, bool]:
    """The rules of a game in their order, and whether a part of each is a ruling of ours."""
    found: dict[str, bool] = {}
    for line in (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) > 3 and RULE.fullmatch(cells[1]):
            assert cells[1] not in found, cells[1]
            found[cells[1]] = "[R]" in cells[-2]
    return found


@cache
def sections(game: str) -> dict[str, list[str]]:
    """The sections of a rules page with their rules, from ids.ts."""
    text = (PAGES / "ids.ts").read_text(encoding="utf-8")
    part = text[text.index(f"  {game}: [") :]
    part = part[: part.index("\n  ],")]
    return {
        name: re.findall(r'"([^"]+)"', ids) for name, ids in re.findall(r'name: "(\w+)",\s*rules: \[([^\]]*)\]', part)
    }


def components() -> set[str]:
    """The keys on where the components come from, from ids.ts."""
    text = (PAGES / "ids.ts").read_text(encoding="utf-8")
    keys = {"components-title", "components-intro", "components-box", "components-box-how"}
    for name, notes in re.findall(r'name: "(\w+)", notes: \[([^\]]*)\]', text):
        keys |= {f"components-{name}", f"components-{name}-means"}
        keys |= {f"components-{name}-{note}" for note in re.findall(r'"(\w+)"', notes)}
    return keys


def expected(book: str) -> set[str]:
    """The keys that a book must have, and no others."""
    if book == "learn":
        steps = {f"learn-{game}-{n}" for game, last in STEPS.items() for n in range(1, last + 1)}
        return (
            steps
            | {f"{step}-title" for step in steps}
            | {f"learn-{what}" for what in ("step", "next", "skip", "finish")}
        )
    game = book.removeprefix("rules-")
    keys = {f"rules-{game}-{what}" for what in PAGE} | {f"rules-{game}-section-{name}" for name in sections(game)}
    keys |= {f"rule-{rule}" for rule in rules(game)}
    keys |= {f"rule-{rule}-ruling" for rule, ruling in rules(game).items() if ruling}
    return keys | (components() if game == "nebula" else set())


# --- what is said -------------------------------------------------------------------------------------------------


class Reader(Visitor):
    """The variables of a message, the plural forms of its choices, and its text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.text = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.plurals.append({variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)})
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value


@cache
def read(language: str, book: str) -> dict[str, Reader]:
    messages: dict[str, Reader] = {}
    path = i18n.FOLDER / language / "web" / f"{book}.ftl"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in messages, f"{path}: {entry.id.name} stands there twice"
            messages[entry.id.name] = Reader()
            messages[entry.id.name].visit(entry.value)
            assert not entry.attributes, f"{path}: {entry.id.name} has attributes, which the pages do not show"
    return messages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_section_and_step_has_words_and_no_words_are_unused(language: str, book: str) -> None:
    assert read(language, book).keys() == expected(book)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_the_rules_in_their_order(game: str) -> None:
    assert [rule for ids in sections(game).values() for rule in ids] == list(rules(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_messages_have_text_arguments_and_plural_forms(language: str, book: str) -> None:
    for key, reader in read(language, book).items():
        assert len(reader.text.strip()) > 1, key
        assert reader.variables == read("en", book)[key].variables, key
        for forms in reader.plurals:
            assert forms == PLURALS[language], key


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("book", BOOKS)
def test_nothing_is_left_in_english(language: str, book: str) -> None:
    english = {reader.text for reader in read("en", book).values()}
    cyrillic = re.compile("[а-яіїєґё]", re.IGNORECASE)
    for key, reader in read(language, book).items():
        assert reader.text not in english, key
        assert bool(cyrillic.search(reader.text)) == (language in ("ru", "uk")), key


def test_no_two_languages_say_the_same() -> None:
    """Neighbours are easily copied from one another; short words may coincide, sentences may not."""
    for book in BOOKS:
        for at, one in enumerate(LANGUAGES):
            for other in LANGUAGES[at + 1 :]:
                for key, reader in read(one, book).items():
                    assert len(reader.text) < 30 or reader.text != read(other, book)[key].text, (key, one, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_texts_refer_to_rules_that_are_there_and_to_the_same_in_every_language(language: str, game: str) -> None:
    for key, reader in read(language, f"rules-{game}").items():
        named = set(RULE.findall(reader.text))
        assert named <= rules(game).keys(), key
        assert named == set(RULE.findall(read("en", f"rules-{game}")[key].text)), key


@pytest.mark.parametrize("language", FOREIGN)
def test_rules_name_the_same_numbers_in_every_language(language: str) -> None:
    """Prices, points and counts; where one language writes a digit, so do the others."""
    for game in GAMES:
        for key, reader in read(language, f"rules-{game}").items():
            ours, theirs = (
                sorted(re.findall(r"\d+", RULE.sub("", text))) for text in (reader.text, english(game, key))
            )
            assert ours == theirs, key


def english(game: str, key: str) -> str:
    return read("en", f"rules-{game}")[key].text


@cache
def names(language: str, game: str) -> dict[str, str]:
    """What the game itself calls its cards or tokens, by their English names."""
    what = {"island": "island-kind", "nebula": "nebula-card"}[game]

    def said(language: str) -> dict[str, str]:
        text = (i18n.FOLDER / language / f"{game}.ftl").read_text(encoding="utf-8")
        message = next(
            entry for entry in FluentParser().parse(text).body if getattr(entry, "id", None) and entry.id.name == what
        )
        variants = message.value.elements[0].expression.variants
        return {variant.key.name: variant.value.elements[0].value for variant in variants}

    english, ours = said("en"), said(language)
    return {english[key]: ours[key] for key in english}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "rule"), [("nebula", r"VN-K\d+"), ("island", r"MI-N\d+")])
def test_cards_and_mercenaries_have_the_names_of_the_game(language: str, game: str, rule: str) -> None:
    text = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^\| ({rule}) \| ([^|]+) \|", text, re.MULTILINE)
    assert rows
    for found, name in rows:
        assert read(language, f"rules-{game}")[f"rule-{found}"].text.startswith(names(language, game)[name]), found


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_of_the_guided_games_are_short(language: str) -> None:
    for key, reader in read(language, "learn").items():
        assert len(reader.text.split()) <= MOST_WORDS, key


def test_every_step_says_when_it_is_shown() -> None:
    path = i18n.FOLDER / "en/web/learn.ftl"
    guide = (PAGES / "LEARN.md").read_text(encoding="utf-8")
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and (match := re.fullmatch(r"learn-(\w+)-(\d+)-title", entry.id.name)):
            comment = entry.comment.content if entry.comment else ""
            assert comment.startswith("when: "), entry.id.name
            assert "done: " in comment or "read" in comment, entry.id.name
            title = FluentSerializer().serialize_entry(entry).splitlines()[-1].split(" = ")[1]
            assert f"\n| {match[2]} {title} |" in guide, f"LEARN.md: {entry.id.name}"

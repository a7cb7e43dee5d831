"""Five languages say the same things, and all that the engine and the terminal can emit."""

import ast
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.laws.tables import MODES
from tuman import i18n
from tuman.bots.levels import PEOPLE
from tuman.core import PUBLIC, Game, Message, Reason, veil_at
from tuman.games import GAMES
from tuman.games.island.why import ANSWERS
from tuman.games.nebula.why import CHANCE_VERBS, QUESTIONS
from tuman.i18n import LANGUAGES, bundle, speaker
from tuman.match import Match

SOURCES = Path(i18n.__file__).parents[1]
PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}} | {
    language: {"one", "few", "many", "other"} for language in ("ru", "uk", "pl")
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


# --- what the files hold ------------------------------------------------------------------------------------------


class Reader(Visitor):
    """What a message uses: variables, other messages, and the plural forms of each choice by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if keys & CATEGORIES:
            self.plurals.append(keys)
        self.generic_visit(node)


@cache
def read(language: str) -> dict[str, Reader]:
    messages: dict[str, Reader] = {}
    for path in sorted((i18n.FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, f"{path}: {entry.id.name} stands there twice"
                messages[entry.id.name] = Reader()
                messages[entry.id.name].visit(entry)
    return messages


def variables(language: str, key: str) -> set[str]:
    """The arguments of a message, with those of the messages it refers to."""
    reader = read(language)[key]
    return reader.variables.union(*(variables(language, other) for other in reader.messages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    files = {path.name for path in (i18n.FOLDER / language).iterdir()}
    assert files == {path.name for path in (i18n.FOLDER / "en").iterdir()}
    assert read(language).keys() == read("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_arguments(language: str) -> None:
    for key in read("en"):
        assert variables(language, key) == variables("en", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_every_plural_form_of_its_language(language: str) -> None:
    plurals = {key: forms for key, reader in read(language).items() for forms in reader.plurals}
    assert plurals
    for key, forms in plurals.items():
        assert forms == PLURALS[language], key


# --- what is emitted ----------------------------------------------------------------------------------------------


def constants(path: Path) -> set[str]:
    """All plain strings of a source."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def reasons(game: str) -> set[str]:
    """The keys that a game's reasons have in its sources."""
    trees = [
        ast.parse((SOURCES / f"games/{game}/{name}.py").read_text(encoding="utf-8")) for name in ("why", "notation")
    ]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    calls = [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_no"]
    chosen = [node.args[1].body if isinstance(node.args[1], ast.IfExp) else node.args[1] for node in calls]
    chosen += [node.args[1].orelse for node in calls if isinstance(node.args[1], ast.IfExp)]
    return {f"{game}-why-{node.value}" for node in chosen if isinstance(node, ast.Constant)}


def families() -> set[str]:
    """Keys that are put together from the names of things."""
    keys = {f"{kind}-{what}" for kind in ("island-ask", "island-why-asked") for what in ANSWERS}
    keys |= {f"{kind}-{what}" for kind in ("nebula-ask", "nebula-why-asked") for what in QUESTIONS}
    verbs = {verb for _, answers in QUESTIONS.values() for verb in answers}
    keys |= {f"nebula-verb-{verb}" for verb in verbs}
    keys |= {f"nebula-{verb}" for verb in {*verbs, *CHANCE_VERBS} - {"explore"}}
    keys |= {"nebula-deal-hidden", "nebula-draw-hidden"}
    keys |= {f"bot-{level}{plays}" for level in PEOPLE for plays in ("", "-plays")}
    for game in GAMES.values():
        keys |= {f"{game.name}-name"}
        for option in game.options:
            if f"start-{option.name}" in read("en"):
                keys |= {f"start-{option.name}"} | {f"{game.name}-{option.name}-{value}" for value in option.values}
    return keys


def played(game: Game, options: dict[str, str], seed: int) -> Iterator[Message]:
    """Everything that narrators, pictures and reasons say in a random match."""
    match, rng = Match(game, options, seed=f"{seed:x}"), random.Random(seed)
    said: list[Message] = []
    viewers = (PUBLIC, 0, 1)

    def note(message: Message) -> str:
        said.append(message)
        return message.key

    walk = match.at(0)
    while not match.over:
        verbs: dict[str, list[int]] = {}  # each verb as often as another, so that rare ones come up
        for action in match.legal():
            verbs.setdefault(game.write(match.states, action).split()[0], []).append(action)
        match.play(rng.choice(verbs[rng.choice(list(verbs))]))
        for action in match.log[walk.ply :]:
            before = {viewer: (walk.view(viewer), int(veil_at(walk.states, action, viewer))) for viewer in viewers}
            walk.replay(action)
            for viewer, (view, seen) in before.items():
                said += game.narrate(view, seen, walk.view(viewer))
        for viewer in viewers:
            game.draw(game.describe(match.view(viewer), viewer), note)
        if match.ply % 20 == 0:
            said += [reason for action in range(game.actions) if (reason := game.why(match.states, action))]
    yield from said


@cache
def emitted() -> dict[str, list[Message]]:
    """Messages of random matches in every mode, by key: one of each set of values."""
    tables = [table for table in MODES if table[0].name == "island"]
    tables += [(GAMES["island"], GAMES["island"].complete({"mode": "blitz", "weather": "fog"}))] * 8
    tables += [table for table in MODES if table[0].name == "nebula"]
    tables += [(GAMES["nebula"], GAMES["nebula"].complete({"players": "4"}))] * 8
    found: dict[str, dict[object, Message]] = {}
    for seed, (game, options) in enumerate(tables):
        for message in played(game, options, seed):
            found.setdefault(message.key, {})[tuple(sorted(message.args.items()))] = message
    return {key: list(messages.values()) for key, messages in found.items()}


def test_no_key_is_missing() -> None:
    assert emitted().keys() | reasons("island") | reasons("nebula") | families() <= read("en").keys()


def test_no_key_is_unused() -> None:
    used = emitted().keys() | reasons("island") | reasons("nebula") | families()
    used |= {other for reader in read("en").values() for other in reader.messages}
    for path in SOURCES.rglob("*.py"):
        used |= constants(path)
    used |= {f"island-over-{best}" for best in ("blue", "red", "shared")}
    assert read("en").keys() - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_emitted_can_be_said(language: str) -> None:
    messages = bundle(language)
    for key, samples in emitted().items():
        for message in samples:
            text, errors = messages.format_pattern(messages.get_message(key).value, dict(message.args))
            assert not errors and text and "{" not in text, (message, text, errors)


# --- the speaker --------------------------------------------------------------------------------------------------


def test_seats_are_said_by_name() -> None:
    say = speaker("pl", ["Ann", "Bob"])
    assert say(Message("island-draw", {"seat": 1, "kind": "hare"})) == "Bob dobiera Zająca."


def test_numbers_take_their_plural_form() -> None:
    say = speaker("uk")
    scores = {n: say(Message("island-score", {"blue": n, "red": 0})) for n in (1, 2, 5, 21)}
    assert [scores[n].split(",")[0] for n in scores] == [
        "сині — 1 бал",
        "сині — 2 бали",
        "сині — 5 балів",
        "сині — 21 бал",
    ]


def test_names_take_their_case() -> None:
    args = {"seat": 0, "hex": "c4", "site": "e5", "resource": "clay"}
    said = {language: speaker(language, ["Ann"])(Message("nebula-transport", args)) for language in LANGUAGES}
    assert said == {
        "en": "Ann transports one clay from c4 to e5.",
        "ru": "Ann перемещает глину с c4 на e5.",
        "uk": "Ann перевозить глину з c4 на e5.",
        "pl": "Ann przewozi glinę z c4 na e5.",
        "it": "Ann trasporta un’argilla da c4 a e5.",
    }


def test_what_is_missing_is_listed() -> None:
    lacks = {"wood": 2, "stone": 0, "clay": 0, "wheat": 0, "food": 1}
    reason = Reason("nebula-why-missing", {"card": "export", "site": "e5", "count": 3, **lacks}, "VN-F")
    assert i18n.because(speaker("en"), reason) == "Export: 3 pieces are missing on e5: wood×2 food×1. (VN-F)"
    assert speaker("pl")(reason) == "Eksport towarów: na e5 brakuje 3 surowców: drewno×2 żywność×1."


def test_a_missing_key_is_said_as_it_is() -> None:
    assert speaker("en")(Message("no-such-key")) == "no-such-key"


def test_a_reason_shows_its_rule() -> None:
    assert i18n.because(speaker("en"), Reason("island-why-dark", {"cell": "f6"}, "MI-U1")) == (
        "f6 lies under Darkness. (MI-U1)"
    )


def test_the_language_is_chosen_or_taken_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    monkeypatch.delenv("TUMAN_LANG", raising=False)
    assert i18n.language() == "uk"
    monkeypatch.setenv("TUMAN_LANG", "it")
    assert i18n.language() == "it"
    assert i18n.language("ru") == "ru"
    monkeypatch.setenv("TUMAN_LANG", "xx")
    monkeypatch.setenv("LANG", "C")
    assert i18n.language() == "en"
    with pytest.raises(ValueError, match="no language 'de'; there are en, ru, uk, pl, it"):
        i18n.language("de")

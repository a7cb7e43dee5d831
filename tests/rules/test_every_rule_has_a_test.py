"""Every rule of docs/rules has a test, every ruling of ours is cited in the code, and every mark names a rule.

Read from the sources: it holds for any run.
"""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tuman.games import GAMES

TESTS = Path(__file__).parent
DOCS = TESTS.parents[1] / "docs" / "rules"
SOURCES = TESTS.parents[1] / "tuman" / "games"
RULING = re.compile(r"^\| ([A-Z]{2}-[A-Z]+\d*) \|.*\[R\]", re.MULTILINE)
ROW = re.compile(r"^\| ([A-Z]{2}-[A-Z]+\d*) \|", re.MULTILINE)


def rules_of(game: str) -> list[str]:
    """The ids in the tables of a game's rules."""
    return ROW.findall((DOCS / f"{game}.md").read_text())


def marks_in(source: str) -> set[str]:
    """The ids that `rule(...)` names in the decorators of test functions, marks of their parameters included."""
    tests = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    calls = [node for test in tests for decorator in test.decorator_list for node in ast.walk(decorator)]
    return {
        ast.literal_eval(argument)
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule"
        for argument in call.args
    }


def marks_of(game: str) -> dict[str, set[str]]:
    """The marks of a game's tests, by file."""
    return {path.name: marks_in(path.read_text()) for path in sorted((TESTS / game).glob("test_*.py"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    tested = set().union(*marks_of(game).values())
    missing = [rule for rule in rules_of(game) if rule not in tested]
    assert not missing, f"{len(missing)} rules of docs/rules/{game}.md without a test: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_names_a_rule(game: str) -> None:
    known = set(rules_of(game))
    unknown = {name: sorted(marks - known) for name, marks in marks_of(game).items() if marks - known}
    assert not unknown, f"marks that docs/rules/{game}.md does not know: {unknown}"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_ours_can_be_found_in_the_code(game: str) -> None:
    code = "".join(path.read_text() for path in (SOURCES / game).glob("*.py"))
    ours = RULING.findall((DOCS / f"{game}.md").read_text())
    assert [rule for rule in ours if not re.search(rf"\b{rule}\b", code)] == []
    assert len(ours) > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_stated_once_and_under_one_prefix(game: str) -> None:
    ids = rules_of(game)
    assert [rule for rule, n in Counter(ids).items() if n > 1] == []
    assert len({rule.split("-")[0] for rule in ids}) == 1


def test_marks_are_read_from_decorators_and_parameters_of_tests_alone() -> None:
    source = """
@rule("XX-A1", "XX-A2")
@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("XX-B"))])
def test_this(): rule("XX-C")

@rule("XX-D")
def helper(): ...
"""
    assert marks_in(source) == {"XX-A1", "XX-A2", "XX-B"}

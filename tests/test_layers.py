"""Dependencies point one way: core ← games ← {bots, arena, env, server, bench} ← cli, inside of functions too."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES = 400

# What stands directly in the package, by level; a module may look down and sideways. A new one must be listed here.
LEVELS = {
    **dict.fromkeys(("jit", "core", "frames", "match", "record", "perft", "golden", "i18n"), 0),
    "games": 1,
    **dict.fromkeys(("bots", "arena", "env", "server", "bench"), 2),
    "cli": 3,
}
# What a game may use of the house: the contract, pending frames, and how to compile.
FOR_GAMES = ("tuman.core", "tuman.frames", "tuman.jit")
# Commands that are about one game alone.
OF_A_GAME = {"tuman.cli.content": "nebula"}

MODULES = sorted((ROOT / "tuman").rglob("*.py"))
FILES = [*MODULES, *sorted((ROOT / "tests").rglob("*.py"))]


def named(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str) -> Iterator[str]:
    """All modules that a source imports; `from a import b` gives a and a.b, since b may be a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, "imports are absolute here"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def wrong_imports(module: str, source: str) -> list[str]:
    """The imports of a module of ours that go against the layers."""
    own = [name for name in imports(source) if name.startswith("tuman.") and name != "tuman.__version__"]
    house = module.split(".")
    wrong = []
    for name in own:
        parts = name.split(".")
        if house[1:2] == ["games"] and len(house) > 2:
            fine = name.startswith(FOR_GAMES) or parts[:3] == house[:3]
        else:
            level = LEVELS[house[1]] if len(house) > 1 else -1
            fine = LEVELS.get(parts[1], 99) <= level
            # Of a game only its name in `tuman.games` is used; `tuman.games` itself collects them.
            if parts[1] == "games" and len(parts) > 2 and parts[2].islower():
                fine &= (house == ["tuman", "games"] and len(parts) <= 4) or OF_A_GAME.get(module) == parts[2]
        if not fine:
            wrong.append(name)
    return wrong


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_imports_point_down(path: Path) -> None:
    assert wrong_imports(named(path), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        ("tuman.core", "from tuman.games import GAMES", True),
        ("tuman.core", "from tuman import games", True),
        ("tuman.match", "import tuman.core", False),
        ("tuman.games.island.rules", "from tuman.games.nebula.state import STATE", True),
        ("tuman.games.island.rules", "from tuman.match import Match", True),
        ("tuman.games.island.rules", "from tuman.games import GAMES", True),
        ("tuman.games", "from tuman.games.island import ISLAND", False),
        ("tuman.bots.search", "from tuman.games.island.state import STATE", True),
        ("tuman.bots.search", "from tuman.games import island", True),
        ("tuman.bots.search", "from tuman.games import GAMES", False),
        ("tuman.bots.search", "from tuman.cli import main", True),
        ("tuman.server.app", "def f():\n    from tuman import cli", True),
        ("tuman.cli.play", "from tuman.games.island.draw import draw", True),
        ("tuman.cli.play", "from tuman.bots import search", False),
        ("tuman", "from tuman import core", True),
        ("tuman.core", "from tuman import novelty", True),
    ],
)
def test_what_goes_against_the_layers_is_found(module: str, line: str, wrong: bool) -> None:
    assert bool(wrong_imports(module, line)) == wrong


@pytest.mark.parametrize("path", FILES, ids=named)
def test_modules_stay_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES

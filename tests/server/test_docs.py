"""docs/api.md and the example do what they say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import Server
from tuman.cli import main
from tuman.games import GAMES

pytestmark = pytest.mark.server
ROOT = Path(__file__).parents[2]
API = (ROOT / "docs/api.md").read_text(encoding="utf-8")


def environment(server: Server) -> dict[str, str]:
    return {**os.environ, "TUMAN": server.base, "no_proxy": "*", "NO_PROXY": "*"}


def test_the_walk_through_works(shared: Server, tmp_path: Path) -> None:
    script = "set -eu\n" + "\n".join(re.findall(r"```sh\n(.*?)```", API, re.DOTALL))
    done = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, env=environment(shared), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    for said in ('"name":"Ann"', '"legal":["take', '{"ply":1}', '{"ply":2}', '"rule":"MI-', "event: entry"):
        assert said in done.stdout
    assert main(["verify", str(tmp_path / "match.tuman")]) == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_match(shared: Server, game: str) -> None:
    program = ROOT / "examples/http_bot.py"
    assert "examples/http_bot.py" in API and len(program.read_text(encoding="utf-8").splitlines()) <= 46
    done = subprocess.run(
        [sys.executable, str(program), shared.base, game],
        env=environment(shared),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"points: -?\d+ -?\d+\n", done.stdout)


def test_every_endpoint_is_in_the_table_and_nothing_else(shared: Server) -> None:
    paths = shared.visitor().get("/schema/openapi.json").json()["paths"]
    there = {(method.upper(), path) for path, operations in paths.items() for method in operations}
    told = set(re.findall(r"^\| `(GET|POST|DELETE) (\S+)` \|", API, re.MULTILINE))
    assert told == there


def test_every_code_of_a_refusal_is_told() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tuman/server").rglob("*.py"))
    codes = set(re.findall(r'(?:Problem\(\d+, |Refusal\(|answer\(\d+, )"(\w+)"', sources))
    assert len(codes) > 25
    missing = {
        code for code in codes - {"time_left"} if f"`{code}`" not in API
    }  # that one is between the server and itself
    assert missing == set()

"""All that one connection gets is the same to the byte in two worlds that differ only in what it may not know."""

from pathlib import Path

import pytest

from tests.laws.tables import MODE_IDS, MODES
from tests.server.worlds import Pair, differences, make_pair, play
from tuman import match
from tuman.core import PUBLIC, Game
from tuman.games import GAMES
from tuman.server import sight

pytestmark = pytest.mark.server


def whole_match(game: Game, options: dict[str, str], sits: bool = True) -> Pair:
    """Two worlds that look the same to a viewer up to the end of the match, and differ for a good part of it."""
    for seed in range(400):
        pair = make_pair(game, options, seed)
        if pair.whole and pair.differing >= 20 and sits == (pair.viewer != PUBLIC):
            return pair
    raise AssertionError("no match looks the same up to its end")


@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_a_connection_can_not_tell_worlds_apart_that_differ_in_secrets(
    game: Game, options: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_the_same(whole_match(game, options), tmp_path, monkeypatch)


@pytest.mark.parametrize(("game", "options"), [("island", {"mode": "weather"}), ("nebula", {})], ids=list(GAMES))
def test_nor_can_a_spectator(
    game: str, options: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = whole_match(GAMES[game], GAMES[game].complete(options), sits=False)
    look_the_same(pair, tmp_path, monkeypatch)


def look_the_same(pair: Pair, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = [play(pair, world, folder / str(world), monkeypatch) for world in (0, 1)]
    assert pair.logs[0] != pair.logs[1]
    assert differences(*heard) == []
    assert len(heard[0].feed) > 10_000


def keep_secrets_not(states: object, viewer: int) -> None:
    """A `conceal` that does nothing."""


@pytest.mark.parametrize(
    ("leak", "shown"),
    [
        ("conceal", {"replay", "feed"}),
        ("veil of the record", {"record"}),
        ("veil of events", {"feed", "replay"}),
    ],
)
def test_a_planted_leak_is_found(leak: str, shown: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "conceal":
        monkeypatch.setattr(sight, "conceal_at", keep_secrets_not)
    else:
        module = match if leak == "veil of the record" else sight
        monkeypatch.setattr(module, "veil_at", lambda states, action, viewer: action)
    game = GAMES["island"]
    pair = whole_match(game, game.complete({"mode": "weather"}))
    heard = [play(pair, world, tmp_path / str(world), monkeypatch) for world in (0, 1)]
    found = differences(*heard)
    assert {what.split()[0] for what in found} >= shown, found

"""Rare moments of Via Nebula that no pattern over lines finds: each occurs in some golden playthrough.

An empty deck is not among them: with 33 neutral contracts it can't happen (VN-F2). The rules' own tests have it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tuman import golden
from tuman.core import CHANCE, States
from tuman.games import GAMES
from tuman.games.nebula.ground import reach
from tuman.match import Match

FOLDER = Path(__file__).parent
NEBULA = GAMES["nebula"]
MOMENTS = {
    "the supply is short of a token",  # VN-A2
    "the reserve is empty",  # VN-CD2
    "a card drawn by Secret Plan is built",  # VN-X8
    "Airway cuts a path",  # VN-X2
    "a Distillery, then a petrified forest in the same turn",  # VN-E6
    "the fifth building in the middle of a turn",  # VN-P1
    "a last turn",  # VN-P1
    "a fifth building in a last turn",  # VN-P6
    "a tie is decided by stored pieces",  # VN-P4
    "a shared win",  # VN-P4
}


def in_reach(s: States) -> set[tuple[int, int, int]]:
    """Which site (seat, number) has a path to which exploitation."""
    r = s[0]
    found = set()
    for seat in range(r.seats):
        for slot in range(3):
            if r.site[seat, slot] >= 0:
                mask = int(reach(r, int(r.site[seat, slot]))) & int(r.goods_at)
                found |= {(seat, slot, meadow) for meadow in range(24) if mask >> meadow & 1}
    return found


def hex_of(s: States, name: str) -> dict[str, Any]:
    found: dict[str, Any] = NEBULA.describe(s, 0)["hexes"][name]
    return found


def moments(match: Match) -> Iterator[str]:
    """What there is of the rare things in a match."""
    walk = match.at(0)
    paths: set[tuple[int, int, int]] = set()
    for action in match.log:
        was, seat = walk.states.copy(), walk.actor
        verb, *words = NEBULA.write(was, action).split()
        walk.replay(action)
        if seat == CHANCE:
            continue
        yield from of_the_action(was, walk.states, seat, verb, words)
        if verb == "lay" and paths - in_reach(walk.states):
            yield "Airway cuts a path"
        paths = in_reach(was) if verb == "lift" else set()
    points = match.points()
    if points.count(max(points)) > 1:
        yield "a shared win" if len(match.winners()) > 1 else "a tie is decided by stored pieces"


def of_the_action(was: States, now: States, seat: int, verb: str, words: list[str]) -> Iterator[str]:
    before, after = was[0], now[0]
    if after.reserve == 0:
        yield "the reserve is empty"
    if before.end_card >= 0:
        yield "a last turn"
    if verb == "craftsman":
        came = sum(hex_of(now, words[0])["goods"].values())
        if came < hex_of(was, words[0])["token"]["pieces"]:
            yield "the supply is short of a token"
    if verb == "explore" and before.distilleries and hex_of(was, words[0])["terrain"] == "forest":
        yield "a Distillery, then a petrified forest in the same turn"
    if verb == "build":
        if after.hand_neutral[seat] < before.hand_neutral[seat]:
            yield "a card drawn by Secret Plan is built"
        if after.buildings_left[seat] == 0 and before.end_card >= 0:
            yield "a fifth building in a last turn"
        if after.buildings_left[seat] == 0 and before.end_card < 0 and before.actions == 2:
            yield "the fifth building in the middle of a turn"


def test_every_rare_moment_occurs_in_some_playthrough() -> None:
    found: set[str] = set()
    for table in golden.tables(FOLDER):
        if table.game == "nebula":
            text = (FOLDER / f"{table.name}.txt").read_text(encoding="utf-8")
            found.update(moments(golden.again(table, text, GAMES)))
    assert MOMENTS - found == set()

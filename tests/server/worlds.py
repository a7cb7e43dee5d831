"""Two worlds that differ only in what a viewer may not know, played over HTTP.

The pair is made beforehand by the oracles of `tests/laws`; then each world is played on a server of its own, and all
bytes that the viewer's connections got are kept.
"""

import random
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from tests.laws.oracles import ORACLES
from tests.laws.twins import _look_alikes
from tests.server.house import Person, Server, Watch, counted_tokens, running, until
from tuman.core import CHANCE, OVER, PUBLIC, Game, apply_at
from tuman.match import Match
from tuman.server.api import tables

SEED = "5eed"
drawn_by_seed = Match.drawn


@dataclass
class Pair:
    """The actions of both worlds, chance among them; `differing` plies at which the worlds differ."""

    game: Game
    options: dict[str, str]
    viewer: int
    logs: tuple[list[int], list[int]]
    differing: int
    whole: bool
    """Whether they look the same up to the end of the match."""


def make_pair(game: Game, options: dict[str, str], seed: int) -> Pair:
    """Worlds that go apart somewhere, and end where the rules show the difference."""
    oracle, rng = ORACLES[game.name], random.Random(seed)
    one = Match(game, options, seed=str(seed)).at(0)
    viewer = rng.randrange(-1, one.seats)
    apart_from = int(rng.random() ** 2 * 400)
    eagerness = rng.choice((0.1, 0.5, 1.0))
    while one.ply < apart_from and one.actor != OVER:
        one.replay(one.drawn() if one.actor == CHANCE else rng.choice(one.legal()))
    two = one.at(one.ply)
    differing, whole = 0, False
    while one.actor == two.actor != OVER:
        first, second = _look_alikes(game, oracle, one, two, viewer)
        shared = sorted(set(first) & set(second))
        for _ in range(8):  # where one choice would show the difference, another may not
            if not shared:
                return _up_to_a_turn(Pair(game, options, viewer, (one.log, two.log), differing, False))
            seen = rng.choice(shared)
            a = rng.choice(first[seen])
            b = a if a in second[seen] and rng.random() > eagerness else rng.choice(second[seen])
            after = [one.states.copy(), two.states.copy()]
            apply_at(after[0], a)
            apply_at(after[1], b)
            moments = [oracle.moment(one.states, after[0]), oracle.moment(two.states, after[1])]
            parted = any(moments) and oracle.facts(after[0]) != oracle.facts(after[1])
            if not parted and moments[0] == moments[1]:
                break
        else:
            return _up_to_a_turn(Pair(game, options, viewer, (one.log, two.log), differing, False))
        one.push(a)
        two.push(b)
        differing += one.states.tobytes() != two.states.tobytes()
    whole = one.actor == two.actor == OVER
    return _up_to_a_turn(Pair(game, options, viewer, (one.log, two.log), differing, whole))


def _up_to_a_turn(pair: Pair) -> Pair:
    """Without an end that chance has begun and not finished, and the action before it: a server does it as one."""
    for log in pair.logs:
        match = Match(pair.game, pair.options, seed=SEED).at(0)
        turn = 0
        for ply, action in enumerate(log):
            if match.actor != CHANCE:
                turn = ply
            match.push(action)
        if match.actor == CHANCE:
            del log[turn:]
    return pair


@dataclass
class Heard:
    """What the viewer got, by what was asked for."""

    said: list[tuple[str, bytes]] = field(default_factory=list)
    feed: bytes = b""

    def note(self, what: str, answer: httpx.Response) -> None:
        headers = sorted((k, v) for k, v in answer.headers.items() if k not in ("date", "set-cookie"))
        self.said.append((what, f"{answer.status_code} {headers}".encode() + answer.content))


def differences(one: Heard, two: Heard) -> list[str]:
    """What tells the worlds apart."""
    assert [what for what, _ in one.said] == [what for what, _ in two.said]
    found = [what for (what, a), (_, b) in zip(one.said, two.said, strict=True) if a != b]
    return found + (["feed"] if one.feed != two.feed else [])


def play(pair: Pair, world: int, folder: Path, monkeypatch: pytest.MonkeyPatch, every: int = 40) -> Heard:
    """Plays one world on a new server. Every few plies the viewer asks for all there is."""
    log = pair.logs[world]

    def scripted(match: Match) -> int:
        if match.seed != SEED:
            return drawn_by_seed(match)
        # Behind the end of the script something has to be drawn, too; nobody gets to see it.
        return log[match.ply] if match.ply < len(log) else next(iter(match.outcomes()))

    monkeypatch.setattr(Match, "drawn", scripted)
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)
    with running(folder, Watch(), counted_tokens()) as server:
        heard, people, table = _sit_down(server, pair)
        viewer = people[pair.viewer] if pair.viewer != PUBLIC else people[-1]
        with _listening(server, viewer, table, heard) as last_id:
            _ask(pair, viewer, table, heard, 0, viewer.state(table)["ply"])
            walk = Match(pair.game, pair.options, seed=SEED).at(0)
            turns = 0
            for ply, action in enumerate(log):
                if walk.actor != CHANCE:
                    server.watch.forward(1)
                    text = pair.game.write(walk.states, action)
                    done = people[walk.actor].act(table, text, turns)
                    assert done.status_code == 200, done.text
                    if people[walk.actor] is viewer:
                        heard.note("done", done)
                    turns += 1
                walk.push(action)
                settled = ply + 1 == len(log) or walk.actor != CHANCE
                if settled and (turns % every == 0 or ply + 1 == len(log)):
                    _ask(pair, viewer, table, heard, turns, turns)
            until(lambda: last_id() == turns)
            assert server.house.hub.live[table].room.match.log == log
    return heard


def _sit_down(server: Server, pair: Pair) -> tuple[Heard, list[Person], str]:
    """One person for each seat, and one who looks on."""
    people = [server.player(f"P{n}") for n in range(len(range(pair.game.seats(pair.options))) + 1)]
    heard = Heard()
    table = people[-1].table(pair.game.name, *["open"] * (len(people) - 1), options=pair.options, public=True)["id"]
    for seat, person in enumerate(people[:-1]):
        assert person.post(f"tables/{table}/join", seat=seat).status_code == 200
    return heard, people, table


class _listening:
    """The viewer's feed, read by a thread; gives the id of the last event."""

    def __init__(self, server: Server, viewer: Person, table: str, heard: Heard) -> None:
        self.server, self.heard = server, heard
        self.stream = viewer.client.stream("GET", f"/api/tables/{table}/feed", params={"since": -1})

    def __enter__(self):
        self.response = self.stream.__enter__()
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()
        return self._last_id

    def _read(self) -> None:
        for data in self.response.iter_raw():
            self.heard.feed += data.replace(b": all is well\n\n", b"")

    def _last_id(self) -> int:
        whole = self.heard.feed[: self.heard.feed.rfind(b"\n\n") + 1]
        ids = [line for line in whole.split(b"\n") if line.startswith(b"id: ")]
        return int(ids[-1][4:]) if ids else -1

    def __exit__(self, *_: object) -> None:
        self.server.end_feeds()
        self.thread.join(10)
        assert not self.thread.is_alive()
        self.stream.__exit__(None, None, None)


def _ask(pair: Pair, viewer: Person, table: str, heard: Heard, number: int, ply: int) -> None:
    """Everything that there is to ask for; also what is refused, and how."""
    at = f"after {number}"
    state = viewer.get(f"tables/{table}/state")
    heard.note(f"state {at}", state)
    over = state.json()["result"] is not None
    heard.note(f"table {at}", viewer.get(f"tables/{table}"))
    heard.note(f"tables {at}", viewer.get("tables"))
    own = str(pair.viewer) if pair.viewer != PUBLIC else "public"
    for view in (None, own, "public", *([] if over else ["open", str(1 - max(pair.viewer, 0))])):
        params = {} if view is None else {"view": view}
        heard.note(f"record {view} {at}", viewer.get(f"tables/{table}/record", **params))
        heard.note(f"replay {view} {at}", viewer.get(f"tables/{table}/replay", **params, **{"from": max(0, ply - 3)}))
    rng = random.Random(number)
    for text in _texts(pair.game, rng, state.json()["legal"]):
        heard.note(f"why {text!r} {at}", viewer.get(f"tables/{table}/why", action=text))
        if text not in state.json()["legal"]:
            heard.note(f"act {text!r} {at}", viewer.act(table, text, ply))
        heard.note(f"stale {text!r} {at}", viewer.act(table, text, ply + 3))
    if number == 40:  # it takes a while
        heard.note(f"hint {at}", viewer.get(f"tables/{table}/hint"))
    heard.note(f"undo {at}", viewer.post(f"tables/{table}/undo", ply=ply + 1))


ISLAND = ["wolf a1", "cat c3 closed", "mole d4", "swap c3", "back c3", "take pig", "hire cat", "hippo c3-d3", "stop"]
NEBULA = ["craftsman c4", "site e5", "explore d3", "build e5 stall-2", "build e5 shortcut-1", "plan", "skip", "pass"]


def _texts(game: Game, rng: random.Random, legal: list[str]) -> Iterator[str]:
    """Some actions in notation, most of them not legal now, some no actions at all."""
    known = {"island": ISLAND, "nebula": NEBULA}[game.name]
    yield from rng.sample(known, 3)
    yield from rng.sample(legal, min(1, len(legal)))
    yield "?"

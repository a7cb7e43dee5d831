"""Two worlds that differ only in what a viewer may not know.

What the viewer observes of an action is said by an oracle of the test's own, from the rules and the notation, not by
the game's `conceal` and `veil`. Both worlds get actions that look the same to the oracle; then everything the viewer
gets must be the same to the byte.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from tuman.core import (
    CHANCE,
    OVER,
    Game,
    States,
    conceal_at,
    veil_at,
)
from tuman.match import Match


class Leak(AssertionError):
    """The viewer could tell the two worlds apart."""


Conceal = Callable[[States, int], None]
Watch = Callable[[list[States], int, str], None]
Veil = Callable[[States, int, int], int]


@dataclass(frozen=True)
class Oracle:
    """What the rules say about secrets, for one game."""

    observed: Callable[[States, str, int, int], str]
    """(state, action in notation, who acts, viewer) → the action as the viewer observes it."""
    moment: Callable[[States, States], bool]
    """(before, after): something hidden is shown to all by the rules just now."""
    facts: Callable[[States], object]
    """What is public at such a moment; worlds that differ in it part there."""


@dataclass
class Tally:
    """How much was compared."""

    positions: int = 0
    pairs: int = 0
    asked: set[str] = field(default_factory=set)


def run_pair(
    game: Game,
    options: dict[str, str],
    oracle: Oracle,
    seed: int,
    tally: Tally,
    conceal: Conceal = conceal_at,
    veil: Veil = veil_at,
    watch: Watch | None = None,
) -> None:
    """Plays two worlds apart from some point on, until they differ in public. Raises Leak.

    `watch` gets both worlds, the viewer and a text that says where, each time before something happens in them.
    """
    rng = random.Random(seed)
    one = Match(game, options, seed=str(seed)).at(0)
    viewer = rng.randrange(-1, one.seats)
    apart_from = int(rng.random() ** 2 * 400)
    eagerness = rng.choice((0.1, 0.5, 1.0))
    while one.ply < apart_from and one.actor != OVER:
        one.replay(one.drawn() if one.actor == CHANCE else rng.choice(one.legal()))
    two = one.at(one.ply)
    tally.pairs += 1
    while one.actor != OVER:
        if one.actor != two.actor:
            raise Leak(f"the actor differs: {one.actor} and {two.actor}, {options}, seed {seed}, ply {one.ply}")
        differ = one.states.tobytes() != two.states.tobytes()
        first, second = _look_alikes(game, oracle, one, two, viewer)
        shared = sorted(set(first) & set(second))
        if not shared:
            return
        seen = rng.choice(shared)
        a = rng.choice(first[seen])
        b = rng.choice(second[seen]) if rng.random() < eagerness or a not in second[seen] else a
        worlds = [(one.states.copy(), a), (two.states.copy(), b)]
        one.replay(a)
        two.replay(b)
        afters = [one.states, two.states]
        moments = [oracle.moment(world, after) for (world, _), after in zip(worlds, afters, strict=True)]
        where = f"{options}, seed {seed}, viewer {viewer}, ply {one.ply}"
        if moments[0] != moments[1]:
            raise Leak(f"something is shown in one world only: {where}")
        parted = moments[0] and oracle.facts(one.states) != oracle.facts(two.states)
        if differ:
            _compare_before(game, worlds, viewer, conceal, veil, where)
            if watch:
                watch([world for world, _ in worlds], viewer, where)
            if not parted and rng.random() < 0.05:
                _compare_after(game, worlds, afters, viewer, conceal, veil, where)
            tally.positions += 1
            tally.asked.add(seen.split()[0])
        if parted:
            return


def _look_alikes(
    game: Game, oracle: Oracle, one: Match, two: Match, viewer: int
) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """The actions of each world by what the viewer would observe."""
    groups: tuple[dict[str, list[int]], dict[str, list[int]]] = ({}, {})
    for match, group in zip((one, two), groups, strict=True):
        for action in match.outcomes() if match.actor == CHANCE else match.legal():
            text = game.write(match.states, action)
            group.setdefault(oracle.observed(match.states, text, match.actor, viewer), []).append(action)
    return groups


def _compare_before(
    game: Game, worlds: list[tuple[States, int]], viewer: int, conceal: Conceal, veil: Veil, where: str
) -> None:
    """The view that the viewer has before an action, and the action in its log."""
    _same_views(game, [world for world, _ in worlds], viewer, conceal, where)
    first, second = (int(veil(world, action, viewer)) for world, action in worlds)
    if first != second:
        raise Leak(f"the logged action differs: {game.write(worlds[0][0], first)!r}, {where}")


def _compare_after(
    game: Game,
    worlds: list[tuple[States, int]],
    afters: list[States],
    viewer: int,
    conceal: Conceal,
    veil: Veil,
    where: str,
) -> None:
    """The view after it, what is drawn of both, what is written and told."""
    _same_views(game, afters, viewer, conceal, where)
    got = []
    for (world, action), result in zip(worlds, afters, strict=True):
        before, after = world.copy(), result.copy()
        conceal(before, viewer)
        conceal(after, viewer)
        shown = int(veil(world, action, viewer))
        drawn = game.describe(before, viewer), game.describe(after, viewer)
        got.append((*drawn, game.write(before, shown), game.narrate(before, shown, after)))
    if got[0] != got[1]:
        raise Leak(f"the description or the messages differ: {where}")


def _same_views(game: Game, states: list[States], viewer: int, conceal: Conceal, where: str) -> None:
    views = [world.copy() for world in states]
    for view in views:
        conceal(view, viewer)
    one, two = (view.tobytes() for view in views)
    if one != two:
        fields = [n for n in game.dtype.names or () if _field(one, game, n) != _field(two, game, n)]
        raise Leak(f"the view differs in {fields}: {where}")


def _field(view: bytes, game: Game, name: str) -> bytes:
    dtype, offset = game.dtype.fields[name][:2]  # type: ignore[index]
    return view[offset : offset + dtype.itemsize]

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
    apply_at,
    conceal_at,
    veil_at,
)
from tuman.match import Match


class Leak(AssertionError):
    """The viewer could tell the two worlds apart."""


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
    conceal: Callable[[States, int], None] = conceal_at,
    veil: Callable[[States, int, int], int] = veil_at,
) -> None:
    """Plays two worlds apart from some point on, until they differ in public. Raises Leak."""
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
        if differ:
            _compare(game, one, two, a, b, viewer, rng.random() < 0.05, conceal, veil, f"{options}, seed {seed}")
            tally.positions += 1
            tally.asked.add(seen.split()[0])
        before = [one.states.copy(), two.states.copy()]
        one.replay(a)
        two.replay(b)
        now = [oracle.moment(before[0], one.states), oracle.moment(before[1], two.states)]
        if now[0] != now[1]:
            raise Leak(f"something is shown in one world only, {options}, seed {seed}, ply {one.ply}")
        if now[0] and oracle.facts(one.states) != oracle.facts(two.states):
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


def _compare(
    game: Game,
    one: Match,
    two: Match,
    a: int,
    b: int,
    viewer: int,
    fully: bool,
    conceal: Callable[[States, int], None],
    veil: Callable[[States, int, int], int],
    where: str,
) -> None:
    """Everything that a viewer gets at one ply: view, logged action, description, messages."""
    views, actions, tellings = [], [], []
    for match, action in ((one, a), (two, b)):
        before, after = match.states.copy(), match.states.copy()
        apply_at(after, action)
        conceal(before, viewer)
        views.append(before.tobytes())
        shown = int(veil(match.states, action, viewer))
        actions.append(shown)
        if fully:
            conceal(after, viewer)
            told = game.narrate(before, shown, after)
            tellings.append(
                (game.describe(before, viewer), game.describe(after, viewer), game.write(before, shown), told)
            )
    where = f"{where}, viewer {viewer}, ply {one.ply}"
    if views[0] != views[1]:
        fields = [n for n in game.dtype.names or () if _field(views[0], game, n) != _field(views[1], game, n)]
        raise Leak(f"the view differs in {fields}: {where}")
    if actions[0] != actions[1]:
        raise Leak(f"the logged action differs: {game.write(one.states, actions[0])!r}, {where}")
    if fully and tellings[0] != tellings[1]:
        raise Leak(f"the description or the messages differ: {where}")


def _field(view: bytes, game: Game, name: str) -> bytes:
    dtype, offset = game.dtype.fields[name][:2]  # type: ignore[index]
    return view[offset : offset + dtype.itemsize]

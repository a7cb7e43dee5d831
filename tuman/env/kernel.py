"""Compiled parts of the environments: chance, opponents, observations and rewards of one game, and of many at once.

An observation is written from a copy that was concealed for its seat, so it can't tell what the seat may not know.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuman.bots.evaluation import appraise
from tuman.core import (
    CHANCE,
    OVER,
    POINT,
    Floats,
    Game,
    Ints,
    Observation,
    Record,
    States,
    actor,
    apply,
    below,
    blank,
    by_weight,
    chance,
    conceal,
    legal,
    new_rng,
    observe,
    scores,
    start_at,
)
from tuman.jit import njit

EVERY_SEAT = -3  # whose decisions an environment asks for: those of all seats
ANY_SEAT = -4  # of one seat, which chance names at the start of each game
RANDOM = -1.0  # the carelessness of an opponent that plays at random
RANKING, MARGIN = range(2)  # what rewards are made of
ILLEGAL = -1.0  # the reward of who acts against the rules
WORLDS = 3  # that an opponent imagines
NOISE = 1e-6  # that decides between actions that look the same

Mask = NDArray[np.int8]


class Table(NamedTuple):
    """What is the same for all games of an environment, and room to work in: one for each thread."""

    first: States
    """The position that a game starts from, before chance has acted."""
    room: States
    seats: int
    sides: int
    seat: int
    """A seat, EVERY_SEAT or ANY_SEAT."""
    minds: Floats
    """The carelessness of the opponents, in turn order after the seat."""
    reward: int
    weights: Floats
    memory: Ints
    actions: Ints
    chances: Ints
    looks: Floats


class Batch(NamedTuple):
    """Many games, one row each."""

    states: States
    rngs: Ints
    own: Ints
    """The seat whose decisions are asked for, or EVERY_SEAT."""
    actor: Ints
    observation: Observation
    mask: Mask
    legal: NDArray[np.int16]
    counts: Ints
    """How many actions are legal: so many numbers of `legal` count."""
    rewards: Floats
    """Of every seat: zero until a game ends."""
    ended: NDArray[np.bool_]
    final: Observation
    """The last observation of a game that has ended: that of the seat that acted last."""


def new_table(game: Game, options: dict[str, str], seat: int, minds: list[float], reward: int) -> Table:
    first = blank(game)
    start_at(first, game.encode(options))
    seats = game.seats(options)
    return Table(
        first=first,
        room=blank(game, 3),
        seats=seats,
        sides=game.sides(seats),
        seat=seat,
        minds=np.array(minds, np.float64),
        reward=reward,
        weights=game.weights,
        memory=np.zeros(game.memory, np.int64),
        actions=np.zeros(game.most, np.int64),
        chances=np.zeros(game.most, np.int64),
        looks=np.zeros(game.most, np.float64),
    )


def new_batch(game: Game, n: int, seats: int) -> Batch:
    size = sum(part.size for part in game.observation)
    return Batch(
        states=blank(game, n),
        rngs=np.ones(n, np.int64),
        own=np.zeros(n, np.int64),
        actor=np.zeros(n, np.int64),
        observation=np.zeros((n, size), np.int16),
        mask=np.zeros((n, game.actions), np.int8),
        legal=np.zeros((n, game.most), np.int16),
        counts=np.zeros(n, np.int64),
        rewards=np.zeros((n, seats), np.float64),
        ended=np.zeros(n, np.bool_),
        final=np.zeros((n, size), np.int16),
    )


def seed_batch(batch: Batch, seeds: list[int | None]) -> None:
    """Sets the generators anew, but for those whose seed is None."""
    for n, seed in enumerate(seeds):
        if seed is not None:
            batch.rngs[n] = new_rng(seed)[0]


# --- one game -----------------------------------------------------------------------------------------------------
# Small functions get just the arrays that they use: a whole tuple of arrays is copied with each call.


@njit
def settle(s: Record, rng: Ints, actions: Ints, chances: Ints) -> int:
    """Lets chance act for as long as it is chance's turn; returns who is next."""
    who = actor(s)
    while who == CHANCE:
        n = chance(s, actions, chances)
        apply(s, actions[by_weight(rng, chances, n)])
        who = actor(s)
    return who


@njit
def look(states: States, n: int, seat: int, room: States, out: Observation) -> None:
    """What a seat sees of game n."""
    room[2] = states[n]
    conceal(room[2], seat)
    out[:] = 0
    observe(room[2], seat, out)


@njit
def answer(states: States, n: int, seat: int, carelessness: float, rng: Ints, table: Table) -> int:
    """What an opponent does: something at random, or what looks best, give or take its carelessness."""
    if carelessness < 0:
        return int(table.actions[below(rng, legal(states[n], table.actions))])
    table.room[2] = states[n]
    conceal(table.room[2], seat)
    count = appraise(
        table.room[:2],
        table.room[2:],
        seat,
        table.seats,
        table.sides,
        WORLDS,
        table.weights,
        table.memory,
        rng,
        table.actions,
        table.looks,
    )
    best = 0
    for i in range(count):
        table.looks[i] += (NOISE + carelessness) * mood(rng)
        if table.looks[i] > table.looks[best]:
            best = i
    return int(table.actions[best])


@njit
def mood(rng: Ints) -> float:
    """A random number of mean 0 and deviation 1: the sum of twelve."""
    total = -6.0
    for _ in range(12):
        total += below(rng, 65536) / 65536.0
    return total


@njit
def onward(states: States, n: int, own: int, rng: Ints, table: Table) -> int:
    """Chance and the opponents act until a decision is asked for; returns whose, or OVER."""
    who = settle(states[n], rng, table.actions, table.chances)
    while who != OVER and own != EVERY_SEAT and who != own:
        mind = table.minds[(who - own) % table.seats - 1]
        apply(states[n], answer(states, n, who, mind, rng, table))
        who = settle(states[n], rng, table.actions, table.chances)
    return who


@njit
def drawn(states: States, rng: Ints, actions: Ints, chances: Ints) -> int:
    """What chance does next in the first game; nothing is applied."""
    return int(actions[by_weight(rng, chances, chance(states[0], actions, chances))])


@njit
def reward(states: States, n: int, table: Table, out: Floats) -> None:
    """Each seat's reward at the end: the rank of its side from −1 to 1, or the points it is ahead of the others.

    Both add up to zero over the sides. The rank is the part of the other sides that it beats less the part that beats
    it; the margin is over the others' average.
    """
    scores(states[n], table.actions)
    for seat in range(table.seats):
        own = table.actions[seat % table.sides]
        out[seat] = 0.0
        for other in range(table.sides):
            ahead = own - table.actions[other]
            if table.reward == MARGIN:
                out[seat] += ahead / POINT
            elif ahead != 0:
                out[seat] += 1.0 if ahead > 0 else -1.0
        out[seat] /= table.sides - 1


# --- many games ---------------------------------------------------------------------------------------------------


@njit
def restart(batch: Batch, n: int, rng: Ints, table: Table) -> int:
    """A new game; returns whose decision is asked for. One that ends before there is any is played again."""
    who = OVER
    while who == OVER:
        batch.states[n] = table.first[0]
        own = below(rng, table.seats) if table.seat == ANY_SEAT else table.seat
        batch.own[n] = own
        who = onward(batch.states, n, own, rng, table)
    return who


@njit
def close(batch: Batch, n: int, allowed: bool, table: Table) -> None:
    """A game has ended, by the rules or against them."""
    if allowed:
        reward(batch.states, n, table, batch.rewards[n])
    else:
        batch.rewards[n, batch.actor[n]] = ILLEGAL
    look(batch.states, n, batch.actor[n], table.room, batch.final[n])


@njit
def play_batch(batch: Batch, table: Table, actions: Ints, low: int, high: int, fresh: bool) -> None:
    """An action in each of these rows, or a fresh game; a game that ends starts anew at once.

    Then follows what is asked now: whom, what is legal, what it sees.
    """
    rng = np.empty(1, np.int64)
    for n in range(low, high):
        rng[0] = batch.rngs[n]
        who = OVER
        allowed = False
        if not fresh:
            action = actions[n]
            allowed = 0 <= action < batch.mask.shape[1] and batch.mask[n, action] != 0
            if allowed:
                apply(batch.states[n], action)
                who = settle(batch.states[n], rng, table.actions, table.chances)
                if batch.own[n] != EVERY_SEAT:
                    who = onward(batch.states, n, batch.own[n], rng, table)
        batch.ended[n] = who == OVER and not fresh
        for seat in range(table.seats):
            batch.rewards[n, seat] = 0.0
        if who == OVER:
            if not fresh:
                close(batch, n, allowed, table)
            who = restart(batch, n, rng, table)
        batch.rngs[n] = rng[0]
        batch.actor[n] = who
        for i in range(batch.counts[n]):
            batch.mask[n, batch.legal[n, i]] = 0
        count = legal(batch.states[n], table.actions)
        for i in range(count):
            batch.legal[n, i] = table.actions[i]
            batch.mask[n, table.actions[i]] = 1
        batch.counts[n] = count
        look(batch.states, n, who, table.room, batch.observation[n])

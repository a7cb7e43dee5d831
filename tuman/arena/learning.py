"""A value learned from play: bots play against themselves, and a network learns who won from what `features` said.

First bots that look one action ahead play, some of them carelessly, and a first network learns from that; then bots
that search with it play, and the network that stays learns from their games. A game follows from its plan and number.
"""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuman.arena.local import run_with
from tuman.bots.desk import Settings
from tuman.bots.levels import Bot, GreedyBot, SearchBot, Thought
from tuman.bots.value import NOTHING, Net, known
from tuman.core import CHANCE, OVER, POINT, Floats, Ints, States, copied, determinize_at, features, new_rng, veil_at
from tuman.games import GAMES
from tuman.jit import njit
from tuman.match import Match

Single = NDArray[np.float32]

CARELESS = (0.0, 0.3, 0.8)  # points by which bots that look ahead misjudge
THOUGHT = Thought(60, Settings(learned=1, luck=0))
KEPT = 0.5  # of all positions
ASTRAY = 0.02  # of all choices are random, so that unlikely positions occur too
UNITS, EPOCHS, BATCH, RATE, DECAY = 32, 15, 1024, 2e-3, 1e-4
TESTED = 0.1  # of the games are kept back to test on
MARGIN, SCALE = 0.15, 6.0  # how much of what is learned is by how much one was ahead, in so many points


@dataclass(frozen=True)
class Plan:
    """Which games."""

    game: str
    options: Mapping[str, str]
    seed: int
    net: Net
    """With it bots search; without, they look one action ahead."""


class Row(NamedTuple):
    """What one game showed: positions × sides × features, and the points at the end."""

    job: int
    seen: Single
    points: Single


class Learned(NamedTuple):
    net: Net
    loss: float  # on games that it has not learned from
    naive: float  # the same of the hand-made weights, at the scale that suits them best


# --- play -------------------------------------------------------------------------------------------------------


def play(plan: Plan, job: int) -> Row:
    game, dice = GAMES[plan.game], random.Random(f"{plan.seed}:{job}")
    match = Match(game, plan.options, f"{dice.getrandbits(128):032x}").at(0)
    n = match.seats
    bots = [_bot(plan, seat, n, dice) for seat in range(n)]
    seen: list[list[int]] = [[] for _ in range(n)]
    shown, memory, rng = [], np.zeros(game.memory, np.int64), new_rng(dice.getrandbits(40))
    while (seat := match.actor) != OVER:
        if seat == CHANCE:
            action = match.drawn()
        else:
            view = match.view(seat)
            if dice.random() < KEPT:  # a world as a search would imagine it
                world = copied(view)
                determinize_at(world, seat, rng)
                row = np.zeros((n, len(game.features)))
                features_of_all(world, row, memory)
                sides = game.sides(n)
                shown.append([row[side::sides].mean(0) for side in range(sides)])
            action = bots[seat].choose(view, seen[seat])
            if dice.random() < ASTRAY:
                action = dice.choice(match.legal())
            seen[seat] = []
        for viewer in range(n):
            seen[viewer].append(action if viewer == seat else int(veil_at(match.states, action, viewer)))
        match.replay(action)
    points = np.array([score / POINT for score in match.scores()[: game.sides(n)]], np.float32)
    return Row(job, np.array(shown, np.float32), points)


def _bot(plan: Plan, seat: int, seats: int, dice: random.Random) -> Bot:
    game, seed = GAMES[plan.game], dice.getrandbits(40)
    if known(plan.net) and dice.random() < 0.8:
        return SearchBot(game, seat, seats, seed, THOUGHT, net=plan.net)
    return GreedyBot(game, seat, seats, seed, dice.choice(CARELESS))


@njit
def features_of_all(states: States, out: Floats, memory: Ints) -> None:
    for seat in range(len(out)):
        features(states[0], seat, out[seat], memory)


# --- learn --------------------------------------------------------------------------------------------------------


def learn(
    game: str, options: Mapping[str, str], games: int, seed: int, workers: int | None, step: Callable[[], object]
) -> Learned:
    """Plays so many games twice; `step` is called after each."""
    found = Learned(NOTHING, 0.0, 0.0)
    for turn in range(2):
        rows = []
        for row in run_with(play, Plan(game, options, 2 * seed + turn, found.net), range(games), workers):
            rows.append(row)
            step()
        found = fit(sorted(rows), GAMES[game].weights, seed)
    return found


def fit(rows: Sequence[Row], weights: Floats, seed: int) -> Learned:
    """A network for rows of games; the same rows give the same one. The last games are for the test."""
    cut = max(1, round(len(rows) * (1 - TESTED)))
    (known_x, known_y, _), (new_x, _, new_won) = _samples(rows[:cut]), _samples(rows[cut:] or rows[:cut])
    shift, scale = known_x.mean((0, 1)), 1 / (known_x.std((0, 1)) + 1e-3)
    first, bias, second = _descend(_inputs(known_x, shift, scale), known_y, np.random.default_rng(seed))
    net = Net(*(np.round(part.astype(np.float64), 5) for part in (shift, scale, first, bias, second)))
    inputs = _inputs(new_x, net.shift, net.scale)
    loss = _loss(_softmax(np.maximum(inputs @ net.first + net.bias, 0) @ net.second), new_won)
    prospects = new_x[..., : len(weights)] @ weights
    return Learned(net, loss, min(_loss(_softmax(prospects / scale), new_won) for scale in (1, 2, 3, 4, 6, 8, 12)))


def _samples(rows: Sequence[Row]) -> tuple[Single, Single, Single]:
    """Positions, what is to be learned of them, and who won."""
    seen, aims, wins = [], [], []
    for row in rows:
        best = row.points == row.points.max()
        won = best / best.sum()
        others = (row.points.sum() - row.points) / (len(row.points) - 1)
        ahead = 1 / (1 + np.exp((others - row.points) / SCALE))
        seen.append(row.seen.reshape(-1, len(row.points), row.seen.shape[-1]))
        aims += [(1 - MARGIN) * won + MARGIN * ahead / ahead.sum()] * len(row.seen)
        wins += [won] * len(row.seen)
    return np.concatenate(seen), np.array(aims, np.float32), np.array(wins, np.float32)


def _inputs(seen: Single, shift: Floats, scale: Floats) -> Single:
    """Each side's features beside the mean and the best of the others', as `foresee` takes them."""
    own = (seen - shift) * scale
    sides = own.shape[1]
    mean = (own.sum(1, keepdims=True) - own) / (sides - 1)
    best = np.stack([np.delete(own, side, 1).max(1) for side in range(sides)], 1)
    return np.concatenate([own, mean, best], 2).astype(np.float32)


def _softmax(scores: NDArray[np.floating]) -> NDArray[np.floating]:
    raised = np.exp(scores - scores.max(1, keepdims=True))
    chances: NDArray[np.floating] = raised / raised.sum(1, keepdims=True)
    return chances


def _loss(chances: NDArray[np.floating], won: Single) -> float:
    return float(-(won * np.log(chances + 1e-9)).sum(1).mean())


def _descend(inputs: Single, aims: Single, rng: np.random.Generator) -> list[Single]:
    """Adam with decay, over all positions some times."""
    width = inputs.shape[2]
    parts = [rng.normal(0, width**-0.5, (width, UNITS)), np.zeros(UNITS), rng.normal(0, UNITS**-0.5, UNITS)]
    weights = [part.astype(np.float32) for part in parts]
    means, squares = ([np.zeros_like(part) for part in weights] for _ in range(2))
    steps = 0
    for epoch in range(EPOCHS):
        order = rng.permutation(len(inputs))
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS))
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            steps += 1
            for part, slope, mean, square in zip(weights, _slopes(weights, inputs[batch], aims[batch]), means, squares):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                pace = mean / (1 - 0.9**steps) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
                part -= np.float32(rate) * (pace + np.float32(DECAY) * part)
    return weights


def _slopes(weights: Sequence[Single], inputs: Single, aims: Single) -> list[Single]:
    first, bias, second = weights
    hidden = inputs @ first + bias
    active = np.maximum(hidden, 0)
    error = (_softmax(active @ second) - aims) / len(inputs)
    back = error[..., None] * second * (hidden > 0)
    width = inputs.shape[2]
    to_first = inputs.reshape(-1, width).T @ back.reshape(-1, len(bias))
    return [to_first, back.sum((0, 1)), np.einsum("bs,bsu->u", error, active)]


def save(path: Path, seats: int, net: Net) -> None:
    """Puts a network into the file of its game; those for other numbers of seats stay."""
    kept = json.loads(path.read_bytes()) if path.exists() else {}
    kept[str(seats)] = {name: part.tolist() for name, part in net._asdict().items()}
    path.write_text(json.dumps(dict(sorted(kept.items()))) + "\n", encoding="utf-8")

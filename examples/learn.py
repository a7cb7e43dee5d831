"""An agent that learns Misty Island's simple game against the greedy bot, with NumPy and a batched environment alone.

    python examples/learn.py --out docs/pictures/learning.svg

The policy is a small network that looks at a cell and its surroundings, the same for all 36 cells, and says how good
each kind of token would be there. It is trained by proximal policy optimisation, with a value that it learns along.
"""

import argparse
import math
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tuman.env.layout import named
from tuman.env.vector import BatchEnv
from tuman.games import GAMES

GAME = GAMES["island"]
KINDS = slice(0, 4)  # wolf, rat, hare, pig: the tokens of the simple game
GAMES_AT_ONCE = 128
HIDDEN, SIGHT, PLANES = 64, 5, 7
INPUTS = SIGHT * SIGHT * PLANES + 4
RATE, CLIP, EPOCHS, PARTS, ENTROPY, TRACE = 2e-3, 0.2, 3, 6, 0.005, 0.9
POINTS = 20.0  # points of difference in a round that count as one

Weights = dict[str, np.ndarray]


def new_weights(rng):
    return {
        "look": rng.normal(0, 1 / math.sqrt(INPUTS), (INPUTS, HIDDEN)).astype(np.float32),
        "look0": np.zeros(HIDDEN, np.float32),
        "place": rng.normal(0, 0.01, (HIDDEN, 4)).astype(np.float32),
        "place0": np.zeros(4, np.float32),
        "take": np.zeros((5, 4), np.float32),
        "value": np.zeros(HIDDEN, np.float32),
        "value0": np.zeros(1, np.float32),
    }


def planes_of(observation):
    """What the network sees: planes of the board with a rim around it, and the own hand."""
    seen = named(GAME.observation, observation)
    n = len(observation)
    mine, theirs = seen["line"][:, 0], seen["line"][:, 1]
    hare, pig = seen["kind"][:, :, 2], seen["kind"][:, :, 3]
    taken = seen["shield"].sum(axis=1)
    cells = np.stack([mine, theirs, hare, pig * mine, pig * theirs, 1 - taken, np.ones_like(taken)], axis=-1)
    board = np.zeros((n, 6 + SIGHT - 1, 6 + SIGHT - 1, PLANES), np.float32)
    board[:, 2:8, 2:8] = cells.reshape(n, 6, 6, PLANES)
    return board, seen["hand"][:, KINDS].astype(np.float32)


def legal_of(mask):
    """Legal placements, cell by cell, then the four kinds to take: 36 × 4 + 4 choices."""
    parts = named(GAME.action_mask, mask)
    place = parts["place"][:, :, 0, 1:5].reshape(len(mask), -1)
    return np.concatenate([place, parts["take"][:, 1:5]], axis=1).astype(bool)


def numbers():
    """The action of each choice."""
    parts = named(GAME.action_mask, np.arange(GAME.actions))
    return np.concatenate([parts["place"][:, 0, 1:5].ravel(), parts["take"][1:5]])


def forward(weights: Weights, board, hand, legal):
    """Chances of all choices, the value, and what backward needs."""
    n = len(board)
    around = sliding_window_view(board, (SIGHT, SIGHT), axis=(1, 2)).reshape(n, 36, -1)
    inputs = np.concatenate([around, np.broadcast_to(hand[:, None] / 3, (n, 36, 4))], axis=2).reshape(n * 36, INPUTS)
    hidden = np.maximum(inputs @ weights["look"] + weights["look0"], 0)
    place = (hidden @ weights["place"] + weights["place0"]).reshape(n, 144)
    held = np.concatenate([hand / 3, np.ones((n, 1), np.float32)], axis=1)
    logits = np.where(legal, np.concatenate([place, held @ weights["take"]], axis=1), -1e9)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    mean = hidden.reshape(n, 36, HIDDEN).mean(axis=1)
    return chances, mean @ weights["value"] + weights["value0"][0], (inputs, hidden, held, mean)


def backward(weights: Weights, cache, logits, value):
    """The gradient, from that of the logits and of the value."""
    inputs, hidden, held, mean = cache
    n = len(value)
    place = logits[:, :144].reshape(n * 36, 4)
    inner = place @ weights["place"].T
    inner += np.repeat(value[:, None] * weights["value"] / 36, 36, axis=0)
    inner *= hidden > 0
    return {
        "look": inputs.T @ inner,
        "look0": inner.sum(axis=0),
        "place": hidden.T @ place,
        "place0": place.sum(axis=0),
        "take": held.T @ logits[:, 144:],
        "value": mean.T @ value,
        "value0": value.sum(keepdims=True),
    }


class Adam:
    def __init__(self, weights: Weights) -> None:
        self.first = {name: np.zeros_like(w) for name, w in weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in weights.items()}
        self.steps = 0

    def step(self, weights: Weights, gradient: Weights) -> None:
        self.steps += 1
        for name, g in gradient.items():
            self.first[name] += 0.1 * (g - self.first[name])
            self.second[name] += 0.001 * (g * g - self.second[name])
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            weights[name] -= RATE * first / (np.sqrt(second) + 1e-8)


def play(env, weights: Weights, rng, boldly=False):
    """A whole game in every row: what was seen and chosen, the final margins, and the advantages of the choices."""
    actions, rows = numbers(), np.arange(GAMES_AT_ONCE)
    seen, _ = env.reset()
    steps = []
    ended = np.zeros(GAMES_AT_ONCE, bool)
    while not ended.any():  # all games of this mode have the same number of decisions
        board, hand = planes_of(seen["observation"])
        legal = legal_of(seen["action_mask"])
        ahead = named(GAME.observation, seen["observation"])["points"].astype(np.float32)
        chances, value, _ = forward(weights, board, hand, legal)
        if boldly:
            choice = chances.argmax(axis=1)
        else:
            noise = rng.gumbel(size=chances.shape)
            choice = (np.log(chances + 1e-30) + noise).argmax(axis=1)
        steps.append((board, hand, legal, choice, chances[rows, choice], value, ahead[:, 0] - ahead[:, 1]))
        seen, margins, ended, _, _ = env.step(actions[choice])
    assert ended.all()
    return steps, margins


def advantages(steps, margins):
    """What came of each choice by the end of its round, less what was expected; smoothed (GAE)."""
    after = [step[6] for step in steps[1:]] + [margins]
    smooth, found, targets = np.zeros(GAMES_AT_ONCE, np.float32), [], []
    following = np.zeros(GAMES_AT_ONCE, np.float32)
    half = len(steps) // 2
    for t in range(len(steps) - 1, -1, -1):
        value, ahead = steps[t][5], steps[t][6]
        if t == half - 1:  # the last choice of the first round: the second is set up afresh
            following, smooth = np.zeros_like(following), np.zeros_like(smooth)
        gained = (after[t] - ahead) / POINTS
        smooth = gained + following - value + TRACE * smooth
        found.append(smooth)
        targets.append(smooth + value)
        following = value
    return np.concatenate(found[::-1]), np.concatenate(targets[::-1])


def learn(weights: Weights, adam: Adam, steps, margins, rng) -> None:
    advantage, target = advantages(steps, margins)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    board, hand, legal, choice, before = (np.concatenate([step[i] for step in steps]) for i in range(5))
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(choice)), PARTS):
            rows, n = np.arange(len(part)), len(part)
            chances, value, cache = forward(weights, board[part], hand[part], legal[part])
            ratio = chances[rows, choice[part]] / before[part]
            gain = advantage[part]
            clipped = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
            push = np.where(clipped, 0, ratio * gain)
            logits = chances * push[:, None]
            logits[rows, choice[part]] -= push
            surprise = np.where(chances > 0, np.log(chances + 1e-30), 0)
            mixed = (chances * surprise).sum(axis=1, keepdims=True)
            logits += ENTROPY * chances * (surprise - mixed)
            gradient = backward(weights, cache, (logits / n).astype(np.float32), (value - target[part]) / n)
            adam.step(weights, gradient)


def interval(wins: float, n: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    z, share = 1.96, wins / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    wide = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - wide, middle + wide


def won(margins) -> float:
    """Wins, a shared one counts half."""
    return float((margins > 0).sum() + (margins == 0).sum() / 2)


def picture(curve: list[tuple[int, float, float]], title: str) -> str:
    """The share of wins over the games played, as an SVG."""
    wide, high, left, down = 760, 380, 60, 330
    most = curve[-1][0]
    spots = [(left + 680 * games / most, down - 280 * share) for games, share, _ in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    grid = "".join(
        f'<line x1="{left}" x2="740" y1="{down - 280 * n / 4}" y2="{down - 280 * n / 4}" stroke="#dfe3e6"/>'
        f'<text x="{left - 8}" y="{down - 280 * n / 4 + 4}" text-anchor="end">{25 * n} %</text>'
        for n in range(5)
    )
    marks = "".join(
        f'<text x="{left + 680 * n / 4}" y="{down + 22}" text-anchor="middle">{most * n // 4:,}</text>'
        for n in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13">'
        f'<rect width="{wide}" height="{high}" fill="#fcfcfb"/><text x="{left}" y="28" font-size="15">{title}</text>'
        f'<g fill="#69727b">{grid}{marks}<text x="400" y="{down + 44}" text-anchor="middle">games played</text></g>'
        f'<polyline points="{line}" fill="none" stroke="#0072b2" stroke-width="2.5"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=24_000, help="to learn from; default: 24,000")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the learning curve goes, as an SVG")
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    env = BatchEnv(GAME, GAMES_AT_ONCE, opponents="greedy", reward="margin", threads=args.threads, mode="simple")
    env.reset(seed=args.seed)
    weights = new_weights(rng)
    adam = Adam(weights)
    curve: list[tuple[int, float, float]] = []
    begin = perf_counter()
    while not curve or curve[-1][0] < args.games:
        steps, margins = play(env, weights, rng)
        curve.append((GAMES_AT_ONCE * (len(curve) + 1), won(margins) / GAMES_AT_ONCE, float(margins.mean())))
        spent = perf_counter() - begin
        print(
            f"{spent:5.0f} s {curve[-1][0]:7,} games: won {curve[-1][1]:6.1%}, points {curve[-1][2]:+.1f}", flush=True
        )
        learn(weights, adam, steps, margins, rng)
    tests = np.concatenate([play(env, weights, rng, boldly=True)[1] for _ in range(8)])
    low, high = interval(won(tests), len(tests))
    share = f"{won(tests) / len(tests):.1%} of {len(tests):,} games won ({low:.1%} to {high:.1%})"
    result = f"{share}, {tests.mean():+.1f} points"
    print(f"after {curve[-1][0]:,} games, best choices, no learning: {result}")
    if args.out:
        args.out.write_text(picture(curve, f"Misty Island against greedy: {result}"), encoding="utf-8")
    env.close()


if __name__ == "__main__":
    main()

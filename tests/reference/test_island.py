"""The fast engine of Misty Island against a naive one that was written from the rules alone."""

import os
import random
from collections import Counter

import pytest

from tests.reference.island import Island
from tuman.core import CHANCE, OVER, States
from tuman.games import GAMES
from tuman.games.island.content import (
    CELL_NAMES,
    KIND_NAMES,
    QUARTER,
    QUARTER_NAMES,
    SIDE_NAMES,
    WEATHER_NAMES,
)
from tuman.match import Match

ISLAND = GAMES["island"]
MODES: dict[str, dict[str, str]] = {
    "simple": {"mode": "simple"},
    "weather": {"mode": "weather"},
    "mercenaries": {"mode": "mercenaries"},
    "blitz": {"mode": "blitz", "weather": "fog"},
    "team": {"mode": "team"},
    "team-mercenaries": {"mode": "team-mercenaries"},
}
CHOICES = {
    "weather": ("drawn", "sunny", "night", "cloudy", "fog"),
    "night": ("out", "in"),
    "hire": ("halfway", "every-round"),
    "mice": ("two", "one"),
    "first": ("random", "1", "2"),
}
GAMES_PER_MODE = int(os.environ.get("TUMAN_GAMES", "2000"))  # make reference: 50,000
CHUNK = 250
LOOK = 4  # legal actions are compared at every ply, all the rest at every fourth and at the end


def variant(mode: str, seed: int) -> dict[str, str]:
    """A mode with a random choice among the options that it knows."""
    rng = random.Random(seed)
    options = dict(MODES[mode])
    for name, values in CHOICES.items():
        tried = options | {name: rng.choice(values)}
        try:
            ISLAND.complete(tried)
        except ValueError:
            continue
        options = tried
    return options


def snapshot(s: States, over: bool) -> dict[str, object]:
    """Our position in the words of the reference engine; of what both keep between rounds only the totals."""
    r = s[0]

    def listed(counts: object) -> list[str]:
        return sorted(KIND_NAMES[k] for k, n in enumerate(counts) for _ in range(int(n)))  # type: ignore[call-overload]

    board = {}
    for cell, code in enumerate(int(code) for code in (r.last if over else r.cells)):
        if code:
            words = [SIDE_NAMES[code >> 4 & 1], KIND_NAMES[code & 15], "closed" if code & 32 else "open"]
            if KIND_NAMES[code & 15] == "chameleon":
                words.append("red" if code & 64 else "blue")
            board[CELL_NAMES[cell]] = " ".join(words)
    hands = [listed(r.hand[seat]) for seat in range(int(r.seats))]
    if r.back:
        seat = int(r.frames[r.depth - 1]) >> 8 & 255
        hands[seat] = sorted([*hands[seat], KIND_NAMES[r.back & 15]])
    found: dict[str, object] = {
        "hands": hands,
        "points": [int(p) for p in r.points],
        "coins": [int(c) for c in r.coins],
        "round": int(r.played) + (not over),
        "over": over,
        "hippos": {
            SIDE_NAMES[side]: [CELL_NAMES[c] for c in r.hippo[side]] for side in (0, 1) if r.hippo[side, 0] >= 0
        },
    }
    if r.taken or r.left[0] or over:
        found["board"] = board
        found["weather"] = WEATHER_NAMES[int(r.weather)]
        found["dark"] = sorted(QUARTER_NAMES[q] for q in range(4) if r.dark & QUARTER[q])
        found["undrawn"] = {SIDE_NAMES[side]: listed(r.deck[side]) for side in (0, 1)}
    return found


def play_both(mode: str, seed: int) -> Counter[str]:
    """One random game on both engines; they must agree at every ply. Returns how often each verb was played."""
    options = variant(mode, seed)
    rng = random.Random(seed)
    slow = Island(**options)
    fast = Match(ISLAND, options, seed=str(seed)).at(0)
    wanted = rng.sample(KIND_NAMES[5:], 5)  # so that every mercenary comes into play often
    verbs: Counter[str] = Counter()
    played: list[str] = []
    while True:
        who = {CHANCE: 0, OVER: None}.get(fast.actor, fast.actor + 1)
        note = f"{options} seed {seed} after {played[-6:]}"
        assert slow.actor() == who, note
        if who is None or fast.ply % LOOK == 0:
            there = slow.snapshot()
            if who is None:  # MI-W8: all faces are up when the board is full
                there["board"] = {cell: what.replace("closed", "open") for cell, what in there["board"].items()}
            for name, value in snapshot(fast.states, who is None).items():
                assert there[name] == value, f"{name}: {note}"
        if who is None:
            assert slow.snapshot()["winners"] == [seat + 1 for seat in fast.winners()], note
            return verbs
        possible = fast.outcomes() if who == 0 else dict.fromkeys(fast.legal(), 1)
        texts = {ISLAND.write(fast.states, action): action for action in possible}
        assert set(texts) == slow.legal(), note
        assert len(texts) == len(possible), note
        if who == 0:
            assert {text: possible[action] for text, action in texts.items()} == slow.weights(), note
        text = rng.choice(sorted(texts))
        if any(word.startswith("hire") for word in texts):
            text = next(word for word in texts if word.startswith("hire") == (word.split()[1] in wanted))
        slow.play(text)
        fast.replay(texts[text])
        played.append(text)
        verbs[text.split()[0]] += 1


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("first", range(0, GAMES_PER_MODE, CHUNK))
def test_agrees_with_the_reference_engine(mode: str, first: int) -> None:
    for seed in range(first, min(first + CHUNK, GAMES_PER_MODE)):
        play_both(mode, seed)

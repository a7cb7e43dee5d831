"""Misty Island, reference engine: random games, with the laws of the rules checked on the way.

Run it: python -m tests.reference.island_random [games per set of options]
"""

import random
import sys
import time
from collections import Counter

from .island import Island
from .island_lines import CELLS, QUARTER, SIDES, TRACKS, Token, score
from .island_round import side_of


def check_laws(game: Island) -> None:
    """MI-U6, at any moment from the choice of five on."""
    table = game.round
    for side in SIDES:
        kinds = list(table.undrawn[side])
        for seat in table.seats:
            if side_of(seat) == side:
                kinds += table.hands[seat]
        kinds += [token.kind for token in table.board.values() if token.side == side]
        kinds += ["hippo" for hippo in table.hippos if hippo.side == side]
        assert len(kinds) == 18, (side, kinds)
        assert Counter(kinds) == Counter(game.rosters[side])
        assert len(table.undrawn[side]) == sum(table.decks[s] for s in table.seats if side_of(s) == side)
    unplaced = sum(len(hand) for hand in table.hands.values()) + sum(table.decks.values())
    dark = [cell for cell in CELLS if QUARTER[cell] in table.dark]
    assert not any(cell in table.board for cell in dark)
    # A cell between `back` and its replacement is empty here, and its token in a hand: the law holds.
    assert len(table.free_cells()) + len(dark) == unplaced - len(table.hippos)
    if game.actor() is None:
        assert unplaced == 0 and len(table.board) == 36


def random_game(seed: int, **options: str) -> Island:
    """Plays random legal actions to the end."""
    rng = random.Random(seed)
    game = Island(**options)
    while game.actor() is not None:
        if game.actor() == 0:
            weights = game.weights()
            names = sorted(weights)
            action = rng.choices(names, [weights[name] for name in names])[0]
        else:
            # The first word first, so that rare actions (stop, hop) are not drowned by the many cells.
            actions = sorted(game.legal())
            word = rng.choice(sorted({action.split()[0] for action in actions}))
            action = rng.choice([action for action in actions if action.split()[0] == word])
        old = game.round
        game.play(action)
        if game.round is not old and old.board:
            assert len(old.board) == 36  # the last token filled the last cell
        check_laws(game)
    return game


def row_points(*kinds: str) -> int:
    """The points of a row that begins with these tokens and is all blue; the rest of the board is empty."""
    board = {}
    for cell, kind in zip(CELLS, kinds, strict=False):
        side = "red" if kind in ("rat", "crow", "mole") else "blue"
        board[cell] = Token(kind, side, 1, True)
    points = score(board)
    assert points["red"] == 0
    return points["blue"]


def check_examples() -> None:
    """The examples of the rules, 'For tests'."""
    assert len(TRACKS) == 26  # MI-L1
    wolf = "wolf"
    assert [row_points(*[wolf] * n) for n in range(1, 7)] == [0, 0, 3, 5, 7, 10]
    assert row_points("pig", wolf, wolf) == 6
    assert row_points(wolf, "pig", wolf, wolf) == 10
    assert row_points(wolf, wolf, wolf, wolf, "pig") == 14
    assert row_points("cat", wolf, wolf) == 9
    assert row_points(wolf, "crow", wolf) == 1
    assert row_points("pig", "crow", wolf) == 3
    assert row_points("cat", "crow", wolf, wolf, wolf) == 10
    assert row_points("pig", "cat", wolf, wolf, wolf, wolf) == 30
    assert row_points("crow", wolf, wolf, wolf) == 2
    assert row_points("pig", "pig", wolf) == 6  # MI-L4
    assert row_points("pig", "rat", wolf) == 6  # MI-L7
    assert row_points(wolf, wolf, "hare", wolf, wolf, wolf) == 3  # MI-L3


def all_options() -> list[dict[str, str]]:
    found: list[dict[str, str]] = [{"mode": "simple"}, {"mode": "team"}, {"mode": "team", "first": "3"}]
    found += [{"mode": "weather", "weather": name} for name in ["drawn", "sunny", "night", "cloudy", "fog"]]
    for hire in ["halfway", "every-round"]:
        for mice in ["two", "one"]:
            found.append({"mode": "team-mercenaries", "hire": hire, "mice": mice})
            found += [
                {"mode": "mercenaries", "hire": hire, "mice": mice, "night": night, "weather": name}
                for night in ["out", "in"]
                for name in ["drawn", "sunny", "cloudy", "fog"] + (["night"] if night == "in" else [])
            ]
    found += [
        {"mode": "blitz", "weather": name, "night": "in", "mice": mice, "first": first}
        for name in ["sunny", "night", "cloudy", "fog"]
        for mice in ["two", "one"]
        for first in ["random", "2"]
    ]
    return found


def main() -> None:
    check_examples()
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for options in all_options():
        begin = time.perf_counter()
        rounds = [random_game(seed, **options).number for seed in range(games)]
        spent = (time.perf_counter() - begin) / games * 1000
        print(f"{spent:6.1f} ms a game, {max(rounds)} rounds at most: {options}")


if __name__ == "__main__":
    main()

"""Random play of other engines, for `tuman bench --peers`: run by .venv-peers, asked over stdin and stdout.

A request is a line `NAME SECONDS SEED`; the answer is a line of JSON with the games and actions played in
about SECONDS. Games are played whole, set-up and scoring included; imports are not timed. An action is a
decision of a player, chance is not counted. `exit` ends the program. Each engine is driven the fastest way
its own interface offers to Python.
"""

import json
import random
import sys
from collections.abc import Callable
from time import perf_counter

Play = Callable[[], int]  # plays one game and returns the number of actions


def catanatron(seed: int) -> Play:
    """Four RandomPlayers. The actions are those of catanatron's own log, which has ROLL and END_TURN too."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    players = [RandomPlayer(color) for color in Color]
    seeds = random.Random(seed)

    def play() -> int:
        game = Game(players, seed=seeds.randrange(1, 2**32))
        game.play()
        return len(game.state.actions)

    return play


def sample(outcomes: list[tuple[int, float]], left: float) -> int:
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def open_spiel(name: str, seed: int) -> Play:
    """A C++ game of OpenSpiel. Its dice are chance nodes: sampled, not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    rand = random.Random(seed).random
    chance = int(pyspiel.PlayerId.CHANCE)

    def play() -> int:
        state = game.new_initial_state()
        actions = 0
        while True:
            player = state.current_player()  # one call tells a player, chance and the end apart
            if player >= 0:
                legal = state.legal_actions()
                state.apply_action(legal[int(rand() * len(legal))])
                actions += 1
            elif player == chance:
                state.apply_action(sample(state.chance_outcomes(), rand()))
            else:
                state.returns()
                return actions

    return play


def python_chess(seed: int) -> Play:
    """Random legal moves until Board.outcome() names a result, without draws that must be claimed."""
    import chess

    rand = random.Random(seed).random

    def play() -> int:
        board = chess.Board()
        actions = 0
        # The tests of outcome(), but with one list of moves for the test and the choice, and with the slow
        # test, for a fifth occurrence, made only where there can be one.
        while not board.is_insufficient_material():
            moves = list(board.generate_legal_moves())
            clock = board.halfmove_clock
            if not moves or clock >= 150 or (clock >= 16 and board.is_fivefold_repetition()):
                break
            board.push(moves[int(rand() * len(moves))])
            actions += 1
        board.outcome()
        return actions

    return play


PEERS: dict[str, Callable[[int], Play]] = {
    "catanatron/4p": catanatron,
    "open_spiel/connect_four": lambda seed: open_spiel("connect_four", seed),
    "open_spiel/backgammon": lambda seed: open_spiel("backgammon", seed),
    "python-chess": python_chess,
}


def measure(name: str, seconds: float, seed: int) -> dict[str, object]:
    play = PEERS[name](seed)
    games = actions = 0
    spent = 0.0
    start = perf_counter()
    while spent < seconds or not games:
        actions += play()
        games += 1
        spent = perf_counter() - start
    return {"name": name, "games": games, "actions": actions, "seconds": spent}


def answer(request: list[str]) -> dict[str, object]:
    if not request or request[0] not in PEERS:
        return {"error": f"unknown name; there are {', '.join(PEERS)}"}
    try:
        name, seconds, seed = request
        return measure(name, float(seconds), int(seed))
    except (ValueError, ImportError) as error:
        return {"name": request[0], "error": str(error)}


def main() -> None:
    for line in sys.stdin:
        if line.strip() == "exit":
            break
        print(json.dumps(answer(line.split())), flush=True)


if __name__ == "__main__":
    main()

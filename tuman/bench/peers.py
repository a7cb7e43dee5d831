"""Random play of other engines and environments, for `--peers`: run by .venv-peers, asked over stdin and stdout.

A request is a line `NAME SECONDS SEED`; the answer is a line of JSON with the games and actions played in
about SECONDS. Games are played whole, set-up and scoring included; imports are not timed. An action is a
decision of a player, chance is not counted. `exit` ends the program. Each engine is driven the fastest way
its own interface offers to Python; of an environment every observation and mask is taken.
"""

import json
import os
import random
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from time import perf_counter
from typing import Any

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


def pettingzoo(name: str, made_by: str, seed: int) -> Play:
    """A classic game of PettingZoo, as `env()` gives it with its checks, or bare as `raw_env()` does."""
    import numpy

    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    module = import_module(f"pettingzoo.classic.{name}")
    env = getattr(module, made_by)()
    rand = random.Random(seed).random

    def play() -> int:
        env.reset(seed=int(rand() * 2**31))
        steps = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            if isinstance(seen, dict):
                legal = numpy.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(rand() * len(legal))]))
            else:
                env.step(int(rand() * env.action_space(agent).n))
            steps += 1
        return steps

    return play


BATCH, STEPS = 1024, 64  # games at once, and steps in one compiled call


@cache
def _pgx(name: str) -> tuple[Callable[..., Any], Any]:
    """Many games of pgx that start anew when they end, compiled to go on for STEPS, and their first positions."""
    import jax
    import pgx

    env = pgx.make(name)
    step = jax.vmap(pgx.experimental.auto_reset(env.step, env.init))

    def one(states: Any, key: Any) -> tuple[Any, None]:
        chosen, drawn = jax.random.split(key)
        scores = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(chosen, scores)
        return step(states, actions, jax.random.split(drawn, BATCH)), None

    def many(states: Any, key: Any) -> Any:
        return jax.lax.scan(one, states, jax.random.split(key, STEPS))[0]

    run = jax.jit(many)
    first = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), BATCH))
    jax.block_until_ready(run(first, jax.random.PRNGKey(1)))
    return run, first


def pgx_games(name: str, seed: int) -> Play:
    """A batch of pgx on all cores. Its steps are counted, not its games."""
    import jax

    run, states = _pgx(name)
    rand = random.Random(seed)

    def play() -> int:
        nonlocal states
        states = jax.block_until_ready(run(states, jax.random.PRNGKey(rand.getrandbits(31))))
        return BATCH * STEPS

    return play


PEERS: dict[str, Callable[[int], Play]] = {
    "catanatron/4p": catanatron,
    "open_spiel/connect_four": lambda seed: open_spiel("connect_four", seed),
    "open_spiel/backgammon": lambda seed: open_spiel("backgammon", seed),
    "python-chess": python_chess,
}


def player(name: str, seed: int) -> Play:
    """One of PEERS, or a game of PettingZoo (`pettingzoo/MODULE`, bare with `/raw` after it) or of pgx (`pgx/GAME`)."""
    match name.split("/"):
        case "pettingzoo", module:
            return pettingzoo(module, "env", seed)
        case "pettingzoo", module, "raw":
            return pettingzoo(module, "raw_env", seed)
        case "pgx", game:
            return pgx_games(game, seed)
    if name not in PEERS:
        raise ValueError(f"unknown name; there are {', '.join(PEERS)}, pettingzoo/…, pgx/…")
    return PEERS[name](seed)


def measure(name: str, seconds: float, seed: int) -> dict[str, object]:
    play = player(name, seed)
    games = actions = 0
    spent = 0.0
    start = perf_counter()
    while spent < seconds or not games:
        actions += play()
        games += 1
        spent = perf_counter() - start
    return {"name": name, "games": games, "actions": actions, "seconds": spent}


def answer(request: list[str]) -> dict[str, object]:
    try:
        name, seconds, seed = request
        return measure(name, float(seconds), int(seed))
    except (ValueError, ImportError) as error:
        return {"name": " ".join(request[:1]), "error": str(error)}


def main() -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # some libraries greet whoever imports them
    for line in sys.stdin:
        if line.strip() == "exit":
            break
        print(json.dumps(answer(line.split())), file=answers, flush=True)


if __name__ == "__main__":
    main()

"""`tuman warm`: compiles the rules now, so that no player waits for it later."""

import argparse
import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tuman.core import Game

Step = tuple[str, Callable[[], object]]


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "warm",
        help="compile the rules now, so that nobody waits later",
        description="Compiles the rules of all games into the cache folder and deletes what earlier versions of the "
        "sources have left there. Done once, it is quick.",
        epilog="TUMAN_CACHE names another cache folder.",
    )
    parser.add_argument("--quiet", action="store_true", help="say nothing unless there is something to do")
    parser.add_argument("--force", action="store_true", help="go through all of it even if it seems done")


def run(args: Any) -> int:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tuman.jit import cache_folder, compiling, forget_old_caches

    if not compiling():
        print("the rules run as plain Python (NUMBA_DISABLE_JIT): nothing to compile")
        return 0
    forget_old_caches()
    done = cache_folder() / "warm"
    if done.exists() and not args.force:
        if not args.quiet:
            print(f"the rules are compiled in {cache_folder()}")
        return 0
    steps = list(_all_steps())
    columns = (TextColumn("compiling the rules"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.description}"), console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=len(steps))
        for name, step in steps:
            progress.update(task, description=name)
            step()
            progress.advance(task)
        progress.update(task, description="")
    done.parent.mkdir(parents=True, exist_ok=True)
    done.touch()
    if not args.quiet:
        print(f"the rules are compiled in {cache_folder()}")
    return 0


def _all_steps() -> Iterator[Step]:
    from tuman.games import GAMES

    for game in GAMES.values():
        for name, step in _steps(game):
            yield f"{game.name}: {name}", step


def _steps(game: "Game") -> Iterator[Step]:
    """Each compiles something: every function of the contract, then what matches of all modes need besides."""
    import numpy as np

    from tuman import core
    from tuman.perft import perft

    options = game.encode(game.complete({}))
    states = core.blank(game, 2)
    one = core.blank(game)
    rng = core.new_rng(1)
    out, weights = np.zeros((2, game.most), np.int64)
    yield "start", lambda: core.start_at(one, options)
    yield "actor", lambda: core.actor_at(one)
    yield "chance", lambda: core.chance_at(one, out, weights)
    yield "legal", lambda: core.legal_at(one, out)
    yield "scores", lambda: core.scores_at(one, out)
    yield "conceal", lambda: core.conceal_at(one.copy(), 0)
    yield "determinize", lambda: core.determinize_at(one.copy(), 0, rng)
    yield "veil", lambda: core.veil_at(one, 0, 0)
    yield "random play", lambda: core.random_games(states, options, 1, rng, out, weights)
    yield "perft", lambda: perft(game, one, 2)
    yield "bots that look ahead", lambda: _ask_a_bot(game, "greedy")
    yield "bots that search", lambda: _ask_a_bot(game, "strong")
    yield "environments", lambda: _step_environments(game)
    mode = game.options[0]
    for value in mode.values:
        yield f"{mode.name} {value}", lambda value=value: _look_at_a_match(game, {mode.name: value})  # type: ignore[misc]


def _ask_a_bot(game: "Game", name: str) -> None:
    from tuman.bots.levels import make_bot
    from tuman.match import Match

    match = Match(game, seed="warm")
    make_bot(name, game, match.actor, match.seats, 1).choose(match.view(match.actor), [])


def _step_environments(game: "Game") -> None:
    """One decision, of a single table and of a batch."""
    import numpy as np

    from tuman.core import new_rng
    from tuman.env.kernel import EVERY_SEAT, RANKING, new_batch, new_table, play_batch
    from tuman.env.past import another_past
    from tuman.env.single import Single
    from tuman.match import Match

    single = Single(game, {}, opponents="random")
    single.start(1)
    single.observe(single.own)
    single.rewards()
    batch = new_batch(game, 1, single.seats)
    table = new_table(game, game.complete({}), EVERY_SEAT, [], RANKING)
    play_batch(batch, table, np.zeros(0, np.int64), 0, 1, True)
    match = Match(game, {game.options[0].name: game.options[0].values[-1]}, seed="warm")  # hands are dealt in secret
    another_past(game, match.at(0).states, match.log, match.actor, new_rng(1))


def _look_at_a_match(game: "Game", options: dict[str, str]) -> None:
    """A random match with all that a client asks on the way."""
    from tuman.match import Match

    match = Match(game, options, seed="warm")
    rng = random.Random(1)
    while not match.over:
        seat, before, action = match.actor, match.view(match.actor), rng.choice(match.legal())
        game.describe(before, seat)
        if match.ply % 8 == 0:
            for attempt in range(game.actions):
                game.why(before, attempt)
        match.play(action)
        game.narrate(before, action, match.view(seat))
        match.can_undo(seat)

"""One game of an arena: the same function for every engine."""

from contextlib import ExitStack, closing
from time import perf_counter

from tuman.arena.jobs import Row, Spec, bot_seed, match_seed, seating, sides
from tuman.bots.external import PREFIX, ExternalBot, Forfeit
from tuman.bots.levels import Bot, make_bot
from tuman.core import CHANCE, OVER, veil_at
from tuman.games import GAMES
from tuman.match import Match


def play(spec: Spec, job: int) -> Row:
    """Plays a game to its end, or until a bot from outside forfeits it."""
    match = Match(GAMES[spec.game], spec.options, match_seed(spec, job)).at(0)
    n = match.seats
    moves, seconds = [0] * n, [0.0] * n
    seen: list[list[int]] = [[] for _ in range(n)]  # by each seat since its last choice
    failed = None
    seat = 0
    with ExitStack() as stack:
        try:
            bots = []
            for seat in range(n):
                bots.append(_bot(spec, job, seat, n, stack))
            while (seat := match.actor) != OVER:
                if seat == CHANCE:
                    action = match.drawn()
                else:
                    begin = perf_counter()
                    action = bots[seat].choose(match.view(seat), seen[seat])
                    seconds[seat] += perf_counter() - begin
                    moves[seat] += 1
                    seen[seat] = []
                for viewer in range(n):
                    seen[viewer].append(action if viewer == seat else int(veil_at(match.states, action, viewer)))
                match.replay(action)
        except Forfeit as error:
            failed = {"seat": seat, "why": str(error)}
    return {
        "job": job,
        "seed": match.seed,
        "seats": list(seating(spec, job)),
        "places": _after_forfeit(spec, seat, n) if failed else _places(match.scores()),
        "points": None if failed else match.points(),
        "moves": moves,
        "seconds": [round(spent, 6) for spent in seconds],
        "forfeit": failed,
    }


def _bot(spec: Spec, job: int, seat: int, seats: int, stack: ExitStack) -> Bot:
    name = spec.bots[seating(spec, job)[seat]]
    game, seed = GAMES[spec.game], bot_seed(spec, job, seat)
    if not name.startswith(PREFIX):
        return make_bot(name, game, seat, seats, seed)
    command = name.removeprefix(PREFIX)
    return stack.enter_context(closing(ExternalBot(command, game, spec.options, seat, seed, spec.timeout)))


def _places(scores: list[int]) -> list[int]:
    return [sum(other > score for other in scores) for score in scores]


def _after_forfeit(spec: Spec, seat: int, seats: int) -> list[int]:
    """Who failed is last, a partner too; the others share the win."""
    lost = [other % sides(spec) == seat % sides(spec) for other in range(seats)]
    return [seats - sum(lost) if last else 0 for last in lost]

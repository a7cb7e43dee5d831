"""Every kind of table there is: the laws hold at each of them. A game gets here by being listed in GAMES."""

from collections.abc import Iterator

from tuman.core import Game, OptionError
from tuman.games import GAMES


def option_sets(game: Game) -> Iterator[dict[str, str]]:
    """Each value of the first option (the mode), alone and with each value of each other option that goes with it."""
    mode, *others = game.options
    for value in mode.values:
        seen = []
        for option in [None, *others]:
            for other in option.values if option else [""]:
                chosen = {mode.name: value} | ({option.name: other} if option else {})
                try:
                    full = game.complete(chosen)
                except OptionError:
                    continue
                if full not in seen:
                    seen.append(full)
                    yield full


def modes(game: Game) -> Iterator[dict[str, str]]:
    """Each value of the first option, with the defaults."""
    for value in game.options[0].values:
        yield game.complete({game.options[0].name: value})


def label(game: Game, options: dict[str, str]) -> str:
    defaults = game.complete({game.options[0].name: options[game.options[0].name]})
    changed = [f"{k}={v}" for k, v in options.items() if v != defaults[k]]
    return "/".join([game.name, options[game.options[0].name], *changed])


TABLES = [(game, options) for game in GAMES.values() for options in option_sets(game)]
TABLE_IDS = [label(game, options) for game, options in TABLES]
MODES = [(game, options) for game in GAMES.values() for options in modes(game)]
MODE_IDS = [label(game, options) for game, options in MODES]

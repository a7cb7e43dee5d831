"""The settings of a table of Misty Island (docs/rules/island-decisions.md)."""

from collections.abc import Mapping

import numpy as np

from tuman.core import Ints, Option, OptionError
from tuman.games.island import rules
from tuman.games.island.content import WEATHER_NAMES

MODES = ("simple", "weather", "mercenaries", "blitz", "team", "team-mercenaries")
AUTO = "auto"  # a weather that follows from the mode

OPTIONS = (
    Option("mode", MODES, "simple"),
    Option("weather", (AUTO, "drawn", *WEATHER_NAMES[1:]), AUTO),
    Option("night", ("out", "in"), "out"),
    Option("hire", ("halfway", "every-round"), "halfway"),
    Option("mice", ("two", "one"), "two"),
    Option("memory", ("own", "strict"), "own"),
    Option("first", ("random", "1", "2", "3", "4"), "random"),
)


def seats(options: Mapping[str, str]) -> int:
    return 4 if options["mode"].startswith("team") else 2


def sides(seats: int) -> int:
    """Seats alternate between two sides (MI-T3)."""
    return 2


def complete(options: Mapping[str, str]) -> dict[str, str]:
    known = {option.name: option for option in OPTIONS}
    for name, value in options.items():
        if name not in known:
            raise OptionError(f"no option {name!r}; there are {', '.join(known)}")
        if value not in known[name].values:
            raise OptionError(f"{name} can't be {value!r}; choose {', '.join(known[name].values)}")
    full = {option.name: options.get(option.name, option.default) for option in OPTIONS}
    mode, weather = full["mode"], full["weather"]
    draws = mode in ("weather", "mercenaries")
    if weather == AUTO:
        full["weather"] = "drawn" if draws else "sunny"
    elif weather == "drawn" and not draws:
        raise OptionError(f"mode {mode} draws no weather; name one or leave it out")
    elif weather != "sunny" and not (draws or mode == "blitz"):  # MI-S0, MI-T1
        raise OptionError(f"mode {mode} is always played in sunny weather")
    elif weather == "night" and mode in ("mercenaries", "blitz") and full["night"] == "out":
        raise OptionError(f"weather=night in mode {mode} needs night=in")
    if full["first"] != "random" and int(full["first"]) > seats(full):
        raise OptionError(f"first={full['first']}: mode {mode} has {seats(full)} seats")
    return full


def again(options: Mapping[str, str], winners: list[int]) -> dict[str, str]:
    """In a rematch the winner begins; after a shared win, chance says who (MI-S2)."""
    alone = len({winner & 1 for winner in winners}) == 1
    return {**options, "first": str(winners[0] + 1) if alone else "random"}


def encode(options: Mapping[str, str]) -> Ints:
    mode, weather = options["mode"], options["weather"]
    hires = mode in ("mercenaries", "team-mercenaries")
    out = np.zeros(rules.OPTIONS, np.int64)
    out[rules.O_SEATS] = seats(options)
    out[rules.O_ROUNDS] = 4 if hires else 2
    out[rules.O_MERCENARIES] = hires or mode == "blitz"
    out[rules.O_BLITZ] = mode == "blitz"
    out[rules.O_DRAWS] = weather == "drawn"
    out[rules.O_NAMED] = 0 if weather == "drawn" else WEATHER_NAMES.index(weather)
    out[rules.O_NIGHT] = mode == "weather" or options["night"] == "in"
    out[rules.O_EVERY_ROUND] = hires and options["hire"] == "every-round"
    out[rules.O_MICE] = 2 if options["mice"] == "two" else 1
    out[rules.O_STRICT] = options["memory"] == "strict"
    out[rules.O_FIRST] = -1 if options["first"] == "random" else int(options["first"]) - 1
    return out

"""Misty Island for PettingZoo: `misty_island_v0.env(mode="weather", weather="fog")`."""

from functools import partial

from tuman.env import aec
from tuman.games import GAMES

env = partial(aec.env, GAMES["island"], "misty_island_v0")
raw_env = partial(aec.TableEnv, GAMES["island"], "misty_island_v0")

"""Via Nebula for PettingZoo: `via_nebula_v0.env(players=3)`."""

from functools import partial

from tuman.env import aec
from tuman.games import GAMES

env = partial(aec.env, GAMES["nebula"], "via_nebula_v0")
raw_env = partial(aec.TableEnv, GAMES["nebula"], "via_nebula_v0")

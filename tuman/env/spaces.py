"""The spaces of observations and actions, as Gymnasium and PettingZoo want them."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from tuman.core import Game
from tuman.env.layout import bounds


def observation_space(game: Game) -> Dict:
    low, high = bounds(game)
    return Dict(
        {
            "observation": Box(low, high, dtype=np.int16),
            "action_mask": Box(0, 1, (game.actions,), np.int8),
        }
    )


def action_space(game: Game) -> Discrete:
    return Discrete(game.actions)

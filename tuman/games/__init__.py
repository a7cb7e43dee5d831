"""The games of the house, one line each."""

from tuman.core import Game
from tuman.games.island import ISLAND
from tuman.games.nebula import NEBULA

GAMES: dict[str, Game] = {game.name: game for game in (ISLAND, NEBULA)}

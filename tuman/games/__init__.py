"""The games of the house, one line each."""

from tuman.core import Game
from tuman.games.island import ISLAND

GAMES: dict[str, Game] = {game.name: game for game in (ISLAND,)}

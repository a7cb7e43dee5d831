"""Misty Island: 6 × 6 lines, spies and shields, weather, mercenaries, blitz, teams."""

from tuman.core import Game, Kernel, register
from tuman.games.island.choices import chance, legal
from tuman.games.island.draw import draw
from tuman.games.island.features import NAMES, WEIGHTS, features
from tuman.games.island.notation import read, write
from tuman.games.island.observe import ACTION_LAYOUT, LAYOUT, observe
from tuman.games.island.options import OPTIONS, again, complete, encode, seats, sides
from tuman.games.island.paint import paint
from tuman.games.island.rules import actor, apply, scores, start
from tuman.games.island.secrets import conceal, determinize, veil
from tuman.games.island.state import ACTIONS, MOST_LEGAL, STATE
from tuman.games.island.tell import census, describe, narrate, reveals
from tuman.games.island.why import why

KERNEL = Kernel(start, actor, legal, apply, chance, scores, conceal, determinize, veil, features, observe)
register(STATE, KERNEL)

ISLAND = Game(
    name="island",
    rules=1,
    dtype=STATE,
    kernel=KERNEL,
    actions=ACTIONS,
    most=MOST_LEGAL,
    options=OPTIONS,
    complete=complete,
    encode=encode,
    seats=seats,
    sides=sides,
    write=write,
    read=read,
    describe=describe,
    narrate=narrate,
    again=again,
    why=why,
    reveals=reveals,
    census=census,
    features=NAMES,
    weights=WEIGHTS,
    memory=0,
    draw=draw,
    paint=paint,
    observation=LAYOUT,
    action_mask=ACTION_LAYOUT,
)

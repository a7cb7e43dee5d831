"""Via Nebula: routes through the mist, exploitations, contracts with effects; content comes from packs."""

from functools import partial

from tuman.core import Game, Kernel, register
from tuman.games.nebula.choices import chance, legal
from tuman.games.nebula.content import STANDARD, Pack, load
from tuman.games.nebula.draw import draw
from tuman.games.nebula.features import MEMORY, NAMES, WEIGHTS, features
from tuman.games.nebula.notation import read, write
from tuman.games.nebula.observe import ACTION_LAYOUT, LAYOUT, observe
from tuman.games.nebula.options import again, complete, encode, options_of, seats, sides
from tuman.games.nebula.paint import paint
from tuman.games.nebula.rules import actor, apply, start
from tuman.games.nebula.scoring import scores
from tuman.games.nebula.secrets import conceal, determinize, veil
from tuman.games.nebula.state import ACTIONS, MOST_LEGAL, STATE
from tuman.games.nebula.tell import census, describe, narrate, reveals
from tuman.games.nebula.why import why

KERNEL = Kernel(start, actor, legal, apply, chance, scores, conceal, determinize, veil, features, observe)
register(STATE, KERNEL)


def with_pack(pack: Pack) -> Game:
    """The game with the maps, contracts and tokens of a pack."""
    return Game(
        name="nebula",
        rules=1,
        dtype=STATE,
        kernel=KERNEL,
        actions=ACTIONS,
        most=MOST_LEGAL,
        options=options_of(pack),
        complete=partial(complete, pack),
        encode=partial(encode, pack),
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
        memory=MEMORY,
        draw=draw,
        paint=paint,
        observation=LAYOUT,
        action_mask=ACTION_LAYOUT,
        content=lambda path: with_pack(load(path)),
    )


NEBULA = with_pack(load(STANDARD))

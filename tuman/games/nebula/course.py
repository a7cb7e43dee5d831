"""What happens without a player's choice: draws and deals, the next turn, the end (VN-S, VN-T1, VN-P1, VN-P5)."""

from tuman.frames import frame_argument, frame_kind, frame_seat, pop, push, top
from tuman.games.nebula.ground import open_exploitation
from tuman.games.nebula.scoring import finish
from tuman.games.nebula.state import (
    A_BOX,
    A_DEAL,
    A_DRAW,
    A_FIRST,
    A_OPEN,
    A_TOKEN,
    BEGIN,
    BOX,
    DEAL,
    FIRST,
    MEADOWS,
    OPEN,
    TOKEN,
    TOKEN_TYPES,
    TURN,
    State,
)
from tuman.jit import njit


@njit
def settle_chance(s: State, frame: int, action: int) -> None:
    kind = frame_kind(frame)
    seat = frame_seat(frame)
    argument = frame_argument(frame)
    pop(s)
    if kind == FIRST:
        s.first = action - A_FIRST
    elif kind == BOX:
        take_special(s, action - A_BOX)
    elif kind == TOKEN:
        if argument + 1 < MEADOWS:
            push(s, TOKEN, 0, argument + 1)
        lay_token(s, argument, action - A_TOKEN)
    elif kind == DEAL:
        card = 1 << (action - A_DEAL)
        s.box &= ~card
        s.hand[seat] |= card
        s.hand_private[seat] += 1
        if argument > 1:
            push(s, DEAL, seat, argument - 1)
    elif kind == OPEN:
        s.deck &= ~(1 << (action - A_OPEN))
        s.deck_size -= 1
        s.board[argument] = action - A_OPEN
    else:
        s.deck &= ~(1 << (action - A_DRAW))
        s.deck_size -= 1
        s.hand[seat] |= 1 << (action - A_DRAW)
        s.hand_neutral[seat] += 1


@njit
def take_special(s: State, resource: int) -> None:
    """One special token is put away (VN-S4)."""
    s.boxed = resource
    for kind in range(TOKEN_TYPES):
        if s.token_special[kind] and s.token_resource[kind] == resource:
            s.token_left[kind] -= 1


@njit
def lay_token(s: State, meadow: int, kind: int) -> None:
    s.token[meadow] = kind
    s.tokens_at |= 1 << meadow
    s.token_left[kind] -= 1
    if s.token_special[kind]:
        s.exchanged += 1
        open_exploitation(s, meadow)  # VN-S5


@njit
def advance(s: State) -> None:
    frame = top(s)
    seat = frame_seat(frame)
    pop(s)
    if frame_kind(frame) == BEGIN:
        begin_turn(s, s.first)
    elif s.actions > 0:
        push(s, TURN, seat, 0)
    else:
        following = (seat + 1) % s.seats
        if following == s.end_card or s.idle == s.seats:  # VN-P1, VN-P5
            finish(s)
        else:
            begin_turn(s, following)


@njit
def begin_turn(s: State, seat: int) -> None:
    """VN-T1."""
    s.turns += 1
    s.turn = seat
    s.actions = 2
    s.distilleries = 0
    s.acted = 0
    push(s, TURN, seat, 0)

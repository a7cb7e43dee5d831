"""The course of a match: who acts, what is legal, what an action does (MI-S, MI-U, MI-W, MI-M, MI-B, MI-T).

`apply` carries out the choice of the top frame; `advance` then runs the frames that need no choice, until one does.
"""

from tuman.core import CHANCE, OVER, POINT, Ints
from tuman.games.island.content import (
    CARDS_OF_A_KIND,
    CELLS,
    CHAMELEON,
    CHEAPEST,
    CLOSED,
    CLOUDY,
    EVERY_CELL,
    FIRST_MERCENARY,
    FOG,
    FROG,
    GIVES_UP,
    HIPPO,
    KINDS,
    NEIGHBOURS,
    NIGHT,
    PAIRS,
    PRICE,
    QUARTER,
    QUESTIONS,
    SECOND_MOUSE,
    TURTLE,
)
from tuman.games.island.content import (
    COUNT as TOKEN_COUNT,
)
from tuman.games.island.effects import (
    apply_effect,
    begin_effect,
    has_pair,
    put,
    put_hippo,
    targets,
)
from tuman.games.island.scoring import count_lines
from tuman.games.island.state import (
    A_BACK,
    A_CARD,
    A_DRAW,
    A_FIRST,
    A_HIPPO,
    A_HIRE,
    A_HOP,
    A_LIFT,
    A_PICK,
    A_PLACE,
    A_SETTLE,
    A_SKIP,
    A_STAY,
    A_STOP,
    A_SWAP,
    A_TAKE,
    A_TRADE,
    CARD,
    COUNT,
    DEAL,
    DRAW,
    END,
    FIRST,
    FOX_BACK,
    HAND,
    HIRE,
    HIRING,
    HOP,
    HOPS,
    LAST_CHANCE,
    LAST_CHOICE,
    LIFT,
    MORE,
    PICK,
    PLACE,
    REFILL,
    REPLACE,
    ROOM,
    ROUND,
    SECOND,
    SETTLE,
    SHOW,
    SNAKE_BACK,
    SWAP,
    TAKE,
    TOKEN,
    TRADE,
    TURN,
    State,
    frame_argument,
    frame_kind,
    frame_seat,
    free_cells,
    next_question,
    pop,
    push,
    question_kind,
    top,
    weather_chooser,
)
from tuman.jit import njit

# Indices of encoded options.
(
    O_SEATS,
    O_ROUNDS,
    O_MERCENARIES,
    O_BLITZ,
    O_NAMED,
    O_DRAWS,
    O_NIGHT,
    O_EVERY_ROUND,
    O_MICE,
    O_STRICT,
    O_FIRST,
) = range(11)
OPTIONS = 11
BLITZ_COINS = 80  # MI-B1
MOST_EXTRA = 3  # MI-M10


@njit
def start(s: State, options: Ints) -> None:
    s.seats = options[O_SEATS]
    s.rounds = options[O_ROUNDS]
    s.mercenaries = options[O_MERCENARIES]
    s.blitz = options[O_BLITZ]
    s.named = options[O_NAMED]
    s.weather = s.named
    s.draws = options[O_DRAWS]
    s.night = options[O_NIGHT]
    s.every_round = options[O_EVERY_ROUND]
    s.mice = options[O_MICE]
    s.strict = options[O_STRICT]
    s.first = options[O_FIRST]
    s.debt = -1
    for side in range(2):
        for kind in range(KINDS):
            s.pool[side, kind] = TOKEN_COUNT[kind]
        if s.blitz:
            s.coins[side] = BLITZ_COINS
        s.hippo[side, 0] = s.hippo[side, 1] = -1
        s.frog_by[side] = -1
    if s.draws:
        for weather in range(1, 5):
            if weather != NIGHT or s.night:
                s.cards[weather] = CARDS_OF_A_KIND
    push(s, ROUND, 0, 0)
    if s.first < 0:
        push(s, FIRST, 0, 0)  # MI-S2
    advance(s)


@njit
def actor(s: State) -> int:
    if s.depth == 0:
        return OVER
    frame = top(s)
    if frame_kind(frame) <= LAST_CHANCE:
        return CHANCE
    return frame_seat(frame)


@njit
def scores(s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat & 1] * POINT


# --- what may be chosen -----------------------------------------------------------------------------------------


@njit
def chance(s: State, out: Ints, weights: Ints) -> int:
    if s.depth == 0:
        return 0
    frame = top(s)
    kind = frame_kind(frame)
    n = 0
    if kind == FIRST:
        for seat in range(s.seats):
            out[n] = A_FIRST + seat
            weights[n] = 1
            n += 1
    elif kind == DRAW:
        side = frame_seat(frame) & 1
        for token in range(1, KINDS):
            if s.deck[side, token] > 0:
                out[n] = A_DRAW + token
                weights[n] = s.deck[side, token]
                n += 1
    elif kind == CARD:
        for weather in range(1, 5):
            if s.cards[weather] > 0:
                out[n] = A_CARD + weather
                weights[n] = s.cards[weather]
                n += 1
        if n == 0:  # the deck has come round to the cards put under it
            out[n] = A_CARD + s.under[0]
            weights[n] = 1
            n += 1
    return n


@njit
def legal(s: State, out: Ints) -> int:
    if s.depth == 0:
        return 0
    frame = top(s)
    kind = frame_kind(frame)
    seat = frame_seat(frame)
    if kind == PLACE:
        return placements(s, seat, free_cells(s), True, out)
    if kind == REPLACE:  # MI-E5, MI-E6
        return placements(s, seat, 1 << frame_argument(frame), False, out)
    if kind == SECOND:
        free = free_cells(s)
        out[0] = A_STOP
        if free == 0:
            return 1 + dark_quarters(s, out[1:])
        return 1 + placements(s, seat, free, True, out[1:])
    if kind == LIFT:
        return dark_quarters(s, out)
    if kind == TAKE:
        n = 0
        for token in range(1, KINDS):
            if s.deck[seat & 1, token] > 0:
                out[n] = A_TAKE + token
                n += 1
        return n
    if kind == SETTLE:
        out[0] = A_SETTLE + s.hippo[frame_argument(frame), 0]
        out[1] = A_SETTLE + s.hippo[frame_argument(frame), 1]
        return 2
    if kind == HOP:
        out[0] = A_STAY
        return 1 + cells_of(free_cells(s) & NEIGHBOURS[frame_argument(frame)], A_HOP, out[1:])
    if kind == HIRE:
        token = question_kind(frame_argument(frame))
        out[0] = A_SKIP + token
        out[1] = A_HIRE + token
        return 2 if can_hire(s, seat, frame_argument(frame)) else 1
    if kind == PICK:
        out[0] = A_PICK + s.drawn[0]
        out[1] = A_PICK + s.drawn[1]
        return 2 if s.drawn[0] != s.drawn[1] else 1
    if kind == SWAP:
        return cells_of(targets(s, frame), A_SWAP, out)
    if kind == TRADE:
        return cells_of(targets(s, frame), A_TRADE, out)
    if kind == FOX_BACK or kind == SNAKE_BACK:
        return cells_of(targets(s, frame), A_BACK, out)
    return 0


@njit
def cells_of(mask: int, base: int, out: Ints) -> int:
    n = 0
    bit = 0
    while mask:
        if mask & 1:
            out[n] = base + bit
            n += 1
        mask >>= 1
        bit += 1
    return n


@njit
def dark_quarters(s: State, out: Ints) -> int:
    n = 0
    for quarter in range(4):
        if s.dark & QUARTER[quarter]:
            out[n] = A_LIFT + quarter
            n += 1
    return n


@njit
def places_closed(s: State) -> bool:
    return s.weather == NIGHT or s.weather == FOG


@njit
def placements(s: State, seat: int, free: int, with_effect: bool, out: Ints) -> int:
    """All ways to place a token of the hand on one of these cells."""
    shut = places_closed(s)
    n = 0
    for kind in range(1, KINDS):
        if s.hand[seat, kind] == 0:
            continue
        if shut and kind != CHAMELEON:  # MI-W6, MI-D1
            n += placements_of(free, A_PLACE + KINDS + kind, out[n:])
            if kind < FIRST_MERCENARY:
                continue
        if kind == HIPPO and with_effect and has_pair(s):  # MI-D7
            for pair in range(len(PAIRS)):
                if free >> PAIRS[pair, 0] & 1 and free >> PAIRS[pair, 1] & 1:
                    out[n] = A_HIPPO + pair
                    n += 1
        else:
            n += placements_of(free, A_PLACE + kind, out[n:])
    return n


@njit
def placements_of(free: int, base: int, out: Ints) -> int:
    n = 0
    for cell in range(CELLS):
        if free >> cell & 1:
            out[n] = base + cell * 2 * KINDS
            n += 1
    return n


@njit
def spent(s: State, seat: int) -> int:
    """What the answers so far will cost."""
    coins = 0
    for q in range(QUESTIONS):
        if s.answers[seat] >> q & 1:
            coins += PRICE[question_kind(q)]
    return coins


@njit
def can_hire(s: State, seat: int, q: int) -> bool:
    """MI-M2: the price, and the token to give up; the second Mouse only after the first."""
    kind = question_kind(q)
    side = seat & 1
    if spent(s, seat) + PRICE[kind] > s.coins[side]:
        return False
    given = 0
    for other in range(q):
        if s.answers[seat] >> other & 1 and GIVES_UP[question_kind(other)] == GIVES_UP[kind]:
            given += 1
    if s.pool[side, GIVES_UP[kind]] <= given:
        return False
    return q != SECOND_MOUSE or s.pool[side, kind] == 1 or s.answers[seat] >> (SECOND_MOUSE - 1) & 1 == 1


# --- what an action does ------------------------------------------------------------------------------------------


@njit
def apply(s: State, action: int) -> None:
    frame = top(s)
    kind = frame_kind(frame)
    seat = frame_seat(frame)
    if kind == PLACE or kind == SECOND:
        pop(s)
        if action < A_STOP:
            place(s, seat, action)
        elif action == A_STOP:
            push(s, END, seat, 0)
        else:
            lift(s, action - A_LIFT)
            push(s, PLACE, seat, 0)
    elif kind == DRAW:
        draw(s, seat, action - A_DRAW)
    elif kind == TAKE:
        token = action - A_TAKE
        s.deck[seat & 1, token] -= 1
        s.hand[seat, token] += 1
        s.holds[seat] += 1
        if s.holds[seat] == HAND:
            pop(s)
    elif kind == LIFT:
        pop(s)
        lift(s, action - A_LIFT)
    elif kind == REPLACE:
        replace(s, seat, action)
    elif kind == SETTLE:
        pop(s)
        settle(s, frame_argument(frame), action - A_SETTLE)
    elif kind == HOP:
        pop(s)
        if action != A_STAY:
            cell = frame_argument(frame)
            s.cells[action - A_HOP] = s.cells[cell]
            s.cells[cell] = 0
            s.taken ^= 1 << cell | 1 << (action - A_HOP)
    elif kind == HIRE:
        q = frame_argument(frame)
        pop(s)
        if action < A_SKIP:
            s.answers[seat] |= 1 << q
        q = next_question(s, seat & 1, q + 1)
        if q < QUESTIONS:
            push(s, HIRE, seat, q)
    elif kind == CARD:
        card(s, action - A_CARD)
    elif kind == PICK:
        pick(s, seat, action - A_PICK)
    elif kind == FIRST:
        pop(s)
        s.first = action - A_FIRST
    else:
        apply_effect(s, frame, action)
    if s.depth > 0 and frame_kind(top(s)) > LAST_CHOICE:
        advance(s)


@njit
def place(s: State, seat: int, action: int) -> None:
    """A token is placed in the seat's turn; its effect and the draw follow."""
    s.placed += 1
    if s.placed == 2 and not s.owes:
        s.debt = (seat + 1) % s.seats  # MI-N6, MI-T8
    if action >= A_HIPPO:
        push(s, MORE, seat, 0)
        push(s, REFILL, seat, 0)
        put_hippo(s, seat, action - A_HIPPO, HIPPO)
        return
    kind = action & 15
    closed = action >> 4 & 1
    cell = action >> 5
    put(s, seat, cell, kind, closed)
    push(s, MORE, seat, 1 if kind == TURTLE and not closed else 0)
    push(s, REFILL, seat, 0)
    if kind >= FIRST_MERCENARY and not closed:
        begin_effect(s, seat, cell, kind)


@njit
def replace(s: State, seat: int, action: int) -> None:
    """Another token goes to where Fox or Snake took one, which comes to hand after it (MI-E5)."""
    pop(s)
    put(s, seat, action >> 5, action & 15, action >> 4 & 1)
    s.hand[seat, s.back & 15] += 1
    s.holds[seat] += 1
    s.back = 0


@njit
def draw(s: State, seat: int, kind: int) -> None:
    s.deck[seat & 1, kind] -= 1
    s.left[seat] -= 1
    s.hand[seat, kind] += 1
    s.holds[seat] += 1
    frame = top(s)
    pop(s)
    if frame_argument(frame) > 1:
        push(s, DRAW, seat, frame_argument(frame) - 1)


@njit
def lift(s: State, quarter: int) -> None:
    s.dark &= ~QUARTER[quarter]


@njit
def settle(s: State, side: int, cell: int) -> None:
    """The Hippo of a side goes to one of its two cells (MI-N9)."""
    for i in range(2):
        if s.hippo[side, i] != cell:
            s.taken &= ~(1 << s.hippo[side, i])
        s.hippo[side, i] = -1
    s.cells[cell] = HIPPO + 16 * side


@njit
def card(s: State, weather: int) -> None:
    pop(s)
    s.drawn[s.drawn_n] = weather
    s.drawn_n += 1
    if s.cards[weather] > 0:
        s.cards[weather] -= 1
        return
    s.under_n -= 1
    for i in range(s.under_n):
        s.under[i] = s.under[i + 1]
        s.under_by[i] = s.under_by[i + 1]
    s.under[s.under_n] = 0
    s.under_by[s.under_n] = 0


@njit
def pick(s: State, seat: int, weather: int) -> None:
    """One of the two cards is the weather of the part, the other goes under the deck (MI-W1)."""
    pop(s)
    s.weather = weather
    s.picked[s.parts] = weather
    s.parts += 1
    s.under[s.under_n] = s.drawn[1] if s.drawn[0] == weather else s.drawn[0]
    s.under_by[s.under_n] = seat
    s.under_n += 1
    s.drawn[0] = s.drawn[1] = 0
    s.drawn_n = 0


# --- what runs by itself --------------------------------------------------------------------------------------------


@njit
def advance(s: State) -> None:
    """Runs the frames on top that need no choice."""
    while s.depth > 0:
        frame = top(s)
        kind = frame_kind(frame)
        if kind <= LAST_CHOICE:
            return
        seat = frame_seat(frame)
        pop(s)
        if kind == REFILL:
            if s.left[seat] > 0:
                push(s, DRAW, seat, 1)
        elif kind == MORE:
            more(s, seat, frame_argument(frame))
        elif kind == END:
            end_turn(s, seat)
        elif kind == TURN:
            begin_turn(s, seat)
        elif kind == TOKEN:
            begin_token(s, seat)
        elif kind == ROOM:
            make_room(s, seat)
        elif kind == HOPS:
            offer_hop(s, seat)
        elif kind == ROUND:
            begin_round(s)
        elif kind == HIRING:
            begin_hiring(s, frame_argument(frame))
        elif kind == SHOW:
            show(s, frame_argument(frame))
        elif kind == DEAL:
            deal(s)
        elif kind == COUNT:
            count(s)


@njit
def begin_turn(s: State, seat: int) -> None:
    """MI-U2 (1)."""
    s.turns += 1
    s.placed = 0
    s.owes = 1 if s.debt == seat else 0
    s.debt = -1
    push(s, TOKEN, seat, 0)
    side = seat & 1
    if s.hippo[side, 0] >= 0 and s.hippo_by[side] == seat:
        push(s, SETTLE, seat, side)


@njit
def begin_token(s: State, seat: int) -> None:
    """MI-U2 (2) to (4), in the order of their coming: the last pushed is the first."""
    if s.holds[seat] == 0:
        push(s, END, seat, 0)  # MI-U5
        return
    push(s, PLACE, seat, 0)
    if s.placed == 0:
        push(s, HOPS, seat, 0)
    push(s, ROOM, seat, 0)


@njit
def make_room(s: State, seat: int) -> None:
    """No free cell: Darkness is lifted (MI-W4), or the Hippo that has held two cells longest settles (MI-U4)."""
    if free_cells(s) != 0:
        return
    if s.dark != 0:
        push(s, LIFT, seat, 0)
        return
    side = 0
    if s.hippo[0, 0] < 0 or (s.hippo[1, 0] >= 0 and s.hippo_since[1] < s.hippo_since[0]):
        side = 1
    push(s, SETTLE, s.hippo_by[side], side)


@njit
def offer_hop(s: State, seat: int) -> None:
    """MI-N7, MI-D6: the Frog this seat has placed, if it lies open beside a free cell."""
    side = seat & 1
    if s.frog_by[side] != seat:
        return
    for cell in range(CELLS):
        if s.cells[cell] == FROG + 16 * side:
            if free_cells(s) & NEIGHBOURS[cell]:
                push(s, HOP, seat, cell)
            return


@njit
def more(s: State, seat: int, turtle: int) -> None:
    """MI-U2 (5): a second token may be due or allowed."""
    if s.placed == 1 and s.owes:
        push(s, TOKEN, seat, 0)  # MI-D5
    elif s.placed == 1 and turtle and s.holds[seat] > 0 and (free_cells(s) | s.dark) != 0:
        push(s, SECOND, seat, 0)  # MI-D4
    else:
        push(s, END, seat, 0)


@njit
def end_turn(s: State, seat: int) -> None:
    for other in range(s.seats):
        if s.holds[other] > 0:
            push(s, TURN, (seat + 1) % s.seats, 0)
            return
    push(s, COUNT, 0, 0)  # MI-S4: all tokens are placed, so all cells are full (MI-U6)


@njit
def round_starter(s: State) -> int:
    """MI-S5, MI-M4, MI-M10, MI-T6."""
    if s.played >= s.rounds:
        return (s.starter + 1) % s.seats
    if s.rounds == 2 or s.every_round:
        return (s.first + s.played) % s.seats
    if s.played < 2:
        return (s.first + s.played) % s.seats
    return (s.first + 5 - s.played) % s.seats if s.seats == 4 else (s.first + 3 - s.played) % 2


@njit
def begin_round(s: State) -> None:
    """MI-M8: hiring, weather, the tokens in hand, play."""
    s.starter = round_starter(s)
    push(s, TURN, s.starter, 0)
    push(s, DEAL, 0, 0)
    regular = s.played < s.rounds  # nothing is hired or drawn for an extra round
    if regular and s.draws and (s.every_round or s.played % 2 == 0):
        push(s, PICK, weather_chooser(s), 0)
        push(s, CARD, 0, 0)
        push(s, CARD, 0, 0)
    if regular and s.mercenaries:
        first_hiring = 0 if s.blitz else 1 if s.every_round else 2
        if s.played >= first_hiring and (s.played == 0 or not s.blitz):
            push(s, HIRING, 0, 0)


@njit
def hires_in(s: State, seat: int, group: int) -> bool:
    """Whether a seat is asked in this group of a hiring (MI-M3, MI-T4)."""
    if s.seats == 2:
        return group == 0
    place = (seat - s.first) % 4  # counted from the first player
    return (place // 2 + s.hirings) % 2 == group


@njit
def begin_hiring(s: State, group: int) -> None:
    push(s, SHOW, 0, group)
    for seat in range(s.seats - 1, -1, -1):
        if hires_in(s, seat, group) and s.coins[seat & 1] >= CHEAPEST:
            q = next_question(s, seat & 1, 0)
            if q < QUESTIONS:
                push(s, HIRE, seat, q)


@njit
def show(s: State, group: int) -> None:
    """All of a group have decided: mercenaries are shown and paid (MI-M3)."""
    for seat in range(s.seats):
        side = seat & 1
        s.coins[side] -= spent(s, seat)
        for q in range(QUESTIONS):
            if s.answers[seat] >> q & 1:
                kind = question_kind(q)
                s.pool[side, kind] += 1
                s.pool[side, GIVES_UP[kind]] -= 1
        s.answers[seat] = 0
    if s.seats == 4 and group == 0:
        push(s, HIRING, 0, 1)
        return
    s.hirings += 1
    if s.blitz:
        s.coins[0] = s.coins[1] = 0


@njit
def deal(s: State) -> None:
    """Every round is set up afresh (MI-S7); hands are chosen (MI-S1) or drawn (MI-T2)."""
    s.dark = EVERY_CELL & ~QUARTER[0] if s.weather == CLOUDY or s.weather == FOG else 0
    for side in range(2):
        s.frog_by[side] = -1
        for kind in range(KINDS):
            s.deck[side, kind] = s.pool[side, kind]
    for seat in range(s.seats - 1, -1, -1):
        if s.seats == 2:
            s.left[seat] = 13
            push(s, TAKE, seat, 0)
        else:
            s.left[seat] = 9
            push(s, DRAW, seat, HAND)


@njit
def count(s: State) -> None:
    """The board is full: closed tokens are turned over (MI-W8), lines are counted (MI-S4), the board is cleared."""
    for cell in range(CELLS):
        s.last[cell] = s.cells[cell] & ~CLOSED
        s.cells[cell] = 0
    s.taken = 0
    count_lines(s.last, s.tally[s.played], s.tally[:0])
    paid = s.mercenaries and not s.blitz and (s.played >= 1 or s.every_round)
    for side in range(2):
        s.points[side] += s.tally[s.played, side]
        if paid:  # MI-M7
            s.coins[side] += s.points[side] if s.played == 1 and not s.every_round else s.tally[s.played, side]
    s.played += 1
    level = s.points[0] == s.points[1] and s.mercenaries
    if s.played < s.rounds or (level and s.played < s.rounds + MOST_EXTRA):
        push(s, ROUND, 0, 0)

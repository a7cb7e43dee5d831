"""What a seat sees as numbers, for agents that learn (docs/env.md).

Seats count from the own one on, sides likewise: 0 is oneself or the own side, 1 the next seat or the other side.
"""

from tuman.core import Observation, Slice, starts
from tuman.frames import frame_argument, frame_kind, frame_seat, top
from tuman.games.island.content import CELLS, CLOSED, DIRECTION_PAIRS, KINDS, LINE, NO_LINE, PAIRS, QUESTIONS, SHOWS_RED
from tuman.games.island.state import (
    FOX_BACK,
    HIRE,
    HOP,
    LAST_CHANCE,
    LAST_CHOICE,
    MOST_ROUNDS,
    MOST_SEATS,
    PICK,
    REPLACE,
    SNAKE_BACK,
    SWAP,
    TRADE,
    State,
)
from tuman.jit import njit

ASKED = LAST_CHOICE - LAST_CHANCE
TOKENS = 18  # of a side
WEATHERS = 5  # with the one that is not known
MANY = 999

LAYOUT = (
    # the board
    Slice("kind", (CELLS, KINDS - 1), 0, 1, "cell × kind: the token that lies there, if its kind is known"),
    Slice("shield", (2, CELLS), 0, 1, "side × cell: whose token it is"),
    Slice("line", (2, CELLS), 0, 1, "side × cell: whose line it builds, as far as is known"),
    Slice("closed", (CELLS,), 0, 1, "it lies closed"),
    Slice("dark", (CELLS,), 0, 1, "cells under Darkness"),
    Slice("hippo", (2, CELLS), 0, 1, "side × cell: cells that its Hippo holds"),
    Slice("hippo_by", (2, MOST_SEATS), 0, 1, "side × seat: who has placed that Hippo"),
    Slice("hippo_longer", (2,), 0, 1, "the side whose Hippo has held its cells longer"),
    Slice("frog_by", (2, MOST_SEATS), 0, 1, "side × seat: who has placed the Frog that lies open"),
    # tokens elsewhere
    Slice("hand", (KINDS - 1,), 0, TOKENS, "own tokens in hand by kind"),
    Slice("holds", (MOST_SEATS,), 0, TOKENS, "how many tokens are in hand"),
    Slice("left", (MOST_SEATS,), 0, TOKENS, "how many are still to draw"),
    Slice("deck", (2, KINDS), 0, TOKENS, "side × kind of what is not drawn yet; kind 0 counts those not known"),
    Slice("pool", (2, KINDS - 1), 0, TOKENS, "side × kind of all its tokens"),
    Slice("back", (KINDS - 1,), 0, 1, "the token that Fox or Snake took, until another is placed, if known"),
    # weather
    Slice("weather", (WEATHERS,), 0, 1, "the weather; 0: none yet"),
    Slice("cards", (1,), 0, MANY, "weather cards never drawn"),
    Slice("drawn", (2, WEATHERS), 0, 1, "card × weather: those to choose from; 0: not known"),
    Slice("under", (4, WEATHERS), 0, 1, "card × weather: those under the deck; 0: not known"),
    Slice("under_by", (4, MOST_SEATS), 0, 1, "card × seat: who has put it there"),
    Slice("picked", (4, WEATHERS), 0, 1, "part × weather: the weather of earlier parts"),
    # points, coins, hiring
    Slice("points", (2,), 0, MANY, "points of the rounds before, by side"),
    Slice("coins", (2,), 0, MANY, "coins, by side"),
    Slice("played", (MOST_ROUNDS + 1,), 0, 1, "how many rounds are over"),
    Slice("rounds", (1,), 0, MOST_ROUNDS, "how many there are without extra rounds"),
    Slice("answers", (QUESTIONS,), 0, 1, "own answers 'hire' so far in this hiring"),
    Slice("question", (QUESTIONS,), 0, 1, "the question that is asked now in a hiring"),
    # the turn
    Slice("seats", (MOST_SEATS,), 0, 1, "seats that are taken"),
    Slice("starter", (MOST_SEATS,), 0, 1, "who has started this round"),
    Slice("first", (MOST_SEATS,), 0, 1, "the first player of the match"),
    Slice("actor", (MOST_SEATS,), 0, 1, "who decides now; nobody when the game is over"),
    Slice("asks", (ASKED,), 0, 1, "what is decided, in the order of state.py from PICK to REPLACE"),
    Slice("asked_cell", (CELLS,), 0, 1, "the cell that it is about"),
    Slice("placed", (1,), 0, MANY, "tokens placed in this turn"),
    Slice("owes", (1,), 0, 1, "this turn owes two tokens"),
    Slice("debt", (MOST_SEATS,), 0, 1, "whose next turn owes two"),
    # what the table has agreed on
    Slice("mercenaries", (1,), 0, 1, "mode with mercenaries"),
    Slice("blitz", (1,), 0, 1, "mode blitz"),
    Slice("draws", (1,), 0, 1, "weather is drawn"),
    Slice("night", (1,), 0, 1, "Night is among the cards"),
    Slice("every_round", (1,), 0, 1, "hiring after every round"),
    Slice("mice", (1,), 0, 2, "how many Mice a side may hire"),
    Slice("strict", (1,), 0, 1, "strict memory: own closed tokens are hidden too"),
)
AT = starts(LAYOUT)

ACTION_LAYOUT = (
    Slice("place", (CELLS, 2, KINDS), 0, 1, "cell × open or closed × kind; kind 0 is in veiled logs only"),
    Slice("hippo", (len(PAIRS),), 0, 1, "pair of cells for the Hippo"),
    Slice("stop", (1,), 0, 1, "place no second token"),
    Slice("take", (KINDS,), 0, 1, "kind: take a token to hand"),
    Slice("hire", (KINDS,), 0, 1, "kind: hire the mercenary"),
    Slice("skip", (KINDS,), 0, 1, "kind: do not"),
    Slice("pick", (WEATHERS,), 0, 1, "weather: the card of the part"),
    Slice("settle", (CELLS,), 0, 1, "cell: where the Hippo stays"),
    Slice("lift", (4,), 0, 1, "quarter: where Darkness is lifted"),
    Slice("hop", (CELLS,), 0, 1, "cell: where the Frog goes"),
    Slice("stay", (1,), 0, 1, "the Frog stays"),
    Slice("swap", (CELLS,), 0, 1, "cell: whose token Mole or Mouse swaps with"),
    Slice("trade", (len(DIRECTION_PAIRS),), 0, 1, "pair of directions: what the Fairy-dog swaps"),
    Slice("back", (CELLS,), 0, 1, "cell: whose token Fox or Snake takes"),
    Slice("first", (MOST_SEATS,), 0, 1, "chance: who begins"),
    Slice("card", (WEATHERS,), 0, 1, "chance: a weather card"),
    Slice("draw", (KINDS,), 0, 1, "chance: the token that is drawn"),
)


@njit
def observe(s: State, seat: int, out: Observation) -> None:
    own = seat & 1
    for cell in range(CELLS):
        if s.cells[cell]:
            observe_token(s.cells[cell], own, cell, out)
        out[AT.dark + cell] = (s.dark >> cell) & 1
    for step in range(2):
        observe_side(s, seat, step ^ own, step, out)
    for step in range(s.seats):
        other = (seat + step) % s.seats
        out[AT.seats + step] = 1
        out[AT.holds + step] = s.holds[other]
        out[AT.left + step] = s.left[other]
    for kind in range(1, KINDS):
        out[AT.hand + kind - 1] = s.hand[seat, kind]
    if s.back & 15:
        out[AT.back + (s.back & 15) - 1] = 1
    observe_weather(s, seat, out)
    observe_turn(s, seat, out)
    out[AT.mercenaries] = s.mercenaries
    out[AT.blitz] = s.blitz
    out[AT.draws] = s.draws
    out[AT.night] = s.night
    out[AT.every_round] = s.every_round
    out[AT.mice] = s.mice
    out[AT.strict] = s.strict


@njit
def mark(out: Observation, at: int, number: int) -> None:
    """One of several; none if it is negative."""
    if number >= 0:
        out[at + number] = 1


@njit
def mark_seat(s: State, out: Observation, at: int, seat: int, who: int) -> None:
    """A seat, or none, counted from the own one on."""
    if who >= 0:
        out[at + (who - seat) % s.seats] = 1


@njit
def observe_token(code: int, own: int, cell: int, out: Observation) -> None:
    kind = code & 15
    out[AT.shield + ((code >> 4) & 1 ^ own) * CELLS + cell] = 1
    if code & CLOSED:
        out[AT.closed + cell] = 1
    if kind:
        out[AT.kind + cell * (KINDS - 1) + kind - 1] = 1
        line = LINE[code & (15 | 16 | SHOWS_RED)]
        if line != NO_LINE:
            out[AT.line + (line ^ own) * CELLS + cell] = 1


@njit
def observe_side(s: State, seat: int, side: int, step: int, out: Observation) -> None:
    """What a side has; `step` is 0 for the own one."""
    if s.hippo[side, 0] >= 0:
        for i in range(2):
            out[AT.hippo + step * CELLS + s.hippo[side, i]] = 1
        mark_seat(s, out, AT.hippo_by + step * MOST_SEATS, seat, s.hippo_by[side])
        if s.hippo[1 - side, 0] < 0 or s.hippo_since[side] < s.hippo_since[1 - side]:
            out[AT.hippo_longer + step] = 1
    mark_seat(s, out, AT.frog_by + step * MOST_SEATS, seat, s.frog_by[side])
    for kind in range(KINDS):
        out[AT.deck + step * KINDS + kind] = s.deck[side, kind]
    for kind in range(1, KINDS):
        out[AT.pool + step * (KINDS - 1) + kind - 1] = s.pool[side, kind]
    out[AT.points + step] = s.points[side]
    out[AT.coins + step] = s.coins[side]


@njit
def observe_weather(s: State, seat: int, out: Observation) -> None:
    out[AT.weather + s.weather] = 1
    for weather in range(len(s.cards)):
        out[AT.cards] += s.cards[weather]
    for i in range(s.drawn_n):
        out[AT.drawn + i * WEATHERS + s.drawn[i]] = 1
    for i in range(s.under_n):
        out[AT.under + i * WEATHERS + s.under[i]] = 1
        mark_seat(s, out, AT.under_by + i * MOST_SEATS, seat, s.under_by[i])
    for i in range(s.parts):
        out[AT.picked + i * WEATHERS + s.picked[i]] = 1


@njit
def observe_turn(s: State, seat: int, out: Observation) -> None:
    out[AT.played + s.played] = 1
    out[AT.rounds] = s.rounds
    for question in range(QUESTIONS):
        out[AT.answers + question] = (s.answers[seat] >> question) & 1
    mark_seat(s, out, AT.starter, seat, s.starter)
    mark_seat(s, out, AT.first, seat, s.first)
    mark_seat(s, out, AT.debt, seat, s.debt)
    out[AT.placed] = s.placed
    out[AT.owes] = s.owes
    if s.depth == 0 or frame_kind(top(s)) <= LAST_CHANCE:
        return
    frame = top(s)
    kind = frame_kind(frame)
    mark_seat(s, out, AT.actor, seat, frame_seat(frame))
    out[AT.asks + kind - PICK] = 1
    if kind == HIRE:
        mark(out, AT.question, frame_argument(frame))
    elif kind == HOP or kind == SWAP or kind == TRADE or kind == FOX_BACK or kind == SNAKE_BACK or kind == REPLACE:
        mark(out, AT.asked_cell, frame_argument(frame))

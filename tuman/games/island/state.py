"""A position of Misty Island: one flat record, the numbers of its actions and of its pending frames."""

from typing import TypeAlias

import numpy as np

from tuman.core import Record
from tuman.games.island.content import CELLS, EVERY_CELL, KINDS
from tuman.jit import njit

State: TypeAlias = Record

MOST_SEATS = 4
MOST_ROUNDS = 7  # four, and three extra rounds (MI-M10)
MOST_FRAMES = 24
HAND = 5

STATE = np.dtype(
    (
        np.record,
        [
            # the table: options of the match
            ("seats", np.int64),  # 2, or 4 in teams; side of a seat = seat % 2
            ("rounds", np.int64),
            ("mercenaries", np.int64),  # whether there is hiring and extra rounds
            ("blitz", np.int64),
            ("named", np.int64),  # the weather the table has named, 0 if it is drawn or there is none
            ("draws", np.int64),  # whether weather is drawn
            ("night", np.int64),  # whether Night is among the cards (MI-W10)
            ("every_round", np.int64),  # option 'hire after every round' (MI-M1)
            ("mice", np.int64),
            ("strict", np.int64),  # option 'strict memory' (MI-W7)
            # the match
            ("first", np.int64),  # the first player
            ("played", np.int64),  # rounds that are over
            ("starter", np.int64),  # who starts this round
            ("points", np.int64, 2),
            ("coins", np.int64, 2),
            ("tally", np.int64, (MOST_ROUNDS, 2)),  # points of each round
            ("hirings", np.int64),  # how many there were (MI-T4)
            ("answers", np.int64, MOST_SEATS),  # bit q: question q was answered with 'hire'; −1 is hidden
            ("pool", np.int64, (2, KINDS)),  # the 18 tokens of each side
            # weather: cards never drawn, cards under the deck with who put them there, cards drawn just now
            ("weather", np.int64),
            ("cards", np.int64, 5),
            ("under", np.int64, 4),
            ("under_by", np.int64, 4),
            ("under_n", np.int64),
            ("drawn", np.int64, 2),
            ("drawn_n", np.int64),
            ("picked", np.int64, 4),
            ("parts", np.int64),
            # the round; index 0 of a set of tokens counts those that the viewer may not know
            ("cells", np.int64, CELLS),
            ("taken", np.int64),  # cells with a token or held by a Hippo, one bit each
            ("dark", np.int64),  # cells under Darkness
            ("hand", np.int64, (MOST_SEATS, KINDS)),
            ("holds", np.int64, MOST_SEATS),  # tokens in hand
            ("deck", np.int64, (2, KINDS)),  # not drawn yet, by side
            ("left", np.int64, MOST_SEATS),  # how many of them are the seat's to draw
            ("hippo", np.int64, (2, 2)),  # the two cells a side's Hippo holds, or −1
            ("hippo_by", np.int64, 2),
            ("hippo_since", np.int64, 2),
            ("frog_by", np.int64, 2),  # who placed the side's Frog that lies open, or −1
            ("back", np.int64),  # the token that Fox or Snake took, until its replacement is placed
            ("last", np.int64, CELLS),  # the full board of the round before
            # the turn
            ("turns", np.int64),
            ("placed", np.int64),  # tokens placed in this turn
            ("owes", np.int64),  # whether this turn owes two tokens (MI-D5)
            ("debt", np.int64),  # the seat whose next turn does, or −1
            # what is pending; the top frame decides who acts and what is legal
            ("frames", np.int64, MOST_FRAMES),
            ("depth", np.int64),
        ],
    )
)

# Frames: kind + 256 × seat + 65536 × argument. Those up to LAST_CHANCE are decided by chance, those up to LAST_CHOICE
# by their seat; the others run by themselves.
FIRST, CARD, DRAW = range(3)
LAST_CHANCE = DRAW
PICK, HIRE, TAKE, SETTLE, LIFT, HOP, PLACE, SECOND, SWAP, TRADE, FOX_BACK, SNAKE_BACK, REPLACE = range(3, 16)
LAST_CHOICE = REPLACE
ROUND, HIRING, SHOW, DEAL, TURN, TOKEN, ROOM, HOPS, REFILL, MORE, END, COUNT = range(16, 28)

# Actions. Kind 0 and weather 0 stand for what a viewer may not know; they occur in veiled logs only.
A_PLACE = 0  # + (cell × 2 + closed) × 16 + kind
A_HIPPO = A_PLACE + CELLS * 2 * KINDS  # + pair
A_STOP = A_HIPPO + 60
A_TAKE = A_STOP + 1  # + kind
A_HIRE = A_TAKE + KINDS  # + kind
A_SKIP = A_HIRE + KINDS  # + kind; 0: an answer that others may not know
A_PICK = A_SKIP + KINDS  # + weather
A_SETTLE = A_PICK + 5  # + cell
A_LIFT = A_SETTLE + CELLS  # + quarter
A_HOP = A_LIFT + 4  # + cell
A_STAY = A_HOP + CELLS
A_SWAP = A_STAY + 1  # + cell
A_TRADE = A_SWAP + CELLS  # + pair of directions
A_BACK = A_TRADE + 6  # + cell
A_FIRST = A_BACK + CELLS  # + seat; from here on chance
A_CARD = A_FIRST + MOST_SEATS  # + weather
A_DRAW = A_CARD + 5  # + kind
ACTIONS = A_DRAW + KINDS
MOST_LEGAL = CELLS * 2 * HAND + 60


@njit
def free_cells(s: State) -> int:
    """The free cells (MI-U1), one bit each."""
    return EVERY_CELL & ~(s.taken | s.dark)


@njit
def weather_chooser(s: State) -> int:
    """The player who moves second in the part's first round (MI-W1); weather is drawn with two players only."""
    return 1 - s.starter

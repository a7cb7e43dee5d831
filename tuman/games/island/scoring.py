"""Lines and points (MI-L1 … MI-L10)."""

from tuman.core import Ints
from tuman.games.island.content import CAT, CROW, LINE, LINE_POINTS, NO_LINE, PIG, TRACKS
from tuman.jit import njit


@njit
def line_points(length: int, pig: bool, cat: bool, crow: bool) -> int:
    """What one line is worth."""
    points = LINE_POINTS[length]  # MI-L2
    if cat:
        points *= 3  # MI-L5
    elif pig:
        points *= 2  # MI-L4
    if crow:
        points //= 2  # MI-L6
    return points


@njit
def count_lines(cells: Ints, out: Ints, lines: Ints) -> int:
    """Adds up each side's points into `out`; returns the number of lines.

    As far as `lines` has room, each line is written there: (side, track, first place, length, points).
    """
    n = 0
    out[0] = 0
    out[1] = 0
    for track in range(len(TRACKS)):
        side = NO_LINE
        length = 0
        pig = cat = crow = False
        for place in range(7):
            cell = TRACKS[track, place] if place < 6 else -1
            code = cells[cell] if cell >= 0 else 0
            colour = LINE[code & ~32]
            if colour != side or cell < 0:
                if side != NO_LINE and length >= 3:
                    points = line_points(length, pig, cat, crow)
                    out[side] += points
                    if n < len(lines):
                        lines[n, 0] = side
                        lines[n, 1] = track
                        lines[n, 2] = place - length
                        lines[n, 3] = length
                        lines[n, 4] = points
                    n += 1
                side = colour
                length = 0
                pig = cat = crow = False
            if cell < 0:
                break
            length += 1
            kind = code & 15
            pig |= kind == PIG  # once, however many there are (MI-L4, MI-L9)
            cat |= kind == CAT
            crow |= kind == CROW
    return n

"""Pending choices: a small stack in the fields `frames` and `depth` of a record; the top one decides what happens next.

A frame is a kind of the game's own, a seat and an argument, in one number.
"""

from tuman.core import Record
from tuman.jit import njit


@njit
def push(s: Record, kind: int, seat: int, argument: int) -> None:
    s.frames[s.depth] = kind + 256 * seat + 65536 * argument
    s.depth += 1


@njit
def pop(s: Record) -> None:
    s.depth -= 1
    s.frames[s.depth] = 0


@njit
def top(s: Record) -> int:
    return int(s.frames[s.depth - 1])


@njit
def frame_kind(frame: int) -> int:
    return frame & 255


@njit
def frame_seat(frame: int) -> int:
    return (frame >> 8) & 255


@njit
def frame_argument(frame: int) -> int:
    return frame >> 16

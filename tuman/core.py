"""The contract between a game and everything that plays, serves or studies it.

A position is one record of a NumPy structured array. A game is a `Kernel`, eleven compiled functions on such a
record, and a `Game` around it in plain Python. Generic compiled code (search, rollouts, batches) calls
the functions of this module, `legal(s, out)` and so on; which game's function runs is decided from the type of the
record when the caller is compiled.
"""

import itertools
import math
from collections import namedtuple
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numba import from_dtype
from numba.extending import overload
from numpy.typing import NDArray

from tuman.jit import njit

Record: TypeAlias = Any  # one element of a structured array; its fields are the game's
States: TypeAlias = NDArray[Any]  # a structured array; `states[0]` is the position
Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Observation: TypeAlias = NDArray[np.int16]  # what a seat sees, as numbers; `Game.observation` names them

CHANCE = -1  # actor: a draw or a deal decides
OVER = -2  # actor: the game has ended
PUBLIC = -1  # viewer: a spectator, who sees what everybody sees
POINT = 100  # one point in `scores`; tie-breaks are worth less


class Kernel(NamedTuple):
    """What a game compiles. `s` is a record, changed in place by `start`, `apply`, `conceal` and `determinize`."""

    start: Callable[[Record, Ints], None]
    """Sets up `s`, which is all zero, for encoded options."""
    actor: Callable[[Record], int]
    """Whose decision is next: a seat, CHANCE or OVER."""
    legal: Callable[[Record, Ints], int]
    """Writes the actor's legal actions into `out`, returns how many; 0 if the actor is no seat."""
    apply: Callable[[Record, int], None]
    """Carries out an action. It is not checked: only what `legal` or `chance` offered may come in."""
    chance: Callable[[Record, Ints, Ints], int]
    """Writes the possible outcomes and their weights, returns how many; 0 if the actor is not CHANCE."""
    scores: Callable[[Record, Ints], None]
    """Writes each seat's standing: the higher is better, equal ones share. POINT × points, less tie-breaks."""
    conceal: Callable[[Record, int], None]
    """Writes over everything in `s` that the viewer may not know."""
    determinize: Callable[[Record, int, Ints], None]
    """Fills what `conceal` hid from the viewer with one possible truth, drawn with `rng`."""
    veil: Callable[[Record, int, int], int]
    """The action, taken in `s` before it is applied, as the viewer may know it."""
    features: Callable[[Record, int, Floats, Ints], None]
    """Writes numbers that say how well a seat stands, for bots; `s` has no secrets left (true or determinized).

    The last argument is a bot's memory for one match, all zero at first: a game may keep there what it would have to
    work out again. It makes things faster and changes no result."""
    observe: Callable[[Record, int, Observation], None]
    """Writes all that a seat sees, as numbers, for agents that learn; `s` is concealed for the seat, `out` all zero."""


class Slice(NamedTuple):
    """A part of an observation, or of all actions: numbers of one meaning, one after the other."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


def offsets(layout: tuple[Slice, ...]) -> list[int]:
    """Where each slice begins."""
    return list(itertools.accumulate((part.size for part in layout[:-1]), initial=0))


def starts(layout: tuple[Slice, ...]) -> Any:
    """The same by name: a tuple, which compiled code can look into."""
    make: Any = namedtuple  # its fields are not known to a checker of types
    return make("Starts", [part.name for part in layout])(*offsets(layout))


@dataclass(frozen=True)
class Option:
    """A setting of the table: one of several words."""

    name: str
    values: tuple[str, ...]
    default: str


class OptionError(ValueError):
    """Options that no match can be started with; the text says what to change."""


@dataclass(frozen=True)
class Message:
    """Something to tell a person: a key of `i18n/*.ftl` and its arguments. The engine writes no prose."""

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Reason(Message):
    """Why an action is not legal: the rule that forbids it."""

    rule: str = ""


class NotationError(ValueError):
    """A text that is no action of the game; `reason` tells it to a person, where it names a thing that is not there."""

    def __init__(self, text: str, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.reason = reason


@dataclass(frozen=True)
class Game:
    """A game as the rest of the house sees it. States that come in may be concealed, except where it says true."""

    name: str
    rules: int
    """The version of the rules: it goes up when a record would no longer replay to the same positions."""
    dtype: np.dtype[Any]
    kernel: Kernel
    actions: int
    """Actions are 0 … actions − 1, those that veiled logs show among them."""
    most: int
    """At most so many actions are legal at once."""
    options: tuple[Option, ...]
    complete: Callable[[Mapping[str, str]], dict[str, str]]
    """Fills in the defaults and checks the whole; raises OptionError."""
    encode: Callable[[Mapping[str, str]], Ints]
    """Complete options as `start` takes them."""
    seats: Callable[[Mapping[str, str]], int]
    sides: Callable[[int], int]
    """How many sides compete at a table of so many seats. Seat n is of side n % sides; partners win together."""
    write: Callable[[States, int], str]
    """An action, before it is applied, in notation."""
    read: Callable[[States, str], int]
    """The action that a text means here; raises NotationError. It need not be legal."""
    describe: Callable[[States, int], dict[str, Any]]
    """What a client draws, of a state concealed for the viewer."""
    narrate: Callable[[States, int, States], list[Message]]
    """What happened, in the eyes of the viewer that all three arguments are concealed for."""
    again: Callable[[Mapping[str, str], list[int]], dict[str, str]]
    """The options of a rematch, by those of a match and the seats that won it."""
    why: Callable[[States, int], Reason | None]
    """The rule that forbids an action to the actor; None exactly for legal ones."""
    reveals: Callable[[States, int], bool]
    """Whether a seat's action makes something hidden known (true state): then it can't be undone freely."""
    census: Callable[[States], dict[str, int]]
    """What is conserved (true state): the same for every position of a match, for tests."""
    features: tuple[str, ...]
    """The names of what the kernel's `features` writes."""
    weights: Floats
    """What the first of them are worth, in points. A learned value looks at all."""
    memory: int
    """How many numbers `features` likes to remember."""
    draw: Callable[[dict[str, Any], Callable[[Message], str]], Any]
    """A description as a picture for the terminal: a rich renderable."""
    paint: Callable[[dict[str, Any]], Any]
    """A description as a picture of pixels: a Pillow image. Pillow is imported when it is called."""
    observation: tuple[Slice, ...]
    """What the kernel's `observe` writes, in order: the same for every table of the game."""
    action_mask: tuple[Slice, ...]
    """All actions in the order of their numbers: what the numbers mean."""
    content: "Callable[[Path], Game] | None" = None
    """The game with the content pack in a folder; raises OptionError. None: the game has no packs."""


def blank(game: Game, n: int = 1) -> States:
    """n positions, all zero, for `start`."""
    return np.zeros(n, game.dtype)


def copied(states: States) -> States:
    """A copy of its own; `states.copy()` goes field by field and takes 35 times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def plain(states: States) -> SimpleNamespace:
    """The first position as plain numbers and lists: many looks from Python cost far less on these."""
    return SimpleNamespace(**{name: states[name][0].tolist() for name in states.dtype.names or ()})


# --- dispatch -------------------------------------------------------------------------------------------------

_kernels: dict[Any, Kernel] = {}  # by dtype for plain Python, by numba type for compiled callers


def register(dtype: np.dtype[Any], kernel: Kernel) -> None:
    """Makes the functions below work on records of this type. A game calls it once, when it is imported."""
    for name in dtype.names or ():
        if hasattr(np.record, name):
            raise ValueError(f"a record's field can't be named {name!r}: NumPy has a method of that name")
    _kernels[dtype] = kernel
    _kernels[from_dtype(dtype)] = kernel


def start(s: Record, options: Ints) -> None:
    _kernels[s.dtype].start(s, options)


def actor(s: Record) -> int:
    return _kernels[s.dtype].actor(s)


def legal(s: Record, out: Ints) -> int:
    return _kernels[s.dtype].legal(s, out)


def apply(s: Record, action: int) -> None:
    _kernels[s.dtype].apply(s, action)


def chance(s: Record, out: Ints, weights: Ints) -> int:
    return _kernels[s.dtype].chance(s, out, weights)


def scores(s: Record, out: Ints) -> None:
    _kernels[s.dtype].scores(s, out)


def conceal(s: Record, viewer: int) -> None:
    _kernels[s.dtype].conceal(s, viewer)


def determinize(s: Record, viewer: int, rng: Ints) -> None:
    _kernels[s.dtype].determinize(s, viewer, rng)


def veil(s: Record, action: int, viewer: int) -> int:
    return _kernels[s.dtype].veil(s, action, viewer)


def features(s: Record, seat: int, out: Floats, memory: Ints) -> None:
    _kernels[s.dtype].features(s, seat, out, memory)


def observe(s: Record, seat: int, out: Observation) -> None:
    _kernels[s.dtype].observe(s, seat, out)


def _compiled(s: Any) -> Any:
    """The kernel for a numba type, as plain functions for numba to compile into the caller."""
    functions: tuple[Any, ...] = _kernels[s]
    return Kernel(*(function.py_func for function in functions))


# What a compiled caller gets instead: the game's own function, by the type of its record.
overload(start, strict=False)(lambda s, options: _compiled(s).start)
overload(actor, strict=False)(lambda s: _compiled(s).actor)
overload(legal, strict=False)(lambda s, out: _compiled(s).legal)
overload(apply, strict=False)(lambda s, action: _compiled(s).apply)
overload(chance, strict=False)(lambda s, out, weights: _compiled(s).chance)
overload(scores, strict=False)(lambda s, out: _compiled(s).scores)
overload(conceal, strict=False)(lambda s, viewer: _compiled(s).conceal)
overload(determinize, strict=False)(lambda s, viewer, rng: _compiled(s).determinize)
overload(veil, strict=False)(lambda s, action, viewer: _compiled(s).veil)
overload(features, strict=False)(lambda s, seat, out, memory: _compiled(s).features)
overload(observe, strict=False)(lambda s, seat, out: _compiled(s).observe)


# --- random numbers for compiled code -------------------------------------------------------------------------


def new_rng(seed: int) -> Ints:
    """The state of a generator, for `below`."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) & 0x7FFFFFFFFFFFFFFF
    rng = np.array([mixed | 1], np.int64)
    for _ in range(8):
        below(rng, 2)
    return rng


@njit
def below(rng: Ints, n: int) -> int:
    """A random number from 0 to n − 1 (xorshift64: only shifts, so that plain Python gives the same)."""
    x = rng[0]
    x ^= x << 13
    x ^= (x >> 7) & 0x1FFFFFFFFFFFFFF
    x ^= x << 17
    rng[0] = x
    return int((((x >> 20) & 0xFFFFFFFF) * n) >> 32)


@njit
def by_weight(rng: Ints, weights: Ints, n: int) -> int:
    """An index from 0 to n − 1, as likely as its weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    pick = below(rng, total)
    for i in range(n):
        pick -= weights[i]
        if pick < 0:
            return i
    return n - 1


# --- from Python: one-element arrays cross over ten times faster than records ----------------------------------


@njit
def start_at(states: States, options: Ints) -> None:
    start(states[0], options)


@njit
def actor_at(states: States) -> int:
    return actor(states[0])


@njit
def legal_at(states: States, out: Ints) -> int:
    return legal(states[0], out)


@njit
def apply_at(states: States, action: int) -> None:
    apply(states[0], action)


@njit
def chance_at(states: States, out: Ints, weights: Ints) -> int:
    return chance(states[0], out, weights)


@njit
def scores_at(states: States, out: Ints) -> None:
    scores(states[0], out)


@njit
def conceal_at(states: States, viewer: int) -> None:
    conceal(states[0], viewer)


@njit
def determinize_at(states: States, viewer: int, rng: Ints) -> None:
    determinize(states[0], viewer, rng)


@njit
def veil_at(states: States, action: int, viewer: int) -> int:
    return veil(states[0], action, viewer)


# --- random play, the simplest thing that uses all of it ---------------------------------------------------------


@njit
def random_step(s: Record, rng: Ints, out: Ints, weights: Ints) -> int:
    """Plays one random action, of a seat or of chance; returns who acted (OVER: nothing was done)."""
    who = actor(s)
    if who == OVER:
        return who
    if who == CHANCE:
        n = chance(s, out, weights)
        apply(s, out[by_weight(rng, weights, n)])
    else:
        n = legal(s, out)
        apply(s, out[below(rng, n)])
    return who


@njit
def random_games(states: States, options: Ints, games: int, rng: Ints, out: Ints, weights: Ints) -> int:
    """Plays whole random games in `states[1]`, set up from the zeros in `states[0]`; returns the players' decisions."""
    decisions = 0
    for _ in range(games):
        states[1] = states[0]
        s = states[1]
        start(s, options)
        who = random_step(s, rng, out, weights)
        while who != OVER:
            if who != CHANCE:
                decisions += 1
            who = random_step(s, rng, out, weights)
        scores(s, out)
    return decisions

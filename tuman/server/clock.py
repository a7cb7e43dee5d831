"""Thinking time. Times are milliseconds since 1970 and come in as arguments: nothing here looks at a watch."""

from msgspec import Struct

NONE, MOVE, FISCHER = "none", "move", "fischer"


class Pace(Struct, frozen=True):
    """How much time the players of a table have.

    `move`: so many seconds for each decision. `fischer`: so many seconds for the game, and some more after each turn.
    """

    kind: str = NONE
    seconds: int = 0
    increment: int = 0


class Clock:
    """What is left for each seat. Time runs for one seat at a time, never for bots."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.seconds * 1000] * seats
        self.running: int | None = None
        self.since = 0

    def go_on(self, now: int, seat: int | None, decided: int = 0) -> None:
        """Time runs for this seat (None: for nobody) from now on; whoever's time it was until now has spent it.

        `decided`: 1 when somebody has acted, -1 when something was taken back, 0 when the decision is still the same.
        """
        if self.pace.kind == NONE:
            return
        before = self.running
        if before is not None:
            self.left[before] -= max(0, now - self.since)
        if self.pace.kind == MOVE and seat is not None and decided > 0:
            self.left[seat] = self.pace.seconds * 1000
        if before != seat and before is not None and decided > 0:
            self.left[before] += self.pace.increment * 1000
        if before != seat and seat is not None and decided < 0:
            self.left[seat] -= self.pace.increment * 1000  # that came with the action that is taken back
        self.running, self.since = seat, now

    @property
    def deadline(self) -> int | None:
        """When the time of the seat that is to act runs out."""
        return None if self.running is None else self.since + self.left[self.running]

    def describe(self) -> dict[str, object] | None:
        if self.pace.kind == NONE:
            return None
        return {"left": list(self.left), "running": self.running, "since": self.since}

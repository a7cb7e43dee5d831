"""What each game's rules say about secrets, in the test's own words. A game without an oracle fails the twin test."""

from tests.laws.twins import Oracle
from tuman.core import States
from tuman.games.island.state import HIRE, SHOW


def _island_seat(s: States) -> int:
    return int(s["frames"][0, s["depth"][0] - 1]) >> 8 & 255


def _island_observed(s: States, text: str, actor: int, viewer: int) -> str:
    """MI-H2, MI-W7, MI-W11, MI-M3."""
    words = text.split()
    if words[0] in ("take", "hire", "skip"):
        return text if actor == viewer else "a secret choice"
    if words[0] == "draw":
        return text if _island_seat(s) == viewer else "draws a token"
    if words[0] == "card":
        chooser = 1 - int(s["starter"][0])
        return text if chooser == viewer else "draws a card"
    if words[-1] == "closed":
        # Whoever places a token knows it then; with strict memory its view only does not keep it.
        return text if viewer == actor else f"closed on {words[1]}"
    return text


def _island_hiring(s: States) -> tuple[bool, int]:
    """Whether questions of a hiring are still open, and of which group."""
    frames = [int(frame) for frame in s["frames"][0, : s["depth"][0]]]
    groups = [frame >> 16 for frame in frames if frame & 255 == SHOW]
    return any(frame & 255 == HIRE for frame in frames), groups[0] if groups else -1


def _island_moment(before: States, after: States) -> bool:
    """A round was counted, or a group's hiring shown."""
    counted = before["played"][0] != after["played"][0]
    return bool(counted) or (_island_hiring(before)[0] and _island_hiring(before) != _island_hiring(after))


def _island_facts(s: States) -> object:
    return [s[name].tobytes() for name in ("points", "coins", "pool", "last", "tally", "played")]


def _nebula_observed(s: States, text: str, actor: int, viewer: int) -> str:
    """VN-H2: cards that are dealt or drawn into a hand; that it happens is public."""
    verb = text.split()[0]
    if verb in ("deal", "draw"):
        seat = int(s["frames"][0, s["depth"][0] - 1]) >> 8 & 255
        return text if seat == viewer else f"{verb} a card for {seat}"
    return text


def _never(before: States, after: States) -> bool:
    """Via Nebula shows hidden cards only by actions that name them."""
    return False


ORACLES = {
    "island": Oracle(_island_observed, _island_moment, _island_facts),
    "nebula": Oracle(_nebula_observed, _never, lambda s: None),
}

"""All that a browser is told, and what of it a seat may not know: the rules' secrets in the test's own words."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.browser.kit import Visitor

BUFFER = 500_000_000
SECRET_CHOICES = ("take", "hire", "skip")


@dataclass(frozen=True)
class Heard:
    url: str
    text: str

    @property
    def data(self) -> Any:
        try:
            return json.loads(self.text)
        except ValueError:
            return None


class Ear:
    """Keeps every answer and every message of a feed that a window gets, as Chromium got them."""

    def __init__(self, visitor: Visitor) -> None:
        self._session = visitor.context.new_cdp_session(visitor.page)
        self._urls: dict[str, str] = {}
        self._ready: list[str] = []
        self._heard: list[Heard] = []
        self._session.on("Network.requestWillBeSent", self._asked)
        self._session.on("Network.loadingFinished", lambda e: self._ready.append(e["requestId"]))
        self._session.on("Network.eventSourceMessageReceived", lambda e: self._hear(e["requestId"], e["data"]))
        self._session.send("Network.enable", {"maxTotalBufferSize": BUFFER, "maxResourceBufferSize": BUFFER})

    def _asked(self, event: Any) -> None:
        self._urls[event["requestId"]] = event["request"]["url"]

    def _hear(self, request: str, text: str) -> None:
        self._heard.append(Heard(self._urls[request], text))

    def heard(self) -> list[Heard]:
        """So far; to be asked for before a window goes to another address, too."""
        while self._ready:
            request = self._ready.pop(0)
            if "/api/" in self._urls[request]:
                body = self._session.send("Network.getResponseBody", {"requestId": request})
                assert not body["base64Encoded"]
                self._hear(request, body["body"])
        return self._heard


def events(heard: list[Heard]) -> dict[int, Any]:
    """The events of a feed by their plies."""
    found = [h.data for h in heard if "/feed" in h.url]
    return {data["ply"]: data for data in found if "ply" in data}


def truths(heard: list[Heard], frames: list[Any]) -> dict[int, Any]:
    """The open view at each event, from the replay of the finished match, which has a frame for each step."""
    told = events(heard)
    assert sorted(told) == list(range(len(told))), "a feed leaves nothing out"
    step = len(frames) - 1 - sum(len(event["steps"]) for event in told.values())  # those of the set-up come first
    found = {}
    for ply, event in sorted(told.items()):
        step += len(event["steps"])
        found[ply] = frames[step]["view"]
        own = event["view"]["viewer"]
        assert hand(event["view"], own) == hand(found[ply], own)
    return found


def hand(view: Any, seat: int) -> Any:
    return view["hands"][seat] if "hands" in view else view["guilds"][seat]["hand"]


def leaks(heard: list[Heard], seat: int, truth: dict[int, Any], seed: str) -> list[str]:
    """What the seat was told and may not know."""
    found = []
    for one in heard:
        data = one.data
        over = isinstance(data, dict) and (data.get("status") == "over" or data.get("result"))
        if over:
            continue
        if seed in one.text:
            found.append(f"the seed: {one.url}")
        if isinstance(data, dict) and "view" in data:
            told = WHAT_LEAKS[data["view"]["game"]](data, one.text, truth[data["ply"]], seat)
        else:  # of a table and its people, never of the game
            told = (word for word in vocabulary(truth) if mentions(one.text, word))
        found += [f"{what}: {one.url} {one.text[:80]}" for what in told]
    return found


def mentions(text: str, word: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def vocabulary(truth: dict[int, Any]) -> set[str]:
    """The names of all things that can be hidden."""
    views = truth.values()
    cards = {card["card"] for view in views for guild in view.get("guilds", ()) for card in guild["hand"]}
    return cards | {kind for view in views for hand in view.get("hands", ()) for kind in hand}


def nebula_leaks(event: Any, text: str, truth: Any, seat: int) -> Iterator[str]:
    """VN-H2: nothing in all that is told names a card of another's hand."""
    for other, guild in enumerate(truth["guilds"]):
        for card in guild["hand"]:
            if other != seat and mentions(text, card["card"]):
                yield f"{card['card']} of seat {other}"


def island_leaks(event: Any, text: str, truth: Any, seat: int) -> Iterator[str]:
    """MI-H2, MI-W7, MI-W11, MI-M3: others' hands, closed tokens, weather cards and hirings."""
    view = event["view"]
    for other, hand in enumerate(view["hands"]):
        if other != seat and any(hand):
            yield f"the hand of seat {other}"
    for cell, token in truth["board"].items():
        if token and token["closed"] and token["side"] != ("blue", "red")[seat % 2]:
            seen = view["board"][cell]
            if seen["kind"] or seen["line"]:
                yield f"the closed token on {cell}"
    if truth["taken"] and truth["taken"]["closed"] and truth["actor"] != seat and view["taken"]["kind"]:
        yield "a closed token that was taken"
    if truth["chooser"] not in (None, seat) and any(view["drawn"]):
        yield "weather cards"
    asked = view["asked"]
    if truth["asks"] == "hire" and truth["actor"] != seat and (asked.get("hired") or asked.get("coins")):
        yield "a hiring"
    for step in event.get("steps", ()):
        words = step["text"].split() or [""]
        whose = [message["args"].get("seat") for message in step["messages"]]
        drawn = words[0] == "draw" and seat not in whose
        chosen = step["seat"] not in (None, seat) and (words[0] in SECRET_CHOICES or words[-1] == "closed")
        if (drawn or chosen) and "?" not in words:
            yield step["text"]


WHAT_LEAKS = {"nebula": nebula_leaks, "island": island_leaks}

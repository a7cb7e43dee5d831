"""Before a request is heard: where it comes from, how much it asks for. And what every answer carries."""

from time import monotonic, perf_counter
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tuman.server.metrics import REQUEST_SECONDS, REQUESTS
from tuman.server.problems import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
MOST_BUCKETS = 50_000


class Buckets:
    """Each key may ask so often at once, and so often a second after that."""

    def __init__(self, size: int, rate: float) -> None:
        self.size, self.rate = size, rate
        self._levels: dict[str, tuple[float, float]] = {}  # what is left, and when that was so

    def take(self, key: str) -> bool:
        now = monotonic()
        left, then = self._levels.get(key, (float(self.size), now))
        left = min(float(self.size), left + (now - then) * self.rate)
        if left < 1:
            return False
        if key not in self._levels and len(self._levels) >= MOST_BUCKETS:
            self._forget(now)
        self._levels[key] = (left - 1, now)
        return True

    def _forget(self, now: float) -> None:
        """Full buckets need not be remembered; if that is not enough, all are."""
        full = [k for k, (left, then) in self._levels.items() if left + (now - then) * self.rate >= self.size]
        for key in full or list(self._levels):
            del self._levels[key]


def check_origin(method: str, headers: Any, by_cookie: bool) -> None:
    """A page of another site may not act for a player who is known by a cookie."""
    if method in SAFE or not by_cookie:
        return
    origin = headers.get("origin")
    foreign = headers.get("sec-fetch-site") in ("cross-site", "same-site")
    if origin is not None:
        try:
            foreign = urlsplit(origin).netloc != headers.get("host")
        except ValueError:  # no browser says such things
            foreign = True
    if foreign:
        raise Problem(403, "origin", "this request comes from another site")


async def finish(message: Message, scope: Scope) -> None:
    """Adds the headers that keep browsers on the safe side to every answer, and counts it."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *RAW_HEADERS]
        REQUESTS.labels(message["status"]).inc()


class StopWatch(ASGIMiddleware):
    """Measures how long answers take."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        begin = perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and not scope["path"].endswith("/feed"):
                REQUEST_SECONDS.observe(perf_counter() - begin)
            await send(message)

        await next_app(scope, receive, sending)

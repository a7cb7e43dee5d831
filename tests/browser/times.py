"""How long people wait, measured in the page: `make webtimes`. Figures to read, not a test."""

import random
import statistics
import sys

from playwright.sync_api import Browser

from tests.browser.hands import OVER, Hands
from tests.browser.kit import BOT, ME, Visitor, browser
from tests.server.services import Server

MODES: dict[str, dict[str, str]] = {"nebula": {"players": "2"}, "island": {"mode": "weather", "weather": "sunny"}}
# What can be clicked as soon as the board can be used.
USABLE = {"nebula": "[data-hex].lit", "island": ".start button"}
# When the frame after something is on the screen.
DRAWN = "const drawn = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now())));"
# From the navigation on: `usable` when the board can be clicked and the frame with it is drawn.
OPENING = """(selector) => {
    %s
    const look = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        look.disconnect();
        drawn((now) => (window.usable = now));
    });
    look.observe(document, { childList: true, subtree: true, attributes: true });
}"""
# From each click on: `chosen` when its own frame is drawn, `done` when what the server made of it is.
CLICKING = """() => {
    %s
    window.chosen = [];
    window.done = [];
    let clicked = 0;
    addEventListener("click", (event) => {
        clicked = event.timeStamp;
        drawn((now) => chosen.push(now - event.timeStamp));
    }, true);
    new MutationObserver((changes) => {
        for (const { target, oldValue } of changes) {
            const from = clicked;
            if (oldValue === "true" && target.ariaBusy === "false") drawn((now) => done.push(now - from));
        }
    }).observe(document.querySelector(".board"), { attributeFilter: ["aria-busy"], attributeOldValue: true });
}"""


def opening(chrome: Browser, url: str, game: str, times: int) -> tuple[list[float], list[float]]:
    """A first visit with nothing kept, and the same page once more."""
    cold, warm = [], []
    for _ in range(times):
        visitor = Visitor(chrome, url, name="Ann")
        table = visitor.api("/tables", {"game": game, "options": {"first": "1"} | MODES[game], "seats": [ME, BOT]})[
            "id"
        ]
        visitor.page.add_init_script(f"({OPENING % DRAWN})({USABLE[game]!r})")
        for found in (cold, warm):
            visitor.page.goto(f"/t/{table}")
            found.append(visitor.page.wait_for_function("window.usable").json_value())
        visitor.close()
    return cold, warm


def clicking(chrome: Browser, url: str, game: str) -> tuple[list[float], list[float]]:
    """A whole game by clicks."""
    visitor = Visitor(chrome, url, name="Ann")
    visitor.sit(game, ME, BOT, first="1", **MODES[game])
    hands = Hands(visitor, game, random.Random(1))
    visitor.page.wait_for_selector(USABLE[game])
    visitor.page.evaluate(CLICKING % DRAWN)
    while hands.move() != OVER:
        visitor.page.wait_for_timeout(300)  # hands that look for what is lit would be measured, too
    chosen, done = visitor.page.evaluate("[chosen, done]")
    visitor.close()
    return chosen, done


def show(what: str, found: list[float]) -> None:
    ordered = sorted(found)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    print(f"{what:<48}{statistics.median(ordered):>8.0f}{late:>8.0f}{ordered[-1]:>8.0f}{len(ordered):>6}", flush=True)


def main(times: int) -> None:
    server = Server().start()
    try:
        with browser() as chrome:
            print(f"{'milliseconds':<48}{'median':>8}{'95 %':>8}{'most':>8}{'n':>6}")
            for game in MODES:
                cold, warm = opening(chrome, server.url, game, times)
                show(f"{game}: navigation to a usable board, first visit", cold)
                show(f"{game}: navigation to a usable board, again", warm)
                chosen, done = clicking(chrome, server.url, game)
                show(f"{game}: click to its frame", chosen)
                show(f"{game}: click to the drawn answer of the server", done)
    finally:
        server.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)

"""Hands that play: they see what is lit, as a person does, and try it."""

import random

from tests.browser.kit import Visitor

MOST_CLICKS = 3000
MOST_KEYS = 120
OVER = "dialog[open] table"
COVER = ".cover button"
# Of the first wish that can be met one thing, where a finger would hit it; `aim` is the thing itself. While an action
# is on its way, nothing.
LOOK = """([wishes, luck]) => {
    if (document.querySelector("[aria-busy=true]")) return;
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    for (const wish of wishes) {
        const seen = [...document.querySelectorAll(wish)].filter((one) => !one.disabled && one.ariaDisabled !== "true");
        for (let i = 0; i < seen.length; i++) {
            const one = seen[(Math.floor(luck * seen.length) + i) % seen.length];
            const hit = () => one.contains(document.elementFromPoint(...middle(one)));
            if (!hit() && !one.closest("svg")) one.scrollIntoView({ block: "center" });
            if (!hit()) continue;
            window.aim = one;
            return [wish, ...middle(one)];
        }
    }
}"""
# The key that leads nearer to what was aimed at: arrows inside of a map, a hand, a question; else Tab.
NEXT_KEY = """() => {
    const [at, aim] = [document.activeElement, window.aim];
    if (at === aim) return "Enter";
    const group = "[role=grid], .hand, .ask[role=toolbar], svg[role=group]";
    if (!at.closest(group) || at.closest(group) !== aim.closest(group)) return "Tab";
    if (!aim.dataset.cell) return aim.dataset.hex ? "PageDown" : "ArrowRight";
    const [x, y] = [0, 1].map((i) => aim.dataset.cell.charCodeAt(i) - at.dataset.cell.charCodeAt(i));
    return x ? (x > 0 ? "ArrowRight" : "ArrowLeft") : y > 0 ? "ArrowDown" : "ArrowUp";
}"""
# Whether what has the focus looks otherwise than without it; transitions would hide the difference for a moment.
SHOWS_FOCUS = """() => {
    const at = document.activeElement;
    const still = document.head.appendChild(document.createElement("style"));
    still.textContent = "* { transition-property: none !important }";
    const look = () => [at.parentElement, at, ...at.querySelectorAll("*")].map((one) => {
        const { outline, boxShadow, borderColor, stroke, strokeWidth, backgroundColor } = getComputedStyle(one);
        return [outline, boxShadow, borderColor, stroke, strokeWidth, backgroundColor].join();
    }).join();
    const focused = look();
    at.blur();
    const blurred = look();
    at.focus({ preventScroll: true });
    still.remove();
    return focused !== blurred;
}"""
BAR = ".bar:not(:has(.verb[aria-pressed=true])) .verb"
# Verbs of Via Nebula's action bar, in its order, and which to try first.
BUILD_FIRST = (5, 4, 3, 1, 2)


def nebula_wishes(rng: random.Random) -> list[str]:
    """Builds when it can, else brings goods, explores, sends craftsmen, begins sites."""
    return [
        ".ask button",
        *(f"{BAR}:nth-child({verb})" for verb in BUILD_FIRST),
        "[data-hex].lit",
        ".bar .buttons .primary, .bar .buttons .close, .bar .buttons .lit",
        ".play:has(.turn.mine) .zoom button:last-child",  # to see the whole map
    ]


def island_wishes(rng: random.Random) -> list[str]:
    """Mostly a token and then its cell, sometimes the other way round; hires a few."""
    first = ["[data-slot].lit", "[data-cell].lit"]
    return [
        ".counting .answers .primary",
        ".start .suggest",
        *([".shop .offers [aria-checked=false]"] if rng.random() < 0.6 else []),
        ".shop .bar .primary",
        ".weather button",
        ".ask .answers .primary",
        ".island-layout:has([data-slot][aria-pressed=true]) [data-cell].lit",
        *(reversed(first) if rng.random() < 0.2 else first),
        ".field:has(.darkness.lit) [data-cell].dark",
        ".ask.mine .answers button:not(.island-more)",
    ]


WISHES = {"nebula": nebula_wishes, "island": island_wishes}


class Hands:
    """One person who plays a game in one window, with a mouse, or with a finger where there is a touchscreen."""

    def __init__(self, visitor: Visitor, game: str, rng: random.Random) -> None:
        self.visitor, self.wishes, self.rng = visitor, WISHES[game], rng

    def look(self, wait: bool = True) -> tuple[str, float, float] | None:
        """What to do next, and where; waits until there is something, if told so."""
        page = self.visitor.page
        wanted = [[OVER, COVER, *self.wishes(self.rng)], self.rng.random()]
        found = page.wait_for_function(LOOK, arg=wanted).json_value() if wait else page.evaluate(LOOK, wanted)
        return (str(found[0]), found[1], found[2]) if found else None

    def move(self, wait: bool = True) -> str | None:
        """Does the next thing, and says what it was."""
        found = self.look(wait)
        if found is None:
            return None
        wish, x, y = found
        if wish != OVER:
            self.press(x, y)
        return wish

    def press(self, x: float, y: float) -> None:
        page = self.visitor.page
        if self.visitor.touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)

    def play(self) -> None:
        """To the end."""
        for _ in range(MOST_CLICKS):
            if self.move() == OVER:
                return
        raise AssertionError("the game never ended")

    def play_on(self, moves: int) -> None:
        """So long; then a bot takes the seat, and the rest is looked at. Via Nebula takes long."""
        for _ in range(moves):
            assert self.move() != OVER
        self.leave()
        self.visitor.page.wait_for_selector(OVER)

    def leave(self) -> None:
        self.visitor.page.wait_for_selector(".board[aria-busy=false]")
        self.visitor.api(f"/tables/{self.visitor.table}/resign", {"level": "newcomer"})


class Keys(Hands):
    """The same without a mouse. Never is the focus lost, and it can always be seen."""

    def look(self, wait: bool = True) -> tuple[str, float, float] | None:
        found = super().look(wait)
        assert self.visitor.page.evaluate("document.activeElement !== document.body"), f"focus is lost before {found}"
        return found

    def press(self, x: float, y: float) -> None:
        """Goes to what was aimed at, and presses Enter."""
        page = self.visitor.page
        for _ in range(MOST_KEYS):
            key = page.evaluate(NEXT_KEY)
            if key == "Enter":
                assert page.evaluate(SHOWS_FOCUS), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
            page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"no key leads there: {page.evaluate('window.aim.outerHTML.slice(0, 200)')}")


def play_together(all: list[Hands], moves: int) -> None:
    """People at one table, each in a window: to the end, or so long, and then bots take their seats."""
    for _ in range(10 * MOST_CLICKS):
        done = [hands.move(wait=False) for hands in all]
        if set(done) == {OVER}:
            return
        if not any(done):
            all[0].visitor.page.wait_for_timeout(10)
        moves -= sum(map(bool, done))
        if moves <= 0:
            break
    for hands in all:
        hands.leave()
    for hands in all:
        hands.visitor.page.wait_for_selector(OVER)

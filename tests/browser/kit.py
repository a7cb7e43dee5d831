"""Chromium as people use it, against a real server."""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE, PHONE = (1366, 768), (390, 844)
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "newcomer"}, {"kind": "open"}
PATIENCE = 30_000  # milliseconds: the machine may be busy, and time decides nothing


def chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise AssertionError("the browser tests need Chromium; `make services` installs it")


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


class Visitor:
    """One person with a browser window. Whatever goes wrong in the page fails the test."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        size: tuple[int, int] = WIDE,
        language: str = "en-GB",
        dark: bool = False,
        calm: bool = True,
        name: str | None = None,
    ) -> None:
        self.base, self.touch = base, size[0] < 700
        self.context: BrowserContext = browser.new_context(
            base_url=base,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            bypass_csp=True,  # for axe, which is put into the page
            has_touch=self.touch,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.traffic: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        if name:
            self.context.request.post("/api/me", data={"name": name})

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.errors.append(message.text)

    def open(self, path: str) -> Page:
        self.page.goto(path)
        self.page.wait_for_selector("h1, .play")
        return self.page

    def sit(self, game: str, *seats: dict[str, str], **options: str) -> str:
        """At a new table; its id."""
        self.api("/me", {})
        table = self.api("/tables", {"game": game, "options": options, "seats": seats})["id"]
        self.open(f"/t/{table}")
        self.page.wait_for_selector(".play, .cover, .waiting")
        return str(table)

    def api(self, path: str, data: Any = None) -> Any:
        """What this person's browser is told."""
        request = self.context.request
        answer = request.get(f"/api{path}") if data is None else request.post(f"/api{path}", data=data)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return json.loads(answer.text())

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("/")[0].split("?")[0]

    def state(self) -> Any:
        return self.api(f"/tables/{self.table}/state")

    def until(self, holds: Callable[[], bool]) -> None:
        waited = 0
        while not holds():
            assert waited < PATIENCE, "it never came to that"
            self.page.wait_for_timeout(50)
            waited += 50

    def violations(self) -> list[str]:
        """What axe finds against WCAG 2.2 AA on the page as it is."""
        self.page.add_script_tag(path=str(AXE))
        found = self.page.evaluate(
            "async () => (await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']}))"
            ".violations.map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(' | ')}`)"
        )
        return [str(each) for each in found]

    def too_wide(self) -> bool:
        """Whether the page has to be scrolled sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))

    def close(self) -> None:
        self.context.close()
        assert self.errors == []

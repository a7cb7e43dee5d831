"""How to get to every screen of the app, for tests and pictures."""

from tests.browser.kit import Visitor

SCREENS = (
    "home",
    "new-nebula",
    "new-island",
    "waiting",
    "nebula",
    "island",
    "island-hiring",
    "hot-seat",
    "outcome",
    "watching",
    "guide",
    "rules-nebula",
    "rules-island",
    "replay",
    "look",
    "device",
    "about",
    "lost",
)
PATHS = {
    "home": "/",
    "new-nebula": "/new/nebula",
    "new-island": "/new/island?with=friends",
    "rules-nebula": "/rules/nebula",
    "rules-island": "/rules/island",
    "look": "/replay",
    "device": "/claim",
    "about": "/about",
    "lost": "/nowhere",
    "guide": "/learn/island",
}
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "newcomer"}]
TABLES = {
    "waiting": {"game": "nebula", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "nebula": {"game": "nebula", "options": {"first": "1"}, "seats": ME_AND_A_BOT},
    "island": {"game": "island", "options": {"first": "1"}, "seats": ME_AND_A_BOT},
    "island-hiring": {
        "game": "island",
        "options": {"mode": "blitz", "weather": "fog", "first": "1"},
        "seats": ME_AND_A_BOT,
    },
    "hot-seat": {"game": "island", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Bo"}]},
    "outcome": {"game": "nebula", "options": {"first": "1"}, "seats": ME_AND_A_BOT},
    "watching": {
        "game": "island",
        "seats": [{"kind": "bot", "level": "newcomer"}, {"kind": "bot", "level": "newcomer"}],
    },
    "replay": {"game": "nebula", "options": {"first": "1"}, "seats": ME_AND_A_BOT},
}


def open_screen(visitor: Visitor, name: str) -> None:
    """Opens a screen and waits until it is all there."""
    page = visitor.page
    if name in PATHS:
        visitor.open(PATHS[name])
    else:
        visitor.open("/")
        table = visitor.api("/tables", TABLES[name])["id"]
        if name == "outcome":  # bots play it to its end
            visitor.api(f"/tables/{table}/resign", {"level": "newcomer"})
        visitor.open(f"/{'replay' if name == 'replay' else 't'}/{table}")
    if name.startswith("new"):
        page.wait_for_selector("fieldset")
    if name in ("nebula", "replay"):
        page.wait_for_selector("[data-hex]")
    if name in ("island", "island-hiring", "guide"):
        page.wait_for_selector(".play button >> nth=3")
    if name == "hot-seat":
        page.wait_for_selector(".cover button")
    if name == "outcome":
        page.wait_for_selector("dialog[open] table")
    if name == "watching":
        page.wait_for_selector("[data-cell], .counting")
    if name == "guide":
        page.wait_for_selector("aside h2")
    if name == "device":
        page.wait_for_selector("text=/claim/")
    page.wait_for_load_state("networkidle") if name not in TABLES and name != "guide" else page.wait_for_timeout(300)

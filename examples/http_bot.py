"""A bot that plays a whole match over HTTP: python examples/http_bot.py [ADDRESS [GAME]]

It makes a table against a bot of the house, follows the feed, and answers whenever it is asked. See docs/api.md.
"""

import json
import random
import sys
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8137"
game = sys.argv[2] if len(sys.argv) > 2 else "island"
opener = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie says who we are


def ask(path: str, data: dict[str, Any] | None = None) -> Any:
    body = None if data is None else json.dumps(data).encode()
    with opener.open(Request(address + path, body, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


def events(table: str) -> Iterator[dict[str, Any]]:
    """What happens at the table; after a break the feed goes on with what we have not seen yet."""
    last = "-1"
    while True:
        with opener.open(f"{address}/api/tables/{table}/feed?since={last}") as feed:
            for line in feed:
                name, _, value = line.decode().rstrip("\n").partition(": ")
                last = value if name == "id" else last
                if name == "data" and value != "{}":
                    yield json.loads(value)


ask("/api/me", {"name": "Random Bot"})
table = ask("/api/tables", {"game": game})["id"]  # without seats: we against a bot
for event in events(table):
    if event["result"]:
        print("points:", *event["result"]["points"])
        break
    if event["legal"]:
        action = random.choice(event["legal"])
        ask(f"/api/tables/{table}/actions", {"ply": event["ply"], "action": action})

"""A bot for `tuman arena --bots "exec:python examples/line_bot.py",greedy`: it takes a random action, but never passes.

The protocol is told in docs/bot-api.md: read lines, and answer two of them.
"""

import json
import random
import sys

view: dict[str, object] = {}  # what the seat may know: see it with json.dumps(view, indent=1)
legal: list[str] = []
rng = random.Random()

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "tuman":
        print("ready", flush=True)
    elif word == "seed":
        rng.seed(int(rest))
    elif word == "view":
        view = json.loads(rest)
    elif word == "legal":
        legal = json.loads(rest)
    elif word == "choose":
        better = [action for action in legal if action not in ("pass", "stop", "stay")]
        print("action", rng.choice(better or legal), flush=True)
    elif word == "bye":
        break

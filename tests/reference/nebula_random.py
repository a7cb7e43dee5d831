"""Via Nebula, reference engine: random games, with the laws of the rules checked on the way.

Run it: python -m tests.reference.nebula_random [games per set of options]
"""

import random
import sys
import time
from collections import Counter
from pathlib import Path

from .nebula import Nebula
from .nebula_cards import COPIES, PRIVATE, RESOURCES, read_pack

PACK = read_pack(Path(__file__).parent / "nebula_pack")
EAGER = ["build", "transport", "site", "explore", "craftsman"]
EFFECTS = {
    "abundance": "abundance",
    "adventurers": "lay",
    "airway": "lift",
    "caravan": "return",
    "export": "return",
    "stall": "swap",
    "workshop": "lay",
    "express-delivery": "deliver",
    "secret-plan": "plan",
    "shortcut": "shortcut",
}  # the cards that ask, and the word of the answer


def check_laws(game: Nebula) -> None:
    """Nothing is lost and nothing appears (VN-C2 ... VN-C6), at any moment."""
    table = game.table
    players = table.players
    piles = [table.supply, *table.goods.values()]
    for player in players:
        piles += [player.storage, *(site.goods for site in player.sites().values())]
    for kind in RESOURCES:
        assert sum(pile[kind] for pile in piles) == 18, kind
        assert all(pile[kind] >= 0 for pile in piles), kind
    assert all(goods.total() > 0 for goods in table.goods.values())
    own_tiles = sum(sum(player.stacks) for player in players)
    assert len(table.tiles) + table.tiles_in_hand + table.reserve + own_tiles == 60
    assert table.reserve >= 0 and table.tiles_in_hand in (0, 1)
    cards = table.deck + table.private + [card for card in table.board if card is not None]
    cards += [card for player in players for card in player.hand + player.fulfilled]
    assert sorted(cards) == sorted(table.contracts) and len(cards) == 41
    tokens = table.undrawn_tokens + table.box_tokens + list(table.tokens.values())
    tokens += [token for player in players for token in player.tokens]
    assert len(tokens) == 25
    for player in players:
        placed = list(table.craftsmen.values()).count(player.seat)
        assert player.craftsmen + placed == (3 if game.seats == 2 else 2)  # VN-C3
        built = sum(seats.count(player.seat) for seats in table.buildings.values())
        assert player.buildings + built == 5 and len(player.fulfilled) == built
        assert len(player.sites()) + player.slots.count(None) == 3
        assert len(player.sites()) <= player.buildings  # VN-B2
    for ruin in table.map.of_kind("ruins"):
        assert table.filled(ruin) <= table.room
    assert not set(table.tokens) & set(table.goods)
    assert 0 <= table.actions <= 2  # VN-E6
    if game.actor() is not None:
        assert set(table.craftsmen) <= set(table.goods)  # VN-E3
        assert game.legal()


def choose(game: Nebula, rng: random.Random, eager: bool) -> str:
    """Eager: the first possible verb of a list most of the time, and effects are used more than declined."""
    if game.actor() == 0:
        weights = game.weights()
        names = sorted(weights)
        return rng.choices(names, [weights[name] for name in names])[0]
    actions = sorted(game.legal())
    if not eager:
        return rng.choice(actions)
    verbs = {action.split()[0] for action in actions}
    if "skip" in verbs and len(verbs) > 1 and rng.random() < 0.8:
        verbs.remove("skip")
    ranked = [verb for verb in EAGER if verb in verbs]
    verb = ranked[0] if ranked and rng.random() < 0.85 else rng.choice(sorted(verbs))
    actions = [action for action in actions if action.split()[0] == verb]
    if verb == "lift":  # the kind first, so that the few tiles on forbidden hexes are not drowned by the mist
        kinds = game.table.map.kinds
        kind = rng.choice(sorted({kinds[action.split()[1]] for action in actions}))
        actions = [action for action in actions if kinds[action.split()[1]] == kind]
    return rng.choice(actions)


def events_of(game: Nebula, action: str, card: str) -> list[str]:
    """What is worth counting in an action about to be played; the card is the one built last."""
    table = game.table
    words = action.split()
    verb = words[0]
    found = [f"verb {verb}"]
    if game.actor() == 0:
        return found
    if verb == "skip" or (verb in EFFECTS.values() and not (verb == "lay" and "skip" not in game.legal())):
        found.append(f"{card}: {verb}")
    if verb == "pass":
        found.append("pass: extra action left out" if len(game.legal()) > 1 else "pass: nothing legal")
    if verb == "explore":
        found.append(f"explore {table.map.kinds[words[1]]}")
    if verb in ("explore", "lay") and table.tiles_in_hand == 0 and sum(table.players[table.turn - 1].stacks) == 0:
        found.append("a tile from the reserve")
    if verb == "lift":
        found.append(f"lift {table.map.kinds[words[1]]}")
    if verb == "build":
        found.append(f"build {card}" + (" from the hand" if words[2] not in table.board else ""))
    if verb == "site":
        slots = table.players[table.turn - 1].slots
        if any(site is not None and site.ruin == words[1] for site in slots[slots.index(None) :]):
            found.append("site: takes the name of another own one")
    if any(word.endswith("b") and word[:-1] in table.map.kinds for word in words[1:]):
        found.append(f"{verb} at a second site")
    if verb in ("craftsman", "abundance"):
        token = table.tokens[words[1]]
        left = table.supply[token.resource]
        if left < token.pieces - table.fewer:
            found.append(f"{verb}: supply {'empty' if left == 0 else 'short'}")
    if verb in ("transport", "return", "swap") and words[1] in table.goods:
        goods = table.goods[words[1]]
        if goods.total() == 1 and verb != "swap":
            found.append(f"{verb}: the last piece")
        if len([kind for kind in RESOURCES if goods[kind] > 0]) > 1:
            found.append(f"{verb} from several kinds")
    return found


def play_game(seed: int, eager: bool, counts: Counter[str], players: int, map: str, first: str = "random") -> Nebula:
    """Plays legal actions to the end and counts what happened."""
    rng = random.Random(seed)
    game = Nebula(PACK, players, map, first)
    card = ""
    while game.actor() is not None:
        action = choose(game, rng, eager)
        if action.startswith("build"):
            card = game.table.contracts[action.split()[2]].kind
        counts.update(events_of(game, action, card))
        table = game.table
        lasted = table.end_card is not None
        had_tile = table.turn > 0 and table.has_tile(table.players[table.turn - 1])
        game.play(action)
        check_laws(game)
        if had_tile and not table.has_tile(table.players[table.turn - 1]):
            counts["no tile left"] += 1
        if action.startswith("build"):
            if card in EFFECTS and not any(EFFECTS[card] == other.split()[0] for other in game.legal()):
                counts[f"{card}: no target"] += 1
            if card == "distillery":
                counts["distillery: lost" if table.actions == 0 else "distillery: one more action"] += 1
            if lasted and table.players[table.turn - 1].buildings == 0:
                counts["end: a fifth building in a last turn"] += 1
    counts["end: by the end card" if game.table.end_card is not None else "end: nobody can act"] += 1
    counts["end: shared win"] += len(game.winners()) > 1
    return game


EXPECTED = (
    [f"{card}: {word}" for card, word in EFFECTS.items()]
    + [f"{card}: skip" for card in EFFECTS]
    + [f"build {card}" for card in COPIES if card not in PRIVATE]
    + [f"build {card} from the hand" for card in PRIVATE]
    + ["distillery: one more action", "distillery: lost", "pass: extra action left out", "pass: nothing legal"]
    + ["explore mist", "explore forest", "lift mist", "lift forest", "lift forbidden"]
    + ["craftsman: supply short", "craftsman: supply empty", "transport: the last piece", "return: the last piece"]
    + ["transport from several kinds", "transport at a second site", "build at a second site"]
    + ["site: takes the name of another own one"]
    + ["a tile from the reserve", "no tile left"]
    + ["end: by the end card", "end: nobody can act", "end: a fifth building in a last turn"]
)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    counts: Counter[str] = Counter()
    for eager in (False, True):
        for players in (2, 3, 4):
            for map in PACK["maps"]:
                here: Counter[str] = Counter()
                begin = time.perf_counter()
                for seed in range(games):
                    play_game(seed, eager, here, players, map, "random" if seed % 4 else "2")
                spent = (time.perf_counter() - begin) / games * 1000
                counts += here
                ends = here["end: by the end card"]
                policy = "eager" if eager else "random"
                print(f"{spent:6.0f} ms a game, {ends} of {games} by the end card: {policy}, {players}, {map}")
    for event, number in sorted(counts.items()):
        print(f"{number:8d}  {event}")
    missing = [event for event in EXPECTED if not counts[event]]
    print("never seen:", ", ".join(missing) if missing else "nothing")


if __name__ == "__main__":
    main()

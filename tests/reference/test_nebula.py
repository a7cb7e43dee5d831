"""The fast engine of Via Nebula against a naive one that was written from the rules alone."""

import os
import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.reference.nebula import Nebula
from tests.reference.nebula_random import choose
from tuman.core import CHANCE, OVER, Game, States
from tuman.games.nebula import with_pack
from tuman.games.nebula.content import STANDARD, load
from tuman.games.nebula.names import card_names, hex_names
from tuman.games.nebula.tell import describe, goods_of
from tuman.match import Match

PACKS = {"standard": STANDARD, "second": Path(__file__).parent / "nebula_pack"}
GAMES_PER_COUNT = int(os.environ.get("TUMAN_GAMES", "2000"))  # make reference: 50,000
CHUNK = 250
LOOK = 7  # legal actions are compared at every ply, all the rest at every seventh


@cache
def game_with(pack: str) -> Game:
    return with_pack(load(PACKS[pack]))


def cards(s: States, mask: int) -> list[str]:
    return sorted(name for card, name in enumerate(card_names(s)) if int(mask) >> card & 1)


def snapshot(s: States, over: bool) -> dict[str, object]:
    """Our position in the words of the reference engine."""
    r = s[0]
    seats = range(int(r.seats))
    view = describe(s, -1)
    hexes = view["hexes"]
    tile_words = [int(word) for word in r.tiles]
    return {
        "goods": {name: hex["goods"] for name, hex in hexes.items() if hex.get("goods")},
        "craftsmen": {name: hex["craftsman"] + 1 for name, hex in hexes.items() if hex.get("craftsman") is not None},
        "tokens": {name: hex["token"]["name"] for name, hex in hexes.items() if hex.get("token")},
        "tiles": sorted(name for hex, name in enumerate(hex_names(s)) if tile_words[hex // 60] >> hex % 60 & 1),
        "sites": {
            seat + 1: {
                site["site"]: site["goods"]
                for hex in hexes.values()
                for site in hex.get("sites", [])
                if site["seat"] == seat
            }
            for seat in seats
        },
        "buildings": {
            name: [seat + 1 for seat in hex["buildings"]] for name, hex in hexes.items() if hex.get("buildings")
        },
        "storage": {seat + 1: view["guilds"][seat]["storage"] for seat in seats},
        "supply": dict.fromkeys(("wood", "stone", "clay", "wheat", "food"), 0) | goods_of(int(r.supply)),
        "reserve": int(r.reserve),
        "own_tiles": [int(n) for n in r.own_tiles[: r.seats]],
        "explorers": [guild["explorers"] for guild in view["guilds"]],
        "hands": [cards(s, r.hand[seat]) for seat in seats],
        "board": [card["card"] if card else None for card in view["board"]],
        "deck": cards(s, r.deck),
        "fulfilled": [cards(s, r.fulfilled[seat]) for seat in seats],
        "owned": [sorted(token["name"] for token in guild["tokens"]) for guild in view["guilds"]],
        "end_card": int(r.end_card) + 1 if r.end_card >= 0 else None,
        "points": [guild["points"] for guild in view["guilds"]],
        "actions": int(r.actions),
        "over": over,
    }


def play_both(pack: str, players: int, seed: int) -> Counter[str]:
    """One random game on both engines; they must agree at every ply. Returns how often each verb was played."""
    rng = random.Random(seed)
    game = game_with(pack)
    options = {"players": str(players), "map": rng.choice(game.options[1].values)}
    slow = Nebula(PACKS[pack], players=players, map=options["map"])
    fast = Match(game, options, seed=str(seed)).at(0)
    eager = seed % 4 != 0  # most games are played to the end card, some stall
    verbs: Counter[str] = Counter()
    played: list[str] = []
    while True:
        who = {CHANCE: 0, OVER: None}.get(fast.actor, fast.actor + 1)
        note = f"{pack} {options} seed {seed} after {played[-6:]}"
        assert slow.actor() == who, note
        if who is None or fast.ply % LOOK == 0:
            there = slow.snapshot()
            for name, value in snapshot(fast.states, who is None).items():
                assert there[name] == value, f"{name}: {note}"
        if who is None:
            assert slow.snapshot()["winners"] == [seat + 1 for seat in fast.winners()], note
            return verbs
        possible = fast.outcomes() if who == 0 else dict.fromkeys(fast.legal(), 1)
        texts = {game.write(fast.states, action): action for action in possible}
        assert set(texts) == slow.legal(), note
        assert len(texts) == len(possible), note
        if who == 0:
            assert {text: possible[action] for text, action in texts.items()} == slow.weights(), note
        text = choose(slow, rng, eager)
        slow.play(text)
        fast.replay(texts[text])
        played.append(text)
        verbs[text.split()[0]] += 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", range(0, GAMES_PER_COUNT, CHUNK))
def test_agrees_with_the_reference_engine(players: int, first: int) -> None:
    for seed in range(first, min(first + CHUNK, GAMES_PER_COUNT)):
        play_both("second" if seed % 3 == 0 else "standard", players, seed)

"""Bots at the table: what they are given is what a person in their seat may know."""

import hashlib

from tuman.bots.levels import LEVELS, Bot, SearchBot, make_bot
from tuman.match import Match


def seat_bot(match: Match, seat: int, name: str) -> Bot:
    """A bot for a seat; it plays the same again in a match of the same seed."""
    return make_bot(name, match.game, seat, match.seats, _number(f"{match.seed}:bot {seat}".encode()))


def bot_choice(bot: Bot, match: Match) -> int:
    """What the bot does, whose turn it is."""
    seat = match.actor
    return bot.choose(match.view(seat), seen_since(match, seat))


def seen_since(match: Match, seat: int) -> list[int]:
    """What a seat has seen happen since its last choice, that one first; nothing before the first."""
    if seat not in match.actors:
        return []
    last = match.ply - 1 - match.actors[::-1].index(seat)
    return match.veiled(seat)[last:]


def advice(match: Match) -> list[tuple[int, int, float]]:
    """(action, visits, chance to win): what the expert finds best for who has the turn. It follows from the view."""
    seat = match.actor
    view = match.view(seat)
    thought = LEVELS["expert"].thought(match.game.name)
    assert thought
    bot = SearchBot(match.game, seat, match.seats, _number(view.tobytes()), thought)
    bot.think(view)
    return [found for found in bot.search.children() if found[1]]


def _number(source: bytes) -> int:
    return int.from_bytes(hashlib.sha256(source).digest()[:7])

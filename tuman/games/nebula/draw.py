"""A description as a picture for the terminal: the map, guild boards, contracts and hand, then the question."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tuman.core import Message
from tuman.games.nebula.draw_map import GLYPH, GROUND, INK, LAID, LETTER, MARKS, letters, play_map, width

View: TypeAlias = dict[str, Any]
Say: TypeAlias = Callable[[Message], str]

COLOUR = {"wood": "#b98046", "stone": "#98a2a8", "clay": "#d56f52", "wheat": "#d6b53a", "food": "#e0899b"}
QUIET = "dim"
HEAD = "bold"
BETWEEN = 2  # characters between the map and what stands beside it


class Picture:
    """Side by side where there is room, else one below the other."""

    def __init__(self, view: View, say: Say) -> None:
        self.map, self.map_width = play_map(view), width(1 + max(hex["column"] for hex in view["hexes"].values()))
        self.board, self.rest = _guilds(view, say), _store(view, say)
        self.below = [_legend(say), *_goods(view, say), *_cards(view, say), *_question(view, say)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = console.measure(self.board[-1], options=options).maximum  # the guild boards; the words may wrap
        beside = options.max_width >= self.map_width + BETWEEN + needed
        table = Table.grid(padding=(0, BETWEEN, 0, 0))
        if beside:
            table.add_column(width=self.map_width, no_wrap=True)
            table.add_row(self.map, Group(*self.board, self.rest))
            yield table
        else:
            yield self.map
            table.add_row(Group(*self.board), self.rest)
            yield table
        yield from self.below


def draw(view: View, say: Say) -> Picture:
    """The table as its viewer sees it."""
    return Picture(view, say)


# --- guild boards -------------------------------------------------------------------------------------------------


def _guilds(view: View, say: Say) -> list[RenderableType]:
    """Whose turn it is, everybody's points by source and what is on the guild boards."""
    rows = ["points", "tokens", "contracts", "explorers", "end-card", "storage"]
    rows += ["craftsmen", "sites", "buildings", "tiles", "hand"]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, max_width=20, overflow="ellipsis")
    for _ in view["guilds"]:
        table.add_column(justify="right", no_wrap=True)
    table.add_row("", *(_mark(seat) for seat in range(view["seats"])))
    for row in rows:
        points = row in rows[1:6]
        label = (" " if points else "") + say(Message(f"nebula-row-{row}"))
        cells = [_cell(guild, row) for guild in view["guilds"]]
        table.add_row(Text(label, QUIET if points else ""), *cells, style=HEAD if row == "points" else "")
    return [_headline(view, say), _names(view, say), table]


def _cell(guild: dict[str, Any], row: str) -> str:
    if row == "points":
        return str(guild["points"])
    if row == "tiles":
        return "".join(str(n) for n in guild["stacks"])
    if row == "hand":
        return str(guild["private"] + guild["drawn"])
    sources = {source.replace("_", "-"): points for source, points in guild["points_by"].items()}
    return str(sources[row] if row in sources else guild[row])


def _headline(view: View, say: Say) -> Text:
    if view["asks"] == "over":
        return Text(say(Message("nebula-final")), HEAD)
    if view["turn"] is None:
        return Text(say(Message("nebula-set-up")), HEAD)
    text = Text(say(Message("nebula-turn-of", {"seat": view["turn"], "actions": view["actions"]})), HEAD)
    return text.append(f" {say(Message('nebula-last-turns'))}") if view["last_turns"] else text


def _names(view: View, say: Say) -> Text:
    text = Text()
    for seat in range(view["seats"]):
        arrow = "▸" if view["actor"] == seat else " "
        # The name of one player does not break apart.
        name = say(Message("seat", {"seat": seat})).replace(" ", "\N{NO-BREAK SPACE}")
        text.append(f"{' ' if seat else ''}{arrow}").append(f"{MARKS[seat]}\N{NO-BREAK SPACE}{name}", INK[seat])
    return text


def _mark(seat: int) -> Text:
    return Text(MARKS[seat], INK[seat])


# --- what else lies on the table ------------------------------------------------------------------------------------


def _goods(view: View, say: Say) -> Iterator[Text]:
    """What lies on everybody's sites and in the storage areas."""
    sites: dict[int, list[str]] = {}
    for hex in view["hexes"].values():
        for site in hex.get("sites", ()):
            goods = letters(site["goods"]) or "–"
            sites.setdefault(site["seat"], []).append(f"{site['site']}\N{NO-BREAK SPACE}{goods}")
    yield from _by_seat(say, "nebula-sites-list", {seat: ", ".join(found) for seat, found in sorted(sites.items())})
    stored = {seat: letters(guild["storage"]) for seat, guild in enumerate(view["guilds"]) if guild["storage"]}
    yield from _by_seat(say, "nebula-storage-list", stored)


def _store(view: View, say: Say) -> Text:
    """The supply by kind, with what its letters mean; tiles and cards that are left."""
    text = Text().append(say(Message("nebula-supply")), HEAD)
    for kind, letter in LETTER.items():
        name = say(Message("nebula-resource", {"resource": kind}))
        text.append(" ").append(letter, f"bold {COLOUR[kind]}").append(f"\N{NO-BREAK SPACE}{name}", QUIET)
        text.append(f"\N{NO-BREAK SPACE}{view['supply'].get(kind, 0)}")
    text.append("\n" + say(Message("nebula-left", {"tiles": view["reserve"], "cards": view["deck"]})))
    return text


def _by_seat(say: Say, key: str, lines: dict[int, str]) -> Iterator[Text]:
    text = Text().append(say(Message(key)), HEAD)
    for seat, line in lines.items():
        text.append("  ").append(_mark(seat)).append(f"\N{NO-BREAK SPACE}{line}")
    if lines:
        yield text


def _legend(say: Say) -> Text:
    text = Text()
    for terrain, glyph in GLYPH.items():
        name = say(Message("nebula-terrain", {"terrain": terrain})).replace(" ", "\N{NO-BREAK SPACE}")
        text.append(f" {glyph} ", GROUND[terrain]).append(f"\N{NO-BREAK SPACE}{name} ", QUIET)
    text.append("[ ]", LAID).append(f"\N{NO-BREAK SPACE}{say(Message('nebula-laid'))} ", QUIET)
    return text.append(say(Message("nebula-signs")), QUIET)


# --- contracts ----------------------------------------------------------------------------------------------------


def _cards(view: View, say: Say) -> Iterator[RenderableType]:
    if view["asks"] == "over":
        yield from _fulfilled(view, say)
        return
    groups = {"nebula-board": [card for card in view["board"] if card]}
    if view["viewer"] >= 0:
        groups["nebula-hand"] = view["guilds"][view["viewer"]]["hand"]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column(no_wrap=True)
    table.add_column()
    heads = ("asks", "points", "site") if view["viewer"] >= 0 else ("asks", "points")
    for number, (key, cards) in enumerate(groups.items()):
        if cards:
            named = [Text(say(Message(f"nebula-head-{head}")), QUIET) for head in heads] if number == 0 else []
            table.add_row(Text(say(Message(key)), HEAD), *named)
        for card in cards:
            table.add_row(*_card(view, say, card))
    yield table


def _card(view: View, say: Say, card: dict[str, Any]) -> tuple[RenderableType, ...]:
    """A contract: the word to type, what it asks for, points, where it can be built, its name and effect."""
    kind = {"card": card["kind"]}
    name = say(Message("nebula-card", kind))
    effect = say(Message("nebula-effect", kind))
    typed = Text(f" {card['card']}", HEAD)
    words = Text("" if name.lower().replace(" ", "-") == card["kind"] else f"{name}. ").append(effect, QUIET)
    return typed, _asks(say, card["asks"]), str(card["points"]), _nearest(view, card["asks"]), words


def _asks(say: Say, asks: dict[str, int] | str) -> Text:
    if isinstance(asks, str):
        return Text(say(Message("nebula-asks", {"asks": "alike" if asks == "two of one kind" else "kinds"})))
    text = Text()
    for kind, n in asks.items():
        text.append(LETTER[kind] * n, f"bold {COLOUR[kind]}")
    return text


def _nearest(view: View, asks: dict[str, int] | str) -> Text:
    """The viewer's site that has most of what a contract asks for: its name, and a tick or what is missing."""
    sites = [site for hex in view["hexes"].values() for site in hex.get("sites", ()) if site["seat"] == view["viewer"]]
    found = [(_missing(site["goods"], asks), site["site"]) for site in sites]
    if not found:
        return Text()
    missing, site = min(found, key=lambda pair: len(pair[0]))
    return Text(f"{site} ").append(*((f"−{missing}", QUIET) if missing else ("✓", "bold #46a574")))


def _missing(goods: dict[str, int], asks: dict[str, int] | str) -> str:
    if isinstance(asks, str):
        most = max(goods.values(), default=0)
        return "?" * (2 - most if asks == "two of one kind" else 3 - len(goods))
    return letters({kind: n - goods.get(kind, 0) for kind, n in asks.items()})


def _fulfilled(view: View, say: Say) -> Iterator[Text]:
    """What each contract has brought, at the end."""
    yield Text(say(Message("nebula-fulfilled")), HEAD)
    for seat, guild in enumerate(view["guilds"]):
        named = [f"{say(Message('nebula-card', {'card': c['kind']}))} {c['worth']}" for c in guild["fulfilled"]]
        yield _mark(seat).append(" " + (", ".join(named) or "–"), "not bold default")


# --- the question -------------------------------------------------------------------------------------------------


def _question(view: View, say: Say) -> list[Text]:
    if view["asks"] == "over":
        return [Text(say(Message("nebula-finished")), HEAD)]
    if view["actor"] != view["viewer"]:
        known = isinstance(view["actor"], int)
        return [Text(say(Message("nebula-waits", {"seat": view["actor"]})), QUIET)] if known else []
    question = Text(say(Message(f"nebula-ask-{view['asks']}", view["asked"])), HEAD)
    if view["asks"] == "turn" and view["distilleries"] and view["actions"] <= view["distilleries"]:
        question.append(" " + say(Message("nebula-may-pass")))  # VN-E7
    return [question]

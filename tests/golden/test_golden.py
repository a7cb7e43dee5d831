"""Golden playthroughs: they come out as they did, there is one for every mode, and everything occurs in them."""

import re
from pathlib import Path

import pytest

from tests.laws.tables import MODE_IDS, MODES
from tuman import golden
from tuman.core import CHANCE, Game
from tuman.games import GAMES

FOLDER = Path(__file__).parent
TABLES = golden.tables(FOLDER)
MOST_BYTES = 3_000_000

# For each game what must occur somewhere in its files: (name, pattern). A game without an entry fails.
ISLAND_VERBS = "first card pick hire skip take draw settle lift hop stay stop swap back"
ISLAND_TOKENS = "wolf rat hare pig chameleon mole crow cat fox turtle frog fairy-dog hippo snake mouse"
ISLAND_NEXT = r"^-- \d+  \d: {0} [a-f]\d\n(?:(?!--).*\n)*^-- \d+  \d: {1}"  # placed, and its choice at once
NEBULA_VERBS = (
    "first box token deal open draw craftsman site explore transport build pass abundance lay lift return swap deliver "
    "plan shortcut skip"
)
NEBULA_CARDS = (
    "abundance architect adventurers mayor caravan distillery lazy-explorer export stall merchant workshop priest "
    "airway quiet-town express-delivery secret-plan shortcut"
)
NEBULA_EFFECTS = {
    "abundance": "abundance",
    "adventurers": "lay",
    "caravan": "return",
    "export": "return",
    "stall": "swap",
    "workshop": "lay",
    "airway": "lift",
    "express-delivery": "deliver",
    "secret-plan": "plan",
    "shortcut": "shortcut",
}
NEBULA_EFFECT = (
    r"^-- \d+  (\d): build \w+ {0}-\d\n(?:(?!--).*\n)*^-- \d+  \1: {1}( |$)"  # built, and its choice at once
)
MUST_OCCUR = {
    "island": [
        *((f"verb {verb}", rf"^-- \d+  [*\d]: {verb}( |$)") for verb in ISLAND_VERBS.split(" ")),
        *((f"{kind} open", rf"^-- \d+  \d: {kind} [a-f]\d(-[a-f]\d)?$") for kind in ISLAND_TOKENS.split(" ")),
        *(
            (f"{kind} closed", rf"^-- \d+  \d: {kind} [a-f]\d closed$")
            for kind in ISLAND_TOKENS.split(" ")
            if kind != "chameleon"  # MI-D1
        ),
        ("Mole swaps", ISLAND_NEXT.format("mole", r"swap [a-f]\d$")),
        ("Mouse swaps", ISLAND_NEXT.format("mouse", r"swap [a-f]\d$")),
        ("Fairy-dog swaps two", ISLAND_NEXT.format("fairy-dog", r"swap [a-f]\d [a-f]\d$")),
        ("Fox takes back", r"^\w+  island-back-fox "),
        ("Snake takes back", r"^\w+  island-back-snake "),
        ("a closed token is taken back unseen", r"^\w+  island-back-\w+-hidden "),
        ("a replacement", r"^\w+  island-replace-open "),
        ("a closed replacement", r"^\w+  island-replace-closed"),
        ("Chameleon turns", r"^\w+  island-chameleon "),
        ("Turtle makes a debt", r"^\w+  island-debt "),
        ("Turtle's second token after Darkness is lifted", r"^legal stop; lift "),
        ("Hippo on two cells", r"^\w+  island-hippo "),
        ("Frog hops", r"^\w+  island-hop "),
        ("Cat triples a line", r"lines\.\d+\.points=(9|15|21|30)( |$)"),
        ("hiring is shown", r"^\w+  island-hired "),
        ("both Mice are hired", r"tokens\.\d\.mouse=2( |$)"),
        *((f"weather {sky}", rf'weather="{sky}"') for sky in ("sunny", "night", "cloudy", "fog")),
        ("blue wins", r"^\w+  island-over-blue "),
        ("red wins", r"^\w+  island-over-red "),
        ("a shared win", r"^\w+  island-over-shared "),
        ("an extra round", r"^\w+  island-extra"),
    ],
    "nebula": [
        *((f"verb {verb}", rf"^-- \d+  [*\d]: {verb}( |$)") for verb in NEBULA_VERBS.split(" ")),
        *((f"{card} is built", rf"^-- \d+  \d: build \w+ {card}(-\d)?( |$)") for card in NEBULA_CARDS.split(" ")),
        *(
            (f"{card}: {choice}", NEBULA_EFFECT.format(card, choice))
            for card, use in NEBULA_EFFECTS.items()
            for choice in (use, "skip")
        ),
        ("Lazy Explorer names a kind", r"^-- \d+  \d: build \w+ lazy-explorer \w+$"),
        ("Priest names three kinds", r"^-- \d+  \d: build \w+ priest \w+ \w+ \w+$"),
        ("Export returns two", r"^-- \d+  (\d): return .*\n(?:(?!--).*\n)*^-- \d+  \1: return "),
        ("Export stops after one", r"^-- \d+  (\d): return .*\n(?:(?!--).*\n)*^-- \d+  \1: skip"),
        ("a piece is returned from the storage area", r"^-- \d+  \d: return storage "),
        ("Airway moves a tile", r"^-- \d+  (\d): lift .*\n(?:(?!--).*\n)*^-- \d+  \1: lay "),
        ("Distillery gives an action", r"distilleries=1( |$)"),
        ("petrified forest is explored", r"^\w+  nebula-explore-forest "),
        ("a second own site on a ruin", r"^-- \d+  \d: (transport|build) (\w+ \w+ )?[a-z]\d+b( |$)"),
        ("surplus is stored", r"^\w+  nebula-surplus "),
        ("an exploitation is exhausted", r"^\w+  nebula-exhausted "),
        ("an explorer is uncovered", r"guilds\.\d\.explorers=1( |$)"),
        ("the game ends by the end card", r"^\w+  nebula-end-card "),
        ("the game ends because nobody can act", r"^\w+  nebula-stalled"),
    ],
}


def text_of(table: golden.Table) -> str:
    return (FOLDER / f"{table.name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_playthrough_comes_out_as_it_did(table: golden.Table) -> None:
    golden.check(table, text_of(table), GAMES)


# What a bot has played stays as it is when bots get better.
@pytest.mark.parametrize("table", [table for table in TABLES if not table.bot], ids=lambda table: table.name)
def test_a_playthrough_is_what_its_table_plays(table: golden.Table) -> None:
    match = golden.play(table, GAMES)
    assert text_of(table).startswith(golden.record.write(match))


@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_every_mode_of_every_game_has_a_playthrough(game: Game, options: dict[str, str]) -> None:
    mode = game.options[0].name
    assert any(table.game == game.name and table.options[mode] == options[mode] for table in TABLES)


def test_every_value_of_every_option_that_can_show_has_a_playthrough() -> None:
    for game in GAMES.values():
        full = [game.complete(table.options) for table in TABLES if table.game == game.name]
        for option in game.options:
            used = {options[option.name] for options in full}
            assert len(used) > 1 or len(option.values) == 1, f"{game.name}: {option.name} is always {used}"


@pytest.mark.parametrize("game", GAMES)
def test_everything_occurs_in_some_playthrough(game: str) -> None:
    text = "\n".join(text_of(table).partition(golden.DIVIDER)[2] for table in TABLES if table.game == game)
    assert [what for what, pattern in MUST_OCCUR[game] if not re.search(pattern, text, re.MULTILINE)] == []


def test_the_folder_holds_the_listed_files_and_is_small() -> None:
    files = list(FOLDER.glob("*.txt"))
    assert sorted(path.stem for path in files) == sorted(table.name for table in TABLES)
    assert sum(path.stat().st_size for path in files) < MOST_BYTES


def test_a_change_anywhere_is_found_and_told_with_its_line() -> None:
    table = TABLES[0]
    lines = text_of(table).split("\n")
    divider = lines.index(golden.DIVIDER)
    for at in range(divider + 1, len(lines) - 1, 97):
        changed = [*lines[:at], lines[at] + " ", *lines[at + 1 :]]
        with pytest.raises(golden.GoldenError, match=rf"{table.name}.txt, line {at + 1}: was .* is"):
            golden.check(table, "\n".join(changed), GAMES)
    for part in (text_of(table) + "\n", text_of(table)[:-1], "\n".join(lines[: divider + 20]), "\n".join(lines[:40])):
        with pytest.raises(golden.GoldenError, match=rf"{table.name}.txt, line \d+"):
            golden.check(table, part, GAMES)


def test_each_seat_has_wishes_or_none_has() -> None:
    table = golden.Table("x", "nebula", 1, {"players": "3"}, wishes=["explore"])
    with pytest.raises(golden.GoldenError, match="x: 1 wishes for 3 seats"):
        golden.play(table, GAMES)


def test_a_file_of_another_table_is_found() -> None:
    with pytest.raises(golden.GoldenError, match="not of the game and options"):
        golden.check(TABLES[0], text_of(TABLES[1]), GAMES)


def test_views_can_be_put_together_from_the_changes() -> None:
    """Nothing that a seat sees is left out of a file: the changes add up to the description."""
    for table in TABLES:
        match = golden.again(table, text_of(table), GAMES)
        seen: dict[str, str] = {}
        seat = str(match.seats)
        for line in text_of(table).partition(golden.DIVIDER)[2].split("\n"):
            who, _, rest = line.partition("  ")
            if who.strip("1234p") or seat not in who or not re.match(r"[\w.-]+[=~]", rest):
                continue
            for change in re.split(r" (?=[\w.-]+(?:=|~(?: |$)))", rest):
                if change.endswith(golden.GONE):
                    del seen[change[:-1]]
                else:
                    path, _, value = change.partition("=")
                    seen[path] = value
        last = match.game.describe(match.view(match.seats - 1), match.seats - 1)
        assert seen == golden._flat(last)
        assert CHANCE in match.actors

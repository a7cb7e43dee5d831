"""`tuman content`: make, check and look at content packs of Via Nebula (docs/content.md)."""

import argparse
import re
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from tuman.games.nebula.content import Contract, Map, Pack

FINE, MISTAKE = 0, 2

NARROW = 3  # characters of a hex where the terminal is too narrow for names


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "content",
        help="make, check and show content packs: maps, contracts and tokens of Via Nebula",
        description="Content packs hold the maps, contracts and tokens of Via Nebula. Who owns the box can write one "
        "with its real board and cards (docs/content.md).",
        epilog="example: tuman content new my-box && tuman content check my-box && tuman content show my-box",
    )
    verbs = parser.add_subparsers(dest="verb", metavar="new|check|show", required=True)
    new = verbs.add_parser("new", help="copy the standard pack into a folder NAME, to be edited")
    new.add_argument("name", metavar="NAME", help="the name of the pack and of its folder")
    check = verbs.add_parser("check", help="list everything that is wrong with a pack")
    check.add_argument("path", metavar="PATH", type=Path, help="the folder of the pack")
    show = verbs.add_parser("show", help="draw the maps of a pack and list its contracts and tokens")
    show.add_argument(
        "path", metavar="PATH", type=Path, nargs="?", help="the folder of the pack (default: the standard pack)"
    )
    show.add_argument("--map", metavar="M", help="only this map, and nothing else")


def run(args: Any) -> int:
    from tuman.games.nebula.content import ContentError

    try:
        if args.verb == "new":
            return _new(args.name)
        if args.verb == "check":
            return _check(args.path)
        return _show(args.path, args.map)
    except ContentError as error:
        return _mistake(str(error))


def _mistake(text: str) -> int:
    print(f"tuman: {text}", file=sys.stderr)
    return MISTAKE


def _new(name: str) -> int:
    from tuman.games.nebula.content import NAME_IS, STANDARD, is_name

    if not is_name(name):
        return _mistake(f"{name!a} is no name of a pack; expected {NAME_IS}")
    folder = Path(name)
    try:
        shutil.copytree(STANDARD, folder, copy_function=shutil.copyfile)
        pack = folder / "pack.toml"
        text = re.sub(r'(?m)^name = "[^"]*"', f'name = "{name}"', pack.read_text("utf-8"))
        pack.write_text(re.sub(r'(?m)^title = "[^"]*"', f'title = "My pack {name}"', text), "utf-8")
    except FileExistsError:
        return _mistake(f"{name} exists already and is left as it is; choose another name")
    except OSError as error:
        return _mistake(f"{name} can't be written: {error.strerror}")
    print(f"{name} is a copy of the standard pack. Edit its files, then: tuman content check {name}")
    return FINE


def _check(path: Path) -> int:
    from tuman.games.nebula.content import check, load

    problems = check(path)
    for problem in problems:
        print(problem)
    if problems:
        return _mistake(f"{path}: {len(problems)} problem{'s' if len(problems) > 1 else ''}")
    pack = load(path)
    neutral = sum(not contract.private for contract in pack.contracts)
    tokens = Counter(token.special for token in pack.tokens for _ in range(token.count))
    print(
        f"{path}: {pack.id} is fine: maps {', '.join(map.name for map in pack.maps)}; {neutral} neutral and "
        f"{len(pack.contracts) - neutral} private contracts, {tokens[False]} tokens and {tokens[True]} special ones, "
        f"{pack.supply} pieces of each resource"
    )
    return FINE


def _show(path: Path | None, name: str | None) -> int:
    from rich.console import Console
    from rich.text import Text

    from tuman.games.nebula.content import STANDARD, load

    pack = load(path or STANDARD)
    console = Console(highlight=False)
    chosen = [map for map in pack.maps if name in (None, map.name)]
    if not chosen:
        return _mistake(f"the pack has no map {name!a}; there are {', '.join(map.name for map in pack.maps)}")
    for map in chosen:
        console.print(Text(f"{map.title} ({map.name}, {len(map.names)} hexes, {map.provenance['rows']})\n", "bold"))
        console.print(draw_map(map, console.width))
        console.print(legend(map))
    if name is None:
        console.print(contracts_table(pack))
        console.print(tokens_table(pack))
        console.print(
            f"{pack.supply} pieces of each resource ({pack.provenance['supply']}).\n"
            "Provenance: seed = the rulebooks say it; inferred = from play reports and arithmetic; ours = our design; "
            f"box = read from the game. This pack is {pack.id}."
        )
    return FINE


def draw_map(map: "Map", width: int) -> "Text":
    """The map in the letters of its file; every hex has a name, or where that is too wide, rows and places have."""
    from rich.text import Text

    from tuman.games.nebula import draw_map

    if draw_map.width(max(map.columns) + 1) > width:
        return Text("\n", no_wrap=True, overflow="ignore").join(_narrow_lines(map)).append("\n")
    return draw_map.staggered(
        {
            (map.rows[hex], map.columns[hex]): [
                Text(label.center(draw_map.INSIDE), style(terrain)) for label in (letter(terrain) * 3, map.names[hex])
            ]
            for hex, terrain in enumerate(map.terrain)
        }
    )


def letter(terrain: int) -> str:
    from tuman.games.nebula.content import LETTERS

    return LETTERS[terrain]


def style(terrain: int) -> str:
    from tuman.games.nebula.draw_map import GROUND

    return tuple(GROUND.values())[terrain]


def _narrow_lines(map: "Map") -> "Iterator[Text]":
    from rich.text import Text

    places = {(map.rows[hex], map.columns[hex]): hex for hex in range(len(map.names))}
    for row in range(max(map.rows) + 1):
        line = Text(f"{row + 1:2} " + " " * (row % 2))
        for column in range(max([column for at, column in places if at == row], default=-1) + 1):
            if (row, column) in places:
                terrain, name = map.terrain[places[row, column]], map.names[places[row, column]]
                line.append(letter(terrain) + name[0], style(terrain)).append(" ")
            else:
                line.append(" " * NARROW)
        yield line


def legend(map: "Map") -> "Text":
    from rich.text import Text

    from tuman.games.nebula.content import TERRAIN_NAMES

    text = Text()
    for terrain, name in enumerate(TERRAIN_NAMES):
        text.append(f" {letter(terrain)} ", style(terrain)).append(f" {name} {len(map.of(terrain))} ")
    return text.append("\n")


def contracts_table(pack: "Pack") -> "Table":
    from rich.table import Table

    title = "Contracts (from: the provenance of what they ask for, and of the points)"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
    table.add_column("card", no_wrap=True)
    table.add_column("asks for", no_wrap=True)
    table.add_column("points", justify="right")
    table.add_column("from")
    for contract in pack.contracts:
        sources = f"{contract.provenance['asks']}, {contract.provenance['points']}"
        style = "italic" if contract.private else ""
        name = f"{contract.name} (private)" if contract.private else contract.name
        table.add_row(name, asks(contract), str(contract.points), sources, style=style)
    return table


def asks(contract: "Contract") -> str:
    """What a contract asks for, in words."""
    from tuman.games.nebula.content import CONTRACT_KINDS, OPEN_ASKS, RESOURCE_NAMES

    kind = CONTRACT_KINDS[contract.kind]
    if kind in OPEN_ASKS:
        return OPEN_ASKS[kind][0]
    return " ".join(resource for resource, pieces in zip(RESOURCE_NAMES, contract.asks) for _ in range(pieces))


def tokens_table(pack: "Pack") -> "Table":
    from rich.table import Table

    from tuman.games.nebula.content import RESOURCE_NAMES

    title = "\nTokens (from: the provenance of pieces, points and count)"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
    for heading in ("resource", "pieces", "points", "count"):
        table.add_column(heading, justify="left" if heading == "resource" else "right")
    table.add_column("from")
    for token in pack.tokens:
        name = RESOURCE_NAMES[token.resource] + (" (special)" if token.special else "")
        sources = ", ".join(token.provenance.values())
        points = "" if token.special else str(token.points)
        table.add_row(name, str(token.pieces), points, str(token.count), sources)
    return table

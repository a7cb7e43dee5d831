"""`tuman golden`: playthroughs that say what every viewer gets at every ply."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tuman.golden import Table

FOLDER = Path("tests/golden")
CHANGED = 1


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "golden",
        help="check the golden playthroughs, or write them anew",
        description="Checks that the playthroughs of a folder still come out the same; FOLDER/tables.toml lists them.",
        epilog="example: tuman golden --write && git diff --stat tests/golden",
    )
    parser.add_argument("folder", metavar="FOLDER", type=Path, nargs="?", default=FOLDER, help=f"default: {FOLDER}")
    parser.add_argument(
        "--write",
        action="store_true",
        help="write them anew; read the diff before you keep them. Where a bot plays, delete a file to play it anew",
    )


def run(args: Any) -> int:
    from tuman.cli import Mistake
    from tuman.golden import GoldenError, tables

    try:
        listed = tables(args.folder)
        return _write(args.folder, listed) if args.write else _check(args.folder, listed)
    except GoldenError as error:
        raise Mistake(str(error)) from error


def _write(folder: Path, listed: "list[Table]") -> int:
    from tuman.bots.levels import make_bot
    from tuman.games import GAMES
    from tuman.golden import again, dump, play

    for table in listed:
        path = folder / f"{table.name}.txt"
        kept = table.bot and path.exists()
        match = again(table, path.read_text(encoding="utf-8"), GAMES) if kept else play(table, GAMES, make_bot)
        path.write_text(dump(match), encoding="utf-8")
        print(f"wrote {path}" + (" with the same actions" if kept else ""))
    return 0


def _check(folder: Path, listed: "list[Table]") -> int:
    from tuman.games import GAMES
    from tuman.golden import GoldenError, check

    changed = 0
    for table in listed:
        path = folder / f"{table.name}.txt"
        try:
            match = check(table, path.read_text(encoding="utf-8"), GAMES)
            print(f"{path}: {match.ply} plies as before")
        except GoldenError as error:
            print(error)
            changed += 1
    if changed:
        print(f"{changed} of {len(listed)} playthroughs have changed; if that is meant: tuman golden --write")
    return CHANGED if changed else 0

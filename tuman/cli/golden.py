"""`tuman golden`: playthroughs that say what every viewer gets at every ply."""

import argparse
from pathlib import Path
from typing import Any

FOLDER = Path("tests/golden")
OUT_OF_DATE = 1


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "golden",
        help="check the golden playthroughs, or write them anew",
        description="Checks that the playthroughs of a folder still come out the same; FOLDER/tables.toml lists them.",
        epilog="example: tuman golden --write && git diff --stat tests/golden",
    )
    parser.add_argument("folder", metavar="FOLDER", type=Path, nargs="?", default=FOLDER, help=f"default: {FOLDER}")
    parser.add_argument("--write", action="store_true", help="write them anew; read the diff before you keep them")


def run(args: Any) -> int:
    from tuman import golden
    from tuman.cli import Mistake
    from tuman.games import GAMES

    try:
        tables = golden.tables(args.folder)
    except golden.GoldenError as error:
        raise Mistake(str(error)) from error
    wrong = 0
    for table in tables:
        path = args.folder / f"{table.name}.txt"
        if args.write:
            path.write_text(golden.dump(golden.play(table, GAMES)), encoding="utf-8")
            print(f"wrote {path}")
            continue
        try:
            match = golden.check(table, path.read_text(encoding="utf-8"), GAMES)
            print(f"{path}: {match.ply} plies as before")
        except golden.GoldenError as error:
            print(error)
            wrong += 1
    if wrong:
        print(f"{wrong} of {len(tables)} playthroughs have changed; if that is meant: tuman golden --write")
    return OUT_OF_DATE if wrong else 0

"""`tuman db`: the database of the server: bring it up to date, carry it over to another one."""

import argparse
from typing import Any

from tuman.cli import Mistake
from tuman.cli.serve import add_db, open_store

EPILOG = """\
examples:
  tuman db upgrade --db postgresql://tuman@localhost/tuman
  tuman db export --db sqlite:///tuman.db tables.jsonl
  tuman db import --db postgresql://tuman@localhost/tuman tables.jsonl
"""


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "db",
        help="the server's database: upgrade, export, import",
        description="Brings the database of the server up to date, or carries everything in it over to another one.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    upgrade = actions.add_parser("upgrade", help="bring the database to the newest version")
    export = actions.add_parser("export", help="write everything into a file, a line of JSON each")
    into = actions.add_parser("import", help="read such a file into an empty database")
    for action in (upgrade, export, into):
        add_db(action)
    for action in (export, into):
        action.add_argument("file", metavar="FILE")


def run(args: Any) -> int:
    from tuman.server import database, transfer

    store = open_store(args.db)
    try:
        if args.what == "upgrade":
            before = database.version(store.engine)
            database.check(store.engine, automatic=True)
            after = database.version(store.engine)
            print(f"the database has version {after}" + ("" if before == after else f" (it was {before or 'empty'})"))
        elif args.what == "export":
            database.check(store.engine, automatic=False)
            print(f"{transfer.export(store.engine, args.file)} rows written to {args.file}")
        else:
            database.check(store.engine, automatic=True)
            print(f"{transfer.load(store.engine, args.file)} rows read from {args.file}")
    except database.DatabaseError as error:
        raise Mistake(str(error)) from error
    finally:
        store.close()
    return 0

"""`tuman bench`: how fast random play is, ours and other engines' in the same run; and how fast bots search."""

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from tuman.cli import Mistake

if TYPE_CHECKING:
    from tuman.bench import Row
    from tuman.bench.searching import SearchRow


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "bench",
        help="measure random play, or the search of the bots",
        description="Measures whole random games on one core, all by turns in the same run. Actions are decisions of "
        "players; chance is not counted. Then the bots' search from the opening, in iterations.",
        epilog="examples: tuman bench --peers --seconds 10; tuman bench search --json",
    )
    parser.add_argument("what", nargs="?", choices=("play", "search"), help="only random play, or only the search")
    parser.add_argument("--peers", action="store_true", help="other engines too (`make peers` installs them)")
    parser.add_argument("--json", action="store_true", help="print one object with rows instead of a table")
    parser.add_argument("--seconds", metavar="S", type=_seconds, default=5.0, help="for each row; default: 5")
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[], help="only this row of random play; again for more"
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds from 0 to 3600")
    return seconds


def run(args: Any) -> int:
    from rich.console import Console

    if args.what == "search" and (args.only or args.peers):
        raise Mistake("--only and --peers are about random play; leave them or 'search' out")
    rows = None if args.what == "search" else _play(args)
    found = None if args.what == "play" or args.only else _search()
    if args.json:
        listed = {"rows": rows, "search": found} if rows is not None else {"rows": found}
        print(json.dumps({key: [asdict(row) for row in part] for key, part in listed.items() if part is not None}))
        return 0
    if rows is not None:
        Console().print(_table(rows))
    if found is not None:
        Console().print(_search_table(found))
    return 0


def _play(args: Any) -> "list[Row]":
    from contextlib import ExitStack

    from rich.console import Console

    from tuman import bench

    names = [*bench.TABLES, *(bench.PEERS if args.peers else ())]
    for name in args.only:
        if name not in names:
            hint = "; that one needs --peers" if name in bench.PEERS else ""
            raise Mistake(f"nothing is named {name!r}; there are {', '.join(names)}{hint}")
    wanted = [name for name in names if not args.only or name in args.only]
    try:
        others = [name for name in wanted if name in bench.PEERS]
        with Console(stderr=True).status("getting ready") as status, ExitStack() as stack:
            measures = {name: bench.ours(name) for name in wanted if name in bench.TABLES}
            if others:
                measures |= stack.enter_context(bench.peers(others))
            rows = bench.run(measures, args.seconds, lambda name: status.update(f"measuring {name}"))
    except bench.PeersError as error:
        raise Mistake(str(error)) from error
    return rows


def _search() -> "list[SearchRow]":
    from rich.console import Console

    from tuman.bench import searching

    with Console(stderr=True).status("getting ready") as status:
        return searching.run(lambda name: status.update(f"measuring {name}"))


def _search_table(rows: "list[SearchRow]") -> Any:
    from rich.table import Table

    table = Table("search, one core")
    table.add_column("iterations/s", justify="right")
    for row in rows:
        table.add_row(row.name, f"{row.iterations_per_s:,.0f}")
    return table


def _table(rows: "list[Row]") -> Any:
    from rich.table import Table

    from tuman.bench import YARDSTICK

    table = Table("random play, one core")
    for column in ("games/s", "actions/s"):
        table.add_column(column, justify="right")
    measure = next((row.actions_per_s for row in rows if row.name == YARDSTICK), None)
    if measure:
        table.add_column(f"× {YARDSTICK}", justify="right")
    for row in rows:
        ratio = [f"{row.actions_per_s / measure:,.1f}"] if measure else []
        table.add_row(row.name, f"{row.games_per_s:,.0f}", f"{row.actions_per_s:,.0f}", *ratio)
    return table

"""`tuman bench`: how fast random play is, ours and other engines' in the same run."""

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from tuman.cli import Mistake

if TYPE_CHECKING:
    from tuman.bench import Row


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "bench",
        help="measure random play in games and actions per second",
        description="Measures whole random games on one core, all by turns in the same run. Actions are decisions of "
        "players; chance is not counted.",
        epilog="example: tuman bench --peers --seconds 10",
    )
    parser.add_argument("--peers", action="store_true", help="other engines too (`make peers` installs them)")
    parser.add_argument("--json", action="store_true", help="print one object with rows instead of a table")
    parser.add_argument("--seconds", metavar="S", type=_seconds, default=5.0, help="for each row; default: 5")
    parser.add_argument("--only", metavar="NAME", action="append", default=[], help="only this row; again for more")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds from 0 to 3600")
    return seconds


def run(args: Any) -> int:
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
    if args.json:
        print(json.dumps({"rows": [asdict(row) for row in rows]}))
    else:
        Console().print(_table(rows))
    return 0


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

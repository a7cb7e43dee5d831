"""`tuman bench`: how fast random play is, beside other engines in one run; the bots' search, environments, server."""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from tuman.cli import Mistake

if TYPE_CHECKING:
    from tuman.bench import Measure, Row
    from tuman.bench.environments import StepRow
    from tuman.bench.searching import SearchRow
    from tuman.bench.serving import Measured


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "bench",
        help="measure random play, the search of the bots, the environments, or the server",
        description="Measures whole random games on one core, all by turns in the same run. Actions are decisions of "
        "players; chance is not counted. Then the bots' search from the opening, in iterations. "
        "`tuman bench env` measures the steps of the environments, observations included, one by one and batched. "
        "`tuman bench server` lets two people at each of many tables play over the network, here and at a server of "
        "boardgame.io, by turns: moves a second, and the time of a move from who makes it to the other one's feed.",
        epilog="examples: tuman bench --peers --seconds 10; tuman bench search --json; tuman bench env --peers --json; "
        "tuman bench server --only tuman --tables 1,50 --moves 20",
    )
    parser.add_argument("what", nargs="?", choices=("play", "search", "env", "server"), help="only random play, …")
    parser.add_argument("--peers", action="store_true", help="other engines too (`make peers` installs them)")
    parser.add_argument("--json", action="store_true", help="print one object with rows instead of a table")
    parser.add_argument("--seconds", metavar="S", type=_seconds, default=5.0, help="for each row; default: 5")
    parser.add_argument("--only", metavar="NAME", action="append", default=[], help="only this row; again for more")
    server = parser.add_argument_group("server")
    server.add_argument("--tables", metavar="N,N", type=_tables, default=(1, 50, 500), help="default: 1,50,500")
    server.add_argument("--moves", metavar="N", type=_count, default=90, help="at each table in a round; default: 90")
    server.add_argument("--stored", metavar="N", type=_count, default=100_000, help="tables at the start; 100,000")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds from 0 to 3600")
    return seconds


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to 1,000,000")
    return int(text)


def _tables(text: str) -> tuple[int, ...]:
    return tuple(_count(part) for part in text.split(","))


def run(args: Any) -> int:
    from rich.console import Console

    if args.what == "server":
        return _server(args)
    if args.what == "env":
        return _env(args)
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
    from tuman import bench

    return _measured(args, {name: partial(bench.ours, name) for name in bench.TABLES}, bench.PEERS)


def _measured(args: Any, ours: "dict[str, Callable[[], Measure]]", others: tuple[str, ...]) -> "list[Row]":
    """The rows that are wanted, by turns."""
    from contextlib import ExitStack

    from rich.console import Console

    from tuman import bench

    names = [*ours, *(others if args.peers else ())]
    for name in args.only:
        if name not in names:
            hint = "; that one needs --peers" if name in others else ""
            raise Mistake(f"nothing is named {name!r}; there are {', '.join(names)}{hint}")
    wanted = [name for name in names if not args.only or name in args.only]
    try:
        with Console(stderr=True).status("getting ready") as status, ExitStack() as stack:
            measures = {name: ours[name]() for name in wanted if name in ours}
            if foreign := [name for name in wanted if name in others]:
                measures |= stack.enter_context(bench.peers(foreign))
            return bench.run(measures, args.seconds, lambda name: status.update(f"measuring {name}"))
    except bench.PeersError as error:
        raise Mistake(str(error)) from error


def _env(args: Any) -> int:
    from rich.console import Console

    try:
        from tuman.bench import environments
    except ModuleNotFoundError as error:
        raise Mistake(f"the environments need {error.name}: run `make setup`, or install tuman[env]") from error
    measured = _measured(args, environments.ours(), environments.PEERS)
    rows = [environments.StepRow(row.name, row.actions_per_s) for row in measured]
    if args.json:
        print(json.dumps({"rows": [asdict(row) for row in rows]}))
    else:
        Console().print(_step_table(rows, environments.fastest_classic(rows)))
    return 0


def _step_table(rows: "list[StepRow]", yardstick: "StepRow | None") -> Any:
    from rich.table import Table

    table = Table("steps, observations included")
    table.add_column("steps/s", justify="right")
    if yardstick:
        table.add_column(f"× {yardstick.name}", justify="right")
    for row in rows:
        ratio = [f"{row.steps_per_s / yardstick.steps_per_s:,.2f}"] if yardstick else []
        table.add_row(row.name, f"{row.steps_per_s:,.0f}", *ratio)
    return table


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


def _server(args: Any) -> int:
    from rich.console import Console

    from tuman.bench import PeersError, serving

    for name in args.only:
        if name not in serving.NAMES:
            raise Mistake(f"nothing is named {name!r}; there are {', '.join(serving.NAMES)}")
    names = [name for name in serving.NAMES if not args.only or name in args.only]
    try:
        with Console(stderr=True).status("getting ready") as status:
            found = serving.measure(names, args.tables, min(args.moves, serving.MOVES), args.stored, status.update)
    except PeersError as error:
        raise Mistake(str(error)) from error
    if args.json:
        print(json.dumps(asdict(found)))
        return 0
    Console().print(_served(found))
    if found.start:
        print(
            f"start with {found.start['tables']:,} stored tables: {found.start['seconds']:.2f} s\n"
            f"memory of a live table: {found.memory['kb_per_table']:.0f} kB, with two feeds "
            f"{found.memory['kb_per_table_with_feeds']:.0f} kB\n"
            f"a move, median: {found.length['early_p50_ms']:.1f} ms in the first round of a game, "
            f"{found.length['late_p50_ms']:.1f} ms in the second"
        )
    return 0


def _served(found: "Measured") -> Any:
    from rich.table import Table

    table = Table("moves over the network, one worker")
    for column in ("tables", "moves/s", "p50 ms", "p99 ms", "CPU µs/move"):
        table.add_column(column, justify="right")
    for row in found.rows:
        name = f"{row.name}, people think" if row.paced else row.name
        cpu = "" if row.cpu_us_per_move is None else f"{row.cpu_us_per_move:,}"
        figures = f"{row.moves_per_s:,.0f}", f"{row.p50_ms:.1f}", f"{row.p99_ms:.1f}", cpu
        table.add_row(name, str(row.tables), *figures)
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

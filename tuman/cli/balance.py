"""`tuman balance`: bots against themselves, to see how fair maps and costs are."""

import argparse
import json
from pathlib import Path
from typing import Any

from tuman.cli import Mistake
from tuman.cli.options import add_content, add_game, count, game_with

EPILOG = """\
examples:
  tuman balance nebula --map beginner --players 4 --games 2000
  tuman balance nebula --map expert --players 2 --games 300 --bot strong --out expert.html
  tuman balance nebula --content my-box --games 500 --json
"""


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "balance",
        help="let bots play against themselves to see how fair maps and costs are",
        description="Bots of one level play many games of Via Nebula. Writes a page with plots and prints what\n"
        "decides: shares of wins by seat in the order of turns, length, contracts. The same seed gives the same games.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument("--map", metavar="M", help="a map of the pack; default: the first")
    parser.add_argument("--players", metavar="N", type=count, default=4, help="default: 4")
    parser.add_argument("--games", metavar="N", type=count, default=2000, help="how many; default: 2000")
    parser.add_argument("--bot", metavar="LEVEL", default="greedy", help="who plays; default: greedy")
    parser.add_argument("--seed", metavar="S", type=count, default=1, help="a number; default: 1")
    add_content(parser)
    parser.add_argument("--workers", metavar="W", type=count, help="games at once; default: one a core")
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    parser.add_argument("--out", metavar="FILE", type=Path, help="the page; default: balance-MAP-PLAYERS.html")


def run(args: Any) -> int:
    from rich.console import Console

    from tuman.arena.balance import GAME, Plan, report
    from tuman.arena.balance_page import page
    from tuman.arena.jobs import ArenaError
    from tuman.bots.levels import NAMES

    if args.game != GAME:
        raise Mistake(f"{args.game} has no balance report; only {GAME} has one")
    if args.bot not in NAMES:
        raise Mistake(f"no bot {args.bot!r}; there are {', '.join(NAMES)}")
    if not args.games:
        raise Mistake("a report needs at least one game; give --games 1 or more")
    game = game_with(GAME, args.content)
    given = {"players": str(args.players)} | ({"map": args.map} if args.map else {})
    options = game.complete(given)
    content = args.content.resolve() if args.content else None
    plan = Plan(content, options, args.bot, args.games, args.seed)
    out = args.out or Path(f"balance-{options['map']}-{options['players']}.html")
    with out.open("a", encoding="utf-8"):  # a place that can't be written to is told before the games
        pass
    try:
        rows = _play(plan, args.workers)
    except ArenaError as error:
        raise Mistake(str(error)) from error
    found = report(plan, rows)
    out.write_text(page(found), encoding="utf-8")
    if args.json:
        print(json.dumps(found))
    else:
        Console(highlight=False).print(_table(found))
        print(f"The page is {out}.")
    return 0


def _play(plan: Any, workers: int | None) -> list[Any]:
    """All games in the order of their numbers."""
    from contextlib import closing

    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from tuman.arena.balance import play
    from tuman.arena.local import run_with

    console = Console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left:"))
    rows = {}
    with (
        Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress,
        closing(run_with(play, plan, range(plan.games), workers or None)) as played,
    ):
        task = progress.add_task("", total=plan.games)
        for row in played:
            rows[row["job"]] = row
            progress.advance(task)
    return [rows[job] for job in range(plan.games)]


def _table(found: dict[str, Any]) -> Any:
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from tuman.arena.balance_page import caption

    table = Table("seat")
    for column in ("win share", "points", "turns"):
        table.add_column(column, justify="right", no_wrap=True)
    for n, seat in enumerate(found["seats"]):
        share = f"{seat['win_share']:.1%} ({seat['low']:.1%} – {seat['high']:.1%})"
        table.add_row(str(n + 1), share, f"{seat['points']:.2f}", f"{seat['turns']:.2f}")
    marks = (Text(f"{'✓' if target['reached'] else '✗'} {target['text']}") for target in found["targets"])
    return Group(table, *marks, Text(caption(found)))

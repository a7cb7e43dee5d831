"""The command `tuman`: one module a command, imported only when it is asked for."""

import argparse
import io
import os
import sys
from importlib import import_module
from typing import NoReturn

from tuman import __version__

COMMANDS = (
    "play",
    "replay",
    "hint",
    "verify",
    "perft",
    "golden",
    "arena",
    "strength",
    "learn",
    "balance",
    "bench",
    "content",
    "serve",
    "db",
    "warm",
)
MISTAKE, STOPPED, BROKEN_PIPE = 2, 130, 141

EXAMPLES = """\
examples:
  tuman play                          sit down and play at this terminal
  tuman replay match.txt --ply 40     show a match as it was after 40 actions
  tuman hint match.txt --ply 40       what an expert would do there
  tuman verify match.txt              check a record: every action, every draw
  tuman perft island --depth 3        count what can happen in three actions
  tuman arena island --bots a,b       let bots play many games
  tuman content show                  look at the maps and cards of Via Nebula
  tuman bench --peers                 measure speed beside other engines
  tuman serve                         tables for friends elsewhere

tuman COMMAND --help tells the rest. Exit codes: 0 all is well, 1 a check has failed, 2 a mistake in what was given.
"""


class Mistake(Exception):
    """Something the user can put right; the text, one line, says how."""


class Parser(argparse.ArgumentParser):
    """Tells a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{' '.join(message.split())} (see {self.prog} --help)")


def parser(commands: tuple[str, ...] = COMMANDS) -> Parser:
    """The parser with these commands. Naming one only saves importing what the others need."""
    top = Parser(
        prog="tuman",
        description="A table for board games about mist.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"tuman {__version__}")
    subparsers = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in commands:
        import_module(f"tuman.cli.{name}").add(subparsers)
    return top


def main(argv: list[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without some letters still shows the rest
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has left. Nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        if not _is_mistake(error):
            raise
        print(f"tuman: {_one_line(error)}", file=sys.stderr)
        return MISTAKE


def _run(argv: list[str]) -> int:
    first = argv[0] if argv else "--help"
    known = (first,) if first in COMMANDS else () if first == "--version" else COMMANDS
    try:
        args = parser(known).parse_args(argv or ["--help"])
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    code: int = import_module(f"tuman.cli.{args.command}").run(args)
    return code


def _is_mistake(error: Exception) -> bool:
    """Whether it is about what the user gave us, and not a fault of ours."""
    if isinstance(error, Mistake | OSError):
        return True
    from tuman.core import NotationError, OptionError
    from tuman.match import IllegalAction
    from tuman.record import RecordError

    return isinstance(error, NotationError | OptionError | IllegalAction | RecordError)


def _one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())

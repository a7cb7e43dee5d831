"""Bots from outside: programs that answer over stdin and stdout, line by line (docs/bot-api.md)."""

import json
import os
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from threading import Timer

import numpy as np

from tuman.core import Game, States, legal_at

PREFIX = "exec:"
HELLO, READY = "tuman 1", "ready"
TIMEOUT = 10.0
GRACE = 1.0  # seconds to leave after `bye`
LONGEST = 1 << 16  # characters of an answer


class Forfeit(Exception):
    """A bot from outside that can't go on; the text says why."""


class ExternalBot:
    """One process for one seat of one match; whatever goes wrong with it is a Forfeit."""

    def __init__(
        self, command: str, game: Game, options: Mapping[str, str], seat: int, seed: int, timeout: float = TIMEOUT
    ) -> None:
        self.game, self.seat, self.timeout = game, seat, timeout
        self._late = False
        self._actions = np.zeros(game.most, np.int64)
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (`close` closes it)
        try:
            # A group of its own, so that its children end with it, and Ctrl-C stays ours.
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            self._errors.close()
            raise Forfeit(f"can't be started: {error.strerror}") from error
        _running.add(self)
        try:
            if (answer := self._ask(HELLO)) != READY:
                raise Forfeit(f"answered {_short(answer)} to {HELLO!r}, not {READY!r}")
            settings = [f"option {name}={value}" for name, value in options.items()]
            self._greeting = [f"game {game.name}", *settings, f"seat {seat + 1}", f"seed {seed}"]
        except BaseException:
            self.close()
            raise

    def choose(self, view: States, seen: list[int]) -> int:
        legal = self._actions[: legal_at(view, self._actions)]
        texts = {self.game.write(view, int(action)): int(action) for action in legal}
        shown = json.dumps(self.game.describe(view, self.seat))
        question = [f"view {shown}", f"legal {json.dumps(list(texts))}", f"choose {self.timeout:g}"]
        answer = self._ask(*self._greeting, *question)
        self._greeting = []
        word, _, text = answer.partition(" ")
        if word != "action":
            raise Forfeit(f"answered {_short(answer)}, not 'action …'")
        if text not in texts:
            raise Forfeit(f"answered {_short(answer)}, which is not legal")
        return texts[text]

    def close(self) -> None:
        """Says goodbye, and sees to it that the process ends."""
        process = self._process
        assert process.stdin and process.stdout
        with suppress(OSError):
            process.stdin.write("bye\n")
            process.stdin.flush()
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
        self._kill()
        process.wait()
        _running.discard(self)
        process.stdout.close()
        self._errors.close()

    def _ask(self, *lines: str) -> str:
        """Sends lines and waits for one; those that begin with `info` are for people and passed over."""
        process = self._process
        assert process.stdin and process.stdout
        timer = Timer(self.timeout, self._stop)
        timer.start()
        try:
            process.stdin.write("\n".join(lines) + "\n")
            process.stdin.flush()
            while answer := process.stdout.readline(LONGEST):
                if not answer.startswith("info"):
                    return answer.strip()
        except OSError:  # nobody reads any more
            pass
        finally:
            timer.cancel()
        raise Forfeit(f"gave no answer in {self.timeout:g} s" if self._late else self._death())

    def _stop(self) -> None:
        self._late = True
        self._kill()

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _death(self) -> str:
        """How the process ended, and the last thing it said to stderr."""
        try:
            code: int | None = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            code = None
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - LONGEST))
        said = self._errors.read().decode("utf-8", "replace").split("\n")
        last = next((line for line in reversed(said) if line.strip()), "")
        how = "closed its output" if code is None else f"ended with code {code}"
        return how + (f": {last.strip()[:200]}" if last else "")


_running: set[ExternalBot] = set()


def end_all() -> None:
    """Ends every bot from outside, for a process that is about to leave without a goodbye."""
    for bot in list(_running):
        bot._kill()


def _short(answer: str) -> str:
    return repr(answer if len(answer) <= 80 else f"{answer[:80]}…")

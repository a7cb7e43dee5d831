"""A match at the terminal: people type, bots answer, the screen is covered when it changes hands.

Nothing here knows a game: pictures, words, moves and reasons come from the `Game`. What a person is shown comes from
the view of that seat alone.
"""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tuman import i18n, record
from tuman.cli.opponents import advice, bot_choice, seat_bot
from tuman.core import CHANCE, PUBLIC, Message, NotationError, veil_at
from tuman.i18n import because
from tuman.match import Match, commitment

try:
    import readline
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]

HUMAN = "human"
FEW = 12  # so many moves are listed without asking


class Leave(Exception):
    """Somebody quits, or the input has ended."""


def ask(prompt: str) -> str:
    """A line from the keyboard, or from a script."""
    try:
        line = input(prompt).strip()
    except EOFError:
        print()
        raise Leave from None
    if not sys.stdin.isatty():
        print(line)  # so that what a script played can be read
    return line


class Table:
    """One match and who sits at it. `play` goes on to its end and returns the table of a rematch, if there is one."""

    def __init__(self, match: Match, seats: list[str], console: Console, language: str) -> None:
        self.match = match
        self.game = match.game
        self.seats = seats
        self.console = console
        self.language = language
        names = ["".join(c for c in name if c.isprintable()) for name in match.names]
        self._say = i18n.speaker(language, names)
        self.people = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self.bots = {seat: seat_bot(match, seat, who) for seat, who in enumerate(seats) if who != HUMAN}
        self.sees: int | None = None  # who has seen the screen last
        self.told = dict.fromkeys([PUBLIC, *range(len(seats))], 0)  # up to which ply
        self.saved = match.ply

    def say(self, key: str, **args: str | int) -> str:
        return self._say(Message(key, args))

    def play(self) -> "Table | None":
        while not self.match.over:
            seat = self.match.actor
            if self.seats[seat] == HUMAN:
                self.turn(seat)
            else:
                with self.thinking(seat):
                    action = bot_choice(self.bots[seat], self.match)
                self.match.play(action)
        return self.end()

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """A quiet sign that somebody thinks."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(self.say("thinks", seat=seat), spinner="simpleDots")

    # --- showing ---

    def clear(self, history: bool = False) -> None:
        """An empty screen; with its history, nothing that was printed or typed can be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\033[2J\033[3J\033[H" if history else "\033[2J\033[H")
            self.console.file.flush()
        if history and readline:
            readline.clear_history()

    def show(self, viewer: int) -> None:
        """What happened since the viewer last looked, and the table as it is now."""
        self.clear()
        self.tell(viewer)
        self.console.print(self.picture(self.match, viewer))

    def picture(self, match: Match, viewer: int) -> object:
        return self.game.draw(self.game.describe(match.view(viewer), viewer), self._say)

    def tell(self, viewer: int) -> None:
        """The story, in the eyes of the viewer. A round that ended on the way is shown as it was counted."""
        sentences: list[str] = []
        counted = not self.game.describe(self.match.view(viewer), viewer)["board"]  # the table itself shows the count
        for now, messages in self.story(viewer):
            sentences += [self._say(message) for message in messages if self.matters(now, message)]
            ended = any(message.key == f"{self.game.name}-round" for message in messages)
            if ended and not counted:
                self.tell_all(sentences)
                self.console.print(self.picture(now, viewer))
                if self.console.is_terminal and sys.stdin.isatty():
                    ask(self.say("go-on"))
                    self.clear()
                sentences = []
        self.tell_all(sentences)

    def matters(self, now: Match, message: Message) -> bool:
        """Of the set-up only what concerns a player is told; the rest lies on the table."""
        return "seat" in message.args or any(actor != CHANCE for actor in now.actors)

    def tell_all(self, sentences: list[str]) -> None:
        """A paragraph; what is repeated is said once, with how often."""
        counted = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
        text = " ".join(sentence if n == 1 else f"{sentence} (×{n})" for sentence, n in counted)
        if text:
            self.console.print(Text(text, "italic"))

    def story(self, viewer: int) -> Iterator[tuple[Match, list[Message]]]:
        """Each position since the viewer last looked, with what led to it."""
        since = min(self.told[viewer], self.match.ply)
        self.told[viewer] = self.match.ply
        now = self.match.at(since)
        for action in self.match.log[since:]:
            before, seen = now.view(viewer), int(veil_at(now.states, action, viewer))
            now.replay(action)
            yield now, self.game.narrate(before, seen, now.view(viewer))

    # --- a turn ---

    def turn(self, seat: int) -> None:
        """Asks a person until the position has changed or is to be drawn anew."""
        if len(self.people) > 1 and self.sees != seat and not self.cover(seat):
            return
        self.sees = seat
        self.show(seat)
        moves = self.moves(seat)
        if len(moves) <= FEW:
            listed = [f"{n} {move}" for n, move in enumerate(moves, 1)]
            self.console.print(Columns([*listed, self.say("only")] if len(moves) == 1 else listed, padding=(0, 3)))
        else:
            numbers = [f"{name}\N{NO-BREAK SPACE}{n[0]}–{n[-1]}" for name, n in self.groups(moves).items()]
            self.console.print("  ".join(numbers))
            self.console.print(self.say("hint", move=next(iter(moves))), style="dim")
        while not self.answer(seat, ask(f"{self.say('seat', seat=seat)}> ")):
            pass

    def cover(self, seat: int) -> bool:
        """Hides everything until the next person sits here. Who has just acted may still take that back."""
        self.clear(history=True)
        before = self.sees
        text = ask(self.say("cover", seat=seat) + " ").lower()
        self.clear(history=True)
        if text == "quit":
            self.leave()
        if text == "undo" and before is not None and self.match.can_undo(before):
            self.match.undo(before)
            self.sees = None
            return False
        return True

    def answer(self, seat: int, line: str) -> bool:
        """Does what a person types; True if the table is to be drawn again."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "":
                return len(self.match.legal()) == 1 and self.move(seat, "1")
            case "?":
                self.list_moves(seat, rest.strip().lower())
            case "hint":
                self.hint(seat)
            case "help":
                self.help()
            case "board":
                return True
            case "log":
                self.console.print(Columns(self.match.written(seat), padding=(0, 3), column_first=True))
            case "why":
                self.why(seat, rest.strip())
            case "undo":
                return self.undo(seat)
            case "save":
                self.save(rest.strip())
            case "quit":
                self.leave()
            case _:
                return self.move(seat, line)
        return False

    def help(self) -> None:
        """The commands; what is too long for the screen goes on under its own column."""
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for line in self.say("help").splitlines():
            command, _, meaning = line.partition("  ")
            grid.add_row(command, meaning.strip())
        self.console.print(grid)

    def moves(self, seat: int) -> dict[str, int]:
        """The legal actions by their notation, as the player may write them."""
        view = self.match.view(seat)
        return {self.game.write(view, action): action for action in self.match.legal()}

    def groups(self, moves: dict[str, int]) -> dict[str, list[int]]:
        """The numbers of the moves by all but the place: 'wolf', 'wolf … closed', 'take'."""
        groups: dict[str, list[int]] = {}
        for number, move in enumerate(moves, 1):
            first, *rest = move.split()
            last = f" … {rest[1]}" if len(rest) == 2 and rest[1].isalpha() else ""
            groups.setdefault(first + last, []).append(number)
        return groups

    def list_moves(self, seat: int, begins: str = "") -> None:
        """Numbered and in groups; only those that begin with some letters, if they are given."""
        moves = self.moves(seat)
        texts = list(moves)
        for name, numbers in self.groups(moves).items():
            if not name.startswith(begins):
                continue
            verb, _, last = name.partition(" … ")
            items = [f"{n} {texts[n - 1].removeprefix(verb).removesuffix(last).strip()}".strip() for n in numbers]
            meaning = self.say(key := f"{self.game.name}-verb-{verb}")
            self.console.print(Text(name, "bold").append(f"  {meaning}" if meaning != key else "", "not bold dim"))
            self.console.print(Columns(items, padding=(0, 2)))

    def hint(self, seat: int) -> None:
        """What an expert would do with what this seat knows."""
        with self.thinking(seat):
            found = advice(self.match)
        view = self.match.view(seat)
        (best, percent), *others = [
            (self.game.write(view, action), round(100 * chance)) for action, _, chance in found[:3]
        ]
        self.console.print(self.say("hint-move", move=best, percent=percent))
        if others:
            self.console.print(self.say("hint-others", moves=", ".join(f"{move} ({n} %)" for move, n in others)))

    def move(self, seat: int, text: str) -> bool:
        moves = self.moves(seat)
        found = matching(text, list(moves))
        if len(found) == 1:
            self.match.play(moves[found[0]])
            return True
        if found:
            listed = ", ".join(found[:6]) + (", …" if len(found) > 6 else "")
            self.console.print(self.say("ambiguous", text=text, moves=listed))
        else:
            self.why(seat, text)
        return False

    def why(self, seat: int, text: str) -> None:
        """The rule that forbids a move."""
        view, moves = self.match.view(seat), self.moves(seat)
        if not text:
            self.console.print(self.say("why-usage", move=next(iter(moves))))
            return
        try:
            action = moves[found[0]] if (found := numbered(text, list(moves))) else self.game.read(view, text)
        except NotationError as error:
            told = because(self._say, error.reason) if error.reason else self.say("no-move", text=text)
            self.console.print(told)
            return
        reason = self.game.why(view, action)
        move = self.game.write(view, action)
        self.console.print(because(self._say, reason) if reason else self.say("why-legal", move=move))

    def undo(self, seat: int) -> bool:
        if self.match.can_undo(seat):
            self.match.undo(seat)
            return True
        self.console.print(self.say("undo-late" if seat in self.match.actors else "undo-none"))
        return False

    # --- leaving ---

    def save(self, name: str) -> bool:
        path = Path(name or f"{self.game.name}-{commitment(self.match.seed)[:8]}.tuman")
        try:
            if path.is_file() and not path.read_bytes().startswith(record.FIRST_LINE.encode()):
                raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))  # something else of the player's
            path.write_text(record.write(self.match), encoding="utf-8")
        except (OSError, ValueError) as error:
            self.console.print(self.say("save-failed", file=str(path), reason=getattr(error, "strerror", str(error))))
            return False
        self.saved = self.match.ply
        self.console.print(self.say("saved" if self.match.over else "saved-open", file=str(path)))
        return True

    def leave(self) -> None:
        """Offers to save what would be lost."""
        if self.saved != self.match.ply:
            while (name := ask(self.say("quit"))) and not self.save(name):
                pass
        self.console.print(self.say("bye"))
        raise Leave

    def end(self) -> "Table | None":
        """The result, for everybody's eyes, and the offer of another match."""
        viewer = self.people[0] if len(self.people) == 1 else PUBLIC
        self.told[PUBLIC] = max(self.told.values())
        if viewer == PUBLIC:
            self.clear(history=True)
        self.show(viewer)
        names = [self.say("seat", seat=seat) for seat in range(len(self.seats))]
        points = "  ".join(f"{name} {n}" for name, n in zip(names, self.match.points(), strict=True))
        winners = self.match.winners()
        listed = ", ".join(names[seat] for seat in winners)
        shared = len(winners) == len(names)
        self.console.print(points, style="bold")
        self.console.print(self.say("result-shared") if shared else self.say("result", names=listed), style="bold")
        while self.people:
            command, _, rest = ask(self.say("rematch")).partition(" ")
            if command == "rematch":
                return self.rematch(winners)
            if command in ("", "quit"):
                break
            self.answer(viewer, f"{command} {rest}") if command in ("save", "log") else None
        self.console.print(self.say("bye"))
        return None

    def rematch(self, winners: list[int]) -> "Table":
        """The same table again."""
        match = Match(self.game, self.game.again(self.match.options, winners), names=self.match.names)
        return Table(match, self.seats, self.console, self.language)


def numbered(text: str, moves: list[str]) -> list[str]:
    """The move that a number means."""
    return [moves[int(text) - 1]] if text.isdecimal() and 1 <= int(text) <= len(moves) else []


def matching(text: str, moves: list[str]) -> list[str]:
    """The moves that a number, a notation or the beginnings of its words may mean; its verb may be left out."""
    words = text.lower().split()
    if text.isdecimal():
        return numbered(text, moves)
    if " ".join(words) in moves:
        return [" ".join(words)]
    whole = [move for move in moves if _begins(move.split(), words)]
    return whole or [move for move in moves if _begins(move.split()[1:], words)]


def _begins(move: list[str], words: list[str]) -> bool:
    return len(words) <= len(move) and all(whole.startswith(word) for whole, word in zip(move, words, strict=False))

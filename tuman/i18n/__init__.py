"""Words for people: message keys and arguments become sentences in five languages (Fluent, `LANG/*.ftl`)."""

import os
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from tuman.core import Message, Reason

Say: TypeAlias = Callable[[Message], str]

LANGUAGES = ("en", "ru", "uk", "pl", "it")
FOLDER = Path(__file__).parent


def language(chosen: str | None = None) -> str:
    """The chosen language, else that of TUMAN_LANG, else of LANG, else English. Raises ValueError for a bad choice."""
    if chosen:
        if chosen not in LANGUAGES:
            raise ValueError(f"no language {chosen!r}; there are {', '.join(LANGUAGES)}")
        return chosen
    for name in ("TUMAN_LANG", "LANG"):
        if (code := os.environ.get(name, "")[:2].lower()) in LANGUAGES:
            return code
    return "en"


@cache
def bundle(language: str) -> Any:
    """All messages of a language."""
    # Marks of direction around arguments would only disturb the terminal; none of the languages runs right to left.
    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def speaker(language: str, names: Sequence[str] = ()) -> Say:
    """A function that says messages; an argument `seat` is said by the name of who sits there.

    A key that the language lacks is said as it is: a hole in the words must not stop a match. Tests find holes.
    """
    messages = bundle(language)

    def say(message: Message) -> str:
        if not messages.has_message(message.key):
            return message.key
        args = dict(message.args)
        if isinstance(seat := args.get("seat"), int) and seat < len(names):
            args["seat"] = names[seat]
        text, _ = messages.format_pattern(messages.get_message(message.key).value, args)
        return str(text)

    return say


def because(say: Say, reason: Reason) -> str:
    """Why something is not legal, with the rule to look up."""
    return f"{say(reason)} ({reason.rule})" if reason.rule else say(reason)

"""A description as a picture for the terminal."""

from collections.abc import Callable
from typing import Any

from tuman.core import Message


def draw(view: dict[str, Any], say: Callable[[Message], str]) -> Any:
    return str(view)

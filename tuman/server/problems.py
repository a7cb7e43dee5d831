"""What goes wrong, as answers: a status, a code for programs, a sentence, and the rule of the game that forbids it."""

import logging
from secrets import token_hex
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct
from sqlalchemy.exc import DataError, InterfaceError, OperationalError

from tuman.core import OptionError
from tuman.record import RecordError
from tuman.server import sight
from tuman.server.live import Away, Outdated, Unknown
from tuman.server.metrics import FAULTS
from tuman.server.room import Refusal

log = logging.getLogger("tuman.faults")

STATUS = {"not_your_turn": 403, "not_your_seat": 403, "illegal": 422, "unreadable": 422}  # others: 409


class Problem(Exception):
    def __init__(self, status: int, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.status, self.code, self.text, self.more = status, code, text, more


class Trouble(Struct):
    """The body of every answer that is not a success."""

    code: str
    message: str
    more: dict[str, Any] = {}


def answer(status: int, code: str, text: str, more: dict[str, Any] | None = None) -> Response[Trouble]:
    headers = {"Retry-After": "1"} if status in (429, 503) else {}
    return Response(Trouble(code, text, more or {}), status_code=status, headers=headers)


def on_problem(_: Request[Any, Any, Any], error: Problem) -> Response[Trouble]:
    return answer(error.status, error.code, error.text, error.more)


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[Trouble]:
    more: dict[str, Any] = {}
    if error.ply is not None:
        more["ply"] = error.ply
    if error.reason is not None:
        more["reason"] = sight.message(error.reason) | {"rule": error.reason.rule}
    return answer(STATUS.get(error.code, 409), error.code, str(error), more)


def on_unknown(_: Request[Any, Any, Any], error: Unknown) -> Response[Trouble]:
    return answer(404, "no_table", "there is no such table")


def on_outdated(_: Request[Any, Any, Any], error: Outdated) -> Response[Trouble]:
    return answer(410, "outdated", "this table was made with rules or a content pack that are not here any more")


def on_away(_: Request[Any, Any, Any], error: Away | OperationalError | InterfaceError) -> Response[Trouble]:
    if not isinstance(error, Away):
        log.warning("the database is away", extra={"why": str(error.orig)})
    return answer(503, "away", "The database does not answer. Nothing is lost; please try again in a moment.")


def on_data(_: Request[Any, Any, Any], error: DataError) -> Response[Trouble]:
    """PostgreSQL can't hold every text: no character 0."""
    return answer(400, "invalid", "there is a character here that can't be stored")


def on_options(_: Request[Any, Any, Any], error: OptionError) -> Response[Trouble]:
    return answer(422, "options", str(error))


def on_record(_: Request[Any, Any, Any], error: RecordError) -> Response[Trouble]:
    more: dict[str, Any] = {"line": error.line, "fault": error.fault, "about": error.about}
    if error.reason is not None:
        more["reason"] = sight.message(error.reason) | {"rule": error.reason.rule}
    return answer(422, "record", str(error), more)


def on_validation(_: Request[Any, Any, Any], error: ValidationException) -> Response[Trouble]:
    details = error.extra if isinstance(error.extra, list) else []
    said = [str(part.get("message", "")) for part in details if isinstance(part, dict)]
    return answer(400, "invalid", "; ".join(said) or error.detail)


def on_depth(_: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    """Only what others send is nested without end: our own data is flat."""
    return answer(400, "invalid", "this is nested too deeply")


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    if error.status_code >= 500:
        return on_fault(_, error)
    names = {404: "not_found", 405: "method", 413: "too_large", 429: "too_many"}
    return answer(error.status_code, names.get(error.status_code, "refused"), error.detail)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Nobody expected this: the operator finds it by its id, the player gets a polite word."""
    id = token_hex(4)
    FAULTS.inc()
    log.error("fault", exc_info=error, extra={"id": id, "path": request.scope["path"]})
    return answer(500, "fault", f"Something went wrong here. Nothing is lost; please try again. ({id})")


HANDLERS: dict[Any, Any] = {
    Problem: on_problem,
    Refusal: on_refusal,
    Unknown: on_unknown,
    Outdated: on_outdated,
    Away: on_away,
    OperationalError: on_away,
    InterfaceError: on_away,
    DataError: on_data,
    OptionError: on_options,
    RecordError: on_record,
    ValidationException: on_validation,
    HTTPException: on_http,
    RecursionError: on_depth,
    Exception: on_fault,
}

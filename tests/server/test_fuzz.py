"""Whatever is sent, the server is to blame for nothing: no answer is 5xx."""

import http.client
import json
import string
from urllib.parse import quote, urlsplit

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CheckFunction

from tests.server.house import Server, two_people

pytestmark = pytest.mark.server
QUIET = [
    HealthCheck.too_slow,
    HealthCheck.filter_too_much,
    HealthCheck.data_too_large,
    HealthCheck.function_scoped_fixture,
]
ENDPOINTS = [
    ("POST", "/api/me"), ("POST", "/api/me/claim"), ("POST", "/api/tokens"), ("POST", "/api/tables"),
    ("POST", "/api/tables/TABLE/join"), ("POST", "/api/tables/TABLE/leave"), ("POST", "/api/tables/TABLE/seat"),
    ("POST", "/api/tables/TABLE/actions"), ("POST", "/api/tables/TABLE/undo"),
    ("POST", "/api/tables/TABLE/undo/answer"), ("POST", "/api/tables/TABLE/resign"),
    ("POST", "/api/records"), ("DELETE", "/api/tokens/x"),
]  # fmt: skip


def checks() -> list[CheckFunction]:
    from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance

    return [schemathesis.checks.not_a_server_error, status_code_conformance, content_type_conformance]


def test_no_request_by_the_description_is_an_error_of_ours(shared: Server) -> None:
    ann, _, table = two_people(shared)
    token = ann.post("tokens", name="fuzz").json()["token"]
    schema = schemathesis.openapi.from_url(f"{shared.base}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 28
    for operation in operations:

        @settings(max_examples=15, suppress_health_check=QUIET)
        @given(case=operation.as_strategy(), ours=st.booleans())
        def ask(case: schemathesis.Case, ours: bool) -> None:
            if ours and "table" in (case.path_parameters or {}) and not case.path.endswith(("/feed", "/hint")):
                case.path_parameters["table"] = table
            case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, checks=checks(), timeout=20)

        ask()


def test_every_operation_says_how_it_fails(shared: Server) -> None:
    described = shared.visitor().get("/schema/openapi.json").json()
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            for status in ("4XX", "5XX"):
                content = operation["responses"][status]["content"]["application/json"]["schema"]
                assert content == {"$ref": "#/components/schemas/Trouble"}, (method, path)
    assert set(described["components"]["schemas"]["Trouble"]["properties"]) == {"code", "message", "more"}
    feed = described["paths"]["/api/tables/{table}/feed"]["get"]["responses"]["200"]
    assert list(feed["content"]) == ["text/event-stream"]


class Raw:
    """A connection that sends what httpx would not."""

    def __init__(self, server: Server, cookie: str) -> None:
        self.address, self.cookie = urlsplit(server.base).netloc, cookie

    def __call__(self, method: str, path: str, body: bytes = b"", **headers: str) -> int:
        connection = http.client.HTTPConnection(self.address, timeout=20)
        try:
            connection.request(method, path, body, {"Cookie": f"tuman={self.cookie}"} | headers)
            answer = connection.getresponse()
            data = answer.read()
            if data and answer.status >= 400 and "json" in answer.headers.get("content-type", ""):
                assert set(json.loads(data)) == {"code", "message", "more"}
            return answer.status
        finally:
            connection.close()


@pytest.fixture(scope="module")
def raw(shared: Server) -> tuple[Raw, str]:
    ann, _, table = two_people(shared)
    return Raw(shared, ann.client.cookies["tuman"]), table


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)
FIELDS = ["name", "language", "token", "game", "options", "seats", "public", "clock", "key", "seat", "kind", "level",
          "ply", "action", "agree", "text"]  # fmt: skip
bodies = (
    st.binary(max_size=200)
    | values.map(dump := lambda value: json.dumps(value).encode())
    | st.dictionaries(st.sampled_from(FIELDS), values, max_size=5).map(dump)
)


@settings(max_examples=250, suppress_health_check=QUIET)
@given(endpoint=st.sampled_from(ENDPOINTS), body=bodies)
def test_malformed_bodies_are_refused_politely(raw: tuple[Raw, str], endpoint: tuple[str, str], body: bytes) -> None:
    send, table = raw
    method, path = endpoint
    assert send(method, path.replace("TABLE", table), body, **{"Content-Type": "application/json"}) < 500


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000, b'{"x":' * 50_000, b'{"options": {"a": ' + b"[" * 90_000, b"\xff\xfe", b'{"name": "\\ud800"}',
        b'{"ply": 1e999, "action": "x"}', b'{"ply": 99999999999999999999, "action": "x"}', b"0" * 300_000, b"",
        b'{"text": "' + b"x" * 250_000 + b'"}', b'{"text": "tuman record 1\\ngame: island\\nrules: 1"}', b"null",
        b'{"token": "\\u0000"}', b'{"key": "\\u0000\xd0\x96", "seat": null}', b'{"name": "\\u0000"}',
    ],
    ids=range(15),
)  # fmt: skip
def test_so_are_monstrous_ones(raw: tuple[Raw, str], body: bytes) -> None:
    send, table = raw
    for method, path in ENDPOINTS:
        for kind in ("application/json", "text/plain", "multipart/form-data; boundary=x", "application/msgpack"):
            assert send(method, path.replace("TABLE", table), body, **{"Content-Type": kind}) < 500


printable = st.text(string.ascii_letters + string.digits + string.punctuation, max_size=40)


@settings(max_examples=150, suppress_health_check=QUIET)
@given(
    path=st.sampled_from(
        ["/", "/api/tables/", "/api/tables/TABLE/", "/api/tokens/", "/schema/", "/api/tables/TABLE/why?action="]
    ),
    rest=st.text(max_size=30),
    method=st.sampled_from(["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS"]),
    name=st.sampled_from(
        ["Origin", "Authorization", "Last-Event-ID", "Cookie", "Host", "Accept", "X-Forwarded-For", "Range"]
    ),
    value=printable | st.sampled_from(["Bearer ", "http://[", "Bearer \u00e9", "tuman=", "gzip;q=x", "-1"]),
)
def test_odd_paths_and_headers_are_refused_politely(
    raw: tuple[Raw, str], path: str, rest: str, method: str, name: str, value: str
) -> None:
    send, table = raw
    whole = path.replace("TABLE", table) + quote(rest.encode("utf-8", "surrogatepass"))
    assert send(method, whole, **{name: value.strip()}) < 500

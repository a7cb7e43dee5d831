"""The OpenAPI description: what Litestar finds out by itself, and what goes wrong in the same way everywhere."""

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Reference,
    Schema,
    SecurityScheme,
)

from tuman import __version__
from tuman.server.house import COOKIE

TROUBLE = Schema(
    type=OpenAPIType.OBJECT,
    description="The body of every answer that is not a success.",
    required=["code", "message", "more"],
    properties={
        "code": Schema(type=OpenAPIType.STRING, description="for programs; docs/api.md lists them"),
        "message": Schema(type=OpenAPIType.STRING, description="for people, in English"),
        "more": Schema(
            type=OpenAPIType.OBJECT,
            description="`ply`: the present one; `reason`: `rule`, `key`, `args`; of a record `line`, `fault`, `about`",
        ),
    },
)
NAMES = {
    "4XX": "What was asked for can't be done",
    "5XX": "Something went wrong here, and is logged by the id in `message`",
}


def description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tuman",
        version=__version__,
        description="Tables for two board games about mist. Unofficial, not affiliated with the publishers.",
        render_plugins=[JsonRenderPlugin()],
        path="/schema",
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "token": SecurityScheme(type="http", scheme="bearer"),
            },
        ),
        security=[{}, {"cookie": []}, {"token": []}],
    )


def describe_trouble(app: Litestar) -> None:
    """Every operation may fail, and always says so in the same way."""
    app.openapi_schema.components.schemas["Trouble"] = TROUBLE
    body = {"application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Trouble"))}
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.delete):
            if operation and operation.responses is not None:
                operation.responses.pop("400", None)  # Litestar's own words for it, which we do not use
                if "204" in operation.responses:
                    operation.responses["204"] = OpenAPIResponse(description="Done")
                for status, text in NAMES.items():
                    operation.responses[status] = OpenAPIResponse(description=text, content=body)

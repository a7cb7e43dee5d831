"""The web app: its files, as `make web` has built them, kept in memory."""

import gzip
import mimetypes
from pathlib import Path
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get
from litestar.params import PathParameter

from tuman.server.problems import Trouble

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # the names of assets change with their content
PAGES = ("", "new", "t", "replay", "rules", "learn", "claim", "about")
UNBUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Tuman</title><h1>Tuman</h1>"
    "<p>The server runs, but the web app is not built: <code>make web</code> builds it. "
    "<a href='/api'>The API</a> is here.</p>"
)

mimetypes.add_type("text/javascript", ".js")


class Files:
    """All files of the app by path, with their kind, plain and compressed."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, tuple[str, bytes, bytes]] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file():
                kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                data = path.read_bytes()
                self.files[path.relative_to(folder).as_posix()] = (kind, data, gzip.compress(data, 9))

    def answer(self, name: str, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        kind, data, packed = self.files[name]
        headers = {"Cache-Control": FOREVER if name.startswith("assets/") else "no-cache", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            data = packed
        return Response(data, media_type=kind, headers=headers, status_code=status)


class PagesController(Controller):
    include_in_schema = False
    files = Files(STATIC)

    @get("/", as_it_is=True)
    async def home(self, request: Request[Any, Any, Any]) -> Response[Any]:
        return self._page(request, "")

    @get("/{path:path}", as_it_is=True)
    async def page(self, request: Request[Any, Any, Any], path: Annotated[str, PathParameter()]) -> Response[Any]:
        return self._page(request, path.strip("/"))

    def _page(self, request: Request[Any, Any, Any], name: str) -> Response[Any]:
        if name in self.files.files and name != "index.html":
            return self.files.answer(name, request)
        first = name.split("/")[0]
        if first in ("api", "schema", "assets"):
            return Response(Trouble("not_found", "there is nothing here"), status_code=404)
        if "index.html" not in self.files.files:
            return Response(UNBUILT, media_type=MediaType.HTML)
        return self.files.answer("index.html", request, 200 if first in PAGES else 404)

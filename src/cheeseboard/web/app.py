"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cheeseboard.web.api import Api, about
from cheeseboard.web.hall import Hall
from cheeseboard.web.http import THIS_MACHINE, Ways, problem
from cheeseboard.web.limits import Limits
from cheeseboard.web.sockets import Socket, Sockets

STATIC: Final = Path(str(files("cheeseboard.web"))) / "static"  # made by hatch_build.py from client/
PAGES: Final = ("/", "/r/{code}", "/replay/{link}", "/play/{game}", "/learn/{game}")  # the client's own, all one page

SAFE: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def application(hall: Hall, limits: Limits | None = None, metrics_for: str = THIS_MACHINE) -> "Front":
    """Everything the server answers."""
    limits = limits or Limits()
    api, ways = Api(hall, limits.rooms_in_memory, metrics_for), Ways(limits, hall.metrics)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await hall.open()
        await asyncio.to_thread(about)  # so that the first page does not wait for all words to be read
        yield
        await hall.close()

    app = Starlette(
        routes=[*ways.routes(api.ways()), *pages()],
        lifespan=life,
        exception_handlers={HTTPException: missing},
    )
    app.add_middleware(Safety)
    return Front(app, Sockets(hall, limits))


def pages() -> list[Route | Mount]:
    """The browser's client, where it has been built."""
    if not (STATIC / "index.html").exists():
        return []

    async def page(_: Request) -> Response:
        return the_page()

    return [
        *(Route(path, page) for path in PAGES),
        Mount("/", GZipMiddleware(Files(directory=STATIC), compresslevel=6)),
    ]


def the_page(status: int = 200) -> Response:
    return FileResponse(STATIC / "index.html", status, {"cache-control": "no-cache"})


class Files(StaticFiles):
    """What the page asks for. Built files have a digest in their name and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        found = await super().get_response(path, scope)
        found.headers["cache-control"] = "public, max-age=31536000, immutable" if is_built(path) else "no-cache"
        return found


def is_built(path: str) -> bool:
    return Path(path).parts[:1] == ("assets",)


async def missing(request: Request, problem_met: Exception) -> Response:
    """People see a page, programs are told in JSON."""
    status = problem_met.status_code if isinstance(problem_met, HTTPException) else 500
    if status == 404 and "text/html" in request.headers.get("accept", "") and (STATIC / "index.html").exists():
        return the_page(404)
    return problem(status, "not-found" if status == 404 else "not-possible", "there is nothing here")


class Front:
    """Sockets go straight to their endpoint: what lies in between would be kept in memory for each of them."""

    def __init__(self, pages: Starlette, sockets: Sockets) -> None:
        self.pages = pages
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await self.sockets.answer(Socket(scope, receive, send))
        else:
            await self.pages(scope, receive, send)


class Safety:
    """Headers that keep a browser from doing what no page of ours needs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/rooms"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, safely)

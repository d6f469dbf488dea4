"""The server as an ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cheeseboard.web.api import Api
from cheeseboard.web.hall import Hall
from cheeseboard.web.http import Ways, problem
from cheeseboard.web.limits import Limits
from cheeseboard.web.sockets import Sockets

PAGES: Final = ("/", "/r/{code}", "/replay/{link}", "/play/{game}")  # the client's own, all one page

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


def application(hall: Hall, limits: Limits | None = None, *, metrics: bool = True) -> "Front":
    """Everything the server answers."""
    limits = limits or Limits()
    api, ways = Api(hall, limits.rooms_in_memory, metrics=metrics), Ways(limits, hall.metrics)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await hall.open()
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
    folder = Path(str(files("cheeseboard.web") / "static"))
    if not (folder / "index.html").exists():
        return []

    async def page(_: Request) -> Response:
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    return [*(Route(path, page) for path in PAGES), Mount("/", StaticFiles(directory=folder))]


async def missing(_: Request, problem_met: Exception) -> Response:
    status = problem_met.status_code if isinstance(problem_met, HTTPException) else 500
    return problem(status, "not-found" if status == 404 else "not-possible", "there is nothing here")


class Front:
    """Sockets go straight to their endpoint: what lies in between would be kept in memory for each of them."""

    def __init__(self, pages: Starlette, sockets: Sockets) -> None:
        self.pages = pages
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await self.sockets.answer(WebSocket(scope, receive, send))
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

"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cheeseboard.rooms.api import about
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.outside import where
from cheeseboard.rooms.ways import problem, refusal
from cheeseboard.web.api import ServerApi
from cheeseboard.web.doors import Doors
from cheeseboard.web.http import NO_ONE, Ways, response
from cheeseboard.web.limits import Limits
from cheeseboard.web.logs import log
from cheeseboard.web.meetings import PLACE
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.nudges import Nudges
from cheeseboard.web.pages import STATIC, Pages, send_file
from cheeseboard.web.sockets import Socket, Sockets

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


# A browser asks whether another site's page may leave a slip here. Any may: nothing of this server's is there.
MAY_LEAVE_SLIPS: Final = {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "600",
}


def application(
    hall: Hall,
    metrics: Metrics,
    limits: Limits | None = None,
    metrics_for: str = NO_ONE,
    allowed_hosts: str = "",
    url: str | None = None,
    nudges: Nudges | None = None,
) -> "Front":
    """Everything the server answers. The metrics are those that the hall counts with, the URL is for others in the network.

    The nudges, if there are any, are those that the hall was handed.
    """
    limits = limits or Limits()
    guesses = Buckets(limits.joins, limits.join_burst)
    api = ServerApi(hall, limits.rooms_in_memory, metrics, metrics_for, url, nudges, guesses)
    ways = Ways(limits, guesses, log, metrics)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        try:
            await hall.open()
            if nudges is not None:
                await nudges.open(hall)
        except Exception as flaw:
            log.error("start failed", **where(flaw))
            raise
        await asyncio.to_thread(about)  # so that the first page does not wait for all words to be read
        yield
        if nudges is not None:
            await nudges.close()
        await hall.close()

    app = Starlette(
        routes=ways.routes(api.ways()),
        lifespan=life,
        exception_handlers={HTTPException: missing},
    )
    app.add_middleware(Safety)
    app.state.pages = Pages(STATIC, SAFE)
    return Front(Doors(allowed_hosts), app.state.pages, app, Sockets(hall, limits, guesses, metrics))


async def missing(request: Request, problem_met: Exception) -> Response:
    """People see a page, programs are told in JSON."""
    status = problem_met.status_code if isinstance(problem_met, HTTPException) else 500
    page = request.app.state.pages.page
    if status == 404 and "text/html" in request.headers.get("accept", "") and page is not None:
        found = Response(status_code=404)
        found.raw_headers, found.body = page.best_for(request.scope)
        return found
    return response(problem(status, "not-found" if status == 404 else "not-possible", "there is nothing here"))


class Front:
    """Sockets go straight to their endpoint: what lies in between would be kept in memory for each of them. So do files."""

    def __init__(self, doors: Doors, pages: Pages, ways: Starlette, sockets: Sockets) -> None:
        self.doors = doors
        self.pages = pages
        self.ways = ways
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and (refused := self.doors.refusal(scope)) is not None:
            self.sockets.metrics.refused(refused.reason)
            await Safety(response(refusal(refused)))(scope, receive, send)
        elif scope["type"] == "websocket" and scope["path"] == "/ws":
            await self.sockets.answer(Socket(scope, receive, send))
        elif scope["type"] == "http" and scope["method"] == "OPTIONS" and scope["path"].startswith(PLACE):
            await Safety(Response(status_code=204, headers=MAY_LEAVE_SLIPS))(scope, receive, send)
        elif (
            scope["type"] == "http" and scope["method"] in {"GET", "HEAD"} and (found := self.pages.find(scope["path"]))
        ):
            await send_file(found, scope, send)
        else:
            await self.ways(scope, receive, send)


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
                if scope["path"].startswith(("/api/rooms", PLACE)):
                    headers.setdefault("cache-control", "no-store")
                if scope["path"].startswith(PLACE):
                    headers.setdefault("access-control-allow-origin", "*")
            await send(message)

        await self.app(scope, receive, safely)

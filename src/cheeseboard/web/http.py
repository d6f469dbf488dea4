"""The ways of a hall over HTTP, and what keeps them safe."""

import contextlib
import ipaddress
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.outside import Counters, OperatorLog
from cheeseboard.rooms.ways import ALL, JSON, Parts, Reply, Way, reply_to
from cheeseboard.table.table import Refused
from cheeseboard.web.limits import Limits, network

THIS_MACHINE: Final = "this-machine"
NO_ONE: Final = "nobody"
PASSED_ON: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # what proxies add


class Ways:
    """All routes."""

    def __init__(self, limits: Limits, guesses: Buckets, log: OperatorLog, counts: Counters) -> None:
        self.limits = limits
        self.log = log
        self.counts = counts
        self.buckets = {
            "requests": Buckets(limits.requests, limits.request_burst),
            "rooms": Buckets(limits.rooms, limits.room_burst),
            "joins": guesses,  # at the codes of rooms; shared with the sockets
        }

    def routes(self, ways: list[Way]) -> list[Route]:
        return [Route(way.path, self._endpoint(way), methods=[way.method]) for way in ways]

    def _endpoint(self, way: Way) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            return response(await reply_to(way, self._parts(way, request), self.log, self.counts))

        return endpoint

    async def _parts(self, way: Way, request: Request) -> Parts:
        """What a request brings along, if it may come in."""
        address = request.client.host if request.client else ""
        who = network(address)
        if not self.buckets[way.limit].take(who):
            raise Refused("too-fast", "too many requests from this address; please wait a little")
        if not is_for(address, way.only, is_passed_on(request)):
            raise Refused("not-found", "there is nothing here")
        body = b""
        if way.takes is not None:
            check_json(request)
            body = await read_body(request, self.limits.body_bytes)
        return Parts(request.path_params, dict(request.query_params), body, who)


def response(reply: Reply) -> Response:
    return Response(reply.body, reply.status, dict(reply.headers), reply.kind)


def is_for(address: str, only: str, by_proxy: bool) -> bool:
    """Whether this address is among those that are named. What a proxy passes on is not this machine's."""
    if only == THIS_MACHINE:
        return is_loopback(address) and not by_proxy
    return only == ALL or address in only.split(",")


def is_passed_on(request: Request) -> bool:
    return any(name in request.headers for name in PASSED_ON)


def check_json(request: Request) -> None:
    """Any site's page may send a form or plain text; for JSON a browser asks first, and is told no."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("not-json", f"the body must be JSON, with Content-Type: {JSON}")


def is_loopback(address: str) -> bool:
    with contextlib.suppress(ValueError):  # no address of a network
        found = ipaddress.ip_address(address)
        return (getattr(found, "ipv4_mapped", None) or found).is_loopback
    return False


async def read_body(request: Request, most: int) -> bytes:
    """The body, counted while it comes in."""
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Refused("too-long", f"at most {most} bytes, please")
    except ClientDisconnect:  # nobody hears the answer, and nothing went wrong here
        raise Refused("bad-message", "the body has no end") from None
    return bytes(body)

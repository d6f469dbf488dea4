"""Everything but the game itself, over HTTP. Each route says what it takes and gives; the OpenAPI document is made of that."""

import contextlib
import ipaddress
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cheeseboard.table.table import Refused
from cheeseboard.web.limits import Buckets, Limits
from cheeseboard.web.logs import where
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.wire import UNREADABLE, Problem

log = structlog.get_logger()

JSON: Final = "application/json"
ALL: Final = "all"
THIS_MACHINE: Final = "this-machine"
STATUS: Final = {
    "no-such-room": 404, "no-such-match": 404, "no-such-game": 404, "not-found": 404, "closed": 410, "seat-taken": 409, "full": 409,
    "too-fast": 429, "too-many": 429, "too-long": 413, "try-again": 503,
}  # fmt: skip


@dataclass(frozen=True)
class Page:
    """What is not JSON."""

    body: bytes
    kind: str
    headers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Way:
    """A route: where, what it takes and gives, and who answers."""

    method: str
    path: str
    says: str
    answer: Callable[..., Awaitable[Any]]
    takes: type[msgspec.Struct] | None = None
    asks: type[msgspec.Struct] | None = None  # what may stand behind the ?
    gives: Any = None  # a type, or the name of a media type
    status: int = 200
    refuses: tuple[int, ...] = ()
    limit: str = "requests"
    only: str = ALL  # for whom: an address or several with commas; for others there is nothing here


class Ways:
    """All routes, and what keeps them safe."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.buckets = {
            "requests": Buckets(limits.requests, limits.request_burst),
            "rooms": Buckets(limits.rooms, limits.room_burst),
            "joins": Buckets(limits.joins, limits.join_burst),
        }

    def routes(self, ways: list[Way]) -> list[Route]:
        return [Route(way.path, self._endpoint(way), methods=[way.method]) for way in ways]

    def _endpoint(self, way: Way) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                return shaped(way, await way.answer(**await self._read(way, request)))
            except Refused as refusal:
                self.metrics.refusals.labels(refusal.reason).inc()
                return problem(STATUS.get(refusal.reason, 422), refusal.reason, str(refusal), refusal.facts)
            except msgspec.MsgspecError as flaw:
                return problem(400, "bad-message", str(flaw))
            except UNREADABLE:
                return problem(400, "bad-message", "this is not JSON in UTF-8")
            except Exception as flaw:  # noqa: BLE001 - no stack trace for a client
                log.error("request failed", path=way.path, **where(flaw))
                return problem(503, "try-again", "something went wrong; please try again")

        return endpoint

    async def _read(self, way: Way, request: Request) -> dict[str, Any]:
        address = request.client.host if request.client else ""
        if not self.buckets[way.limit].take(address):
            raise Refused("too-fast", "too many requests from this address; please wait a little")
        if not is_for(address, way.only):
            raise Refused("not-found", "there is nothing here")
        found: dict[str, Any] = dict(request.path_params)
        if way.takes is not None:
            body = await read_body(request, self.limits.body_bytes)
            found["said"] = msgspec.json.decode(body, type=way.takes)
        if way.asks is not None:
            found["asked"] = msgspec.convert(dict(request.query_params), way.asks, strict=False)
        return found


def is_for(address: str, only: str) -> bool:
    """Whether this address is among those that are named."""
    return only == ALL or address in only.split(",") or (only == THIS_MACHINE and is_loopback(address))


def is_loopback(address: str) -> bool:
    with contextlib.suppress(ValueError):  # no address of a network
        found = ipaddress.ip_address(address)
        return (getattr(found, "ipv4_mapped", None) or found).is_loopback
    return False


async def read_body(request: Request, most: int) -> bytes:
    """The body, counted while it comes in."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused("too-long", f"at most {most} bytes, please")
    return bytes(body)


def shaped(way: Way, found: Any) -> Response:
    if isinstance(found, Page):
        return Response(found.body, way.status, dict(found.headers), found.kind)
    return Response(msgspec.json.encode(found), way.status, media_type=JSON)


def problem(status: int, reason: str, says: str, facts: dict[str, int | str] | None = None) -> Response:
    return Response(msgspec.json.encode(Problem(reason, says, facts or {})), status, media_type=JSON)


# OpenAPI


def openapi(ways: list[Way], version: str) -> dict[str, Any]:
    """The document that describes these routes, from the same structs that read and write them."""
    types = [each for way in ways for each in (way.takes, way.gives) if each is not None and not isinstance(each, str)]
    schemas, parts = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    named = {id(each): schema for each, schema in zip([*types, Problem], schemas, strict=True)}
    paths: dict[str, Any] = {}
    for way in ways:
        paths.setdefault(way.path.replace(":path}", "}"), {})[way.method.lower()] = described(way, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cheeseboard", "version": version, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {"schemas": parts},
    }


def described(way: Way, named: dict[int, Any]) -> dict[str, Any]:
    refused = {"description": "Nothing has changed.", "content": {JSON: {"schema": named[id(Problem)]}}}
    kind = way.gives if isinstance(way.gives, str) else JSON
    given = {"schema": {"type": "string"} if isinstance(way.gives, str) else named.get(id(way.gives), {})}
    statuses = {400, 429, 503, *way.refuses} if way.takes or way.asks else {429, 503, *way.refuses}
    found: dict[str, Any] = {
        "summary": way.says,
        "operationId": way.answer.__name__.strip("_"),
        "responses": {
            str(way.status): {"description": HTTPStatus(way.status).phrase, "content": {kind: given}},
            **{str(status): refused for status in sorted(statuses)},
        },
    }
    parameters = [
        {"name": name.removesuffix(":path"), "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{([\w:]+)\}", way.path)
    ]
    if way.asks is not None:
        parameters += asked_for(way.asks)
    if parameters:
        found["parameters"] = parameters
    if way.takes is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": named[id(way.takes)]}}}
    return found


def asked_for(asks: type[msgspec.Struct]) -> list[dict[str, Any]]:
    _, parts = msgspec.json.schema_components([asks])
    schema = parts[asks.__name__]
    wanted = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in wanted, "schema": kind}
        for name, kind in schema["properties"].items()
    ]

"""What can be asked with one request: each way says what it takes and gives, and the OpenAPI document is made of that.

A server asks over HTTP (web/http.py). Whoever else has a hall finds the way by its method and path, and calls ``reply_to``.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any, Final, NamedTuple

import msgspec

from cheeseboard.rooms.outside import Counters, OperatorLog, where
from cheeseboard.rooms.wire import UNREADABLE, Problem
from cheeseboard.table.table import Refused

JSON: Final = "application/json"
ALL: Final = "all"
STATUS: Final = {
    "no-such-room": 404, "no-such-match": 404, "no-such-game": 404, "not-found": 404, "closed": 410, "seat-taken": 409, "full": 409, "room-full": 409,
    "other-host": 421, "other-site": 403, "not-json": 415, "too-fast": 429, "too-many": 429, "too-long": 413, "try-again": 503,
    "no-nudges": 404, "unreachable": 502,
}  # fmt: skip


@dataclass(frozen=True)
class Reply:
    """What is answered to a request."""

    body: bytes
    kind: str = JSON
    headers: tuple[tuple[str, str], ...] = ()
    status: int = 200


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
    takes_time: bool = False  # then the answer is given to one network after the other
    only: str = ALL  # for whom: an address or several with commas, or nobody; for others there is nothing here


class Parts(NamedTuple):
    """What a request brings along."""

    path: Mapping[str, Any]  # what stands there for the names in braces
    query: Mapping[str, str]
    body: bytes = b""
    network: str = ""  # from which it comes


async def reply_to(way: Way, parts: Awaitable[Parts], log: OperatorLog, counts: Counters) -> Reply:
    """The answer to a request, whatever it brings along, or why there is none."""
    try:
        return shaped(way, await way.answer(**arguments(way, await parts)))
    except Refused as refused:
        counts.refused(refused.reason)
        return refusal(refused)
    except msgspec.MsgspecError as flaw:
        return problem(400, "bad-message", str(flaw))
    except UNREADABLE:
        return problem(400, "bad-message", "this is not JSON in UTF-8")
    except Exception as flaw:  # noqa: BLE001 - no stack trace for a client
        log.error("request failed", path=way.path, **where(flaw))
        return problem(503, "try-again", "something went wrong; please try again")


def arguments(way: Way, parts: Parts) -> dict[str, Any]:
    """What whoever answers is called with."""
    found = dict(parts.path)
    if way.takes is not None:
        found["wanted"] = msgspec.json.decode(parts.body, type=way.takes)
    if way.asks is not None:
        found["asked"] = msgspec.convert(dict(parts.query), way.asks, strict=False)
    if way.takes_time:
        found["network"] = parts.network
    return found


def shaped(way: Way, found: Any) -> Reply:
    if isinstance(found, Reply):
        return replace(found, status=way.status)
    return Reply(msgspec.json.encode(found), status=way.status)


def problem(status: int, reason: str, says: str, facts: dict[str, int | str] | None = None) -> Reply:
    return Reply(msgspec.json.encode(Problem(reason, says, facts or {})), status=status)


def refusal(refused: Refused) -> Reply:
    return problem(STATUS.get(refused.reason, 422), refused.reason, str(refused), refused.facts)


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
    statuses = {421, 429, 503, *way.refuses}
    statuses |= ({400} if way.takes or way.asks else set()) | ({403, 415} if way.takes else set())
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

"""Who is answered at all: names of the server, pages of other sites, guesses at codes, and who may read the metrics."""

import asyncio
import json
import socket
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.web.doors import Doors, own_names
from tests.web.server import NO_LIMITS, Server
from tests.web.talk import a_room, line

Headers = Sequence[tuple[str, str]]

UPGRADE: Headers = (
    ("Upgrade", "websocket"),
    ("Connection", "Upgrade"),
    ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
    ("Sec-WebSocket-Version", "13"),
)
OTHERS = (
    "evil.example", "evil.example:{port}", "localhost.evil.example", "127.0.0.1.evil.example:{port}", "evil", "",
    "localhost@evil.example", "[::1", "evil.example:99999", "0x7f000001.example", "\xff",
)  # fmt: skip
OURS = ("localhost", "LOCALHOST:{port}", "localhost.:1", "127.0.0.1:{port}", "127.9.9.9", "[::1]:{port}", "192.168.1.5", "attic.localhost")  # fmt: skip


def asked(
    server: Server, path: str, *headers: tuple[str, str], method: str = "GET", body: bytes = b""
) -> tuple[int, str]:
    """The status of an answer and the reason in it, if there is one; with these very headers and no others."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    with socket.create_connection(("127.0.0.1", server.port), 10) as knock:
        knock.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        knock.settimeout(0.5)
        found = b""
        while True:
            try:
                more = knock.recv(65536)
            except TimeoutError:
                break
            if not more:
                break
            found += more
            head, _, rest = found.partition(b"\r\n\r\n")
            if b"content-length: %d\r\n" % len(rest) in head.lower() + b"\r\n" or b" 101 " in head:
                break
    reason = ""
    if rest.startswith(b'{"reason"'):
        reason = json.loads(rest)["reason"]
    return int(found.split()[1]), reason


def statuses(server: Server, *hosts: str) -> tuple[int, int]:
    """Over HTTP, and for a socket."""
    headers = [("Host", host.format(port=server.port)) for host in hosts]
    return asked(server, "/healthz", *headers)[0], asked(server, "/ws", *headers, *UPGRADE)[0]


# Names


@pytest.mark.parametrize("host", OURS)
def test_a_server_answers_to_its_own_names_and_to_every_address_in_numbers(server: Server, host: str) -> None:
    assert statuses(server, host) == (200, 101)


@pytest.mark.parametrize("host", OTHERS)
def test_a_name_that_was_made_to_point_here_is_refused_by_name(server: Server, host: str) -> None:
    """That is how a page elsewhere would speak to a server at home through a visitor's browser."""
    named = ("Host", host.format(port=server.port))
    for path in ("/healthz", "/", "/api/about", "/metrics", "/nothing"):
        assert asked(server, path, named) == (421, "other-host"), path
    assert asked(server, "/ws", named, *UPGRADE) == (421, "other-host")
    assert asked(server, "/elsewhere", named, *UPGRADE) == (421, "other-host")


def test_this_machines_own_name_is_known() -> None:
    doors = Doors()
    assert all(doors.lead_here([name]) for name in own_names())
    assert doors.lead_here([f"{socket.gethostname().upper()}:8000"])
    assert doors.lead_here([])  # no browser, then
    assert not doors.lead_here(["localhost", "evil.example"])


def test_more_names_can_be_allowed(tmp_path: Path) -> None:
    with Server(tmp_path, words=("--allow-host", "cheese.example,Attic.Fritz.Box.")) as server:
        for host in ("cheese.example", "CHEESE.example:443", "attic.fritz.box", "localhost"):
            assert statuses(server, host) == (200, 101)
        for host in ("evil.example", "www.cheese.example", "cheese.example.evil.example", "cheese.exampl"):
            assert statuses(server, host) == (421, 421)
    with Server(tmp_path, words=("--allow-host", "all")) as server:
        assert statuses(server, "evil.example") == (200, 101)


# Pages of other sites

MAKE = json.dumps({"game": "cheese", "chairs": [{"kind": "me"}, {"kind": "bot"}]}).encode()
AS_JSON = ("Content-Type", "application/json")


@pytest.mark.parametrize("kind", ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded", "multipart/form-data", "", "text/json", "application/jsonp"])  # fmt: skip
def test_a_form_or_plain_text_makes_no_room(server: Server, kind: str) -> None:
    """Every page may send those, without being asked whether it may."""
    host = ("Host", f"127.0.0.1:{server.port}")
    assert asked(server, "/api/rooms", host, ("Content-Type", kind), method="POST", body=MAKE) == (415, "not-json")


@pytest.mark.parametrize(
    "from_there",
    [
        (("Origin", "http://evil.example"),),
        (("Origin", "null"),),
        (("Origin", ""),),
        (("Origin", "http://127.0.0.1:1"),),
        (("Origin", "http://["),),
        (("Sec-Fetch-Site", "cross-site"),),
        (("Sec-Fetch-Site", "same-site"),),
        (("Sec-Fetch-Site", "cross-site"), ("Origin", "http://127.0.0.1:{port}")),
    ],
)
def test_another_sites_page_makes_no_room_and_no_line(server: Server, from_there: Headers) -> None:
    said = [(name, value.format(port=server.port)) for name, value in from_there]
    host = ("Host", f"127.0.0.1:{server.port}")
    assert asked(server, "/api/rooms", host, AS_JSON, *said, method="POST", body=MAKE) == (403, "other-site")
    assert asked(server, "/ws", host, *said, *UPGRADE) == (403, "other-site")
    assert asked(server, "/healthz", host, *said)[0] == 200  # to look changes nothing, and it cannot read the answer


@pytest.mark.parametrize(
    "own",
    [
        (),
        (("Origin", "http://127.0.0.1:{port}"), ("Sec-Fetch-Site", "same-origin")),
        (("Sec-Fetch-Site", "none"),),
    ],
)
def test_our_own_page_and_programs_do(server: Server, own: Headers) -> None:
    said = [(name, value.format(port=server.port)) for name, value in own]
    host = ("Host", f"127.0.0.1:{server.port}")
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        made = asked(server, "/api/rooms", host, ("Content-Type", kind), *said, method="POST", body=MAKE)
        assert made == (201, "")
    assert asked(server, "/ws", host, *said, *UPGRADE)[0] == 101


# Guesses


def guess(server: Server, how: str, room: str) -> str:
    """Try a code; what came of it."""
    if how == "hello":
        return asyncio.run(told(server, {"room": room, "token": None}))
    path = {"see": "", "matches": "/matches", "join": "/guests", "qr": f"/qr?base={server.url}", "head": ""}[how]
    method = {"join": "POST", "head": "HEAD"}.get(how, "GET")
    status, _, _ = server.ask(method, f"/api/rooms/{room}{path}", b"{}" if how == "join" else None)
    return {200: "welcome", 201: "welcome", 404: "no-such-room", 429: "too-fast"}[status]


async def told(server: Server, key: dict[str, Any]) -> str:
    async with line(server, key) as talk:
        said = await talk.hear()
        found: str = said.get("reason", said["type"])
        return found


WAYS = ("see", "matches", "join", "qr", "hello", "head")


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """No address may guess more than six times, ever."""
    limits = {**NO_LIMITS, "joins": 0, "join_burst": len(WAYS)}
    with Server(tmp_path_factory.mktemp("guarded"), limits) as found:
        yield found


def test_every_way_to_try_a_code_takes_from_the_same_few_tries(guarded: Server) -> None:
    key = a_room(guarded)
    assert asyncio.run(told(guarded, {"room": key["room"], "token": None})) == "welcome"  # a right one is no guess
    assert [guess(guarded, how, "baba-baba") for how in WAYS] == ["no-such-room"] * len(WAYS)
    for room in ("baba-baba", key["room"]):  # nor can one tell any more whether a room is there
        assert [guess(guarded, how, room) for how in WAYS] == ["too-fast"] * len(WAYS)
    for room in ("baba-baba", key["room"]):
        assert asyncio.run(told(guarded, {"room": room, "token": "x" * 24})) == "too-fast"


def test_who_has_a_token_comes_back_however_much_others_have_guessed(guarded: Server) -> None:
    key = a_room(guarded)
    while guess(guarded, "see", "baba-baba") != "too-fast":
        pass
    assert asyncio.run(told(guarded, key)) == "welcome"


def test_many_lines_at_once_get_no_more_tries_than_one(tmp_path: Path) -> None:
    async def together(server: Server) -> list[str]:
        return await asyncio.gather(*(told(server, {"room": "baba-baba", "token": None}) for _ in range(40)))

    with Server(tmp_path, {**NO_LIMITS, "joins": 0, "join_burst": 5}) as server:
        found = asyncio.run(together(server))
    assert sorted(found) == ["no-such-room"] * 5 + ["too-fast"] * 35


# Metrics


def metrics(server: Server, *headers: tuple[str, str]) -> int:
    return asked(server, "/metrics", ("Host", f"127.0.0.1:{server.port}"), *headers)[0]


def test_nobody_reads_the_metrics_unless_named(tmp_path: Path) -> None:
    """Behind a proxy that tells nothing of its visitors, each of them looks like this machine."""
    with Server(tmp_path, words=("--metrics", "nobody")) as server:
        assert metrics(server) == 404
        assert metrics(server, ("X-Forwarded-For", "127.0.0.1")) == 404


def test_what_a_proxy_passes_on_is_not_this_machines(tmp_path: Path) -> None:
    with Server(tmp_path, words=("--metrics", "this-machine")) as server:
        assert metrics(server) == 200
        for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            assert metrics(server, (name, "127.0.0.1")) == 404


def test_metrics_for_addresses_that_are_named(tmp_path: Path) -> None:
    others = ("127.0.0.1", "192.168.1.7", "10.0.0.7", "2001:db8::7")
    with Server(tmp_path, words=("--metrics", "10.0.0.7,2001:db8::7")) as server:
        found = [metrics(server, ("X-Forwarded-For", address)) for address in others]
        assert found == [404, 404, 200, 200]
    with Server(tmp_path, words=("--metrics", "all")) as server:
        assert [metrics(server, ("X-Forwarded-For", address)) for address in others] == [200] * 4

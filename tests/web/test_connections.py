"""Connections that say nothing, too little or too slowly: each is closed in time, and none keeps others out."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.rooms.buckets import Buckets
from cheeseboard.web.connections import FEWEST, is_among
from cheeseboard.web.limits import Open, network
from tests.web.server import NO_LIMITS, Server
from tests.web.talk import a_room, line

ELSEWHERE = ("--proxy", "192.0.2.1")  # so that this machine is counted like any other
FEW_FILES = "import resource, runpy; resource.setrlimit(resource.RLIMIT_NOFILE, ({0}, {0})); runpy.run_module('cheeseboard.cli', run_name='__main__')"
HEAD = b"POST /api/rooms HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n"


def knock(server: Server, said: bytes = b"") -> socket.socket:
    found = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    found.sendall(said)
    return found


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has closed it; it may have said why."""
    connection.setblocking(False)
    try:
        while connection.recv(4096):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def wait_for_the_end(connection: socket.socket) -> None:
    connection.settimeout(60)
    with contextlib.suppress(ConnectionResetError):
        while connection.recv(4096):
            pass


def is_sent_away(server: Server) -> bool:
    """Whether a request is not even read."""
    try:
        with knock(server, b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n") as late:
            return not late.recv(100)
    except OSError:
        return True


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {**NO_LIMITS, "head_seconds": 1, "body_seconds": 1, "idle_seconds": 1}
    with Server(tmp_path_factory.mktemp("impatient"), limits, words=ELSEWHERE) as found:
        yield found


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HT", HEAD, HEAD + b"\r\n", HEAD + b'\r\n{"game":', b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n"],
)
def test_a_request_that_does_not_go_on_is_ended(impatient: Server, said: bytes) -> None:
    with knock(impatient, said) as connection:
        wait_for_the_end(connection)


@pytest.mark.parametrize("said", [b"GET /healthz HTTP/1.1\r\nx-long: ", HEAD + b"\r\n"])
def test_a_byte_now_and_then_does_not_make_the_time_longer(impatient: Server, said: bytes) -> None:
    with knock(impatient, said) as connection:
        dripping = time.monotonic()
        with contextlib.suppress(OSError):
            while not is_closed(connection):
                connection.setblocking(True)
                connection.sendall(b" ")
                time.sleep(0.1)
                assert time.monotonic() - dripping < 40, "it may go on for ever"


def test_a_socket_that_has_said_hello_may_be_silent_for_longer(impatient: Server) -> None:
    async def wait() -> None:
        key = a_room(impatient)
        async with line(impatient, key) as talk:
            await talk.hear_of("frame")
            with knock(impatient) as silent:
                await asyncio.to_thread(wait_for_the_end, silent)
            assert (await talk.ask({"type": "ping", "id": "still-there"}))["type"] == "pong"

    asyncio.run(wait())


def test_many_silent_connections_keep_nobody_out(tmp_path: Path) -> None:
    """More of them than the server may have open, from one address that is not counted, as behind a proxy."""
    with contextlib.ExitStack() as stack:
        few = FEW_FILES.format(FEWEST + 128)
        server = stack.enter_context(Server(tmp_path, {**NO_LIMITS, "head_seconds": 600}, program=("-c", few)))
        silent = [stack.enter_context(knock(server)) for _ in range(8 * FEWEST)]
        assert server.get("/healthz")[0] == 200
        key = a_room(server)

        async def visit() -> None:
            async with line(server, key) as talk:
                await talk.hear_of("frame")
                silent.extend(stack.enter_context(knock(server)) for _ in range(2 * FEWEST))
                assert (await talk.ask({"type": "ping", "id": "still-there"}))["type"] == "pong"

        asyncio.run(visit())
        assert server.get("/readyz")[0] == 200
        assert sum(not is_closed(each) for each in silent) <= FEWEST


def test_one_address_has_so_many_connections_and_its_silent_ones_make_way(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        limits = {**NO_LIMITS, "connections": 10, "head_seconds": 600}
        server = stack.enter_context(Server(tmp_path, limits, words=ELSEWHERE))
        silent = [stack.enter_context(knock(server)) for _ in range(30)]
        assert server.get("/healthz")[0] == 200
        assert sum(not is_closed(each) for each in silent) <= 10

        async def visit() -> None:
            key = a_room(server)
            async with contextlib.AsyncExitStack() as sockets:
                for _ in range(10):
                    talk = await sockets.enter_async_context(line(server, key))
                    await talk.hear_of("frame")
                assert await asyncio.to_thread(is_sent_away, server)

        asyncio.run(visit())


# Who is counted as one


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_all_addresses_of_a_home_are_one(one: str, other: str, is_same: bool) -> None:
    assert (network(one) == network(other)) is is_same


def test_requests_of_a_home_are_counted_together(tmp_path: Path) -> None:
    with Server(tmp_path, {"requests": 0, "request_burst": 5, "joins": 0, "join_burst": 5}) as server:

        def ask(address: str, path: str = "/api/about") -> int:
            return server.ask("GET", path, headers={"x-forwarded-for": address})[0]

        assert [ask(f"2001:db8::{number}") for number in range(1, 7)] == [200] * 5 + [429]
        assert ask("2001:db8:0:1::1") == 200
        tried = [ask(f"2001:db8:0:2::{number}", "/api/rooms/mika-tolu") for number in range(1, 7)]
        assert tried == [404] * 5 + [429]


def test_buckets_and_counts_forget_whom_they_need_not_remember() -> None:
    clock = [0.0]
    buckets = Buckets(1.0, 2.0, lambda: clock[0])
    for number in range(30_000):
        clock[0] += 0.001
        assert buckets.take(str(number))
    assert len(buckets._buckets) <= 10_001
    held = Open(1)
    for number in range(1000):
        assert held.take(str(number))
        held.give_back(str(number))
    assert not held._open


@pytest.mark.parametrize(
    ("address", "proxies", "is_proxy"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "10.0.0.0/8, 127.0.0.0/8", True),
        ("192.0.2.7", "127.0.0.1", False),
        ("192.0.2.7", "*", True),
        ("", "127.0.0.1", False),
    ],
)
def test_whose_word_is_believed_is_not_counted(address: str, proxies: str, is_proxy: bool) -> None:
    assert is_among(address, proxies) is is_proxy

"""The short way through a socket: what goes by it is what would go by the long one."""

import base64
import json
import secrets
import socket
import time
from typing import Any, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from cheeseboard.web import texts
from tests.web.server import Server
from tests.web.talk import a_room

SIZES = st.sampled_from([0, 1, 125, 126, 127, 300, 65_535, 65_536]) | st.integers(0, 400)
KINDS = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CLOSE, Opcode.CONT])


def said(body: bytes, kind: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A message as a client sends it; also as none should."""
    size = bytes((0x80 | len(body),)) if len(body) < 126 else b"\xfe" + (len(body) & 0xFFFF).to_bytes(2, "big")
    if len(body) >= 1 << 16:
        size = b"\xff" + len(body).to_bytes(8, "big")
    mask = secrets.token_bytes(4)
    return bytes((fin << 7 | kind,)) + size + mask + apply_mask(body, mask)


@given(st.lists(SIZES, max_size=3))
def test_what_is_told_at_once_is_the_same_as_one_by_one(sizes: list[int]) -> None:
    bodies = [b"x" * size for size in sizes]
    assert texts.framed(bodies) == b"".join(Frame(Opcode.TEXT, body).serialize(mask=False) for body in bodies)


@given(st.binary(max_size=200), KINDS, st.booleans(), st.integers(1, 9))
def test_only_one_short_whole_text_goes_the_short_way(body: bytes, kind: Opcode, fin: bool, cut: int) -> None:
    whole = said(body, kind, fin=fin)
    assert texts.is_short_text(whole) == (kind == Opcode.TEXT and fin and len(body) < texts.SHORT)
    assert not texts.is_short_text(whole[:-cut])
    assert not texts.is_short_text(whole + whole[:cut])
    assert not texts.is_short_text(Frame(Opcode.TEXT, body).serialize(mask=False))


@given(st.lists(st.tuples(st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PONG]), st.binary(max_size=300)), min_size=1, max_size=4), st.data())  # fmt: skip
def test_where_a_message_ends_is_known(messages: list[tuple[Opcode, bytes]], data: st.DataObject) -> None:
    parts = [said(body[:125] if kind == Opcode.PONG else body, kind) for kind, body in messages]
    whole = b"".join(parts)
    assert texts.is_whole(whole)
    ends = {sum(map(len, parts[:count])) for count in range(len(parts) + 1)}
    cut = data.draw(st.integers(0, len(whole)))
    assert texts.is_whole(whole[:cut]) == (cut in ends)


@pytest.mark.parametrize(
    "rare",
    [
        said(b"a", fin=False),
        said(b"b", Opcode.CONT),
        said(b"", Opcode.CLOSE),
        said(b"x" * 70_000),
        Frame(Opcode.TEXT, b"a").serialize(mask=False),
    ],
    ids=["begun", "gone on", "closed", "long", "unmasked"],
)
def test_after_what_is_rare_everything_goes_the_long_way(rare: bytes) -> None:
    assert not texts.is_whole(rare)
    assert not texts.is_whole(said(b"before") + rare)


class Wire:
    """A socket, byte by byte."""

    def __init__(self, server: Server) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(bytes(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        self.rest = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, *pieces: bytes) -> None:
        """Pieces that the server reads one by one."""
        for piece in pieces:
            self.socket.sendall(piece)
            time.sleep(0.02)

    def hear(self) -> Any:
        """The next message: a text, or the bytes of a pong, or the code of a close."""
        kind, size = self._read(2)
        if size >= texts.SHORT:
            size = int.from_bytes(self._read(2 if size == texts.SHORT else 8), "big")
        body = self._read(size)
        if kind == texts.TEXT:
            return json.loads(body)
        return body if kind == texts.PONG else int.from_bytes(body[:2], "big")

    def _read(self, size: int) -> bytes:
        while len(self.rest) < size:
            came = self.socket.recv(65_536)
            assert came, "closed"
            self.rest += came
        found, self.rest = self.rest[:size], self.rest[size:]
        return found


def ping(number: int) -> bytes:
    return said(json.dumps({"type": "ping", "id": str(number)}).encode())


def hello(key: dict[str, Any]) -> bytes:
    return said(json.dumps({"type": "hello", "protocol": 1, "room": key["room"], "token": key["token"]}).encode())


def test_a_message_is_heard_however_it_comes(server: Server) -> None:
    key = a_room(server, settings={"pace": 3600.0})
    with Wire(server) as wire:
        wire.say(hello(key))
        assert [wire.hear()["type"] for _ in range(3)] == ["welcome", "room", "frame"]

        def pongs(count: int) -> list[str]:
            return [wire.hear()["id"] for _ in range(count)]

        wire.say(ping(1), ping(2))
        wire.say(ping(3) + ping(4))
        assert pongs(4) == ["1", "2", "3", "4"]
        wire.say(said(b"cheese", Opcode.PING))
        assert wire.hear() == b"cheese"
        wire.say(ping(5), said(b" " * 300 + b'{"type": "ping", "id": "6"}'), ping(7))
        assert pongs(3) == ["5", "6", "7"]
        eight = ping(8)
        wire.say(eight[:3], eight[3:], ping(9), said(b'{"type": "ping",', fin=False), said(b'"id": "10"}', Opcode.CONT))
        wire.say(ping(11))
        assert pongs(4) == ["8", "9", "10", "11"]
        wire.say(said((1000).to_bytes(2, "big"), Opcode.CLOSE))
        assert wire.hear() == 1000


def test_half_a_message_is_not_taken_for_a_whole_one(server: Server) -> None:
    with Wire(server) as wire:
        wire.say(hello(a_room(server, settings={"pace": 3600.0})))
        assert [wire.hear()["type"] for _ in range(3)] == ["welcome", "room", "frame"]
        inner = ping(99)
        wire.say(bytes((texts.TEXT, texts.MASKED | len(inner))) + bytes(4), inner)  # its body looks like a message
        assert wire.hear() == 1007, "which is no UTF-8; and no pong 99"

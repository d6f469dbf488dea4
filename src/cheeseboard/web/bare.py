"""A WebSocket client that does as little as it can: whoever measures a server must not be what is slow."""

import asyncio
from collections.abc import Callable
from typing import Final, cast

GREETING: Final = (
    "GET /ws?room={room} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Y2hlZXNlIGZvciBhIG1vdQ==\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole messages of these kinds
MASK: Final = bytes(4)  # a client must mask what it says; with zeros, nothing changes
SHORT, MIDDLE, LONG = 126, 1 << 16, 1 << 63


class Bare(asyncio.Protocol):
    """One socket. Texts are heard as they come; everything else is answered here."""

    def __init__(self, host: str, room: str, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.host = host
        self.room = room
        self.hear = hear
        self.lost = lost
        self.is_open = asyncio.get_running_loop().create_future()
        self._came = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by descent
        self._transport.write(GREETING.format(host=self.host, room=self.room).encode())

    def connection_lost(self, _: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server did not open the socket"))
        self.lost()

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self.is_open.done():
            self._open()
        at = 0
        while self.is_open.done() and (found := cut(self._came, at)) is not None:
            kind, begin, at = found
            self._take(kind, bytes(self._came[begin:at]))
        del self._came[:at]

    def _open(self) -> None:
        head, end, rest = self._came.partition(b"\r\n\r\n")
        if not end:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self.is_open.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode("latin-1")))
            return
        self._came = rest
        self.is_open.set_result(None)

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.hear(body)
        elif kind == PING:
            self._transport.write(framed(PONG, body))
        elif kind == CLOSE:
            self.close()

    def say(self, text: bytes) -> None:
        self._transport.write(framed(TEXT, text))

    def close(self) -> None:
        self._transport.close()


def framed(kind: int, body: bytes) -> bytes:
    """A message as a client sends it."""
    size = len(body)
    if size < SHORT:
        return bytes((kind, 0x80 | size)) + MASK + body
    if size < MIDDLE:
        return bytes((kind, 0x80 | SHORT)) + size.to_bytes(2, "big") + MASK + body
    return bytes((kind, 0x80 | SHORT + 1)) + size.to_bytes(8, "big") + MASK + body


def cut(data: bytearray, at: int) -> tuple[int, int, int] | None:
    """The next message of a server: its kind, where its body begins and ends; None until it is all there."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size >= SHORT:
        width = 2 if size == SHORT else 8
        size, begin = int.from_bytes(data[begin : begin + width], "big"), begin + width
    return (data[at], begin, begin + size) if begin + size <= len(data) else None

"""WebSockets as uvicorn has them, with a short way for what a game is made of: short texts in, some texts at once out."""

import asyncio
import weakref
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import Protocol
from websockets.utils import apply_mask

from cheeseboard.rooms.timing import Gate

TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A  # whole messages of these kinds
MASKED: Final = 0x80  # as all must be that a client says
SHORT, MIDDLE = 126, 1 << 16
NO_TEXT: Final = 1007  # close code
MOST_WAITING: Final = 1 << 20  # bytes that a client has not read
BEFORE: Final = 6  # bytes before a short text: kind, size, mask

# What uvicorn's class has in each socket. In slots it takes a fifth of the memory; whatever is not named here goes into a dict.
FIELDS: Final = (
    "app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer", "config", "conn",
    "connections", "curr_msg_data_type", "default_headers", "disconnected", "frames", "handshake_complete",
    "handshake_initiated", "initial_response", "last_ping_rtt", "logger", "loop", "pending_ping_payload", "ping_interval",
    "ping_sent_at", "ping_timeout", "ping_timer", "pong_timer", "queue", "read_paused", "request", "response", "root_path",
    "scheme", "scope", "server", "tasks", "transport", "writable",
)  # fmt: skip
EXTENSION: Final = "cheeseboard.texts"  # of ASGI: where the endpoint finds this


class Mailbox:
    """What a client has said and nobody has heard yet: as much of a queue as uvicorn asks for, and a tenth of its memory."""

    __slots__ = ("_listener", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._listener: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    async def get(self) -> Any:
        """The next message, for the one who listens."""
        while not self._messages:
            self._listener = asyncio.get_running_loop().create_future()
            await self._listener
        return self._messages.pop(0)


class Texts(WebSocketsSansIOProtocol):
    """One socket. Greeting, pings, parting and whatever is not simple are left to uvicorn and websockets.

    Nothing is packed here: no extension may be agreed on (ws_per_message_deflate is off).
    """

    __slots__ = (*FIELDS, "_is_between", "mailbox", "on_lost", "on_writable")

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.mailbox = Mailbox()
        self.queue = self.mailbox  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.writable.set()
        self.on_writable: Callable[[], None] | None = None
        self.on_lost: Callable[[], None] | None = None
        self._is_between = False  # two messages, and the parser has seen none but whole ones

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    def tell(self, texts: Iterable[bytes]) -> None:
        """Messages, as UTF-8, in one write."""
        if self.disconnected or self.close_sent or self.conn.close_sent is not None:
            raise ClientDisconnected
        self.transport.write(framed(texts))

    async def hear(self) -> str | bytes | None:
        """What the client says next; nothing once it has gone."""
        message = await self.mailbox.get()
        if self.read_paused and self.mailbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(message, bytes):
            return message
        if message["type"] == "websocket.disconnect":
            return None
        text: str | bytes | None = message.get("text")
        return message["bytes"] if text is None else text

    async def send(self, message: Any) -> None:
        """A socket that was refused has been answered, too: uvicorn would log every one of them as a mistake of ours."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_greeting()
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def _forget_greeting(self) -> None:
        """Nobody asks any more how it began: a quarter of the memory that a socket would take."""
        self.scope["headers"] = []
        if self._is_between and self.handshake_complete and not self.close_sent:
            del self.request, self.response
            self.conn.parser = Protocol.parse(self.conn)  # what comes next is a message; the old one keeps the request
            next(self.conn.parser)

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the line, as uvicorn has it, but is nothing to log: a stranger's mistake is not ours."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def handle_ping(self) -> None:
        """Whoever pings and does not read what comes back is cut off: it would wait here, and there is no end to pings."""
        if self.transport.get_write_buffer_size() < MOST_WAITING:
            super().handle_ping()
        else:
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._is_between = self.config.ws_max_size >= SHORT
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = weakref.ref(self)

    def data_received(self, data: bytes) -> None:
        if self._is_between and self.handshake_complete and is_short_text(data):
            text = apply_mask(data[BEFORE:], data[2:BEFORE])
            if self.close_sent or not (
                text.isascii() and self.mailbox.empty()
            ):  # somebody listens, and to nothing else
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
            else:
                self.mailbox.put_nowait(text)
        else:
            self._is_between = self._is_between and self.handshake_complete and is_whole(data)
            super().data_received(data)


def is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def is_short_text(data: bytes) -> bool:
    """Whether this is one short text, all of it, and nothing else."""
    size = len(data) - BEFORE
    return 0 <= size < SHORT and data[0] == TEXT and data[1] == MASKED | size


def is_whole(data: bytes) -> bool:
    """Whether these are whole messages, so that the next byte begins another one. Of rare kinds it does not know."""
    at = 0
    while at + 1 < len(data) and data[at] in (TEXT, BINARY, PING, PONG):
        size = data[at + 1] - MASKED
        if size == SHORT:
            size, at = int.from_bytes(data[at + 2 : at + 4], "big"), at + 2
        elif not 0 <= size < SHORT:
            return False
        at += BEFORE + size
    return at == len(data)


def framed(texts: Iterable[bytes]) -> bytes:
    """Messages as a server sends them."""
    parts: list[bytes] = []
    for text in texts:
        parts += (head(len(text)), text)
    return b"".join(parts)


def head(size: int) -> bytes:
    """What stands before a message of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return bytes((TEXT, SHORT, size >> 8, size & 0xFF))
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")

"""One WebSocket per client: what is said goes to the hall, what is new comes back."""

import asyncio
import contextlib
import random
import time
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from cheeseboard.table.table import Refused
from cheeseboard.web import wire
from cheeseboard.web.bus import happens
from cheeseboard.web.hall import Hall
from cheeseboard.web.limits import Bucket, Buckets, Limits, Open
from cheeseboard.web.live import Line, encode
from cheeseboard.web.logs import where
from cheeseboard.web.texts import EXTENSION, Texts

log = structlog.get_logger()

POLICY, TRY_AGAIN, RESTART = 1008, 1013, 1012  # close codes
PARTING: Final = 5.0  # seconds for the last words


class Gone(Exception):  # noqa: N818 - nothing went wrong
    """The client is not there any more."""


class Socket:
    """One client's WebSocket, without anything in between (texts.py is at the other end)."""

    __slots__ = ("_receive", "_send", "address", "headers", "texts")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.address: str = scope["client"][0] if scope["client"] else ""
        self.headers = Headers(scope=scope)
        self.texts: Texts = scope["extensions"][EXTENSION]
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()  # it wants to connect
        await self._say({"type": "websocket.accept"})

    async def hear(self) -> str | bytes:
        """The next message."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | bytes | None = message.get("text")
        return message["bytes"] if text is None else text

    async def close(self, code: int) -> None:
        await self._say({"type": "websocket.close", "code": code})

    async def _say(self, message: dict[str, Any]) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError):  # it is gone, or has been closed meanwhile
            raise Gone from None


class Sockets:
    """The endpoint."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.open = Open(limits.sockets)
        self.wishes = Buckets(limits.wishes, limits.wish_burst)
        self.wrong = Buckets(limits.joins, limits.join_burst)  # codes of rooms that are not there

    async def answer(self, socket: Socket) -> None:
        address = socket.address
        if not is_own_page(socket.headers) or self.hall.is_closing:
            await socket.close(POLICY)
            return
        if not self.open.take(address):
            await socket.close(TRY_AGAIN)
            return
        self.hall.metrics.sockets.inc()
        try:
            await socket.accept()
            await self._converse(socket, address)
        except Gone:
            pass  # maybe while we were sending
        finally:
            self.open.give_back(address)
            self.hall.metrics.sockets.dec()

    async def _converse(self, socket: Socket, address: str) -> None:
        line = await self._greet(socket, address)
        if line is None:
            return
        teller = Teller(socket, line)
        try:
            await self._listen(socket, line)
            await happens(teller.has_parted, PARTING)
        finally:
            self.hall.leave(line)
            teller.stop()

    async def _greet(self, socket: Socket, address: str) -> Line | None:
        """Hello must come first, and soon."""
        if self.wrong.is_empty(address):
            await part(socket, wire.Goodbye("too-fast", 5.0))
            return None
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                said = wire.read_said(await socket.hear())
            if isinstance(said, wire.Hello):
                return await self.hall.connect(said)
            reason = "hello-first"
        except Refused as refusal:
            self.hall.metrics.refusals.labels(refusal.reason).inc()
            reason = refusal.reason
            if reason == "no-such-room":
                self.wrong.take(address)
        except TimeoutError:
            reason = "hello-first"
        except wire.UNREADABLE:
            reason = "bad-message"
        except Gone:
            return None
        except Exception as problem:  # noqa: BLE001 - no stack trace for a client
            log.error("hello failed", **where(problem))
            await part(socket, wire.Goodbye("try-again", 1.0))
            return None
        await part(socket, wire.Goodbye(reason, -1.0))
        return None

    async def _listen(self, socket: Socket, line: Line) -> None:
        limits = self.limits
        bucket = Bucket(limits.burst, time.monotonic())
        while line.closing is None:
            text = await socket.hear()
            if not bucket.take(limits.messages, limits.burst, time.monotonic()):
                line.close("too-fast", 5.0)
                return
            line.tell(await self._answer(line, text))

    async def _answer(self, line: Line, text: str | bytes) -> wire.Told:
        try:
            said = wire.read_said(text)
        except wire.UNREADABLE:
            self.hall.metrics.refusals.labels("bad-message").inc()
            return wire.Refusal("", "bad-message", {})
        if isinstance(said, wire.Hello):
            return wire.Refusal("", "hello-once", {})
        if isinstance(said, wire.Ping):
            return wire.Pong(said.id)
        began = time.perf_counter()
        try:
            if isinstance(said, wire.Face):
                line.face(said.seat)
                return wire.Done(said.id, *line.live.version)
            self._check_wish(line, said)
            if isinstance(said, wire.Ask):
                return await self.hall.help(line, said)
            return await self.hall.obey(line, said)
        except Refused as refusal:
            self.hall.metrics.refusals.labels(refusal.reason).inc()
            return wire.Refusal(said.id, refusal.reason, refusal.facts)
        except Exception as problem:  # noqa: BLE001 - no stack trace for a client
            log.error("command failed", command=type(said).__name__, **where(problem))
            return wire.Refusal(said.id, "try-again", {})
        finally:
            self.hall.metrics.move_seconds.observe(time.perf_counter() - began)

    def _check_wish(self, line: Line, said: wire.Ask | wire.Command) -> None:
        """Moves are as quick as the game; of everything else, a guest may want so much."""
        if not isinstance(said, wire.Move) and not self.wishes.take(f"{line.live.room.code} {line.guest}"):
            raise Refused("too-fast", "too many wishes")


class Teller:
    """Tells a client whatever is new, as fast as it reads; at the end, goodbye."""

    def __init__(self, socket: Socket, line: Line) -> None:
        self.socket = socket
        self.line = line
        self.has_parted = asyncio.Event()
        self._is_due = False
        self._parting: asyncio.Task[None] | None = None
        line.on_news = socket.texts.on_writable = self.soon
        self.soon()

    def soon(self) -> None:
        """Once all that happens at this moment has happened."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._is_due = False
        if self.line.on_news is None or self._parting is not None or not self.socket.texts.is_writable:
            return
        closing = self.line.closing  # what was said until now is told before
        try:
            if news := list(self.line.news()):
                self.socket.texts.tell(news)
        except OSError:
            return  # it is gone
        except Exception as problem:  # noqa: BLE001 - no stack trace for a client
            log.error("telling failed", **where(problem))
            closing = wire.Goodbye("try-again", 1.0)
        if closing is not None:
            self._parting = asyncio.get_running_loop().create_task(self._part(closing))

    async def _part(self, goodbye: wire.Goodbye) -> None:
        await part(self.socket, goodbye)
        self.has_parted.set()

    def stop(self) -> None:
        self.line.on_news = self.socket.texts.on_writable = None
        if self._parting is not None:
            self._parting.cancel()


async def part(socket: Socket, goodbye: wire.Goodbye) -> None:
    """Say why, and when to come back; not all at the same moment."""
    after = goodbye.after if goodbye.after < 0 else goodbye.after * random.uniform(1.0, 2.0)
    code = RESTART if goodbye.reason == "restart" else POLICY if after < 0 else TRY_AGAIN
    with contextlib.suppress(Gone, OSError):
        socket.texts.tell([encode(wire.Goodbye(goodbye.reason, round(after, 2)))])
        await socket.close(code)


def is_own_page(headers: Headers) -> bool:
    """A browser says from which page it comes; it must be one of ours. Programs say nothing."""
    origin = headers.get("origin")
    with contextlib.suppress(ValueError):  # not an address at all
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    return False

"""One WebSocket per client: what is said goes to the hall, what is new comes back."""

import asyncio
import contextlib
import random
import time
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from cheeseboard.table.table import Refused
from cheeseboard.web import wire
from cheeseboard.web.hall import Hall, Line, encode
from cheeseboard.web.limits import Bucket, Buckets, Limits, Open
from cheeseboard.web.logs import where

log = structlog.get_logger()

POLICY, TRY_AGAIN, RESTART = 1008, 1013, 1012  # close codes
PARTING: Final = 5.0  # seconds for the last words


class Sockets:
    """The endpoint."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.open = Open(limits.sockets)
        self.wishes = Buckets(limits.wishes, limits.wish_burst)
        self.wrong = Buckets(limits.joins, limits.join_burst)  # codes of rooms that are not there

    async def answer(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        if not is_own_page(socket) or self.hall.is_closing:
            await socket.close(POLICY)
            return
        if not self.open.take(address):
            await socket.close(TRY_AGAIN)
            return
        self.hall.metrics.sockets.inc()
        try:
            await socket.accept()
            await self._converse(socket, address)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone, maybe while we were sending
        finally:
            self.open.give_back(address)
            self.hall.metrics.sockets.dec()

    async def _converse(self, socket: WebSocket, address: str) -> None:
        line = await self._greet(socket, address)
        if line is None:
            return
        sender = asyncio.get_running_loop().create_task(send(socket, line))
        try:
            await self._listen(socket, line)
            await asyncio.wait({sender}, timeout=PARTING)
        finally:
            self.hall.leave(line)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender

    async def _greet(self, socket: WebSocket, address: str) -> Line | None:
        """Hello must come first, and soon."""
        if self.wrong.is_empty(address):
            await part(socket, wire.Goodbye("too-fast", 5.0))
            return None
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                said = wire.read_said(await receive(socket))
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
        except WebSocketDisconnect:
            return None
        except Exception as problem:  # noqa: BLE001 - no stack trace for a client
            log.error("hello failed", **where(problem))
            await part(socket, wire.Goodbye("try-again", 1.0))
            return None
        await part(socket, wire.Goodbye(reason, -1.0))
        return None

    async def _listen(self, socket: WebSocket, line: Line) -> None:
        limits = self.limits
        bucket = Bucket(limits.burst, time.monotonic())
        while line.closing is None:
            text = await receive(socket)
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


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text


async def send(socket: WebSocket, line: Line) -> None:
    """Whatever is new, as fast as this client reads; at the end, goodbye."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        closing = None
        while closing is None:
            await line.wake.wait()
            line.wake.clear()
            closing = line.closing  # what was said until now is told before
            for message in line.news():
                await socket.send_text(message.decode())
        await part(socket, closing)


async def part(socket: WebSocket, goodbye: wire.Goodbye) -> None:
    """Say why, and when to come back; not all at the same moment."""
    after = goodbye.after if goodbye.after < 0 else goodbye.after * random.uniform(1.0, 2.0)
    code = RESTART if goodbye.reason == "restart" else POLICY if after < 0 else TRY_AGAIN
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(wire.Goodbye(goodbye.reason, round(after, 2))).decode())
        await socket.close(code)


def is_own_page(socket: WebSocket) -> bool:
    """A browser says from which page it comes; it must be one of ours. Programs say nothing."""
    origin = socket.headers.get("origin")
    with contextlib.suppress(ValueError):  # not an address at all
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    return False

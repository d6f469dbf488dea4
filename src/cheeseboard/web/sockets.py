"""One WebSocket per client: what is said goes to the hall, what is new comes back."""

import asyncio
import contextlib
import random
import time
from typing import Any, Final

from starlette.types import Receive, Scope, Send

from cheeseboard.rooms import wire
from cheeseboard.rooms.buckets import Bucket, Buckets
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line, encode
from cheeseboard.rooms.outside import where
from cheeseboard.rooms.talk import Talk
from cheeseboard.rooms.timing import Gate, happens
from cheeseboard.web.limits import Limits, Open, network
from cheeseboard.web.logs import log
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.texts import EXTENSION, Texts

POLICY, TRY_AGAIN, RESTART = 1008, 1013, 1012  # close codes
PARTING: Final = 5.0  # seconds for the last words


class Gone(Exception):  # noqa: N818 - nothing went wrong
    """The client is not there any more."""


class Socket:
    """One client's WebSocket, without anything in between (texts.py is at the other end)."""

    __slots__ = ("_receive", "_send", "network", "texts")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.network = network(scope["client"][0] if scope["client"] else "")
        self.texts: Texts = scope["extensions"][EXTENSION]()
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()  # it wants to connect
        await self._say({"type": "websocket.accept"})

    async def hear(self) -> str | bytes:
        """The next message."""
        text = await self.texts.hear()
        if text is None:
            raise Gone
        return text

    async def close(self, code: int) -> None:
        await self._say({"type": "websocket.close", "code": code})

    async def _say(self, message: dict[str, Any]) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError):  # it is gone, or has been closed meanwhile
            raise Gone from None


class Sockets:
    """The endpoint."""

    def __init__(self, hall: Hall, limits: Limits, guesses: Buckets, metrics: Metrics) -> None:
        self.hall = hall
        self.limits = limits
        self.talk = Talk(hall, guesses, Buckets(limits.wishes, limits.wish_burst))
        self.metrics = metrics
        self.open = Open(limits.sockets)
        self.hellos = Buckets(limits.hellos, limits.hello_burst)
        self.tellers = Tellers()

    async def answer(self, socket: Socket) -> None:
        who = socket.network
        if self.hall.is_closing:
            await socket.close(POLICY)
            return
        if not self.hellos.take(who) or not self.open.take(who):
            await socket.close(TRY_AGAIN)
            return
        self.metrics.sockets.inc()
        try:
            await socket.accept()
            await self._converse(socket)
        except Gone:
            pass  # maybe while we were sending
        finally:
            self.open.give_back(who)
            self.metrics.sockets.dec()

    async def _converse(self, socket: Socket) -> None:
        line = await self._greet(socket)
        if line is None:
            return
        teller = Teller(socket, line, self.tellers)
        try:
            await self._listen(socket, line)
            await happens(teller.has_parted, PARTING)
        finally:
            self.hall.leave(line)
            teller.stop()

    async def _greet(self, socket: Socket) -> Line | None:
        """Hello must come first, and soon."""
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                text = await socket.hear()
        except TimeoutError:
            found: Line | wire.Goodbye = wire.Goodbye("hello-first", -1.0)
        else:
            found = await self.talk.greet(text, socket.network)
        if isinstance(found, wire.Goodbye):
            await part(socket, found)
            return None
        return found

    async def _listen(self, socket: Socket, line: Line) -> None:
        limits = self.limits
        bucket = Bucket(limits.burst, time.monotonic())
        while line.closing is None:
            text = await socket.hear()
            if not bucket.take(limits.messages, limits.burst, time.monotonic()):
                line.close("too-fast", 5.0)
                return
            line.tell(await self.talk.answer(line, text))


class Tellers:
    """Those who have something to tell: all of them at once, when all that happens at this moment has happened."""

    def __init__(self) -> None:
        self._due: list[Teller] = []

    def add(self, teller: "Teller") -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._tell)
        self._due.append(teller)

    def _tell(self) -> None:
        due, self._due = self._due, []
        for teller in due:
            teller.tell()


class Teller:
    """Tells a client whatever is new, as fast as it reads; at the end, goodbye."""

    __slots__ = ("_is_due", "_parting", "everybody", "has_parted", "line", "socket", "texts")

    def __init__(self, socket: Socket, line: Line, everybody: Tellers) -> None:
        self.everybody = everybody
        self.socket = socket
        self.texts = socket.texts
        self.line = line
        self.has_parted = Gate()
        self._is_due = False
        self._parting: asyncio.Task[None] | None = None
        line.on_news = self.texts.on_writable = self.soon
        self.soon()

    def soon(self) -> None:
        """Once all that happens at this moment has happened."""
        if not self._is_due:
            self._is_due = True
            self.everybody.add(self)

    def tell(self) -> None:
        self._is_due = False
        if self.line.on_news is None or self._parting is not None or not self.texts.is_writable:
            return
        closing = self.line.closing  # what was said until now is told before
        try:
            if news := self.line.news():
                self.texts.tell(news)
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
        self.line.on_news = self.texts.on_writable = None
        if self._parting is not None:
            self._parting.cancel()


async def part(socket: Socket, goodbye: wire.Goodbye) -> None:
    """Say why, and when to come back; not all at the same moment."""
    after = goodbye.after if goodbye.after < 0 else goodbye.after * random.uniform(1.0, 2.0)
    code = RESTART if goodbye.reason == "restart" else POLICY if after < 0 else TRY_AGAIN
    with contextlib.suppress(Gone, OSError):
        socket.texts.tell([encode(wire.Goodbye(goodbye.reason, round(after, 2)))])
        await socket.close(code)

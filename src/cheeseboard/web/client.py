"""A guest in Python: what bots from outside, tests and load use. Ten lines are enough:

async with Client("http://localhost:8000") as server:
    guest = await server.join("mika-tolu", name="Brie")
    async for frame in guest.turns():
        await guest.play(frame.moves[0])
"""

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cheeseboard.web import wire

T = TypeVar("T")


class RefusedByServer(Exception):  # noqa: N818 - a name says why
    """Nothing has changed."""

    def __init__(self, reason: str, facts: dict[str, int | str] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts or {}


def post(url: str, said: Any, gives: type[T]) -> T:
    """Ask over HTTP."""
    request = urllib.request.Request(url, msgspec.json.encode(said), {"content-type": "application/json"})  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            return msgspec.json.decode(answer.read(), type=gives)
    except urllib.error.HTTPError as refusal:
        found = json.loads(refusal.read() or b"{}")
        raise RefusedByServer(found.get("reason", str(refusal.code)), found.get("facts")) from None


class Guest:
    """Somebody in a room, over one socket that is made anew whenever it breaks."""

    def __init__(self, url: str, key: wire.Key | None, room: str = "") -> None:
        self.url = url.replace("http", "ws", 1) + "/ws"
        self.key = key
        self.code = key.room if key else room
        self.room: wire.RoomNow | None = None
        self.frame: wire.Frame | None = None
        self.heard: list[Any] = []  # all events of this match
        self._waiting: dict[str, tuple[bytes, asyncio.Future[wire.Done]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self.goodbye: wire.Goodbye | None = None
        self.connects = 0

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, RefusedByServer):
                await self._task

    async def _stay(self) -> None:
        """Connected, again and again."""
        try:
            while self.goodbye is None or self.goodbye.after >= 0:
                pause = 0.2 if self.goodbye is None else self.goodbye.after
                self.goodbye = None
                with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await self._talk()
                await asyncio.sleep(pause)
        finally:
            for _, answer in self._waiting.values():
                if not answer.done():
                    answer.cancel()
            async with self._changed:
                self._changed.notify_all()

    async def _talk(self) -> None:
        async with connect(self.url, compression=None, max_size=None, ping_interval=None) as socket:
            token = self.key.token if self.key else None
            match, have = (self.frame.match, self.frame.version) if self.frame else (0, -1)
            await socket.send(
                msgspec.json.encode(wire.Hello(wire.PROTOCOL, self.code, token, None, match, have)), text=True
            )
            self._socket = socket
            self.connects += 1
            try:
                for message, _ in self._waiting.values():  # unanswered: the same ids, so they count once
                    await socket.send(message, text=True)
                async for text in socket:
                    await self._hear(wire.read_told(text))
            finally:
                self._socket = None

    async def _hear(self, told: wire.Told) -> None:
        match told:
            case wire.RoomNow():
                self.room = told
            case wire.Frame():
                fresh = [msgspec.json.decode(event) for event in told.events]
                self.heard = self.heard + fresh if told.since >= 0 else fresh
                self.frame = told
            case wire.Done():
                self._settle(told.id, told)
            case wire.Refusal():
                self._settle(told.id, RefusedByServer(told.reason, told.facts))
            case wire.Goodbye():
                self.goodbye = told
        async with self._changed:
            self._changed.notify_all()

    def _settle(self, said: str, answer: wire.Done | RefusedByServer) -> None:
        _, waiting = self._waiting.pop(said, (b"", None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, wire.Done):
            waiting.set_result(answer)
        else:
            waiting.set_exception(answer)

    async def say(self, said: wire.Command | wire.Face | wire.Ping) -> wire.Done:
        """A command; its answer, however often the line breaks meanwhile."""
        message = msgspec.json.encode(said)
        waiting = asyncio.get_running_loop().create_future()
        self._waiting[said.id] = (message, waiting)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(message, text=True)
        done: wire.Done = await waiting
        return done

    async def play(self, move: str, frame: wire.Frame | None = None) -> wire.Done:
        chosen = frame or self.frame
        assert chosen is not None
        return await self.say(wire.Move(new_id(), chosen.match, chosen.version, chosen.seat, move))

    async def until(self, test: Callable[["Guest"], object]) -> None:
        """Wait until something is so."""
        async with self._changed:
            await self._changed.wait_for(lambda: test(self) or (self._task is not None and self._task.done()))

    async def turns(self) -> AsyncIterator[wire.Frame]:
        """Each time it is this guest's turn, until the match is over."""
        played = (0, -1)

        def is_next(me: Guest) -> bool:
            frame = me.frame
            return frame is not None and now(frame) != played and bool(frame.moves or frame.over)

        while True:
            await self.until(is_next)
            frame = self.frame
            if frame is None or frame.over is not None or now(frame) == played:
                return
            played = now(frame)
            yield frame


def now(frame: wire.Frame) -> tuple[int, int]:
    return frame.match, frame.version


def new_id() -> str:
    return secrets.token_hex(8)

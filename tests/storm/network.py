"""Sockets between devices and processes: in order while they last, slow, cut, half open, late, twice, unread.

The device's end is what ``websockets`` gives to ``cheeseboard.web.client``, the other what uvicorn gives to
``cheeseboard.web.sockets``; both of these are the real ones.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable, MutableMapping
from math import inf
from types import SimpleNamespace, TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosedError

from cheeseboard.web.sockets import Socket
from cheeseboard.web.texts import EXTENSION
from tests.storm.world import MOMENT, Machine, VirtualLoop

END = object()  # nothing more will come


class Way:
    """One direction of a connection."""

    def __init__(self, loop: VirtualLoop, pause: Callable[[], float]) -> None:
        self.loop, self.pause = loop, pause
        self.queue: asyncio.Queue[Any] = asyncio.Queue()
        self.arrives = 0.0
        self.is_double = False  # everything arrives twice
        self.is_cut = False
        self.was_cut_at = inf

    def send(self, item: Any) -> None:
        for _ in range(1 + self.is_double):
            self.arrives = max(self.arrives + MOMENT, self.loop.now + self.pause())  # in order
            self.loop.later(self.arrives - self.loop.now, self._arrive, item)

    def _arrive(self, item: Any) -> None:
        if not self.is_cut:
            self.queue.put_nowait(item)

    def cut(self, noticed: float = 0.0) -> None:
        """What is under way is lost. Whoever listens knows after so many seconds."""
        if not self.is_cut:
            self.is_cut = True
            self.was_cut_at = min(self.was_cut_at, self.loop.now)
            self.loop.later(noticed, self.queue.put_nowait, END)


class Connection:
    """A socket, with both its ends."""

    def __init__(self, loop: VirtualLoop, luck: random.Random, machine: Machine, device: int, texts: list[str]) -> None:
        luck = random.Random(luck.getrandbits(64))  # its own: a process tells its lines in any order
        self.loop, self.machine, self.device, self.heard = loop, machine, device, texts
        self.opened = loop.now
        self.slow = 1.0
        self.up, self.down = (Way(loop, lambda: luck.expovariate(50) * self.slow) for _ in range(2))
        self.texts = Unread(machine, self.up, self.down)

    def cut(self, device_notices: float = 0.0, process_notices: float = 0.0) -> None:
        self.down.cut(device_notices)
        self.up.cut(process_notices)

    def cut_late(self, seconds: float) -> None:
        """The device is gone, and what it has said arrives nevertheless: behind what it says on its next line, maybe."""
        self.down.cut()
        self.slow, self.up.was_cut_at = 1 + 30 * seconds, self.loop.now
        self.loop.later(seconds, self.up.cut)

    def end(self) -> None:
        """The process hangs up: what it has said before arrives."""
        self.down.was_cut_at = min(self.down.was_cut_at, self.loop.now)
        self.down.send(END)
        self.up.cut()

    def lasts(self, since: float, until: float) -> bool:
        """Whether it was there all the time."""
        return self.opened < since and until < min(self.up.was_cut_at, self.down.was_cut_at)

    # For the process

    def socket(self) -> Socket:
        scope = {"client": (f"10.0.0.{self.device}", 1), "extensions": {EXTENSION: lambda: self.texts}}
        return Socket(scope, self.receive, self.send_as_process)

    async def receive(self) -> dict[str, Any]:
        """How it begins."""
        told: dict[str, Any] = await self.up.queue.get()
        return told

    async def send_as_process(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.end()

    # For the device

    async def send(self, message: bytes, *, text: bool) -> None:
        assert text
        self.up.send(message.decode())  # whether it arrives, nobody knows

    async def __aiter__(self) -> AsyncIterator[str]:
        while (told := await self.down.queue.get()) is not END:
            self.heard.append(told)
            yield told
        raise ConnectionClosedError(None, None)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()


class Unread:
    """What stands between the endpoint and the network: it may say that nobody reads."""

    def __init__(self, machine: Machine, up: Way, down: Way) -> None:
        self.machine, self.up, self.down = machine, up, down
        self.is_writable = True
        self.on_writable: Callable[[], None] | None = None
        self.on_lost: Callable[[], None] | None = None

    async def hear(self) -> str | None:
        told = await self.up.queue.get()
        if told is END:
            self.up.queue.put_nowait(END)
            return None
        assert isinstance(told, str)
        return told

    def tell(self, texts: Iterable[bytes]) -> None:
        for text in texts:
            self.down.send(text.decode())

    def go_deaf(self, seconds: float) -> None:
        self.is_writable = False
        loop = self.machine.loop
        loop.call_at(loop.now + seconds, self._read_on, context=self.machine.inside.copy())

    def _read_on(self) -> None:
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()


class NoCounts:
    """As many gauges as anybody wants, and nobody reads them."""

    def __getattr__(self, name: str) -> Any:
        return SimpleNamespace(inc=lambda: None, dec=lambda: None)

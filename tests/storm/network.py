"""Sockets between devices and processes: in order while they last, slow, cut, half open, unread.

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
from tests.storm.world import MOMENT

END = object()  # nothing more will come


class Way:
    """One direction of a connection."""

    def __init__(self, pause: Callable[[], float]) -> None:
        self.pause = pause
        self.queue: asyncio.Queue[Any] = asyncio.Queue()
        self.arrives = 0.0
        self.is_cut = False
        self.was_cut_at = inf

    def send(self, item: Any) -> None:
        loop = asyncio.get_running_loop()
        self.arrives = max(self.arrives + MOMENT, loop.time() + self.pause())  # in order
        loop.call_at(self.arrives, self._arrive, item)

    def _arrive(self, item: Any) -> None:
        if not self.is_cut:
            self.queue.put_nowait(item)

    def cut(self, noticed: float = 0.0) -> None:
        """What is under way is lost. Whoever listens knows after so many seconds."""
        if not self.is_cut:
            self.is_cut = True
            self.was_cut_at = asyncio.get_running_loop().time()
            asyncio.get_running_loop().call_later(noticed, self.queue.put_nowait, END)


class Connection:
    """A socket, with both its ends."""

    def __init__(self, luck: random.Random, device: int) -> None:
        luck = random.Random(luck.getrandbits(64))  # its own: a process tells its lines in any order
        self.device = device
        self.opened = asyncio.get_running_loop().time()
        self.slow = 1.0
        self.up, self.down = (Way(lambda: luck.expovariate(50) * self.slow) for _ in range(2))
        self.texts = Unread(self.down)

    def cut(self, device_notices: float = 0.0, process_notices: float = 0.0) -> None:
        self.down.cut(device_notices)
        self.up.cut(process_notices)

    def lasts(self, since: float, until: float) -> bool:
        """Whether it was there all the time."""
        return self.opened < since and until < min(self.up.was_cut_at, self.down.was_cut_at)

    # For the process

    def socket(self) -> Socket:
        scope = {"client": (f"10.0.0.{self.device}", 1), "extensions": {EXTENSION: self.texts}}
        found = Socket(scope, self.receive, self.send_as_process)
        self.up.queue.put_nowait({"type": "websocket.connect"})
        return found

    async def receive(self) -> dict[str, Any]:
        told = await self.up.queue.get()
        if told is END:
            self.up.queue.put_nowait(END)
            return {"type": "websocket.disconnect"}
        return told if isinstance(told, dict) else {"type": "websocket.receive", "text": told}

    async def send_as_process(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.down.send(END)
            self.up.cut()

    # For the device

    async def send(self, message: bytes, *, text: bool) -> None:
        assert text
        if self.up.is_cut:
            raise ConnectionClosedError(None, None)
        self.up.send(message.decode())

    async def __aiter__(self) -> AsyncIterator[str]:
        while (told := await self.down.queue.get()) is not END:
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

    def __init__(self, down: Way) -> None:
        self.down = down
        self.is_writable = True
        self.on_writable: Callable[[], None] | None = None
        self.on_lost: Callable[[], None] | None = None

    def tell(self, texts: Iterable[bytes]) -> None:
        for text in texts:
            self.down.send(text.decode())

    def go_deaf(self, seconds: float) -> None:
        self.is_writable = False
        asyncio.get_running_loop().call_later(seconds, self._read_on)

    def _read_on(self) -> None:
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()


class NoCounts:
    """As many gauges as anybody wants, and nobody reads them."""

    def __getattr__(self, name: str) -> Any:
        return SimpleNamespace(inc=lambda: None, dec=lambda: None)

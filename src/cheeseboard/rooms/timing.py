"""Time in a hall: a clock that never jumps, long work in slices, waiting for something no longer than that."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Final

SLICE: Final = 0.002  # seconds of long work, until it is somebody else's turn


def steady(now: float) -> Callable[[], float]:
    """A clock that shows this time now and never jumps, whatever happens to the time of day."""
    began = now - time.monotonic()
    return lambda: began + time.monotonic()


class Gate:
    """Something that happens or not: what is used of asyncio.Event, in a tenth of its memory."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        self._is_set = True
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> bool:
        while not self._is_set:
            self._waiting.append(asyncio.get_running_loop().create_future())
            await self._waiting[-1]
        return True


async def happens(event: asyncio.Event | Gate, seconds: float) -> bool:
    """Whether something happens within this time."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()


class Slices:
    """Long work on the event loop: a little of it at a time, and never more than one after the other, however much there is."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def do(self, work: Iterator[None]) -> None:
        """All of it. What lies between two of its pauses must be short; what has none waits for nobody."""
        while next(work, self) is not self:
            async with self._lock:
                until = time.perf_counter() + SLICE
                while time.perf_counter() < until and next(work, self) is not self:
                    pass
                await asyncio.sleep(0)

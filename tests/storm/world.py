"""A world with a time and a luck of its own, in which the real house runs: nothing waits, and a seed gives the same evening again.

The event loop never sleeps: when nothing is left to do at a moment, it is the next moment. ``secrets``, ``os.urandom``,
``random`` and the clocks of ``time`` are the world's for as long as it lasts.
"""

import asyncio
import contextlib
import os
import random
import secrets
import selectors
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Any, TypeVar
from unittest.mock import patch

from cheeseboard.rooms.live import Line

T = TypeVar("T")
MOMENT = 1e-6  # seconds that even the quickest step takes
BEGAN = 1_000_000.0  # seconds, when an evening begins


class NothingLeft(Exception):  # noqa: N818 - it says what happened
    """Everybody waits for somebody else."""


class NoFiles(selectors.BaseSelector):
    """Nobody outside the world says anything. Whoever would wait finds that the time has passed."""

    def __init__(self, pass_by: Callable[[float], None]) -> None:
        self.pass_by = pass_by

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise NothingLeft
        self.pass_by(max(MOMENT, timeout))
        return []

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        raise NotImplementedError

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        raise NotImplementedError

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return {}


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is made up."""

    def __init__(self) -> None:
        self.now = BEGAN
        super().__init__(NoFiles(self.pass_by))

    def pass_by(self, seconds: float) -> None:
        self.now += seconds

    def time(self) -> float:
        return self.now

    def _make_self_pipe(self) -> None:  # for threads and signals, of which there are none
        pass

    def _close_self_pipe(self) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


def in_order() -> Callable[[object], int]:
    """Hashes by the order in which things are asked for one: a set of lines is gone through in the same order each time."""
    known: dict[int, tuple[object, int]] = {}  # kept, so that no other thing gets the same id

    def number(thing: object) -> int:
        return known.setdefault(id(thing), (thing, len(known)))[1]

    return number


@contextlib.contextmanager
def made_up(loop: VirtualLoop, luck: random.Random) -> Iterator[None]:
    """Time and luck come from here."""
    before = random.getstate()
    random.seed(luck.getrandbits(64))
    with (
        patch.multiple(time, monotonic=loop.time, perf_counter=loop.time, time=loop.time),
        patch.object(os, "urandom", luck.randbytes),
        patch.object(Line, "__hash__", in_order()),
        patch.multiple(
            secrets,
            token_hex=lambda size: luck.randbytes(size).hex(),
            token_urlsafe=lambda size: luck.randbytes(size).hex(),
            randbits=luck.getrandbits,
            choice=luck.choice,
        ),
    ):
        yield
    random.setstate(before)


def live_through(evening: Callable[[], Coroutine[Any, Any, T]], luck: random.Random) -> T:
    """What comes of an evening. Whatever is still going on at its end is given up."""
    loop = VirtualLoop()
    loop.set_exception_handler(lambda *_: None)  # processes die, and what they were doing dies with them
    asyncio.set_event_loop(loop)
    try:
        with made_up(loop, luck):
            try:
                return loop.run_until_complete(evening())
            finally:
                left = asyncio.all_tasks(loop)
                for task in left:
                    task.cancel()
                loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
    finally:
        asyncio.set_event_loop(None)
        loop.close()

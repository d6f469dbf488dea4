"""A world with a time and a luck of its own, in which the real house runs: nothing waits, and a seed gives the same evening again.

The event loop never sleeps: when nothing is left to do at a moment, it is the next moment. ``secrets``, ``os.urandom``,
``random`` and the clocks of ``time`` are the world's for as long as it lasts. Every step belongs to the machine that began it
(a process of a server), or to nobody; a machine may stand still, end between any two of its steps, and have a clock of its own.
"""

import asyncio
import contextlib
import os
import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from typing import Any, TypeVar
from unittest.mock import patch

from cheeseboard.rooms.live import Line

T = TypeVar("T")
MOMENT = 1e-6  # seconds that even the quickest step takes
STEPS = 300_000  # of an evening; the longest of the usual ones have a tenth of it
BEGAN = 1_000_000.0  # seconds, when an evening begins

whose: ContextVar["Machine | None"] = ContextVar("whose", default=None)


class NothingLeft(Exception):  # noqa: N818 - it says what happened
    """Everybody waits for somebody else."""


class NoEnd(Exception):  # noqa: N818 - it says what happened
    """Somebody is busy with nothing, again and again."""


class Machine:
    """What may end, stand still and be late, with all that goes on in it."""

    def __init__(self, loop: "VirtualLoop", rate: float = 1.0) -> None:
        self.loop, self.rate = loop, rate
        self.began = loop.now
        self.is_dead = False
        self.is_watched = False  # its steps are looked at one by one
        self._steps_left = -1
        self._held: list[Step] | None = None  # what waits while it stands still
        self.inside = copy_context()
        self.inside.run(whose.set, self)

    def monotonic(self) -> float:
        """Its clock, which is a little too fast or too slow."""
        return self.began + (self.loop.now - self.began) * self.rate

    def die(self) -> None:
        """Now. Nothing in it goes on, and nothing is tidied up."""
        self.is_dead = True
        self._watch()

    def die_after(self, steps: int) -> None:
        self._steps_left = steps
        self._watch()

    def _watch(self) -> None:
        self.is_watched = self.loop.is_watched = True

    def stand_still(self, seconds: float) -> None:
        if self._held is None and not self.is_dead:
            self._held = []
            self._watch()
            self.loop.later(seconds, self._go_on)

    def _go_on(self) -> None:
        held, self._held = self._held or [], None
        self.loop.put_back(held)

    def may_step(self, handle: "Step") -> bool:
        if self.is_dead:
            self.loop.buried.append(handle)
            return False
        if self._held is not None:
            self._held.append(handle)
            return False
        self._steps_left -= 1
        if self._steps_left == 0:
            self.die()
            self.loop.buried.append(handle)
        return not self.is_dead

    def start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        return self.loop.create_task(work, context=self.inside.copy())

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something that somebody else waits for. If the machine ends, there is never an answer."""
        return await asyncio.shield(self.start(work))


class Step:
    """Something that an event loop will do: as asyncio's own handles, with nothing that is not needed here."""

    __slots__ = ("args", "callback", "context", "is_cancelled", "moment")

    def __init__(self, callback: Callable[..., object], args: tuple[Any, ...], context: Context, moment: float) -> None:
        self.callback, self.args, self.context, self.moment = callback, args, context, moment
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True
        self.args = ()

    def cancelled(self) -> bool:
        return self.is_cancelled

    def when(self) -> float:
        return self.moment


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop whose time is made up."""

    _stopping: bool

    def __init__(self) -> None:
        super().__init__()
        self.now = BEGAN
        self._steps: deque[Step] = deque()
        self._coming: list[tuple[float, int, Step]] = []
        self._number = 0
        self.nobody: Context = copy_context()  # in which the world's own steps are done
        self.nobody.run(whose.set, None)
        self.begun: list[asyncio.Task[Any]] = []  # all of them: what is dead must not be tidied up before the end
        self.buried: list[Step] = []  # steps of the dead
        self.is_watched = False  # somebody's steps are
        self.is_over = False
        self.left = STEPS

    def create_task(self, coro: Any, **more: Any) -> "asyncio.Task[Any]":
        task = super().create_task(coro, **more)
        self.begun.append(task)
        return task

    def end(self) -> None:
        """Whatever is still going on is given up, also in those who have died."""
        self.is_over = True
        self.put_back(self.buried)
        with contextlib.suppress(NothingLeft):
            while left := [task for task in self.begun if not task.done()]:
                for task in left:
                    task.cancel()
                self.run_until_complete(asyncio.wait(left, timeout=10))

    def time(self) -> float:
        return self.now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Step:
        step = Step(callback, args, copy_context() if context is None else context, self.now)
        self._steps.append(step)
        return step

    call_soon_threadsafe = call_soon  # type: ignore[assignment] # of threads there are none

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Step:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Step:
        step = Step(callback, args, copy_context() if context is None else context, when)
        self._number += 1
        heappush(self._coming, (when, self._number, step))
        return step

    def later(self, seconds: float, work: Callable[..., object], *given: Any) -> None:
        """A step of the world, which happens whoever has died meanwhile."""
        self.call_at(self.now + seconds, work, *given, context=self.nobody)

    def put_back(self, steps: list[Step]) -> None:
        self._steps.extend(steps)

    def _run_once(self) -> None:
        steps, coming = self._steps, self._coming
        while not self._stopping:
            if self.left < 0 and not self.is_over:
                raise NoEnd
            if not steps:
                while coming and coming[0][2].is_cancelled:
                    heappop(coming)
                if not coming:
                    raise NothingLeft
                self.now = max(self.now, coming[0][0])
            now = self.now
            while coming and coming[0][0] <= now:
                steps.append(heappop(coming)[2])
            self.left -= len(steps)
            for _ in range(len(steps)):
                step = steps.popleft()
                if not step.is_cancelled and (not self.is_watched or self._may(step)):
                    try:
                        step.context.run(step.callback, *step.args)
                    except (SystemExit, KeyboardInterrupt):
                        raise
                    except BaseException:  # noqa: BLE001, S110 - processes die, and what they were doing dies with them
                        pass
            self.now += MOMENT

    def _may(self, step: Step) -> bool:
        machine = step.context.get(whose)
        return machine is None or not machine.is_watched or self.is_over or machine.may_step(step)


class InOrder(dict[Any, None]):
    """A set that is gone through in the order in which things came: the same each time."""

    def add(self, thing: Any) -> None:
        self[thing] = None

    def discard(self, thing: Any) -> None:
        self.pop(thing, None)


def in_order() -> Callable[[object], int]:
    """Hashes by the order in which things are asked for one: a set of lines is gone through in the same order each time."""
    known: dict[int, tuple[object, int]] = {}  # kept, so that no other thing gets the same id

    def number(thing: object) -> int:
        return known.setdefault(id(thing), (thing, len(known)))[1]

    return number


@contextlib.contextmanager
def made_up(loop: VirtualLoop, luck: random.Random) -> Iterator[None]:
    """Time and luck come from here."""

    def monotonic() -> float:
        machine = whose.get()
        return loop.now if machine is None else machine.monotonic()

    before = random.getstate()
    random.seed(luck.getrandbits(64))
    with (
        patch.multiple(time, monotonic=monotonic, perf_counter=monotonic, time=loop.time),
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


def live_through(evening: Callable[[VirtualLoop], Coroutine[Any, Any, T]], luck: random.Random) -> T:
    """What comes of an evening. Whatever is still going on at its end is given up."""
    loop = VirtualLoop()
    loop.set_exception_handler(lambda *_: None)  # of tasks that nobody has waited for
    asyncio.set_event_loop(loop)
    try:
        with made_up(loop, luck):
            try:
                return loop.run_until_complete(evening(loop))
            finally:
                loop.end()
    finally:
        asyncio.set_event_loop(None)
        loop.close()

"""Bots that think in workers of their own, one question at a time, for as long as a server's may."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from cheeseboard.games import find
from cheeseboard.lab.balance.shown import answer
from cheeseboard.rooms.deeds import Think
from cheeseboard.rooms.pauses import thinking
from cheeseboard.rooms.questions import (
    NOBODY_ASKS,
    Asker,
    BotFailed,
    Found,
    Hears,
    HearsLab,
    Help,
    HelpWanted,
    LabShown,
    LabWanted,
    LinkWanted,
    MoveWanted,
    ReviewShown,
    ReviewWanted,
    Wanted,
    read_wanted,
    seats_in,
)

T = TypeVar("T")
PATIENCE: Final = 5.0  # seconds for a move, a hint, the odds
READING: Final = 20.0  # seconds to read a link
REVIEW: Final = 120.0  # seconds to look back at a match
LAB: Final = 120.0  # seconds for games of mice; they end by themselves after fewer (lab/balance/shown.py)
START: Final = 60.0  # seconds for a worker to wake up, on a slow phone


def forget(_: object) -> None:
    """Nobody wants to know before it is done."""


class Worker(Protocol):
    """A worker (client/src/house/thinker.ts)."""

    def wake(self) -> Awaitable[Any]:
        """Once it is ready."""

    def ask(self, question: str, told: Callable[[str], None]) -> Awaitable[str]:
        """JSON for JSON, and what is known before, if anything. It fails if the worker does."""

    def end(self) -> None:
        """Whatever it is doing. The next ``wake`` starts it anew."""


async def uncancelled(promise: Awaitable[T]) -> T:
    """What a promise comes to. Whoever waits for it may give up, and a promise cannot: what it says later goes nowhere."""
    return await asyncio.shield(asyncio.ensure_future(promise))


class Thinker:
    """One worker, with one question at a time and a limit to how long it may think."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._turn = asyncio.Lock()

    async def think(
        self, wanted: Wanted, gives: type[T], patience: float, takes: float = 0.0, told: Callable[[T], None] = forget
    ) -> T:
        """The answer, and never sooner than so many seconds after the thinking began: others may watch the clock."""
        async with self._turn:
            try:
                async with asyncio.timeout(START):
                    await uncancelled(self.worker.wake())
                began = time.perf_counter()
                async with asyncio.timeout(patience):
                    question = msgspec.json.encode(wanted).decode()
                    asked = self.worker.ask(question, lambda draft: told(msgspec.json.decode(draft, type=gives)))
                    found = await uncancelled(asked)
                last = msgspec.json.decode(found, type=gives)
            except BaseException as problem:
                self.worker.end()
                if isinstance(problem, asyncio.CancelledError):
                    raise
                raise BotFailed(type(problem).__name__) from None
        await asyncio.sleep(began + takes - time.perf_counter())
        return last


class Thinkers:
    """Three workers: who wants a move or a hint never waits for somebody who looks back at a match, or for games of the lab."""

    def __init__(self, quick: Worker, critic: Worker, analyst: Worker) -> None:
        self.quick = Thinker(quick)
        self.critic = Thinker(critic)
        self.analyst = Thinker(analyst)

    async def choose(
        self,
        game: str,
        view: bytes,
        bot: str,
        seed: int,
        think: Think = "normal",
        who: Asker = NOBODY_ASKS,  # noqa: ARG002
    ) -> str:
        seats = seats_in(view)
        wanted = MoveWanted(game, msgspec.Raw(view), bot, seed, think)
        takes = thinking(find(game), seats, bot, think)
        return await self.quick.think(wanted, str, PATIENCE, takes)

    async def help(self, wanted: HelpWanted, who: Asker = NOBODY_ASKS) -> Help:  # noqa: ARG002
        return await self.quick.think(wanted, Help, PATIENCE)

    def wake(self) -> None:
        """Who plays reads links, too, and is awake."""

    async def read(self, wanted: LinkWanted, network: str = "") -> Found:  # noqa: ARG002
        return await self.quick.think(wanted, Found, READING)

    async def review(
        self,
        wanted: ReviewWanted,
        network: str = "",  # noqa: ARG002
        told: Hears = forget,
    ) -> ReviewShown:
        return await self.critic.think(wanted, ReviewShown, REVIEW, told=told)

    async def measure(
        self,
        wanted: LabWanted,
        network: str = "",  # noqa: ARG002
        told: HearsLab = forget,
    ) -> LabShown:
        return await self.analyst.think(wanted, LabShown, LAB, told=told)


def think(question: str, told: Callable[[str], None] = forget) -> str:
    """One question, here and now: what such a worker calls."""
    found = answer(read_wanted(question.encode()), lambda draft: told(msgspec.json.encode(draft).decode()))
    return msgspec.json.encode(found).decode()

"""Bots think in processes of their own, never on the event loop. One that crashes or stalls is replaced."""

import asyncio
import contextlib
import os
import sys
import time
from typing import Final, TypeVar

import msgspec
from prometheus_client import Histogram

from cheeseboard.web.deeds import Think
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.questions import BotFailed, Help, HelpWanted, Question, Review, ReviewWanted

T = TypeVar("T")
Asked = Question | HelpWanted | ReviewWanted
PATIENCE: Final = 5.0  # seconds for a move
REVIEW: Final = 120.0  # seconds to look back at a match
START: Final = 30.0  # seconds for a process to wake up, on a busy machine


class Thinker:
    """One process that thinks for bots, one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        if self._process is not None and self._process.returncode is None:
            return
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "cheeseboard.web.thinker", stdin=pipe, stdout=pipe, limit=1 << 20
        )
        await self._line()  # it is awake

    async def ask(self, question: Asked) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self._process.stdin.drain()
        return await self._line()

    async def _line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise BotFailed("it crashed")
        return line

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """Some thinkers, each with one question at a time, and a limit to how long it may think."""

    def __init__(self, count: int, patience: float, seconds: Histogram) -> None:
        self.count = count
        self.patience = patience
        self.seconds = seconds
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        self._all: list[Thinker] = []

    async def think(self, question: Asked, gives: type[T]) -> T:
        thinker = await self._next()
        began = time.perf_counter()
        try:
            async with asyncio.timeout(START):
                await thinker.start()
            began = time.perf_counter()
            async with asyncio.timeout(self.patience):
                return msgspec.json.decode(await thinker.ask(question), type=gives)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as problem:
            await thinker.stop()
            raise BotFailed(type(problem).__name__) from None
        except (BotFailed, asyncio.CancelledError):
            await thinker.stop()
            raise
        finally:
            self.seconds.observe(time.perf_counter() - began)
            self._free.put_nowait(thinker)

    async def _next(self) -> Thinker:
        if self._free.empty() and len(self._all) < self.count:
            self._all.append(Thinker())
            return self._all[-1]
        return await self._free.get()

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.stop()


class Thinkers:
    """As many as there are processors to spare; and one more who looks back at finished matches, with time."""

    def __init__(self, metrics: Metrics, count: int | None = None, patience: float = PATIENCE) -> None:
        self.players = Pool(count or max(1, (os.cpu_count() or 2) - 1), patience, metrics.bot_seconds)
        self.critics = Pool(1, REVIEW, metrics.review_seconds)

    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think = "normal") -> str:
        """A move of this bot, from what its seat can see."""
        return await self.players.think(Question(game, msgspec.Raw(view), bot, seed, think), str)

    async def help(self, wanted: HelpWanted) -> Help:
        return await self.players.think(wanted, Help)

    async def review(self, wanted: ReviewWanted) -> Review:
        return await self.critics.think(wanted, Review)

    async def close(self) -> None:
        await self.players.close()
        await self.critics.close()

"""Bots think in processes of their own, never on the event loop. One that crashes or stalls is replaced.

Whoever needs long never stands before somebody who needs little: each kind of question has processes of its own. Where some
must wait, networks take turns, and so do the rooms of each, and everybody thinks for a shorter time.
"""

import asyncio
import contextlib
import os
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from prometheus_client import Histogram

from cheeseboard.bots.bots import MICE
from cheeseboard.games import find
from cheeseboard.rooms.deeds import Think
from cheeseboard.rooms.pauses import share_of, thinking
from cheeseboard.rooms.questions import (
    DONE,
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
    seats_in,
)
from cheeseboard.table.table import Refused
from cheeseboard.web.metrics import Metrics

T = TypeVar("T")
H = TypeVar("H", MoveWanted, HelpWanted)
ThoughtKind = tuple[str, int, str, Think]  # of a thought: game, seats, who thinks, for how long
AHEAD: Final = MICE[-2:]  # the bots that think ahead; the others answer at once
HASTE: Final = 0.5  # seconds in which all bots that wait, or all who help, should be done
# Of its usual time, what a bot in a hurry seems to take at least: what it works out exactly takes as long as ever.
COVER: Final = 1 / 4
RECENT: Final = 0.1  # weight of the last thought in how long such a thought usually takes
PATIENCE: Final = 5.0  # seconds for a move
READING: Final = 20.0  # seconds to read a link
REVIEW: Final = 120.0  # seconds to look back at a match
LAB: Final = 90.0  # seconds for games of mice; they end by themselves after fewer (lab/balance/shown.py)
START: Final = 30.0  # seconds for a process to wake up, on a busy machine
CRITICS: Final = 2  # matches at least that can be looked back at at the same time
QUEUE: Final = 30  # links of one network that may wait to be read


LONGEST: Final = 1 << 24  # bytes of an answer; a record of the longest match has less than a tenth


class BotProcess:
    """One process that thinks for bots, one question at a time; the nicer it is, the more it lets others go first."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        if self._process is not None and self._process.returncode is None:
            return
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "cheeseboard.web.bot_process", str(self.nice)),
            stdin=pipe,
            stdout=pipe,
            limit=LONGEST,
        )
        await self.line()  # it is awake

    async def ask(self, wanted: Wanted) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(wanted) + b"\n")
        await self._process.stdin.drain()
        return await self.line()

    async def line(self) -> bytes:
        """The next that it says."""
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


class Turns:
    """Who waits, and who is next: networks take turns, and so do the rooms of each."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[asyncio.Future[BotProcess]]]] = {}

    def count(self, network: str) -> int:
        return sum(map(len, self._waiting.get(network, {}).values()))

    def add(self, who: Asker, waiter: "asyncio.Future[BotProcess]") -> None:
        self._waiting.setdefault(who.network, {}).setdefault(who.room, deque()).append(waiter)

    def next(self) -> "asyncio.Future[BotProcess] | None":
        """Whose turn it is; then it is that of the others."""
        while self._waiting:
            network = next(iter(self._waiting))
            rooms = self._waiting.pop(network)
            room = next(iter(rooms))
            waiters = rooms.pop(room)
            waiter = waiters.popleft()
            if waiters:
                rooms[room] = waiters
            if rooms:
                self._waiting[network] = rooms
            if not waiter.done():
                return waiter
        return None


class Haste:
    """How much there is to think about, by how long thoughts of a kind usually take here: nobody's own thought is looked at."""

    def __init__(self) -> None:
        self._asked: Counter[ThoughtKind] = Counter()  # those who wait, and those who are thought about
        self._usual: dict[ThoughtKind, float] = {}  # seconds of a whole thought, in the mean of the last ones

    def begin(self, kind: ThoughtKind) -> None:
        self._asked[kind] += 1

    def end(self, kind: ThoughtKind) -> None:
        self._asked[kind] -= 1

    def took(self, kind: ThoughtKind, seconds: float) -> None:
        usual = self._usual.get(kind, seconds)
        self._usual[kind] = usual + (seconds - usual) * RECENT

    @property
    def work(self) -> float:
        """Seconds."""
        return sum(count * self._usual.get(kind, 0.0) for kind, count in self._asked.items())


class Pool:
    """Some processes, each with one question at a time, and a limit to how long it may think."""

    def __init__(
        self, count: int, patience: float, seconds: Histogram, nice: int, shares: Histogram | None = None
    ) -> None:
        self.count = count
        self.patience = patience
        self.seconds = seconds
        self.nice = nice
        self.shares = shares  # of the usual time, where thoughts are shorter when many wait
        self.turns = Turns()
        self.haste = Haste()
        self._free: list[BotProcess] = []
        self._all: list[BotProcess] = []
        self._waking: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """The first process is started before anybody asks."""
        if not self._all:
            self._all.append(BotProcess(self.nice))
            self._waking = asyncio.create_task(self._wake(self._all[-1]))

    async def _wake(self, process: BotProcess) -> None:
        try:
            async with asyncio.timeout(START):
                await process.start()
        except (TimeoutError, OSError, BotFailed):  # whoever asks starts another
            await process.stop()
        finally:
            self._next(process)

    async def think(
        self,
        wanted: Wanted,
        gives: type[T],
        who: Asker,
        takes: float = 0.0,
        is_last: Callable[[T], bool] = lambda _: True,
    ) -> T:
        """The answer, and never sooner than so many seconds after the thinking began: others may watch the clock.

        ``is_last`` hears every line, and says whether it is the answer.
        """
        answer, began = await self._ask(await self._turn(who), wanted, gives, is_last)
        await asyncio.sleep(began + takes - time.perf_counter())
        return answer

    async def hurry(self, wanted: H, gives: type[T], who: Asker, kind: ThoughtKind, takes: float = 0.0) -> T:
        """The same, in a share of the usual time where many wait.

        Whoever has waited may answer sooner after that, but not before all that a share takes is over.
        """
        asked = time.perf_counter()
        self.haste.begin(kind)
        try:
            process = await self._turn(who)
            share = share_of(self.haste.work, HASTE * self.count)
            if self.shares is not None:
                self.shares.observe(share)
            answer, began = await self._ask(
                process, msgspec.structs.replace(wanted, share=share), gives, is_last=lambda _: True
            )
            self.haste.took(kind, (time.perf_counter() - began) / share)
        finally:
            self.haste.end(kind)
        await asyncio.sleep(max(asked + takes, began + takes * max(share, COVER)) - time.perf_counter())
        return answer

    async def _ask(
        self, process: BotProcess, wanted: Wanted, gives: type[T], is_last: Callable[[T], bool]
    ) -> tuple[T, float]:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(START):
                await process.start()
            began = time.perf_counter()
            async with asyncio.timeout(self.patience):
                found = msgspec.json.decode(await process.ask(wanted), type=gives)
                while not is_last(found):
                    found = msgspec.json.decode(await process.line(), type=gives)
                return found, began
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as problem:
            await process.stop()
            raise BotFailed(type(problem).__name__) from None
        except (BotFailed, asyncio.CancelledError):
            await process.stop()
            raise
        finally:
            self.seconds.observe(time.perf_counter() - began)
            self._next(process)

    async def _turn(self, who: Asker) -> BotProcess:
        """A process, once it is our turn. One is only ever free while nobody waits."""
        if self._free:
            return self._free.pop()
        if len(self._all) < self.count:
            self._all.append(BotProcess(self.nice))
            return self._all[-1]
        waiter: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self.turns.add(who, waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._next(waiter.result())
            raise

    def _next(self, process: BotProcess) -> None:
        waiter = self.turns.next()
        if waiter is None:
            self._free.append(process)
        else:
            waiter.set_result(process)

    async def close(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.wait([self._waking])
        for process in self._all:
            await process.stop()


class BotProcesses:
    """As many processes as there are processors to spare for bots that answer at once, as many for those that think ahead, and as
    many who help people: who asks for help never waits for a bot, which would tell how long it thinks. One more reads links,
    two or more look back at finished matches, and one plays games for the lab while nobody else needs the processor. None is
    started before it is needed; who reads links wakes up while a match is played, since
    all want to see at once how it went.
    """

    def __init__(self, metrics: Metrics, count: int | None = None, patience: float = PATIENCE) -> None:
        many = count or max(1, (os.cpu_count() or 2) - 1)
        self.quick = Pool(many, patience, metrics.bot_seconds, nice=0)
        self.deep = Pool(many, patience, metrics.bot_seconds, nice=5, shares=metrics.bot_shares)
        self.helpers = Pool(many, patience, metrics.bot_seconds, nice=5, shares=metrics.bot_shares)
        self.readers = Pool(1, READING, metrics.read_seconds, nice=0)  # everybody at a table waits for its first look
        self.critics = Pool(max(CRITICS, many), REVIEW, metrics.review_seconds, nice=10)
        self.labs = Pool(1, LAB, metrics.lab_seconds, nice=19)

    async def choose(
        self, game: str, view: bytes, bot: str, seed: int, think: Think = "normal", who: Asker = NOBODY_ASKS
    ) -> str:
        """A move of this bot, from what its seat can see."""
        seats = seats_in(view)
        wanted = MoveWanted(game, msgspec.Raw(view), bot, seed, think)
        if bot not in AHEAD:
            return await self.quick.think(wanted, str, who)
        return await self.deep.hurry(
            wanted, str, who, (game, seats, bot, think), thinking(find(game), seats, bot, think)
        )

    async def help(self, wanted: HelpWanted, who: Asker = NOBODY_ASKS) -> Help:
        if wanted.what == "odds":
            return await self.helpers.think(wanted, Help, who)
        return await self.helpers.hurry(wanted, Help, who, (wanted.game, len(wanted.names), "hint", "normal"))

    def wake(self) -> None:
        self.readers.wake()

    async def read(self, wanted: LinkWanted, network: str = "") -> Found:
        if self.readers.turns.count(network) >= QUEUE:
            raise Refused("too-fast", "too many links wait to be read; please wait a little")
        return await self.readers.think(wanted, Found, Asker(network))

    async def review(self, wanted: ReviewWanted, network: str = "", told: Hears = lambda _: None) -> ReviewShown:
        def is_last(found: ReviewShown) -> bool:
            if found.progress < DONE:
                told(found)
            return found.progress >= DONE

        return await self.critics.think(wanted, ReviewShown, Asker(network), is_last=is_last)

    async def measure(self, wanted: LabWanted, network: str = "", told: HearsLab = lambda _: None) -> LabShown:
        def is_last(found: LabShown) -> bool:
            if found.progress < DONE:
                told(found)
            return found.progress >= DONE

        return await self.labs.think(wanted, LabShown, Asker(network), is_last=is_last)

    async def close(self) -> None:
        for pool in (self.quick, self.deep, self.helpers, self.readers, self.critics, self.labs):
            await pool.close()

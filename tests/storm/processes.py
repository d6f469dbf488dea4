"""Processes of a server: the real hall and sockets over a handle to the disk. They crash, restart, and have clocks of their own."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec

from cheeseboard.bots.bots import choose
from cheeseboard.games import find
from cheeseboard.rooms.api import Api
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.deeds import Think
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.questions import (
    Asker,
    BotFailed,
    Found,
    Hears,
    Help,
    HelpWanted,
    LinkWanted,
    ReviewShown,
    ReviewWanted,
)
from cheeseboard.web.limits import Limits
from cheeseboard.web.sockets import Sockets
from tests.storm.disk import Disk, Handle
from tests.storm.network import Connection, NoCounts

PLENTY = 1e9
STALL = 5.0  # seconds after which a bot that says nothing has failed
LIMITS = Limits(messages=PLENTY, burst=PLENTY, wishes=PLENTY, wish_burst=PLENTY, hellos=PLENTY, hello_burst=PLENTY)


class Quiet:
    """A log that only remembers what went wrong."""

    def __init__(self) -> None:
        self.errors: list[tuple[str, dict[str, Any]]] = []

    def warning(self, event: str, **facts: Any) -> None: ...

    def error(self, event: str, **facts: Any) -> None:
        self.errors.append((event, facts))


class UnsureBots:
    """They play at random, and crash, stall and lie when told to."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.failing: list[str] = []

    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think, who: Asker) -> str:  # noqa: ARG002
        await asyncio.sleep(self.luck.expovariate(50))
        fault = self.failing.pop(0) if self.failing else ""
        if fault == "stalls":
            await asyncio.sleep(STALL)
        if fault in {"stalls", "crashes"}:
            raise BotFailed
        return "nonsense" if fault == "lies" else choose("random", find(game), msgspec.json.decode(view), seed)

    async def help(self, wanted: HelpWanted, who: Asker) -> Help:  # noqa: ARG002
        raise BotFailed

    def wake(self) -> None:
        pass

    async def read(self, wanted: LinkWanted, network: str) -> Found:  # noqa: ARG002
        raise BotFailed

    async def review(self, wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:  # noqa: ARG002
        raise BotFailed


class Bus:
    """Tells other processes that a room has gone on, unless that is lost on the way."""

    def __init__(self, servers: "Servers", process: "Process") -> None:
        self.servers, self.process = servers, process
        self.went_on: Callable[[str, int], None] | None = None

    async def open(self, went_on: Callable[[str, int], None]) -> None:
        self.went_on = went_on

    async def close(self) -> None:
        self.went_on = None

    def tell(self, room: str, number: int) -> None:
        luck = self.servers.luck
        for other in self.servers.processes:
            if other is not self.process and not self.servers.bus_is_down and not self.process.is_dead:
                asyncio.get_running_loop().call_later(luck.expovariate(200), other.bus.heard, room, number)

    def heard(self, room: str, number: int) -> None:
        if self.went_on is not None and not self.process.is_dead:
            self.went_on(room, number)


class Process:
    """One process of a server, from its start to its end."""

    def __init__(self, servers: "Servers", drift: float) -> None:
        loop, self.servers, self.is_dead = asyncio.get_running_loop(), servers, False
        began = loop.time()
        self.ahead = 0.0  # of the time of day, when somebody has set it
        self.log = Quiet()
        self.handle = Handle(servers.disk, servers.luck)
        self.handle.die = self.crash
        self.bots = UnsureBots(servers.luck)
        self.bus = Bus(servers, self)
        self.connections: dict[Connection, None] = {}  # in order
        self.hall = Hall(
            self.handle,
            self.bots,
            bus=self.bus if servers.disk.is_shared else None,
            clock=lambda: began + (loop.time() - began) * drift,
            wall=lambda: loop.time() + self.ahead,
            log=self.log,
        )
        self.sockets = Sockets(self.hall, LIMITS, Buckets(PLENTY, PLENTY, loop.time), NoCounts())  # type: ignore[arg-type]
        self.api = Api(self.hall, 1000)

    def accept(self, connection: Connection) -> None:
        self.connections[connection] = None
        task = self.hall.go(self.sockets.answer(connection.socket()))
        task.add_done_callback(lambda _: self.part(connection))

    def part(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        connection.cut()

    def crash(self) -> None:
        """Now, between any two steps. What it had told arrives or not; nothing else does."""
        if self.is_dead:
            return
        self.is_dead = self.handle.is_dead = True
        self.hall.is_closing = True  # its timers do nothing any more
        for connection in self.connections.copy():
            connection.cut()
        for task in list(self.hall._tasks):
            task.cancel()


class Servers:
    """All processes on one disk, behind one address."""

    def __init__(self, luck: random.Random, *, count: int, is_shared: bool) -> None:
        self.luck = luck
        self.disk = Disk(asyncio.get_running_loop().time, is_shared=is_shared)
        self.processes: list[Process] = []
        self.count = count
        self.bus_is_down = False
        self.past: list[Process] = []

    async def open(self) -> None:
        for _ in range(self.count):
            await self.start()

    async def start(self) -> None:
        process = Process(self, self.luck.uniform(0.999, 1.001))
        await process.hall.open()
        self.processes.append(process)
        self.past.append(process)

    async def crash(self, number: int, away: float) -> None:
        """A process ends without a word; after a while another one comes in its place."""
        if number < len(self.processes):
            self.processes[number].crash()
            await self.replace(number, away)

    async def crash_at_a_write(self, number: int, when: str, away: float) -> None:
        if number < len(self.processes):
            process = self.processes[number]
            process.handle.dies_at = when
            for _ in range(100):
                await asyncio.sleep(0.2)
                if process.is_dead:
                    break
            process.crash()
            if process in self.processes:
                await self.replace(self.processes.index(process), away)

    async def replace(self, number: int, away: float) -> None:
        del self.processes[number]
        await asyncio.sleep(away)
        await self.start()

    async def restart(self, number: int, away: float) -> None:
        """As an operator does it: everybody is told, then it goes."""
        if number < len(self.processes):
            process = self.processes.pop(number)
            process.hall.goodbye(away)
            await asyncio.sleep(0.5)
            await process.hall.close()
            process.crash()
            await asyncio.sleep(away)
            await self.start()

    def any(self) -> Process:
        """Whichever the balancer chooses."""
        if not self.processes:
            raise ConnectionRefusedError("nobody is there")
        return self.luck.choice(self.processes)

    def connect(self, device: int) -> Connection:
        process = self.any()
        connection = Connection(self.luck, device)
        process.accept(connection)
        return connection

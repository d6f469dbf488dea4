"""Processes of a server: the real hall and sockets over a real store. They crash, stand still, restart, and have their own clocks.

``Worker`` is the same for the house in a browser: the real home of its tabs, in a worker that may be killed.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterable
from contextlib import ExitStack, suppress
from typing import Any
from unittest.mock import patch

import asyncpg  # type: ignore[import-untyped]
import msgspec

from cheeseboard.bots.bots import choose
from cheeseboard.games import find
from cheeseboard.house.drawer import DrawerStore
from cheeseboard.house.home import Answered, Home, HungUp, LineClosed, Said, TabNews, TabRequest
from cheeseboard.house.thinkers import Thinkers, think
from cheeseboard.rooms import bookmarks, sweep, wire
from cheeseboard.rooms.api import Api
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.deeds import Think
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.outside import Bus
from cheeseboard.rooms.questions import (
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
    ReviewShown,
    ReviewWanted,
)
from cheeseboard.rooms.store import Store
from cheeseboard.table.table import Refused
from cheeseboard.web import bus, postgres, sockets
from cheeseboard.web.bus import Notify
from cheeseboard.web.limits import Limits
from cheeseboard.web.postgres import PostgreSQL
from cheeseboard.web.sockets import Sockets
from tests.storm.disk import Disk, Trouble
from tests.storm.network import END, Connection, NoCounts
from tests.storm.stores import Alone, Database, File, Pool, Slot, connected
from tests.storm.world import InOrder, Machine, VirtualLoop, whose

PLENTY = 1e9
STALL = 5.0  # seconds after which a bot that says nothing has failed
DRIFT = 0.01  # seconds a second by which a clock may be wrong
LINGER = 3.0  # seconds that an empty room stays in memory, so that rooms are often read again
LIMITS = Limits(messages=PLENTY, burst=PLENTY, wishes=PLENTY, wish_burst=PLENTY, hellos=PLENTY, hello_burst=PLENTY)


class Quiet:
    """A log that only remembers what went wrong."""

    def __init__(self) -> None:
        self.errors: list[tuple[str, dict[str, Any]]] = []

    def warning(self, event: str, **facts: Any) -> None: ...

    def error(self, event: str, **facts: Any) -> None:
        self.errors.append((event, facts))


class OnesOwn:
    """What modules write to, for whichever process it is."""

    def warning(self, event: str, **facts: Any) -> None: ...

    def error(self, event: str, **facts: Any) -> None:
        machine = whose.get()
        if isinstance(machine, Process):
            machine.log.error(event, **facts)


class UnsureBots:
    """They play at random, and crash, stall and lie when told to."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.failing: list[str] = []

    async def fault(self) -> str:
        await asyncio.sleep(self.luck.expovariate(50))
        fault = self.failing.pop(0) if self.failing else ""
        if fault == "stalls":
            await asyncio.sleep(STALL)
        return fault

    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think, who: Asker) -> str:  # noqa: ARG002
        fault = await self.fault()
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

    async def measure(self, wanted: LabWanted, network: str, told: HearsLab) -> LabShown:  # noqa: ARG002
        raise BotFailed


class UnsureWorker(UnsureBots):
    """The same for the house in a browser: a worker that is asked in JSON."""

    async def ask(self, question: str, told: Callable[[str], None]) -> str:
        fault = await self.fault()
        if fault == "crashes":
            raise OSError("it crashed")
        return '{"move":"nonsense"}' if fault == "lies" else think(question, told)

    async def wake(self) -> None:  # type: ignore[override]
        pass

    def end(self) -> None:
        pass


class LossyBus:
    """Tells other processes that a room has gone on: late, in any order, now and then twice or not at all."""

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
            if other is not self.process and not self.servers.database.is_silent:
                for _ in range(luck.choice((0, 1, 1, 1, 1, 1, 1, 2))):
                    other.hears(luck.expovariate(20), other.bus_heard, room, number)


class Process(Machine):
    """One process of a server, from its start to its end."""

    def __init__(self, servers: "Servers") -> None:
        super().__init__(servers.loop, servers.luck.uniform(1 - DRIFT, 1 + DRIFT))
        self.servers, self.luck = servers, servers.luck
        self.is_replaced = False  # by another one, or will be soon
        self.ahead = 0.0  # of the time of day, when somebody has set it
        self.log = Quiet()
        self.trouble = Trouble(self)
        self.bots = UnsureBots(servers.luck)
        self.connections: dict[Connection, None] = {}  # in order
        self.inside.run(self._build)
        self.hall._tasks = InOrder()  # type: ignore[assignment]

    def _build(self) -> None:
        store, self.bus = self._store()
        self.hall = Hall(store, self.bots, bus=self.bus, clock=self.monotonic, wall=self.wall, log=self.log)
        self.sockets = Sockets(self.hall, LIMITS, Buckets(PLENTY, PLENTY, self.monotonic), NoCounts())  # type: ignore[arg-type]
        self.api = Api(self.hall, 1000)

    def _store(self) -> tuple[Store, Bus | None]:
        if self.servers.kind == "alone":
            return Alone(self.servers.file, self.luck, self.trouble), None
        store = PostgreSQL("evening")
        kinds: dict[str, Bus] = {"notify": Notify(store)} if self.servers.bus == "notify" else {}
        kinds["lossy"] = LossyBus(self.servers, self)
        return store, kinds.get(self.servers.bus)

    def wall(self) -> float:
        return self.loop.now + self.ahead

    async def open(self) -> None:
        await self.do(self.hall.open())

    async def close(self) -> None:
        await self.do(self.hall.close())

    def goodbye(self, after: float) -> None:
        self.inside.copy().run(self.hall.goodbye, after)

    def hears(self, after: float, work: Callable[..., object], *given: Any) -> None:
        """Something comes in from outside."""
        self.loop.call_at(self.loop.now + after, work, *given, context=self.inside.copy())

    def bus_heard(self, room: str, number: int) -> None:
        if isinstance(self.bus, LossyBus) and self.bus.went_on is not None:
            self.bus.went_on(room, number)

    # Those who come in

    def connect(self, device: int, texts: list[str]) -> Connection:
        connection = Connection(self.loop, self.luck, self, device, texts)
        self.connections[connection] = None
        connection.up.queue.put_nowait({"type": "websocket.connect"})
        self.hears(0.0, self._accept, connection)
        return connection

    def _accept(self, connection: Connection) -> None:
        task = self.hall.go(self.sockets.answer(connection.socket()))
        task.add_done_callback(lambda _: self.part(connection))

    def part(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        connection.end()

    async def make_room(self, wanted: wire.NewRoom) -> wire.Key:
        return await self._told(self.do(self.api.make_room(wanted, "")))

    async def join_room(self, room: str, wanted: wire.NewGuest) -> wire.Key:
        return await self._told(self.do(self.api.join_room(room, wanted)))

    async def _told(self, asked: Coroutine[Any, Any, wire.Key]) -> wire.Key:
        """What comes back over HTTP; nothing from a process that has ended."""
        key = await asked
        if self.is_dead:
            raise ConnectionResetError
        return key

    def die(self) -> None:
        """Now, between any two steps. What it had told arrives or not; nothing else does."""
        super().die()
        for connection in self.connections.copy():
            connection.cut()
        self.servers.died(self)


class Worker(Process):
    """The house in a browser, from the start of its worker to its end."""

    def _build(self) -> None:
        self.lines: dict[tuple[str, int], Connection] = {}
        self.answers: dict[int, asyncio.Future[Answered]] = {}
        self.bots = UnsureWorker(self.luck)
        store = DrawerStore(Slot(self.servers.disk, self.luck, self.trouble))
        self.home = Home(self.post, store, Thinkers(self.bots, self.bots, self.bots))
        self.hall, self.hall.log = self.home.hall, self.log
        self.hall.clock, self.hall.wall = self.monotonic, self.wall
        friends = self.home.guests
        for limits in (friends.messages, friends.guesses, friends.talk.requests):
            limits.clock = self.monotonic

    def connect(self, device: int, texts: list[str]) -> Connection:
        connection = Connection(self.loop, self.luck, self, device, texts)
        connection.slow = 0.02  # from one tab to another, on one device
        self.connections[connection] = None
        key = (f"tab {device}", len(self.lines) + 1)
        self.lines[key] = connection
        self.start(self._hear(key, connection))
        return connection

    async def _hear(self, key: tuple[str, int], connection: Connection) -> None:
        tab, line = key
        is_guest = connection.device % 3 == 0  # a friend's device
        while (text := await connection.up.queue.get()) is not END:
            self.home.hear(tab, msgspec.json.encode(Said(line, text)).decode(), is_guest)
        self.home.hear(tab, msgspec.json.encode(HungUp(line)).decode(), is_guest)

    def post(self, tab: str, text: str) -> None:
        told = msgspec.json.decode(text, type=Answered | TabNews | LineClosed)
        if isinstance(told, Answered):
            if not self.answers[told.id].done():
                self.answers[told.id].set_result(told)
        elif isinstance(told, TabNews):
            self.lines[tab, told.line].down.send(told.text)
        else:
            self.part(self.lines[tab, told.line])

    async def make_room(self, wanted: wire.NewRoom) -> wire.Key:
        return await self._ask("/api/rooms", wanted)

    async def join_room(self, room: str, wanted: wire.NewGuest) -> wire.Key:
        return await self._ask(f"/api/rooms/{room}/guests", wanted)

    async def _ask(self, path: str, wanted: Any) -> wire.Key:
        number = len(self.answers)
        self.answers[number] = self.loop.create_future()
        asked = TabRequest(number, "POST", path, msgspec.json.encode(wanted).decode())
        self.hears(0.0, self.home.hear, "tab", msgspec.json.encode(asked).decode())
        told = await self.answers[number]
        if told.status >= 400:
            problem = msgspec.json.decode(told.body, type=wire.Problem)
            raise Refused(problem.reason, problem.says)
        return msgspec.json.decode(told.body, type=wire.Key)


class Servers:
    """All processes on one disk, behind one address."""

    def __init__(self, loop: VirtualLoop, luck: random.Random, kind: str, count: int, bus: str) -> None:
        self.loop, self.luck, self.kind, self.count, self.bus = loop, luck, kind, count, bus
        self.disk = Disk(loop.time)
        self.file = File(self.disk)
        self.database = Database(loop, self.disk)
        self.processes: list[Process] = []
        self.past: list[Process] = []

    def laid(self) -> ExitStack:
        """In place of what the real ones reach for."""
        stack = ExitStack()
        own, nothing = OnesOwn(), lambda _: done()
        patches: Iterable[tuple[Any, str, Any]] = (
            (asyncpg, "connect", self._link),
            (asyncpg, "create_pool", self._pool),
            (postgres, "migrate", nothing),
            (postgres, "log", own),
            (bus, "log", own),
            (sockets, "log", own),
            (sweep, "LINGER", LINGER),
            (bookmarks, "FEWEST", 2),
            (sweep, "FEW", 1 / sweep.ROUNDS),  # a room is looked at only when something calls for it
        )
        for module, name, instead in patches:
            stack.enter_context(patch.object(module, name, instead))
        return stack

    async def _link(self, *_: Any, **__: Any) -> Any:
        process = whose.get()
        assert isinstance(process, Process)
        return await connected(self.database, self.luck, process.trouble)

    async def _pool(self, *_: Any, **__: Any) -> Any:
        process = whose.get()
        assert isinstance(process, Process)
        pool = Pool(self.database, self.luck, process.trouble)
        self.database.links.remove(pool)
        return pool

    async def open(self) -> None:
        for _ in range(self.count):
            await self.start()

    async def start(self) -> None:
        process = (Worker if self.kind == "house" else Process)(self)
        self.past.append(process)
        while not process.is_dead:
            try:
                await asyncio.wait_for(process.open(), 60)
            except Exception:  # noqa: BLE001 - whoever runs it starts it again
                process.die()
                process = (Worker if self.kind == "house" else Process)(self)
                self.past.append(process)
                await asyncio.sleep(1.0)
            else:
                break
        if not process.is_dead:
            self.processes.append(process)

    def died(self, process: Process) -> None:
        if process in self.processes:
            self.processes.remove(process)

    async def crash(self, process: Process, away: float) -> None:
        """A process ends without a word; after a while another one comes in its place."""
        process.die()
        if not process.is_replaced:
            process.is_replaced = True
            await asyncio.sleep(away)
            await self.start()

    async def crash_soon(self, process: Process, away: float) -> None:
        """It has been told when to end: at its next write, or after so many steps."""
        for _ in range(100):
            await asyncio.sleep(0.2)
            if process.is_dead:
                break
        await self.crash(process, away)

    async def restart(self, process: Process, away: float) -> None:
        """As an operator does it: everybody is told, then it goes."""
        self.died(process)
        process.goodbye(away)
        await asyncio.sleep(0.5)
        with suppress(TimeoutError):
            await asyncio.wait_for(process.close(), 20)
        await self.crash(process, away)

    def any(self) -> Process:
        """Whichever the balancer chooses."""
        if not self.processes:
            raise ConnectionRefusedError("nobody is there")
        return self.luck.choice(self.processes)


async def done() -> None: ...

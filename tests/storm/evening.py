"""An evening from one number: who comes, what they play, what goes wrong and when. Then it is calm, and everything must be well."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any
from unittest.mock import patch

import msgspec

from cheeseboard.games import find, names
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Settings
from cheeseboard.table.table import Refused
from cheeseboard.web import client
from tests.storm.checks import Head, check_bounds, check_history
from tests.storm.people import Crowd, Device
from tests.storm.processes import Process, Servers
from tests.storm.world import NoEnd, VirtualLoop, live_through

HASTE = (*[0.8] * 19, 20.0)  # what people do a second; some play as fast as they can
CALM = 400.0  # seconds in which a match must go on once nothing goes wrong any more
FURTHER = 4  # versions that it must go on by
OVER = 15.0  # seconds within which whatever has gone wrong is over
ANSWERED = 60.0  # seconds within which everybody has an answer
EMPTY = 25.0  # seconds after which nobody's room is in memory any more: a line may be half open for fifteen
MOST = 9  # devices
SOON = 5.0  # seconds until everybody knows again who is where

LINES = ("cut", "half open", "silent", "late", "twice", "slow line", "deaf")
PEOPLE = ("leaves", "reloads", "goes home")
MACHINES = (
    "crash",
    "crash before write",
    "crash after write",
    "crash between steps",
    "restart",
    "stands still",
    "clock",
)
STOPS = (*MACHINES, "cut off")
BOTS = ("bot crashes", "bot stalls", "bot lies")
STORE = ("full", "slow disk", "unread")
KINDS = {
    "alone": (*LINES, *PEOPLE, *MACHINES, *BOTS, *STORE, "ghost"),
    "shared": (
        *LINES, *PEOPLE, *MACHINES, *BOTS, *STORE, "collides", "lost before", "lost after", "done late", "fails over",
        "notices lost", "notices lost", "cut off",
    ),
    "house": (*LINES, *PEOPLE, *MACHINES, *BOTS, *STORE, "evicted"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that goes wrong: when, to whom, how much."""

    at: float
    kind: str
    who: int
    much: float


@dataclass(frozen=True, slots=True)
class Plan:
    """All that is decided beforehand."""

    seed: int
    kind: str  # of house: "alone" on one file, "shared" by several processes, or the "house" in a browser
    bus: str  # how several processes call each other: "notify", "lossy", or not at all
    processes: int
    game: str
    seats: int
    people: int
    doubles: int  # second devices of people
    watchers: int
    settings: Settings
    lasts: float
    faults: tuple[Fault, ...]
    haste: float = 0.8  # what people do a second


@dataclass(slots=True)
class Evening:
    """What came of it."""

    plan: Plan
    flaws: list[str] = field(default_factory=list)
    deeds: int = 0


def planned(seed: int) -> Plan:
    luck = random.Random(f"plan {seed}")
    kind = luck.choice(("alone", "alone", "shared", "shared", "shared", "house"))
    game = find(luck.choice(names()))
    seats = luck.randint(game.seats[0], game.seats[-1])
    people = luck.randint(1, seats)
    doubles = luck.choice((0, 0, 0, 1, 2))
    lasts = luck.uniform(3, 13)
    count = luck.choice((0, 1, 2, 3, 5, 8, 12))
    times = sorted(luck.uniform(0, lasts) for _ in range(count))
    return Plan(
        seed,
        kind,
        luck.choice(("notify", "lossy", "none")),
        luck.randint(1, 3) if kind == "shared" else 1,
        game.name,
        seats,
        people,
        doubles,
        luck.randint(0, max(0, min(2, MOST - people - doubles))),
        Settings(
            away=luck.choice((5, 10, 20)),
            clock=luck.choice((0, 0, 8)),
            pace=luck.choice((0.0, 0.3, 0.6, 0.6)),
            bot="random" if kind == "house" else "pip",
            help=luck.choice(("family", "family", "fair", "printed")),
        ),
        lasts,
        tuple(Fault(at, luck.choice(KINDS[kind]), luck.randrange(MOST), luck.random()) for at in times),
        luck.choice(HASTE),
    )


def write_plan(plan: Plan) -> str:
    return msgspec.json.format(msgspec.json.encode(plan), indent=1).decode() + "\n"


def read_plan(text: str) -> Plan:
    return msgspec.json.decode(text, type=Plan)


def spend(plan: Plan, tell: Callable[[str], None] = lambda _: None) -> Evening:
    """Live through an evening, and tell all that was written down."""

    async def evening(loop: VirtualLoop) -> Evening:
        party = Party(loop, plan, random.Random(f"evening {plan.seed}"))
        found = await party.spend()
        for log in party.servers.disk.logs.values():
            for entry in log:
                tell(str(entry))
        for device in party.crowd.past:
            tell("\n".join(device.texts))
        return found

    try:
        return live_through(evening, random.Random(f"secrets {plan.seed}"))
    except NoEnd:
        return Evening(plan, ["somebody is busy with nothing, again and again"])


class Party:
    """An evening while it lasts."""

    def __init__(self, loop: VirtualLoop, plan: Plan, luck: random.Random) -> None:
        self.loop, self.plan, self.luck = loop, plan, luck
        self.servers = Servers(loop, luck, plan.kind, plan.processes, plan.bus)
        self.crowd = Crowd(self.servers, luck, plan.haste)
        self.tasks: list[asyncio.Task[Any]] = []  # of people
        self.faults: list[asyncio.Task[Any]] = []
        self.found = Evening(plan)

    async def spend(self) -> Evening:
        with patch.object(client, "connect", self.crowd.connect), self.servers.laid():
            await self.servers.open()
            code = await self._come_in()
            if code:
                await self._storm()
                await self._grow_calm()
                try:
                    await self._judge(code)
                except (Refused, AssertionError, LookupError) as problem:
                    self.found.flaws.append(f"the log cannot be read: {problem!r}")
        for process in self.servers.past:
            process.hall.is_closing = True
        self.found.deeds = sum(map(len, self.servers.disk.logs.values()))
        return self.found

    async def _come_in(self) -> str:
        plan, bot = self.plan, self.plan.settings.bot
        chairs = [
            wire.WantedChair("me" if seat == 0 else "open" if seat < plan.people else "bot", bot=bot)
            for seat in range(plan.seats)
        ]
        wanted = wire.NewRoom(plan.game, chairs, settings=plan.settings)
        key = await self.crowd.over_http(lambda process: process.make_room(wanted))
        if key is None:
            self.found.flaws.append("nobody could make a room")
            return ""
        self._live(await self.crowd.arrive(key, key.room))
        for number in range(plan.people - 1):
            self._go(self._join(key.room, is_double=number < plan.doubles - 1))
        for _ in range(plan.watchers):
            self._live(await self.crowd.arrive(None, key.room))
        if plan.doubles:
            self._live(await self.crowd.arrive(key, key.room))
        return key.room

    async def _join(self, room: str, *, is_double: bool) -> None:
        key = await self.crowd.over_http(lambda process: process.join_room(room, wire.NewGuest()))
        for _ in range(0 if key is None else 1 + is_double):
            self._live(await self.crowd.arrive(key, room))

    def _live(self, device: Device) -> None:
        self._go(self.crowd.live(device))

    def _go(self, work: Any) -> None:
        self.tasks.append(self.loop.create_task(work))

    # What goes wrong

    async def _storm(self) -> None:
        began = self.loop.now
        for fault in self.plan.faults:
            await asyncio.sleep(max(0.0, began + fault.at - self.loop.now))
            self.faults.append(self.loop.create_task(self._happen(fault)))
        await asyncio.sleep(max(0.0, began + self.plan.lasts - self.loop.now))

    async def _happen(self, fault: Fault) -> None:
        if fault.kind in LINES:
            await self._disturb(fault)
        elif fault.kind in PEOPLE:
            await self._leave(fault)
        elif fault.kind == "notices lost":
            self.servers.database.is_silent = True
            await asyncio.sleep(fault.much * 30)
            self.servers.database.is_silent = False
        elif fault.kind == "fails over":
            self.servers.database.fail_over(fault.much * 8)
            for process in self.servers.processes:
                process.trouble.lasts(fault.much * 8 + SOON)
        elif fault.kind == "evicted":
            self.crowd.is_lost = True
            self.servers.disk.evict()
        elif self.servers.processes:
            process = self.servers.processes[fault.who % len(self.servers.processes)]
            await (self._stop(fault, process) if fault.kind in STOPS else self._spoil(fault, process))

    async def _disturb(self, fault: Fault) -> None:
        """Something happens to a line."""
        connections = list(self.crowd.connections.values())
        if not connections:
            return
        connection = connections[fault.who % len(connections)]
        match fault.kind:
            case "cut":
                connection.cut()
            case "half open":
                connection.cut(process_notices=fault.much * 15)
            case "silent":
                connection.cut(device_notices=fault.much * 15)
            case "late":
                connection.cut_late(fault.much * 15)
            case "twice":
                connection.up.is_double = True
                await asyncio.sleep(10)
                connection.up.is_double = False
            case "slow line":
                usual, connection.slow = connection.slow, 1 + 100 * fault.much
                await asyncio.sleep(10)
                connection.slow = usual
            case "deaf":
                connection.texts.go_deaf(fault.much * 20)

    async def _stop(self, fault: Fault, process: Process) -> None:
        """Something happens to a process as a whole."""
        match fault.kind:
            case "crash":
                await self.servers.crash(process, fault.much * 10)
            case "crash before write" | "crash after write":
                process.trouble.dies = fault.kind.split()[1]
                await self.servers.crash_soon(process, fault.much * 10)
            case "crash between steps":
                process.die_after(1 + int(fault.much * 400))
                await self.servers.crash_soon(process, fault.much * 10)
            case "restart":
                await self.servers.restart(process, fault.much * 5)
            case "cut off":  # whoever was there goes to another, and this one wakes up much later
                for connection in process.connections.copy():
                    connection.cut()
                process.stand_still(8 + fault.much * 10)
                process.trouble.lasts(18 + SOON)
            case "stands still":
                process.stand_still(fault.much * 15)
                process.trouble.lasts(fault.much * 15 + SOON)
            case "clock":
                process.ahead += (fault.much - 0.5) * 1e7

    async def _spoil(self, fault: Fault, process: Process) -> None:
        """Something happens to what a process needs: its disk, its bots."""
        often, kind = 1 + int(fault.much * 3), fault.kind
        match kind:
            case "bot crashes" | "bot stalls" | "bot lies":
                process.bots.failing += [kind.split()[1]] * often
            case "slow disk":
                process.trouble.lasts(10 + 20 * fault.much + SOON)
                process.trouble.slow = 1 + 1000 * fault.much
                await asyncio.sleep(10)
                process.trouble.slow = 1.0
            case "unread":
                process.trouble.lasts(fault.much * 30 + SOON)
                process.trouble.reads = 2 + int(fault.much * 30)
            case _:
                process.trouble.writes += [kind] * often

    async def _leave(self, fault: Fault) -> None:
        """Somebody goes for a while, or for good; the host, too."""
        if not self.crowd.devices:
            return
        device = self.crowd.devices[fault.who % len(self.crowd.devices)]
        if fault.kind == "goes home":
            await self.crowd.go_home(device)
            return
        await self.crowd.depart(device)
        await asyncio.sleep(fault.much * (15 if fault.kind == "leaves" else 1))
        again = await self.crowd.arrive(device.key, device.code)
        again.given = device.given
        self._live(again)

    # Afterwards

    async def _grow_calm(self) -> None:
        """Whatever has been begun ends; everybody who has left for a while comes back."""
        self.crowd.is_calm = True
        if self.faults:
            await asyncio.wait(self.faults, timeout=OVER)
        self.servers.database.is_silent = False
        for process in self.servers.processes:
            process.trouble.end()
            process.bots.failing = []

    async def _judge(self, code: str) -> None:
        flaws, disk, crowd = self.found.flaws, self.servers.disk, self.crowd
        head = Head(disk, code)
        before = head.now()
        if crowd.is_lost:
            if not await self._within(60, lambda: all(device.is_gone for device in crowd.devices)):
                flaws.append("the room was thrown away, and somebody has not heard of it")
        elif not await self._within(CALM, lambda: is_further(before, head.now())):
            flaws.append(f"the match waits for ever at {head.now()}, {head.room.phase}")
        crowd.is_over = True
        if self.faults:  # whoever has been told to end does so, and is replaced
            await asyncio.wait(self.faults, timeout=CALM)
        if not await self._within(ANSWERED, lambda: not any(device.pending for device in crowd.devices)):
            flaws += [f"device {one.number} waits for ever: {one.pending}" for one in crowd.devices if one.pending]
        for task in self.tasks:
            task.cancel()
        if not crowd.is_lost and not await self._within(60, lambda: self._agree(head.now())):
            seen = [(d.number, d.frame and (d.frame.match, d.frame.version)) for d in crowd.devices]
            flaws.append(f"devices do not agree: {seen}, the log says {head.now()}")
        flaws += check_history(disk, code, crowd.past)
        flaws += check_bounds(self.servers, len(crowd.past))
        for device in list(crowd.devices):
            await crowd.depart(device)
        await self._within(EMPTY, lambda: not any(process.hall.rooms for process in self.servers.processes))
        flaws += [f"rooms are left: {len(p.hall.rooms)}" for p in self.servers.processes if p.hall.rooms]

    def _agree(self, now: tuple[int, int]) -> bool:
        return all(
            device.is_gone or (device.frame is not None and (device.frame.match, device.frame.version) == now)
            for device in self.crowd.devices
        )

    async def _within(self, seconds: float, test: Callable[[], bool]) -> bool:
        until = self.loop.now + seconds
        while not test():
            if self.loop.now > until:
                return False
            await asyncio.sleep(0.2)
        return True


def is_further(before: tuple[int, int], now: tuple[int, int]) -> bool:
    """Another match has begun, or this one has gone on for a while."""
    (match, version), (match_now, version_now) = before, now
    return match_now > max(1, match) or (match_now == max(1, match) and version_now >= max(0, version) + FURTHER)


def shrunk(plan: Plan, fails: Callable[[Plan], bool]) -> Plan:
    """The same evening with as few faults as it takes to fail."""
    faults, size = plan.faults, max(1, len(plan.faults) // 2)
    while faults:
        for first in range(0, len(faults), size):
            fewer = faults[:first] + faults[first + size :]
            if fails(replace(plan, faults=fewer)):
                faults = fewer
                break
        else:
            if size == 1:
                break
            size //= 2
        size = min(size, max(1, len(faults)))
    return replace(plan, faults=faults)

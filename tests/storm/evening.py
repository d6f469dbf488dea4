"""An evening from one number: who comes, what they play, what goes wrong and when. Then it is calm, and everything must be well."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any
from unittest.mock import patch

from cheeseboard.games import find, names
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Settings
from cheeseboard.table.table import Refused
from cheeseboard.web import client
from tests.storm.checks import Head, check_bounds, check_history
from tests.storm.people import Crowd, Device
from tests.storm.processes import Servers
from tests.storm.world import live_through

CALM = 400.0  # seconds in which a match must go on once nothing goes wrong any more
FURTHER = 6  # versions that it must go on by
EMPTY = 90.0  # seconds after which nobody's room is in memory any more

ALONE = (
    "cut", "half open", "silent", "slow line", "deaf", "crash", "crash before write", "crash after write", "restart", "disk full",
    "slow disk", "clock", "bot crashes", "bot stalls", "bot lies", "leaves", "reloads",
)  # fmt: skip
SHARED = (*ALONE, "lost before", "lost after", "bus down", "bus down")


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
    game: str
    seats: int
    people: int
    watchers: int
    processes: int
    is_shared: bool
    settings: Settings
    lasts: float
    faults: tuple[Fault, ...]


@dataclass(slots=True)
class Evening:
    """What came of it."""

    plan: Plan
    flaws: list[str] = field(default_factory=list)
    deeds: int = 0


def planned(seed: int) -> Plan:
    luck = random.Random(f"plan {seed}")
    game = find(luck.choice(names()))
    seats = luck.randint(game.seats[0], game.seats[-1])
    is_shared = luck.random() < 0.6
    lasts = luck.uniform(4, 30)
    kinds = SHARED if is_shared else ALONE
    count = luck.choice((0, 1, 2, 3, 5, 8, 12))
    settings = Settings(
        away=luck.choice((5, 10, 20)), clock=luck.choice((0, 0, 8)), pace=luck.choice((0.0, 0.3, 0.6, 0.6)), bot="pip"
    )
    return Plan(
        seed,
        game.name,
        seats,
        people=luck.randint(1, min(seats, 5)),
        watchers=luck.choice((0, 0, 1)),
        processes=luck.randint(1, 3) if is_shared else 1,
        is_shared=is_shared,
        settings=settings,
        lasts=lasts,
        faults=tuple(
            sorted(
                (
                    Fault(luck.uniform(0, lasts), luck.choice(kinds), luck.randrange(9), luck.random())
                    for _ in range(count)
                ),
                key=lambda fault: fault.at,
            )
        ),
    )


def spend(plan: Plan, tell: Callable[[str], None] = lambda _: None) -> Evening:
    """Live through an evening, and tell all that was written down."""

    async def evening() -> Evening:
        party = Party(plan, random.Random(f"evening {plan.seed}"))
        found = await party.spend()
        for log in party.servers.disk.logs.values():
            for entry in log:
                tell(str(entry))
        return found

    return live_through(evening, random.Random(f"secrets {plan.seed}"))


class Party:
    """An evening while it lasts."""

    def __init__(self, plan: Plan, luck: random.Random) -> None:
        self.plan, self.luck = plan, luck
        self.servers = Servers(luck, count=plan.processes, is_shared=plan.is_shared)
        self.crowd = Crowd(self.servers, luck)
        self.tasks: list[asyncio.Task[Any]] = []
        self.found = Evening(plan)

    async def spend(self) -> Evening:
        with patch.object(client, "connect", self.crowd.connect):
            await self.servers.open()
            code = await self._come_in()
            if code:
                await self._storm()
                await self._grow_calm()
                try:
                    await self._judge(code)
                except (Refused, AssertionError, LookupError) as problem:
                    self.found.flaws.append(f"the log cannot be read: {problem!r}")
        self.found.deeds = sum(map(len, self.servers.disk.logs.values()))
        return self.found

    async def _come_in(self) -> str:
        plan = self.plan
        chairs = [
            wire.WantedChair("me" if seat == 0 else "open" if seat < plan.people else "bot", bot="pip")
            for seat in range(plan.seats)
        ]
        wanted = wire.NewRoom(plan.game, chairs, settings=plan.settings)
        key = await self.crowd.over_http(lambda api: api.make_room(wanted, ""))
        if key is None:
            self.found.flaws.append("nobody could make a room")
            return ""
        self._live(await self.crowd.arrive(key, key.room))
        for _ in range(plan.people - 1):
            self._go(self._join(key.room, 0.0))
        for _ in range(plan.watchers):
            self._live(await self.crowd.arrive(None, key.room))
        return key.room

    async def _join(self, room: str, after: float) -> None:
        await asyncio.sleep(after)
        key = await self.crowd.over_http(lambda api: api.join_room(room, wire.NewGuest()))
        if key is not None:
            self._live(await self.crowd.arrive(key, room))

    def _live(self, device: Device) -> None:
        self._go(self.crowd.live(device))

    def _go(self, work: Any) -> None:
        self.tasks.append(asyncio.get_running_loop().create_task(work))

    # What goes wrong

    async def _storm(self) -> None:
        began = asyncio.get_running_loop().time()
        for fault in self.plan.faults:
            await asyncio.sleep(max(0.0, began + fault.at - asyncio.get_running_loop().time()))
            self._go(self._happen(fault))
        await asyncio.sleep(max(0.0, began + self.plan.lasts - asyncio.get_running_loop().time()))

    async def _happen(self, fault: Fault) -> None:
        kind, much = fault.kind, fault.much
        if "crash" in kind and "bot" not in kind and not self.servers.processes:
            return
        number = fault.who % max(1, len(self.servers.processes))
        if kind == "crash":
            await self.servers.crash(number, much * 10)
        elif kind in {"crash before write", "crash after write"}:
            await self.servers.crash_at_a_write(number, kind.split()[1], much * 10)
        elif kind == "restart":
            await self.servers.restart(number, much * 5)
        elif kind in {"leaves", "reloads"}:
            await self._leave(fault)
        elif kind == "bus down":
            self.servers.bus_is_down = True
            await asyncio.sleep(much * 30)
            self.servers.bus_is_down = False
        elif kind in {"cut", "half open", "silent", "slow line", "deaf"}:
            await self._disturb(fault)
        elif self.servers.processes:
            await self._spoil(fault, number)

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
            case "slow line":
                connection.slow = 1 + 100 * fault.much
                await asyncio.sleep(10)
                connection.slow = 1.0
            case "deaf":
                connection.texts.go_deaf(fault.much * 20)

    async def _spoil(self, fault: Fault, number: int) -> None:
        """Something happens to a process: its disk, its clock, its bots."""
        process, often = self.servers.processes[number], 1 + int(fault.much * 3)
        match fault.kind:
            case "disk full":
                process.handle.failing += ["refused"] * often
            case "lost before" | "lost after":
                process.handle.failing += [fault.kind] * often
            case "slow disk":
                process.handle.slow = 1 + 1000 * fault.much
                await asyncio.sleep(10)
                process.handle.slow = 1.0
            case "clock":
                process.ahead += (fault.much - 0.5) * 1e7
            case "bot crashes" | "bot stalls" | "bot lies":
                process.bots.failing += [fault.kind.split()[1]] * often

    async def _leave(self, fault: Fault) -> None:
        """Somebody goes for a while; the host too."""
        if not self.crowd.devices:
            return
        device = self.crowd.devices[fault.who % len(self.crowd.devices)]
        await self.crowd.depart(device)
        await asyncio.sleep(fault.much * (15 if fault.kind == "leaves" else 1))
        again = await self.crowd.arrive(device.key, device.code)
        again.given = device.given
        self._live(again)

    # Afterwards

    async def _grow_calm(self) -> None:
        """Whatever has been begun ends; everybody who has left comes back."""
        self.crowd.is_calm = True
        await asyncio.sleep(15)
        self.servers.bus_is_down = False
        for process in self.servers.processes:
            process.handle.slow, process.handle.failing, process.handle.dies_at = 1.0, [], ""
            process.bots.failing = []

    async def _judge(self, code: str) -> None:
        flaws, disk = self.found.flaws, self.servers.disk
        head = Head(disk, code)
        before = head.now()
        if not await self._within(CALM, lambda: is_further(before, head.now())):
            flaws.append(f"the match waits for ever at {head.now()}, {head.room.phase}")
        for task in self.tasks:
            task.cancel()
        if not await self._within(60, lambda: self._agree(head.now())):
            seen = [(d.number, d.frame and (d.frame.match, d.frame.version)) for d in self.crowd.devices]
            flaws.append(f"devices do not agree: {seen}, the log says {head.now()}")
        flaws += check_history(disk, code, self.crowd.past)
        flaws += check_bounds(self.servers, len(self.crowd.past))
        for device in list(self.crowd.devices):
            await self.crowd.depart(device)
        await asyncio.sleep(EMPTY)
        flaws += [f"rooms are left: {len(p.hall.rooms)}" for p in self.servers.processes if p.hall.rooms]

    def _agree(self, now: tuple[int, int]) -> bool:
        return all(
            device.is_gone or (device.frame is not None and (device.frame.match, device.frame.version) == now)
            for device in self.crowd.devices
        )

    async def _within(self, seconds: float, test: Callable[[], bool]) -> bool:
        until = asyncio.get_running_loop().time() + seconds
        while not test():
            if asyncio.get_running_loop().time() > until:
                return False
            await asyncio.sleep(0.05)
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

"""What survives a process: the log of every room, and who looks after which. Each process reaches it by a handle that may fail.

Two kinds: alone, as SQLite is used (one process; a write fails whole or is there), and shared, as PostgreSQL is (several
processes; a connection may be lost so that nobody knows whether a write is there).
"""

import asyncio
import random
from collections.abc import Callable, Collection

from cheeseboard.rooms.store import Entry, nobody

PAGE = 50  # deeds that are read at a time


class Dead(BaseException):
    """The process is gone: nothing in it goes on."""


class Lost(OSError):  # noqa: N818 - it says what happened
    """No answer; the write may be there or not."""


class Disk:
    """The truth."""

    def __init__(self, now: Callable[[], float], *, is_shared: bool) -> None:
        self.now = now
        self.is_shared = is_shared
        self.logs: dict[str, list[Entry]] = {}
        self.times: dict[str, list[float]] = {}  # when each of these was written, by the world's own clock
        self.until: dict[str, float] = {}  # when a process that says nothing counts as gone
        self.leases: dict[str, str] = {}
        self.here: dict[str, set[tuple[str, int]]] = {}

    def bury(self, process: str) -> None:
        self.until.pop(process, None)
        self.here.pop(process, None)
        self.leases = {room: owner for room, owner in self.leases.items() if owner != process}


class Handle:
    """A process's way to the disk."""

    def __init__(self, disk: Disk, luck: random.Random) -> None:
        self.disk = disk
        self.is_shared = disk.is_shared
        self.luck = luck
        self.is_dead = False
        self.slow = 1.0  # times as long as usual
        self.failing: list[str] = []  # what happens to the next writes: "refused", "lost before", "lost after"
        self.dies_at: str = ""  # "before" or "after" the next write
        self.die: Callable[[], None] = lambda: None

    async def wait(self) -> None:
        """A moment, in which the process may end."""
        if self.is_dead:
            raise Dead
        await asyncio.sleep(self.luck.expovariate(500) * self.slow)
        if self.is_dead:
            raise Dead

    async def open(self) -> None:
        await self.wait()

    async def close(self) -> None: ...

    async def append(self, entry: Entry) -> bool:
        await self.wait()
        if self.dies_at == "before":
            self.die()
            raise Dead
        fault = self.failing.pop(0) if self.failing else ""
        if fault == "refused":
            raise OSError("the disk is full")
        if fault == "lost before":
            raise Lost
        log = self.disk.logs.setdefault(entry.room, [])
        is_first = entry.number == len(log) + 1
        if is_first:
            log.append(entry)
            self.disk.times.setdefault(entry.room, []).append(self.disk.now())
        if self.dies_at == "after":
            self.die()
            raise Dead
        await self.wait()
        if fault == "lost after":
            raise Lost
        return is_first

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        await self.wait()
        return self.disk.logs.get(room, [])[after : after + PAGE]

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        await self.wait()
        return {room: len(self.disk.logs.get(room, [])) for room in rooms}

    async def stay(self, process: str, seconds: float) -> None:
        await self.wait()
        now = self.disk.now()
        self.disk.until[process] = now + seconds
        for gone in [name for name, until in self.disk.until.items() if until < now]:
            self.disk.bury(gone)

    async def go(self, process: str) -> None:
        await self.wait()
        self.disk.bury(process)

    async def lease(self, rooms: Collection[str], process: str) -> set[str]:
        await self.wait()
        leases = self.disk.leases
        for room in [room for room, owner in leases.items() if owner == process and room not in rooms]:
            del leases[room]
        return {room for room in sorted(rooms) if leases.setdefault(room, process) == process}

    async def mark_present(self, here: Collection[tuple[str, int]], process: str) -> None:
        await self.wait()
        self.disk.here[process] = set(here)

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:
        await self.wait()
        others = [here for name, here in self.disk.here.items() if name != process]
        return {(room, guest) for here in others for room, guest in here if room in rooms}

    async def forget(self, before: float, is_used: Callable[[str], bool] = nobody) -> list[str]:  # noqa: ARG002
        await self.wait()
        return []

    async def ping(self) -> None:
        await self.wait()

"""The real stores over what a disk, a database and a browser may do to them.

``Alone`` is web/sqlite.py on a database in memory: its thread is a timer, and its commits fail, or come back from the dead.
``Shared`` is under web/postgres.py and the bus of PostgreSQL, in place of asyncpg: connections break so that nobody knows
whether a statement was done, it is done later, the database changes to another host, transactions collide.
``Slot`` is under house/drawer.py, in place of IndexedDB.
"""

import asyncio
import contextlib
import queue
import random
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from cheeseboard.house.drawer import Kept
from cheeseboard.rooms.store import Entry
from cheeseboard.web import postgres
from cheeseboard.web.bus import CHANNEL
from cheeseboard.web.databases import Waiting
from cheeseboard.web.sqlite import BOOKMARK, INSERT, IS_THERE, SQLite, insert, insert_some, migrate
from tests.storm.disk import Disk, Trouble
from tests.storm.world import VirtualLoop

LATE = 8.0  # seconds after which a statement is done at the latest whose connection has broken


def pause(luck: random.Random, trouble: Trouble) -> float:
    return luck.expovariate(500) * trouble.slow


# SQLite


@cache
def empty() -> sqlite3.Connection:
    """A database without rooms."""
    base = sqlite3.connect(":memory:", isolation_level=None)
    migrate(base)
    return base


class File:
    """One SQLite database, which outlives the processes that open it."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.base = sqlite3.connect(":memory:", isolation_level=None)
        empty().backup(self.base)
        self.ghosts: list[Entry] = []  # of a commit that has failed, and may be found after a crash all the same

    def found_again(self) -> None:
        """After a crash: what was not overwritten since its commit failed is there."""
        ghosts, self.ghosts = self.ghosts, []
        for entry in ghosts:
            if insert(self.base, [entry]):
                self.disk.write(entry)


class Sheet:
    """A connection of one process, whose commits may fail."""

    def __init__(self, file: File, trouble: Trouble) -> None:
        self.file, self.trouble = file, trouble
        self._new: list[Entry] = []

    def execute(self, text: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        if values and text == insert_some(len(values) // len(Entry._fields)):
            return self._several(text, values)
        if text == "COMMIT":
            self._commit()
        found = self.file.base.execute(text, values)
        if text == INSERT and found.rowcount:
            self._new.append(Entry(*values))
        elif text == "COMMIT":
            for entry in self._new:
                self.file.disk.write(entry)
            self._new, self.file.ghosts = [], []
            self.trouble.may_die("after")
        return found

    def _several(self, text: str, values: Sequence[Any]) -> sqlite3.Cursor:
        """Deeds in one statement, which is a transaction of its own."""
        base, size = self.file.base, len(Entry._fields)
        entries = [Entry(*values[at : at + size]) for at in range(0, len(values), size) if values[at] is not None]
        base.execute("BEGIN IMMEDIATE")
        found = base.execute(text, values)
        are_all = found.rowcount == len(entries)
        self._new = [each for each in entries if are_all or base.execute(IS_THERE, each).fetchone()]
        self.execute("COMMIT")
        return found

    def _commit(self) -> None:
        fault = self.trouble.next_write()
        if self.trouble.dies == "before":
            self.rollback()
            self.trouble.may_die("before")
        if fault == "ghost":
            self.file.ghosts = self._new[:]
        if fault:
            raise sqlite3.OperationalError("database or disk is full" if fault == "full" else "disk I/O error")

    @property
    def in_transaction(self) -> bool:
        return self.file.base.in_transaction

    def rollback(self) -> None:
        self._new = []
        self.file.base.rollback()


class Alone(SQLite):
    """The store of one process. Whatever has gathered until its timer rings goes into one transaction."""

    def __init__(self, file: File, luck: random.Random, trouble: Trouble) -> None:
        super().__init__("evening.sqlite")
        self.file, self.luck, self.trouble = file, luck, trouble
        self._sheet: Any = Sheet(file, trouble)
        self._is_due = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await asyncio.sleep(pause(self.luck, self.trouble))
        if self.file.base.in_transaction:
            self.file.base.rollback()
        self.file.found_again()
        self._writer = self._sheet

    async def close(self) -> None:
        self._writer = None

    async def append(self, entry: Entry) -> bool:
        if not self._is_due:
            self._is_due = True
            self._loop.call_later(pause(self.luck, self.trouble), self._turn)
        return await super().append(entry)

    def _turn(self) -> None:
        self._is_due = False
        with contextlib.suppress(queue.Empty):
            batch = self._gather() if not self._waiting.empty() else None
            self._write_down(self._sheet, [each for each in batch or [] if isinstance(each, Waiting)])

    async def _written(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        return work(self.file.base)

    async def bookmark(self, room: str) -> bytes:
        """Nothing goes wrong here that does not go wrong with the deeds that are read next."""
        found = self.file.base.execute(BOOKMARK, (room,)).fetchone()
        return found[0] if found else b""

    async def _read(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        await asyncio.sleep(pause(self.luck, self.trouble))
        if self._writer is None:
            raise ConnectionError("the store is closed")
        if self.trouble.is_next_read_lost():
            raise sqlite3.OperationalError("disk I/O error")
        return work(self.file.base)


# PostgreSQL


class Database:
    """One PostgreSQL for all processes. A statement is done at one moment, whole."""

    def __init__(self, loop: VirtualLoop, disk: Disk) -> None:
        self.loop, self.disk = loop, disk
        self.is_up = True
        self.is_silent = False  # notices are lost
        self.links: list[Link] = []
        self.until: dict[str, float] = {}  # when a process that says nothing counts as gone
        self.born: dict[str, float] = {}
        self.told: dict[str, int] = {}
        self.leases: dict[str, str] = {}
        self.here: dict[str, set[tuple[str, int]]] = {}
        self.bookmarks: dict[str, tuple[int, bytes]] = {}

    def do(self, text: str, values: Sequence[Any]) -> list[Any]:
        return STATEMENTS[text](self, *values)

    def fail_over(self, seconds: float) -> None:
        """Every connection breaks. Another host, with all that was committed, takes over after a while."""
        self.is_up = False
        for link in self.links[:]:
            link.lose()
        self.loop.later(seconds, self._come_up)

    def _come_up(self) -> None:
        self.is_up = True

    def insert(self, *columns: Any) -> list[Any]:
        *deeds, hints = columns
        found = [entry[:3] for entry in map(Entry._make, zip(*deeds, strict=True)) if self.disk.write(entry)]
        if hints and not self.is_silent:
            for link in self.links:
                link.notify(hints)
        return found

    def read(self, room: str, after: int, most: int) -> list[Any]:
        return list(self.disk.logs.get(room, [])[after : after + most])

    def heads(self, rooms: Iterable[str]) -> list[Any]:
        return [(room, self.disk.last(room)) for room in rooms]

    def stay(self, process: str, seconds: float) -> list[Any]:
        if process not in self.until:
            self.born[process], self.told[process] = self.loop.now, 0
        self.until[process] = self.loop.now + seconds
        return [(self.born[process],)]

    def others(self, process: str) -> list[Any]:
        return [(name, self.told[name]) for name in self.until if name != process]

    def bury(self, seconds: float) -> list[Any]:
        now = self.loop.now
        for gone in [name for name, until in self.until.items() if not now <= until <= now + 2 * seconds]:
            self.go(gone)
        return []

    def go(self, process: str) -> list[Any]:
        self.until.pop(process, None)
        self.here.pop(process, None)
        self.leases = {room: owner for room, owner in self.leases.items() if owner != process}
        return []

    def lease(self, wanted: Sequence[str], rooms: Sequence[str], process: str) -> list[Any]:
        if set(wanted) - self.leases.keys():
            self._check(process)
        for room in [room for room in rooms if self.leases.get(room) == process and room not in wanted]:
            del self.leases[room]
        return [(room,) for room in wanted if self.leases.setdefault(room, process) == process]

    def mark(self, places: Sequence[str], guests: Sequence[int], rooms: Sequence[str], process: str) -> list[Any]:
        here = set(zip(places, guests, strict=True))
        before = self.here.get(process, set())
        if here - before:
            self._check(process)
        self.told[process] = self.told.get(process, 0) + 1
        self.here[process] = {one for one in before if one[0] not in rooms} | here
        return []

    def present(self, rooms: Sequence[str], process: str) -> list[Any]:
        others = [here for name, here in self.here.items() if name != process]
        return sorted({one for here in others for one in here if one[0] in rooms})

    def _check(self, process: str) -> None:
        if process not in self.until:
            raise asyncpg.ForeignKeyViolationError("others have buried this process")


GO = "DELETE FROM process WHERE name = $1"
STATEMENTS: dict[str, Callable[..., list[Any]]] = {
    postgres.INSERT: Database.insert,
    postgres.READ: Database.read,
    postgres.HEADS: Database.heads,
    postgres.STAY: Database.stay,
    postgres.OTHERS: Database.others,
    postgres.BURY: Database.bury,
    postgres.LEASE: Database.lease,
    postgres.MARK: Database.mark,
    postgres.PRESENT: Database.present,
    GO: Database.go,
    "SELECT 1": lambda _: [(1,)],
}


class Link:
    """A connection to the database, as asyncpg gives one."""

    def __init__(self, database: Database, luck: random.Random, trouble: Trouble) -> None:
        self.database, self.luck, self.trouble = database, luck, trouble
        self._waiting: list[asyncio.Future[Any]] = []
        self._is_lost = False
        self._listener: Callable[..., None] | None = None
        self._on_lost: Callable[..., None] | None = None
        database.links.append(self)

    async def fetch(self, text: str, *values: Any) -> list[Any]:
        loop = self.database.loop
        if self._is_lost:
            raise asyncpg.InterfaceError("connection is closed")
        done: asyncio.Future[list[Any]] = loop.create_future()
        self._waiting.append(done)
        loop.later(pause(self.luck, self.trouble), self._arrive, text, values, done)
        if self.trouble.slow > 1.0:  # otherwise nothing takes as long
            loop.later(postgres.PATIENCE, fail, done, TimeoutError())
        try:
            return await done
        finally:
            self._waiting.remove(done)

    async def fetchval(self, text: str, *values: Any) -> Any:
        if text == postgres.BOOKMARK:
            return self.database.bookmarks.get(values[0], (0, b""))[1]
        return (await self.fetch(text, *values))[0][0]

    async def execute(self, text: str, *values: Any) -> str:
        if text == postgres.SET_BOOKMARK:
            room, deeds, body = values
            self.database.bookmarks[room] = max((deeds, body), self.database.bookmarks.get(room, (0, b"")))
            return "OK"
        await self.fetch(text, *values)
        return "OK"

    def is_closed(self) -> bool:
        return self._is_lost

    def terminate(self) -> None:
        self._is_lost = True
        if self in self.database.links:
            self.database.links.remove(self)

    def lose(self) -> None:
        """Nobody knows what became of whatever was under way."""
        self.terminate()
        for done in self._waiting:
            fail(done, asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"))
        if self._on_lost is not None:
            self.database.loop.later(0.0, self._on_lost, self)

    async def add_listener(self, channel: str, told: Callable[..., None]) -> None:
        assert channel == CHANNEL
        await self.fetch("SELECT 1")
        self._listener = told

    def add_termination_listener(self, told: Callable[..., None]) -> None:
        self._on_lost = told

    def notify(self, hints: str) -> None:
        if self._listener is not None:
            machine, loop = self.trouble.machine, self.database.loop
            told = (self._listener, self, 0, CHANNEL, hints)
            loop.call_at(loop.now + pause(self.luck, self.trouble), *told, context=machine.inside.copy())

    def _arrive(self, text: str, values: Sequence[Any], done: "asyncio.Future[list[Any]]") -> None:
        """A statement has come to the database."""
        if self._is_lost or not self.database.is_up:
            self.lose()
            return
        fault = ""
        if text == postgres.INSERT:
            self.trouble.may_die("before")
            fault = self.trouble.next_write()
        elif self.trouble.is_next_read_lost():
            fault = "lost before"
        self._do(text, values, done, fault)
        if text == postgres.INSERT:
            self.trouble.may_die("after")

    def _do(self, text: str, values: Sequence[Any], done: "asyncio.Future[list[Any]]", fault: str) -> None:
        loop = self.database.loop
        match fault:
            case "full" | "ghost":
                fail(done, asyncpg.DiskFullError("could not extend file"))
            case "collides":
                fail(done, asyncpg.SerializationError("could not serialize access"))
            case "lost before":
                self.lose()
            case "lost after":
                self.database.do(text, values)
                self.lose()
            case "done late":
                loop.later(self.luck.uniform(0.01, LATE), self.database.do, text, values)
                self.lose()
            case _:
                try:
                    found = self.database.do(text, values)
                except asyncpg.PostgresError as problem:
                    fail(done, problem)
                else:
                    if text == postgres.INSERT:  # others may know before whoever has written
                        loop.later(pause(self.luck, self.trouble), self._answer, done, found)
                    else:
                        self._answer(done, found)

    def _answer(self, done: "asyncio.Future[list[Any]]", found: list[Any]) -> None:
        if not done.done():
            done.set_result(found)


class Pool(Link):
    """Connections for reading: whoever asks gets one that has not broken."""

    async def fetch(self, text: str, *values: Any) -> list[Any]:
        link = await connected(self.database, self.luck, self.trouble)
        try:
            return await link.fetch(text, *values)
        finally:
            link.terminate()


async def connected(database: Database, luck: random.Random, trouble: Trouble) -> Link:
    if not database.is_up:
        await asyncio.sleep(pause(luck, trouble))
        raise ConnectionRefusedError("nobody is there")
    return Link(database, luck, trouble)


def fail(done: "asyncio.Future[Any]", problem: Exception) -> None:
    if not done.done():
        done.set_exception(problem)
        done.exception()  # maybe nobody waits any more


# IndexedDB


class Slot:
    """The drawer of a browser."""

    def __init__(self, disk: Disk, luck: random.Random, trouble: Trouble) -> None:
        self.disk, self.luck, self.trouble = disk, luck, trouble

    async def add(self, room: str, number: int, mid: str, body: str, at: float) -> bool:
        await asyncio.sleep(pause(self.luck, self.trouble))
        self.trouble.may_die("before")
        if self.trouble.next_write():
            raise OSError("QuotaExceededError")
        is_first = self.disk.write(Entry(room, number, mid, body.encode(), at))
        self.trouble.may_die("after")
        await asyncio.sleep(pause(self.luck, self.trouble))
        return is_first

    async def read(self, room: str, after: int) -> str:
        await self._wait()
        log = self.disk.logs.get(room, [])[after:]
        return msgspec.json.encode([Kept(*entry[:3], entry.body.decode(), entry.at) for entry in log]).decode()

    async def last(self, room: str) -> int:
        await self._wait()
        return self.disk.last(room)

    async def _wait(self) -> None:
        await asyncio.sleep(pause(self.luck, self.trouble))
        if self.trouble.is_next_read_lost():
            raise OSError("UnknownError")

"""Deeds in one SQLite file. One thread writes; whatever has gathered meanwhile goes into one transaction."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from cheeseboard.web.store import BATCH, Entry, Unusable, Waiting, fail, migrations, settle

T = TypeVar("T")
MINE: Final = 0o600  # a new file is its owner's alone: it holds the seeds of matches that are being played
INSERT: Final = """
    INSERT INTO deed (room, number, mid, body, at) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM deed WHERE room = ?1 AND number = ?2 - 1)
    ON CONFLICT DO NOTHING
"""  # never after a gap: somebody may have thrown the room away


class SQLite:
    """The store of one process."""

    is_shared = False

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = asyncio.Lock()

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(MINE)
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._migrate)
        self._reader = connect(self.path)
        self._inode = self.path.stat().st_ino
        self._writer = threading.Thread(target=self._write, name="deeds", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def _migrate(self) -> None:
        with closing(connect(self.path)) as base:
            migrate(base)

    # Writing

    async def append(self, entry: Entry) -> bool:
        waiting = Waiting(entry, self._loop.create_future())
        self._waiting.put(waiting)
        return await waiting.done

    def _write(self) -> None:
        with closing(connect(self.path)) as base:
            while (batch := self._gather()) is not None:
                try:
                    written = insert(base, [waiting.entry for waiting in batch])
                except Exception as problem:  # noqa: BLE001 - whoever waits is told
                    if base.in_transaction:
                        base.rollback()
                    self._loop.call_soon_threadsafe(fail, batch, problem)
                else:
                    self._loop.call_soon_threadsafe(settle, batch, written)

    def _gather(self) -> list[Waiting] | None:
        """What waits to be written; nothing once the store closes."""
        first = self._waiting.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < BATCH:
            try:
                more = self._waiting.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._waiting.put(None)  # after this batch
                break
            batch.append(more)
        return batch

    # Reading: short and from memory for the most part, but never on the event loop

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        text = "SELECT room, number, mid, body, at FROM deed WHERE room = ? AND number > ? ORDER BY number"
        return await self._read(lambda base: [Entry(*row) for row in base.execute(text, (room, after))])

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        text = "SELECT max(number) FROM deed WHERE room = ?"
        return await self._read(lambda base: {room: base.execute(text, (room,)).fetchone()[0] or 0 for room in rooms})

    async def ping(self) -> None:
        """The file must be readable, and still the one that was opened: into another one, nothing is written."""
        await self._read(lambda base: base.execute("SELECT 1 FROM deed LIMIT 1").fetchone())
        if self.path.stat().st_ino != self._inode:
            raise ConnectionError("the file is another one")

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        async with self._reading:
            base = self._reader
            if base is None:
                raise ConnectionError("the store is closed")
            return await asyncio.to_thread(work, base)

    # One process looks after all rooms.

    async def stay(self, process: str, seconds: float) -> None: ...

    async def go(self, process: str) -> None: ...

    async def lease(self, rooms: Collection[str], process: str) -> set[str]:  # noqa: ARG002
        return set(rooms)

    async def mark_present(self, here: Collection[tuple[str, int]], process: str) -> None: ...

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:  # noqa: ARG002
        return set()

    async def forget(self, before: float) -> list[str]:
        return await asyncio.to_thread(self._forget, before)

    def _forget(self, before: float) -> list[str]:
        with closing(connect(self.path)) as base:
            gone = []
            for (room,) in base.execute("SELECT code FROM room WHERE touched < ?", (before,)).fetchall():
                base.execute("BEGIN IMMEDIATE")
                text = "SELECT at FROM deed WHERE room = ? ORDER BY number DESC LIMIT 1"
                (last,) = base.execute(text, (room,)).fetchone() or (0.0,)
                if last >= before:
                    base.execute("UPDATE room SET touched = ? WHERE code = ?", (last, room))
                else:
                    base.execute("DELETE FROM deed WHERE room = ?", (room,))
                    base.execute("DELETE FROM room WHERE code = ?", (room,))
                    gone.append(room)
                base.execute("COMMIT")
            return gone


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return."""
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    return base


def insert(base: sqlite3.Connection, entries: Collection[Entry]) -> set[tuple[str, int, str]]:
    """Write deeds in one transaction; those that were first at their place."""
    base.execute("BEGIN IMMEDIATE")
    written = set()
    for entry in entries:
        if base.execute(INSERT, entry).rowcount:
            written.add((entry.room, entry.number, entry.mid))
            if entry.number == 1:
                base.execute("INSERT OR REPLACE INTO room (code, touched) VALUES (?, ?)", (entry.room, entry.at))
    base.execute("COMMIT")
    return written


def migrate(base: sqlite3.Connection) -> None:
    """Bring the tables up to date, one step after the other, each whole or not at all."""
    for number, step in migrations("sqlite"):
        base.execute("BEGIN IMMEDIATE")
        (version,) = base.execute("PRAGMA user_version").fetchone()
        if version < number:
            for statement in step.split(";\n"):
                base.execute(statement)
            base.execute(f"PRAGMA user_version = {number}")
        base.execute("COMMIT")
    (version,) = base.execute("PRAGMA user_version").fetchone()
    if version > max(number for number, _ in migrations("sqlite")):
        raise Unusable(f"this database is of a newer Cheeseboard (its version is {version})")


def backup(path: Path, to: Path) -> None:
    """A copy of the file while it is in use."""
    to.touch(MINE)
    with closing(connect(path)) as base, closing(sqlite3.connect(to)) as copy:
        base.backup(copy)

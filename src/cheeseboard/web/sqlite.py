"""Deeds in one SQLite file. One thread writes; whatever has gathered meanwhile goes into one transaction."""

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from itertools import chain
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, TypeVar

from cheeseboard.rooms.store import Entry, nobody
from cheeseboard.web.alone import MINE, taken
from cheeseboard.web.databases import (
    BATCH,
    GOING,
    PAGE,
    PAUSE,
    PIECE,
    PROBE,
    Unusable,
    Waiting,
    fail,
    migrations,
    settle,
)

T = TypeVar("T")
LOCK: Final = ".lock"  # what the name of the file ends with that keeps a second server out
# Never after a gap, nor in a room that is being thrown away.
INSERT: Final = """
    INSERT INTO deed (room, number, mid, body, at) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE ?2 = 1 OR (
        EXISTS (SELECT 1 FROM deed WHERE room = ?1 AND number = ?2 - 1)
        AND NOT EXISTS (SELECT 1 FROM room WHERE code = ?1 AND touched < 0)
    )
    ON CONFLICT DO NOTHING
"""
# The same for so many deeds at once: what is left over of the places is empty.
INSERT_SOME: Final = """
    INSERT INTO deed (room, number, mid, body, at)
    SELECT column1, column2, column3, column4, column5 FROM (VALUES {places})
    WHERE column2 > 1
        AND EXISTS (SELECT 1 FROM deed WHERE room = column1 AND number = column2 - 1)
        AND NOT EXISTS (SELECT 1 FROM room WHERE code = column1 AND touched < 0)
    ON CONFLICT DO NOTHING
"""
EMPTY: Final = (None,) * len(Entry._fields)
IS_THERE: Final = "SELECT 1 FROM deed WHERE room = ? AND number = ? AND mid = ? AND body = ? AND at = ?"
READ: Final = """
    SELECT room, number, mid, body, at FROM deed WHERE room = ?1 AND number > ?2
    AND NOT EXISTS (SELECT 1 FROM room WHERE code = ?1 AND touched < 0)
    ORDER BY number LIMIT ?3
"""


SET_BOOKMARK: Final = """
    INSERT INTO bookmark (room, deeds, body) SELECT ?1, ?2, ?3
    WHERE EXISTS (SELECT 1 FROM room WHERE code = ?1 AND touched >= 0)
    ON CONFLICT (room) DO UPDATE SET deeds = excluded.deeds, body = excluded.body WHERE excluded.deeds > deeds
"""
BOOKMARK: Final = """
    SELECT body FROM bookmark WHERE room = ?1 AND NOT EXISTS (SELECT 1 FROM room WHERE code = ?1 AND touched < 0)
"""


class WriterTask(NamedTuple):
    """A little work for the thread that writes, between two batches of deeds."""

    work: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


class SQLite:
    """The store of one process."""

    is_shared = False

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._waiting: queue.SimpleQueue[Waiting | WriterTask | None] = queue.SimpleQueue()
        self._gathered: list[Waiting] = []  # at this moment: handed over together, they are one batch and not two
        self._writer: threading.Thread | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = asyncio.Lock()
        self._lock: IO[bytes] | None = None
        self._files: list[tuple[int, int]] = []  # the database and its log of changes, as they were opened

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._files = []
        self._threads = ThreadPoolExecutor(
            1, "reads"
        )  # its own: whatever else takes long, reading does not wait for it
        try:
            base = await asyncio.to_thread(self._prepare)
            self._writer = threading.Thread(target=self._write, args=(base,), name="deeds", daemon=True)
            self._writer.start()
            await self.ping()
        except Unusable:
            await self.close()
            raise
        except (OSError, sqlite3.Error) as problem:
            await self.close()
            raise Unusable(f"{self.path} cannot be used: {reason_of(problem)}") from None

    def _prepare(self) -> sqlite3.Connection:
        """The file, made anew if there is none: its owner's alone, for it holds the seeds of matches that are being played."""
        if self.path.is_dir():
            raise Unusable(f"{self.path} is a folder; name a file in it")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise Unusable(f"{self.path} cannot be used: {self.path.parent} is no folder") from None
        self.path.touch(MINE)
        try:
            self._lock = taken(lock_of(self.path))
        except BlockingIOError:
            raise Unusable(
                f"another server is using {self.path}; stop it, or name another file with --database"
            ) from None
        self._reader = connect(self.path)
        migrate(self._reader)
        return connect(self.path)

    async def close(self) -> None:
        if self._writer is not None:
            self._hand_over()
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        self._threads.shutdown(wait=False)
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # Writing

    async def append(self, entry: Entry) -> bool:
        if self._writer is None:
            raise ConnectionError("the store is closed")
        waiting = Waiting(entry, self._loop.create_future())
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(waiting)
        return await waiting.done

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        for waiting in gathered:
            self._waiting.put(waiting)

    def _write(self, base: sqlite3.Connection) -> None:
        with closing(base):
            while (batch := self._gather()) is not None:
                if deeds := [each for each in batch if isinstance(each, Waiting)]:
                    self._write_down(base, deeds)
                for piece in [each for each in batch if isinstance(each, WriterTask)]:
                    self._do(base, piece)

    def _write_down(self, base: sqlite3.Connection, batch: list[Waiting]) -> None:
        try:
            written = insert(base, [waiting.entry for waiting in batch])
        except Exception as problem:  # noqa: BLE001 - whoever waits is told
            if base.in_transaction:
                base.rollback()
            self._loop.call_soon_threadsafe(fail, [each.done for each in batch], problem)
        else:
            self._loop.call_soon_threadsafe(settle, batch, written)

    def _do(self, base: sqlite3.Connection, piece: WriterTask) -> None:
        try:
            found = piece.work(base)
        except Exception as problem:  # noqa: BLE001 - whoever waits is told
            if base.in_transaction:
                base.rollback()
            self._loop.call_soon_threadsafe(fail, [piece.done], problem)
        else:
            self._loop.call_soon_threadsafe(answer, piece.done, found)

    def _gather(self) -> list[Waiting | WriterTask] | None:
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
        return await self._read(lambda base: [Entry(*row) for row in base.execute(READ, (room, after, PAGE))])

    async def mark(self, room: str, deeds: int, bookmark: bytes) -> None:
        await self._written(lambda base: base.execute(SET_BOOKMARK, (room, deeds, bookmark)))

    async def bookmark(self, room: str) -> bytes:
        found = await self._read(lambda base: base.execute(BOOKMARK, (room,)).fetchone())
        return found[0] if found else b""

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        text = """
            SELECT max(number) FROM deed WHERE room = ?1
            AND NOT EXISTS (SELECT 1 FROM room WHERE code = ?1 AND touched < 0)
        """
        return await self._read(lambda base: {room: base.execute(text, (room,)).fetchone()[0] or 0 for room in rooms})

    async def ping(self) -> None:
        await self.append(PROBE)
        await self._read(lambda base: base.execute("SELECT 1 FROM deed LIMIT 1").fetchone())
        await asyncio.to_thread(self._check_files)

    def _check_files(self) -> None:
        """What was written must be where it will be looked for: the files are still those that were opened."""
        found = [os.stat(f"{self.path}{end}") for end in ("", "-wal")]  # noqa: PTH116 - not a path of its own
        files = [(each.st_dev, each.st_ino) for each in found]
        self._files = self._files or files
        if files != self._files:
            raise FileNotFoundError("the file is another one")

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        async with self._reading:
            base = self._reader
            if base is None:
                raise ConnectionError("the store is closed")
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, base)

    # Beside the deeds: what subscriptions.py keeps

    async def rows(self, text: str, *values: int | str) -> list[tuple[Any, ...]]:
        return await self._read(lambda base: base.execute(text, named(values)).fetchall())

    async def write(self, text: str, *values: int | str) -> int:
        return await self._written(lambda base: base.execute(text, named(values)).rowcount)

    async def _written(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What the thread that writes has done between two batches of deeds."""
        if self._writer is None:
            raise ConnectionError("the store is closed")
        piece = WriterTask(work, self._loop.create_future())
        self._waiting.put(piece)
        found: T = await piece.done
        return found

    # One process looks after all rooms.

    async def stay(self, process: str, seconds: float) -> bool:  # noqa: ARG002
        return True

    async def others(self, process: str) -> dict[str, int]:  # noqa: ARG002
        return {}

    async def go(self, process: str) -> None: ...

    async def lease(self, wanted: Collection[str], rooms: Collection[str], process: str) -> set[str]:  # noqa: ARG002
        return set(wanted)

    async def mark_present(self, here: Collection[tuple[str, int]], rooms: Collection[str], process: str) -> None: ...

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:  # noqa: ARG002
        return set()

    async def forget(self, before: float, is_used: Callable[[str], bool] = nobody) -> list[str]:
        """In pieces, by the thread that writes: a move waits for one of them at most."""
        gone: list[str] = []
        is_done = False
        while not is_done:
            piece = WriterTask(lambda base: forget_some(base, before, is_used), self._loop.create_future())
            self._waiting.put(piece)
            some, is_done = await piece.done
            gone += some
            await asyncio.sleep(PAUSE)
        return gone


def forget_some(base: sqlite3.Connection, before: float, is_used: Callable[[str], bool]) -> tuple[list[str], bool]:
    """Throw away as much as a short transaction can: which rooms are gone for everybody from now on, and whether that was all."""
    base.execute("BEGIN IMMEDIATE")
    text = "SELECT code, touched FROM room WHERE touched < ? ORDER BY touched LIMIT ?"
    found = base.execute(text, (before, PIECE)).fetchall()
    gone, left = [], PIECE
    for room, touched in found:
        if left <= 0:
            break
        text = "SELECT number, at FROM deed WHERE room = ? ORDER BY number DESC LIMIT 1"
        number, last = base.execute(text, (room,)).fetchone() or (0, GOING)
        if last >= before or (touched != GOING and is_used(room)):
            base.execute("UPDATE room SET touched = ? WHERE code = ?", (max(last, before), room))
            left -= 1
            continue
        if touched != GOING:
            gone.append(room)
        base.execute("DELETE FROM deed WHERE room = ? AND number > ?", (room, number - left))  # the first goes last
        if number <= left:
            base.execute("DELETE FROM room WHERE code = ?", (room,))
        else:
            base.execute("UPDATE room SET touched = ? WHERE code = ?", (GOING, room))
        left -= number + 1
    base.execute("COMMIT")
    return gone, len(found) < PIECE and left > 0


def named(values: Sequence[int | str]) -> dict[str, int | str]:
    """For $1, $2 and so on, as PostgreSQL writes them."""
    return {str(number): value for number, value in enumerate(values, 1)}


def answer(done: "asyncio.Future[Any]", found: object) -> None:
    if not done.done():
        done.set_result(found)


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return."""
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    return base


def insert(base: sqlite3.Connection, entries: Collection[Entry]) -> set[tuple[str, int, str]]:
    """Write deeds in one transaction; those that were first at their place."""
    if min(entry.number for entry in entries) <= 1 or len({entry.room for entry in entries}) < len(entries):
        return insert_each(base, entries)
    # One statement is a transaction of its own, and the only time at which this thread lets go of Python's lock: to get it
    # back from a busy event loop takes up to 5 ms.
    places = 1 << (len(entries) - 1).bit_length()  # of a few sizes, whose statements SQLite keeps
    values = chain(*entries, *([EMPTY] * (places - len(entries))))
    if base.execute(insert_some(places), tuple(values)).rowcount != len(entries):
        entries = [entry for entry in entries if base.execute(IS_THERE, entry).fetchone()]
    return {entry[:3] for entry in entries}


@cache
def insert_some(places: int) -> str:
    return INSERT_SOME.format(places=", ".join(["(?, ?, ?, ?, ?)"] * places))


def insert_each(base: sqlite3.Connection, entries: Collection[Entry]) -> set[tuple[str, int, str]]:
    """The same one by one: a new room is among them, a probe, or two deeds of one room."""
    base.execute("BEGIN IMMEDIATE")
    written = set()
    for entry in entries:
        if entry is PROBE:
            base.execute("INSERT INTO deed (room, number, mid, body, at) VALUES (?, ?, ?, ?, ?)", entry)
            base.execute("DELETE FROM deed WHERE room = ? AND number = ?", entry[:2])
            written.add(entry[:3])
        elif base.execute(INSERT, entry).rowcount:
            written.add(entry[:3])
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


def lock_of(path: Path) -> Path:
    """The same for all ways to the file."""
    file = path.resolve()
    return file.with_name(file.name + LOCK)


def reason_of(problem: OSError | sqlite3.Error) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


def backup(path: Path, to: Path) -> None:
    """A copy of the file while it is in use."""
    to.touch(MINE)
    with closing(connect(path)) as base, closing(sqlite3.connect(to)) as copy:
        base.backup(copy)

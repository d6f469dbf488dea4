"""Power cuts: what a program did to its files is recorded, call by call, and played again until the power fails.

``python -m tests.web.cuts FOLDER`` is the program: the real store, which writes deeds and notes each one that it has promised.
"""

import asyncio
import hashlib
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from cheeseboard.rooms.store import Entry
from cheeseboard.web import sqlite
from cheeseboard.web.sqlite import SQLite

HERE: Final = Path(__file__).parent
FILE, PROMISES = "rooms.db", "promises"
SECTOR: Final = 512  # bytes that a disk writes whole or not at all
ROOMS: Final = ("mika-tolu", "zare-bido", "fona-leri", "gupo-dasi")
OLD: Final = "hemu-nola"  # a room that is thrown away while the others are played in
AT_ONCE: Final = 5  # deeds that wait for one transaction


class Lost(AssertionError):  # noqa: N818 - what happened
    """Something that was promised is not there, or something is there that was never written."""


# The program that is recorded


def body(room: str, number: int) -> bytes:
    """Of a deed: short for the most part, as moves are, and sometimes several pages long."""
    word = hashlib.sha256(f"{room} {number}".encode()).digest()
    return word * (180 if word[0] < 16 else 1 + word[1] % 3)


def deed(room: str, number: int) -> Entry:
    return Entry(room, number, f"{room}:{number}", body(room, number), 1.0 if room == OLD else 1e9)


async def work(folder: Path, rounds: int) -> None:
    with (folder / PROMISES).open("a", buffering=1) as promises:
        store = SQLite(str(folder / FILE))
        await store.open()
        for number in range(1, 30):
            assert await store.append(deed(OLD, number))
        promises.write(f"written {OLD} 29\n")
        for number in range(1, rounds + 1):
            if number == rounds // 2:
                promises.write(f"forgetting {OLD} 0\n")
                assert await store.forget(1e6) == [OLD]
                promises.write(f"forgotten {OLD} 0\n")
            assert all(await asyncio.gather(*(store.append(deed(room, number)) for room in ROOMS)))
            for room in ROOMS:
                promises.write(f"written {room} {number}\n")
        await store.close()


def careless(path: Path) -> sqlite3.Connection:
    """As a store must not be: its commits return before they are on disk."""
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = OFF")
    return base


# The record


class Call(NamedTuple):
    """Written, cut off (truncated), synced or unlinked."""

    kind: str
    file: str
    offset: int
    data: bytes = b""


def record(folder: Path, rounds: int, *more: str) -> list[Call]:
    """What the program did."""
    library, into, files = folder / "record_calls.so", folder / "calls", folder / "files"
    files.mkdir()
    source = HERE / "record_calls.c"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)  # noqa: S603, S607
    subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "tests.web.cuts", files, str(rounds), *more],
        check=True,
        cwd=HERE.parents[1],
        env={**os.environ, "LD_PRELOAD": str(library), "RECORD_FOLDER": str(files.resolve()), "RECORD_INTO": str(into)},
    )
    return list(read(into.read_bytes()))


def read(text: bytes) -> Iterator[Call]:
    at = 0
    while at < len(text):
        line, _, _ = text[at:].partition(b"\n") if at + 2000 > len(text) else text[at : at + 2000].partition(b"\n")
        kind, offset, size, name = line.decode().split(" ", 3)
        at += len(line) + 1
        yield Call(kind, name, int(offset), text[at : at + int(size)])
        at += int(size)


# The disk


@dataclass
class Disk:
    """Files as they lie on a disk, and what has been written since the last time somebody waited for it."""

    files: dict[str, bytearray] = field(default_factory=dict)
    pending: dict[str, list[Call]] = field(default_factory=dict)
    promises: list[str] = field(default_factory=list)

    def take(self, call: Call, *, is_honest: bool) -> None:
        if call.file.endswith("-shm"):
            return  # shared memory, which the next process makes anew
        if call.file == PROMISES:
            self.promises.append(call.data.decode().strip())
        elif not is_honest:
            self.apply(call)
        elif call.kind == "s":
            self._settle(call.file)
        else:
            self.pending.setdefault(call.file, []).append(call)

    def _settle(self, file: str) -> None:
        """All of a file is on disk, and whatever was deleted before is gone: file systems keep the order of such changes."""
        for name in [file, *(name for name, calls in self.pending.items() if any(call.kind == "u" for call in calls))]:
            for each in self.pending.pop(name, []):
                self.apply(each)

    def apply(self, call: Call) -> None:
        content = self.files.setdefault(call.file, bytearray()) if call.kind != "u" else bytearray()
        if call.kind == "u":
            self.files.pop(call.file, None)
        elif call.kind == "t":
            content.extend(bytes(max(0, call.offset - len(content))))
            del content[call.offset :]
        elif call.kind == "w":
            content.extend(bytes(max(0, call.offset - len(content))))
            content[call.offset : call.offset + len(call.data)] = call.data

    def fail(self, dice: random.Random) -> None:
        """The power fails: of what nobody has waited for, some sectors are on disk and some are not."""
        for calls in self.pending.values():
            share = dice.choice((0.0, 0.1, 0.5, 0.9, 1.0))
            for call in calls:
                for part in torn(call):
                    if dice.random() < share:
                        self.apply(part)

    def write(self, folder: Path) -> None:
        for name, content in self.files.items():
            (folder / name).write_bytes(content)


def torn(call: Call) -> Iterator[Call]:
    """A write, sector by sector."""
    if call.kind != "w":
        yield call
        return
    at, end = call.offset, call.offset + len(call.data)
    while at < end:
        until = min(end, (at // SECTOR + 1) * SECTOR)
        yield call._replace(offset=at, data=call.data[at - call.offset : until - call.offset])
        at = until


def until(calls: list[Call], cut: int, dice: random.Random, *, is_honest: bool) -> Disk:
    """The disk after a power cut in the middle of a call."""
    disk = Disk()
    for call in calls[:cut]:
        disk.take(call, is_honest=is_honest)
    last = list(torn(calls[cut])) if calls[cut].file != PROMISES else []
    for part in dice.sample(last, dice.randrange(len(last) + 1)):
        disk.take(part, is_honest=is_honest)
    if is_honest:
        disk.fail(dice)
    return disk


# What must be there


def check(disk: Disk, folder: Path, *, is_honest: bool) -> int:
    """Start the real store on what is left; how many deeds there are."""
    disk.write(folder)
    return asyncio.run(look(folder, promised(disk.promises) if is_honest else {}, disk.promises))


def promised(lines: list[str]) -> dict[str, int]:
    """How many deeds of each room were promised."""
    found: dict[str, int] = {}
    for line in lines:
        what, room, number = line.split()
        found[room] = int(number) if what == "written" else 0
    return found


async def look(folder: Path, wanted: dict[str, int], promises: list[str]) -> int:
    store = SQLite(str(folder / FILE))
    await store.open()
    try:
        counted = 0
        for room in (*ROOMS, OLD):
            found = await whole(store, room)
            if [*found] != [deed(room, number) for number in range(1, len(found) + 1)]:
                raise Lost(f"{room} has other deeds than were written")
            if len(found) < wanted.get(room, 0):
                raise Lost(f"{room}: {wanted[room]} deeds were promised, {len(found)} are there")
            if wanted and f"forgotten {OLD} 0" in promises and room == OLD and found:
                raise Lost(f"{room} is back")
            counted += len(found)
        if not await store.append(Entry("neva-rosi", 1, "1", b"{}", 1e9)):
            raise Lost("nothing new can be written")
    finally:
        await store.close()
    with closing(sqlite3.connect(folder / FILE)) as base:
        sound = base.execute("PRAGMA integrity_check").fetchone()[0]
    if sound != "ok":
        raise Lost(sound)
    return counted


async def whole(store: SQLite, room: str) -> list[Entry]:
    found: list[Entry] = []
    while page := await store.read(room, len(found)):
        found += page
    return found


if __name__ == "__main__":
    if "careless" in sys.argv:
        sqlite.connect = careless
    asyncio.run(work(Path(sys.argv[1]), int(sys.argv[2])))

"""Where the deeds of all rooms are kept.

A deed is written at (room, number): the primary key decides who was first. What ``append`` has answered with True is on disk.
"""

import asyncio
from collections.abc import Collection, Iterable
from importlib.resources import files
from typing import Final, NamedTuple, Protocol

BATCH: Final = 256  # deeds in one transaction, at most


class Unusable(RuntimeError):  # noqa: N818 - a person reads it
    """A database or a bus that cannot be had. The text says why."""


class Entry(NamedTuple):
    """One line of a room's log."""

    room: str
    number: int  # from 1
    mid: str  # made by the client, so that a repeated message counts once
    body: bytes  # the deed, as JSON
    at: float


class Store(Protocol):
    """SQLite on one machine, PostgreSQL for several processes."""

    is_shared: bool  # others may write to it, too

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def append(self, entry: Entry) -> bool:
        """Write a deed down for good; False if another one was there first, or none before it."""

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """The log of a room, in order."""

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        """The last number of each of these rooms' logs; 0 of one that is not there."""

    async def stay(self, process: str, seconds: float) -> None:
        """This process is there for so long, and those that have not said so in time are gone, with all they had."""

    async def go(self, process: str) -> None:
        """This process goes, and leaves its rooms to others."""

    async def lease(self, rooms: Collection[str], process: str) -> set[str]:
        """Those of the rooms whose bots and clocks this process looks after: all that no other does. It lets go of the rest."""

    async def mark_present(self, here: Collection[tuple[str, int]], process: str) -> None:
        """Which guests are connected to this process; of all rooms."""

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:
        """Which guests of these rooms are connected to other processes."""

    async def forget(self, before: float) -> list[str]:
        """Throw away rooms in which nothing has happened since."""

    async def ping(self) -> None:
        """Raise an error if the store cannot be reached."""


class Waiting(NamedTuple):
    """A deed that waits for the next transaction, and who waits for it."""

    entry: Entry
    done: "asyncio.Future[bool]"


def settle(batch: Iterable[Waiting], written: set[tuple[str, int, str]]) -> None:
    """Tell everybody whose deed was written, and whose came too late."""
    for entry, done in batch:
        if not done.done():
            done.set_result((entry.room, entry.number, entry.mid) in written)


def fail(batch: Iterable[Waiting], problem: BaseException) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(problem)


def migrations(dialect: str) -> list[tuple[int, str]]:
    """The steps from an empty database to today's, numbered from 1."""
    folder = files("cheeseboard.web") / "migrations" / dialect
    steps = [
        (int(file.name.partition("-")[0]), file.read_text("utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    ]
    return sorted(steps)


def open_store(address: str) -> Store:
    """``sqlite:///FILE`` or ``postgresql://…``."""
    if address.startswith("sqlite:///"):
        from cheeseboard.web.sqlite import SQLite  # noqa: PLC0415 - only what is needed

        return SQLite(address.removeprefix("sqlite:///"))
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from cheeseboard.web.postgres import PostgreSQL  # noqa: PLC0415 - asyncpg is an extra
        except ModuleNotFoundError as missing:
            raise Unusable(f"PostgreSQL needs {missing.name}: pip install 'cheeseboard[many]'") from None
        return PostgreSQL(address)
    raise Unusable(f"a database is sqlite:///FILE or postgresql://…, not {address!r}")

"""Where the deeds of all rooms are kept.

A deed is written at (room, number): the primary key decides who was first. What ``append`` has answered with True is on disk.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol


class Entry(NamedTuple):
    """One line of a room's log."""

    room: str
    number: int  # from 1
    mid: str  # made by the client, so that a repeated message counts once
    body: bytes  # the deed, as JSON
    at: float


def nobody(_: str) -> bool:
    """In no room."""
    return False


class Store(Protocol):
    """SQLite on one machine, PostgreSQL for several processes (web/), a dictionary in a test."""

    is_shared: bool  # others may write to it, too

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def append(self, entry: Entry) -> bool:
        """Write a deed down for good; False if another one was there first, or none before it."""

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """The log of a room in order, after that number: as many deeds as are read at a time."""

    async def mark(self, room: str, deeds: int, bookmark: bytes) -> None:
        """Keep where reading may begin: a bookmark after so many deeds, in place of one after fewer. It may be lost."""

    async def bookmark(self, room: str) -> bytes:
        """The room's last bookmark; nothing if it has none."""

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        """The last number of each of these rooms' logs; 0 of one that is not there."""

    async def stay(self, process: str, seconds: float) -> bool:
        """This process is there for so long, and those that have not said so in time are gone, with all they had.

        False if it was gone itself, or is new: others know nothing of what it has told before.
        """

    async def others(self, process: str) -> dict[str, int]:
        """The other processes that are there, and how often each has told of its guests."""

    async def go(self, process: str) -> None:
        """This process goes, and leaves its rooms to others."""

    async def lease(self, wanted: Collection[str], rooms: Collection[str], process: str) -> set[str]:
        """Of these rooms, those whose bots and clocks this process looks after: all it wants that no other does. It lets go of the rest."""

    async def mark_present(self, here: Collection[tuple[str, int]], rooms: Collection[str], process: str) -> None:
        """Which guests of these rooms are connected to this process."""

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:
        """Which guests of these rooms are connected to other processes."""

    async def forget(self, before: float, is_used: Callable[[str], bool] = nobody) -> list[str]:
        """Throw away rooms in which nothing has happened since, unless they are used: here, or in another process."""

    async def ping(self) -> None:
        """Raise an error if a deed could not be written or read now; it waits for as long as a deed would."""

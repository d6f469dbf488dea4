"""The store of one device: a drawer of the browser keeps every deed before anybody is told of it."""

from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

import msgspec

from cheeseboard.rooms.store import Entry, nobody


class Kept(msgspec.Struct, frozen=True):
    """A deed as it lies in the drawer."""

    room: str
    number: int
    mid: str
    body: str
    at: float


class Drawer(Protocol):
    """IndexedDB (client/src/house/drawer.ts), or a dictionary in a test. What ``add`` has answered with True is on disk."""

    def add(self, room: str, number: int, mid: str, body: str, at: float) -> Awaitable[bool]:
        """False if there is one with this number, or none before it."""

    def read(self, room: str, after: int) -> Awaitable[str]:
        """All deeds of a room after that number, in order, as JSON."""

    def last(self, room: str) -> Awaitable[int]:
        """The number of a room's last deed; 0 if it has none."""


read_kept = msgspec.json.Decoder(list[Kept]).decode


class DrawerStore:
    """A drawer as a hall wants its store. It belongs to one process, so nothing has to be shared."""

    is_shared = False

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer

    async def append(self, entry: Entry) -> bool:
        return bool(await self.drawer.add(entry.room, entry.number, entry.mid, entry.body.decode(), entry.at))

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        found = read_kept(await self.drawer.read(room, after))
        return [Entry(each.room, each.number, each.mid, each.body.encode(), each.at) for each in found]

    async def mark(self, room: str, deeds: int, bookmark: bytes) -> None:
        """Rooms of one device are read whole."""

    async def bookmark(self, room: str) -> bytes:  # noqa: ARG002
        return b""

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        return {room: int(await self.drawer.last(room)) for room in rooms}

    async def ping(self) -> None:
        await self.drawer.last("")

    async def stay(self, process: str, seconds: float) -> bool:  # noqa: ARG002
        return True

    async def others(self, process: str) -> dict[str, int]:  # noqa: ARG002
        return {}

    async def lease(self, wanted: Collection[str], rooms: Collection[str], process: str) -> set[str]:  # noqa: ARG002
        return set(wanted)

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:  # noqa: ARG002
        return set()

    async def forget(self, before: float, is_used: Callable[[str], bool] = nobody) -> list[str]:  # noqa: ARG002
        """What is on somebody's own device stays there."""
        return []

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def go(self, process: str) -> None: ...
    async def mark_present(self, here: Collection[tuple[str, int]], rooms: Collection[str], process: str) -> None: ...

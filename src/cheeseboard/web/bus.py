"""How processes call each other: «this room has gone on». It is only a hint: who misses it finds out a second later."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.rooms.outside import Bus
from cheeseboard.rooms.store import Store
from cheeseboard.rooms.timing import happens
from cheeseboard.web.databases import Unusable
from cheeseboard.web.logs import log

if TYPE_CHECKING:
    from cheeseboard.web.postgres import PostgreSQL

CHANNEL: Final = "cheeseboard"
PAUSE: Final = 0.5  # seconds before the next try
LOOK: Final = 5.0  # seconds between two looks whether anybody is still there

WentOn = Callable[[str, int], None]  # a room, and the number of its last deed


def open_bus(address: str, store: Store) -> Bus | None:
    """``redis://…``, or PostgreSQL's own, or ``none``: then everybody looks every second."""
    if not store.is_shared:
        if address:
            raise Unusable("a bus is for several processes, and they need --database postgresql://…")
        return None
    if address.startswith(("redis://", "rediss://", "unix://")):
        try:
            return Redis(address)
        except ModuleNotFoundError as missing:
            raise Unusable(f"Redis needs {missing.name}: pip install 'cheeseboard[many]'") from None
    if address == "none":
        return None
    if address:
        raise Unusable(f"a bus is redis://… or none, not {address!r}")
    from cheeseboard.web.postgres import PostgreSQL  # noqa: PLC0415 - asyncpg is an extra

    assert isinstance(store, PostgreSQL)
    return Notify(store)


class Notify:
    """PostgreSQL's LISTEN. NOTIFY is part of the store's transactions."""

    def __init__(self, store: "PostgreSQL") -> None:
        self._store = store
        store.notifies = True

    async def open(self, went_on: WentOn) -> None:
        self._task = asyncio.create_task(again_and_again("listen", lambda: self._listen(went_on)))

    async def close(self) -> None:
        await end(self._task)

    def tell(self, room: str, number: int) -> None:
        """The store has."""

    async def _listen(self, went_on: WentOn) -> None:
        base = await self._store.connect()
        try:
            await base.add_listener(CHANNEL, lambda _base, _process, _channel, said: read_hints(said, went_on))
            gone = asyncio.Event()
            base.add_termination_listener(lambda _base: gone.set())
            while not await happens(gone, LOOK):
                await base.execute("SELECT 1")
        finally:
            base.terminate()


class Redis:
    """A channel of Redis, or of whatever speaks like it."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import from_url  # noqa: PLC0415 - an extra

        self._redis: Any = from_url(address, socket_connect_timeout=5, socket_timeout=5, protocol=2)
        self._new: dict[str, int] = {}  # told, but not yet said
        self._more = asyncio.Event()

    async def open(self, went_on: WentOn) -> None:
        self._tasks = [
            asyncio.create_task(again_and_again("publish", self._publish)),
            asyncio.create_task(again_and_again("subscribe", lambda: self._subscribe(went_on))),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            await end(task)
        await self._redis.aclose()

    def tell(self, room: str, number: int) -> None:
        self._new[room] = number
        self._more.set()

    async def _publish(self) -> None:
        """Whatever has gathered meanwhile, in one message."""
        while True:
            await self._more.wait()
            self._more.clear()
            said, self._new = write_hints(self._new), {}
            await self._redis.publish(CHANNEL, said)

    async def _subscribe(self, went_on: WentOn) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            while True:
                message = await line.get_message(timeout=LOOK)
                if message is None:
                    await line.ping()
                elif message["type"] == "message":
                    read_hints(message["data"].decode(), went_on)


def write_hints(heads: Mapping[str, int]) -> str:
    return " ".join(f"{room}:{number}" for room, number in heads.items())


def read_hints(said: str, went_on: WentOn) -> None:
    for each in said.split():
        room, _, number = each.partition(":")
        if number.isdecimal():
            went_on(room, int(number))


async def again_and_again(what: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Whoever is at the other end may go and come back."""
    while True:
        try:
            await work()
        except Exception as problem:  # noqa: BLE001 - it is only a hint
            log.warning("bus failed", work=what, problem=type(problem).__name__)
        await asyncio.sleep(PAUSE)


async def end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task

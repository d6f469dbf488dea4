"""What the databases share that keep the deeds of all rooms, and how one is opened."""

import asyncio
import time
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final, NamedTuple, Protocol

from cheeseboard.rooms.store import Entry, Store
from cheeseboard.web.subscriptions import Tables

BATCH: Final = 256  # deeds in one transaction, at most
PAGE: Final = 1000  # deeds read at a time

# Old rooms are thrown away in pieces, so that no move waits for more than one of them.
PIECE: Final = 200  # rooms looked at, or deeds thrown away, in one transaction
PAUSE: Final = 0.02  # seconds between two of these
GOING: Final = -1.0  # when a room was touched that is being thrown away: nobody can read or write it any more


class Unusable(RuntimeError):  # noqa: N818 - a person reads it
    """A database or a bus that cannot be had. The text says why."""


PROBE: Final = Entry("", 0, "", b"", 0.0)  # written and thrown away in one transaction, to see whether that is possible


class Pulse:
    """Whether a store can be used, known within a time. A look that hangs is the only one: no others pile up behind it."""

    def __init__(self, store: Store, patience: float = 1.2, fresh: float = 0.5) -> None:
        self.store = store
        self.patience = patience  # seconds
        self.fresh = fresh  # seconds for which an answer is good for others who ask
        self._look: asyncio.Task[bool] | None = None
        self._at = 0.0

    async def is_felt(self) -> bool:
        now = time.monotonic()
        if self._look is None or (self._look.done() and now - self._at > self.fresh):
            self._look, self._at = asyncio.create_task(self._is_alive()), now
        await asyncio.wait([self._look], timeout=self.patience)
        return self._look.done() and self._look.result()

    async def _is_alive(self) -> bool:
        try:
            await self.store.ping()
        except Exception:  # noqa: BLE001 - whatever it is, nothing can be written
            return False
        return True


class Waiting(NamedTuple):
    """A deed that waits for the next transaction, and who waits for it."""

    entry: Entry
    done: "asyncio.Future[bool]"


def settle(batch: Iterable[Waiting], written: set[tuple[str, int, str]]) -> None:
    """Tell everybody whose deed was written, and whose came too late."""
    for entry, done in batch:
        if not done.done():
            done.set_result((entry.room, entry.number, entry.mid) in written)


def fail(waiting: Iterable["asyncio.Future[Any]"], problem: BaseException) -> None:
    for done in waiting:
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


class TabledStore(Store, Tables, Protocol):
    """The deeds, and what else is kept beside them."""


def open_store(address: str) -> TabledStore:
    """``sqlite:///FILE`` or ``postgresql://…``."""
    if address.startswith("sqlite:///") and address != "sqlite:///":
        from cheeseboard.web.sqlite import SQLite  # noqa: PLC0415 - only what is needed

        return SQLite(address.removeprefix("sqlite:///"))
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from cheeseboard.web.postgres import PostgreSQL  # noqa: PLC0415 - asyncpg is an extra
        except ModuleNotFoundError as missing:
            raise Unusable(f"PostgreSQL needs {missing.name}: pip install 'cheeseboard[many]'") from None
        return PostgreSQL(address)
    raise Unusable(f"a database is sqlite:///FILE or postgresql://…, not {address!r}")

"""Deeds in PostgreSQL, for any number of processes. Whatever has gathered while one batch was written is the next one."""

import asyncio
import time
from collections.abc import Collection, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import structlog

from cheeseboard.web.bus import CHANNEL, write_hints
from cheeseboard.web.store import BATCH, Entry, Unusable, Waiting, fail, migrations, settle

log = structlog.get_logger()

READERS: Final = 4  # connections, beside the one that writes
PATIENCE: Final = 10.0  # seconds for an answer; then the connection is given up
STARTING: Final = 30.0  # seconds for a database that begins when we do
FORGET: Final = 20  # rooms thrown away at a time, while nobody can write

# One statement is one transaction. A room goes on where it stopped, never after a gap: somebody may have thrown it away.
# Where others were first, the hint is true all the same.
INSERT: Final = f"""
    WITH written AS (
        INSERT INTO deed (room, number, mid, body, at)
        SELECT room, number, mid, body, at
        FROM unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::double precision[])
            AS new (room, number, mid, body, at)
        WHERE number = 1
            OR (SELECT true FROM deed AS last WHERE last.room = new.room AND last.number = new.number - 1)
        ON CONFLICT DO NOTHING
        RETURNING room, number, mid, at
    ), made AS (
        INSERT INTO room (code, touched) SELECT room, at FROM written WHERE number = 1
        ON CONFLICT (code) DO UPDATE SET touched = excluded.touched
    ), told AS (
        SELECT pg_notify('{CHANNEL}', $6) WHERE $6 <> ''
    )
    SELECT room, number, mid FROM written LEFT JOIN told ON true
"""  # noqa: S608 - a constant

READ: Final = "SELECT room, number, mid, body, at FROM deed WHERE room = $1 AND number > $2 ORDER BY number"

HEADS: Final = """
    SELECT code, coalesce((SELECT max(number) FROM deed WHERE room = code), 0) FROM unnest($1::text[]) AS code
"""

STAY: Final = """
    INSERT INTO process (name, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
    ON CONFLICT (name) DO UPDATE SET until = excluded.until
"""

BURY: Final = """
    DELETE FROM process WHERE name IN (
        SELECT name FROM process WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED
    )
"""

LEASE: Final = """
    WITH left_to_others AS (
        DELETE FROM lease WHERE process = $2 AND room <> ALL ($1::text[])
    ), taken AS (
        INSERT INTO lease (room, process) SELECT code, $2 FROM unnest($1::text[]) AS code
        ON CONFLICT DO NOTHING
        RETURNING room
    )
    SELECT room FROM taken UNION ALL SELECT room FROM lease WHERE process = $2 AND room = ANY ($1::text[])
"""

MARK: Final = """
    WITH here AS (
        SELECT room, guest FROM unnest($1::text[], $2::integer[]) AS here (room, guest)
    ), gone AS (
        DELETE FROM presence WHERE process = $3 AND (room, guest) NOT IN (SELECT room, guest FROM here)
    )
    INSERT INTO presence (room, guest, process) SELECT room, guest, $3 FROM here
    ON CONFLICT DO NOTHING
"""

PRESENT: Final = "SELECT DISTINCT room, guest FROM presence WHERE room = ANY ($1::text[]) AND process <> $2"

OLD: Final = """
    SELECT code, coalesce((SELECT at FROM deed WHERE room = code ORDER BY number DESC LIMIT 1), 0)
    FROM room WHERE touched < $1 ORDER BY touched LIMIT $2
"""


class PostgreSQL:
    """The store of many processes."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.notifies = False  # every commit tells all who listen
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._base: Any = None  # the writer's connection
        self._readers: Any = None

    async def open(self) -> None:
        """The database may be starting just now, as we are."""
        until = time.monotonic() + STARTING
        while True:
            try:
                await self._open()
            except Exception as problem:
                cause = problem.__cause__ if isinstance(problem, Unusable) else problem
                if not is_passing(cause) or time.monotonic() > until:
                    raise
                log.warning("waiting for the database", problem=type(cause).__name__)
                await self.close()
                await asyncio.sleep(1.0)
            else:
                return

    async def _open(self) -> None:
        self._base = await self.connect()
        await migrate(self._base)
        settings = {**SETTINGS, "min_size": 0, "max_size": READERS, "reset": as_it_is}
        self._readers = await asyncpg.create_pool(self.address, **settings)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await self._writer
            self._writer = None
        if self._base is not None:
            self._base.terminate()
            self._base = None
        if self._readers is not None:
            self._readers.terminate()
            self._readers = None

    async def connect(self) -> Any:
        """A connection of one's own."""
        try:
            return await asyncpg.connect(self.address, **SETTINGS)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            raise Unusable(f"PostgreSQL does not answer: {problem}") from problem

    # Writing

    async def append(self, entry: Entry) -> bool:
        if self._writer is None:
            raise ConnectionError("the store is closed")
        waiting = Waiting(entry, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(waiting)
        return await waiting.done

    async def _write(self) -> None:
        while batch := await self._gather():
            try:
                written = await self._insert([waiting.entry for waiting in batch])
            except Exception as problem:  # noqa: BLE001 - whoever waits is told
                fail(batch, problem)
            else:
                settle(batch, written)

    async def _gather(self) -> list[Waiting]:
        """What waits to be written; nothing once the store closes."""
        batch: list[Waiting] = []
        while not batch or (len(batch) < BATCH and not self._waiting.empty()):
            waiting = await self._waiting.get()
            if waiting is None:
                if batch:
                    self._waiting.put_nowait(None)  # after this batch
                break
            batch.append(waiting)
        return batch

    async def _insert(self, entries: Sequence[Entry]) -> set[tuple[str, int, str]]:
        """Write deeds in one transaction; those that were first at their place."""
        if self._base is None or self._base.is_closed():
            self._base = await self.connect()
        entries = sorted(entries)  # two processes that wait for each other would wait for ever
        columns = [list(column) for column in zip(*entries, strict=True)]
        try:
            found = await self._base.fetch(INSERT, *columns, self._hints(entries))
        except BaseException:
            self._base.terminate()  # maybe it was written, maybe not: the primary key knows
            self._base = None
            raise
        return {tuple(row) for row in found}

    def _hints(self, entries: Sequence[Entry]) -> str:
        """A whole batch fits into the 8,000 bytes of one NOTIFY."""
        return write_hints({entry.room: entry.number for entry in entries}) if self.notifies else ""

    # Reading

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        return [Entry(*row) for row in await self._readers.fetch(READ, room, after)]

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        return dict(await self._readers.fetch(HEADS, list(rooms)))

    async def ping(self) -> None:
        await self._readers.fetchval("SELECT 1")

    # Who looks after what. The clock is the database's: those of the hosts may differ.

    async def stay(self, process: str, seconds: float) -> None:
        await self._readers.execute(STAY, process, seconds)
        await self._readers.execute(BURY)

    async def go(self, process: str) -> None:
        await self._readers.execute("DELETE FROM process WHERE name = $1", process)

    async def lease(self, rooms: Collection[str], process: str) -> set[str]:
        return {room for (room,) in await self._readers.fetch(LEASE, sorted(rooms), process)}

    async def mark_present(self, here: Collection[tuple[str, int]], process: str) -> None:
        rooms, guests = [room for room, _ in here], [guest for _, guest in here]
        await self._readers.execute(MARK, rooms, guests, process)

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:
        return {(room, guest) for room, guest in await self._readers.fetch(PRESENT, list(rooms), process)}

    async def forget(self, before: float) -> list[str]:
        gone: list[str] = []
        async with self._readers.acquire() as base:
            while True:
                async with base.transaction():
                    await base.execute("LOCK TABLE deed IN SHARE ROW EXCLUSIVE MODE")  # nothing is written meanwhile
                    found = await base.fetch(OLD, before, FORGET)
                    old = [code for code, last in found if last < before]
                    await base.execute("DELETE FROM deed WHERE room = ANY ($1::text[])", old)
                    await base.execute("DELETE FROM room WHERE code = ANY ($1::text[])", old)
                    await base.executemany(
                        "UPDATE room SET touched = $2 WHERE code = $1", [tuple(row) for row in found]
                    )
                gone += old
                if len(found) < FORGET:
                    return gone


SETTINGS: Final[dict[str, Any]] = {
    "timeout": 5.0,
    "command_timeout": PATIENCE,
    "server_settings": {"application_name": "cheeseboard", "synchronous_commit": "on"},
}


async def as_it_is(_: object) -> None:
    """Nothing that we do with a connection outlives the statement."""


async def migrate(base: Any) -> None:
    """Bring the tables up to date; one process does it while the others wait."""
    steps = migrations("postgresql")
    async with base.transaction():
        await base.execute("SELECT pg_advisory_xact_lock(hashtext('cheeseboard migrations'))")
        await base.execute("CREATE TABLE IF NOT EXISTS migration (number integer PRIMARY KEY)")
        version = await base.fetchval("SELECT coalesce(max(number), 0) FROM migration")
        if version > max(number for number, _ in steps):
            raise Unusable(f"this database is of a newer Cheeseboard (its version is {version})")
        for number, step in steps:
            if number > version:
                await base.execute(step)
                await base.execute("INSERT INTO migration (number) VALUES ($1)", number)


def is_passing(problem: BaseException | None) -> bool:
    """Whether this is what one meets while a database starts or stops."""
    down = (OSError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.InterfaceError)
    return isinstance(problem, down) and not isinstance(problem, ValueError)  # which is about the address

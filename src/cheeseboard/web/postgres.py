"""Deeds in PostgreSQL, for any number of processes. Whatever has gathered while one batch was written is the next one."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from cheeseboard.rooms.store import Entry, nobody
from cheeseboard.web.bus import CHANNEL, write_hints
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
from cheeseboard.web.logs import log

READERS: Final = 4  # connections, beside the one that writes
PATIENCE: Final = 10.0  # seconds for an answer; then the connection is given up
STARTING: Final = 30.0  # seconds for a database that begins when we do
FORGET: Final = 20  # rooms looked at together, while nobody can write

# One statement is one transaction. A room goes on where it stopped, never after a gap: somebody may have thrown it away.
# Where others were first, the hint is true all the same.
INSERT: Final = f"""
    WITH written AS (
        INSERT INTO deed (room, number, mid, body, at)
        SELECT room, number, mid, body, at
        FROM unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::double precision[])
            AS new (room, number, mid, body, at)
        WHERE number = 1 OR (
            EXISTS (SELECT FROM deed AS last WHERE last.room = new.room AND last.number = new.number - 1)
            AND NOT EXISTS (SELECT FROM room WHERE code = new.room AND touched < 0)
        )
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

READ: Final = """
    SELECT room, number, mid, body, at FROM deed WHERE room = $1 AND number > $2
    AND NOT EXISTS (SELECT FROM room WHERE code = $1 AND touched < 0)
    ORDER BY number LIMIT $3
"""

SET_BOOKMARK: Final = """
    INSERT INTO bookmark AS old (room, deeds, body) SELECT code, $2, $3 FROM room WHERE code = $1 AND touched >= 0
    ON CONFLICT (room) DO UPDATE SET deeds = excluded.deeds, body = excluded.body WHERE excluded.deeds > old.deeds
"""

BOOKMARK: Final = """
    SELECT body FROM bookmark WHERE room = $1 AND NOT EXISTS (SELECT FROM room WHERE code = $1 AND touched < 0)
"""

HEADS: Final = """
    SELECT wanted, coalesce((SELECT max(number) FROM deed WHERE room = wanted), 0) FROM unnest($1::text[]) AS wanted
    WHERE NOT EXISTS (SELECT FROM room WHERE code = wanted AND touched < 0)
    UNION ALL SELECT code, 0 FROM room WHERE code = ANY ($1::text[]) AND touched < 0
"""

STAY: Final = """
    INSERT INTO process (name, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
    ON CONFLICT (name) DO UPDATE SET until = excluded.until
    RETURNING born
"""

OTHERS: Final = "SELECT name, told FROM process WHERE name <> $1"

# Who promised to be there for longer than anybody may did so before the database's clock was set back.
BURY: Final = """
    DELETE FROM process WHERE name IN (
        SELECT name FROM process
        WHERE until NOT BETWEEN clock_timestamp() AND clock_timestamp() + make_interval(secs => 2 * $1::double precision)
        FOR UPDATE SKIP LOCKED
    )
"""

LEASE: Final = """
    WITH left_to_others AS (
        DELETE FROM lease USING (SELECT unnest($2::text[]) EXCEPT SELECT unnest($1::text[])) AS unwanted (code)
        WHERE room = code AND process = $3
    ), taken AS (
        INSERT INTO lease (room, process) SELECT code, $3 FROM unnest($1::text[]) AS code
        ON CONFLICT DO NOTHING
        RETURNING room
    )
    SELECT room FROM taken
    UNION ALL SELECT room FROM lease JOIN unnest($1::text[]) AS code ON room = code WHERE process = $3
"""

MARK: Final = """
    WITH here AS (
        SELECT room, guest FROM unnest($1::text[], $2::integer[]) AS here (room, guest)
    ), gone AS (
        DELETE FROM presence USING unnest($3::text[]) AS code
        WHERE room = code AND process = $4 AND (room, guest) NOT IN (SELECT room, guest FROM here)
    ), counted AS (
        UPDATE process SET told = told + 1 WHERE name = $4
    )
    INSERT INTO presence (room, guest, process) SELECT room, guest, $4 FROM here
    ON CONFLICT DO NOTHING
"""

PRESENT: Final = """
    SELECT DISTINCT room, guest FROM unnest($1::text[]) AS code JOIN presence ON room = code WHERE process <> $2
"""

OLD: Final = """
    SELECT
        code,
        coalesce((SELECT at FROM deed WHERE room = code ORDER BY number DESC LIMIT 1), 0),
        EXISTS (SELECT 1 FROM lease WHERE room = code)
    FROM room WHERE touched >= 0 AND touched < $1 ORDER BY touched LIMIT $2
"""  # a room that somebody looks after has people in it


TRY_OUT: Final = """
    INSERT INTO deed (room, number, mid, body, at) VALUES ('', 0, '', '', 0);
    DELETE FROM deed WHERE room = '' AND number = 0
"""  # all that a deed needs: the table, the right to write, room on the disk

# Some deeds of rooms that are being thrown away, but none that another process has in hand: of each the first goes last.
THROW: Final = """
    WITH piece AS (
        SELECT room, number FROM deed WHERE room IN (SELECT code FROM room WHERE touched < 0 LIMIT 20)
        ORDER BY room, number DESC LIMIT $1 FOR UPDATE SKIP LOCKED
    )
    DELETE FROM deed USING piece WHERE deed.room = piece.room AND deed.number = piece.number
"""

THROWN: Final = "DELETE FROM room WHERE touched < 0 AND NOT EXISTS (SELECT FROM deed WHERE room = code)"


class PostgreSQL:
    """The store of many processes."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.notifies = False  # every commit tells all who listen
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._base: Any = None  # the writer's connection
        self._born: dict[str, Any] = {}  # when each process came, as far as the database knows
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
                fail([waiting.done for waiting in batch], problem)
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
        deeds = sorted(entry for entry in entries if entry is not PROBE)  # or two processes could wait for each other
        columns = [list(column) for column in zip(*deeds, strict=True)]
        try:
            if len(deeds) < len(entries):
                await self._base.execute(TRY_OUT)
            found = await self._base.fetch(INSERT, *columns, self._hints(deeds)) if deeds else []
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
        return [Entry(*row) for row in await self._readers.fetch(READ, room, after, PAGE)]

    async def mark(self, room: str, deeds: int, bookmark: bytes) -> None:
        await self._readers.execute(SET_BOOKMARK, room, deeds, bookmark)

    async def bookmark(self, room: str) -> bytes:
        return await self._readers.fetchval(BOOKMARK, room) or b""

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        return dict(await self._readers.fetch(HEADS, list(rooms)))

    async def ping(self) -> None:
        await self.append(PROBE)
        await self._readers.fetchval("SELECT 1 FROM deed LIMIT 1")

    # Beside the deeds: what subscriptions.py keeps

    async def rows(self, text: str, *values: int | str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._readers.fetch(text, *values)]

    async def write(self, text: str, *values: int | str) -> int:
        return int(str(await self._readers.execute(text, *values)).rpartition(" ")[2])

    # Who looks after what. The clock is the database's: those of the hosts may differ.

    async def stay(self, process: str, seconds: float) -> bool:
        born = await self._readers.fetchval(STAY, process, seconds)
        await self._readers.execute(BURY, seconds)
        is_known: bool = self._born.get(process) == born
        self._born[process] = born
        return is_known

    async def others(self, process: str) -> dict[str, int]:
        return dict(await self._readers.fetch(OTHERS, process))

    async def go(self, process: str) -> None:
        await self._readers.execute("DELETE FROM process WHERE name = $1", process)

    async def lease(self, wanted: Collection[str], rooms: Collection[str], process: str) -> set[str]:
        return {room for (room,) in await self._readers.fetch(LEASE, sorted(wanted), list(rooms), process)}

    async def mark_present(self, here: Collection[tuple[str, int]], rooms: Collection[str], process: str) -> None:
        columns = [room for room, _ in here], [guest for _, guest in here]
        await self._readers.execute(MARK, *columns, list(rooms), process)

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:
        return {(room, guest) for room, guest in await self._readers.fetch(PRESENT, list(rooms), process)}

    async def forget(self, before: float, is_used: Callable[[str], bool] = nobody) -> list[str]:
        """In pieces. Nobody can write while rooms are looked at; their deeds are thrown away while everybody can."""
        gone: list[str] = []
        is_done = False
        while not is_done:
            old, is_done = await self._give_up(before, is_used)
            gone += old
            is_left = True
            while is_left:
                is_left = await self._throw_some()
                await asyncio.sleep(PAUSE)
        return gone

    async def _give_up(self, before: float, is_used: Callable[[str], bool]) -> tuple[list[str], bool]:
        """Some rooms in which nothing has happened since; and whether these were the last to look at."""
        async with self._readers.acquire() as base, base.transaction():
            await base.execute("LOCK TABLE deed IN SHARE ROW EXCLUSIVE MODE")  # nothing is written meanwhile
            found = await base.fetch(OLD, before, FORGET)
            touched = [
                (code, max(last, before) if last >= before or leased or is_used(code) else GOING)
                for code, last, leased in found
            ]
            await base.executemany("UPDATE room SET touched = $2 WHERE code = $1", touched)
        return [code for code, last in touched if last == GOING], len(found) < FORGET

    async def _throw_some(self) -> bool:
        """Some deeds of rooms that were given up, also by others that had no time to end it; whether there may be more."""
        async with self._readers.acquire() as base, base.transaction():
            thrown = await base.execute(THROW, PIECE)
            await base.execute(THROWN)
        return str(thrown) != "DELETE 0"


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

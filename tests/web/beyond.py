"""What several servers ask of one PostgreSQL beside moves, for the arithmetic of docs/host-many.md: ``python -m tests.web.beyond``.

Each server looks around once a second (rooms/sweep.py): who is where, who looks after which room, which rooms have gone on.
And each commit tells the others, by NOTIFY or by a bus. ``--partitions`` measures commits and reading with deeds in
partitions and without; ``--idle 3000`` what so many rooms cost in which nothing happens, on a real server.
"""

import argparse
import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from itertools import islice
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]

from cheeseboard.rooms.store import Entry
from cheeseboard.rooms.sweep import FEW
from cheeseboard.web import load
from cheeseboard.web.crowds import Crowd, Load
from cheeseboard.web.postgres import PostgreSQL
from tests.web.engines import Postgres
from tests.web.million import codes

PARTITIONS = Path(__file__).parents[2] / "deploy" / "partitions.sql"

ROOMS: Final = 6250
SEATS: Final = 4
LOOKS: Final = 20
WRITERS: Final = 8  # servers
SECONDS: Final = 5.0


def cpu_of(postgres: Postgres) -> float:
    """Seconds of all processes of PostgreSQL that are there."""
    assert postgres.process is not None
    mine = postgres.process.pid
    found = [mine, *map(int, Path(f"/proc/{mine}/task/{mine}/children").read_text("ascii").split())]
    words = [Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split() for pid in found]
    return sum(int(each[11]) + int(each[12]) for each in words) / os.sysconf("SC_CLK_TCK")


async def looks(postgres: Postgres) -> None:
    """What a server asks each second: always, of some rooms, and if somebody has come or gone in another process."""
    store = PostgreSQL(postgres.url)
    await store.open()
    rooms = list(islice(codes(), ROOMS))
    await asyncio.gather(*(store.append(Entry(room, 1, "1", b"{}", time.time())) for room in rooms))
    for process in ("a", "b"):
        await store.stay(process, 600.0)
    await store.mark_present([(room, guest) for room in rooms for guest in range(SEATS)], rooms, "a")
    await store.lease(rooms, rooms, "a")
    some = rooms[:: ROOMS // FEW]

    async def always() -> None:
        await store.stay("a", 600.0)
        await store.others("a")

    async def at_some() -> None:
        await store.present(some, "a")
        await store.lease(some, some, "a")
        await store.heads(some)

    await always()
    await at_some()
    await cost("whether anybody has come or gone", postgres, always, 200)
    await cost(f"a look at {len(some)} rooms", postgres, at_some, 100)
    one = rooms[17]
    await cost("one guest comes", postgres, lambda: store.mark_present([(one, 0)], [one], "a"), 100)
    await cost(f"who is elsewhere, of {ROOMS:,} rooms", postgres, lambda: store.present(rooms, "a"), LOOKS)
    await cost(f"how far {ROOMS:,} rooms have gone on", postgres, lambda: store.heads(rooms), LOOKS)
    await store.close()


async def cost(what: str, postgres: Postgres, work: Callable[[], Awaitable[object]], times: int) -> None:
    began, server, own = time.perf_counter(), cpu_of(postgres), time.process_time()
    for _ in range(times):
        await work()
    took, server, own = time.perf_counter() - began, cpu_of(postgres) - server, time.process_time() - own
    print(
        f"{what}: {1e3 * took / times:.1f} ms, {1e3 * server / times:.2f} ms of PostgreSQL's CPU, {1e3 * own / times:.2f} ms of the server's",
        flush=True,
    )


async def commits(postgres: Postgres, *, notifies: bool) -> None:
    """Servers that each write one deed after the other, as when every room is played in by few."""
    stores = [PostgreSQL(postgres.url) for _ in range(WRITERS)]
    for store in stores:
        store.notifies = notifies
        await store.open()
    counts = [0] * WRITERS
    began = time.perf_counter()
    end = began + SECONDS

    async def write(place: int) -> None:
        room = f"room-{place}-{began}"
        while time.perf_counter() < end:
            counts[place] += 1
            assert await stores[place].append(Entry(room, counts[place], str(counts[place]), b"x" * 60, time.time()))

    before = cpu_of(postgres)
    await asyncio.gather(*map(write, range(WRITERS)))
    each = (cpu_of(postgres) - before) / sum(counts)
    print(
        f"{WRITERS} servers, one deed in each commit, {'with' if notifies else 'without'} NOTIFY: {sum(counts) / SECONDS:,.0f} commits/s, "
        f"{1e6 * each:.0f} µs of PostgreSQL's CPU for one",
        flush=True,
    )
    for store in stores:
        await store.close()


async def divide(postgres: Postgres) -> None:
    """As docs/host-many.md has it."""
    base = await asyncpg.connect(postgres.url)
    await base.execute(PARTITIONS.read_text("utf-8"))
    await base.close()


async def reading(postgres: Postgres, rooms: int = 20_000) -> None:
    """Rooms of a few deeds each, and what reading one costs."""
    store = PostgreSQL(postgres.url)
    await store.open()
    every = list(islice(codes(), rooms))
    if not await store.read(every[-1]):
        for number in range(1, 6):
            await asyncio.gather(
                *(store.append(Entry(room, number, str(number), b"x" * 60, time.time())) for room in every)
            )
    some = iter(every[:: rooms // 4000])
    await cost("one of 20,000 rooms is read", postgres, lambda: store.read(next(some)), 2000)
    await store.close()


async def idle(postgres: Postgres, rooms: int, seconds: float = 20.0) -> None:
    """Two guests in each room, and nobody does anything. The same with SQLite shows what open sockets cost by themselves."""
    for database in (postgres.url, "", postgres.url, ""):
        wanted = Load(rooms=rooms, seats=2, database=database)
        with load.server(wanted) as (doors, numbers):
            crowd, server = Crowd(wanted, doors, rooms), load.Processes(numbers)
            await crowd.make()
            await crowd.connect()
            await asyncio.sleep(5.0)
            began, before = server.cpu(), cpu_of(postgres)
            await asyncio.sleep(seconds)
            spent, asked = server.cpu() - began, cpu_of(postgres) - before
            await crowd.close()
        store = "PostgreSQL" if database else "SQLite"
        print(
            f"{rooms:,} idle rooms on {store}: {100 * spent / seconds:.1f} % of a core for the server, "
            f"{100 * asked / seconds:.1f} % for PostgreSQL",
            flush=True,
        )


async def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--idle", type=int, default=0, metavar="ROOMS")
    asked.add_argument("--partitions", action="store_true")
    words = asked.parse_args()
    with Postgres() as postgres:
        print(f"load average {os.getloadavg()[0]:.1f}")
        if words.idle:
            await idle(postgres, words.idle)
        elif words.partitions:
            await measure_partitions()
        else:
            await looks(postgres)
            for notifies in (True, False, True, False):
                await commits(postgres, notifies=notifies)


async def measure_partitions() -> None:
    """One table and many partitions, each in a PostgreSQL of its own, in turn."""
    with Postgres() as whole, Postgres() as divided:
        for postgres in (whole, divided):
            store = PostgreSQL(postgres.url)
            await store.open()
            await store.close()
        await divide(divided)
        for _ in range(2):
            for postgres, what in ((whole, "one table"), (divided, "partitions")):
                print(what, flush=True)
                await commits(postgres, notifies=False)
                await reading(postgres)


if __name__ == "__main__":
    asyncio.run(main())

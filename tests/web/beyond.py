"""What several servers ask of one PostgreSQL beside moves, for the arithmetic of docs/host-many.md: ``python -m tests.web.beyond``.

Each server looks around once a second (rooms/sweep.py): who is where, who looks after which room, which rooms have gone on.
And each commit tells the others, by NOTIFY or by a bus.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from itertools import islice
from pathlib import Path
from typing import Final

from cheeseboard.rooms.store import Entry
from cheeseboard.web.postgres import PostgreSQL
from tests.web.engines import Postgres
from tests.web.million import codes

ROOMS: Final = 6250
SEATS: Final = 4
LOOKS: Final = 5
WRITERS: Final = 8  # servers
SECONDS: Final = 5.0


def cpu_of(postgres: Postgres) -> float:
    """Seconds of all processes of PostgreSQL that are there."""
    assert postgres.process is not None
    mine = postgres.process.pid
    found = [mine, *map(int, Path(f"/proc/{mine}/task/{mine}/children").read_text("ascii").split())]
    words = [Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split() for pid in found]
    return sum(int(each[11]) + int(each[12]) for each in words) / os.sysconf("SC_CLK_TCK")


async def look_around(store: PostgreSQL, rooms: list[str], process: str) -> None:
    """As a server does it every second."""
    await store.stay(process, 60.0)
    await store.mark_present([(room, guest) for room in rooms for guest in range(SEATS)], process)
    await store.lease(rooms, process)
    await store.present(rooms, process)
    await store.heads(rooms)


async def looks(postgres: Postgres) -> None:
    store = PostgreSQL(postgres.url)
    await store.open()
    rooms = list(islice(codes(), ROOMS))
    await asyncio.gather(*(store.append(Entry(room, 1, "1", b"{}", time.time())) for room in rooms))
    await look_around(store, rooms, "a")
    await cost(
        f"a look at {ROOMS:,} rooms with {ROOMS * SEATS:,} guests",
        postgres,
        lambda: look_around(store, rooms, "a"),
        LOOKS,
    )
    await store.close()


async def cost(what: str, postgres: Postgres, work: Callable[[], Awaitable[object]], times: int) -> None:
    began, server, own = time.perf_counter(), cpu_of(postgres), time.process_time()
    for _ in range(times):
        await work()
    took, server, own = time.perf_counter() - began, cpu_of(postgres) - server, time.process_time() - own
    print(
        f"{what}: {1e3 * took / times:.0f} ms, {1e3 * server / times:.0f} ms of PostgreSQL's CPU, {1e3 * own / times:.0f} ms of the server's",
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


async def main() -> None:
    with Postgres() as postgres:
        print(f"load average {os.getloadavg()[0]:.1f}")
        await looks(postgres)
        for notifies in (True, False, True, False):
            await commits(postgres, notifies=notifies)


if __name__ == "__main__":
    asyncio.run(main())

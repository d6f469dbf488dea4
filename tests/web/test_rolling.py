"""Several servers on one PostgreSQL are restarted one after the other, and upgraded from every earlier database, while people play."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Moved, read_deed
from cheeseboard.rooms.room import Room
from cheeseboard.rooms.store import Entry, Store
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from cheeseboard.web.client import Guest, new_id
from cheeseboard.web.databases import migrations
from cheeseboard.web.postgres import PostgreSQL
from cheeseboard.web.sqlite import SQLite
from tests.long import LONG, often, only_in_full
from tests.web import engines
from tests.web.many import Member, Party, members, whole
from tests.web.million import codes
from tests.web.server import NO_LIMITS, Server

ROUNDS = 20 if LONG else often(1, 2)  # in each of which every server is restarted once
ROOMS = 10 if LONG else 3


@pytest.fixture(scope="module")
def postgres() -> Iterator[engines.Postgres]:
    engines.need_engines()
    with engines.Postgres() as found:
        yield found


async def restart(found: list[Member], party: Party) -> None:
    """One after the other: each says goodbye, goes, and is waited for when it is back."""
    for _ in range(ROUNDS):
        for member in found:
            await party.goes_on()
            await asyncio.to_thread(member.stop)
            await asyncio.to_thread(member.launch)
            await asyncio.to_thread(member.wait)
    party.is_last.set()


@only_in_full
def test_while_three_servers_are_restarted_no_move_is_refused_or_lost(
    postgres: engines.Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def go(found: list[Member]) -> Party:
        party = Party(found, seed=7)
        await party.gather(ROOMS)
        restarting = asyncio.create_task(restart(found, party))
        await party.play(3600.0)
        await restarting
        await party.check(postgres.url)
        return party

    with members(tmp_path / "servers", postgres.url, "") as found:
        party = asyncio.run(go(found))
        assert not [line for member in found for line in member.logged().splitlines() if '"error"' in line]
    assert party.refused == {}
    guests = [guest for each in party.rooms.values() for guest in each]
    assert sum(guest.connects for guest in guests) >= len(guests) + 3 * ROUNDS
    assert party.count >= 5 * 3 * ROUNDS
    if LONG:
        with capsys.disabled():
            print(f"\n{3 * ROUNDS} restarts: {party.count} moves acknowledged, none refused, none lost")


# From every earlier database

OLD = (
    Path(__file__).parent / "databases"
)  # as a server of each version left SQLite's; PostgreSQL's is filled with the same deeds
VERSIONS = sorted(int(path.stem) for path in OLD.glob("*.sql"))
GOING = "zare-bido"  # a room in it, in which a match is being played
COPIES = 200 if LONG else often(5, 10)
TOKENS = ("token-of-zare-bido-host", "token-of-zare-bido-guest")


class Before:
    """What was there before the upgrade: many copies of a room, each under a code of its own."""

    def __init__(self, version: int) -> None:
        self.version = version
        with closing(sqlite3.connect(":memory:")) as base:
            base.executescript((OLD / f"{version}.sql").read_text("utf-8"))
            rows = base.execute(
                "SELECT number, mid, body, at FROM deed WHERE room = ? ORDER BY number", (GOING,)
            ).fetchall()
        self.deeds = {code: [Entry(code, *row) for row in rows] for code in islice(codes(), COPIES)}

    def fill_sqlite(self, file: Path) -> None:
        with closing(sqlite3.connect(file)) as base:
            base.executescript((OLD / f"{self.version}.sql").read_text("utf-8"))
            for code, deeds in self.deeds.items():
                base.execute("INSERT INTO room (code, touched) VALUES (?, ?)", (code, deeds[-1].at))
                base.executemany("INSERT INTO deed (room, number, mid, body, at) VALUES (?, ?, ?, ?, ?)", deeds)
            base.commit()

    async def fill_postgresql(self, database: str) -> None:
        base = await asyncpg.connect(database)
        await base.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await base.execute("CREATE TABLE migration (number integer PRIMARY KEY)")
        for number, step in migrations("postgresql")[: self.version]:
            await base.execute(step)
            await base.execute("INSERT INTO migration (number) VALUES ($1)", number)
        for code, deeds in self.deeds.items():
            await base.execute("INSERT INTO room (code, touched) VALUES ($1, $2)", code, deeds[-1].at)
            text = "INSERT INTO deed (room, number, mid, body, at) VALUES ($1, $2, $3, $4, $5)"
            await base.executemany(text, deeds)
        await base.close()


async def play_from_before(before: Before, servers: Sequence[Server]) -> dict[str, list[str]]:
    """Everybody knocks before there is a server, comes in as soon as one is there, and plays to the end; what was acknowledged."""
    promised: dict[str, list[str]] = {code: [] for code in before.deeds}

    async def play(code: str, guest: int, url: str) -> None:
        dice = random.Random(f"{code} {guest}")
        async with Guest(url, wire.Key(code, guest, TOKENS[guest], guest)) as found:
            async for frame in found.turns():
                said = wire.Move(new_id(), frame.match, frame.version, frame.seat, dice.choice(frame.moves))
                await found.say(said)
                promised[code].append(f"{guest}:{said.id}")

    everybody = [
        asyncio.create_task(play(code, guest, servers[(number + guest) % len(servers)].url))
        for number, code in enumerate(before.deeds)
        for guest in range(2)
    ]
    await asyncio.sleep(0.3)
    for server in servers:
        server.launch()
    for server in servers:
        await asyncio.to_thread(server.wait)
    await asyncio.wait_for(asyncio.gather(*everybody), 200)
    return promised


async def check_after(before: Before, store: Store, promised: dict[str, list[str]]) -> None:
    """Old deeds are as they were, new ones follow, and each match is over and fair."""
    await store.open()
    try:
        for code, deeds in before.deeds.items():
            check_room(code, deeds, await whole(store, code), promised[code])
    finally:
        await store.close()


def check_room(code: str, deeds: list[Entry], log: list[Entry], promised: list[str]) -> None:
    assert log[: len(deeds)] == deeds
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    room, moved = Room(code), []
    for entry in log:
        deed = read_deed(entry.body)
        room.fold(deed, entry.at)
        moved += [entry.mid] if isinstance(deed, Moved) and entry.number > len(deeds) else []
    for guest in ("0:", "1:"):
        assert [mid for mid in moved if mid.startswith(guest)] == [mid for mid in promised if mid.startswith(guest)]
    assert room.phase == "over"
    assert verify(write(from_link(room.finished[-1].link)))


def test_there_is_an_earlier_database_to_upgrade() -> None:
    assert VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_one_server_is_upgraded_while_everybody_wants_to_play(version: int, tmp_path: Path) -> None:
    before, server = Before(version), Server(tmp_path, NO_LIMITS)
    before.fill_sqlite(server.file)
    try:
        promised = asyncio.run(play_from_before(before, [server]))
    finally:
        server.stop()
    asyncio.run(check_after(before, SQLite(str(server.file)), promised))


@pytest.mark.parametrize("version", VERSIONS)
def test_three_servers_are_upgraded_at_once_while_everybody_wants_to_play(
    version: int, postgres: engines.Postgres, tmp_path: Path
) -> None:
    before = Before(version)
    asyncio.run(before.fill_postgresql(postgres.url))
    servers = [Member(tmp_path / str(number), postgres.url, "") for number in range(3)]
    try:
        promised = asyncio.run(play_from_before(before, servers))
    finally:
        for server in servers:
            server.kill()
    asyncio.run(check_after(before, PostgreSQL(postgres.url), promised))

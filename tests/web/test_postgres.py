"""One promise of the stores after the other, kept by both; then what only several processes can do wrong."""

import asyncio
import contextlib
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Iterator
from pathlib import Path
from typing import Any, Literal, Self

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from cheeseboard.bots.bots import choose
from cheeseboard.games import find
from cheeseboard.rooms import sweep, wire
from cheeseboard.rooms.deeds import Moved, Returned, Settings, StoodIn, Think, read_deed
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line, LiveRoom
from cheeseboard.rooms.names import STICKERS, new_code
from cheeseboard.rooms.outside import TurnNow
from cheeseboard.rooms.questions import (
    Asker,
    BotFailed,
    Found,
    Hears,
    HearsLab,
    Help,
    HelpWanted,
    LabShown,
    LabWanted,
    LinkWanted,
    ReviewShown,
    ReviewWanted,
)
from cheeseboard.rooms.store import Entry, Store
from cheeseboard.table.table import Refused
from cheeseboard.web.bus import Redis, open_bus, read_hints, write_hints
from cheeseboard.web.databases import BATCH, PAGE, PIECE, Pulse, Unusable, migrations, open_store
from cheeseboard.web.postgres import PostgreSQL
from cheeseboard.web.sqlite import SQLite, connect
from cheeseboard.web.subscriptions import HOOK, Subscription, Subscriptions, Webhook
from tests.long import LONG, cases
from tests.web import engines
from tests.web.many import Killer, members, party

# The engines


@pytest.fixture(scope="module")
def postgres() -> Iterator[engines.Postgres]:
    engines.need_engines()
    with engines.Postgres() as found:
        yield found


@pytest.fixture
def redis() -> Iterator[engines.Redis]:
    engines.need_engines()
    with engines.Redis() as found:
        yield found


@pytest.fixture
def database(postgres: engines.Postgres) -> Iterator[str]:
    """An empty one."""
    name = f"test_{time.monotonic_ns()}"

    async def order(what: str) -> None:
        base = await asyncpg.connect(postgres.url)
        await base.execute(what)
        await base.close()

    asyncio.run(order(f"CREATE DATABASE {name}"))
    yield postgres.url.replace("/postgres?", f"/{name}?")
    asyncio.run(order(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/rooms.db"
    found: str = request.getfixturevalue("database")
    return found


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = open_store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(work: Callable[[Store], Awaitable[None]], address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            await work(store)

    asyncio.run(go())


def deed(room: str, number: int, mid: str = "m", at: float = 0.0) -> Entry:
    return Entry(room, number, mid, b'{"type": "closed"}', at)


# What every store promises


def test_what_was_written_is_there_after_a_restart(address: str) -> None:
    entries = [Entry("mika-tolu", number, f"0:{number}", bytes(range(256)), number / 7) for number in (1, 2, 3)]

    async def write(store: Store) -> None:
        assert [await store.append(entry) for entry in entries] == [True] * 3

    async def read(store: Store) -> None:
        assert await store.read("mika-tolu") == entries
        assert await store.read("mika-tolu", after=2) == entries[2:]
        assert await store.read("some-body") == []

    run(write, address)
    run(read, address)


def test_the_first_at_a_place_stays_there(address: str) -> None:
    async def go(store: Store) -> None:
        async with opened(address) if store.is_shared else contextlib.nullcontext(store) as other:
            stores = [store, other] * 10
            tries = [deed("a-b", 1, f"m{number}") for number in range(20)]
            won = await asyncio.gather(*(one.append(entry) for one, entry in zip(stores, tries, strict=True)))
            assert won.count(True) == 1
            assert await other.read("a-b") == [tries[won.index(True)]]
            assert not await store.append(tries[won.index(True)])  # even the same once more

    run(go, address)


def test_whoever_comes_too_late_takes_nobody_along(address: str) -> None:
    async def go(store: Store) -> None:
        assert await store.append(deed("a-b", 1, "first"))
        late = [deed("a-b", 1, "late"), *(deed(f"room-{number}", 1) for number in range(BATCH + 10))]
        assert await asyncio.gather(*map(store.append, late)) == [False] + [True] * (BATCH + 10)

    run(go, address)


def test_two_that_write_the_same_rooms_at_once_never_wait_for_each_other(database: str) -> None:
    """In opposite order they would, if the store did not sort them."""
    codes = [f"room-{number}" for number in range(BATCH)]

    async def go(store: Store) -> None:
        async with opened(database) as other:
            for number in range(1, 11):
                there = [store.append(deed(code, number, "there")) for code in codes]
                back = [other.append(deed(code, number, "back")) for code in reversed(codes)]
                won = await asyncio.gather(*there, *back)
                assert won[:BATCH] == [not lost for lost in reversed(won[BATCH:])]

    run(go, database)


def test_a_room_goes_on_where_it_stopped_and_never_after_a_gap(address: str) -> None:
    async def go(store: Store) -> None:
        assert not await store.append(deed("a-b", 2))
        assert await store.append(deed("a-b", 1))
        assert not await store.append(deed("a-b", 3))
        assert await store.append(deed("a-b", 2))
        assert await store.heads(["a-b", "c-d"]) == {"a-b": 2, "c-d": 0}

    run(go, address)


def test_of_many_deeds_at_once_it_is_known_which_came_too_late(address: str) -> None:
    async def go(store: Store) -> None:
        codes = [f"room-{number}" for number in range(90)]
        assert all(await asyncio.gather(*(store.append(deed(code, 1)) for code in codes)))
        for wrong in (set[int](), {0}, {7, 8, 60}, set(range(0, 90, 2)), set(range(90))):
            last = (await store.heads(codes))["room-89"]
            asked = [deed(code, last + 2 if place in wrong else last + 1) for place, code in enumerate(codes)]
            written = await asyncio.gather(*map(store.append, asked))
            assert written == [place not in wrong for place in range(90)]
            late = [deed(codes[place], last + 1, "late") for place in wrong]
            assert all(await asyncio.gather(*map(store.append, late)))
        twice = await asyncio.gather(*(store.append(deed("room-0", last + 2, mid)) for mid in "abc"))
        assert sorted(twice) == [False, False, True]

    run(go, address)


def test_a_bookmark_is_kept_beside_the_deeds_and_goes_with_them(address: str) -> None:
    async def go(store: Store) -> None:
        assert await store.append(deed("a-b", 1))
        assert await store.bookmark("a-b") == b""
        for deeds, body in ((7, b"seven"), (5, b"five"), (9, b"\0nine")):
            await store.mark("a-b", deeds, body)
            await store.mark("nobody-there", deeds, body)
            assert await store.bookmark("a-b") == (b"seven" if deeds < 9 else b"\0nine")
        assert await store.bookmark("nobody-there") == b""
        assert await store.forget(1.0) == ["a-b"]
        assert await store.bookmark("a-b") == b""
        assert await store.append(deed("a-b", 1)) and await store.bookmark("a-b") == b"", "another room with this code"

    run(go, address)


def test_rooms_are_thrown_away_by_the_age_of_their_last_deed(address: str) -> None:
    async def go(store: Store) -> None:
        old = [f"old-{number}" for number in range(45)]
        for code in old:
            assert await store.append(deed(code, 1, at=10.0))
        assert await store.append(deed("old-but-used", 1, at=10.0))
        assert await store.append(deed("old-but-used", 2, at=100.0))
        assert await store.append(deed("new", 1, at=100.0))
        assert sorted(await store.forget(50.0)) == sorted(old)
        assert await store.forget(50.0) == []
        heads = await store.heads([*old, "old-but-used", "new"])
        assert heads == {**dict.fromkeys(old, 0), "old-but-used": 2, "new": 1}
        assert not await store.append(deed("old-0", 2)), "somebody still had it in memory"
        assert await store.append(deed("old-0", 1, at=100.0)), "its code may be used again"
        assert sorted(await store.forget(1000.0)) == ["new", "old-0", "old-but-used"]

    run(go, address)


def test_nothing_is_written_to_a_room_that_goes(address: str) -> None:
    """Whatever order they come in: a deed is written and its room stays, or neither."""

    async def go(store: Store) -> None:
        for number in range(30):
            code = f"room-{number}"
            assert await store.append(deed(code, 1, at=10.0))
            written, gone = await asyncio.gather(store.append(deed(code, 2, at=100.0)), store.forget(50.0))
            assert written != (code in gone)
            assert await store.heads([code]) == {code: 2 if written else 0}

    run(go, address)


async def fill(address: str, rooms: int, deeds: int, at: float) -> None:
    """Rooms that nobody has been in since, without waiting for each of their deeds."""
    rows = [deed(f"old-{room}", number, at=at) for room in range(rooms) for number in range(1, deeds + 1)]
    if kind_of(address) == "sqlite":
        with contextlib.closing(connect(Path(address.removeprefix("sqlite:///")))) as base:
            base.execute("BEGIN")
            base.executemany("INSERT INTO deed VALUES (?, ?, ?, ?, ?)", rows)
            base.executemany("INSERT INTO room VALUES (?, ?)", [(f"old-{room}", at) for room in range(rooms)])
            base.execute("COMMIT")
        return
    base = await asyncpg.connect(address)
    await base.copy_records_to_table("deed", records=rows)
    await base.copy_records_to_table("room", records=[(f"old-{room}", at) for room in range(rooms)])
    await base.close()


def test_a_long_log_is_read_page_by_page(address: str) -> None:
    async def go(store: Store) -> None:
        await fill(address, 1, 2 * PAGE + 7, 10.0)
        numbers: list[int] = []
        while page := await store.read("old-0", len(numbers)):
            assert len(page) <= PAGE
            numbers += [entry.number for entry in page]
        assert numbers == list(range(1, 2 * PAGE + 8))

    run(go, address)


def test_moves_go_between_the_pieces_in_which_old_rooms_are_thrown_away(address: str) -> None:
    """A move never waits until a long cleaning is over, and hardly for a part of it."""

    async def go(store: Store) -> None:
        await fill(address, 1500, 5, 10.0)
        assert await store.append(deed("new", 1, at=100.0))
        cleaning, waited, began = asyncio.create_task(store.forget(50.0)), list[float](), time.perf_counter()
        while not cleaning.done():
            asked = time.perf_counter()
            assert await store.append(deed("new", 2 + len(waited), at=100.0))
            waited.append(time.perf_counter() - asked)
            await asyncio.sleep(0.002)
        whole = time.perf_counter() - began
        assert len(await cleaning) == 1500
        assert len(waited) > 30
        assert sorted(waited)[int(0.99 * len(waited))] < whole / 10

    run(go, address)


def test_a_long_room_goes_in_pieces_and_nobody_sees_half_of_it(address: str) -> None:
    async def go(store: Store) -> None:
        many = 6 * PIECE
        await fill(address, 1, many, 10.0)
        first = await store.read("old-0")
        cleaning, seen = asyncio.create_task(store.forget(50.0)), list[list[Entry]]()
        while not cleaning.done():
            seen.append(await store.read("old-0"))
            if not seen[-1]:
                for number in range(PIECE // 2, many + 2, PIECE // 2):
                    assert not await store.append(deed("old-0", number, "late", at=100.0))
                assert await store.heads(["old-0"]) == {"old-0": 0}
        assert all(page in ([], first) for page in seen)
        assert await cleaning == ["old-0"]

    run(go, address)


def test_several_processes_may_clean_at_once(database: str) -> None:
    async def go(store: Store) -> None:
        await fill(database, 60, 30, 10.0)
        async with opened(database) as other:
            gone = await asyncio.gather(store.forget(50.0), other.forget(50.0))
        assert sorted([*gone[0], *gone[1]]) == sorted(f"old-{room}" for room in range(60))
        assert await store.append(deed("old-7", 1, at=100.0)), "nothing is left of it"

    run(go, database)


def test_a_cleaning_that_was_cut_off_is_ended_by_the_next(address: str) -> None:
    async def begin(store: Store) -> None:
        await fill(address, 1, 6 * PIECE, 10.0)
        cleaning = asyncio.create_task(store.forget(50.0))
        while await store.read("old-0"):
            pass
        cleaning.cancel()
        await asyncio.wait([cleaning])

    async def end(store: Store) -> None:
        assert await store.read("old-0") == []
        assert await store.forget(50.0) == []
        assert await store.append(deed("old-0", 1, at=100.0)), "nothing is left of it"

    run(begin, address)
    run(end, address)


PARTITIONS = Path(__file__).parents[2] / "deploy" / "partitions.sql"
PROMISES: tuple[Callable[[str], None], ...] = (
    test_what_was_written_is_there_after_a_restart,
    test_the_first_at_a_place_stays_there,
    test_whoever_comes_too_late_takes_nobody_along,
    test_a_room_goes_on_where_it_stopped_and_never_after_a_gap,
    test_rooms_are_thrown_away_by_the_age_of_their_last_deed,
    test_nothing_is_written_to_a_room_that_goes,
    test_a_long_log_is_read_page_by_page,
    test_a_long_room_goes_in_pieces_and_nobody_sees_half_of_it,
)


def test_deeds_that_were_there_are_the_same_in_partitions_and_every_promise_is_kept(database: str) -> None:
    before = [deed(code, number) for code in ("a-b", "c-d") for number in range(1, 40)]

    async def write(store: Store) -> None:
        assert all([await store.append(each) for each in before])

    async def order(what: str) -> int:
        """And in how many parts the deeds are."""
        base = await asyncpg.connect(database)
        async with base.transaction():
            await base.execute(what)
        found: int = await base.fetchval("SELECT count(DISTINCT tableoid) FROM deed")
        await base.close()
        return found

    async def read(store: Store) -> None:
        assert [entry for code in ("a-b", "c-d") for entry in await store.read(code)] == before
        assert await store.append(deed("a-b", 40))
        assert not await store.append(deed("a-b", 42))

    run(write, database)
    assert asyncio.run(order(PARTITIONS.read_text("utf-8"))) == 2
    run(read, database)
    for promise in PROMISES:
        assert asyncio.run(order("DELETE FROM deed; DELETE FROM room")) == 0
        promise(database)


def test_a_turn_is_claimed_once_for_each_who_is_to_be_told(address: str) -> None:
    """Also by several at once; a later turn can be claimed again, an earlier one cannot."""
    turn = TurnNow("a-b", "cheese", 1, 0, 0, "Brie", 3)
    device = Subscription("a-b", 3, "https://push.example/x", "key", "secret", "de", 21, 7, "Europe/Berlin")
    hook = Webhook("a-b", "https://hook.example/x", "00", "fr")

    async def go(store: Store) -> None:
        assert isinstance(store, SQLite | PostgreSQL)
        kept = Subscriptions(store)
        await store.append(deed("a-b", 1))
        await kept.subscribe(device._replace(language="en"))
        await kept.subscribe(device)
        await kept.hook(hook)
        assert (await kept.subscription("a-b", 3), await kept.webhook("a-b")) == (device, hook)
        assert (await kept.subscription("a-b", 4), await kept.webhook("c-d")) == (None, None)
        for target in (3, HOOK):
            assert sorted(await asyncio.gather(*(kept.claim(turn, target) for _ in range(5)))) == [False] * 4 + [True]
            await kept.release(turn, target)
            assert await kept.claim(turn, target) and not await kept.claim(turn, target)
            assert await kept.claim(turn._replace(match=2), target) and not await kept.claim(turn, target)
        assert not await kept.claim(turn._replace(match=3), 4)
        await kept.gone(device._replace(endpoint="another"))
        assert await kept.rooms() == {"a-b"}
        await kept.gone(device)
        assert await kept.subscription("a-b", 3) is None
        await kept.subscribe(device)
        assert await store.forget(1.0) == ["a-b"]
        assert await kept.rooms() == set()
        assert {await kept.key(fresh) for fresh in ("aa", "bb")} == {"aa"}

    run(go, address)


def test_a_store_answers_or_says_that_it_cannot(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            await store.ping()
        with pytest.raises(Exception):  # noqa: B017, PT011 - whichever
            await store.ping()

    asyncio.run(go())


@contextlib.asynccontextmanager
async def without_the_table(database: str) -> AsyncIterator[None]:
    await ordered(database, "ALTER TABLE deed RENAME TO lost")
    yield
    await ordered(database, "ALTER TABLE lost RENAME TO deed")


@contextlib.asynccontextmanager
async def locked(database: str) -> AsyncIterator[None]:
    """As long work on the table holds it."""
    other = await asyncpg.connect(database)
    async with other.transaction():
        await other.execute("LOCK TABLE deed IN EXCLUSIVE MODE")
        yield
    await other.close()


@contextlib.asynccontextmanager
async def read_only(database: str) -> AsyncIterator[None]:
    """As a standby is."""
    name = database.partition("?")[0].rpartition("/")[2]
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    await ordered(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on", end)
    yield
    await ordered(
        database, f"SET transaction_read_only = off; ALTER DATABASE {name} RESET default_transaction_read_only", end
    )


async def ordered(database: str, *orders: str) -> None:
    base = await asyncpg.connect(database)
    for order in orders:
        await base.execute(order)
    await base.close()


@pytest.mark.parametrize("harm", [without_the_table, locked, read_only])
def test_whoever_asks_hears_soon_that_nothing_can_be_written(
    database: str, harm: Callable[[str], contextlib.AbstractAsyncContextManager[None]]
) -> None:
    """And once it can be again, that too; nothing is left of having tried."""

    async def go(store: Store) -> None:
        pulse = Pulse(store, fresh=0.0)
        assert await pulse.is_felt()
        async with harm(database):
            assert not await felt_soon(pulse)
        await felt_again(pulse)
        assert await store.read("") == []

    run(go, database)


def test_whoever_asks_hears_soon_that_postgresql_is_stuck(database: str, postgres: engines.Postgres) -> None:
    async def go(store: Store) -> None:
        pulse = Pulse(store, fresh=0.0)
        assert await pulse.is_felt()
        with postgres.stuck():
            assert not await felt_soon(pulse)
        await felt_again(pulse)

    run(go, database)


async def felt_soon(pulse: Pulse) -> bool:
    began = time.monotonic()
    found = await pulse.is_felt()
    assert time.monotonic() - began < 2.0
    return found


async def felt_again(pulse: Pulse) -> None:
    async with asyncio.timeout(30):
        while not await pulse.is_felt():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.1)


# Migrations


def kind_of(address: str) -> str:
    return address.partition(":")[0]


async def build(address: str, steps: list[tuple[int, str]]) -> None:
    """A database as an earlier version would have left it, with one room."""
    if kind_of(address) == "sqlite":
        with contextlib.closing(connect(Path(address.removeprefix("sqlite:///")))) as base:
            for number, step in steps:
                base.executescript(f"{step}; PRAGMA user_version = {number}")
            if steps:
                base.execute("INSERT INTO deed VALUES ('a-b', 1, 'm', x'7b7d', 5.0)")
                base.execute("INSERT INTO room VALUES ('a-b', 5.0)")
        return
    base = await asyncpg.connect(address)
    await base.execute("CREATE TABLE migration (number integer PRIMARY KEY)")
    for number, step in steps:
        await base.execute(step)
        await base.execute("INSERT INTO migration VALUES ($1)", number)
    if steps:
        await base.execute("INSERT INTO deed VALUES ('a-b', 1, 'm', '{}', 5.0); INSERT INTO room VALUES ('a-b', 5.0)")
    await base.close()


def test_a_database_of_every_earlier_version_is_brought_up_to_date(address: str, tmp_path: Path) -> None:
    steps = migrations(kind_of(address))
    assert [number for number, _ in steps] == list(range(1, len(steps) + 1))

    async def go(count: int, where: str) -> None:
        await build(where, steps[:count])
        async with opened(where) as store:
            if count:
                assert await store.read("a-b") == [Entry("a-b", 1, "m", b"{}", 5.0)]
            assert await store.append(deed("a-b", 2 if count else 1))
            assert await store.forget(1e12) == ["a-b"]

    for count in range(len(steps) + 1):
        where = f"sqlite:///{tmp_path}/{count}.db" if kind_of(address) == "sqlite" else address
        asyncio.run(go(count, where))
        if where == address:
            asyncio.run(empty(address))


async def empty(address: str) -> None:
    base = await asyncpg.connect(address)
    await base.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await base.close()


def test_many_who_start_at_once_make_the_tables_once(database: str) -> None:
    async def go() -> None:
        async with contextlib.AsyncExitStack() as doors:
            stores = await asyncio.gather(*(doors.enter_async_context(opened(database)) for _ in range(6)))
            won = await asyncio.gather(*(store.append(deed("a-b", 1)) for store in stores))
            assert won.count(True) == 1

    asyncio.run(go())


def test_a_database_of_a_later_version_is_left_alone(address: str) -> None:
    async def go() -> None:
        async with opened(address):
            pass
        if kind_of(address) == "sqlite":
            with contextlib.closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as base:
                base.execute("PRAGMA user_version = 99")
        else:
            late = await asyncpg.connect(address)
            await late.execute("INSERT INTO migration VALUES (99)")
            await late.close()
        store = open_store(address)
        with pytest.raises(Unusable, match="newer Cheeseboard"):
            await store.open()
        await store.close()

    asyncio.run(go())


# What cannot be had


def test_without_the_extra_a_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "cheeseboard.web.postgres")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Unusable, match=r"asyncpg.*cheeseboard\[many\]"):
        open_store("postgresql://somewhere/rooms")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(Unusable, match=r"redis.*cheeseboard\[many\]"):
        open_bus("redis://somewhere", PostgreSQL(""))


def test_a_bus_needs_a_store_that_several_share() -> None:
    with pytest.raises(Unusable, match="postgresql://"):
        open_bus("redis://somewhere", open_store("sqlite:///somewhere"))
    with pytest.raises(Unusable, match="none"):
        open_bus("nats://somewhere", PostgreSQL(""))
    assert open_bus("none", PostgreSQL("")) is None
    assert open_bus("", open_store("sqlite:///somewhere")) is None


def test_an_id_that_a_database_could_stumble_over_is_no_id() -> None:
    """PostgreSQL has no NUL in texts, and refuses the whole batch: others would suffer."""
    for bad in ("\\u0000", "", "a b", "ä", "x" * 41):
        with pytest.raises(msgspec.ValidationError):
            wire.read_request(f'{{"type": "ping", "id": "{bad}"}}')
    assert wire.read_request('{"type": "ping", "id": "Az09_-"}') == wire.Ping("Az09_-")


# Who looks after what


def test_one_process_at_a_time_looks_after_a_room(database: str) -> None:
    async def go(store: Store) -> None:
        every = ["a", "b", "c"]
        await store.stay("one", 60)
        await store.stay("two", 60)
        assert await store.lease(["a", "b"], every, "one") == {"a", "b"}
        assert await store.lease(["a", "c"], every, "two") == {"c"}
        assert await store.lease([], ["c"], "one") == set(), "it says nothing of the others"
        assert await store.lease(["b"], ["b"], "two") == set()
        assert await store.lease(["a"], every, "one") == {"a"}, "it has let go of b"
        assert await store.lease(every, every, "two") == {"b", "c"}
        await store.go("two")
        assert await store.lease(every, every, "one") == {"a", "b", "c"}

    run(go, database)


def test_claimed_by_all_at_once_a_room_goes_to_one(database: str) -> None:
    rooms = [f"room-{number}" for number in range(50)]

    async def go(store: Store) -> None:
        async with opened(database) as other:
            await asyncio.gather(*(store.stay(f"p{number}", 60) for number in range(6)))
            claims = [(store, other)[number % 2].lease(rooms, rooms, f"p{number}") for number in range(6)]
            found = await asyncio.gather(*claims)
            assert sorted(room for mine in found for room in mine) == sorted(rooms)

    run(go, database)


def test_a_process_that_says_nothing_any_more_is_gone_with_all_it_had(database: str) -> None:
    async def go(store: Store) -> None:
        assert not await store.stay("one", 0.3), "it is new"
        assert await store.stay("one", 0.3)
        await store.stay("two", 60)
        await store.lease(["a"], ["a"], "one")
        await store.mark_present([("a", 0), ("b", 3)], ["a", "b"], "one")
        assert await store.lease(["a"], ["a"], "two") == set()
        assert await store.present(["a", "b"], "two") == {("a", 0), ("b", 3)}
        assert await store.others("two") == {"one": 1}
        await asyncio.sleep(0.4)
        await store.stay("two", 60)
        assert await store.lease(["a"], ["a"], "two") == {"a"}
        assert await store.present(["a", "b"], "two") == set()
        assert await store.others("two") == {}
        with pytest.raises(asyncpg.ForeignKeyViolationError):
            await store.lease(["b"], ["b"], "one")  # it must say again that it is there
        assert not await store.stay("one", 60), "and it is told that nobody knows of it"
        assert await store.lease(["a", "b"], ["a", "b"], "one") == {"b"}

    run(go, database)


def test_guests_are_where_they_were_last_marked(database: str) -> None:
    async def go(store: Store) -> None:
        for process in ("one", "two"):
            await store.stay(process, 60)
        await store.mark_present([("a", 0), ("a", 1), ("b", 0)], ["a", "b"], "one")
        await store.mark_present([("a", 1)], ["a"], "two")
        assert await store.present(["a"], "two") == {("a", 0), ("a", 1)}
        assert await store.present(["a", "b"], "one") == {("a", 1)}
        assert await store.others("one") == {"two": 1}
        await store.mark_present([], ["a"], "one")
        assert await store.present(["a", "b"], "two") == {("b", 0)}, "of b nothing was said"
        assert await store.present([], "two") == set()
        await store.mark_present([], ["b"], "one")
        assert await store.present(["a", "b"], "two") == set()
        assert await store.others("two") == {"one": 3}

    run(go, database)


# Crashes


def test_a_server_waits_for_a_database_that_is_starting(database: str, postgres: engines.Postgres) -> None:
    async def go() -> None:
        await asyncio.to_thread(postgres.crash)
        store = PostgreSQL(database)
        opening = asyncio.create_task(store.open())
        try:
            await asyncio.sleep(0.3)
            assert not opening.done()
        finally:
            await asyncio.to_thread(postgres.start)
        await opening
        assert await store.append(deed("a-b", 1))
        await store.close()

    asyncio.run(go())


def test_a_wrong_address_is_told_at_once() -> None:
    for wrong in ("postgresql://127.0.0.1:nowhere/rooms", "postgresql://127.0.0.1/rooms?sslmode=nonsense"):
        with pytest.raises(Unusable, match="does not answer"):
            asyncio.run(PostgreSQL(wrong).open())


def test_after_a_crash_of_postgresql_the_same_message_may_be_repeated(
    database: str, postgres: engines.Postgres
) -> None:
    async def go(store: Store) -> None:
        assert await store.append(deed("a-b", 1))
        await asyncio.to_thread(postgres.crash)
        try:
            for _ in range(3):
                with pytest.raises((OSError, Unusable, asyncpg.PostgresError)):
                    await store.append(deed("a-b", 2, "again"))
            with pytest.raises((OSError, Unusable, asyncpg.PostgresError)):
                await store.ping()
        finally:
            await asyncio.to_thread(postgres.start)
        assert await store.append(deed("a-b", 2, "again"))
        assert [entry.mid for entry in await store.read("a-b")] == ["m", "again"]

    run(go, database)


def test_one_notify_holds_the_hints_of_the_largest_batch() -> None:
    said = write_hints({f"{new_code()}{number:03}": 2**31 - 1 for number in range(BATCH)})
    assert len(said) < 8000


def test_hints_are_read_as_they_were_written_and_nonsense_is_passed_over() -> None:
    heads = {"mika-tolu": 3, "a-b": 1}
    found: dict[str, int] = {}
    read_hints(write_hints(heads) + " x y:z :", found.__setitem__)
    assert found == heads


async def hears(heard: dict[str, int], poke: Callable[[int], Coroutine[Any, Any, object]]) -> None:
    """Sooner or later."""
    heard.clear()
    async with asyncio.timeout(20):
        for number in range(1, 10_000):
            await poke(number)
            await asyncio.sleep(0.05)
            if heard:
                return


def test_notify_is_heard_by_others_and_again_after_a_crash(database: str, postgres: engines.Postgres) -> None:
    async def go(store: Store) -> None:
        async with opened(database) as other:
            assert open_bus("", store) is not None  # the one that writes also tells
            bus, heard, numbers = open_bus("", other), dict[str, int](), iter(range(1, 10_000))
            assert bus is not None
            await bus.open(heard.__setitem__)
            poke = lambda _: store.append(deed("a-b", next(numbers)))  # noqa: E731
            await hears(heard, poke)
            assert heard == {"a-b": (await store.heads(["a-b"]))["a-b"]}
            await asyncio.to_thread(postgres.crash)
            await asyncio.to_thread(postgres.start)
            await hears(heard, poke)
            await bus.close()

    run(go, database)


def test_redis_is_heard_by_others_and_again_after_a_crash_and_its_death_hurts_nobody(redis: engines.Redis) -> None:
    async def go() -> None:
        one, two, heard = Redis(redis.url), Redis(redis.url), dict[str, int]()
        await one.open(lambda *_: None)
        await two.open(heard.__setitem__)

        async def poke(number: int) -> None:
            one.tell("a-b", number)

        await hears(heard, poke)
        assert list(heard) == ["a-b"]
        await asyncio.to_thread(redis.crash)
        one.tell("a-b", 1)
        await asyncio.sleep(0.2)
        one.tell("a-b", 2)
        await asyncio.to_thread(redis.start)
        await hears(heard, poke)
        await one.close()
        await two.close()

    asyncio.run(go())


# Several halls


class Ready:
    """Bots that answer at once, and count who asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think, who: Asker) -> str:  # noqa: ARG002
        self.asked += 1
        return choose("random", find(game), msgspec.json.decode(view), seed)

    async def help(self, wanted: HelpWanted, who: Asker) -> Help:  # noqa: ARG002
        raise BotFailed

    def wake(self) -> None:
        pass

    async def read(self, wanted: LinkWanted, network: str) -> Found:  # noqa: ARG002
        raise BotFailed

    async def review(self, wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:  # noqa: ARG002
        raise BotFailed

    async def measure(self, wanted: LabWanted, network: str, told: HearsLab) -> LabShown:  # noqa: ARG002
        raise BotFailed


class House:
    """Halls as if in processes of their own: nothing is shared but the database."""

    def __init__(self, database: str, bus: str, count: int) -> None:
        self.bots = [Ready() for _ in range(count)]
        self.halls = []
        for bots in self.bots:
            store = open_store(database)
            self.halls.append(Hall(store, bots, open_bus(bus, store)))

    async def __aenter__(self) -> Self:
        await asyncio.gather(*(hall.open() for hall in self.halls))
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(hall.close() for hall in self.halls))

    async def room(
        self, *chairs: Literal["me", "open", "bot"], settings: Settings | None = None
    ) -> tuple[wire.Key, list[wire.Key]]:
        """Made in the first hall, joined in the others by turns."""
        said = wire.NewRoom(
            "cheese-rescue",
            [wire.WantedChair(kind) for kind in chairs],
            settings=settings or Settings(away=0, pace=0.0),
        )
        host = await self.halls[0].make(said)
        doors = [self.halls[(number + 1) % len(self.halls)] for number in range(chairs.count("open"))]
        return host, [await door.join(host.room, wire.NewGuest()) for door in doors]

    async def line(self, number: int, key: wire.Key) -> Line:
        return await self.halls[number].connect(wire.Hello(wire.PROTOCOL, key.room, key.token))

    def live(self, number: int, key: wire.Key) -> LiveRoom:
        return self.halls[number].rooms[key.room]


async def until(test: Callable[[], object], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not test():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)


def crash(hall: Hall) -> None:
    """It stops where it is and says nothing any more."""
    for task in list(hall._tasks):
        task.cancel()
    hall.is_closing = True


def first_move(live: LiveRoom, number: int = 0) -> wire.Move:
    match = live.room.match
    assert match is not None
    table = match.table
    return wire.Move(f"move-{number}", match.number, table.version, table.turn, table.possible()[0])


def in_house(database: str, work: Callable[[House], Awaitable[None]], bus: str = "", count: int = 2) -> None:
    async def go() -> None:
        async with House(database, bus, count) as house:
            await work(house)

    asyncio.run(go())


@pytest.mark.parametrize("bus", ["", "none"])
def test_what_happens_in_one_process_is_seen_and_heard_in_the_others(database: str, bus: str) -> None:
    async def go(house: House) -> None:
        host, (guest,) = await house.room("me", "open")
        one, two = await house.line(0, host), await house.line(1, guest)
        await house.halls[0].obey(one, wire.Begin("begin", 0))
        await until(lambda: house.live(1, host).version == (1, 0), 4)
        list(two.news())
        await house.halls[0].obey(one, wire.Stick("hello", "cheese"))
        await until(lambda: any(b'"sticker":"cheese"' in said for said in two.news()), 4)
        await until(lambda: house.live(0, host).here == house.live(1, host).here == {0, 1}, 4)

    in_house(database, go, bus)


def test_who_is_behind_looks_again_before_refusing(database: str) -> None:
    """Without a bus, and before anybody has looked."""

    async def go(house: House) -> None:
        host, (guest,) = await house.room("me", "open")
        one, two = await house.line(0, host), await house.line(1, guest)
        lines = {0: (house.halls[0], one), 1: (house.halls[1], two)}
        await house.halls[0].obey(one, wire.Begin("begin", 0))
        for number in range(8):
            ahead = max(house.live(0, host), house.live(1, host), key=lambda live: live.number)
            move = first_move(ahead, number)
            assert ahead.room.match is not None
            hall, line = lines[move.seat]
            done = await hall.obey(line, move)
            assert done.id == move.id

    in_house(database, go, "none")


def test_a_message_sent_to_two_processes_happens_once(database: str) -> None:
    async def go(house: House) -> None:
        host, _ = await house.room("me", "open")
        lines = [await house.line(0, host), await house.line(1, host)]
        await house.halls[0].obey(lines[0], wire.Begin("begin", 0))
        for number in range(10):
            said = wire.Stick(f"say-{number}", STICKERS[number])
            done = await asyncio.gather(*(hall.obey(line, said) for hall, line in zip(house.halls, lines, strict=True)))
            assert [each.id for each in done] == [said.id] * 2
        log = await house.halls[0].store.read(host.room)
        assert [entry.mid for entry in log if ":say-" in entry.mid] == [f"0:say-{number}" for number in range(10)]

    in_house(database, go, "none")


def test_of_two_different_moves_at_once_one_is_played_and_one_refused(database: str) -> None:
    async def go(house: House) -> None:
        host, _ = await house.room("me", "me")
        lines = [await house.line(0, host), await house.line(1, host)]
        await house.halls[0].obey(lines[0], wire.Begin("begin", 0))
        await until(lambda: house.live(1, host).version == (1, 0))
        played = 0
        for number in range(0, 12, 2):
            moves = [first_move(house.live(0, host), number), first_move(house.live(0, host), number + 1)]
            tries = (hall.obey(line, move) for hall, line, move in zip(house.halls, lines, moves, strict=True))
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(each).__name__ for each in found) == ["Done", "Refused"]
            assert [each.reason for each in found if isinstance(each, Refused)] == ["stale"]
            played += 1
            await until(lambda: house.live(0, host).version == house.live(1, host).version)
        log = await house.halls[0].store.read(host.room)
        assert sum(isinstance(read_deed(entry.body), Moved) for entry in log) == played

    in_house(database, go)


def test_a_bot_plays_at_once_and_in_one_process_only(database: str) -> None:
    async def go(house: House) -> None:
        host, _ = await house.room("me", "bot")
        one, two = await house.line(0, host), await house.line(1, host)
        await house.halls[0].obey(one, wire.Begin("begin", 0))
        began = time.monotonic()
        moves = 0
        while house.live(1, host).room.phase != "over":
            turn = house.live(1, host).room.turn
            if turn == 0:
                await house.halls[1].obey(two, first_move(house.live(1, host), moves))
                moves += 1
            await asyncio.sleep(0.01)
            assert time.monotonic() - began < 30
        log = [read_deed(entry.body) for entry in await house.halls[0].store.read(host.room)]
        of_bot = sum(isinstance(deed, Moved) and deed.seat == 1 for deed in log)
        assert sorted(bots.asked for bots in house.bots) == [0, of_bot]

    in_house(database, go)


def test_the_first_who_comes_need_not_wait_for_a_bot(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "SWEEP", 30.0)

    async def go(house: House) -> None:
        said = wire.NewRoom("alles-kaese", [wire.WantedChair("bot"), wire.WantedChair("me")], begin=True)
        host = await house.halls[0].make(msgspec.structs.replace(said, settings=Settings(pace=0.0)))
        await house.line(1, host)  # through another door than the one it was made at
        await until(lambda: house.live(1, host).room.turn == 1, 10)

    in_house(database, go)


def test_when_a_process_dies_another_goes_on_with_its_bots_and_stands_in_for_its_guests(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "LEASE", 2.0)

    async def go(house: House) -> None:
        host, (guest,) = await house.room("me", "open", settings=Settings(away=1, pace=0.0, bot="random"))
        two = await house.line(0, guest)
        await until(lambda: house.live(0, host).is_mine, 4)
        one = await house.line(1, host)
        await house.halls[1].obey(one, wire.Begin("begin", 0))
        await until(lambda: house.live(1, host).here == {0, 1}, 4)
        crash(house.halls[0])
        if house.live(1, host).room.turn == 0:
            await house.halls[1].obey(one, first_move(house.live(1, host)))
        assert house.live(1, host).room.turn == 1
        await until(lambda: house.live(1, host).room.turn != 1, 10)
        log = [read_deed(entry.body) for entry in await house.halls[1].store.read(host.room)]
        assert StoodIn((1,)) in log
        assert house.bots[0].asked == 0
        assert two.guest == 1
        await house.line(1, guest)
        await until(lambda: not house.live(1, host).room.chairs[1].stand_in, 4)
        assert read_deed((await house.halls[1].store.read(host.room))[-1].body) == Returned(1)

    in_house(database, go)


def test_a_guest_who_comes_back_elsewhere_plays_again(database: str) -> None:
    async def go(house: House) -> None:
        host, (guest,) = await house.room("me", "open", settings=Settings(away=1, pace=0.0, bot="random"))
        one = await house.line(0, host)
        await until(lambda: house.live(0, host).is_mine, 4)
        await house.halls[0].obey(one, wire.Begin("begin", 0))
        if house.live(0, host).room.turn == 0:
            await house.halls[0].obey(one, first_move(house.live(0, host)))
        await until(lambda: house.live(0, host).room.chairs[1].stand_in, 8)  # it joined elsewhere and never came
        await house.line(1, guest)
        await until(lambda: not house.live(0, host).room.chairs[1].stand_in, 6)
        await until(lambda: not house.live(1, host).room.chairs[1].stand_in, 6)

    in_house(database, go)


def test_a_process_that_cannot_reach_the_store_stops_looking_after_rooms(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "LEASE", 1.0)

    async def go(house: House) -> None:
        host, _ = await house.room("me", "bot")
        await house.line(0, host)
        hall, live = house.halls[0], house.live(0, host)
        await until(lambda: hall.looks_after(live), 4)

        async def away(*_: object) -> None:
            raise ConnectionError

        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "stay", away)
            await until(lambda: not hall.looks_after(live), 4)
            assert live.is_mine
        await until(lambda: hall.looks_after(live), 4)

    in_house(database, go, count=1)


class Counting:
    """A store that counts for how many rooms it was asked."""

    def __init__(self, store: Store) -> None:
        self.store, self.rooms = store, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        self.rooms += len(rooms)
        return await self.store.heads(rooms)

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:
        self.rooms += len(rooms)
        return await self.store.present(rooms, process)

    async def lease(self, wanted: Collection[str], rooms: Collection[str], process: str) -> set[str]:
        self.rooms += len(rooms)
        return await self.store.lease(wanted, rooms, process)


def test_rooms_in_which_nothing_happens_are_looked_at_a_few_at_a_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And as soon as somebody comes in through another process, both know."""
    monkeypatch.setattr(sweep, "FEW", 0.1)  # so that even one room is one of many
    monkeypatch.setattr(sweep, "SWEEP", 0.05)
    monkeypatch.setattr(sweep, "GAP", 0.01)

    async def go(house: House) -> None:
        hall = house.halls[0]
        counting = hall.store = Counting(hall.store)
        rooms = [await house.room("me", "me", "bot") for _ in range(12)]
        hosts = [host for host, _ in rooms]
        lines = [await house.line(0, host) for host in hosts]
        await until(lambda: all(hall.looks_after(house.live(0, host)) for host in hosts))
        looks, before = hall.sweep.looks, counting.rooms
        await until(lambda: hall.sweep.looks >= looks + 2 * sweep.ROUNDS, 60)
        assert counting.rooms - before <= 3 * 12 * 3, "each of them two or three times, and not 120 times"
        await house.line(1, hosts[3])
        await until(lambda: house.live(0, hosts[3]).elsewhere == {0}, 4)
        await until(lambda: house.live(1, hosts[3]).elsewhere == {0}, 4)
        hall.leave(lines[3])
        await until(lambda: house.halls[1].looks_after(house.live(1, hosts[3])), 4)

    in_house(database, go, "none")


def test_a_process_that_others_have_given_up_tells_again_who_is_with_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "FEW", 0.1)

    async def go(house: House) -> None:
        host, (guest,) = await house.room("me", "open")
        await house.line(0, host)
        await house.line(1, guest)
        await until(lambda: house.live(1, host).elsewhere == {0} and house.live(0, host).elsewhere == {1}, 6)
        base = await asyncpg.connect(database)
        await base.execute("DELETE FROM process WHERE name = $1", house.halls[0].process)
        await base.close()
        async with asyncio.timeout(6):
            while not await house.halls[1].store.present([host.room], house.halls[1].process):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await until(lambda: house.live(1, host).elsewhere == {0}, 6)
        assert sorted(house.halls[number].looks_after(house.live(number, host)) for number in range(2)) == [False, True]

    in_house(database, go, "none")


def test_a_room_thrown_away_by_one_process_is_gone_in_all(database: str) -> None:
    async def go(house: House) -> None:
        host, _ = await house.room("me", "bot")
        line = await house.line(1, host)
        base = await asyncpg.connect(database)
        await base.execute("DELETE FROM deed; DELETE FROM room")
        await base.close()
        with pytest.raises(Refused, match="no-such-room"):
            await house.halls[1].obey(line, wire.Stick("say", STICKERS[0]))
        await until(lambda: not house.halls[0].rooms and not house.halls[1].rooms, 4)
        assert line.closing is not None
        with pytest.raises(Refused, match="no-such-room"):
            await house.line(1, host)

    in_house(database, go)


def test_no_process_throws_away_a_room_that_somebody_is_in_elsewhere(database: str) -> None:
    """Its own clock may be wrong by years."""

    async def go(house: House) -> None:
        host, _ = await house.room("me", "bot")
        empty, _ = await house.room("me", "bot")
        line = await house.line(1, host)
        hall, other = house.halls
        await until(lambda: other.looks_after(house.live(1, host)), 4)
        hall.keep, hall.wall = 1.0, lambda: time.time() + 1e9
        await until(lambda: hall.sweep.ahead > 1e8, 4)
        await hall.sweep.clean()
        assert await hall.store.heads([host.room, empty.room]) == {host.room: 1, empty.room: 0}
        await other.obey(line, wire.Begin("begin", 0))

    in_house(database, go)


def test_a_process_that_died_before_the_databases_clock_was_set_back_is_followed(database: str) -> None:
    async def go(house: House) -> None:
        host, _ = await house.room("me", "bot")
        await house.line(0, host)
        await until(lambda: house.halls[0].looks_after(house.live(0, host)), 4)
        crash(house.halls[0])
        base = await asyncpg.connect(database)
        text = "UPDATE process SET until = until + interval '1 hour' WHERE name = $1"  # as it looks after that
        await base.execute(text, house.halls[0].process)
        await base.close()
        await house.line(1, host)
        await until(lambda: house.halls[1].looks_after(house.live(1, host)), 12)

    in_house(database, go)


# Everything at once, in real processes


@pytest.mark.parametrize(
    ("bus", "kills", "rooms"), cases([("redis", 6, 5), ("notify", 2, 3), ("none", 1, 1)], [("notify", 2, 3)])
)
def test_nothing_promised_is_lost_and_all_see_the_same_while_things_are_killed(
    bus: str, kills: int, rooms: int, database: str, postgres: engines.Postgres, redis: engines.Redis, tmp_path: Path
) -> None:
    count = kills * 8 + 2 if LONG else kills
    where = {"notify": "", "redis": redis.url, "none": "none"}[bus]
    with members(tmp_path / "servers", database, where) as found:
        killer = Killer(found, postgres, redis if bus == "redis" else None, seed=count)
        made = asyncio.run(party(found, killer, database, rooms=5 if LONG else rooms, kills=count))
    assert killer.killed.total() == count
    assert made.count >= 5 * count

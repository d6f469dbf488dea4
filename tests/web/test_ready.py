"""/readyz tells whether a move could be written down now, and the file has one server at a time."""

import asyncio
import contextlib
import json
import resource
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cheeseboard.rooms.store import Entry, Store
from cheeseboard.web import sqlite
from cheeseboard.web.api import ServerApi
from cheeseboard.web.databases import Pulse, Unusable
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.sqlite import SQLite
from tests.rooms.halls import House, why
from tests.web.server import NO_LIMITS, Server, free_port
from tests.web.talk import a_room, deeds

SOON = 2.0  # seconds


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that may be mistreated."""
    folder = tmp_path / "rooms"
    folder.mkdir()
    with Server(folder, NO_LIMITS) as found:
        yield found


def ready(server: Server) -> bool:
    """What it says, and it says so soon."""
    began = time.monotonic()
    status, body, _ = server.get("/readyz")
    assert time.monotonic() - began < SOON
    assert status == 200 or (status, json.loads(body)["reason"]) == (503, "try-again")
    assert server.get("/healthz")[0] == 200
    return status == 200


def becomes(server: Server, wanted: bool) -> bool:
    """Whether it says so within the time: an answer may be half a second old."""
    end = time.monotonic() + SOON
    while ready(server) != wanted:
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def test_a_full_disk_is_noticed_and_one_with_room_again(own: Server) -> None:
    """Here it is the largest file that the server may write which is full: nothing more goes into its log of changes."""
    a_room(own)
    assert own.process is not None
    size = Path(f"{own.file}-wal").stat().st_size
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    assert becomes(own, False)
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert becomes(own, True)


def test_a_lock_that_another_program_holds_is_noticed(own: Server) -> None:
    with contextlib.closing(sqlite3.connect(own.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert becomes(own, False)
        other.execute("ROLLBACK")
        assert becomes(own, True)
        other.execute("BEGIN")  # who only reads, as a back-up does, disturbs nobody
        other.execute("SELECT count(*) FROM deed").fetchone()
        a_room(own)
        assert ready(own)


def test_a_table_that_is_gone_is_noticed(own: Server) -> None:
    for words in ("ALTER TABLE deed RENAME TO lost", "ALTER TABLE lost RENAME TO deed"):
        with contextlib.closing(sqlite3.connect(own.file)) as other:
            other.execute(words)
        assert becomes(own, "TO deed" in words)


def moved(file: Path) -> None:
    file.rename(file.with_name("away.db"))


def deleted(file: Path) -> None:
    file.unlink()


def without_its_changes(file: Path) -> None:
    Path(f"{file}-wal").unlink()


def replaced(file: Path) -> None:
    shutil.copy(file, file.with_name("copy.db"))
    file.with_name("copy.db").replace(file)


def in_another_folder(file: Path) -> None:
    file.parent.rename(file.parent.with_name("elsewhere"))


def elsewhere_with_a_new_one(file: Path) -> None:
    file.parent.rename(file.parent.with_name("elsewhere"))
    file.parent.mkdir()
    sqlite3.connect(file).close()


@pytest.mark.parametrize("harm", [moved, deleted, without_its_changes, replaced, in_another_folder, elsewhere_with_a_new_one])  # fmt: skip
def test_a_file_that_is_not_where_it_was_is_noticed(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    async def asking() -> None:
        folder = tmp_path / "rooms"
        folder.mkdir()
        async with House(folder) as house:
            await house.make()
            assert await why(ServerApi(house.hall, 1, Metrics()).ready()) == ""
            harm(folder / "rooms.db")
            assert await why(ServerApi(house.hall, 1, Metrics()).ready()) == "try-again"

    asyncio.run(asking())


def test_a_file_that_is_back_is_noticed_too(own: Server) -> None:
    moved(own.file)
    assert becomes(own, False)
    own.file.with_name("away.db").rename(own.file)
    assert becomes(own, True)


@pytest.mark.parametrize("what", ["writing", "reading", "looking"])
def test_a_disk_that_hangs_is_noticed_and_hangs_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """However often somebody asks meanwhile, one look waits."""
    hang, waiting = threading.Event(), []

    def hanging(real: Callable[..., object]) -> Callable[..., object]:
        def work(*given: object) -> object:
            waiting.append(1)
            hang.wait()
            return real(*given)

        return work

    async def asking() -> None:
        async with House(tmp_path) as house:
            api = ServerApi(house.hall, 1, Metrics())
            assert await why(api.ready()) == ""
            await asyncio.sleep(api.pulse.fresh)
            with monkeypatch.context() as patch:
                if what == "writing":
                    patch.setattr(sqlite, "insert", hanging(sqlite.insert))
                elif what == "reading":
                    patch.setattr(SQLite, "_read", lambda *_: asyncio.to_thread(hanging(lambda: None)))
                else:
                    patch.setattr(SQLite, "_check_files", hanging(SQLite._check_files))
                began = time.monotonic()
                answers = await asyncio.gather(*(why(api.ready()) for _ in range(50)))
                answers.append(await why(api.ready()))
                assert time.monotonic() - began < 2 * SOON
                assert set(answers) == {"try-again"}
                assert len(waiting) == 1
            hang.set()
            for _ in range(20):  # on a busy machine the look that hung may take a moment to end
                await asyncio.sleep(api.pulse.fresh)
                if await why(api.ready()) == "":
                    return
            pytest.fail("it is never ready again")

    asyncio.run(asking())


def test_looking_leaves_nothing_behind(own: Server) -> None:
    key = a_room(own)
    before = deeds(own, key["room"])
    for _ in range(3):
        assert becomes(own, True)
        time.sleep(0.5)
    with contextlib.closing(sqlite3.connect(own.file)) as base:
        assert base.execute("SELECT count(*) FROM deed WHERE room <> ?", (key["room"],)).fetchone() == (0,)
    assert deeds(own, key["room"]) == before


def test_an_answer_is_shared_for_a_moment_and_then_asked_for_again() -> None:
    class Counted:
        times = 0

        async def ping(self) -> None:
            self.times += 1
            await asyncio.sleep(0.01)

    async def asking() -> None:
        store = Counted()
        pulse = Pulse(store, fresh=0.2)  # type: ignore[arg-type] # all that it needs
        assert await asyncio.gather(*(pulse.is_felt() for _ in range(100))) == [True] * 100
        assert store.times == 1
        await asyncio.sleep(0.3)
        assert await pulse.is_felt()
        assert store.times == 2

    asyncio.run(asking())


# One server at a time


def second(*words: str) -> tuple[int, str, str]:
    """What another server says that is started on the same file."""
    found = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "cheeseboard.cli", "serve", "--port", str(free_port()), *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return found.returncode, found.stdout, found.stderr


def test_a_second_server_on_the_same_file_does_not_start_and_the_first_goes_on(own: Server, tmp_path: Path) -> None:
    link = tmp_path / "by-another-name.db"
    link.symlink_to(own.file)
    for file in (own.file, own.file.parent / ".." / own.file.parent.name / own.file.name, link):
        code, out, err = second("--database", f"sqlite:///{file}")
        assert (code, out) == (2, "")
        assert err == f"cheeseboard: another server is using {file}; stop it, or name another file with --database\n"
    a_room(own)
    assert ready(own)


def test_after_a_kill_the_next_one_starts_at_once(own: Server) -> None:
    """The lock goes with the process, and its bot processes do not hold it."""
    a_room(own, chairs=[{"kind": "bot", "bot": "otto"}, {"kind": "me"}])
    for _ in range(3):
        own.kill()
        own.start()
        a_room(own)


def test_others_may_read_and_copy_the_file_meanwhile(own: Server, tmp_path: Path) -> None:
    key = a_room(own)
    own.run("backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{own.file}")
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM deed WHERE room = ?", (key["room"],)).fetchone() > (0,)
    assert ready(own)


def test_a_store_that_is_closed_or_did_not_open_lets_the_next_one_in(tmp_path: Path) -> None:
    async def opened(store: Store) -> None:
        await store.open()
        assert await store.append(Entry("baba-baba", 1, "1", b"{}", 1.0)) in {True, False}
        await store.close()

    async def one_after_the_other() -> None:
        for _ in range(3):
            await opened(SQLite(str(tmp_path / "rooms.db")))
        first, late = SQLite(str(tmp_path / "rooms.db")), SQLite(str(tmp_path / "rooms.db"))
        await first.open()
        with pytest.raises(Unusable, match="another server is using"):
            await late.open()
        assert await first.read("baba-baba")
        await first.close()
        with contextlib.closing(sqlite3.connect(tmp_path / "rooms.db")) as base:
            (today,) = base.execute("PRAGMA user_version").fetchone()
            base.execute("PRAGMA user_version = 99")
        with pytest.raises(Unusable, match="newer"):
            await late.open()
        with contextlib.closing(sqlite3.connect(tmp_path / "rooms.db")) as base:
            base.execute(f"PRAGMA user_version = {today}")
        await opened(late)

    asyncio.run(one_after_the_other())


def no_database(folder: Path) -> Path:
    (folder / "text.db").write_text("this is a letter to grandmother, not a database\n" * 20)
    return folder / "text.db"


def a_folder(folder: Path) -> Path:
    return folder


def in_a_file(folder: Path) -> Path:
    return no_database(folder) / "rooms.db"


def in_no_folder(_: Path) -> Path:
    return Path("/proc/no-such-folder/rooms.db")


@pytest.mark.parametrize("place", [no_database, a_folder, in_a_file, in_no_folder])
def test_a_file_that_cannot_be_used_is_said_in_one_sentence(tmp_path: Path, place: Callable[[Path], Path]) -> None:
    file = place(tmp_path)

    async def opening() -> None:
        with pytest.raises(Unusable, match=r"cannot be used|is a folder") as problem:
            await SQLite(str(file)).open()
        assert str(file) in str(problem.value)
        assert "\n" not in str(problem.value)

    asyncio.run(opening())

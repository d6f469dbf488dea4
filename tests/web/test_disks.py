"""A disk that is full, read-only or broken: moves are refused, none that was acknowledged is lost, and play goes on afterwards."""

import asyncio
import errno
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Moved, Settings, read_deed
from cheeseboard.web.client import Guest, RefusedByServer, new_id, post
from tests.long import cases
from tests.web.server import NO_LIMITS, PROGRAM, Server, free_port
from tests.web.test_ready import becomes

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs a C compiler and LD_PRELOAD"
)
PLAN = wire.NewRoom("cheese", [wire.WantedChair("me"), wire.WantedChair("me")], begin=True, settings=Settings(away=0))


class Game:
    """Somebody who plays both seats, and remembers every move that was acknowledged."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.key = post(f"{server.url}/api/rooms", PLAN, wire.Key)
        self.played: list[tuple[str, str]] = []
        self.refused = 0

    async def play(self, guest: Guest, moves: int) -> None:
        """So many moves, each said with the same id until it is done."""
        async for frame in guest.turns():
            await self.insist(guest, wire.Move(new_id(), frame.match, frame.version, frame.seat, frame.moves[-1]))
            moves -= 1
            if not moves:
                return

    async def insist(self, guest: Guest, said: wire.Move) -> None:
        while True:
            try:
                await guest.say(said)
            except RefusedByServer as refusal:
                if refusal.reason != "try-again":
                    raise
                self.refused += 1
                await asyncio.sleep(0.05)
            else:
                self.played.append((f"{self.key.guest}:{said.id}", said.move))
                return

    def check(self) -> None:
        """After a restart everything that was acknowledged is there, once and in order."""
        self.server.kill()
        self.server.start()
        with closing(sqlite3.connect(self.server.file)) as base:
            assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            text = "SELECT mid, body FROM deed WHERE room = ? ORDER BY number"
            rows = base.execute(text, (self.key.room,)).fetchall()
        moved = [(mid, deed.move) for mid, body in rows if isinstance(deed := read_deed(body), Moved)]
        assert moved == self.played


def evening(server: Server, harm: Callable[[], None], heal: Callable[[], None]) -> None:
    """Some moves, the harm, a move that is refused until the disk is well again, some more moves."""
    game = Game(server)

    async def go() -> None:
        async with Guest(server.url, game.key) as guest:
            await game.play(guest, 5)
            harm()
            assert await asyncio.to_thread(becomes, server, False)
            waiting = asyncio.create_task(game.play(guest, 5))
            while game.refused < 3:
                assert not waiting.done()
                await asyncio.sleep(0.05)
            assert len(game.played) == 5
            heal()
            await asyncio.wait_for(waiting, 60)
            assert await asyncio.to_thread(becomes, server, True)

    asyncio.run(go())
    assert len(game.played) == 10
    game.check()


# A disk that is really full


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], check=False)  # noqa: S603, S607
    if mounted.returncode:
        pytest.skip("this user may not mount a disk")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)  # noqa: S603, S607


def test_on_a_full_disk_moves_are_refused_and_none_is_lost(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    filler = disk / "filler"

    def fill() -> None:
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(1024))

    with small_disk(disk), Server(disk, NO_LIMITS) as server:  # whose log is on the same disk
        evening(server, fill, filler.unlink)


# A disk that fails in other ways


@pytest.mark.parametrize(
    ("number", "kind"),
    cases(
        [(errno.EROFS, "w"), (errno.EIO, "w"), (errno.ENOSPC, "w"), (errno.EIO, "s")],
        [(errno.EIO, "s")],
    ),
)
def test_on_a_disk_that_fails_moves_are_refused_and_none_is_lost(tmp_path: Path, number: int, kind: str) -> None:
    library, sign, folder = tmp_path / "fail_calls.so", tmp_path / "fails", tmp_path / "disk"
    folder.mkdir()
    source = Path(__file__).with_name("fail_calls.c")
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)  # noqa: S603, S607
    environment = {"LD_PRELOAD": str(library), "FAIL_WHILE": str(sign), "FAIL_FOLDER": str(folder)}

    def break_it() -> None:
        sign.with_suffix(".new").write_text(f"{number} {kind}")
        sign.with_suffix(".new").rename(sign)

    with Server(folder, NO_LIMITS, PROGRAM, environment) as server:
        evening(server, break_it, sign.unlink)


def test_a_server_says_in_one_sentence_that_its_disk_is_read_only(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with small_disk(folder):
        subprocess.run(["mount", "-o", "remount,ro", folder], check=True)  # noqa: S603, S607
        command = [
            sys.executable,
            "-m",
            "cheeseboard.cli",
            "serve",
            "--port",
            str(free_port()),
            "--database",
            f"sqlite:///{folder}/rooms.db",
        ]
        found = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603
    assert found.returncode == 2
    assert found.stderr == f"cheeseboard: {folder}/rooms.db cannot be used: Read-only file system\n"

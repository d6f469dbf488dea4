"""Databases of every earlier version are brought up to date, and their rooms go on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Think
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.questions import (
    Asker,
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
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from cheeseboard.web.databases import migrations
from cheeseboard.web.sqlite import SQLite, connect, migrate

FOLDER = Path(__file__).parent / "databases"  # as each version left them: one finished match, one that is being played
VERSIONS = sorted(int(path.stem) for path in FOLDER.glob("*.sql"))
LATEST = max(number for number, _ in migrations("sqlite"))


class NoBots:
    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think, who: Asker) -> str:  # noqa: ARG002
        raise AssertionError(game, view, bot, seed)

    async def help(self, wanted: HelpWanted, who: Asker) -> Help:  # noqa: ARG002
        raise AssertionError(wanted)

    def wake(self) -> None:
        pass

    async def read(self, wanted: LinkWanted, network: str) -> Found:  # noqa: ARG002
        raise AssertionError(wanted)

    async def review(self, wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:  # noqa: ARG002
        raise AssertionError(wanted)

    async def measure(self, wanted: LabWanted, network: str, told: HearsLab) -> LabShown:  # noqa: ARG002
        raise AssertionError(wanted)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_step_has_a_number_of_its_own(kind: str) -> None:
    """Two that were written at the same time by two people would both be the next one."""
    numbers = [number for number, _ in migrations(kind)]
    assert numbers == [*range(1, len(numbers) + 1)]


def shape(base: sqlite3.Connection) -> tuple[int, list[tuple[str, str]]]:
    (version,) = base.execute("PRAGMA user_version").fetchone()
    return version, sorted(base.execute("SELECT name, sql FROM sqlite_master WHERE sql NOT NULL").fetchall())


def old(folder: Path, version: int) -> Path:
    path = folder / "old.db"
    with closing(sqlite3.connect(path)) as base:
        base.executescript((FOLDER / f"{version}.sql").read_text("utf-8"))
        assert shape(base)[0] == version
    return path


def test_there_is_a_database_of_every_earlier_version() -> None:
    assert set(VERSIONS) >= set(range(1, LATEST))


@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_database_becomes_like_a_new_one(tmp_path: Path, version: int) -> None:
    with closing(connect(tmp_path / "new.db")) as fresh, closing(connect(old(tmp_path, version))) as base:
        migrate(fresh)
        migrate(base)
        assert shape(base) == shape(fresh)
        before = list(base.iterdump())
        migrate(base)
        assert list(base.iterdump()) == before


@pytest.mark.parametrize("version", VERSIONS)
def test_its_rooms_go_on(tmp_path: Path, version: int) -> None:
    async def evening() -> None:
        hall = Hall(SQLite(str(old(tmp_path, version))), NoBots())
        await hall.open()
        finished = (await hall.enter("mika-tolu")).room
        assert finished.phase == "over"
        assert verify(write(from_link(finished.finished[0].link)))
        going = await hall.enter("Zare Bido")
        guest = going.room.guest_of("token-of-zare-bido-guest")
        match = going.room.match
        assert guest == 1 and match is not None
        assert (match.number, match.table.version) == (1, 4)
        seat, move = match.table.turn, match.table.possible()[0]
        done = await hall.change(going, "next", lambda room: room.decide(seat, wire.Move("next", 1, 4, seat, move)))
        assert (done.match, done.version) == (1, 5)
        await hall.close()

    asyncio.run(evening())


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    path = old(tmp_path, max(VERSIONS))
    with closing(connect(path)) as base:
        base.execute(f"PRAGMA user_version = {LATEST + 1}")
        with pytest.raises(RuntimeError, match="newer Cheeseboard"):
            migrate(base)

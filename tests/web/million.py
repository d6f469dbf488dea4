"""A database with very many rooms: how long a server takes to start on it, and to open a room that nobody is in.

``python -m tests.web.million --rooms 1000000`` makes the database if it is not there, and prints what it measured.
"""

import argparse
import asyncio
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import islice, product
from pathlib import Path
from typing import Final

import msgspec

from cheeseboard.games import find, names
from cheeseboard.rooms.deeds import Moved, Sealed
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.names import CONSONANTS, VOWELS
from cheeseboard.rooms.room import Room
from cheeseboard.web.sqlite import SQLite, connect, migrate
from tests.every_game.tables import Setting
from tests.web.server import NO_LIMITS, Server
from tests.web.worlds import NEXT, QUIET, NoBots, arrivals, chairs

LOOKS: Final = 1000  # rooms that are opened


def codes() -> Iterator[str]:
    """All that a room can be called, in the order of the alphabet."""
    sounds = [one + two for one, two in product(CONSONANTS, VOWELS)]
    return (f"{a}{b}-{c}{d}" for a, b, c, d in product(sounds, repeat=4))


def past(game: str, moves: int) -> list[bytes]:
    """The deeds of a room in which a match has begun, up to so many moves."""
    setting = Setting(find(game), max(2, find(game).seats[0]), {})
    deeds = [*arrivals(setting, "guest", QUIET), Sealed(setting.game.version, chairs(setting, "guest"), NEXT.hex())]
    room, dice = Room("mika-tolu"), random.Random(game)
    for deed in deeds:
        room.fold(deed, 1.0)
    played: list[Moved] = []
    while len(played) < moves and room.match is not None and room.phase == "playing":
        table = room.match.table
        played.append(Moved(table.turn, dice.choice(table.possible())))
        room.fold(played[-1], 1.0)
    return [msgspec.json.encode(deed) for deed in (*deeds, *played)]


def fill(file: Path, rooms: int) -> None:
    """One in ten has a match of up to sixty moves, the others have just begun."""
    pasts = [past(game, moves) for game in names() for moves in (60, *[1] * 9)]
    now = time.time()
    with closing(connect(file)) as base:
        migrate(base)
        base.execute("PRAGMA synchronous = OFF")
        base.execute("BEGIN")
        for number, code in enumerate(islice(codes(), rooms)):
            deeds = pasts[number % len(pasts)]
            base.execute("INSERT INTO room (code, touched) VALUES (?, ?)", (code, now))
            base.executemany(
                "INSERT INTO deed (room, number, mid, body, at) VALUES (?, ?, ?, ?, ?)",
                [(code, place, f"m{place}", body, now) for place, body in enumerate(deeds, 1)],
            )
        base.execute("COMMIT")
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def start(folder: Path) -> float:
    """Seconds until a server answers."""
    server = Server(folder, NO_LIMITS, environment={"PYTHONWARNINGS": "default"})
    began = time.monotonic()
    server.launch()
    server.wait()
    took = time.monotonic() - began
    server.stop()
    return took


async def opened(file: Path, rooms: int) -> list[float]:
    """Seconds for each of some rooms, anywhere in the file."""
    hall, dice = Hall(SQLite(str(file)), NoBots()), random.Random(1)
    await hall.open()
    wanted = set(dice.sample(range(rooms), min(rooms, LOOKS)))
    found = []
    for number, code in enumerate(islice(codes(), rooms)):
        if number in wanted:
            began = time.perf_counter()
            await hall.enter(code)
            found.append(time.perf_counter() - began)
    await hall.close()
    return found


def told(seconds: list[float]) -> str:
    in_order = sorted(seconds)
    return f"p50 {in_order[len(in_order) // 2] * 1e3:.1f} ms, p99 {in_order[len(in_order) * 99 // 100] * 1e3:.1f} ms, worst {in_order[-1] * 1e3:.1f} ms"


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--rooms", type=int, default=1_000_000)
    asked.add_argument("--folder", type=Path, help="where the database is, or will be")
    asked.add_argument(
        "--first", action="store_true", help="measured before all else that this machine does (root, Linux)"
    )
    words = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="cheeseboard-million-") as own:
        folder = words.folder or Path(own)
        folder.mkdir(exist_ok=True)
        file, empty = folder / "rooms.db", folder / "empty"
        empty.mkdir(exist_ok=True)
        if not file.exists():
            began = time.monotonic()
            fill(file, words.rooms)
            print(f"made in {time.monotonic() - began:.0f} s", flush=True)
        with closing(sqlite3.connect(file)) as base:
            (deeds,) = base.execute("SELECT count(*) FROM deed").fetchone()
        size = file.stat().st_size / 2**20
        print(
            f"{words.rooms:,} rooms, {deeds:,} deeds, {size:,.0f} MB; load average {os.getloadavg()[0]:.1f}", flush=True
        )
        if words.first:
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(5))  # the servers inherit it
        for place, what in (
            (empty, "nothing in it"),
            (folder, "all that"),
            (empty, "nothing in it"),
            (folder, "all that"),
        ):
            print(f"a server starts on a file with {what} in {start(place):.2f} s", flush=True)
        print(f"a room opens in {told(asyncio.run(opened(file, words.rooms)))}", flush=True)
        print(f"load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()

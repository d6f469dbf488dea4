"""How long a room with many deeds takes to open, whole and from its bookmark: ``python -m tests.web.long_room [DEEDS]``."""

import asyncio
import random
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from cheeseboard.games import names
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Deed, Moved
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import encode
from cheeseboard.rooms.room import Room, made
from cheeseboard.rooms.store import Entry
from cheeseboard.web.sqlite import SQLite, connect, insert, migrate
from tests.web.worlds import NoBots

CODE, SEATS, TIMES = "mika-tolu", 4, 5


def played(game: str, deeds: int) -> list[Entry]:
    """A room in which one match after another is played at random by somebody who sits on all seats."""
    room, log, dice = Room(CODE), list[Entry](), random.Random(5)

    def do(deed: Deed) -> None:
        for _ in room.laying(deed):
            pass
        room.fold(deed, 1.0)
        log.append(Entry(CODE, len(log) + 1, f"0:{dice.getrandbits(60)}", encode(deed), time.time()))

    do(made(CODE, wire.NewRoom(game, [wire.WantedChair("me")] * SEATS), "t" * 24))
    while len(log) < deeds:
        if room.phase == "playing" and room.match is not None:
            do(Moved(room.turn, dice.choice(room.match.table.possible())))
        else:
            do(room.beginning())
    return log


async def opened(path: Path) -> float:
    """Seconds of CPU."""
    hall = Hall(SQLite(str(path)), NoBots())
    await hall.open()
    began = time.process_time()
    await hall.enter(CODE)
    took = time.process_time() - began
    await asyncio.sleep(0.3)  # for its bookmark
    await hall.close()
    return took


def main() -> None:
    deeds = int(sys.argv[1]) if sys.argv[1:] else 10_000
    for game in names():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "rooms.db"
            path.touch()
            with closing(connect(path)) as base:
                migrate(base)
                insert(base, played(game, deeds))
            whole, *marked = [1000 * asyncio.run(opened(path)) for _ in range(TIMES)]
            print(
                f"{game}: {deeds} deeds: {whole:.0f} ms of CPU, with a bookmark {min(marked):.1f} to {max(marked):.1f}"
            )


if __name__ == "__main__":
    main()

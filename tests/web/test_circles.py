"""Rooms and sockets go when nobody needs them, without Python having to look for circles: serve.py counts on it."""

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Think
from cheeseboard.rooms.hall import Hall
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
from cheeseboard.rooms.sweep import LINGER
from cheeseboard.web import crowds, load
from cheeseboard.web.app import application
from cheeseboard.web.limits import Limits
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.sqlite import SQLite
from cheeseboard.web.texts import Texts

GENEROUS = Limits(**dict.fromkeys(load.GENEROUS, 1000000))


class Circle:
    def __init__(self) -> None:
        self.me = self


class NoBots:
    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think, who: Asker) -> str:  # noqa: ARG002
        raise BotFailed

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


def test_a_room_that_nobody_is_in_goes_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        hall = Hall(SQLite(str(tmp_path / "rooms.db")), NoBots())
        await hall.open()
        said = wire.NewRoom("cheese", [wire.WantedChair("me"), wire.WantedChair("me")], begin=True)
        key = await hall.make(said)
        line = await hall.connect(wire.Hello(wire.PROTOCOL, key.room, key.token, seat=0))
        assert len(list(line.news())) == 3
        room = weakref.ref(hall.rooms[key.room].room)
        hall.leave(line)
        del line
        assert room() is not None
        hall.sweep.drop_idle(hall.clock() + LINGER + 1.0)
        assert not hall.rooms and room() is None
        await hall.close()

    gc.disable()
    try:
        asyncio.run(go())
    finally:
        gc.enable()


def test_closed_sockets_leave_nothing_to_look_for(tmp_path: Path) -> None:
    async def visit(port: int) -> None:
        parties = await asyncio.to_thread(crowds.make_parties, [("127.0.0.1", port)], crowds.Load(seats=3), 4)
        for party in parties:
            await party.connect()
        await crowds.until(parties, lambda party: party.is_settled)
        for party in parties:
            party.start(1.0)
        await asyncio.sleep(0.3)
        for party in parties:
            party.stop()
        await crowds.until(parties, lambda party: party.is_settled)
        for party in parties:
            party.close()

    async def go() -> Counter[str]:
        hall, port = Hall(SQLite(str(tmp_path / "rooms.db")), NoBots()), load.free_port()
        server = uvicorn.Server(
            uvicorn.Config(application(hall, Metrics(), GENEROUS), port=port, log_config=None, ws=Texts)
        )
        serving = asyncio.create_task(server.serve())
        await until(lambda: server.started)
        gc.collect()
        await visit(port)
        await until(lambda: not any(live.lines for live in hall.rooms.values()))
        hall.sweep.drop_idle(hall.clock() + LINGER + 1.0)
        await asyncio.sleep(0.1)
        Circle()
        found = circles()
        server.should_exit = True
        await serving
        return found

    gc.disable()
    try:
        found = asyncio.run(go())
    finally:
        gc.enable()
    ours = {kind: number for kind, number in found.items() if kind.startswith(("cheeseboard", "uvicorn", "websockets"))}
    assert all(kind.startswith(("cheeseboard.web.bare", "cheeseboard.web.crowds")) for kind in ours), (
        ours
    )  # the clients
    assert any(kind.endswith(".Circle") for kind in found)  # so it would have been found


async def until(test: Callable[[], bool]) -> None:
    while not test():  # noqa: ASYNC110 - nobody calls us
        await asyncio.sleep(0.01)


def circles() -> Counter[str]:
    """What only a look for circles finds, by type."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        kinds: list[type[Any]] = [type(each) for each in gc.garbage]
        return Counter(f"{kind.__module__}.{kind.__name__}" for kind in kinds)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()

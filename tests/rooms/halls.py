"""A hall without sockets: its clock moves only when told to, its bots do what a test wants, its visitors hear what is sent."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from cheeseboard.bots.bots import choose
from cheeseboard.bots.thought import Budget
from cheeseboard.games import find
from cheeseboard.lab.balance.shown import measure
from cheeseboard.rooms import wire
from cheeseboard.rooms.answers import first_look_at, help_for, review_of
from cheeseboard.rooms.deeds import Settings, Think
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line, LiveRoom
from cheeseboard.rooms.questions import (
    NOBODY_ASKS,
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
from cheeseboard.rooms.replays import read_link
from cheeseboard.rooms.room import Room
from cheeseboard.table.luck import contribution_to
from cheeseboard.table.table import Refused
from cheeseboard.web.sqlite import SQLite

QUICK = Settings(pace=0)
OPEN, BOT, ME = wire.WantedChair("open"), wire.WantedChair("bot", bot="random"), wire.WantedChair("me")


class FakeBots:
    """They play at random, until a test has other plans."""

    def __init__(self) -> None:
        self.asked: list[str] = []  # which bots, in order
        self.think: set[Think] = set()  # how long they were to think
        self.askers: set[Asker] = set()  # and for whom
        self.reviewed = self.measured = 0
        self.is_awake = False  # whoever reads links
        self.plan: Callable[[str], str] | None = None  # what the bot of that name answers

    async def choose(
        self, game: str, view: bytes, bot: str, seed: int, think: Think = "normal", who: Asker = NOBODY_ASKS
    ) -> str:
        self.askers.add(who)
        self.asked.append(bot)
        self.think.add(think)
        await asyncio.sleep(0)
        return choose("random", find(game), msgspec.json.decode(view), seed) if self.plan is None else self.plan(bot)

    async def help(self, wanted: HelpWanted, who: Asker = NOBODY_ASKS) -> Help:
        self.askers.add(who)
        await asyncio.sleep(0)
        return help_for(wanted, Budget(tries=16))

    def wake(self) -> None:
        self.is_awake = True

    async def read(self, wanted: LinkWanted, network: str = "") -> Found:  # noqa: ARG002
        await asyncio.sleep(0)
        return (
            first_look_at(wanted.link, worlds=2, sure=3, tries=4) if wanted.what == "first-look" else read_link(wanted)
        )

    async def review(
        self,
        wanted: ReviewWanted,
        network: str = "",  # noqa: ARG002
        told: Hears = lambda _: None,
    ) -> ReviewShown:
        self.reviewed += 1
        await asyncio.sleep(0)
        return review_of(wanted, told, tries=4, worlds=2)

    async def measure(
        self,
        wanted: LabWanted,
        network: str = "",  # noqa: ARG002
        told: HearsLab = lambda _: None,
    ) -> LabShown:
        self.measured += 1
        await asyncio.sleep(0)
        return measure(wanted, told)


class House:
    """A hall on a file, with a clock to turn."""

    def __init__(self, folder: Path, now: float = 1_000_000.0, keep: float = 0.0) -> None:
        self.now = now
        self.ahead = 0.0  # of the time of day, if somebody has set it wrongly
        self.bots = FakeBots()
        store = SQLite(str(folder / "rooms.db"))
        self.hall = Hall(store, self.bots, clock=lambda: self.now, wall=lambda: self.now + self.ahead, keep=keep)

    async def __aenter__(self) -> Self:
        await self.hall.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.hall.close()

    async def make(
        self,
        *chairs: wire.WantedChair,
        game: str = "alles-kaese",
        settings: Settings = QUICK,
        begin: bool = False,
        **more: Any,
    ) -> "Visitor":
        wanted = list(chairs) or [ME, OPEN]
        key = await self.hall.make(wire.NewRoom(game, wanted, settings=settings, begin=begin, **more))
        return await Visitor(self, key.room, key).come()

    async def join(self, code: str, **wanted: Any) -> "Visitor":
        return await Visitor(self, code, await self.hall.join(code, wire.NewGuest(**wanted))).come()

    async def watch(self, code: str) -> "Visitor":
        return await Visitor(self, code, None).come()

    async def later(self, seconds: float) -> None:
        """The clock goes on, and everything that is due then happens."""
        self.now += seconds
        for live in self.hall.rooms.values():
            self.hall.tend(live)
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until nobody has anything to do."""
        async with asyncio.timeout(30):
            while any(is_busy(live) for live in self.hall.rooms.values()):  # noqa: ASYNC110 - chores come and go
                await asyncio.sleep(0.001)


def frame_of(room: Room, seat: int, since: int = -1, *, differences: bool = False) -> wire.Frame:
    """What a seat is told, as whoever reads it has it."""
    frame = wire.read_message(room.frame(seat, since, differences=differences))
    assert isinstance(frame, wire.Frame)
    return frame


def is_busy(live: LiveRoom) -> bool:
    return live.chore is not None or (live.timer is not None and live.timer.when() <= asyncio.get_running_loop().time())


class Visitor:
    """Somebody in a room, or a watcher, as the server sees them: a line."""

    line: Line
    room: wire.RoomNow
    frame: wire.Frame

    def __init__(self, house: House, code: str, key: wire.Key | None) -> None:
        self.house = house
        self.code = code
        self.key = key
        self.notices: list[wire.Notice] = []
        self.secret, self.word = secrets.token_bytes(16), ""

    async def come(self, network: str = "", **hello: Any) -> Self:
        token = None if self.key is None else self.key.token
        self.line = await self.house.hall.connect(wire.Hello(wire.PROTOCOL, self.code, token, **hello), network)
        self.told()
        return self

    def leave(self) -> None:
        self.house.hall.leave(self.line)

    def told(self) -> list[wire.Message]:
        """What has been sent since."""
        found = [wire.read_message(message) for message in self.line.news()]
        for told in found:
            match told:
                case wire.RoomNow():
                    self.room = told
                case wire.Frame():
                    self.frame = told
                case wire.Notice():
                    self.notices.append(told)
        return found

    def heard(self) -> list[str]:
        """The names of all notices since the last time."""
        self.told()
        found, self.notices = [notice.name for notice in self.notices], []
        return found

    def face(self, seat: int) -> None:
        self.line.face(seat)
        self.told()

    async def say(self, request: wire.DeedRequest) -> wire.Done:
        try:
            return await self.house.hall.obey(self.line, request)
        finally:
            self.told()

    async def request(self, kind: Any, *words: Any, **more: Any) -> wire.Done:
        """A request with an id of its own."""
        return await self.say(kind(secrets.token_hex(8), *words, **more))

    async def begin(self) -> None:
        await self.request(wire.Begin, self.room.match)
        await self.house.quiet()
        self.told()

    async def contribute(self, word: str = "") -> None:
        """Commit this device to a number of its own."""
        self.secret, self.word = secrets.token_bytes(16), word
        await self.request(wire.Contribute, self.room.next_commitment, contribution_to(self.secret, word))

    async def reveal(self) -> None:
        self.told()
        assert self.room.seal is not None
        await self.request(wire.Reveal, self.room.seal.digest, self.secret.hex(), self.word)
        await self.house.quiet()
        self.told()

    async def play(self, move: str | None = None) -> wire.Done:
        self.told()
        frame = self.frame
        return await self.request(wire.Move, frame.match, frame.version, frame.seat, move or frame.moves[0])


async def play_out(house: House, *people: Visitor) -> None:
    """The match to its end; people take the first move they are offered."""
    while True:
        await house.quiet()
        for one in people:
            one.told()
        if people[0].room.phase != "playing":
            return
        for one in people:
            one.told()
            if one.frame.moves:
                await one.play()


async def why(wanted: Any) -> str:
    """Why something is refused."""
    try:
        await wanted
    except Refused as refusal:
        return refusal.reason
    return ""


def in_a_house(test: Callable[[House], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """Run a test in a house of its own."""

    async def whole(folder: Path) -> None:
        async with House(folder) as house:
            await test(house)

    @wraps(test)
    def run(tmp_path: Path) -> None:
        asyncio.run(whole(tmp_path))

    del run.__wrapped__  # pytest would ask for a house
    return run

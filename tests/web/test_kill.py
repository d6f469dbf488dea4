"""The server is killed again and again while people play: no acknowledged move is lost, none is played twice.

CHEESEBOARD_LONG=1 kills a hundred times.
"""

import asyncio
import contextlib
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from cheeseboard.games import find, names
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Moved, Settings, read_deed
from cheeseboard.rooms.match import PAGE, Match
from cheeseboard.rooms.room import Room
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from cheeseboard.web import client
from cheeseboard.web.client import Guest, RefusedByServer, new_id, post
from tests import history
from tests.long import LONG, cases, often
from tests.web.server import NO_LIMITS, Server

KILLS = 100 if LONG else often(1, 3)
DEATHS = 25 if LONG else often(1, 3)  # inside the write
TOO_LATE = {"stale", "not-your-turn", "over"}  # what the slower of two tabs is told


@dataclass
class Asked:
    """A move that was asked for, and what came of it."""

    tab: int
    guest: int
    said: wire.Move
    answer: wire.Done | None  # none: refused
    began: float
    ended: float
    refused: str = ""

    @property
    def mid(self) -> str:
        return f"{self.guest}:{self.said.id}"


@dataclass
class Evening:
    """All rooms, and everything that was asked for in them."""

    server: Server
    dice: random.Random
    asked: dict[str, list[Asked]] = field(default_factory=dict)
    guests: dict[str, list[Guest]] = field(default_factory=dict)
    is_late: bool = False  # no new rooms

    @property
    def count(self) -> int:
        return sum(map(len, self.asked.values()))

    # Playing

    async def play(self, guest: Guest, style: str) -> None:
        """One match, with random legal moves."""
        dice = random.Random(self.dice.random())
        async for frame in guest.turns():
            said = wire.Move(new_id(), frame.match, frame.version, frame.seat, dice.choice(frame.moves))
            began = time.monotonic()
            if style == "twice":
                await shout(guest, said)
            await self.ask(guest, said, began, may_be_late=style == "tab")

    async def ask(self, guest: Guest, said: wire.Move, began: float, *, may_be_late: bool) -> None:
        assert guest.key is not None
        answer, refused = None, ""
        try:
            answer = await guest.say(said)
        except RefusedByServer as refusal:
            if not may_be_late or refusal.reason not in TOO_LATE:
                raise
            refused = refusal.reason
        asked = Asked(id(guest), guest.key.guest, said, answer, began, time.monotonic(), refused)
        self.asked.setdefault(guest.code, []).append(asked)

    async def play_same(self, one: Guest, two: Guest) -> None:
        """Both tabs send the very same message: it counts once, and both are told so."""
        dice = random.Random(self.dice.random())
        async for frame in one.turns():
            said = wire.Move(new_id(), frame.match, frame.version, frame.seat, dice.choice(frame.moves))
            began = time.monotonic()
            answers = await asyncio.gather(one.say(said), two.say(said))
            assert answers[0] == answers[1]
            assert one.key is not None
            asked = Asked(id(one), one.key.guest, said, answers[0], began, time.monotonic())
            self.asked.setdefault(one.code, []).append(asked)

    # Parties

    async def party(self, game: str, style: str) -> None:
        """Rooms of one game, one after the other, until it is late."""
        while not self.is_late:
            await self.match(game, style)

    async def match(self, game: str, style: str) -> None:
        people = 0 if style == "bots" else 2
        seats = self.dice.choice(find(game).seats) if LONG else find(game).seats[0]
        bots = [wire.WantedChair("bot", bot="random") for _ in range(seats - people)]
        chairs = [*[wire.WantedChair("me"), wire.WantedChair("open")][:people], *bots]
        settings = msgspec.convert({"pace": 0.0, "away": 0}, Settings)
        new = wire.NewRoom(game, chairs, settings=settings)
        keys = await self.invited(new, people)
        host = keys[0]
        tabs = [Guest(self.server.url, key) for key in keys for _ in range(2 if style in {"tab", "same"} else 1)]
        watcher = Guest(self.server.url, None, host.room)
        self.guests[host.room] = [*tabs, watcher]
        async with contextlib.AsyncExitStack() as stack:
            for guest in self.guests[host.room]:
                await stack.enter_async_context(guest)
            await tabs[0].begin()
            await watcher.until(lambda me: me.frame)
            await asyncio.gather(*self.turns(tabs, style))
            for guest in self.guests[host.room]:
                await guest.until(lambda me: me.frame is not None and me.frame.over)

    def turns(self, tabs: list[Guest], style: str) -> list[Coroutine[None, None, None]]:
        if style == "bots":
            return []
        if style == "same":
            return [self.play_same(one, two) for one, two in zip(tabs[::2], tabs[1::2], strict=True)]
        return [self.play(tab, style) for tab in tabs]

    async def invited(self, new: wire.NewRoom, people: int) -> list[wire.Key]:
        """A room, and everybody in it. If an answer is lost, another room: somebody may sit there whom nobody is."""
        while True:
            try:
                host = await self.sent("/api/rooms", new)
                guests = [await self.sent(f"/api/rooms/{host.room}/guests", wire.NewGuest()) for _ in range(people - 1)]
            except OSError:
                await asyncio.sleep(0.1)
            else:
                return [host, *guests]

    async def sent(self, path: str, said: Any) -> wire.Key:
        return await asyncio.to_thread(post, self.server.url + path, said, wire.Key)

    # Afterwards

    def check(self) -> Counter[str]:
        """Compare what was told with what is written down."""
        counted: Counter[str] = Counter()
        with closing(sqlite3.connect(self.server.file)) as base:
            assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for code, guests in self.guests.items():
                rows = base.execute("SELECT number, mid, body, at FROM deed WHERE room = ? ORDER BY number", (code,))
                self.check_room(code, guests, rows.fetchall(), counted)
        return counted

    def check_room(self, code: str, guests: list[Guest], rows: list[Any], counted: Counter[str]) -> None:
        assert [number for number, *_ in rows] == list(range(1, len(rows) + 1))
        room, where = Room(code), {}
        for number, mid, body, at in rows:
            deed = read_deed(body)
            room.fold(deed, at)
            assert mid not in where, "the same message counted twice"
            version = room.match.table.version if room.match else -1
            where[mid] = (number, deed, room.number, version)
        last: Counter[int] = Counter()
        for asked in self.asked.get(code, []):
            if asked.answer is None:
                assert asked.mid not in where
                counted["refused"] += 1
                continue
            number, deed, match, version = where[asked.mid]
            assert deed == Moved(asked.said.seat, asked.said.move)
            assert (asked.answer.match, asked.answer.version) == (match, version)
            assert number > last[asked.tab]
            last[asked.tab] = number
            counted["acknowledged"] += 1
        assert {mid for mid, (_, deed, *_) in where.items() if isinstance(deed, Moved) and ":" in mid} == {
            asked.mid for asked in self.asked.get(code, []) if asked.answer is not None
        }
        goes_on = any(isinstance(deed, Moved) and ":" not in mid for mid, (_, deed, *_) in where.items())
        told = [
            history.told(each.said, each.began, each.ended, each.answer, each.refused)
            for each in self.asked.get(code, [])
        ]
        assert history.is_linearizable([each for each in told if each is not None], goes_on=goes_on)
        self.check_guests(room, guests)
        counted["rooms"] += 1
        counted["deeds"] += len(rows)
        counted["connects"] += sum(guest.connects for guest in guests)

    def check_guests(self, room: Room, guests: list[Guest]) -> None:
        """All have seen the same match to its end, each event once, and it was fair."""
        assert room.phase == "over" and room.match is not None
        assert verify(write(from_link(room.finished[-1].link)))
        for guest in guests:
            assert guest.frame is not None and guest.frame.over is not None
            assert msgspec.json.encode(guest.frame.over) == msgspec.json.encode(room._over())
            assert guest.heard == story(room.match, guest.frame.seat)[guest.earlier :]


def story(match: Match, seat: int) -> list[Any]:
    """All that a seat heard."""
    found: list[Any] = []
    for before in range(match.heard_by(seat), 0, -PAGE):
        found = [*(msgspec.json.decode(said) for _, _, said in match.page(seat, before)), *found]
    return found


async def shout(guest: Guest, said: wire.Move) -> None:
    """The same once more, before: a double tap."""
    if guest._socket is not None:
        with contextlib.suppress(ConnectionClosed):
            await guest._socket.send(msgspec.json.encode(said), text=True)


async def kill_at_random(evening: Evening) -> int:
    """After some moves, or while everybody still comes back."""
    server, dice = evening.server, evening.dice
    for _ in range(KILLS):
        wanted = evening.count + dice.randrange(12)
        for _ in range(dice.randrange(300)):
            if evening.count >= wanted:
                break
            await asyncio.sleep(0.02)
        await asyncio.sleep(dice.uniform(0.0, 0.05))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    return KILLS


async def wait_for_deaths(evening: Evening) -> int:
    server, deaths = evening.server, 0
    while deaths < DEATHS:
        await asyncio.sleep(0.02)
        if server.process is not None and server.process.poll() is not None:
            deaths += 1
            if deaths == DEATHS:
                server.environment["CHANCE_TO_DIE"] = "0"
            await asyncio.to_thread(server.launch)
            with contextlib.suppress(AssertionError):  # it may have died again
                await asyncio.to_thread(server.wait)
    return deaths


@pytest.mark.parametrize(
    "way", cases([kill_at_random, wait_for_deaths], [wait_for_deaths]), ids=["at random", "inside a write"]
)
def test_nothing_is_lost(
    tmp_path: Path,
    way: Callable[[Evening], Coroutine[None, None, int]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(client, "LATEST", 0.3)  # nobody is patient tonight
    is_random = way is kill_at_random
    program = ("-m", "cheeseboard.cli") if is_random else (str(Path(__file__).with_name("dying.py")),)
    server = Server(tmp_path, NO_LIMITS, program, {"CHANCE_TO_DIE": "0.03"})
    evening = Evening(server, random.Random(2026))

    async def all_parties() -> int:
        styles = cycle(["once", "twice", "tab", "same"])
        parties = [evening.party(game, next(styles)) for game in names()]
        playing = asyncio.gather(*parties, evening.party("alles-kaese", "bots"), evening.party("cheese", "tab"))
        killing = asyncio.create_task(way(evening))
        both: list[asyncio.Future[Any]] = [playing, killing]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if not killing.done():
            await playing  # which has gone wrong
        evening.is_late = True
        await asyncio.wait_for(playing, 300)
        return killing.result()

    with server:
        killed = asyncio.run(all_parties())
    counted = evening.check()
    assert counted["acknowledged"] > killed
    if LONG:
        with capsys.disabled():
            print(f"\n{killed} kills: {dict(counted)}")

"""People who do anything at any time: the room stays sound, and it is what its deeds have made it."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.rooms import bookmarks, wire
from cheeseboard.rooms.deeds import Settings
from cheeseboard.rooms.live import encode
from cheeseboard.rooms.names import NAMES, STICKERS
from cheeseboard.rooms.room import Room
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from cheeseboard.table.table import Refused
from cheeseboard.web.sqlite import backup
from tests.long import LONG
from tests.rooms.halls import ME, OPEN, House, Visitor, frame_of

STEPS = 3000 if LONG else 300
KINDS: tuple[Literal["open", "guest", "bot", "me"], ...] = ("open", "guest", "bot", "me")


def anything(dice: random.Random, one: Visitor) -> wire.DeedRequest:
    """A wish, possible more often than not."""
    frame, room = getattr(one, "frame", None), one.room
    seat, guest, mid = dice.randrange(-1, 5) % 16, dice.randrange(6), str(dice.random())

    def chair() -> wire.WantedChair:
        return wire.WantedChair(
            dice.choice(KINDS), dice.randrange(4), dice.choice(["", "random"]), dice.choice([None, *NAMES])
        )

    if frame is not None and frame.moves and dice.random() < 0.8:
        return wire.Move(mid, frame.match, frame.version, frame.seat, dice.choice(frame.moves))
    if room.phase != "playing" and dice.random() < 0.4:
        return wire.Begin(mid, room.match)
    match = frame.match if frame else 0
    settings = Settings(dice.choice([0, 30, 60]), dice.choice([0, 0, 45]), 0, dice.random() < 0.5, dice.random() < 0.5)
    game = dice.choice(names())
    seats = dice.choice(find(game).seats)
    wishes: list[wire.DeedRequest] = [
        wire.Undo(mid, match, frame.version if frame else 0, seat), wire.Sit(mid, seat), wire.Sit(mid, seat),
        wire.Stand(mid, seat), wire.Contribute(mid, room.next_commitment, dice.randbytes(32).hex()), wire.Stick(mid, dice.choice(STICKERS)),
        wire.Place(mid, seat, chair()), wire.Set(mid, settings), wire.MakeHost(mid, guest), wire.Remove(mid, guest),
        wire.PlanMatch(mid, game, {}, [chair() for _ in range(seats)]),
    ]  # fmt: skip
    return dice.choice(wishes)


async def one_step(house: House, dice: random.Random, code: str, people: list[Visitor]) -> None:
    movers = [one for one in people if getattr(one, "frame", None) and one.frame.moves]
    one = dice.choice(movers if movers and dice.random() < 0.6 else people)
    match dice.randrange(10):
        case 0 if len(people) < 8:
            people.append(await house.join(code, watch=dice.random() < 0.3))
        case 1:
            one.leave()
            await one.come()
        case 2:
            await house.later(dice.choice([1, 29, 31, 61]))
        case 3 if one.line.guest is not None:
            one.face(dice.choice([NOBODY, *house.hall.rooms[code].room.seats_of(one.line.guest)]))
        case _:
            await one.say(anything(dice, one))


def check(room: Room, people: list[Visitor]) -> None:
    """What always holds."""
    for chair in room.chairs:
        assert (chair.kind == "guest") == (chair.guest is not None)
        assert chair.kind == "guest" or not chair.stand_in
        assert chair.guest is None or room.guests[chair.guest].token
    assert room.guests[room.host].token
    assert (room.phase == "lobby") == (room.match is None)
    for one in people:
        if hasattr(one, "frame") and room.match is not None:
            assert one.frame.seat in {NOBODY, *room.seats_of(one.line.guest)}
    if room.match is not None:
        check_frames(room, room.match.table.version)


def check_frames(room: Room, version: int) -> None:
    """A frame that was put together of parts is what msgspec writes of it, and each has the same from all that it is made of."""
    for since in (version - 1, version - 1, -1, version):
        for seat in (NOBODY, *range(len(room.chairs))):
            frame = frame_of(room, seat, since)
            assert encode(frame) == room.frame(seat, since)
            assert room.match is not None
            heard = [event for event in room.match.news(seat, frame.since) or () if frame.since >= 0]
            assert frame.since < 0 or [bytes(each) for each in frame.events] == room.match.told(seat, heard)
            assert frame.earlier + len(frame.events) <= room.match.heard_by(seat)


async def check_reread(house: House, room: Room, folder: Path) -> None:
    """Another server that reads a copy of the deeds has the same room, to the last byte."""
    (folder / "copy").mkdir(exist_ok=True)
    backup(folder / "rooms.db", folder / "copy" / "rooms.db")
    for text in ("SELECT 1", "DELETE FROM bookmark"):  # with the room's bookmark, if it has one by now, and without
        with closing(sqlite3.connect(folder / "copy" / "rooms.db")) as base:
            base.execute(text)
            base.commit()
        await check_copy(room, folder, house.now)


async def check_copy(room: Room, folder: Path, now: float) -> None:
    async with House(folder / "copy", now) as other:
        again = (await other.hall.enter(room.code)).room
        assert again.shown(set()) == room.shown(set())
        for seat in (NOBODY, *range(len(room.chairs))) if room.match is not None else ():
            assert again.frame(seat, -1) == room.frame(seat, -1)
        assert again.finished == room.finished


@pytest.mark.parametrize("seed", range(5))
def test_whatever_people_do_the_room_is_sound_and_can_be_read_again(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bookmarks, "FEWEST", 5)

    async def walk() -> None:
        dice = random.Random(seed)
        async with House(tmp_path) as house:
            host = await house.make(ME, OPEN, OPEN, game=names()[seed])
            people, room = [host], house.hall.rooms[host.code].room
            refused = 0
            for step in range(STEPS):
                try:
                    await one_step(house, dice, host.code, people)
                except Refused as refusal:
                    refused += 1
                    if refusal.reason == "not-a-guest":
                        people = [one for one in people if one.line.guest is None or room.guests[one.line.guest].token]
                await house.quiet()
                for one in people:
                    one.told()
                check(room, people)
                if step % 50 == 0:
                    await check_reread(house, room, tmp_path)
            assert house.hall.rooms[host.code].room is room  # it was never broken
            assert room.number
            assert STEPS // 20 < refused < STEPS * 2 // 3
            for done in room.finished:
                assert "all legal" in verify(write(from_link(done.link)))

    asyncio.run(walk())

"""A message whose answer was lost is said again: whatever has happened meanwhile, it counts once, and is answered as it was."""

import asyncio
import random
from unittest.mock import patch

import pytest

from cheeseboard.rooms import live as lives
from cheeseboard.rooms import wire
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.live import encode
from cheeseboard.rooms.messages import Messages
from cheeseboard.rooms.store import Entry
from cheeseboard.rooms.talk import Talk
from tests.rooms.halls import ME, OPEN, House, Visitor, in_a_house, why

FOR_A_WHILE = 40  # moves that the other tab plays before this one is back


@in_a_house
async def test_a_flip_is_answered_as_it_was_though_another_tab_has_gone_on(house: House) -> None:
    """Its server was killed before it could answer, and the other tab came back first."""
    tab = await house.make(ME, OPEN, game="cheese")
    other = await Visitor(house, tab.code, tab.key).come()
    guest = await house.join(tab.code)
    await tab.begin()
    seen = tab.frame
    flip = wire.Move("whose answer is lost", seen.match, seen.version, seen.seat, seen.moves[0])
    done = await tab.say(flip)
    for one in (tab, other, guest):
        one.leave()
    house.hall.drop(tab.line.live)
    await other.come()
    await guest.come()
    for _ in range(FOR_A_WHILE):
        for one in (other, guest):
            one.told()
            if one.frame.moves:
                await one.play()
    assert other.frame.version > seen.version + FOR_A_WHILE // 2
    await tab.come()
    before = tab.line.live.number
    assert await tab.say(flip) == done
    assert tab.line.live.number == before


@in_a_house
async def test_a_room_that_could_not_be_read_at_first_is_in_memory_once(house: House) -> None:
    host = await house.make(ME, OPEN)
    host.leave()
    house.hall.drop(host.line.live)
    read, reads = house.hall.store.read, iter([True])

    async def read_later(code: str, after: int = 0) -> list[Entry]:
        is_first = next(reads, False)
        await asyncio.sleep(0.01)
        if is_first:
            raise OSError("disk I/O error")
        return await read(code, after)

    with patch.object(house.hall.store, "read", read_later):
        some = [asyncio.create_task(house.hall.enter(host.code)) for _ in range(3)]
        await asyncio.sleep(0.015)  # the first has failed, the second reads
        found = await asyncio.gather(*some, house.hall.enter(host.code), return_exceptions=True)
    problems = [type(one) for one in found if isinstance(one, BaseException)]
    rooms = {id(one) for one in found if not isinstance(one, BaseException)}
    assert len(rooms) == 1
    assert problems == [OSError]
    assert house.hall._loading == {}


@in_a_house
async def test_what_filled_a_room_is_answered_as_it_was(house: House) -> None:
    host = await house.make(ME, OPEN)
    last = wire.Stick("mine", "heart")
    with patch.object(lives, "DEEDS", host.line.live.number + 1):
        done = await host.say(last)
        assert await host.say(last) == done
        assert await why(host.request(wire.Stick, "heart")) == "room-full"


@in_a_house
async def test_what_was_done_is_not_refused_for_being_said_too_often(house: House) -> None:
    host = await house.make(ME, OPEN)
    talk = Talk(house.hall, Buckets(1.0, 1.0), Buckets(0.001, 1.0))
    first = encode(wire.Stick("mine", "heart"))
    done = await talk.answer(host.line, first)
    assert isinstance(done, wire.Done)
    assert await talk.answer(host.line, first) == done
    told = await talk.answer(host.line, encode(wire.Stick("another", "heart")))
    assert isinstance(told, wire.NotDone)
    told = await talk.answer(host.line, encode(wire.Ask("mine", "odds", "en")))
    assert isinstance(told, wire.NotDone)
    assert told.reason == "too-fast"


def test_messages_are_found_and_nothing_else_is() -> None:
    luck = random.Random(5)
    known = {f"{luck.randrange(9)}:{luck.getrandbits(64):x}": (luck.randrange(99), n - 1) for n in range(5000)}
    messages = Messages()
    for mid, place in known.items():
        messages.add(mid, *place)
    assert len(messages) == len(known)
    assert all(messages.find(mid) == place for mid, place in known.items())
    assert not any(messages.find(f"{mid}!") for mid in known)


def test_part_of_one_message_and_of_the_next_is_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.rooms.messages.mark", lambda mid: mid.encode())
    messages = Messages()
    for number, mid in enumerate(("aaaabbbb", "ccccdddd", "bbbbcccc")):
        messages.add(mid, 1, number)
    assert messages.find("bbbbcccc") == (1, 2)
    assert messages.find("ddddbbbb") is None

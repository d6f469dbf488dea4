"""A long view is told by what has changed in it, and whoever puts it together has the very same view."""

import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.rooms import match as matches
from cheeseboard.rooms import wire
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.deeds import Begun, Moved
from cheeseboard.rooms.differences import changed, check_of, difference
from cheeseboard.rooms.room import Room, made
from cheeseboard.rooms.sweep import LINGER
from cheeseboard.rooms.talk import Talk
from cheeseboard.web.client import whole_frame
from tests.rooms import halls
from tests.rooms.halls import ME, House, Visitor, in_a_house

CASES = json.loads((Path(__file__).parent / "differences.json").read_text("utf-8"))  # the client's tests read them, too
values = some.recursive(
    some.none() | some.integers(-5, 5) | some.text("cat", max_size=2),
    lambda inside: some.lists(inside, max_size=4) | some.dictionaries(some.text("abc", max_size=1), inside, max_size=4),
)
views = some.dictionaries(some.text("abcd", max_size=1), values, max_size=5)


@pytest.mark.parametrize("case", CASES, ids=lambda case: json.dumps(case["difference"]))
def test_what_a_difference_looks_like(case: dict[str, Any]) -> None:
    assert difference(case["old"], case["new"]) == case["difference"]
    assert check_of(case["new"]) == case["check"]


@given(views, views)
def test_old_and_difference_are_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = msgspec.json.encode(old)
    told = msgspec.json.decode(msgspec.json.encode(difference(old, new)))
    assert changed(old, told) == new
    assert msgspec.json.encode(old) == before
    assert difference(new, new) == {}


def begun(game: str, seats: int) -> Room:
    room = Room("mika-tolu")
    deed = made("mika-tolu", wire.NewRoom(game, [wire.WantedChair("me")] * seats), "t" * 24)
    room.fold(msgspec.structs.replace(deed, seed="00" * 32), 0.0)
    room.fold(Begun(find(game).version, tuple(room.chairs), "00" * 32), 0.0)
    return room


frame_of = partial(halls.frame_of, differences=True)


@pytest.mark.parametrize("game", names())
def test_a_match_by_differences_shows_every_seat_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "SHORT", 0)
    room, dice = begun(game, find(game).seats[-1]), random.Random(4)
    seats = (NOBODY, *range(len(room.chairs)))
    seen = {seat: frame_of(room, seat, -1) for seat in seats}
    for _ in range(40):
        if room.turn == NOBODY:
            break
        room.fold(Moved(room.turn, dice.choice(room._table().possible())), 0.0)
        for seat in seats:
            told = frame_of(room, seat, seen[seat].version)
            assert bytes(told.view) == b"null"
            now = whole_frame(seen[seat], told)
            assert now is not None
            assert read(now.view) == read(frame_of(room, seat, -1, differences=False).view)
            seen[seat] = now


def read(raw: msgspec.Raw) -> Any:
    return json.loads(bytes(raw))


def test_what_does_not_fit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "SHORT", 0)
    room = begun("go-da-cheese", 3)
    before = frame_of(room, 0, -1)
    room.fold(Moved(room.turn, room._table().possible()[0]), 0.0)
    told = frame_of(room, 0, before.version)
    assert whole_frame(before, told) is not None
    assert whole_frame(None, told) is None
    assert whole_frame(msgspec.structs.replace(before, seat=1), told) is None
    assert whole_frame(msgspec.structs.replace(before, version=before.version - 1), told) is None
    for wrong in (b"{}", bytes(before.view).replace(b'"seats":3', b'"seats":4')):
        assert whole_frame(msgspec.structs.replace(before, view=msgspec.Raw(wrong)), told) is None


def test_short_views_are_told_whole() -> None:
    room = begun("alles-kaese", 2)
    before = frame_of(room, 0, -1)
    assert len(bytes(before.view)) <= matches.SHORT
    room.fold(Moved(room.turn, room._table().possible()[0]), 0.0)
    assert read(frame_of(room, 0, before.version).view)["seats"] == 2


@pytest.fixture
def no_short_views(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "SHORT", 0)


@pytest.mark.usefixtures("no_short_views")
@in_a_house
async def test_a_line_is_told_differences_until_it_wants_the_whole(house: House) -> None:
    host = await house.make(ME, ME, begin=True)
    one = await Visitor(house, host.code, host.key).come(seat=host.frame.turn, match=1, differences=True)
    await one.play()
    assert bytes(one.frame.view) == b"null"
    assert one.frame.since >= 0
    talk = Talk(house.hall, Buckets(9, 9), Buckets(9, 9))
    assert isinstance(await talk.answer(one.line, b'{"type": "whole", "id": "w"}'), wire.Done)
    one.told()
    assert one.frame.since == -1
    assert read(one.frame.view)["seats"] == 2


@pytest.mark.usefixtures("no_short_views")
@in_a_house
async def test_nobody_keeps_views_of_a_match_that_rests(house: House) -> None:
    host = await house.make(ME, ME, begin=True)
    await Visitor(house, host.code, host.key).come(seat=0, match=1, differences=True)
    match = house.hall.rooms[host.code].room.match
    assert match is not None
    assert match.views
    house.hall.sweep.drop_idle(house.now + LINGER + 1)
    assert not match.views

"""What is long past is packed away; nobody notices."""

import random

import msgspec
import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.rooms import match as matches
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Begun, Moved
from cheeseboard.rooms.room import Room, made
from tests.rooms.halls import frame_of


@pytest.mark.parametrize("game", names())
def test_packed_events_are_heard_like_others(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = find(game).seats[0]
    packing, keeping = Room("mika-tolu"), Room("mika-tolu")
    deed = made("mika-tolu", wire.NewRoom(game, [wire.WantedChair("me") for _ in range(seats)]), "t" * 24)
    packing.fold(deed, 0.0)
    begun = packing.beginning()
    dice = random.Random(5)
    for room, pack in ((packing, 4), (keeping, 1_000_000)):
        monkeypatch.setattr(matches, "PACK", pack)
        room.fold(deed, 0.0)
        room.fold(begun, 0.0)
    for _ in range(40):
        if packing.turn == NOBODY:
            break
        move = Moved(packing.turn, dice.choice(packing._table().possible()))
        for room, pack in ((packing, 4), (keeping, 1_000_000)):
            monkeypatch.setattr(matches, "PACK", pack)
            room.fold(move, 0.0)
    assert packing.match is not None and keeping.match is not None
    assert packing.match.packs and not keeping.match.packs
    assert len(packing.match.heard) < 8 < len(keeping.match.heard)
    for seat in (NOBODY, *range(seats)):
        for since in range(-1, packing._table().version + 1):
            assert packing.match.news(seat, since) == keeping.match.news(seat, since)
        whole = keeping.match.news(seat, -1)
        assert whole is not None
        assert packing.match.heard_by(seat) == len(whole)
        for before in range(len(whole) + 1):
            assert packing.match.page(seat, before) == whole[:before]


@pytest.mark.parametrize("game", names())
def test_a_long_story_is_told_page_by_page_to_each_who_heard_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "PAGE", 1_000_000)
    room = played(game, random.Random(6))
    version, seats = room._table().version, (NOBODY, *range(len(room.chairs)))
    whole = {seat: frames_of(room, seat) for seat in seats}
    monkeypatch.setattr(matches, "PAGE", 7)
    monkeypatch.setattr(matches, "PACK", 4)
    paged = played(game, random.Random(6))
    for seat in seats:
        (everything, last), (begun_anew, paged_last) = whole[seat], frames_of(paged, seat)
        assert everything.earlier == 0
        assert begun_anew.since == -1
        assert begun_anew.events == everything.events[-7:]
        assert begun_anew.earlier == len(everything.events) - 7
        assert paged_last.since == (version - 1 if len(last.events) <= 7 else -1)
        assert paged_last.events == last.events[-7:]
        events, before = list(begun_anew.events), begun_anew.earlier
        while before:
            story = paged.story("m", seat, 1, before)
            assert len(story.events) == min(7, before)
            assert story.first == before - len(story.events)
            events, before = [*story.events, *events], story.first
        assert events == everything.events


def frames_of(room: Room, seat: int) -> tuple[wire.Frame, wire.Frame]:
    """For somebody who comes, and for somebody who was there until the last move."""
    return frame_of(room, seat), frame_of(room, seat, room._table().version - 1)


def played(game: str, dice: random.Random) -> Room:
    room = Room("mika-tolu")
    chairs = [wire.WantedChair("me") for _ in range(find(game).seats[0])]
    deed = made("mika-tolu", wire.NewRoom(game, chairs), "t" * 24)
    room.fold(msgspec.structs.replace(deed, seed="00" * 32), 0.0)
    room.fold(Begun(find(game).version, tuple(room.chairs), "00" * 32), 0.0)
    for _ in range(60):
        if room.turn != NOBODY:
            room.fold(Moved(room.turn, dice.choice(room._table().possible())), 0.0)
    return room

"""What is long past is packed away; nobody notices."""

import random

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.web import room as rooms
from cheeseboard.web import wire
from cheeseboard.web.deeds import Moved
from cheeseboard.web.room import Room, made


@pytest.mark.parametrize("game", names())
def test_packed_events_are_heard_like_others(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = find(game).seats[0]
    packing, keeping = Room("mika-tolu"), Room("mika-tolu")
    deed = made("mika-tolu", wire.NewRoom(game, [wire.WantedChair("me") for _ in range(seats)]), "t" * 24)
    packing.fold(deed, 0.0)
    begun = packing.beginning()
    dice = random.Random(5)
    for room, pack in ((packing, 4), (keeping, 1_000_000)):
        monkeypatch.setattr(rooms, "PACK", pack)
        room.fold(deed, 0.0)
        room.fold(begun, 0.0)
    for _ in range(40):
        if packing.turn == NOBODY:
            break
        move = Moved(packing.turn, dice.choice(packing._table().possible()))
        for room, pack in ((packing, 4), (keeping, 1_000_000)):
            monkeypatch.setattr(rooms, "PACK", pack)
            room.fold(move, 0.0)
    assert packing.match is not None and keeping.match is not None
    assert packing.match.packs and not keeping.match.packs
    assert len(packing.match.heard) < 8 < len(keeping.match.heard)
    for since in range(-1, packing._table().version + 1):
        for seat in (NOBODY, *range(seats)):
            assert packing.match.events(seat, since) == keeping.match.events(seat, since)

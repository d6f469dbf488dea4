"""A stored room whose match was begun under an older version of the rules goes on by those, after an update too."""

import msgspec
import pytest

from cheeseboard.rooms.deeds import Begun, Made, Moved, PlannedMatch, RoomChair, Settings, read_deed
from cheeseboard.rooms.room import Room
from cheeseboard.table.links import from_link
from cheeseboard.table.record import Record, options_of, read, start_of
from tests.table.test_older import NAMES, written


def deeds_of(record: Record) -> list[bytes]:
    """What version 1 wrote down of such a match: its plan names every option that there was."""
    chairs = tuple(RoomChair("guest", 0, "otto", name) for name in record["names"])
    plan = PlannedMatch(record["game"], record["options"], chairs)
    assert record["seed"] is not None
    done: list[object] = [
        Made(plan, Settings(), "token", "Anna", record["seed"]),
        Begun(1, chairs, "11" * 32),
    ]
    state = start_of(record)
    for notation in record["moves"]:
        if state.turn >= 0:
            done.append(Moved(int(state.turn), notation))
        state.play(state.read(notation))
    return [msgspec.json.encode(deed) for deed in done]


@pytest.mark.parametrize("name", NAMES)
def test_a_match_of_an_older_version_goes_on_and_ends_as_it_did(name: str) -> None:
    record, room = read(written(name)), Room("old-room")
    for number, deed in enumerate(deeds_of(record)):
        room.fold(read_deed(deed), float(number))

    assert room.phase == "over"
    assert room.match is not None
    assert room.match.table.moves == record["moves"]
    assert room.match.table.state.winners() == record["result"]["winners"]  # type: ignore[index]
    assert from_link(room.finished[0].link)["options"] == options_of(record)

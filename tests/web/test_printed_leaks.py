"""As printed, what somebody has put back is hidden from them, too: every byte that they are sent is the same if it was another card.

The past of a room is changed into another one that a watcher could not have told from it. What a seat alone has seen
may be something else there; once it has put that back, it is told the same in both.
"""

import asyncio
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms import hall as halls
from cheeseboard.rooms import room as rooms
from cheeseboard.rooms.deeds import Settings
from cheeseboard.rooms.live import LiveRoom
from cheeseboard.table.help import Eyes as EyesOfTable
from cheeseboard.table.table import HelpLevel
from tests.every_game.tables import GAMES, Setting
from tests.long import LONG
from tests.web import worlds
from tests.web.test_leaks import Eyes, same, sent

FORGETFUL = [game for game in GAMES if game.telling.glances]
SEATS = 3  # the most at which nobody holds a card all the time, in every one of them
POSITIONS = 60 if LONG else 10


@pytest.fixture(autouse=True)
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "new_name", lambda _: "Ziger")
    monkeypatch.setattr(halls, "new_token", lambda: "the-token-of-somebody")


async def put_back(setting: Setting, past: list[int], monkeypatch: Any, level: HelpLevel) -> tuple[Any, LiveRoom]:
    """A room in which all this has happened, and everybody has put everything back."""
    settings = Settings(away=0, pace=3600.0, help=level)
    hall, live = await worlds.a_room(setting, past, monkeypatch, settings=settings)
    assert live.room.match is not None
    for seat in range(setting.seats):
        live.room.match.eyes.put_back(seat, live.room.match.table.version)
    return hall, live


async def compared(game: Any, number: int, monkeypatch: pytest.MonkeyPatch, level: HelpLevel) -> int:
    """How many seats had seen something that is otherwise in another world, and were told the same."""
    dice, setting = Dice(number), Setting(game, SEATS, {})
    past = worlds.some_past(setting, dice)
    other = worlds.twin(setting, past, NOBODY, dice)
    if other is None:
        return 0
    true, false = [await put_back(setting, each, monkeypatch, level) for each in (past, other)]
    found = 0
    for seat in range(SEATS):
        state, twin = (live.room._table().state for _, live in (true, false))
        if state.mover == seat or true[1].room.phase == "over":
            continue  # they hold cards, or the record is open to all
        eyes = Eyes(seat, people=SEATS)
        same(await sent(*true, eyes), await sent(*false, eyes))
        found += game.view(state, seat) != game.view(twin, seat)
    return found


def look(game: Any, monkeypatch: pytest.MonkeyPatch, level: HelpLevel = "printed") -> int:
    async def run() -> int:
        return sum([await compared(game, number, monkeypatch, level) for number in range(POSITIONS)])

    return asyncio.run(run())


@pytest.mark.parametrize("game", FORGETFUL, ids=lambda game: game.name)
def test_nobody_is_sent_what_they_have_put_back(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert look(game, monkeypatch) > 0


def in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EyesOfTable, "view", lambda _self, view, _seat, **_: view)


def in_the_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EyesOfTable, "hears", lambda *_: True)


@pytest.mark.parametrize("leak", [in_the_view, in_the_events])
def test_something_that_stays_is_found(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="message"):
        look(FORGETFUL[0], monkeypatch)


def test_in_a_family_it_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="message"):
        look(FORGETFUL[0], monkeypatch, "family")

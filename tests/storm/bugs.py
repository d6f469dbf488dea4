"""Faults of the house that an evening must find. Each is planted in the processes only; the log's own order is the truth."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import msgspec

from cheeseboard.rooms.chores import Chores
from cheeseboard.rooms.deeds import Moved, Undone
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line, LiveRoom, encode
from cheeseboard.rooms.messages import SIZE, Messages
from cheeseboard.rooms.room import Room
from cheeseboard.rooms.store import Entry
from cheeseboard.rooms.sweep import Sweep
from cheeseboard.table.table import Refused
from cheeseboard.web import postgres
from cheeseboard.web.postgres import PostgreSQL
from tests.rooms.halls import frame_of

FEW = 8


async def tell_before_write(self: Hall, live: LiveRoom, mid: str, deed: Any) -> bool:
    await self.slices.do(live.room.laying(deed))
    entry = Entry(live.room.code, live.number + 1, mid, encode(deed), self.wall())
    self._happen(live, entry, deed)
    return await self.store.append(entry)


async def acknowledge_anyway(self: Hall, live: LiveRoom, mid: str, deed: Any) -> bool:
    await self.slices.do(live.room.laying(deed))
    entry = Entry(live.room.code, live.number + 1, mid, encode(deed), self.wall())
    with contextlib.suppress(Exception):
        if not await self.store.append(entry):
            return False
    self._happen(live, entry, deed)
    return True


def tell_the_seed(self: LiveRoom) -> bytes:
    shown, match = self.room.shown(self.here), self.room.match
    seed = match.table.luck.seed.hex() if match is not None and match.table.luck is not None else shown.commitment
    return encode(msgspec.structs.replace(shown, commitment=seed))


def everybody_is_gone(self: Hall, live: LiveRoom) -> set[int]:  # noqa: ARG001
    return set(range(len(live.room.guests)))


def never_away(self: Chores, live: LiveRoom, seat: int) -> int | None:  # noqa: ARG001
    """A bot plays for whoever is slow, and not only for whoever has gone."""
    guest = live.room.chairs[seat].guest
    return guest if live.room.bot_of(seat) is None else None


happen, wake, do_chore, add = Hall._happen, Line.wake, Chores._do_what_is_due, Messages.add


def remember_few(self: Messages, mid: str, match: int, version: int) -> None:
    """As many as are usually asked for at once. But one device may come back long after another."""
    add(self, mid, match, version)
    del self._marks[: -FEW * SIZE], self._places[: -2 * FEW]


def forget_undo(self: Hall, live: LiveRoom, entry: Entry, deed: Any) -> None:
    if isinstance(deed, Undone):
        live.number = entry.number
        live.remember(entry.mid)
    else:
        happen(self, live, entry, deed)


def wake_now_and_then(self: Line) -> None:
    self.live.used += 1e-9
    if int(self.live.used * 1e9) % 10:
        wake(self)


async def give_up(self: Chores, live: LiveRoom) -> None:
    """A room in which something went wrong is not looked after any more."""
    try:
        await do_chore(self, live)
    except Refused:
        raise
    except Exception:
        self.hall.is_closing = True
        raise


def see_through(self: LiveRoom, seat: int, since: int, *_: Any, **__: Any) -> bytes:
    """Everybody hears what only one may."""
    found, match = frame_of(self.room, seat, since), self.room.match
    assert match is not None
    return encode(msgspec.structs.replace(found, events=[msgspec.Raw(said) for _, _, said in match.heard]))


def play_on(
    self: Room,
    match: int,  # noqa: ARG001
    seat: int,
    version: int,
    move: str,
    *,
    late: bool = False,  # noqa: ARG001
) -> Moved:
    """A bot that has begun to think plays, also for somebody who sits there again."""
    self._table().check(seat, move, version)
    return Moved(seat, move, late=self.bot_of(seat) is None)


def look_over_shoulders(self: Line) -> int:
    return max(0, self.live.room.turn)


def always(value: float) -> property:
    """An attribute that nobody can set."""
    return property(lambda _: value, lambda *_: None)


async def bury_nobody(self: PostgreSQL, process: str, seconds: float) -> bool:
    """What a process has that has died stays its own for ever."""
    return bool(await self._readers.fetchval(postgres.STAY, process, seconds))


async def nobody_else(self: PostgreSQL, process: str) -> dict[str, int]:  # noqa: ARG001
    """Who comes and goes in other processes is never looked at again."""
    return {}


@contextlib.contextmanager
def stand_in_at_once() -> Iterator[None]:
    with patch.object(Chores, "_missing", never_away), patch.object(Hall, "gone", everybody_is_gone):
        yield


BUGS: dict[str, Callable[[], Any]] = {
    "told before it is written": lambda: patch.object(Hall, "_write", tell_before_write),
    "acknowledged though the disk is full": lambda: patch.object(Hall, "_write", acknowledge_anyway),
    "the seed in a message": lambda: patch.object(LiveRoom, "shown", tell_the_seed),
    "others' cards": lambda: patch.object(Line, "facing", property(look_over_shoulders)),
    "a lost notice is never made up for": lambda: patch.object(Sweep, "_seen_head", lambda *_: None),
    "a bot plays for somebody who is there": stand_in_at_once,
    "an undo that is forgotten": lambda: patch.object(Hall, "_happen", forget_undo),
    "a repeated message counts twice": lambda: patch.object(LiveRoom, "answered", lambda *_: None),
    "only the last messages are known": lambda: patch.object(Messages, "add", remember_few),
    "old frames are kept": lambda: patch.object(LiveRoom, "forget_frames", lambda _: None),
    "a reader is not woken": lambda: patch.object(Line, "wake", wake_now_and_then),
    "a lease that never ends": lambda: patch.object(PostgreSQL, "stay", bury_nobody),
    "a bot plays on for somebody who is back": lambda: patch.object(Room, "bot_move", play_on),
    "time runs while the server is down": lambda: patch.object(LiveRoom, "read", always(0.0)),
    "time is up at once": lambda: patch.object(Chores, "_when", lambda *_: 0.0),
    "what others hear": lambda: patch.object(LiveRoom, "frame", see_through),
    "nobody else is looked for": lambda: patch.object(PostgreSQL, "others", nobody_else),
    "a room is given up after a failure": lambda: patch.object(Chores, "_do_what_is_due", give_up),
}

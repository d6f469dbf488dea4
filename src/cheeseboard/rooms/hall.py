"""The hall: all rooms that somebody in this process is in.

A change is decided, written down, and only then made and told. Between two processes nothing is shared but the store.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Final

import msgspec

from cheeseboard import __version__
from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms import wire
from cheeseboard.rooms.bookmarks import read_bookmark
from cheeseboard.rooms.chores import Chores
from cheeseboard.rooms.deeds import (
    Closed,
    CoveredAgain,
    Deed,
    Joined,
    KeyRenewed,
    Moved,
    Removed,
    Stuck,
    Undone,
    read_deed,
)
from cheeseboard.rooms.folding import refused
from cheeseboard.rooms.glances import Glances
from cheeseboard.rooms.live import BEGINNINGS, Line, LiveRoom, encode
from cheeseboard.rooms.names import new_code, new_token, read_code
from cheeseboard.rooms.outside import (
    BeaconSource,
    Bus,
    Counters,
    Elsewhere,
    NoNudges,
    Nudger,
    OperatorLog,
    PlainLog,
    TurnNow,
    here,
)
from cheeseboard.rooms.questions import Asker, BotFailed, Bots, HelpWanted
from cheeseboard.rooms.room import Room, made
from cheeseboard.rooms.store import Entry, Store
from cheeseboard.rooms.sweep import Sweep
from cheeseboard.rooms.timing import Slices, steady
from cheeseboard.table.help import is_announced
from cheeseboard.table.table import HelpKind, Refused, Table

PING: Final = 25  # seconds within which a client says something
UNDER_WAY: Final = 8  # moves of a match; by then its bots are awake, and whoever looks back at it should wake up, too
PATIENCE: Final = 60  # seconds after which a host who has gone can be followed, where bots never stand in


class Hall:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        bus: Bus | None = None,
        counts: Counters | None = None,
        clock: Callable[[], float] | None = None,
        wall: Callable[[], float] = time.time,
        keep: float = 0.0,
        beacon: BeaconSource | None = None,
        log: OperatorLog | None = None,
        elsewhere: Elsewhere = here,
        may_type: bool = True,
        has_lab: bool = True,
        nudger: Nudger | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.bus = bus
        self.counts = counts or Counters()
        self.clock = clock or steady(wall())  # by which everything here is timed
        self.wall = wall  # the time of day, which somebody may change: only for how old a room is, and across restarts
        self.keep = keep  # seconds that a room is kept after its last deed; 0: for ever
        self.beacon = beacon
        self.log = log or PlainLog()
        self.elsewhere = elsewhere
        self.has_lab = has_lab  # house rules may be tried with thousands of games of mice
        self.may_type = may_type  # names that are not from the list, where a room's host allows them
        self.nudger = nudger or NoNudges()
        self.process = secrets.token_hex(8)
        self.rooms: dict[str, LiveRoom] = {}
        self.slices = Slices()
        self._loading: dict[str, asyncio.Event] = {}  # rooms that are being read
        self._tasks: set[asyncio.Task[None]] = set()
        self.chores = Chores(self)
        self.glances = Glances(self)
        self.sweep = Sweep(self)
        self.is_closing = False

    async def open(self) -> None:
        await self.store.open()
        await self.sweep.begin()
        if self.bus is not None:
            await self.bus.open(self._hinted)
        self.go(self.sweep.run())

    async def close(self) -> None:
        self.is_closing = True
        for live in self.rooms.values():
            self.tend(live)  # that is, no more
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.bus is not None:
            await self.bus.close()
        with contextlib.suppress(Exception):  # then the others wait until they are sure
            await self.store.go(self.process)
        await self.store.close()

    def goodbye(self, after: float) -> None:
        """The server goes down: tell everybody when to come back."""
        self.is_closing = True
        for live in self.rooms.values():
            for line in live.lines:
                line.close("restart", after)

    # Rooms

    async def make(
        self, wanted: wire.NewRoom, moves: tuple[str, ...] = (), answers: tuple[tuple[int, str], ...] = ()
    ) -> wire.Key:
        """A new room; its maker is the host."""
        token = new_token()
        while True:
            live = self._new(new_code())
            deed = made(live.room.code, wanted, token, moves, answers, may_type=self.may_type)
            if live.room.code not in self.rooms and await self._write(live, secrets.token_hex(8), deed):
                break
        self.rooms[live.room.code] = live
        live.away[0] = self.clock()
        if wanted.begin or moves:
            await self.change(live, "begun", Room.beginning)
        self.counts.room_made()
        return wire.Key(live.room.code, 0, token, next(iter(live.room.seats_of(0)), None))

    async def join(self, code: str, wanted: wire.NewGuest) -> wire.Key:
        """Somebody comes in, and is given a token."""
        live, token = await self.enter(code), new_token()
        if live.is_full:
            raise refused("room-full")
        joined: list[Joined] = []

        def decide(room: Room) -> Deed:
            joined[:] = [room.joining(wanted, token, self._absent(live))]
            return joined[0]

        await self.change(live, secrets.token_hex(8), decide)
        guest = live.room.guest_of(token)
        if guest is None:
            raise refused("closed")
        return wire.Key(live.room.code, guest, token, joined[0].seat)

    async def renew_key(self, code: str, token: str) -> wire.Key:
        """A guest who fears that somebody else has their token is given another; every line that came with the old one is cut."""
        live, fresh = await self.look(code), new_token()
        if live.is_full:
            raise refused("room-full")
        await self.change(live, secrets.token_hex(8), lambda room: room.renewing(token, fresh))
        guest = live.room.guest_of(fresh)
        if guest is None:
            raise refused("closed")
        return wire.Key(live.room.code, guest, fresh, next(iter(live.room.seats_of(guest)), None))

    async def enter(self, code: str) -> LiveRoom:
        """A room, from memory or from its log."""
        code = read_code(code)
        while (live := self.rooms.get(code)) is None:
            await self._load_once(code)
        live.used = self.clock()
        return live

    async def look(self, code: str) -> LiveRoom:
        """A room as it is now, whoever has changed it, and who is there, wherever they are connected."""
        live = await self.enter(code)
        if self.store.is_shared:
            async with live.lock:
                await self._catch_up(live)
            await self.sweep.look_at(live)
        return live

    def _new(self, code: str) -> LiveRoom:
        return LiveRoom(Room(code, may_type=self.may_type), used=self.clock())

    async def _load_once(self, code: str) -> None:
        """One at a time, also after one that has failed: a room is in memory once."""
        if (loading := self._loading.get(code)) is not None:
            await loading.wait()
            return
        loading = self._loading[code] = asyncio.Event()
        try:
            await self._load(code)
        finally:
            del self._loading[code]
            loading.set()

    async def _load(self, code: str) -> None:
        live = await self._opened(code)
        begin = live.number
        while entries := await self.store.read(code, live.number):
            await self.slices.do(self._folding(live, entries))
        if live.number == begin:  # a room goes on after its bookmark
            raise refused("no-such-room")
        self._keep_bookmark(live)
        live.moved = live.read = self.clock()
        live.away = dict.fromkeys(range(len(live.room.guests)), self.clock())
        self.rooms[code] = live

    async def _opened(self, code: str) -> LiveRoom:
        """A room as its bookmark has it; without one, an empty one."""
        live = self._new(code)
        if (body := await self.store.bookmark(code)) and (bookmark := read_bookmark(body)) is not None:
            live.open_at(bookmark)
        return live

    def _keep_bookmark(self, live: LiveRoom) -> None:
        """Once the match has begun before which it was made: nothing of the match before is needed any more."""
        if live.bookmark and live.room.sealing is None:
            body, live.bookmark = live.bookmark, b""
            self.go(self._mark(live.room.code, live.marked, body))

    async def _mark(self, code: str, deeds: int, body: bytes) -> None:
        with contextlib.suppress(Exception):  # then more is read the next time
            await self.store.mark(code, deeds, body)

    def _folding(self, live: LiveRoom, entries: list[Entry]) -> Iterator[None]:
        for entry in entries:
            deed = read_deed(entry.body)
            yield from live.room.laying(deed)
            live.mark(deed)
            self._fold(live, entry, deed, self.clock() - max(0.0, self.wall() - entry.at))
            yield

    # Changes

    async def change(self, live: LiveRoom, mid: str, decide: Callable[[Room], Deed]) -> wire.Done:
        """Decide, write down, make it happen, tell everybody; or refuse."""
        async with live.lock:
            while True:
                if (done := live.answered(mid)) is not None:
                    return done
                try:
                    deed = decide(live.room)
                except Refused:
                    if self.store.is_shared and await self._catch_up(live):
                        continue
                    raise
                if await self._write(live, mid, deed):
                    return live.answer(mid)
                if not await self._catch_up(live):
                    self.drop(live, "old")
                    raise refused("no-such-room")

    async def _write(self, live: LiveRoom, mid: str, deed: Deed) -> bool:
        if isinstance(deed, BEGINNINGS):
            await self.slices.do(live.room.laying(deed))
        entry = Entry(live.room.code, live.number + 1, mid, encode(deed), self.wall())
        if not await self.store.append(entry):
            return False
        self.counts.deed(type(deed).__name__.lower())
        before = live.room.turn_now
        live.mark(deed)
        self._happen(live, entry, deed)
        self._keep_bookmark(live)
        self._nudge(live, deed, before)
        if self.bus is not None:
            self.bus.tell(entry.room, entry.number)
        return True

    def _nudge(self, live: LiveRoom, deed: Deed, before: TurnNow | None) -> None:
        """Whose turn it is after a deed that was written down here: of several processes, one says so."""
        code, turn = live.room.code, live.room.turn_now
        if turn != before:
            self.nudger.turned(code, turn)
        if isinstance(deed, Closed):
            self.nudger.ended(code)
        elif isinstance(deed, Removed | KeyRenewed):  # a thief may have switched them on
            self.nudger.ended(code, deed.guest)

    def _happen(self, live: LiveRoom, entry: Entry, deed: Deed) -> None:
        """A deed that is written down happens here, and now."""
        version = live.version
        try:
            notices = self._fold(live, entry, deed, self.clock())
        except Exception:
            self.drop(live, "broken")
            raise
        if isinstance(deed, Joined) and (guest := len(live.room.guests) - 1) not in live.here:
            live.away[guest] = self.clock()  # until the line is there, which another process may have told already
        if live.version != version:
            live.moved = self.clock()
        if live.version[1] >= UNDER_WAY:
            self.bots.wake()
        live.changes += not isinstance(deed, QUIET) or live.room.phase == "over"
        live.forget_frames()
        for line in live.lines:
            if isinstance(deed, CoveredAgain) and line.facing == deed.seat:
                line.tell_again()
            for notice in notices:
                line.tell(notice)
            line.wake()
        self._send_away(live, deed)
        self.tend(live)

    def _send_away(self, live: LiveRoom, deed: Deed) -> None:
        """Whoever must go hears so, and is cut off."""
        for line in live.lines:
            if isinstance(deed, Closed):
                line.close("closed", -1.0)
            elif isinstance(deed, Removed) and deed.guest == line.guest:
                line.close("removed", -1.0)
            elif isinstance(deed, KeyRenewed) and deed.guest == line.guest:
                line.close("not-a-guest", -1.0)

    def _fold(self, live: LiveRoom, entry: Entry, deed: Deed, at: float) -> list[wire.Notice]:
        assert entry.number == live.number + 1
        notices = live.room.fold(deed, at)
        live.number = entry.number
        live.remember(entry.mid)
        return notices

    async def _catch_up(self, live: LiveRoom) -> bool:
        """What other processes have written; whether there was anything."""
        before = live.number
        while entries := await self.store.read(live.room.code, live.number):
            for entry in entries:
                deed = read_deed(entry.body)
                await self.slices.do(live.room.laying(deed))
                self._happen(live, entry, deed)
        return live.number > before

    def drop(self, live: LiveRoom, reason: str = "") -> None:
        """Out of memory, not out of the store; whoever is there is told why."""
        self.rooms.pop(live.room.code, None)
        self.sweep.comes_or_goes(live.room.code)
        if live.timer is not None:
            live.timer.cancel()
        for line in live.lines:
            line.close(reason, 1.0)

    # Lines

    async def connect(self, hello: wire.Hello, network: str = "") -> Line:
        """A client says hello."""
        if hello.protocol != wire.PROTOCOL:
            raise refused("other-protocol", protocol=wire.PROTOCOL)
        live = await self.enter(hello.room)
        if self.store.is_shared:
            async with live.lock:
                await self._catch_up(live)
        if live.room.phase == "closed":
            raise refused("closed")
        guest = None if hello.token is None else live.room.guest_of(hello.token)
        if hello.token is not None and guest is None:
            raise refused("not-a-guest")
        welcome = wire.Welcome(wire.PROTOCOL, __version__, guest, PING, self.clock())
        line = Line(live, guest, hello, welcome, network)
        line.on_frame = self.glances.shown
        self._arrive(line)
        return line

    def _arrive(self, line: Line) -> None:
        live, guest = line.live, line.guest
        live.lines.add(line)
        self.sweep.comes_or_goes(live.room.code)
        if self.store.is_shared:
            self.sweep.look_soon.set()  # maybe nobody looks after this room
        if guest is None:
            return
        live.local[guest] += 1
        live.away.pop(guest, None)
        self.presence_changed(live)

    def leave(self, line: Line) -> None:
        live, guest = line.live, line.guest
        live.lines.discard(line)
        live.used = self.clock()
        self.sweep.comes_or_goes(live.room.code)
        if guest is None:
            return
        live.local[guest] -= 1
        if guest not in live.here:
            live.away[guest] = self.clock()
        self.presence_changed(live)

    def presence_changed(self, live: LiveRoom) -> None:
        live.changes += 1
        live.wake()
        self.tend(live)

    async def obey(self, line: Line, request: wire.DeedRequest) -> wire.Done:
        """Do what a client wants, once."""
        if line.guest is None:
            raise refused("not-a-guest")
        is_move = isinstance(request, wire.Move)  # it depends on nobody else
        gone, absent = (set[int](), set[int]()) if is_move else (self.gone(line.live), self._absent(line.live))
        mid, beacon = f"{line.guest}:{request.id}", self.next_round()

        def decide(room: Room) -> Deed:
            if line.live.is_full and not isinstance(request, wire.Move | wire.Close):
                raise refused("room-full")
            deed = room.decide(line.guest, request, gone, absent, beacon)
            if line.is_cut:  # by what another process has written meanwhile
                raise refused("not-a-guest")
            return deed

        return await self.change(line.live, mid, decide)

    def next_round(self) -> tuple[str, int] | None:
        """Of the beacon, if there is one."""
        return None if self.beacon is None else self.beacon.next_round(self.wall())

    async def help(self, line: Line, request: wire.Ask) -> wire.OddsAnswer | wire.HintAnswer:
        """Odds or a hint, from what the seat sees and nothing else."""
        live, seat = line.live, line.facing
        await self._announce_help(live, asked(live.room, seat, request.what), seat, request.what)
        table, now = asked(live.room, seat, request.what), live.version
        view = msgspec.Raw(encode(table.game.view(table.state, seat)))
        reader = seat if seat != NOBODY and live.room.seats_of(line.guest) == [seat] else None
        try:
            wanted = HelpWanted(
                table.game.name, view, request.what, request.language, table.names, reader, request.strength
            )
            found = await self.bots.help(wanted, Asker(line.network, live.room.code))
        except BotFailed:
            raise refused("try-again") from None
        if request.what == "hint":
            return wire.HintAnswer(
                request.id, seat, *now, request.strength, found.move, found.among, found.says, found.prospects
            )
        return wire.OddsAnswer(request.id, seat, *now, found.hidden)

    async def _announce_help(self, live: LiveRoom, table: Table, seat: int, what: HelpKind) -> None:
        """By the level of the match: help is refused, or all are told of it before it is given, or it is nobody's business."""
        if table.over or not is_announced(table.help, live.room.people, sits=seat != NOBODY):
            return
        if live.is_full:
            raise refused("room-full")
        if not table.has_helped(seat, what):
            number = live.room.number
            await self.change(live, secrets.token_hex(8), lambda room: room.helping(number, seat, what))

    def foresee(self, line: Line, request: wire.Foresee) -> wire.ForesightAnswer:
        """What one move would change, from what the seat sees and nothing else: no more work than playing it."""
        live, seat = line.live, line.facing
        if live.room.match is None:
            raise refused("no-match")
        table = live.room.match.table
        table.check(seat, request.move, request.version)
        changes = dict(table.game.foresee(live.room.match.view(seat), request.move))
        return wire.ForesightAnswer(request.id, seat, *live.version, request.move, changes)

    def gone(self, live: LiveRoom) -> set[int]:
        """Guests who have been away for longer than the room waits for anybody."""
        return self._away_for(live, self.patience(live))

    def patience(self, live: LiveRoom) -> float:
        return live.room.settings.away or PATIENCE

    def _absent(self, live: LiveRoom) -> set[int]:
        """Guests whose seats others may have without asking them."""
        return self._away_for(live, live.room.absence) if live.room.absence else set()

    def _away_for(self, live: LiveRoom, seconds: float) -> set[int]:
        return {guest for guest, since in live.away.items() if since + seconds <= self.clock()}

    def tend(self, live: LiveRoom) -> None:
        """Something has changed in a room: there may be something to do without anybody asking for it."""
        self.chores.tend(live)

    def is_in_use(self, live: LiveRoom) -> bool:
        """Whether somebody is there; or bots are to play until it is the turn of somebody who wants to be told."""
        return bool(live.lines) or (live.room.is_bots_turn and self.nudger.is_wanted(live.room.code))

    def looks_after(self, live: LiveRoom) -> bool:
        """Whether no other process may do it."""
        return not self.store.is_shared or (live.is_mine and time.monotonic() < self.sweep.trusted_until)

    # What takes time

    def go(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _hinted(self, code: str, number: int) -> None:
        live = self.rooms.get(code)
        if live is not None and live.number < number:
            self.go(self.follow(live, number))

    async def follow(self, live: LiveRoom, number: int) -> None:
        with contextlib.suppress(Exception):  # the next look will find it
            async with live.lock:
                if live.number < number:
                    await self._catch_up(live)


def asked(room: Room, seat: int, what: HelpKind) -> Table:
    """The table that a seat asks about; a hint only in its own turn."""
    if room.match is None:
        raise refused("no-match")
    if what == "hint" and (seat == NOBODY or seat != room.turn):
        raise refused("not-your-turn", turn=room.turn)
    return room.match.table


QUIET: Final = (Moved, Undone, Stuck, CoveredAgain)  # deeds that change nothing around the table

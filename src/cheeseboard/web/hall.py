"""The hall: all rooms that somebody in this process is in.

A change is decided, written down, and only then made and told. Between two processes nothing is shared but the store.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Final

import msgspec
import structlog

from cheeseboard import __version__
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.table.table import Refused
from cheeseboard.web import wire
from cheeseboard.web.bus import Bus, happens
from cheeseboard.web.deeds import (
    Closed,
    Deed,
    Joined,
    Moved,
    Removed,
    Returned,
    Stuck,
    Undone,
    read_deed,
)
from cheeseboard.web.live import Line, Live, encode
from cheeseboard.web.logs import where
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.names import new_code, new_token, read_code
from cheeseboard.web.questions import BotFailed, Bots, HelpWanted
from cheeseboard.web.room import Room, made, refused
from cheeseboard.web.store import Entry, Store

LINGER: Final = 60.0  # seconds that an empty room stays in memory
SWEEP: Final = 1.0  # seconds between two looks at everything …
GAP: Final = 0.1  # … if nothing calls for one sooner
LEASE: Final = 6.0  # seconds after which a process that says nothing is gone
PING: Final = 25  # seconds within which a client says something
PATIENCE: Final = 60  # seconds after which a host who has gone can be followed, where bots never stand in
LAST_RESORT: Final = "random"  # the bot that cannot fail

log = structlog.get_logger()


class Hall:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        bus: Bus | None = None,
        metrics: Metrics | None = None,
        clock: Callable[[], float] = time.time,
        keep: float = 0.0,
    ) -> None:
        self.store = store
        self.bots = bots
        self.bus = bus
        self.metrics = metrics or Metrics()
        self.clock = clock
        self.keep = keep  # seconds that a room is kept after its last deed; 0: for ever
        self.process = secrets.token_hex(8)
        self.rooms: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._look_soon = asyncio.Event()
        self._trusted_until = 0.0  # by others, to look after its rooms
        self.is_closing = False

    async def open(self) -> None:
        await self.store.open()
        await self._stay()
        if self.bus is not None:
            await self.bus.open(self._hinted)
        self._go(self._sweep())

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

    async def make(self, said: wire.NewRoom, moves: tuple[str, ...] = ()) -> wire.Key:
        """A new room; its maker is the host."""
        token = new_token()
        while True:
            live = Live(Room(new_code()), used=self.clock())
            deed = made(live.room.code, said, token, moves)
            if live.room.code not in self.rooms and await self._write(live, secrets.token_hex(8), deed):
                break
        self.rooms[live.room.code] = live
        live.away[0] = self.clock()
        if said.begin or moves:
            await self.change(live, "begun", Room.beginning)
        self.metrics.rooms_made.inc()
        return wire.Key(live.room.code, 0, token, next(iter(live.room.seats_of(0)), None))

    async def join(self, code: str, said: wire.NewGuest) -> wire.Key:
        """Somebody comes in, and is given a token."""
        live, token = await self.enter(code), new_token()
        joined: list[Joined] = []

        def decide(room: Room) -> Deed:
            joined[:] = [room.joining(said, token)]
            return joined[0]

        await self.change(live, secrets.token_hex(8), decide)
        guest = live.room.guest_of(token)
        if guest is None:
            raise refused("closed")
        return wire.Key(live.room.code, guest, token, joined[0].seat)

    async def enter(self, code: str) -> Live:
        """A room, from memory or from its log."""
        code = read_code(code)
        if (live := self.rooms.get(code)) is None:
            try:
                async with self._loading.setdefault(code, asyncio.Lock()):
                    live = self.rooms.get(code) or await self._load(code)
            finally:
                self._loading.pop(code, None)
        live.used = self.clock()
        return live

    async def _load(self, code: str) -> Live:
        entries = await self.store.read(code)
        if not entries:
            raise refused("no-such-room")
        live = Live(Room(code), used=self.clock())
        for entry in entries:
            self._fold(live, entry, read_deed(entry.body))
            await asyncio.sleep(0)  # a long game takes a while
        live.away = dict.fromkeys(range(len(live.room.guests)), self.clock())
        self.rooms[code] = live
        return live

    # Changes

    async def change(self, live: Live, mid: str, decide: Callable[[Room], Deed]) -> wire.Done:
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
                    self._drop(live, "old")
                    raise refused("no-such-room")

    async def _write(self, live: Live, mid: str, deed: Deed) -> bool:
        entry = Entry(live.room.code, live.number + 1, mid, encode(deed), self.clock())
        if not await self.store.append(entry):
            return False
        self.metrics.done(type(deed).__name__.lower()).inc()
        self._happen(live, entry, deed)
        if self.bus is not None:
            self.bus.tell(entry.room, entry.number)
        return True

    def _happen(self, live: Live, entry: Entry, deed: Deed) -> None:
        """A deed that is written down happens here."""
        try:
            notices = self._fold(live, entry, deed)
        except Exception:
            self._drop(live, "broken")
            raise
        if isinstance(deed, Joined):
            live.away[len(live.room.guests) - 1] = self.clock()  # until the line is there
        live.changes += not isinstance(deed, QUIET) or live.room.phase == "over"
        live.forget_frames()
        for line in live.lines:
            for notice in notices:
                line.tell(notice)
            line.wake()
        self._send_away(live, deed)
        self.tend(live)

    def _send_away(self, live: Live, deed: Deed) -> None:
        """Whoever must go hears so, and is cut off."""
        for line in live.lines:
            if isinstance(deed, Closed) or (isinstance(deed, Removed) and deed.guest == line.guest):
                line.close("closed" if isinstance(deed, Closed) else "removed", -1.0)

    def _fold(self, live: Live, entry: Entry, deed: Deed) -> list[wire.Notice]:
        assert entry.number == live.number + 1
        notices = live.room.fold(deed, entry.at)
        live.number = entry.number
        live.remember(entry.mid)
        return notices

    async def _catch_up(self, live: Live) -> bool:
        """What other processes have written; whether there was anything."""
        entries = await self.store.read(live.room.code, live.number)
        for entry in entries:
            self._happen(live, entry, read_deed(entry.body))
        return bool(entries)

    def _drop(self, live: Live, reason: str = "") -> None:
        """Out of memory, not out of the store; whoever is there is told why."""
        self.rooms.pop(live.room.code, None)
        if live.timer is not None:
            live.timer.cancel()
        for line in live.lines:
            line.close(reason, 1.0)

    # Lines

    async def connect(self, said: wire.Hello) -> Line:
        """A client says hello."""
        if said.protocol != wire.PROTOCOL:
            raise refused("other-protocol", protocol=wire.PROTOCOL)
        live = await self.enter(said.room)
        if self.store.is_shared:
            async with live.lock:
                await self._catch_up(live)
        if live.room.phase == "closed":
            raise refused("closed")
        guest = None if said.token is None else live.room.guest_of(said.token)
        if said.token is not None and guest is None:
            raise refused("not-a-guest")
        line = Line(live, guest, said, wire.Welcome(wire.PROTOCOL, __version__, guest, PING, self.clock()))
        self._arrive(line)
        return line

    def _arrive(self, line: Line) -> None:
        live, guest = line.live, line.guest
        live.lines.add(line)
        if self.store.is_shared:
            self._look_soon.set()  # maybe nobody looks after this room
        if guest is None:
            return
        live.local[guest] += 1
        live.away.pop(guest, None)
        self._presence_changed(live)

    def leave(self, line: Line) -> None:
        live, guest = line.live, line.guest
        live.lines.discard(line)
        live.used = self.clock()
        if guest is None:
            return
        live.local[guest] -= 1
        if guest not in live.here:
            live.away[guest] = self.clock()
        self._presence_changed(live)

    def _presence_changed(self, live: Live) -> None:
        live.changes += 1
        live.wake()
        self.tend(live)

    async def obey(self, line: Line, said: wire.Command) -> wire.Done:
        """Do what a client wants, once."""
        if line.guest is None:
            raise refused("not-a-guest")
        gone = self._gone(line.live)
        return await self.change(line.live, f"{line.guest}:{said.id}", lambda room: room.decide(line.guest, said, gone))

    async def help(self, line: Line, said: wire.Ask) -> wire.Odds | wire.Hint:
        """Odds or a hint, from what the seat sees and nothing else."""
        live, seat = line.live, line.facing
        if live.room.match is None:
            raise refused("no-match")
        if said.what == "hint" and (seat == NOBODY or seat != live.room.turn):
            raise refused("not-your-turn", turn=live.room.turn)
        table, now = live.room.match.table, live.version
        view = msgspec.Raw(encode(table.game.view(table.state, seat)))
        reader = seat if seat != NOBODY and live.room.seats_of(line.guest) == [seat] else None
        try:
            wanted = HelpWanted(table.game.name, view, said.what, said.language, table.names, reader, said.strength)
            found = await self.bots.help(wanted)
        except BotFailed:
            raise refused("try-again") from None
        if said.what == "hint":
            return wire.Hint(said.id, seat, *now, said.strength, found.move, found.among, found.says, found.prospects)
        return wire.Odds(said.id, seat, *now, found.hidden)

    def _gone(self, live: Live) -> set[int]:
        """Guests who have been away for longer than the room waits for anybody."""
        wait, now = live.room.settings.away or PATIENCE, self.clock()
        return {guest for guest, since in live.away.items() if since + wait <= now}

    # Bots, clocks and empty chairs

    def tend(self, live: Live) -> None:
        """Look when something is to be done in a room without anybody asking for it."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.chore is not None or not self._looks_after(live) or self.is_closing or not live.lines:
            return
        when = self._when(live)
        if when is not None:
            delay = max(0.0, when - self.clock())
            live.timer = asyncio.get_running_loop().call_later(delay, self._start_chore, live)

    def _looks_after(self, live: Live) -> bool:
        """Whether no other process may do it."""
        return not self.store.is_shared or (live.is_mine and time.monotonic() < self._trusted_until)

    def _when(self, live: Live) -> float | None:
        room = live.room
        seat = room.turn
        if live.back:
            return 0.0
        if seat == NOBODY:
            return None
        if room.bot_of(seat) is not None:
            return room.now + room.settings.pace
        times = []
        guest = room.chairs[seat].guest
        if room.settings.away and guest in live.away and live.here:
            times.append(live.away[guest] + room.settings.away)
        if room.settings.clock and room.match is not None:
            times.append(room.match.table.turn_since + room.settings.clock)
        return min(times, default=None)

    def _start_chore(self, live: Live) -> None:
        live.timer = None
        live.chore = self._go(self._do_chore(live))

    async def _do_chore(self, live: Live) -> None:
        try:
            await self._do_what_is_due(live)
        except Refused:
            pass  # somebody was quicker
        except Exception as problem:  # noqa: BLE001 - a room that fails must not take the others along
            log.error("chore failed", **where(problem))
            await asyncio.sleep(SWEEP)
        finally:
            live.chore = None
            if live.room.code in self.rooms:
                self.tend(live)

    async def _do_what_is_due(self, live: Live) -> None:
        room, seat = live.room, live.room.turn
        if not self._looks_after(live):
            return
        if back := live.back:
            await self.change(live, secrets.token_hex(8), lambda _: Returned(back[0]))
        elif seat == NOBODY or (self._when(live) or 0.0) > self.clock():
            return
        elif (guest := self._missing(live, seat)) is not None:
            await self.change(live, secrets.token_hex(8), lambda room: room.standing_in(guest))
        else:
            await self._bot_plays(live, seat, room.bot_for(seat))

    def _missing(self, live: Live, seat: int) -> int | None:
        """Who should play this seat and has been away for too long."""
        guest = live.room.chairs[seat].guest
        is_waited_for = live.room.settings.away and live.room.bot_of(seat) is None
        return guest if is_waited_for and guest in self._gone(live) else None

    async def _bot_plays(self, live: Live, seat: int, bot: str) -> None:
        """A bot is asked with what a person on that seat would see, and nothing else."""
        match = live.room.match
        assert match is not None
        version, table = match.table.version, match.table
        view = encode(find(live.room.game).view(table.state, seat))
        try:
            move = await self.bots.choose(live.room.game, view, bot, secrets.randbits(48), live.room.settings.think)
            table.check(seat, move, table.version)
        except (BotFailed, Refused) as problem:
            if table.version != version:
                return
            log.warning("bot failed", bot=bot, game=live.room.game, problem=type(problem).__name__)
            self.metrics.bot_failures.inc()
            if bot != LAST_RESORT:
                await self.change(live, secrets.token_hex(8), lambda room: room.replacing(seat, bot, LAST_RESORT))
                return
            move = secrets.choice(table.possible())
        await self.change(live, secrets.token_hex(8), lambda room: room.bot_move(match.number, seat, version, move))

    # Everything else that takes time

    def _go(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _hinted(self, code: str, number: int) -> None:
        live = self.rooms.get(code)
        if live is not None and live.number < number:
            self._go(self._follow(live, number))

    async def _follow(self, live: Live, number: int) -> None:
        with contextlib.suppress(Exception):  # the next look will find it
            async with live.lock:
                if live.number < number:
                    await self._catch_up(live)

    async def _sweep(self) -> None:
        last_cleaning = 0.0
        while True:
            await asyncio.sleep(GAP)
            await happens(self._look_soon, SWEEP - GAP)
            self._look_soon.clear()
            now = self.clock()
            self._drop_idle(now)
            self.metrics.rooms.set(len(self.rooms))
            try:
                if self.store.is_shared:
                    await self._stay()
                    await self._look_around(now)
                if self.keep and now - last_cleaning > 3600:
                    last_cleaning = now
                    await self._clean(now)
            except Exception as problem:  # noqa: BLE001 - the store may be away for a while
                log.warning("sweep failed", problem=type(problem).__name__)

    def _drop_idle(self, now: float) -> None:
        for live in list(self.rooms.values()):
            if not live.lines and live.chore is None and not live.lock.locked() and now - live.used > LINGER:
                self._drop(live)

    async def _stay(self) -> None:
        """Other processes trust this one to look after its rooms, but not for long."""
        began = time.monotonic()
        await self.store.stay(self.process, LEASE)
        self._trusted_until = began + LEASE

    async def _look_around(self, now: float) -> None:
        """What other processes have done while no hint came through, and who looks after which room."""
        codes = list(self.rooms)
        here = [(code, guest) for code in codes for guest, lines in self.rooms[code].local.items() if lines]
        await self.store.mark_present(here, self.process)
        mine = await self.store.lease(
            [code for code in codes if code in self.rooms and self.rooms[code].lines], self.process
        )
        elsewhere: dict[str, set[int]] = {}
        for code, guest in await self.store.present(codes, self.process):
            elsewhere.setdefault(code, set()).add(guest)
        for code, head in (await self.store.heads(codes)).items():
            if (live := self.rooms.get(code)) is not None:
                live.is_mine = code in mine
                self._seen_elsewhere(live, elsewhere.get(code, set()), now)
                self._seen_head(live, head)
                if live.timer is None and live.chore is None:
                    self.tend(live)

    def _seen_head(self, live: Live, head: int) -> None:
        if head == 0:
            self._drop(live, "old")  # another process has thrown it away
        elif head > live.number:
            self._go(self._follow(live, head))

    def _seen_elsewhere(self, live: Live, guests: set[int], now: float) -> None:
        before = live.here
        live.elsewhere = guests
        if live.here == before:
            return
        for guest in range(len(live.room.guests)):
            if guest in live.here:
                live.away.pop(guest, None)
            else:
                live.away.setdefault(guest, now)
        self._presence_changed(live)

    async def _clean(self, now: float) -> None:
        for code in await self.store.forget(now - self.keep):
            if (live := self.rooms.get(code)) is not None:
                self._drop(live, "old")


QUIET: Final = (Moved, Undone, Stuck)  # deeds that change nothing around the table

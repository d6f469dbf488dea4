"""What a hall looks at every second: its clock, rooms that nobody is in, what other processes do, rooms that are too old."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from cheeseboard.rooms.live import LiveRoom
from cheeseboard.rooms.timing import happens

if TYPE_CHECKING:
    from cheeseboard.rooms.hall import Hall

LINGER: Final = 60.0  # seconds that an empty room stays in memory
SWEEP: Final = 1.0  # seconds between two looks at everything …
GAP: Final = 0.1  # … if nothing calls for one sooner
LEASE: Final = 6.0  # seconds after which a process that says nothing is gone
HOUR: Final = 3600.0  # seconds between two times that old rooms are thrown away
LEAP: Final = 2.0  # seconds by which a clock may be set without anybody minding
FEW: Final = 100  # rooms, or a few more, that are looked at each time although nothing calls for it …
ROUNDS: Final = 10  # … so that it is each one's turn after so many looks at the latest


class Sweep:
    """Looks after a hall as a whole."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.look_soon = asyncio.Event()
        self.changed: dict[str, None] = {}  # rooms in which somebody has come or gone since others were told, in order
        self._others: dict[str, int] | None = None  # how often each other process has told of its guests, when we asked
        self.looks = 0  # so far
        self.trusted_until = 0.0  # by others, to look after its rooms
        self.ahead = 0.0  # how far the time of day is ahead of our clock
        self._calm_since = 0.0  # since when that has not changed by a leap, or rooms were cleared away last

    async def begin(self) -> None:
        await self.stay()
        self.ahead, self._calm_since = self.hall.wall() - self.hall.clock(), self.hall.clock()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(GAP)
            await happens(self.look_soon, SWEEP - GAP)
            self.look_soon.clear()
            now = self.hall.clock()
            self._watch_the_clock(now)
            self.drop_idle(now)
            self.hall.counts.rooms(len(self.hall.rooms))
            try:
                if self.hall.store.is_shared:
                    await self.stay()
                    await self._look_around(now)
                if self.hall.keep and now - self._calm_since > HOUR:
                    self._calm_since = now
                    self.hall.go(self.clean())  # in small pieces, which takes a while
            except Exception as problem:  # noqa: BLE001 - the store may be away for a while
                self.hall.log.warning("sweep failed", problem=type(problem).__name__)

    def _watch_the_clock(self, now: float) -> None:
        """Somebody may set the time of day, rightly or wrongly: until it has been calm for a while, no room is old."""
        ahead = self.hall.wall() - now
        if abs(ahead - self.ahead) > LEAP:
            self.hall.log.warning("the clock has jumped", seconds=round(ahead - self.ahead, 1))
            self._calm_since = now
        self.ahead = ahead

    def drop_idle(self, now: float) -> None:
        for live in list(self.hall.rooms.values()):
            if (
                not self.hall.is_in_use(live)
                and live.chore is None
                and not live.lock.locked()
                and now - live.used > LINGER
            ):
                self.hall.drop(live)
            elif now - live.moved > LINGER:
                live.forget_views()

    async def stay(self) -> None:
        """Other processes trust this one to look after its rooms, but not for long."""
        began = time.monotonic()
        is_known = await self.hall.store.stay(self.hall.process, LEASE)
        if not is_known or began > self.trusted_until:  # others may have taken all it had
            self.changed.update(dict.fromkeys(self.hall.rooms))
            for live in self.hall.rooms.values():
                live.is_mine = live.is_mine and is_known
        self.trusted_until = began + LEASE

    def comes_or_goes(self, code: str) -> None:
        """Somebody does, in a room here: others are told at the next look."""
        if self.hall.store.is_shared:
            self.changed[code] = None

    async def _look_around(self, now: float) -> None:
        """Tell others who has come and gone here, and look at rooms in which they may have done something: not at all of them."""
        store, process, rooms = self.hall.store, self.hall.process, self.hall.rooms
        changed, self.changed = self.changed, {}
        try:
            if changed:
                here = [(code, guest) for code in changed if code in rooms for guest in rooms[code].connected]
                await store.mark_present(here, changed, process)
            others = await store.others(process)
            looked = {**changed, **dict.fromkeys(self._some())}
            asked = looked if others == self._others else {**looked, **dict.fromkeys(rooms)}
            elsewhere: dict[str, set[int]] = {}
            for code, guest in await store.present(asked, process) if asked else ():
                elsewhere.setdefault(code, set()).add(guest)
            shared = {code: None for code in rooms if rooms[code].elsewhere or elsewhere.get(code)}
            wanted = {code: None for code, live in rooms.items() if not live.is_mine and self.hall.is_in_use(live)}
            claimed = {**looked, **wanted}
            used = [code for code in claimed if code in rooms and self.hall.is_in_use(rooms[code])]
            mine = await store.lease(used, claimed, process) if claimed else set()
            followed = {**looked, **shared, **wanted}
            heads = await store.heads(followed) if followed else {}
        except BaseException:
            self.changed = {**changed, **self.changed}
            raise
        self._others = others
        for code in asked:
            if (live := rooms.get(code)) is not None:
                self.seen_elsewhere(live, elsewhere.get(code, set()), now)
        for code in claimed:
            if (live := rooms.get(code)) is not None:
                live.is_mine = code in mine
        for code, head in heads.items():
            if (live := rooms.get(code)) is not None:
                self._seen_head(live, head)
        for code in {**asked, **claimed}:
            if (live := rooms.get(code)) is not None and live.timer is None and live.chore is None:
                self.hall.tend(live)

    def _some(self) -> list[str]:
        """Rooms whose turn it is to be looked at although nothing calls for it: what was missed is found all the same."""
        self.looks += 1
        rounds = min(ROUNDS, max(1, int(len(self.hall.rooms) / FEW)))
        return list(self.hall.rooms)[self.looks % rounds :: rounds]

    def _seen_head(self, live: LiveRoom, head: int) -> None:
        if head == 0:
            self.hall.drop(live, "old")  # another process has thrown it away
        elif head > live.number:
            self.hall.go(self.hall.follow(live, head))

    async def look_at(self, live: LiveRoom) -> None:
        """Who is connected to other processes, now."""
        found = await self.hall.store.present([live.room.code], self.hall.process)
        self.seen_elsewhere(live, {guest for _, guest in found}, self.hall.clock())

    def seen_elsewhere(self, live: LiveRoom, guests: set[int], now: float) -> None:
        before = live.here
        live.elsewhere = guests
        if live.here == before:
            return
        for guest in range(len(live.room.guests)):
            if guest in live.here:
                live.away.pop(guest, None)
            else:
                live.away.setdefault(guest, now)
        self.hall.presence_changed(live)

    async def clean(self) -> None:
        """Throw away what is old by a time of day that has been watched, but no room with somebody in it."""
        try:
            gone = await self.hall.store.forget(self.hall.clock() + self.ahead - self.hall.keep, self._is_used)
        except Exception as problem:  # noqa: BLE001 - the store may be away for a while
            self.hall.log.warning("cleaning failed", problem=type(problem).__name__)
            return
        for code in gone:
            if (live := self.hall.rooms.get(code)) is not None:
                self.hall.drop(live, "old")

    def _is_used(self, code: str) -> bool:
        live = self.hall.rooms.get(code)
        return live is not None and bool(live.lines or live.here)

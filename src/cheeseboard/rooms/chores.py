"""What is to be done in a room without anybody asking: bots play, clocks run out, somebody stands in or returns, a match opens."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from cheeseboard.bots.bots import MICE
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.rooms.deeds import Returned
from cheeseboard.rooms.live import LiveRoom, encode
from cheeseboard.rooms.outside import where
from cheeseboard.rooms.pauses import lead, moment
from cheeseboard.rooms.questions import Asker, BotFailed
from cheeseboard.rooms.room import Room
from cheeseboard.table.table import Refused, Table

if TYPE_CHECKING:
    from cheeseboard.rooms.hall import Hall

REVEAL: Final = 3.0  # seconds that devices have to reveal their numbers, once a match is sealed
REST: Final = 1.0  # seconds after something went wrong in a room
TRIES: Final = 2  # of a bot that crashes, stalls or talks nonsense, before another plays on
LAST_RESORT: Final = "random"  # the bot that cannot fail


class Chores:
    """The chores of all rooms that a hall looks after: one at a time in each room."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    def tend(self, live: LiveRoom) -> None:
        """Look when something is to be done in a room without anybody asking for it."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if (
            live.chore is not None
            or not self.hall.looks_after(live)
            or self.hall.is_closing
            or not self.hall.is_in_use(live)
        ):
            return
        when = self._when(live)
        if when is not None:
            delay = max(0.0, when - self.hall.clock())
            live.timer = asyncio.get_running_loop().call_later(delay, self._start_chore, live)

    def _when(self, live: LiveRoom) -> float | None:
        room = live.room
        seat = room.turn
        if live.back:
            return 0.0
        if room.sealing is not None:
            return max(self._drawn_at(room), room.sealing.at + REVEAL if live.here & room.awaited else 0.0)
        if seat == NOBODY:
            return self._all_want_another(live) if room.is_waiting else None
        if (bot := room.bot_of(seat)) is not None:
            return live.moved + max(0.0, room.settings.pace - self._lead(live, bot))
        times = []
        guest = room.chairs[seat].guest
        if room.settings.away and guest in live.away and live.here:
            times.append(live.away[guest] + room.settings.away)
        if room.settings.clock and room.match is not None:
            since = max(room.match.table.turn_since, live.read)  # nobody's time runs while the server is down
            times.append(since + room.settings.clock)
        return min(times, default=None)

    def _all_want_another(self, live: LiveRoom) -> float | None:
        """When the last of those who have not said so counts as gone; never, while one of them is here."""
        missing = live.room.undecided
        if missing & live.here:
            return None
        since = [live.away.get(guest, self.hall.clock()) for guest in missing]
        return max(since) + self.hall.patience(live) if since else 0.0

    def _start_chore(self, live: LiveRoom) -> None:
        live.timer = None
        live.chore = self.hall.go(self._do_chore(live))

    async def _do_chore(self, live: LiveRoom) -> None:
        try:
            await self._do_what_is_due(live)
        except Refused:
            pass  # somebody was quicker
        except Exception as problem:  # noqa: BLE001 - a room that fails must not take the others along
            self.hall.log.error("chore failed", **where(problem))
            await asyncio.sleep(REST)
        finally:
            live.chore = None
            if live.room.code in self.hall.rooms:
                self.tend(live)

    async def _do_what_is_due(self, live: LiveRoom) -> None:
        room, seat = live.room, live.room.turn
        if not self.hall.looks_after(live):
            return
        if back := live.back:
            await self.hall.change(live, secrets.token_hex(8), lambda _: Returned(back[0]))
        elif room.sealing is not None and (self._when(live) or 0.0) <= self.hall.clock():
            await self._open(live)
        elif room.is_waiting and (due := self._when(live)) is not None and due <= self.hall.clock():
            gone, beacon = self.hall.gone(live), self.hall.next_round()
            await self.hall.change(live, secrets.token_hex(8), lambda room: room.another(gone, beacon))
        elif seat == NOBODY or (due := self._when(live)) is None or due > self.hall.clock():
            return  # maybe somebody has come back just now
        elif (guest := self._missing(live, seat)) is not None:
            await self._stand_in(live, seat, guest)
        else:
            await self._bot_plays(live, seat, room.bot_for(seat))

    def _round(self, room: Room) -> int | None:
        """The round of our beacon that the sealed match waits for."""
        named = room.sealing.deed.beacon if room.sealing is not None else None
        return named[1] if named and self.hall.beacon is not None and named[0] == self.hall.beacon.source else None

    def _drawn_at(self, room: Room) -> float:
        """When that round is drawn, by our clock."""
        number = self._round(room)
        if number is None or self.hall.beacon is None:
            return 0.0
        return self.hall.clock() + max(0.0, self.hall.beacon.drawn_at(number) - self.hall.wall())

    async def _open(self, live: LiveRoom) -> None:
        """A sealed match begins, with what was revealed and, if one was named, with the beacon's round."""
        number = self._round(live.room)
        value = None if number is None or self.hall.beacon is None else await self.hall.beacon.value(number)
        await self.hall.change(live, secrets.token_hex(8), lambda room: room.opening(value))

    async def _stand_in(self, live: LiveRoom, seat: int, guest: int) -> None:
        """A bot plays for a guest, unless they have come to another process while this one heard nothing of the others."""
        if self.hall.store.is_shared:
            await self.hall.sweep.look_at(live)
            if self._missing(live, seat) != guest:
                return
        await self.hall.change(live, secrets.token_hex(8), lambda room: room.standing_in(guest))

    def _missing(self, live: LiveRoom, seat: int) -> int | None:
        """Who should play this seat and has been away for too long."""
        guest = live.room.chairs[seat].guest
        is_waited_for = live.room.settings.away and live.room.bot_of(seat) is None
        return guest if is_waited_for and guest in self.hall.gone(live) else None

    def _lead(self, live: LiveRoom, bot: str) -> float:
        room = live.room
        return lead(find(room.game), len(room.chairs), bot, room.settings.think)

    async def _bot_plays(self, live: LiveRoom, seat: int, bot: str) -> None:
        """A bot is asked with what a person on that seat would see, and nothing else. When it plays tells nothing."""
        match = live.room.match
        assert match is not None
        version, table, late = match.table.version, match.table, live.room.bot_of(seat) is None
        step = self._lead(live, bot)
        due = max(self.hall.clock() + step, live.moved + live.room.settings.pace)
        move = await self._thought(live, seat, bot)
        if table.version != version:
            return
        if move is None:
            await self.hall.change(live, secrets.token_hex(8), lambda room: room.replacing(seat, bot, next_best(bot)))
            return
        now = self.hall.clock()
        await asyncio.sleep(moment(due, now, step) - now)
        await self.hall.change(
            live, secrets.token_hex(8), lambda room: room.bot_move(match.number, seat, version, move, late=late)
        )

    async def _thought(self, live: LiveRoom, seat: int, bot: str) -> str | None:
        """What a bot plays. One that fails is asked again; nothing, if it fails again. Any move will do for the last of them."""
        room = live.room
        assert room.match is not None
        table = room.match.table
        version, who = table.version, Asker(live.network, room.code)
        view = encode(find(room.game).view(table.state, seat))
        for attempt in range(TRIES):
            try:
                number = bot_number(table, attempt)
                move = await self.hall.bots.choose(room.game, view, bot, number, room.settings.think, who)
                table.check(seat, move, table.version)
            except (BotFailed, Refused) as problem:
                if table.version != version:
                    return None
                self.hall.log.warning("bot failed", bot=bot, game=room.game, problem=type(problem).__name__)
                self.hall.counts.bot_failed()
            else:
                return move
        return secrets.choice(table.possible()) if bot == LAST_RESORT else None


def bot_number(table: Table, attempt: int) -> int:
    """A bot's seed: fresh; where people compare how they played with the same luck, the same for all of them."""
    is_shared = table.luck is not None and table.luck.is_public and attempt == 0
    return table.luck.bot_number(len(table.moves)) if is_shared and table.luck else secrets.randbits(48)


def next_best(bot: str) -> str:
    """The bot that is nearly as good; after the last of them, one that plays anything, and says so."""
    return MICE[MICE.index(bot) - 1] if bot in MICE[1:] else LAST_RESORT

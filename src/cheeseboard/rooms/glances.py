"""Where a match is played as printed, whoever looks at a card puts it back: when they say so, or after a while."""

import asyncio
import secrets
from typing import TYPE_CHECKING

from cheeseboard.rooms import folding
from cheeseboard.rooms.deeds import CoveredAgain
from cheeseboard.rooms.live import LiveRoom
from cheeseboard.rooms.room import Room
from cheeseboard.table.table import Refused

if TYPE_CHECKING:
    from cheeseboard.rooms.hall import Hall


class Glances:
    """The glances of all rooms of a hall. A process ends those that its own lines have been shown."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    def shown(self, live: LiveRoom, seat: int) -> None:
        """A seat has been told how its table looks: if it looks at something it must put back, time runs."""
        match = live.room.match
        if match is None or seat in live.glancing or not (looks := match.eyes.looks(seat)):
            return
        later = asyncio.get_running_loop().call_later
        version = max(look.version for look in looks)
        live.glancing[seat] = later(folding.glance_of(len(looks)), self._end, live, match.number, seat, version)

    def _end(self, live: LiveRoom, match: int, seat: int, version: int) -> None:
        del live.glancing[seat]
        if not self.hall.is_closing:
            self.hall.go(self._put_back(live, match, seat, version))

    async def _put_back(self, live: LiveRoom, match: int, seat: int, version: int) -> None:
        def decide(room: Room) -> CoveredAgain:
            return room.putting_back(match, seat, version)

        try:
            await self.hall.change(live, secrets.token_hex(8), decide)
        except Refused:
            self.shown(live, seat)  # it lies there already; there may be something newer

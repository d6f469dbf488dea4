"""House rules that are tried with thousands of games of mice. The same are tried once, however many ask; a few answers are kept.

Whoever waits is told now and then what is known by then. Nothing is played that nobody waits for.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec

from cheeseboard.rooms.questions import DONE, BotFailed, Bots, LabShown, LabWanted
from cheeseboard.table.table import Refused

KEPT: Final = 16
WAITING: Final = 4  # house rules at most that wait to be tried; whoever comes then must come again
SHARE: Final = 1  # of these, for one network
PATIENCE: Final = 20.0  # seconds that somebody waits for room
LEAVES: Final = 5.0  # seconds after which nobody seems to wait any more


class Labs:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self._kept: dict[bytes, Trying] = {}

    async def see(self, wanted: LabWanted, network: str, after: int) -> LabShown:
        """As soon as more is done than so many percent."""
        name = msgspec.json.encode(wanted, order="sorted")
        if name not in self._kept or self._kept[name].is_left:
            if not await self._has_room(network):
                return LabShown()
            self._begin(name, wanted, network)
        try:
            return await self._kept[name].after(after)
        except BotFailed:
            self._kept.pop(name, None)
            raise Refused("try-again", "these games could not be played; please try again") from None

    async def _has_room(self, network: str) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while going_on := self._in_the_way(network):
                    await asyncio.wait(going_on, return_when=asyncio.FIRST_COMPLETED)
        return not self._in_the_way(network)

    def _in_the_way(self, network: str) -> list["asyncio.Task[LabShown]"]:
        """Those that must end before another begins."""
        going_on = [each for each in self._kept.values() if not each.task.done()]
        own = [each for each in going_on if each.network == network]
        return [each.task for each in going_on] if len(going_on) >= WAITING or len(own) >= SHARE else []

    def _begin(self, name: bytes, wanted: LabWanted, network: str) -> None:
        if name in self._kept and not self._kept[name].is_left:  # somebody else was as quick
            return
        done = [each for each, trying in self._kept.items() if trying.task.done()]
        for oldest in done[: max(0, len(self._kept) + 1 - KEPT)]:
            del self._kept[oldest]
        self._kept[name] = Trying(self.bots, wanted, network)
        self._kept[name].task.add_done_callback(lambda task: self._forget(name, task))

    def _forget(self, name: bytes, task: "asyncio.Task[Any]") -> None:
        """What was left begins anew when somebody comes again."""
        if task.cancelled() and name in self._kept and self._kept[name].task is task:
            del self._kept[name]


class Trying:
    """House rules that are being tried, and what is known by now."""

    def __init__(self, bots: Bots, wanted: LabWanted, network: str) -> None:
        self.network = network
        self.now = LabShown()
        self.is_left = False  # and ends
        self._waiting = 0
        self._leaves: asyncio.TimerHandle | None = None
        self._changed = asyncio.Event()
        self.task = asyncio.create_task(bots.measure(wanted, network, self._tell))
        self.task.add_done_callback(lambda _: self._changed.set())

    def _tell(self, draft: LabShown) -> None:
        self.now = draft
        self._changed.set()
        self._changed = asyncio.Event()

    async def after(self, progress: int) -> LabShown:
        """As soon as more is done than that."""
        self._waiting += 1
        if self._leaves is not None:
            self._leaves.cancel()
        try:
            while not self.task.done() and self.now.progress <= progress:
                await self._changed.wait()
        finally:
            self._waiting -= 1
            if self._waiting == 0 and not self.task.done():
                self._leaves = asyncio.get_running_loop().call_later(LEAVES, self._leave)
        return self._found()

    def _leave(self) -> None:
        self.is_left = True
        self.task.cancel()

    def _found(self) -> LabShown:
        """All of it, what is known by now, or what was known when it failed."""
        if not self.task.done():
            return self.now
        if self.task.cancelled():
            raise BotFailed("it was left")
        if self.task.exception() is not None and self.now.played:
            return msgspec.structs.replace(self.now, progress=DONE)
        return self.task.result()

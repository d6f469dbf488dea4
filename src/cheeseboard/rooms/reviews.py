"""Finished matches looked at again. Each is thought about once, however many ask; a few answers are kept.

A first look is there in a moment, and everybody gets one. The rest is worked out if somebody asks for it, one match after the
other, and whoever waits is told now and then what is known by then.
"""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from cheeseboard.rooms.questions import DONE, BotFailed, Bots, ReviewShown, ReviewWanted
from cheeseboard.rooms.replays import Links
from cheeseboard.table.table import Refused

KEPT: Final = 200
WAITING: Final = 8  # matches at most that wait to be looked at; whoever comes then must come again
SHARE: Final = 2  # of these, for one network
PATIENCE: Final = 20.0  # seconds that somebody who asks for the next part waits for room


class Reviews:
    def __init__(self, bots: Bots, links: Links) -> None:
        self.bots = bots
        self.links = links
        self._first_looks: dict[str, asyncio.Task[ReviewShown]] = {}
        self._kept: dict[str, Work] = {}

    async def see(self, link: str, network: str, after: int | None = None) -> ReviewShown:
        """As soon as more is done than so many percent; without that, all of it.

        It goes on being worked out if whoever asked does not wait for it.
        """
        if after is None:
            return await self._more(link, network, DONE - 1)
        if after >= 0 or link in self._kept:
            return await self._more(link, network, after)
        return await self._first_look(link, network)

    async def _first_look(self, link: str, network: str) -> ReviewShown:
        if link not in self._first_looks:
            done = [each for each, task in self._first_looks.items() if task.done()]
            for oldest in done[: max(0, len(self._first_looks) + 1 - KEPT)]:
                del self._first_looks[oldest]
            self._first_looks[link] = asyncio.create_task(self.links.first_look(link, network))
        try:
            return await asyncio.shield(self._first_looks[link])
        except Refused:
            self._first_looks.pop(link, None)
            raise

    async def _more(self, link: str, network: str, after: int) -> ReviewShown:
        if link not in self._kept:
            wanted, rough = await self.links.review(link, network), await self._first_look(link, network)
            seconds = PATIENCE if after < DONE - 1 else 0.0
            if self._same(wanted) is None and self._is_full(network) and not await self._room(network, seconds):
                if after < DONE - 1:
                    return rough  # nothing more is known yet
                raise Refused("try-again", "too many matches are being looked at; please try again later")
            self._begin(link, wanted, rough, network)
        try:
            return await self._kept[link].after(after)
        except BotFailed:
            self._kept.pop(link, None)
            raise Refused("try-again", "this match could not be looked at; please try again") from None

    def _is_full(self, network: str) -> bool:
        waiting = [work.network for work in {*self._kept.values()} if not work.task.done()]
        return len(waiting) >= WAITING or waiting.count(network) >= SHARE

    async def _room(self, network: str, seconds: float) -> bool:
        """Whether one more match may wait, by then at the latest."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._is_full(network):
                    going_on = [work.task for work in self._kept.values() if not work.task.done()]
                    await asyncio.wait(going_on, return_when=asyncio.FIRST_COMPLETED)
        return not self._is_full(network)

    def _begin(self, link: str, wanted: ReviewWanted, rough: ReviewShown, network: str) -> None:
        if link in self._kept:  # somebody else was as quick
            return
        done = [each for each, work in self._kept.items() if work.task.done()]
        for oldest in done[: max(0, len(self._kept) + 1 - KEPT)]:
            del self._kept[oldest]
        self._kept[link] = self._same(wanted) or Work(self.bots, wanted, rough, network)

    def _same(self, wanted: ReviewWanted) -> "Work | None":
        """Of the same moves, whatever the players are called there."""
        return next((work for work in self._kept.values() if work.wanted == wanted and not work.has_failed), None)


class Work:
    """A match that is being looked at, and what is known by now."""

    def __init__(self, bots: Bots, wanted: ReviewWanted, rough: ReviewShown, network: str) -> None:
        self.network = network
        self.wanted = wanted
        self.now = rough
        self._rough = rough
        self._changed = asyncio.Event()
        self.task = asyncio.create_task(bots.review(wanted, network, self._tell))
        self.task.add_done_callback(lambda _: self._changed.set())

    @property
    def has_failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    def _tell(self, draft: ReviewShown) -> None:
        self.now = filled_in(draft, self._rough)
        self._changed.set()
        self._changed = asyncio.Event()

    async def after(self, progress: int) -> ReviewShown:
        """As soon as more is done than that."""
        while not self.task.done() and self.now.progress <= progress:
            await self._changed.wait()
        return self.task.result() if self.task.done() else self.now


def filled_in(draft: ReviewShown, rough: ReviewShown) -> ReviewShown:
    """What is not known yet is as it was at first sight."""
    curves = [known + guess[len(known) :] for known, guess in zip(draft.curves, rough.curves, strict=True)]
    looked_at = {mark.step for mark in draft.marks}
    marks = draft.marks + [
        mark for mark in rough.marks if mark.step > len(draft.curves[0]) and mark.step not in looked_at
    ]
    return msgspec.structs.replace(
        draft, curves=curves, marks=marks, turning_point=rough.turning_point, turning_move=rough.turning_move
    )

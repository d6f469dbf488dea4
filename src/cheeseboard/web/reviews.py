"""Finished matches looked at again. Each is thought about once, however many ask; a few answers are kept."""

import asyncio
from typing import Final

from cheeseboard.table.record import BadRecord, verify, write
from cheeseboard.table.table import Refused
from cheeseboard.web.questions import BotFailed, Bots, Review, ReviewWanted
from cheeseboard.web.replays import record_of_link

KEPT: Final = 64
WAITING: Final = 8  # matches at most that wait to be looked at; whoever comes then must come again


class Reviews:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self._kept: dict[str, asyncio.Task[Review]] = {}

    async def see(self, link: str) -> Review:
        """It goes on being worked out if whoever asked does not wait for it."""
        if link not in self._kept:
            wanted = await asyncio.to_thread(wanted_of, link)
            self._begin(link, wanted)
        try:
            return await asyncio.shield(self._kept[link])
        except BotFailed:
            self._kept.pop(link, None)
            raise Refused("try-again", "this match could not be looked at; please try again") from None

    def _begin(self, link: str, wanted: ReviewWanted) -> None:
        if link in self._kept:  # somebody else was as quick
            return
        if sum(not task.done() for task in self._kept.values()) >= WAITING:
            raise Refused("try-again", "too many matches are being looked at; please try again later")
        done = [each for each, task in self._kept.items() if task.done()]
        for oldest in done[: max(0, len(self._kept) + 1 - KEPT)]:
            del self._kept[oldest]
        self._kept[link] = asyncio.create_task(self.bots.review(wanted))


def wanted_of(link: str) -> ReviewWanted:
    """What is needed to look at a match; only if it is over, and could have happened."""
    record = record_of_link(link)
    try:
        verify(write(record))
    except BadRecord as flaw:
        raise Refused("not-found", str(flaw)) from None
    if record["result"] is None:
        raise Refused("not-found", "this match is not over")
    return ReviewWanted(record["game"], len(record["names"]), record["options"], list(record["moves"]))

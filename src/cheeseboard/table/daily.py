"""The deal of the day: one for each game and day, the same for everybody, on every device.

All of it follows from the date, the game, the version of its rules and the release of Cheeseboard: other releases may have other mice.
docs/record.md has the formulas.
"""

import hashlib
import re
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.metadata import version as installed
from typing import Any, Final

from cheeseboard.games import find
from cheeseboard.table.luck import SharedLuck, canonical
from cheeseboard.table.table import Chair, Table

PLAYERS: Final = 3  # you and two mice, or as near as the game allows
RELEASE: Final = re.compile(
    r"\d{1,4}(\.\d{1,4}){1,3}((a|b|rc|\.dev|\.post)\d{1,4})?", re.ASCII
)  # such as 0.1.0, or 1.2rc1
DAILY_MICE: Final = ("pip", "mia", "otto", "clara", "gustav")  # part of the formula: these, in this order


@dataclass(frozen=True)
class DailyDeal:
    """What everybody plays who plays a game's deal of a day: these mice, these rules, this luck. A person sits on seat 0."""

    game: str
    day: str  # such as 2026-11-18
    version: int  # of the rules
    release: str  # such as 0.1.0; nothing for deals from the time when releases did not count
    options: dict[str, Any]
    bots: tuple[str, ...]  # for each seat which mouse; nothing for the person

    def luck(self) -> SharedLuck:
        """Everybody's luck on that day."""
        release = {"release": self.release} if self.release else {}
        return SharedLuck(daily_seed(self.game, self.version, self.day, self.release), {"day": self.day, **release})

    def table(self, name: str = "You") -> Table:
        """The deal, ready to be played."""
        mice = [Chair(bot.capitalize(), "bot", bot) for bot in self.bots[1:]]
        return Table(self.game, [Chair(name), *mice], self.options, self.luck(), rules=self.version)


@cache
def this_release() -> str:
    """Which Cheeseboard this is."""
    return installed("cheeseboard")


def daily(game: str, day: str | None = None, version: int | None = None, release: str | None = None) -> DailyDeal:
    """A game's deal of a day, today's if none is named, and of this release. ValueError for a game, day or release that there is not."""
    box, when = find(game), date.today().isoformat() if day is None else checked_day(day)  # noqa: DTZ011 - the day it is here
    rules = box.version if version is None else version
    made_by = this_release() if release is None else checked_release(release)
    seats = min(max(PLAYERS, box.seats[0]), box.seats[-1])
    mice = mice_of(daily_seed(game, rules, when, made_by), seats - 1)
    return DailyDeal(game, when, rules, made_by, box.settle({}, rules), ("", *mice))


def checked_day(day: str) -> str:
    """A day, if it is written as one: 2026-11-18."""
    try:
        if date.fromisoformat(day).isoformat() == day:
            return day
    except ValueError:
        pass
    raise ValueError(f"day: {day!r} is not possible; possible: a date such as 2026-11-18")


def checked_release(release: str) -> str:
    """A release, if it is written as one: 0.1.0; or nothing."""
    if release and not RELEASE.fullmatch(release):
        raise ValueError(f"release: {release!r} is not possible; possible: one such as 0.1.0")
    return release


def daily_seed(game: str, version: int, day: str, release: str = "") -> bytes:
    """32 bytes that anybody can compute."""
    what = [game, version, day, release] if release else [game, version, day]
    return hashlib.sha256(b"cheeseboard day" + canonical(what)).digest()


def mice_of(seed: bytes, count: int) -> list[str]:
    """The mice of a day, all different as long as there are enough, the easiest first."""
    number, left, found = int.from_bytes(hashlib.sha256(b"cheeseboard mice" + seed).digest(), "big"), [*DAILY_MICE], []
    for _ in range(count):
        left = left or [*DAILY_MICE]
        number, place = divmod(number, len(left))
        found.append(left.pop(place))
    return sorted(found, key=DAILY_MICE.index)

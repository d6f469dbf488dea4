"""Who may use help at a table, and what is remembered for people there.

*family*: hints and odds for everybody, and whatever somebody has seen stays in sight for them. *fair*: the same, but where
several people play, all are told who asked for what. *printed*: no hints, no odds, and nothing stays in sight that the
rulebook forbids to look at again. Bots are not helped, and forget nothing but what they forget by themselves.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, get_args

from cheeseboard.games.box import Game, Glance
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import HelpKind, HelpLevel, Refused

__all__ = ["LEVELS", "Eyes", "GlanceNow", "HelpKind", "HelpLevel", "is_announced"]

LEVELS: Final[tuple[HelpLevel, ...]] = get_args(HelpLevel)
MOST_GLANCES: Final = 32  # of a seat that are waiting to be put back: bots never do


def is_announced(level: HelpLevel, people: int, *, sits: bool) -> bool:
    """Whether all are told of a hint or odds at a table with so many people; refused where there are none to be had."""
    if level == "printed":
        raise Refused("no-help", "this match is played as printed: there are no hints and no odds")
    if level == "family" or people < 2:
        return False
    if not sits:
        raise Refused("help-for-seats", "at a fair table, only those who play may ask, and all are told")
    return True


class GlanceNow(NamedTuple):
    """A glance that is going on."""

    version: int
    glance: Glance


class Eyes:
    """What people at a table may see of it, by its level of help. All that is shown to a person goes through here."""

    def __init__(self, game: Game[Any], level: HelpLevel = "family") -> None:
        self.game = game
        self.level = level
        self._looks: defaultdict[int, list[GlanceNow]] = defaultdict(list)
        self._put_back: dict[int, int] = {}  # the version up to which each seat has put everything back

    def hear(self, event: Event) -> None:
        """Something was told; perhaps somebody looks at something that they may not look at again."""
        if event.only is not None and self._is_glance(event.name):
            looks = self._looks[event.only]
            looks.append(GlanceNow(event.version, Glance(event.name, event.facts)))
            del looks[:-MOST_GLANCES]

    def _is_glance(self, name: str) -> bool:
        return self.level == "printed" and name in self.game.telling.glances

    @property
    def has_looks(self) -> bool:
        """Whether anybody may be looking at something that they must put back."""
        return bool(self._looks)

    def looks(self, seat: int) -> Sequence[GlanceNow]:
        """What a seat looks at now and must put back."""
        return self._looks.get(seat, ())

    def put_back(self, seat: int, version: int) -> None:
        """What a seat looked at, up to this version of the table, lies as it lay before."""
        self._put_back[seat] = max(version, self._put_back.get(seat, -1))
        self._looks[seat] = [look for look in self.looks(seat) if look.version > version]

    def hears(self, seat: int, version: int, name: str) -> bool:
        """Whether a seat may still be told an event that was for it alone."""
        return not self._is_glance(name) or version > self._put_back.get(seat, -1)

    def view(self, view: Mapping[str, Any], seat: int, *, is_over: bool = False) -> Mapping[str, Any]:
        """A view as it is shown: as printed, without what the rulebook forbids to look at again. In the end all of it."""
        if self.level != "printed" or is_over:
            return view
        return self.game.forget(view, [look.glance for look in self.looks(seat)])

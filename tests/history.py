"""Whether what people were told at a table can have happened one after the other, each thing between its question and its answer.

That is linearizability, and this is the search of Wing and Gong: of all that could have happened next, something is tried, and
taken back if nothing comes of it. It knows no log and no rules, only requests and answers. So it judges a simulated evening and
a real server in the same way.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final, NamedTuple

from cheeseboard.rooms import wire

START: Final = (0, -1)  # match and version of a table at which nothing has been played
NOT_SO: Final = "stale"  # the refusal that says: the table is not as you think
UNSURE: Final = {"try-again", "gone", "restart", "broken", "too-slow", "old", "removed"}  # maybe it was done before

Place = tuple[int, int]  # match and version


class Told(NamedTuple):
    """One request, and what its device knows of it."""

    began: float
    ended: float  # inf: it was never answered, or in a way that leaves open whether it was done
    needs: Place | None = None  # where the table must be
    leads: Place | None = None  # where the table was afterwards
    is_refused: bool = False  # because the table was not there


@dataclass(frozen=True, slots=True)
class Table:
    """Where a table can be. With bots and clocks it goes on by itself, otherwise only when somebody asks for it."""

    at: Place = START
    is_sure: bool = True

    def may_be(self, place: Place) -> bool:
        return place == self.at or place[0] > self.at[0] or (not self.is_sure and place > self.at)

    def after(self, told: Told, *, goes_on: bool) -> "Table | None":
        """Where it is when this has happened; nowhere if it cannot have."""
        if told.is_refused:
            assert told.needs is not None
            if self.at != told.needs:
                return self
            return Table((told.needs[0], told.needs[1] + 1), is_sure=False) if not self.is_sure else None
        if told.needs is not None and not self.may_be(told.needs):
            return None
        if told.leads is None:
            return self if told.needs is None else Table((told.needs[0], told.needs[1] + 1), is_sure=False)
        if told.needs is not None:
            return Table(told.leads, is_sure=not goes_on) if told.leads > told.needs else None
        return Table(told.leads, is_sure=not goes_on) if self.may_be(told.leads) else None


def is_linearizable(history: Iterable[Told], *, goes_on: bool) -> bool:
    """Whether there is an order. ``goes_on``: bots or clocks play, too."""
    known = sorted(history, key=lambda told: told.began)
    answered = sum(1 << number for number, told in enumerate(known) if told.ended < inf)
    seen: set[tuple[int, Table]] = set()
    waiting = [(0, Table(is_sure=not goes_on))]
    while waiting:
        done, table = waiting.pop()
        if done & answered == answered:
            return True
        for number in reversed(next_ones(known, done)):
            after = table.after(known[number], goes_on=goes_on)
            step = (done | 1 << number, after)
            if after is not None and step not in seen:
                seen.add((step[0], after))
                waiting.append((step[0], after))
    return False


def next_ones(known: Sequence[Told], done: int) -> list[int]:
    """What may have happened next: whatever began before anything else that is left had ended."""
    found: list[int] = []
    first = inf
    number = (~done & done + 1).bit_length() - 1  # the first that is left
    while number < len(known) and known[number].began <= first:
        if not done >> number & 1:
            found.append(number)
            first = min(first, known[number].ended)
        number += 1
    return found


def told(request: Any, began: float, ended: float, answer: Any, refused: str = "") -> Told | None:
    """A request and its answer, if they say anything about the table. Without both, nobody knows whether it was done."""
    match request:
        case wire.Move(match=match, version=version) | wire.Undo(match=match, version=version):
            needs: Place | None = (match, version)
        case wire.Face() | wire.Ping() | wire.Ask() | wire.Earlier() | wire.Foresee():
            return None  # they ask one process, which may be late
        case _:
            needs = None
    if refused and refused not in UNSURE:
        return Told(began, ended, needs, is_refused=True) if refused == NOT_SO and needs is not None else None
    if isinstance(answer, wire.Done):
        return Told(began, ended, needs, (answer.match, answer.version))
    return Told(began, inf, needs) if needs is not None else None

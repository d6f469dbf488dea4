"""What comes true of a chance. Games played on in the head say one thing, and what became of such positions another.

A game's experience stands in its folder, in experience.json, made by tools/learn_chances.py from games among mice of all ages: for a number of
players, each way to look and each kind of moment, a line through a few points. Where there is none a chance is told as it was counted.
No mouse chooses by it.
"""

import json
from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, Final, Literal

from cheeseboard.games.box import Game

FILE: Final = "experience.json"

Look = Literal["waiting", "choosing", "moving"]  # others are to choose; oneself is; what one of one's moves promises
LOOKS: Final[tuple[Look, ...]] = ("waiting", "choosing", "moving")
Point = tuple[float, float]  # what was counted, and what came true of it: log odds, from a fair share


@dataclass(frozen=True)
class Bend:
    """A line through points: how much surer, or less sure, leads and arrears are than they look.

    It rises, so what is better stays better; never and always stay as they are. Before its first point and after its last it goes straight on.
    """

    seats: int
    points: Sequence[Point]

    def __call__(self, chance: float) -> float:
        if not 0 < chance < 1:
            return chance
        lead = log(chance / (1 - chance) * (self.seats - 1))
        (counted, true), rise = self.piece(lead)
        return 1 / (1 + (self.seats - 1) * exp(-true - rise * (lead - counted)))

    def piece(self, lead: float) -> tuple[Point, float]:
        """The piece of the line that a lead is on: where it begins, and how steep it is."""
        at = bisect([counted for counted, _ in self.points[1:-1]], lead)
        here, there = self.points[at], self.points[at + 1]
        return here, (there[1] - here[1]) / (there[0] - here[0])

    def slope(self, chance: float) -> float:
        """How many times a small difference in what was counted is one in what is told."""
        if not 0 < chance < 1:
            return 1.0
        told = self(chance)
        _, rise = self.piece(log(chance / (1 - chance) * (self.seats - 1)))
        return rise * told * (1 - told) / (chance * (1 - chance))


Lines = Mapping[str, Bend]  # by kind of moment


def bend_of(game: Game[Any], view: Mapping[str, Any], look: Look) -> Bend | None:
    """What is known of such moments; nothing under house rules that are not the usual ones, for nobody has tried those."""
    known, is_usual = learned(game.name).get(view["seats"]), game.settle(view["options"]) == game.settle({})
    return line_at(known[look], game.moment(view)) if known and is_usual else None


def line_at(lines: Lines, moment: Sequence[str]) -> Bend:
    """Of a kind of moment that was seen too rarely, or is no different, there is no line: then fewer words do, and at last none."""
    kinds = (" ".join(moment[:words]) for words in range(len(moment), -1, -1))
    return next(lines[kind] for kind in kinds if kind in lines)


@cache
def learned(game: str) -> dict[int, dict[Look, Lines]]:
    """By number of players. A game need not have any."""
    path = files("cheeseboard.games") / game.replace("-", "_") / FILE
    found = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return {int(seats): {look: lines_of(int(seats), each[look]) for look in LOOKS} for seats, each in found.items()}


def lines_of(seats: int, found: Mapping[str, Sequence[Point]]) -> Lines:
    return {kind: Bend(seats, points) for kind, points in found.items()}


def told(bend: Bend | None, chance: Fraction) -> Fraction:
    """A chance as a person hears it."""
    return chance if bend is None else Fraction(bend(float(chance)))


def worked_out(bend: Bend | None, chance: float) -> float:
    """A chance that was worked out, as a person hears it. A win, a loss or a shared win is sure; anything between rests on a belief."""
    if bend is None or chance in {1 / shared for shared in range(1, bend.seats + 1)}:
        return chance
    return bend(chance)

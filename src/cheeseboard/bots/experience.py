"""What comes true of a chance. Games played on in the head say one thing, and what became of such positions another.

A game's experience stands in its folder, in experience.json, made by tools/learn_chances.py from games among mice of all ages: for a number of
players and each way to look, a line through a few points. Where there is none a chance is told as it was counted. No mouse chooses by it.
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


Bends = Mapping[Look, Bend]


def bends_of(game: Game[Any], seats: int, options: Mapping[str, Any]) -> Bends:
    """What is known of so many players; nothing under house rules that are not the usual ones, for nobody has tried those."""
    is_usual = game.settle(options) == game.settle({})
    return learned(game.name).get(seats, {}) if is_usual else {}


@cache
def learned(game: str) -> dict[int, Bends]:
    """By number of players. A game need not have any."""
    path = files("cheeseboard.games") / game.replace("-", "_") / FILE
    found = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return {int(seats): {look: Bend(int(seats), each[look]) for look in LOOKS} for seats, each in found.items()}


def told(bend: Bend | None, chance: Fraction) -> Fraction:
    """A chance as a person hears it."""
    return chance if bend is None else Fraction(bend(float(chance)))


def worked_out(bend: Bend | None, chance: float) -> float:
    """A chance that was worked out, as a person hears it. A win, a loss or a shared win is sure; anything between rests on a belief."""
    if bend is None or chance in {1 / shared for shared in range(1, bend.seats + 1)}:
        return chance
    return bend(chance)

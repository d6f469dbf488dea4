"""What comes true of a chance. Games played on in the head say one thing, and what became of such positions another.

A game's experience stands in its folder, in experience.json, made by tools/learn_chances.py from games among Claras: for a number of
players and each way to look, three numbers. Where there is none a chance is told as it was counted. No mouse chooses by it.
"""

import json
from collections.abc import Mapping
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


@dataclass(frozen=True)
class Bend:
    """By how much leads and arrears are surer, or less sure, than they look: both are log odds, counted from a fair share.

    What is better stays better; never and always stay as they are.
    """

    seats: int
    shift: float  # what a fair share is too little, or too much
    below: float  # what a step down from there is worth,
    above: float  # and a step up

    def __call__(self, chance: float) -> float:
        if not 0 < chance < 1:
            return chance
        lead = self.lead(chance)
        return 1 / (1 + (self.seats - 1) * exp(-self.shift - self.worth(lead) * lead))

    def lead(self, chance: float) -> float:
        return log(chance / (1 - chance) * (self.seats - 1))

    def worth(self, lead: float) -> float:
        return self.above if lead > 0 else self.below

    def slope(self, chance: float) -> float:
        """How many times a small difference in what was counted is one in what is told."""
        if not 0 < chance < 1:
            return 1.0
        told = self(chance)
        return self.worth(self.lead(chance)) * told * (1 - told) / (chance * (1 - chance))


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
    return {int(seats): {look: Bend(int(seats), *each[look]) for look in LOOKS} for seats, each in found.items()}


def told(bend: Bend | None, chance: Fraction) -> Fraction:
    """A chance as a person hears it."""
    return chance if bend is None else Fraction(bend(float(chance)))

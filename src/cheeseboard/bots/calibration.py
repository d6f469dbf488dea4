"""Calibration: a rising curve from simulated win chances to the win rates that such positions really had.

A game's calibrations stand in its folder, in experience.json. tools/learn_chances.py fits them to games between bots of all levels, one for
each number of players, viewpoint and kind of moment. Without one a chance is told as it was simulated. No bot chooses by it.
"""

import json
from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import exp, log
from typing import Any, Final, Literal

from cheeseboard.games import find
from cheeseboard.games.box import Game

FILE: Final = "experience.json"

Viewpoint = Literal[
    "waiting", "choosing", "moving"
]  # others are to choose; oneself is; what one of one's moves promises
VIEWPOINTS: Final[tuple[Viewpoint, ...]] = ("waiting", "choosing", "moving")
Point = tuple[float, float]  # what was counted, and what came true of it: log odds, from a fair share


@dataclass(frozen=True)
class Calibration:
    """A piecewise linear, rising curve from a simulated to an actual win chance, both as log odds from a fair share.

    Called with a chance it gives the calibrated one. The order of moves stays as it is, and so do 0 and 1.
    Before its first point and after its last the curve goes straight on.
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
        calibrated = self(chance)
        _, rise = self.piece(log(chance / (1 - chance) * (self.seats - 1)))
        return rise * calibrated * (1 - calibrated) / (chance * (1 - chance))


Calibrations = Mapping[str, Calibration]  # by kind of moment


def calibration_of(game: Game[Any], view: Mapping[str, Any], viewpoint: Viewpoint) -> Calibration | None:
    """The calibration for a view; None where the game has none, and under house rules that are not the usual ones."""
    known, is_usual = learned(game.name).get(view["seats"]), game.settle(view["options"]) == game.settle({})
    return calibration_at(known[viewpoint], game.moment(view)) if known and is_usual else None


def calibration_at(known: Calibrations, moment: Sequence[str]) -> Calibration:
    """That of the longest known beginning of a moment's words. Rare kinds, and those that are no different, have none of their own."""
    kinds = (" ".join(moment[:words]) for words in range(len(moment), -1, -1))
    return next(known[kind] for kind in kinds if kind in known)


@cache
def learned(game: str) -> dict[int, dict[Viewpoint, Calibrations]]:
    """All calibrations of a game, by number of players. A game need not have any."""
    path = find(game).file(FILE)
    found = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return {
        int(seats): {viewpoint: calibrations_of(int(seats), each[viewpoint]) for viewpoint in VIEWPOINTS}
        for seats, each in found.items()
    }


def calibrations_of(seats: int, found: Mapping[str, Sequence[Point]]) -> Calibrations:
    return {kind: Calibration(seats, points) for kind, points in found.items()}


def calibrated(calibration: Calibration | None, chance: Fraction) -> Fraction:
    """A simulated chance as a person is told it."""
    return chance if calibration is None else Fraction(calibration(float(chance)))


def worked_out(calibration: Calibration | None, chance: float) -> float:
    """A chance that was worked out, as a person hears it. A win, a loss or a shared win is sure; anything between rests on a belief."""
    if calibration is None or chance in {1 / shared for shared in range(1, calibration.seats + 1)}:
        return chance
    return calibration(chance)

"""Do counted things fall as they should, and are promises kept?"""

from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple, Protocol, TypeVar

import cheeseboard
from tests.long import often

T = TypeVar("T", bound=Hashable)
SAMPLES = often(15_000, 60_000) if cheeseboard.compiled else 4_000
WANTED = 0.02  # how far off promises may be, beside what chance makes of so few games


def assert_falls_as(expected: Mapping[T, Fraction | float | int], counted: Counter[T]) -> None:
    """Chi-square: nothing outside what is possible, and a deviation that happens less than once in ten thousand fails."""
    chi, freedom = deviation(expected, counted)
    assert freedom > 0, "nothing to compare"
    assert chi < quantile(freedom), f"chi-square {chi:.1f} with {freedom} degrees of freedom"


def deviation(expected: Mapping[T, Fraction | float | int], counted: Counter[T]) -> tuple[float, int]:
    """Chi-square and its degrees of freedom.

    ``expected`` may be weights of any scale. Cells expected fewer than five times are put together.
    """
    total, weight = sum(counted.values()), sum(expected.values())
    assert not set(counted) - {cell for cell, share in expected.items() if share}, "something impossible happened"
    chi, cells, rare_want, rare_got = 0.0, 0, 0.0, 0
    for cell, share in expected.items():
        want = float(total * share / weight)
        if want < 5:
            rare_want, rare_got = rare_want + want, rare_got + counted[cell]
        else:
            chi, cells = chi + (counted[cell] - want) ** 2 / want, cells + 1
    if rare_want >= 5:
        chi, cells = chi + (rare_got - rare_want) ** 2 / rare_want, cells + 1
    return chi, cells - 1


def quantile(freedom: int, once_in: int = 10_000) -> float:
    """The chi-square value passed so seldom, by Wilson and Hilferty."""
    step = 2 / (9 * freedom)
    return float(freedom * (1 - step + NormalDist().inv_cdf(1 - 1 / once_in) * sqrt(step)) ** 3)


# Promises


class Said(Protocol):
    """A chance, in some game, and what came of it."""

    @property
    def game(self) -> int: ...
    @property
    def chance(self) -> float: ...
    @property
    def won(self) -> float: ...


class Promise(NamedTuple):
    game: int
    chance: float
    won: float


@dataclass(frozen=True)
class Decile:
    promised: float
    kept: float
    error: float  # the standard error of the difference
    weight: float  # its part of all positions

    @property
    def off(self) -> float:
        return abs(self.promised - self.kept)

    def is_off(self, errors: int) -> bool:
        """More than we want, and more than chance explains, if that goes so many errors far."""
        return self.off > WANTED + errors * self.error

    def __str__(self) -> str:
        """In percent."""
        return f"{100 * self.promised:.0f} → {100 * self.kept:.0f} ± {100 * self.error:.0f}"


def deciles(said: Sequence[Said]) -> list[Decile]:
    """By what was promised, a tenth of the promises in each."""
    ranked = sorted(said, key=lambda one: one.chance)
    cuts = [len(ranked) * tenth // 10 for tenth in range(11)]
    return [decile(ranked[low:high], len(ranked)) for low, high in pairwise(cuts)]


def decile(part: Sequence[Said], total: int) -> Decile:
    """Promises of one game come true together, so games are what is counted."""
    promised, kept = sum(one.chance for one in part) / len(part), sum(one.won for one in part) / len(part)
    by_game: dict[int, float] = defaultdict(float)
    for one in part:
        by_game[one.game] += one.won - one.chance - kept + promised
    seen = sum(rest * rest for rest in by_game.values())
    least = sum(one.chance * (1 - one.chance) for one in part)  # even if they all came out alike
    return Decile(promised, kept, sqrt(max(seen, least)) / len(part), len(part) / total)

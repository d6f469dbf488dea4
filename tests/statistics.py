"""Do counted things fall as they should?"""

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import TypeVar

import cheeseboard

T = TypeVar("T", bound=Hashable)
SAMPLES = 60_000 if cheeseboard.compiled else 4_000


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

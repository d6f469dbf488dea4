"""Do counted things fall as they should?"""

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import sqrt
from typing import TypeVar

import cheeseboard

T = TypeVar("T", bound=Hashable)
SAMPLES = 60_000 if cheeseboard.compiled else 4_000


def assert_falls_as(expected: Mapping[T, Fraction | float | int], counted: Counter[T]) -> None:
    """Chi-square: nothing outside what is possible, and a deviation that happens less than once in ten thousand fails.

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
    assert cells >= 2, "nothing to compare"
    assert chi < quantile(cells - 1), f"chi-square {chi:.1f} with {cells - 1} degrees of freedom"


def quantile(freedom: int) -> float:
    """The chi-square value passed once in ten thousand, by Wilson and Hilferty."""
    step = 2 / (9 * freedom)
    return float(freedom * (1 - step + 3.719 * sqrt(step)) ** 3)

"""What whole-number counts say: shares with intervals, and how a number is spread."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Final

Z95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Share:
    """A share of the games, and where its true value lies in 95 of 100 such runs."""

    share: float
    low: float
    high: float


def wilson(share: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's 95 % interval for a share seen in so many games; need not be a whole number of them."""
    weight = z * z / games
    middle = share + weight / 2
    half = z * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, (middle - half) / (1 + weight)), min(1.0, (middle + half) / (1 + weight))


def win_share(parts: int, squares: int, whole: int, games: int) -> Share:
    """The mean of one seat's part of the win over all games, from the sums of the parts and of their squares.

    Where no win is shared this is Wilson's interval. A shared win is less of a gamble than a whole one, so the games
    then weigh as many as would give whole wins the variance that was seen. One imaginary game of whole wins is mixed
    in, so that a handful of equal games does not look like certainty.
    """
    share = parts / (whole * games)
    gamble = share * (1 - share)
    if gamble == 0:
        return Share(share, *wilson(share, games))
    variance = (squares * games - parts * parts) / (whole * games) ** 2
    mixed = (variance * games + gamble) / (games + 1)
    return Share(share, *wilson(share, games * gamble / mixed))


STUDENT: Final = (math.inf, 12.706, 4.303, 3.182, 2.776)  # t95 of the fewest degrees of freedom


def t95(freedom: int) -> float:
    """Student's t: passed once in twenty, on either side. From five degrees on by Cornish and Fisher, within 0.2 %."""
    if freedom < len(STUDENT):
        return STUDENT[freedom]
    z, n = Z95, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def block_share(blocks: Sequence[float]) -> Share:
    """The mean of the blocks' shares. Games of a block have their luck in common, so blocks are what is counted.

    Wilson's interval, with Student's t because the spread is only known from the blocks, for as many games of whole
    wins as would vary like them. One imaginary block of a single whole win is mixed into the spread, so that a handful
    of equal blocks does not look like certainty.
    """
    if len(blocks) < 2:
        return Share(fmean(blocks) if blocks else math.nan, 0.0, 1.0)
    n, share = len(blocks), fmean(blocks)
    gamble, t = share * (1 - share), t95(n - 1)
    if gamble <= 0:
        return Share(share, *wilson(share, n, t))
    variance = (pvariance(blocks, share) * n + gamble) / n  # n - 1 real blocks vary freely, and the imaginary one
    return Share(share, *wilson(share, n * gamble / variance, t))


@dataclass(frozen=True)
class Spread:
    """How a whole number is spread. A percentile is the smallest number that so many of a hundred do not exceed."""

    mean: float
    sd: float
    least: int
    p5: int
    p25: int
    p50: int
    p75: int
    p95: int
    most: int


def spread(counts: Sequence[int]) -> Spread:
    """Of numbers 0, 1, 2, … each seen so often."""
    n = sum(counts)
    total = sum(value * count for value, count in enumerate(counts))
    squares = sum(value * value * count for value, count in enumerate(counts))
    variance = (n * squares - total * total) / (n * (n - 1)) if n > 1 else 0.0
    least, p5, p25, p50, p75, p95, most = percentiles(counts, (0, 5, 25, 50, 75, 95, 100))
    return Spread(total / n, math.sqrt(variance), least, p5, p25, p50, p75, p95, most)


def percentiles(counts: Sequence[int], hundredths: Iterable[int]) -> list[int]:
    n = sum(counts)
    return [_reached(counts, max(1, -(-n * wanted // 100))) for wanted in hundredths]


def _reached(counts: Sequence[int], wanted: int) -> int:
    """The number that comes so-many-th when all are lined up."""
    for value, count in enumerate(counts):
        wanted -= count
        if wanted <= 0:
            return value
    raise ValueError("nothing was counted")


@dataclass(frozen=True)
class Bin:
    """How many numbers lie from first to last."""

    first: int
    last: int
    count: int


def histogram(counts: Sequence[int], rows: int) -> list[Bin]:
    """At most so many bars of equal, round width from the least number seen to the greatest."""
    least, most = percentiles(counts, (0, 100))
    width = next(width for width in _round_numbers() if most // width - least // width < rows)
    starts = range(least // width * width, most + 1, width)
    return [Bin(start, start + width - 1, sum(counts[start : start + width])) for start in starts]


def _round_numbers() -> Iterable[int]:
    """1, 2, 5, 10, 20, 50, …"""
    ten = 1
    while True:
        yield from (ten, 2 * ten, 5 * ten)
        ten *= 10

"""Intervals and percentiles against hand computation and exact counting."""

from itertools import pairwise
from math import comb, factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.lab.figures import Z95, histogram, percentiles, spread, wilson, win_share

WHOLE = 2520


def test_wilson_as_worked_out_by_hand() -> None:
    # 8 of 10, z² = 3.8415: middle (0.8 + 0.19207) / 1.38415, half 1.96 √(0.016 + 0.0096036) / 1.38415
    assert wilson(0.8, 10) == pytest.approx((0.49016, 0.94332), abs=1e-5)


def test_wilson_of_none_and_of_all() -> None:
    assert wilson(0, 10) == pytest.approx((0, Z95**2 / (10 + Z95**2)), abs=1e-12)
    assert wilson(1, 10) == pytest.approx((10 / (10 + Z95**2), 1), abs=1e-12)


@given(st.integers(1, 5000), st.data())
def test_whole_wins_have_wilsons_interval(games: int, data: st.DataObject) -> None:
    won = data.draw(st.integers(0, games))
    found = win_share(won * WHOLE, won * WHOLE**2, WHOLE, games)
    assert found.share == won / games
    assert (found.low, found.high) == pytest.approx(wilson(won / games, games), abs=1e-9)


def test_shared_wins_are_known_better_than_whole_ones() -> None:
    whole = win_share(500 * WHOLE, 500 * WHOLE**2, WHOLE, 1000)
    halves = win_share(1000 * WHOLE // 2, 1000 * (WHOLE // 2) ** 2, WHOLE, 1000)
    assert halves.share == whole.share
    assert halves.high - halves.low < (whole.high - whole.low) / 5


@pytest.mark.parametrize("games", [1, 2, 10, 1000])
def test_equal_games_are_never_certainty(games: int) -> None:
    found = win_share(games * WHOLE // 2, games * (WHOLE // 2) ** 2, WHOLE, games)
    assert found.low < 0.5 < found.high


@pytest.mark.parametrize(
    "chances", [(0.5, 0.0, 0.5), (0.45, 0.3, 0.25), (0.2, 0.6, 0.2), (0.05, 0.9, 0.05), (0.7, 0.2, 0.1)]
)
def test_intervals_hold_the_truth_as_often_as_they_say(chances: tuple[float, float, float]) -> None:
    """All ways in which 40 games can be lost, shared by two, or won: how likely are those whose interval is right?"""
    games, held = 40, 0.0
    truth = chances[1] / 2 + chances[2]
    for halves in range(games + 1):
        for wins in range(games - halves + 1):
            losses = games - halves - wins
            ways = factorial(games) // (factorial(losses) * factorial(halves) * factorial(wins))
            likely = ways * chances[0] ** losses * chances[1] ** halves * chances[2] ** wins
            parts = wins * WHOLE + halves * WHOLE // 2
            found = win_share(parts, wins * WHOLE**2 + halves * (WHOLE // 2) ** 2, WHOLE, games)
            held += likely * (found.low <= truth <= found.high)
    assert 0.93 <= held <= 0.99


@given(st.lists(st.integers(0, 60), min_size=1, max_size=200))
def test_percentiles_are_those_of_the_numbers_lined_up(numbers: list[int]) -> None:
    counts, line = [numbers.count(value) for value in range(61)], sorted(numbers)
    for wanted in (1, 5, 25, 50, 75, 95, 100):
        place = next(k for k in range(1, len(line) + 1) if 100 * k >= wanted * len(line))
        assert percentiles(counts, [wanted]) == [line[place - 1]]
    assert percentiles(counts, [0]) == [line[0]]


def test_spread_by_hand() -> None:
    found = spread([1, 0, 2, 1])  # 0 2 2 3: mean 7/4, squares 17, variance (4·17 − 49) / 12
    assert found.mean == 1.75
    assert found.sd == pytest.approx((19 / 12) ** 0.5)
    assert (found.least, found.p5, found.p25, found.p50, found.p75, found.p95, found.most) == (0, 0, 0, 2, 2, 3, 3)


def test_one_game_has_no_spread() -> None:
    assert spread([0, 0, 1]).sd == 0


def test_spread_of_a_large_binomial() -> None:
    found = spread([comb(40, k) for k in range(41)])
    assert found.mean == pytest.approx(20)
    assert found.sd == pytest.approx(10**0.5)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=255).filter(any), st.integers(1, 30))
def test_a_histogram_counts_everything_in_few_rows(counts: list[int], rows: int) -> None:
    bars = histogram(counts, rows)
    assert len(bars) <= rows
    assert sum(bar.count for bar in bars) == sum(counts)
    assert all(bar.last + 1 == after.first for bar, after in pairwise(bars))

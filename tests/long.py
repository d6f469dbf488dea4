"""How much is tried: in a usual run every kind of case comes up, in CI more often, with CHEESEBOARD_LONG=1 for hours."""

import os
from collections.abc import Collection, Iterable, Sequence
from itertools import product
from typing import Any, Final, NoReturn, TypeVar

import pytest

T = TypeVar("T")

LONG: Final = os.environ.get("CHEESEBOARD_LONG") == "1"
FULL: Final = LONG or bool(os.environ.get("CI"))
LATER: Final = "long: CHEESEBOARD_LONG=1"  # why a test is skipped in a usual run, and how to include it
PATIENCE: Final = 3600 if LONG else 240  # seconds that a test may take before it counts as hanging


only_in_full = pytest.mark.skipif(not FULL, reason=LATER)


def usually(test: T) -> T:
    """Where most tests are only for full runs, one for usual ones too: ``@usually``."""
    test.is_usual = True  # type: ignore[attr-defined]
    return test


def in_both_houses(test: T) -> T:
    """A full run opens it on a server and on the static site, a usual one on neither: ``@in_both_houses``."""
    test.is_for_both = True  # type: ignore[attr-defined]
    return test


def is_for_both(item: pytest.Item) -> bool:
    return getattr(getattr(item, "function", None), "is_for_both", False) and item.get_closest_marker("seldom") is None


def is_usual(item: pytest.Item) -> bool:
    return getattr(getattr(item, "function", None), "is_usual", False) and item.get_closest_marker("seldom") is None


def often(usual: T, full: T) -> T:
    """How many, in a usual run and in a full one."""
    return full if FULL else usual


def cases(every: Iterable[T], usual: Collection[T], *, is_full: bool = FULL) -> list[Any]:
    """All cases of a test; those that resemble the usual ones are skipped unless everything is asked for."""
    return [case if case in usual else seldom(case, is_full=is_full) for case in every]


def mixed(*axes: Sequence[Any]) -> list[Any]:
    """All combinations. A usual run tries those with the first value of the last axis, and a third of the others."""
    every = list(product(*axes))
    places = product(*(range(len(axis)) for axis in axes))
    return cases(
        every, [case for case, place in zip(every, places, strict=True) if not place[-1] or not sum(place) % 3]
    )


def seldom(case: Any, *, is_full: bool = False) -> Any:
    """A case that resembles others. It is skipped, and says how to include it, unless everything is asked for."""
    mark = pytest.mark.seldom if is_full else pytest.mark.skip(LATER)
    return pytest.param(*(case if isinstance(case, tuple) else [case]), marks=mark)


def unavailable(reason: str) -> NoReturn:
    """What a test needs is not there: it is skipped, but CI has everything."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)

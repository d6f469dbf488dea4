"""What a seat sees as numbers, for those who learn from numbers.

A row is a bag: eight numbers from 0 to 127 in one word. So a set of eight is written in one step, and the memory of many
rows is an array of bytes to whoever reads it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.state import State

ROW: Final = 8
MOST: Final[i64] = 127


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Features:
    """What a seat sees of one game, for so many seats. Each game has its own."""

    def __init__(self, rows: list[list[str]]) -> None:
        assert max([len(row) for row in rows]) <= ROW
        self.rows: Final = rows  # what each number means; a short row ends with numbers that are always 0
        self.words: Final[i64] = len(rows)

    def names(self) -> list[str]:
        """What each number means; nothing for those that are always 0."""
        return [name for row in self.rows for name in [*row, *[""] * (ROW - len(row))]]

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        """Write what this seat may know of a position, and nothing that it may not."""
        raise NotImplementedError


def rows_of(names: list[str]) -> list[list[str]]:
    """As many rows as that takes."""
    return [names[k : k + ROW] for k in range(0, len(names), ROW)]


def whose(seats: int) -> list[str]:
    """Seats as a seat counts them: itself first, then to its left."""
    return ["me", *[f"{k} to my left" for k in range(1, seats)]]


def relative(other: i64, seat: i64, seats: i64) -> i64:
    """How far to the left of a seat another sits."""
    return other - seat if other >= seat else other - seat + seats


def at_most(number: i64) -> i64:
    """A number that fits into a bag."""
    return min(number, MOST)

"""A view as numbers for any game: what has a place on the empty table keeps it, one's own seat first.

The empty table is the same whatever luck does later, so the numbers of two games mean the same. An entry that is empty there and
grows later needs room: ``Learning(sizes={"hand": 5})``. What does not fit is left out.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.engine.features import MOST, ROW, Features, rows_of, whose
from cheeseboard.engine.state import NOBODY, State

if TYPE_CHECKING:
    from cheeseboard.games.box import Game

LEFT_OUT: Final = ("seat", "seats", "options")  # the same all through a game
WHO: Final = ("turn", "mover")


class ViewNumbers(Features):
    """What a seat sees of any game, for so many seats."""

    def __init__(self, game: "Game[Any]", seats: int) -> None:
        empty = game.view(game.new(seats), NOBODY)
        self.game = game
        self.seats = seats
        self.empty = {key: value for key, value in empty.items() if key not in LEFT_OUT}
        self.sizes = {key: self.size(key) for key in self.empty}
        super().__init__(rows_of([name for key in self.empty for name in self.names_of(key)]))

    def names_of(self, key: str) -> list[str]:
        """What the numbers of an entry of the view mean."""
        if self.is_who(key):
            return [f"{key}: {who}" for who in whose(self.seats)]
        size = self.sizes[key]
        numbered = [key] if size == 1 else [f"{key} {place + 1}" for place in range(size)]
        if key not in self.game.by_seat:
            return numbered
        return [f"{who}: {name}" for who in whose(self.seats) for name in numbered]

    def is_who(self, key: str) -> bool:
        return key in WHO or (self.game.is_seat(key) and isinstance(self.empty[key], int))

    def size(self, key: str) -> int:
        """How many numbers an entry takes, or each part of one that is of all seats."""
        start = self.empty[key]
        parts = start if key in self.game.by_seat else [start]
        return max(self.game.learning.sizes.get(key, 0), *(len(list(flat(part))) for part in parts))

    def write(self, state: State, seat: i64, into: "vec[i64]", at: i64) -> None:
        numbers = list(self.numbers(self.game.view(state, seat), int(seat)))
        for word in range(self.words):
            row = numbers[ROW * word : ROW * (word + 1)]
            into[at + word] = sum(number << (8 * place) for place, number in enumerate(row))

    def numbers(self, view: Mapping[str, Any], seat: int) -> Iterator[int]:
        """All of them, one after the other."""
        seats = [(seat + k) % self.seats for k in range(self.seats)]
        for key in self.empty:
            if self.is_who(key):
                yield from (int(view[key] == each) for each in seats)
            else:
                for part in [view[key][each] for each in seats] if key in self.game.by_seat else [view[key]]:
                    yield from self.fitted(key, part)

    def fitted(self, key: str, part: Any) -> list[int]:
        """As many numbers as there is room for; where there are fewer, the others are 0."""
        size = self.sizes[key]
        found = [self.number(key, each) for each in flat(part)][:size]
        return found + [0] * (size - len(found))

    def number(self, key: str, value: Any) -> int:
        """A word is its place among the game's facts, from 1."""
        if isinstance(value, str):
            words = [*self.game.facts.get(key, self.game.facts.get(key.removesuffix("s"), ()))]
            return words.index(value) + 1 if value in words else 0
        return 0 if value is None else max(0, min(int(value), MOST))


def flat(value: Any) -> Iterator[Any]:
    """Everything in it that is not put together from others."""
    match value:
        case Mapping():
            for key in value:
                yield from flat(value[key])
        case list() | tuple():
            for each in value:
                yield from flat(each)
        case _:
            yield value

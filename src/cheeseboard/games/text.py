"""Tables as text: words with people in them, blocks that stand beside each other, columns that line up."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

WIDTH: Final = 78  # the most letters of a line
NAME: Final = 24  # the most letters of a name

Block = list[str]  # lines of one length


@dataclass(frozen=True)
class Say:
    """The words of a drawing: ``say("supply", cards=9)`` is the game's message draw-supply."""

    message: Callable[[str, Mapping[str, int | str]], str]
    names: Sequence[str]
    reader: int | None  # who is «you»; on a shared screen nobody

    def __call__(self, key: str, **facts: int | str) -> str:
        return self.message(f"draw-{key}", facts)

    def word(self, key: str, otherwise: str) -> str:
        """The game's message of that name, if it has one."""
        try:
            return self.message(key, {})
        except KeyError:
            return otherwise

    def name(self, seat: int, room: int = NAME) -> str:
        """What a player is called, cut to what fits."""
        return cut(self.names[seat].strip(), min(room, NAME))

    def label(self, seat: int, room: int = WIDTH) -> str:
        """The name, and whether it is the reader's."""
        you = f" {self.message('you', {})}" if seat == self.reader else ""
        return self.name(seat, room - len(you)) + you

    def who(self, seat: int, room: int = NAME) -> dict[str, str]:
        """Facts for a sentence about a player."""
        return {"seat": self.name(seat, room), "seat-is": "you" if seat == self.reader else "other"}


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}."


def block(lines: Iterable[str]) -> Block:
    """Lines, centred one above the other."""
    lines = list(lines)
    width = max(map(len, lines))
    return [line.center(width) for line in lines]


def beside(blocks: Iterable[Iterable[str]], gap: str) -> Iterator[str]:
    return map(gap.join, zip(*blocks, strict=True))


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Cells, each as wide as the widest above or below it."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [gap.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]

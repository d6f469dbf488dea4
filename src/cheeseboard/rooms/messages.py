"""Which messages of guests a room has obeyed, and what was answered, in 16 bytes each: however late one is repeated, it counts once."""

from array import array
from typing import Final

SIZE: Final = 8  # bytes of a mark
ALL: Final = (1 << 8 * SIZE) - 1


class Messages:
    """What guests have done, by message, and in which match and version each was answered."""

    __slots__ = ("_marks", "_places")

    def __init__(self) -> None:
        self._marks = bytearray()
        self._places = array("i")

    def __len__(self) -> int:
        return len(self._marks) // SIZE

    def add(self, mid: str, match: int, version: int) -> None:
        self._marks += mark(mid)
        self._places.extend((match, version))

    def find(self, mid: str) -> tuple[int, int] | None:
        wanted = mark(mid)
        at = self._marks.find(wanted)
        while at % SIZE and at >= 0:  # part of one mark, and of the next
            at = self._marks.find(wanted, at + 1)
        number = at // SIZE
        return None if at < 0 else (self._places[2 * number], self._places[2 * number + 1])


def mark(mid: str) -> bytes:
    """64 bits of a message that nobody can aim at, also where a hash has 32."""
    return ((hash(mid) ^ (hash(mid[::-1]) << 32)) & ALL).to_bytes(SIZE, "little")

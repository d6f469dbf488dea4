"""Which messages of guests a room has obeyed, and what was answered, in 16 bytes each: however late one is repeated, it counts once."""

import sys
from array import array
from hashlib import sha256
from typing import Final

SIZE: Final = 8  # bytes of a mark


class Messages:
    """What guests have done, by message, and in which match and version each was answered."""

    __slots__ = ("_marks", "_places")

    def __init__(self) -> None:
        self._marks = bytearray()
        self._places = array("i")

    def kept(self) -> tuple[bytes, bytes]:
        """To be kept in a bookmark: marks and places, the same on every machine."""
        return bytes(self._marks), turned(self._places).tobytes()

    def restore(self, marks: bytes, places: bytes) -> None:
        found = array("i")
        found.frombytes(places)
        self._marks, self._places = bytearray(marks), turned(found)

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
    """64 bits of a message, the same in every process."""
    return sha256(mid.encode("utf-8", "surrogatepass")).digest()[:SIZE]


def turned(numbers: "array[int]") -> "array[int]":
    """In the order of bytes that is kept, or back from it."""
    if sys.byteorder == "big":
        numbers = array("i", numbers)
        numbers.byteswap()
    return numbers

"""Arrays of numbers from 0 to 127, eight in a word: bytes to whoever reads them.

Number n of an array is byte n % 8 of word n // 8.
"""

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.engine.bits import bit


def clear(into: vec[i64], at: i64, words: i64) -> bool:
    """Write 0 into so many words, from word ``at`` on."""
    for k in range(words):
        into[at + k] = 0
    return True


def put(into: vec[i64], number: i64, bag: i64) -> bool:
    """Write a bag over eight numbers, from this one on. They may lie in two words."""
    word = number >> 3
    kept = 8 * (number & 7)  # bits of the first word, which stay
    if kept == 0:
        into[word] = bag
        return True
    into[word] = (into[word] & (bit(kept) - 1)) | ((bag & (bit(64 - kept) - 1)) << kept)
    into[word + 1] = (into[word + 1] >> kept << kept) | (bag >> (64 - kept))
    return True

"""Fair luck: drawn from a secret seed that was committed to before the first card, so that anybody can check it afterwards.

Every move of luck has a number, its place in the game. The number is hashed with a key made of the seed and a word from
each player who gave one. So nobody, not even whoever keeps the seed, can choose luck; and taking a move back changes none.
"""

import hashlib
import hmac
import os
from collections.abc import Sequence
from itertools import count
from typing import Final

SEED_BYTES: Final = 32
WORD: Final = 1 << 64  # a draw is so many bits; what would make some tickets likelier is drawn again


def fresh_seed() -> bytes:
    return os.urandom(SEED_BYTES)


def commitment_to(seed: bytes) -> str:
    """What is shown before the first card: it fixes the seed and tells nothing about it."""
    return hashlib.sha256(b"cheeseboard seed" + seed).hexdigest()


class FairLuck:
    """The luck of one table."""

    def __init__(self, seed: bytes | None = None, words: Sequence[str] = ()) -> None:
        self.seed = fresh_seed() if seed is None else seed
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")
        self.words = list(words)
        self.commitment = commitment_to(self.seed)
        self._key = hashlib.sha256(b"cheeseboard key" + self.seed + spelled(self.words)).digest()

    def ticket(self, number: int, tickets: int) -> int:
        """Which of so many tickets wins in move ``number``. All are equally likely."""
        for attempt in count():
            message = number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
            drawn = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if drawn < WORD - WORD % tickets:
                return drawn % tickets
        raise AssertionError


def spelled(words: Sequence[str]) -> bytes:
    """The players' words, so that no two lists are spelled alike."""
    parts = [word.encode() for word in words]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)

"""How often somebody may do something: buckets that fill with time and empty with use."""

import time
from collections.abc import Callable
from typing import Final

FORGET: Final = 10_000  # buckets to remember at most


class Bucket:
    """Fills with time, empties with use."""

    __slots__ = ("at", "level")

    def __init__(self, level: float, at: float) -> None:
        self.level = level
        self.at = at

    def take(self, rate: float, burst: float, now: float) -> bool:
        self.level = min(burst, self.level + (now - self.at) * rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Buckets:
    """One bucket for each network, or for whatever else is counted."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        now = self.clock()
        if len(self._buckets) > FORGET:
            full = [key for key, one in self._buckets.items() if one.level + (now - one.at) * self.rate >= self.burst]
            for key in full or list(self._buckets)[:FORGET]:
                del self._buckets[key]
        bucket = self._buckets.setdefault(address, Bucket(self.burst, now))
        return bucket.take(self.rate, self.burst, now)

    def give_back(self, address: str) -> None:
        """What was taken did not count."""
        if (bucket := self._buckets.get(address)) is not None:
            bucket.level = min(self.burst, bucket.level + 1.0)

"""How much one client and one address may ask for."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

FORGET: Final = 10_000  # addresses to remember at most


@dataclass(frozen=True, slots=True)
class Limits:
    """All of them. A number that is asked for too often is refused by name."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages: float = 20.0  # a second on one socket …
    burst: float = 60.0  # … and so many at once
    wishes: float = 2.0  # everything but moves, a second for one guest: each is written down, or thought about
    wish_burst: float = 60.0
    requests: float = 20.0  # over HTTP, from one address
    request_burst: float = 200.0
    rooms: float = 0.1  # made a second by one address
    room_burst: float = 30.0
    joins: float = 0.5  # codes are short: nobody may try many, here or over a socket
    join_burst: float = 60.0
    sockets: int = 300  # open at a time for one address
    rooms_in_memory: int = 20_000
    hello_seconds: float = 10.0
    slow_seconds: float = 20.0  # until somebody who reads nothing is cut off


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
    """One bucket for each address."""

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

    def is_empty(self, address: str) -> bool:
        """Whether nothing can be taken now."""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.level + (self.clock() - bucket.at) * self.rate < 1.0


class Open:
    """How many sockets each address has."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self._open[address] >= self.most:
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

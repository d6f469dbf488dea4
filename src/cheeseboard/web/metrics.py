"""What an operator may count: never a name, a code, a card."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from cheeseboard.rooms.outside import Counters

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

SHARES = (1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 1.0)  # see rooms/pauses.py

SLOW = (0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0)


class Times(Collector):
    """A histogram of what happens with every move: three numbers go up, and all else is worked out when somebody reads it."""

    def __init__(self, name: str, says: str, bounds: tuple[float, ...], registry: CollectorRegistry) -> None:
        self.name, self.says, self.bounds = name, says, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, self.bounds), "+Inf"]
        below = [float(count) for count in accumulate(self.counts)]
        yield HistogramMetricFamily(
            self.name, self.says, buckets=list(zip(bounds, below, strict=True)), sum_value=self.total
        )


class Metrics(Counters):
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made = self.registry
        self.rooms_here = Gauge("cheeseboard_rooms", "Rooms in memory", registry=made)
        self.sockets = Gauge("cheeseboard_sockets", "Open sockets", registry=made)
        self.rooms_made = Counter("cheeseboard_rooms_made", "Rooms made", registry=made)
        self.deeds = Counter("cheeseboard_deeds", "Deeds written down and made", ["deed"], registry=made)
        self.refusals = Counter("cheeseboard_refusals", "What was refused", ["reason"], registry=made)
        self.move_seconds = Times("cheeseboard_command_seconds", "From a request on a socket to its answer", FAST, made)
        self.bot_seconds = Histogram("cheeseboard_bot_seconds", "Bots' thinking", buckets=FAST, registry=made)
        self.bot_shares = Histogram(
            "cheeseboard_bot_share",
            "Of their usual time, what bots and hints had",
            buckets=SHARES,
            registry=made,
        )
        self.read_seconds = Histogram("cheeseboard_read_seconds", "Reading links", buckets=FAST, registry=made)
        self.review_seconds = Histogram(
            "cheeseboard_review_seconds", "Looking back at a match", buckets=SLOW, registry=made
        )
        self.lab_seconds = Histogram("cheeseboard_lab_seconds", "Games played for the lab", buckets=SLOW, registry=made)
        self.bot_failures = Counter("cheeseboard_bot_failures", "Bots that crashed or stalled", registry=made)
        self.nudges = Counter(
            "cheeseboard_nudges", "Nudges, by way and what became of them", ["way", "outcome"], registry=made
        )

        self._deeds = cache(self.deeds.labels)  # looked up once for each kind: every move counts one

    def rooms(self, count: int) -> None:
        self.rooms_here.set(count)

    def room_made(self) -> None:
        self.rooms_made.inc()

    def deed(self, kind: str) -> None:
        self._deeds(kind).inc()

    def refused(self, reason: str) -> None:
        self.refusals.labels(reason).inc()

    def answered(self, seconds: float) -> None:
        self.move_seconds.observe(seconds)

    def bot_failed(self) -> None:
        self.bot_failures.inc()

    def nudged(self, way: str, outcome: str) -> None:
        self.nudges.labels(way, outcome).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)

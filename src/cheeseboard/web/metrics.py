"""What an operator may count: never a name, a code, a card."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

SLOW = (0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made = self.registry
        self.rooms = Gauge("cheeseboard_rooms", "Rooms in memory", registry=made)
        self.sockets = Gauge("cheeseboard_sockets", "Open sockets", registry=made)
        self.rooms_made = Counter("cheeseboard_rooms_made", "Rooms made", registry=made)
        self.deeds = Counter("cheeseboard_deeds", "Deeds written down and made", ["deed"], registry=made)
        self.refusals = Counter("cheeseboard_refusals", "What was refused", ["reason"], registry=made)
        self.move_seconds = Histogram(
            "cheeseboard_command_seconds", "From a command to its answer", buckets=FAST, registry=made
        )
        self.bot_seconds = Histogram("cheeseboard_bot_seconds", "Bots' thinking", buckets=FAST, registry=made)
        self.review_seconds = Histogram(
            "cheeseboard_review_seconds", "Looking back at a match", buckets=SLOW, registry=made
        )
        self.bot_failures = Counter("cheeseboard_bot_failures", "Bots that crashed or stalled", registry=made)

        self.done = cache(self.deeds.labels)  # looked up once for each kind: every move counts one

    def text(self) -> bytes:
        return generate_latest(self.registry)

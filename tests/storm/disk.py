"""What survives a process: the log of every room. What goes wrong on the way to it is decided here, how it is kept in stores.py."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cheeseboard.rooms.store import Entry
from tests.storm.world import Machine


class Dead(BaseException):
    """The process is gone: nothing in it goes on."""


class Disk:
    """The truth."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.logs: dict[str, list[Entry]] = {}
        self.times: dict[str, list[float]] = {}  # when each of these was written, by the world's own clock
        self.gone: dict[str, list[Entry]] = {}  # what was there before a browser threw it away

    def last(self, room: str) -> int:
        return len(self.logs.get(room, []))

    def write(self, entry: Entry) -> bool:
        """Whether it was the first at its place, and there was one before it."""
        log = self.logs.get(entry.room, [])
        if entry.number != len(log) + 1:
            return False
        self.logs.setdefault(entry.room, log).append(entry)
        self.times.setdefault(entry.room, []).append(self.now())
        return True

    def evict(self) -> None:
        self.gone, self.logs = {**self.gone, **self.logs}, {}

    def read(self, room: str) -> list[Entry]:
        """The log as it was when it was longest."""
        return self.logs.get(room) or self.gone.get(room, [])


@dataclass(slots=True)
class Trouble:
    """What is wrong with one process's way to the disk."""

    machine: Machine
    slow: float = 1.0  # times as long as usual
    writes: list[str] = field(default_factory=list)  # what happens to the next of them
    reads: int = 0  # that fail next
    dies: str = ""  # "before" or "after" the next write
    times: list[tuple[float, float]] = field(default_factory=list)  # when others could not hear of it for a while

    def lasts(self, seconds: float) -> None:
        self.times.append((self.machine.loop.now, self.machine.loop.now + seconds))

    def was_felt(self, since: float, until: float) -> bool:
        return any(begins < until and since < ends for begins, ends in self.times)

    def next_write(self) -> str:
        return self.writes.pop(0) if self.writes else ""

    def is_next_read_lost(self) -> bool:
        self.reads -= self.reads > 0
        return self.reads > 0

    def may_die(self, when: str) -> None:
        if self.dies == when:
            self.machine.die()
            raise Dead

    def end(self) -> None:
        self.slow, self.writes, self.reads, self.dies = 1.0, [], 0, ""

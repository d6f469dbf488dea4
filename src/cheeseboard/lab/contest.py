"""Who is faster: contenders take turns in short slices of CPU time, and are compared within each round.

The machine is never quiet. Neighbours slow all contenders of a round alike, so ratios within a round, and the median
of those, say more than any time.
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from cheeseboard.lab.progress import ProgressBar
from cheeseboard.lab.proof import Standstill

SLICE: Final = 0.02  # CPU seconds; shorter if there is little time
ROUNDS: Final = 5  # at least
TOO_MUCH: Final = 10**9  # games or copies in one slice


@dataclass(frozen=True)
class Slice:
    """What was done in one slice."""

    games: int
    steps: int  # or copies: whatever is counted


Loop = Callable[[int], Slice]  # plays so many games, or makes so many copies


@dataclass
class Contender:
    """Something that can be done over and over."""

    name: str
    run: Loop
    amount: int = 1  # in a slice
    games: int = 0
    steps: int = 0
    rates: list[float] = field(default_factory=list)  # steps a CPU second, round by round

    def take_turn(self) -> None:
        work, seconds = self.timed()
        self.games += work.games
        self.steps += work.steps
        self.rates.append(work.steps / seconds)

    def timed(self) -> tuple[Slice, float]:
        began = time.process_time()
        work = self.run(self.amount)
        return work, max(time.process_time() - began, 1e-6)

    def warm_up(self, seconds: float) -> None:
        """Find out how much fills a slice."""
        while (took := self.timed()[1]) < seconds / 2:
            self.amount *= max(2, min(16, int(seconds / took / 2)))
            if self.amount > TOO_MUCH:
                raise Standstill(f"{self.name}: takes no time, however much is asked of it")
        self.amount = max(1, int(self.amount * seconds / took))

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    def ratio(self, other: "Contender") -> "Rounds":
        """How many times as fast as the other, within rounds."""
        return rounds_of([mine / yours for mine, yours in zip(self.rates, other.rates, strict=True)])

    def nanoseconds(self) -> "Rounds":
        """Of one step, or copy."""
        return rounds_of([1e9 / rate for rate in self.rates])


@dataclass(frozen=True)
class Rounds:
    """Median over the rounds, and the lowest and highest of them."""

    median: float
    low: float
    high: float


def rounds_of(found: list[float]) -> Rounds:
    return Rounds(statistics.median(found), min(found), max(found))


def contest(contenders: list[Contender], seconds: float) -> int:
    """Let them take turns for about so many CPU seconds; how many rounds. Each round begins with another one."""
    slice_ = min(SLICE, seconds / ROUNDS / len(contenders))
    for contender in contenders:
        contender.warm_up(slice_)
    began, rounds = time.process_time(), 0
    with ProgressBar(seconds, "CPU seconds") as bar:
        while rounds < ROUNDS or bar.done < seconds:
            first = rounds % len(contenders)
            for contender in contenders[first:] + contenders[:first]:
                contender.take_turn()
            rounds += 1
            bar(time.process_time() - began - bar.done)
    return rounds

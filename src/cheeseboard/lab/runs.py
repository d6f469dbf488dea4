"""Very many random games, over all cores, with the same result for any number of processes."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import count
from typing import Any, Final

from cheeseboard.engine.outcome import WHOLE
from cheeseboard.engine.playout import SCORES, Tally, batch
from cheeseboard.games import find
from cheeseboard.lab.workers import Send, Take, cores, gathered

CHUNK: Final = 5_000  # games that a process takes at a time
SLICE: Final = 100_000  # steps between two looks at the clock and at Ctrl-C: some milliseconds, compiled
SEEDS: Final = 1 << 63

Progress = Callable[[int], None]  # so many more games are done


@dataclass(frozen=True)
class SimulationOrder:
    """What is to be played."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, Any]
    chunk: int = CHUNK
    slice: int = SLICE

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"games: {self.games} is not possible; possible: a whole number from 1")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"seed: {self.seed} is not possible; possible: a whole number from 0, below 2**63")

    @property
    def chunks(self) -> int:
        return -(-self.games // self.chunk)

    def first_seed(self) -> int:
        """Of game 0; each game counts on from there. Hashed, or seeds 1 and 2 would play nearly the same games."""
        return int.from_bytes(sha256(str(self.seed).encode()).digest()[:7], "big")


@dataclass(frozen=True)
class Counts:
    """A tally's numbers, by name."""

    games: int
    steps: int
    decisions: int
    shared: int
    nobody: int
    wins: list[int]  # of each seat, in parts of WHOLE
    squares: list[int]  # of those parts
    scores: list[list[int]]  # of each seat: how often it had each score
    lengths: list[int]  # how many games took so many decisions

    @classmethod
    def read(cls, numbers: list[int], seats: int) -> "Counts":
        """The list that Tally.numbers gives."""
        games, steps, decisions, shared, nobody, *rest = numbers
        scores = rest[2 * seats : (2 + SCORES) * seats]
        return cls(
            games=games,
            steps=steps,
            decisions=decisions,
            shared=shared,
            nobody=nobody,
            wins=rest[:seats],
            squares=rest[seats : 2 * seats],
            scores=[scores[seat * SCORES : (seat + 1) * SCORES] for seat in range(seats)],
            lengths=rest[(2 + SCORES) * seats :],
        )

    def check(self) -> None:
        """Every game is counted once in every column, and every win belongs to somebody."""
        assert sum(self.wins) == WHOLE * (self.games - self.nobody)
        assert all(sum(scores) == self.games for scores in self.scores)
        assert sum(self.lengths) == self.games
        assert sum(length * games for length, games in enumerate(self.lengths)) == self.decisions <= self.steps


@dataclass(frozen=True)
class Simulated:
    """What the games came to, and what they took."""

    counts: Counts
    jobs: int
    wall: float
    cpu: float


@dataclass(frozen=True)
class Part:
    """What one process played."""

    numbers: list[int]
    cpu: float


def play_out(order: SimulationOrder, jobs: int | None = None, told: Progress = lambda _: None) -> Simulated:
    """Play the games, over so many processes; over all cores if that is not said."""
    began = time.perf_counter()
    jobs = max(1, min(cores() if jobs is None else jobs, order.chunks))
    parts = [play_part(order, count().__next__, told)] if jobs == 1 else _share_out(order, jobs, told)
    numbers = [sum(column) for column in zip(*(part.numbers for part in parts), strict=True)]
    counts = Counts.read(numbers, order.seats)
    counts.check()
    return Simulated(counts, jobs, time.perf_counter() - began, sum(part.cpu for part in parts))


def play_part(order: SimulationOrder, take: Take, told: Progress) -> Part:
    """Play chunk after chunk, as given out, until none is left."""
    game = find(order.game)
    start = game.new(order.seats, order.options)
    tally = Tally(order.seats, game.longest(order.seats, game.settle(order.options)))
    seed, began = order.first_seed(), time.process_time()
    while (first := take() * order.chunk) < order.games:
        last = min(first + order.chunk, order.games)
        while first < last:
            done = batch(start, tally, last - first, seed, first, order.slice)
            first += done
            told(done)
    return Part(tally.numbers(), time.process_time() - began)


def _share_out(order: SimulationOrder, jobs: int, told: Progress) -> list[Part]:
    """Each process sends how much more it has done, and its sums at the end."""
    parts: list[Part] = []
    for message in gathered(partial(_work, order), jobs):
        if isinstance(message, Part):
            parts.append(message)
        else:
            told(message)
    return parts


def _work(order: SimulationOrder, take: Take, send: Send) -> None:
    send(play_part(order, take, send))

"""Very many random games, over all cores, with the same result for any number of processes."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from cheeseboard.engine.playout import SCORES, WHOLE, Tally, batch
from cheeseboard.games import find

CHUNK: Final = 5_000  # games that a process takes at a time
SLICE: Final = 100_000  # steps between two looks at the clock and at Ctrl-C: some milliseconds, compiled
SEEDS: Final = 1 << 63

Told = Callable[[int], None]  # so many more games are done


@dataclass(frozen=True)
class Order:
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
    drawn: int
    wins: list[int]  # of each seat, in parts of WHOLE
    squares: list[int]  # of those parts
    scores: list[list[int]]  # of each seat: how often it had each score
    lengths: list[int]  # how many games took so many decisions

    @classmethod
    def read(cls, numbers: list[int], seats: int) -> "Counts":
        """The list that Tally.numbers gives."""
        games, steps, decisions, shared, drawn, *rest = numbers
        scores = rest[2 * seats : (2 + SCORES) * seats]
        return cls(
            games=games,
            steps=steps,
            decisions=decisions,
            shared=shared,
            drawn=drawn,
            wins=rest[:seats],
            squares=rest[seats : 2 * seats],
            scores=[scores[seat * SCORES : (seat + 1) * SCORES] for seat in range(seats)],
            lengths=rest[(2 + SCORES) * seats :],
        )

    def check(self) -> None:
        """Every game is counted once in every column, and every win belongs to somebody."""
        assert sum(self.wins) == WHOLE * (self.games - self.drawn)
        assert all(sum(scores) == self.games for scores in self.scores)
        assert sum(self.lengths) == self.games
        assert sum(length * games for length, games in enumerate(self.lengths)) == self.decisions <= self.steps


@dataclass(frozen=True)
class Played:
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


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_out(order: Order, jobs: int | None = None, told: Told = lambda _: None) -> Played:
    """Play the games, over so many processes; over all cores if that is not said."""
    began = time.perf_counter()
    jobs = max(1, min(cores() if jobs is None else jobs, order.chunks))
    parts = [play_part(order, count().__next__, told)] if jobs == 1 else _share_out(order, jobs, told)
    numbers = [sum(column) for column in zip(*(part.numbers for part in parts), strict=True)]
    counts = Counts.read(numbers, order.seats)
    counts.check()
    return Played(counts, jobs, time.perf_counter() - began, sum(part.cpu for part in parts))


def play_part(order: Order, take: Callable[[], int], told: Told) -> Part:
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


# Several processes: each takes the next chunk when it has done one, and sends its sums when there are no more.


def _share_out(order: Order, jobs: int, told: Told) -> list[Part]:
    context = get_context("spawn")  # the same on every system, and safe beside threads
    given_out = context.Value("q", 0)
    workers: list[SpawnProcess] = []
    ends: list[Connection] = []
    try:
        with _deaf_children():
            for _ in range(jobs):
                here, there = context.Pipe(duplex=False)
                worker = context.Process(target=_work, args=(order, given_out, there), daemon=True)
                worker.start()
                there.close()
                workers.append(worker)
                ends.append(here)
        return _collect(ends, told)
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Ctrl-C goes to all processes of a terminal; the first one answers it and ends the others."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(order: Order, given_out: Any, end: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def take() -> int:
        with given_out.get_lock():
            given_out.value += 1
            return int(given_out.value) - 1

    end.send(play_part(order, take, end.send))


def _collect(ends: list[Connection], told: Told) -> list[Part]:
    parts: list[Part] = []
    while ends:
        ready = wait(ends, timeout=0.1)  # not for ever: Windows answers Ctrl-C only in between
        for end in [end for end in ends if end in ready]:
            message = _heard(end)
            if isinstance(message, Part):
                parts.append(message)
                ends.remove(end)
            else:
                told(message)
    return parts


def _heard(end: Connection) -> Any:
    try:
        return end.recv()
    except EOFError:
        raise RuntimeError("a process ended before it had played its games") from None

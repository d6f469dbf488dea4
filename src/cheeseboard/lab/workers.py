"""Several processes that take numbered pieces of one piece of work, each the next one when it has done its last."""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

Take = Callable[[], int]  # the number of the next piece
Send = Callable[[Any], None]  # what was found out goes to whoever gathers
Job = Callable[[Take, Send], None]  # takes pieces until there are no more; must be found by name in a new process
Skill = Callable[[], Callable[[int], Any]]  # made ready once in a process, it does the piece of a number


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Unreachable(Exception):  # noqa: N818 - a person reads it
    """The cluster that somebody named does not answer."""


@dataclass(frozen=True)
class Piece:
    """What the piece of a number came to."""

    number: int
    came_to: Any


@dataclass(frozen=True)
class Crew:
    """Who does numbered pieces: so many processes here, or a Ray cluster. What comes out is the same."""

    processes: int = 1
    ray: str | None = None  # the cluster's address; ``local`` is one on this machine, for as long as it is needed

    def __post_init__(self) -> None:
        if self.processes < 1:
            raise ValueError(f"workers: {self.processes} is not possible; possible: a whole number from 1")
        if self.ray is not None and find_spec("ray") is None:
            raise ValueError("--ray needs Ray: pip install 'cheeseboard[ray]'")

    def do(self, skill: Skill, pieces: int) -> Generator[Any, None, None]:
        """What each piece came to, in the order of their numbers, whoever was done first."""
        if self.ray is None and self.processes == 1:
            yield from map(skill(), range(pieces))
            return
        with closing(self._gathered(skill, pieces)) as news:
            for piece in lined_up(news):
                yield piece.came_to

    def _gathered(self, skill: Skill, pieces: int) -> Generator[Piece, None, None]:
        if self.ray is not None:
            return gathered_from_ray(self.ray, skill, pieces)
        return gathered(partial(_do_pieces, skill, pieces), min(self.processes, pieces))


def _do_pieces(skill: Skill, pieces: int, take: Take, send: Send) -> None:
    do = skill()
    while (number := take()) < pieces:
        send(Piece(number, do(number)))


def gathered_from_ray(address: str, skill: Skill, pieces: int) -> Generator[Piece, None, None]:
    """What a cluster sends, as it comes. Each task has some pieces; Cheeseboard must be installed wherever it runs."""
    import ray  # noqa: PLC0415 - an extra

    try:
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise Unreachable(f"there is no Ray cluster at {address}: {problem}") from None
    try:
        hands = int(ray.cluster_resources().get("CPU", 1))
        size = max(1, pieces // (8 * hands))  # small enough that nobody waits long for the last one
        task = ray.remote(_some_pieces)
        waiting = [task.remote(skill, first, min(first + size, pieces)) for first in range(0, pieces, size)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done[0])
    finally:
        ray.shutdown()


def _some_pieces(skill: Skill, first: int, end: int) -> list[Piece]:
    do = skill()
    return [Piece(number, do(number)) for number in range(first, end)]


def gathered(work: Job, processes: int) -> Generator[Any, None, None]:
    """What the processes send, as it comes, until all of them are done. Whoever stops listening ends them."""
    from multiprocessing import get_context  # noqa: PLC0415 - a browser has no processes, and plays without them

    context = get_context("spawn")  # the same on every system, and safe beside threads
    given_out = context.Value("q", 0)
    workers: list[SpawnProcess] = []
    ends: list[Connection] = []
    try:
        with _deaf_children():
            for _ in range(processes):
                here, there = context.Pipe(duplex=False)
                worker = context.Process(target=_work, args=(work, given_out, there), daemon=True)
                worker.start()
                there.close()
                workers.append(worker)
                ends.append(here)
        yield from _heard(ends)
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


def lined_up(news: Iterable[Any]) -> Iterator[Any]:
    """Pieces that have a number, in their order, whoever was done first."""
    early: dict[int, Any] = {}
    number = 0
    for one in news:
        early[one.number] = one
        while number in early:
            yield early.pop(number)
            number += 1


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


def _work(work: Job, given_out: Any, end: "Connection") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def take() -> int:
        with given_out.get_lock():
            given_out.value += 1
            return int(given_out.value) - 1

    work(take, end.send)
    end.send(None)  # done; an end without it is a death


def _heard(ends: "list[Connection]") -> Iterator[Any]:
    from multiprocessing.connection import wait  # noqa: PLC0415

    while ends:
        ready = wait(ends, timeout=0.1)  # not for ever: Windows answers Ctrl-C only in between
        for end in [end for end in ends if end in ready]:
            message = _received(end)
            if message is None:
                ends.remove(end)
            else:
                yield message


def _received(end: "Connection") -> Any:
    try:
        return end.recv()
    except EOFError:
        raise RuntimeError("a process ended before it had done its work") from None

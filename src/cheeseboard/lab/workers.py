"""Several processes that take numbered pieces of one piece of work, each the next one when it has done its last."""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

Take = Callable[[], int]  # the number of the next piece
Send = Callable[[Any], None]  # what was found out goes to whoever gathers
Work = Callable[[Take, Send], None]  # takes pieces until there are no more; must be found by name in a new process


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def gathered(work: Work, processes: int) -> Generator[Any, None, None]:
    """What the processes send, as it comes, until all of them are done. Whoever stops listening ends them."""
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


def _work(work: Work, given_out: Any, end: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def take() -> int:
        with given_out.get_lock():
            given_out.value += 1
            return int(given_out.value) - 1

    work(take, end.send)
    end.send(None)  # done; an end without it is a death


def _heard(ends: list[Connection]) -> Iterator[Any]:
    while ends:
        ready = wait(ends, timeout=0.1)  # not for ever: Windows answers Ctrl-C only in between
        for end in [end for end in ends if end in ready]:
            message = _received(end)
            if message is None:
                ends.remove(end)
            else:
                yield message


def _received(end: Connection) -> Any:
    try:
        return end.recv()
    except EOFError:
        raise RuntimeError("a process ended before it had done its work") from None

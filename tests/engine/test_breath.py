"""Whatever takes long in compiled code lets other threads go on."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy, Tally, batch
from cheeseboard.engine.search import Search
from cheeseboard.engine.state import LUCK, State
from cheeseboard.engine.trial import Trial, prospects
from cheeseboard.games import find

LONG = 0.5  # seconds that a call should take at least, so that waiting for its end would show
PART = 0.25  # of a call: the most that another thread may have to wait
TRIES = 5  # for the machine itself may stand still for a while


def opened(name: str, seats: int, steps: int = 40) -> State:
    """A position of a random game in which somebody decides."""
    state: State = find(name).new(seats)
    dice = Dice(1)
    while steps > 0 or state.turn == LUCK:
        state.play(state.pick(dice))
        steps -= 1
    return state


def played(amount: int) -> None:
    game = find("go-da-cheese")
    batch(game.new(5), Tally(5, game.longest(5, game.settle({}))), amount, 0, 0, 1 << 62)


def searched(amount: int) -> None:
    state = opened("cheese-rescue", 4)
    Search(state, state.turn, 1, Policy()).run(amount)


def tried(amount: int) -> None:
    state = opened("alles-kaese", 4)
    Trial(state, state.turn, 1, Policy(), state.moves()).run(amount)


def hoped(amount: int) -> None:
    state = opened("cheese-chase", 4)
    prospects(state, int(state.turn), 1, Policy(), amount)


@contextmanager
def waited() -> Iterator[list[float]]:
    """The longest time for which another thread could not go on, while something happens here."""
    found, done = [0.0], threading.Event()

    def watch() -> None:
        last = time.perf_counter()
        while not done.is_set():
            time.sleep(0.0002)
            now = time.perf_counter()
            found[0] = max(found[0], now - last)
            last = now

    watcher = threading.Thread(target=watch)
    watcher.start()
    time.sleep(0.01)
    try:
        yield found
    finally:
        done.set()
        watcher.join()


@pytest.mark.parametrize("work", [played, searched, tried, hoped])
def test_another_thread_goes_on_meanwhile(work: Callable[[int], None]) -> None:
    amount = 400
    while (found := waited_for(work, amount))[1] < LONG:
        amount *= 4
    assert is_short(*found) or any(is_short(*waited_for(work, amount)) for _ in range(TRIES - 1))


def is_short(longest: float, took: float) -> bool:
    return longest < PART * took


def waited_for(work: Callable[[int], None], amount: int) -> tuple[float, float]:
    """How long another thread had to wait at most, and how long the call took."""
    began = time.perf_counter()
    with waited() as found:
        work(amount)
    return found[0], time.perf_counter() - began

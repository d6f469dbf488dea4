"""What a hall is handed by whoever runs it: a log, counts, a place for long work, other processes, a public beacon, nudges.

A server hands in its own (web/). Without them a hall runs alone, as in a test or in a browser.
"""

import sys
import traceback
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class OperatorLog(Protocol):
    """Lines for the operator. Never a hand, a seed, a token, a name or a room's code."""

    def warning(self, event: str, **facts: Any) -> Any: ...
    def error(self, event: str, **facts: Any) -> Any: ...


class PlainLog:
    """Prints its lines to standard error."""

    def warning(self, event: str, **facts: Any) -> None:
        print("warning:", event, facts, file=sys.stderr)

    def error(self, event: str, **facts: Any) -> None:
        print("error:", event, facts, file=sys.stderr)


def where(problem: BaseException) -> dict[str, Any]:
    """What went wrong and where in the code, but not with which values: a message may quote a card."""
    frames = traceback.extract_tb(problem.__traceback__)
    return {"problem": type(problem).__name__, "at": [f"{frame.name}:{frame.lineno}" for frame in frames[-8:]]}


class Counters:
    """What an operator may count. This one forgets everything; a server's (web/metrics.py) can be read."""

    def rooms(self, count: int) -> None:
        """So many are in memory."""

    def room_made(self) -> None: ...

    def deed(self, kind: str) -> None:
        """One was written down."""

    def refused(self, reason: str) -> None: ...

    def answered(self, seconds: float) -> None:
        """A request on a line, after so long."""

    def bot_failed(self) -> None: ...

    def nudged(self, way: str, outcome: str) -> None:
        """A nudge went out, or did not."""


class Elsewhere(Protocol):
    """Does long work without holding up the event loop: ``asyncio.to_thread``, where there are threads."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> Coroutine[Any, Any, T]: ...


async def here(work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
    """Where there are no threads, others wait."""
    return work(*args, **named)


class Bus(Protocol):
    """Tells other processes that a room has gone on."""

    async def open(self, went_on: Callable[[str, int], None]) -> None:
        """From now on, call this with a room and the number of its last deed whenever another process tells of one."""

    async def close(self) -> None: ...

    def tell(self, room: str, number: int) -> None:
        """Never waits, and never fails."""


class BeaconSource(Protocol):
    """A public source of randomness, in numbered rounds."""

    @property
    def source(self) -> str:
        """Which one."""

    def next_round(self, now: float) -> tuple[str, int]:
        """The source, and a round of it that nobody can know yet."""

    def drawn_at(self, number: int) -> float:
        """At what time of day a round is drawn."""

    async def value(self, number: int) -> str | None:
        """What a round brought; nothing if the source does not answer."""


class TurnNow(NamedTuple):
    """A person is to move: all that a nudge may be made of. Everybody at the table can see it."""

    room: str
    game: str
    match: int
    version: int  # of the table, when this turn began
    seat: int
    name: str
    guest: int


class Nudger(Protocol):
    """Tells people who are not looking that it is their turn. It is told what has happened, and never holds it up."""

    def turned(self, room: str, turn: TurnNow | None) -> None:
        """A durable deed has begun another turn: of a person, or of nobody who could be told. Never waits, never fails."""

    def ended(self, room: str, guest: int | None = None) -> None:
        """A guest must go, or all of them: nobody is to be told any more. Never waits, never fails."""

    def is_wanted(self, room: str) -> bool:
        """Whether somebody wants to be told, so that bots play on while nobody looks."""


class NoNudges:
    """Nobody is told."""

    def turned(self, room: str, turn: TurnNow | None) -> None: ...

    def ended(self, room: str, guest: int | None = None) -> None: ...

    def is_wanted(self, room: str) -> bool:  # noqa: ARG002
        return False

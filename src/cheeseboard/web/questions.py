"""What is asked of those who think in other processes, and what they answer."""

from typing import Any, Literal, Protocol

import msgspec

from cheeseboard.web import wire
from cheeseboard.web.deeds import Think


class Question(msgspec.Struct, frozen=True, tag="move"):
    """All that a bot is given: what a person on its seat would see."""

    game: str
    view: msgspec.Raw
    bot: str
    seed: int
    think: Think = "normal"


class HelpWanted(msgspec.Struct, frozen=True, tag="help"):
    """All that is needed to help somebody: what they see, who sits there, in which words."""

    game: str
    view: msgspec.Raw
    what: Literal["odds", "hint"]
    language: str
    names: list[str]
    reader: int | None
    strength: wire.Strength = 3


class Help(msgspec.Struct, frozen=True):
    """What was found: the odds, or a move and why."""

    hidden: list[wire.Hidden] = []
    move: str = ""
    among: list[str] = []
    says: str = ""
    prospects: list[wire.Prospect] = []


class ReviewWanted(msgspec.Struct, frozen=True, tag="review"):
    """A finished match, to be looked at again."""

    game: str
    seats: int
    options: dict[str, Any]
    moves: list[str]


class Ledger(msgspec.Struct, frozen=True):
    """Where a seat's result came from, in percent of a win: start + own + others + luck = end."""

    start: int
    own: int
    others: int
    luck: int
    end: int
    luck_share: int  # of all that moved


class Mark(msgspec.Struct, frozen=True):
    """A choice that surely cost something, in percent of a win."""

    step: int  # of the replay: the table after it
    seat: int
    move: str
    best: str
    cost: int
    error: int
    sign: str  # ?? ? ?!


class Decided(msgspec.Struct, frozen=True):
    """From when on nothing could change the result: known exactly, or at the latest."""

    step: int  # of the replay
    turns: int  # that had been taken by then
    exact: bool


class Review(msgspec.Struct, frozen=True):
    """A finished match looked at again: chances by what each seat could know, never by what came out later."""

    curves: list[list[int]]  # of each seat: its chance at every step of the replay, in percent
    ledgers: list[Ledger]
    choices: int  # decisions there were
    marks: list[Mark]  # the dearest first
    turning_point: int | None  # the step after which the winners' chances had grown most
    turning_move: str  # the move that led there; nothing, if there was none
    decided: Decided | None  # only where luck alone decides


class BotFailed(Exception):  # noqa: N818 - it says what happened
    pass


class Bots(Protocol):
    """Those who think elsewhere. BotFailed if they crash, stall or talk nonsense."""

    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think) -> str:
        """A move."""

    async def help(self, wanted: HelpWanted) -> Help:
        """The odds, or a hint."""

    async def review(self, wanted: ReviewWanted) -> Review:
        """How a match went."""

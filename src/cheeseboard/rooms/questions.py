"""What is asked of those who think in other processes, and what they answer."""

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from cheeseboard.bots.hints import Prospect
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Think


class Asker(NamedTuple):
    """For whom somebody thinks: where many wait, networks take turns, and so do the rooms of each."""

    network: str
    room: str = ""


NOBODY_ASKS: Final = Asker("")
DONE: Final = 100  # percent of a review


class MoveWanted(msgspec.Struct, frozen=True, tag="move"):
    """All that a bot is given: what a person on its seat would see."""

    game: str
    view: msgspec.Raw
    bot: str
    seed: int
    think: Think = "normal"
    share: float = 1.0  # of its time, where others wait for theirs


class HelpWanted(msgspec.Struct, frozen=True, tag="help"):
    """All that is needed to help somebody: what they see, who sits there, in which words."""

    game: str
    view: msgspec.Raw
    what: Literal["odds", "hint"]
    language: str
    names: list[str]
    reader: int | None
    strength: wire.Strength = 3
    share: float = 1.0  # of the time for a hint, where others wait for theirs


class Help(msgspec.Struct, frozen=True):
    """What was found: the odds, or a move and why."""

    hidden: list[wire.Hidden] = []
    move: str = ""
    among: list[str] = []
    says: str = ""
    prospects: list[Prospect] = []


class LinkWanted(msgspec.Struct, frozen=True, tag="link"):
    """What is to be read from the link of a match: a few words about it, some steps, the record, what others need of it, or
    how it went at first sight. Of a puzzle, ``cheese/12``: what comes of a move."""

    link: str
    what: Literal["replay", "steps", "record", "start", "review", "first-look", "same-luck", "solve"]
    seat: int | None = None
    first: int = 0
    count: int = 0
    move: str = ""


class Found(msgspec.Struct, frozen=True):
    """What was read, ready to be sent; or why it could not be."""

    body: msgspec.Raw = msgspec.Raw(b"null")
    refused: str = ""
    says: str = ""


class ReviewWanted(msgspec.Struct, frozen=True, tag="review"):
    """A finished match, to be looked at again."""

    game: str
    seats: int
    options: dict[str, Any]
    moves: list[str]


class LabWanted(msgspec.Struct, frozen=True, tag="lab"):
    """A game under some house rules, to be measured with games of mice."""

    game: str
    seats: int
    options: dict[str, Any]
    games: int  # of each level among its like
    seed: int
    language: str


OfTables = MoveWanted | HelpWanted | LinkWanted | ReviewWanted
Wanted = OfTables | LabWanted

read_wanted = msgspec.json.Decoder(Wanted).decode


class LedgerShown(msgspec.Struct, frozen=True):
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
    where: dict[str, str] = {}  # the place of the move, for whoever sees the table at that step …
    best_where: dict[str, str] = {}  # … and of what would have been best
    theme: str = ""  # of the puzzles to practise it with; the words are theme-<theme>


class DecidedShown(msgspec.Struct, frozen=True):
    """From when on nothing could change the result: known exactly, or at the latest."""

    step: int  # of the replay
    turns: int  # that had been taken by then
    exact: bool


class ReviewShown(msgspec.Struct, frozen=True):
    """A finished match looked at again: chances by what each seat could know, never by what came out later."""

    curves: list[list[int]]  # of each seat: its chance at every step of the replay, in percent
    ledgers: list[LedgerShown]
    choices: int  # decisions there were
    marks: list[Mark]  # the dearest first
    turning_point: int | None  # the step after which the winners' chances had grown most
    turning_move: str  # the move that led there; nothing, if there was none
    decided: DecidedShown | None  # only where luck alone decides
    progress: int = DONE  # percent of the work that is done; before that, what is known by then
    turning_where: dict[str, str] = {}  # the place of that move


Hears = Callable[[ReviewShown], None]  # whoever waits for a review, and is told what is known meanwhile


class OpinionShown(msgspec.Struct, frozen=True):
    """A publisher's question, the answer, and what it rests on. ``mark`` says it in a word: yes, nearly, no, open."""

    question: str
    answer: str
    rests: str
    mark: Literal["yes", "nearly", "no", "open"]


class FigureShown(msgspec.Struct, frozen=True):
    """A figure of the lab, in words and to be drawn; beside it that of the usual rules, where others were tried."""

    name: str
    value: str
    interval: str
    says: str
    at: float
    low: float | None  # nothing: there is no end
    high: float | None
    fair: float | None
    unit: str
    usual: str = ""
    usual_at: float | None = None
    moved: str = ""  # whether the two differ by more than noise


class SectionShown(msgspec.Struct, frozen=True):
    title: str
    note: str
    figures: list[FigureShown]


class BarShown(msgspec.Struct, frozen=True):
    """So many games took from so many decisions to so many."""

    first: int
    last: int
    games: int


class LabShown(msgspec.Struct, frozen=True):
    """What the games of mice tell of some house rules, as far as they have been played."""

    progress: int = -1  # percent of the work that is done; -1: it has not begun
    played: int = 0
    of: int = 0  # games that were wanted
    title: str = ""
    told: str = ""  # how many games, from which seed, of which version
    command: str = ""  # plays the same games again
    opinions: list[OpinionShown] = []
    sections: list[SectionShown] = []
    lengths: list[BarShown] = []
    lengths_say: str = ""


HearsLab = Callable[[LabShown], None]  # whoever waits for the lab, and is told what is known meanwhile


class BotFailed(Exception):  # noqa: N818 - it says what happened
    pass


class Bots(Protocol):
    """Those who think elsewhere. BotFailed if they crash, stall or talk nonsense."""

    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think, who: Asker) -> str:
        """A move."""

    async def help(self, wanted: HelpWanted, who: Asker) -> Help:
        """The odds, or a hint."""

    def wake(self) -> None:
        """Links will soon be read: whoever does it wakes up now, if that takes long."""

    async def read(self, wanted: LinkWanted, network: str) -> Found:
        """What is in a link."""

    async def review(self, wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:
        """How a match went. While it is being worked out, somebody is told what is known of it."""

    async def measure(self, wanted: LabWanted, network: str, told: HearsLab) -> LabShown:
        """What games of mice tell of some house rules. While they are played, somebody is told what is known."""


class SeatsInView(msgspec.Struct):
    """Of a view, how many seats there are."""

    seats: int = 0


def seats_in(view: bytes) -> int:
    return msgspec.json.decode(view, type=SeatsInView).seats

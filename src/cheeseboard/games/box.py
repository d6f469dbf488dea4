"""What stands on a game's box: its name and makers, who can play, which house rules there are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Generic, TypeVar

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.features import Features
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import State, Story
from cheeseboard.games.text import Say

S = TypeVar("S", bound=State)
Value = bool | int | str | list[int]


@dataclass(frozen=True, kw_only=True)
class Option:
    """A house rule: a name, what it means, what is usual, and why that is."""

    name: str
    says: str
    default: Value
    source: str

    def read(self, value: object) -> Value:
        """The value, if it can be had."""
        raise NotImplementedError

    def refuse(self, value: object, possible: str) -> ValueError:
        return ValueError(f"option {self.name}: {value!r} is not possible; possible: {possible}")


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    """One of a few words, or yes and no."""

    choices: tuple[bool | int | str, ...]

    def read(self, value: object) -> Value:
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
        raise self.refuse(value, ", ".join(map(repr, self.choices)))


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number between two others."""

    low: int
    high: int

    def read(self, value: object) -> Value:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.refuse(value, f"a whole number from {self.low} to {self.high}")
        return value


@dataclass(frozen=True, kw_only=True)
class Numbers(Option):
    """So many whole numbers, each between two others, with a given sum if there is one."""

    length: int
    low: int
    high: int
    total: int | None = None

    def read(self, value: object) -> Value:
        possible = f"{self.length} whole numbers from {self.low} to {self.high}"
        if self.total is not None:
            possible += f" that add up to {self.total}"
        if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != self.length:
            raise self.refuse(value, possible)
        if any(type(one) is not int or not self.low <= one <= self.high for one in value):
            raise self.refuse(value, possible)
        if self.total is not None and sum(value) != self.total:
            raise self.refuse(value, possible)
        return list(value)


class Flaw(ValueError):  # noqa: N818 - whoever typed it reads it
    """Why a table that somebody typed in cannot lie so: a reason with a name, and where. The words are layout-<reason>."""

    def __init__(self, reason: str, **facts: int | str) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True)
class Advice:
    """A move, as it is written, and why: the message reason-<reason> of the game's words, with its facts."""

    move: str
    reason: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


def as_it_is(state: State) -> State:
    return state


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How a mouse thinks ahead: as a tree, or with all moves on trial; everybody plays on by a policy."""

    tries: int  # games played in the head
    seconds: float  # at most, however slow the machine
    is_tree: bool = True
    policy: Callable[[], Policy] = Policy
    exploration: float = 0.7  # of a tree: how much it looks at what went badly so far
    solves: bool = True  # works out exactly what can be
    # Its move, if it has one in mind; and how many standard errors another must be ahead of that to be played instead.
    # Without such a margin it tries nothing, and tries are for looking back.
    choice: Callable[[Any, Dice], int] | None = None
    margin: float | None = None
    focus: Callable[[Any], State] = as_it_is  # the same position, with only the moves that are worth a thought


@dataclass(frozen=True, kw_only=True)
class Chance:
    """Something hidden, and what it can be: exact for whoever has the view it comes from."""

    what: str  # the words are chance-<what>: "the card on place 3"
    facts: Mapping[str, int] = field(default_factory=dict)  # which one; the last of them tells things of a sort apart
    of: str  # what its outcomes are: a fact's name, "kind" or "holes"; with "seat" they are seats
    odds: Mapping[str, Fraction]  # all that is possible; together 1


def shares(counts: Mapping[str, int]) -> dict[str, Fraction]:
    """The odds of one thing drawn from so many of each kind."""
    total = sum(counts.values())
    return {kind: Fraction(number, total) for kind, number in counts.items() if number}


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """One of the games. Each folder of ``games`` has one, called GAME."""

    name: str  # the folder's, with hyphens
    title: str
    designer: str
    publisher: str
    seats: range
    version: int  # goes up when an old record would replay differently
    options: tuple[Option, ...]
    start: Callable[[int, dict[str, Any]], S]  # an empty table for so many seats, under these options
    view: Callable[[S, int], Mapping[str, Any]]  # all that a seat (or NOBODY, a watcher) may know now
    recall: Callable[[Any], S]  # a state that looks so to the seat that has this view
    draw: Callable[[Any, Say], str]  # a view as text, in somebody's words
    chances: Callable[
        [Any], list[Chance]
    ]  # what may be under each card whose back can be seen, and what luck does next
    advise: Callable[[Any], Advice]  # what a seat whose turn it is might do, and why, by its view alone
    explain: Callable[
        [Any, str], Advice
    ]  # what speaks for one of its moves, or what it does; the same for the advised one
    features: Callable[[int], Features]  # the same view as numbers, and what each means, for so many seats
    child: Callable[[Any, int, Dice], str]  # what a child of this age would do, by its view alone
    plans: Callable[[int], tuple[Plan, Plan]]  # how the two best mice think, with so many seats
    actions: Callable[[int], int]  # moves are numbers below this, for so many seats
    longest: Callable[[int, dict[str, Any]], int]  # no game takes more steps, luck's among them
    tale: type[Story]  # its events
    facts: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what an event's numbers mean: {"kind": KINDS}
    phrases: Mapping[str, str] = field(default_factory=dict)  # how moves are written: {"keep": "keep {place}"}
    reveals: tuple[str, ...] = ()  # the phrases with which a player shows others something hidden
    # A finished table, typed in: an empty table takes the cards and tells what becomes of them. A Flaw says that they
    # cannot lie so. The last argument scores them as they lie, even if some are missing; then that comes back as flaws.
    layout: Callable[[S, str, bool], list[Flaw]] | None = None
    # All moves that are as good as the advised one, by its own lights; without it, that one alone.
    equals: Callable[[Any], list[str]] | None = None
    # The chance of each legal move to win, where it can be worked out: exact where all that matters is known, else for
    # others who play as the game's mice believe; otherwise nothing.
    solve: Callable[[S, int], Mapping[int, float]] | None = None

    # What kind of moment it is for the seat that has this view, in words, the weightiest first: in another kind, the same
    # count of games won in the head may come true more often.
    moment: Callable[[Any], Sequence[str]] = lambda _: ()

    # For the lab: the role that the deal gave each seat, if any; and each card that could bring points: its name, what
    # it brought, and what it could have.
    roles: Callable[[S], list[str | None]] | None = None
    earned: Callable[[S], list[tuple[str, int, int]]] | None = None

    def settle(self, options: Mapping[str, object]) -> dict[str, Any]:
        """Every option with its value; what is not asked for is as usual."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                there_are = ", ".join(known) or "none"
                raise ValueError(f"{self.title} has no option {name!r}; there are: {there_are}")
        return {name: option.read(options.get(name, option.default)) for name, option in known.items()}

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> S:
        """An empty table, before the first card is dealt."""
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        return self.start(seats, self.settle(options or {}))

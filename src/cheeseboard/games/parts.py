"""The optional parts of a game, and the small types that they speak in.

What a part leaves out works all the same: ``games/usual/`` has a way for any game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.features import Features
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import State
from cheeseboard.games.text import Say

if TYPE_CHECKING:
    from cheeseboard.games.picture import Sheet


class Flaw(ValueError):  # noqa: N818 - whoever typed it reads it
    """Why a table that somebody typed in cannot lie so: a reason with a name, and where. The words are layout-<reason>."""

    fits: Literal["nobody", "others", "more"] = "nobody"  # with which other number of players it might be none

    def __init__(self, reason: str, **facts: int | str) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts


class WrongSize(Flaw):
    """A table that would be right for another number of players."""

    fits = "others"


class Stranger(Flaw):
    """A card of somebody who does not play: with more players it would be right."""

    fits = "more"


@dataclass(frozen=True)
class Advice:
    """A move, as it is written, and why: the message reason-<reason>, with its facts."""

    move: str
    reason: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


def as_it_is(state: State) -> State:
    return state


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How a bot thinks ahead: as a tree, or with all moves on trial; everybody plays on by a policy."""

    tries: int  # games played in the head
    seconds: float  # at most, however slow the machine; where others wait for it, always (see rooms/pauses.py)
    is_tree: bool = True
    policy: Callable[[], Policy] = Policy
    exploration: float = 0.7  # of a tree: how much it looks at what went badly so far
    hope: float = 0.0  # of a tree: so many tries the looks of a move are worth (State.promise); 0: all are tried once
    solves: bool = True  # works out exactly what can be
    # Its move, if it has one in mind; and how many standard errors another must be ahead of that to be played instead.
    # Without such a margin it tries nothing, and tries are for looking back.
    choice: Callable[[Any, Dice], int] | None = None
    margin: float | None = None
    focus: Callable[[Any], State] = as_it_is  # the same position, with only the moves that are worth a thought

    @property
    def takes(self) -> float:
        """Seconds that it may think about a move."""
        return 0.0 if self.choice is not None and self.margin is None else self.seconds


@dataclass(frozen=True, kw_only=True)
class Chance:
    """Something hidden, or what luck does next, with the probability of each outcome for whoever has the view."""

    what: str  # the words are chance-<what>: "the card on place 3"
    facts: Mapping[str, int | str] = field(default_factory=dict)  # which one; the last tells things of a sort apart
    of: str  # what its outcomes are: a fact's name, "kind" or "holes"; one that is a seat; or "move", notations
    odds: Mapping[str, Fraction]  # all that is possible; together 1
    worlds: int = 0  # in how many imagined worlds it was counted; 0: it is exact


def shares(counts: Mapping[str, int]) -> dict[str, Fraction]:
    """The odds of one thing drawn from so many of each kind."""
    total = sum(counts.values())
    return {kind: Fraction(number, total) for kind, number in counts.items() if number}


@dataclass(frozen=True, kw_only=True)
class Playing:
    """How bots play it, and what people are advised. All of it follows from a view alone."""

    advise: Callable[[Any], Advice] | None = None  # a sensible move for the seat whose turn it is, and why
    explain: Callable[[Any, str], Advice] | None = None  # the same for any legal move
    equals: Callable[[Any], list[str]] | None = None  # all moves as good as the advised one, which comes first
    child: Callable[[Any, int, Dice], str] | None = None  # what a child of this age would do
    plans: Callable[[int], tuple[Plan, Plan]] | None = None  # how the two best bots think, with so many seats
    # Mice whose moves a policy makes as well, without a view in between, by their names: for many games in one call. A policy
    # is handed the true position, and looks at nothing that its seat has not seen.
    policies: Callable[[int], Mapping[str, Policy]] | None = None
    # The chance of each legal move to win, where it can be worked out: exact where all that matters is known, else for
    # others who play as the game's bots believe; otherwise nothing.
    solve: Callable[[Any, int], Mapping[int, float]] | None = None
    # What kind of moment it is, in words, the weightiest first: in another kind, the same count of games won in the head
    # may come true more often.
    moment: Callable[[Any], Sequence[str]] | None = None


class Glance(NamedTuple):
    """A look at something that the rulebook forbids to look at again: the event that tells of it."""

    name: str
    facts: Mapping[str, bool | int | str]


@dataclass(frozen=True, kw_only=True)
class Telling:
    """How it is shown and told."""

    draw: Callable[[Any, Say], str] | None = None  # a view as text, in somebody's words
    picture: Callable[[Any, "Sheet"], None] | None = None  # a view as a picture, on a sheet that has the words
    chances: Callable[[Any], list[Chance]] | None = None  # what may be hidden, and what luck does next
    # Which place on the table a fact of ``Game.places`` is, for whoever sees it: the facts of the messages where-at and
    # where-to. Without a view, for whoever does not.
    where: Callable[[Any, str], Mapping[str, str]] | None = None
    # What a move would change for sure, as plain data for the game's own table in the browser; from a view alone.
    foresee: Callable[[Any, str], Mapping[str, Any]] | None = None
    # A finished table, typed in: an empty table takes the cards and tells what becomes of them. A Flaw says that they
    # cannot lie so. The last argument scores them as they lie, even if some are missing; then that comes back as flaws.
    layout: Callable[[Any, str, bool], list[Flaw]] | None = None
    # What is remembered for people though the rulebook forbids to look at it again: the events that tell one seat of such
    # a look, and a view without what came of them, but for those glances that are going on.
    glances: tuple[str, ...] = ()
    forget: Callable[[Any, Sequence[Glance]], Any] | None = None


@dataclass(frozen=True, kw_only=True)
class Learning:
    """How it is shown to those who learn from numbers."""

    features: Callable[[int], Features] | None = None  # a view as numbers, and what each means, for so many seats
    senses: Callable[[int], Features] | None = None  # what a learned mouse goes by, for so many seats
    rivals: Callable[[], list[Policy]] | None = None  # whom it meets while it learns, beside itself
    # For the usual features: how many numbers an entry of the view takes that is shorter on an empty table.
    sizes: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Miniature:
    """A table so small that all histories of the game can be counted (``lab/exact.py``), with something to hide nevertheless."""

    seats: int
    options: Mapping[str, object]


@dataclass(frozen=True, kw_only=True)
class Lab:
    """What the lab counts beside wins and scores, and what it can solve."""

    roles: Callable[[Any], list[str | None]] | None = None  # the role that the deal gave each seat, if any
    earned: Callable[[Any], list[tuple[str, int, int]]] | None = None  # each card: its name, what it brought and could
    miniatures: Mapping[str, Miniature] = field(default_factory=dict)  # by name, the smallest first


@dataclass(frozen=True, kw_only=True)
class Proved:
    """A puzzle in a position, proved: one move of the seat in turn is worth more than every other, and all worths are exact.

    In a game without choices they are moves of luck: what the seat's card may turn out to be.
    """

    kind: str  # what is asked; the words are puzzle-<kind>, and why-<kind> for the answer
    worths: Mapping[int, Fraction]  # of each legal move: how likely it is, or does, what is asked for
    steps: int  # of reasoning: moves to look ahead, or things to count
    themes: tuple[str, ...]  # the words are theme-<theme>
    sketch: tuple[object, ...]  # puzzles with the same sketch are alike
    level: int = (
        0  # 1 to 6, for a question about hidden cards; a best move is for the mice to find, which shows its level
    )

    @property
    def answer(self) -> int:
        return max(self.worths, key=lambda move: self.worths[move])

    @property
    def best(self) -> Fraction:
        """What the answer is worth."""
        return max(self.worths.values())

    @property
    def second(self) -> Fraction:
        """What the next best move is worth."""
        return sorted(self.worths.values())[-2]

    @property
    def is_one(self) -> bool:
        """Whether there is something to choose, and one right answer."""
        return len(self.worths) > 1 and self.second < self.best


class Course(NamedTuple):
    """How it goes on after an answer: a world that looks as the position does to the solver, and moves in it, luck's too."""

    world: State
    moves: list[int]


@dataclass(frozen=True, kw_only=True)
class Puzzling:
    """How its puzzles are found and proved."""

    kinds: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # with how many players there are any; nothing: with any number
    certain: tuple[
        str, ...
    ] = ()  # kinds in which nothing is left to luck: half a win is not a chance, but a shared win
    find: Callable[[Any], Proved | None] | None = (
        None  # in a position, for the seat in turn, by what that seat may know
    )
    # What shows that an answer is right, or what is wrong with it: the position, the puzzle in it, and the move that was chosen.
    course: Callable[[Any, Proved, int], Course] | None = None
    # Which theme a move belongs to that somebody missed, by what they saw: its puzzles are what to practise.
    theme: Callable[[Any, str], str] | None = None

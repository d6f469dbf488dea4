"""What stands on a game's box: its name and makers, who can play, which house rules there are, and the game itself.

A game needs what it *is*: identity, seats, ``start``, ``view``, ``recall``, events, phrases, bounds. How bots play it, how it is
told, shown as numbers and looked at in the lab are optional parts (``games/parts.py``), and callers need not know which it has.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from inspect import signature
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.features import Features
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import LUCK, NOBODY, State, Story
from cheeseboard.games.parts import (
    Advice,
    Chance,
    Course,
    Flaw,
    Glance,
    Lab,
    Learning,
    Miniature,
    Plan,
    Playing,
    Proved,
    Puzzling,
    Stranger,
    Telling,
    WrongSize,
    shares,
)
from cheeseboard.games.text import Say
from cheeseboard.games.usual import drawing, numbers, odds, thinking

if TYPE_CHECKING:
    from cheeseboard.games.svg import Theme

__all__ = [  # all that a game's own modules ask for
    "Advice",
    "Chance",
    "Choice",
    "Course",
    "Flaw",
    "Game",
    "Glance",
    "Lab",
    "Learning",
    "Miniature",
    "Number",
    "Numbers",
    "Option",
    "Plan",
    "Playing",
    "Proved",
    "Puzzling",
    "Stranger",
    "Telling",
    "WrongSize",
    "score_of",
    "shares",
]  # fmt: skip

MOST_STEPS: Final = 50_000  # of a match that is planned in a room, or read from a link or a file; luck's among them

S = TypeVar("S", bound=State)
Value = bool | int | str | list[int]


@dataclass(frozen=True, kw_only=True)
class Option:
    """A house rule: a name, what it means, what is usual, and why that is."""

    name: str
    says: str
    default: Value
    source: str
    in_box: bool = False  # what is in the box: part of the card set, and named at a table only if it is not as usual

    def read(self, value: object) -> Value:
        """The value, if it can be had."""
        raise NotImplementedError

    def refuse(self, value: object, possible: str) -> ValueError:
        """The error for a value that cannot be had, with what can."""
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


def score_of(state: State, seat: int) -> int:
    return int(state.score(seat))


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """A game. Each folder of ``games`` has one, called GAME; other packages name theirs in an entry point."""

    name: str  # in small letters, with hyphens; the folder's
    title: str
    seats: range  # for how many players
    start: Callable[[int, dict[str, Any]], S]  # an empty table for so many seats, under these options
    view: Callable[[S, int], Mapping[str, Any]]  # all that a seat (or NOBODY, a watcher) may know now
    recall: Callable[[Any], S]  # a state that looks so to the seat that has this view
    tale: type[Story]  # its events
    phrases: Mapping[str, str]  # how moves are written: {"keep": "keep {place}"}
    actions: Callable[[int], int]  # moves are numbers below this, for so many seats
    longest: Callable[[int, dict[str, Any]], int]  # no game takes more steps, luck's among them

    # Facts about it.
    designer: str = ""
    publisher: str = ""
    version: int = 1  # goes up when an old record would replay differently
    options: tuple[Option, ...] = ()
    facts: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what an event's numbers mean: {"kind": KINDS}
    people: tuple[str, ...] = ()  # the facts that are seats, beside "seat" and "only"
    places: tuple[str, ...] = ()  # the facts that are places on the table: those who see it are told what lies there
    reveals: tuple[str, ...] = ()  # the phrases with which a player shows others something hidden
    has_choices: bool = True  # unless luck alone decides
    stops: tuple[str, ...] = ()  # events worth a look, at which a game without choices stops if it plays by itself
    # What decides who wins, one after the other, each only among those who have most of the one before: the same as
    # ``rank``, in words. The score comes first, or what counts instead of it; the others break ties.
    decides: Mapping[str, Callable[[S, int], int]] = field(default_factory=lambda: {"score": score_of})
    # What was usual in each older version and is not now: with these options today's rules play as that version did.
    older: Mapping[int, Mapping[str, Value]] = field(default_factory=dict)

    # What it may have of its own.
    playing: Playing = field(default_factory=Playing)
    telling: Telling = field(default_factory=Telling)
    learning: Learning = field(default_factory=Learning)
    lab: Lab = field(default_factory=Lab)
    puzzling: Puzzling = field(default_factory=Puzzling)

    # A table.

    def settle(self, options: Mapping[str, object], version: int | None = None) -> dict[str, Any]:
        """Every option with its value; what is not asked for is as usual, or as it was in an older version.

        What is in the box is only named if it is not as usual.
        """
        known = {option.name: option for option in self.options}
        before = {} if version is None or version == self.version else self.older[version]
        for name in options:
            if name not in known:
                there_are = ", ".join(known) or "none"
                raise ValueError(f"{self.title} has no option {name!r}; there are: {there_are}")
        usual = {name: before.get(name, option.default) for name, option in known.items()}
        found = {name: option.read(options.get(name, usual[name])) for name, option in known.items()}
        return {name: value for name, value in found.items() if not known[name].in_box or value != known[name].default}

    def plays(self, version: int) -> bool:
        """Whether a game of this version of the rules can be played here."""
        return version == self.version or version in self.older

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> S:
        """An empty table, before the first card is dealt."""
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        return self.start(seats, self.settle(options or {}))

    # What it is like.

    @cached_property
    def has_secrets(self) -> bool:
        """Whether anybody ever learns something alone."""
        events = [told for name, told in vars(self.tale).items() if not name.startswith("_") and callable(told)]
        return any("only" in signature(told).parameters for told in events)

    def is_seat(self, fact: str) -> bool:
        """Whether a fact of that name is somebody's seat."""
        return fact in ("seat", "only", *self.people)

    @cached_property
    def by_seat(self) -> tuple[str, ...]:
        """The entries of a view that are lists with one thing for each seat, as empty tables of all sizes show."""
        empty = {seats: self.view(self.new(seats), NOBODY) for seats in self.seats}
        return tuple(
            key
            for key in empty[self.seats[0]]
            if all(isinstance(view[key], list) and len(view[key]) == seats for seats, view in empty.items())
        )

    # Its files.

    @property
    def package(self) -> str:
        """The package that tells its events."""
        return str(sys.modules[self.tale.__module__].__package__)

    @cached_property
    def folder(self) -> Traversable:
        """Where its rulebook, its words and its drawings are."""
        return files(self.package)

    def file(self, name: str) -> Traversable:
        """A file of its folder, which need not be there."""
        return self.folder / name

    def rulebook(self, language: str = "en") -> Traversable:
        """Its rules in this language; in English if there are no others."""
        asked = self.file(f"RULES.{language}.md")
        return asked if asked.is_file() else self.file("RULES.md")

    def speaks(self, language: str) -> bool:
        """Whether it has words in this language."""
        return self.file(f"words/{language}.ftl").is_file()

    def words(self, language: str) -> Traversable:
        """What is said of it in this language; in English if there are no other words."""
        return self.file(f"words/{language if self.speaks(language) else 'en'}.ftl")

    # Playing. All of it follows from a view alone, and is always the same for it.

    def advise(self, view: Mapping[str, Any]) -> Advice:
        """What a seat whose turn it is might do, and why."""
        return self.playing.advise(view) if self.playing.advise else thinking.advise(self, view)

    def explain(self, view: Mapping[str, Any], move: str) -> Advice:
        """What speaks for one of its moves, or what it does; the same for the advised one."""
        return self.playing.explain(view, move) if self.playing.explain else thinking.explain(self, view, move)

    def equals(self, view: Mapping[str, Any]) -> list[str]:
        """All moves that are as good as the advised one, by its own lights; that one first."""
        return self.playing.equals(view) if self.playing.equals else [self.advise(view).move]

    def child(self, view: Mapping[str, Any], age: int, dice: Dice) -> str:
        """What a child of this age would do."""
        return self.playing.child(view, age, dice) if self.playing.child else thinking.child(self, view, age, dice)

    def plans(self, seats: int) -> tuple[Plan, Plan]:
        """How the two best bots think, with so many seats."""
        return self.playing.plans(seats) if self.playing.plans else thinking.plans(self)

    def policies(self, seats: int) -> Mapping[str, Policy]:
        """Mice that play by a policy, too, by their names."""
        return self.playing.policies(seats) if self.playing.policies else {}

    def solve(self, state: S, seat: int) -> Mapping[int, float]:
        """The chance of each legal move to win, where it can be worked out; otherwise nothing."""
        return self.playing.solve(state, seat) if self.playing.solve else {}

    def moment(self, view: Mapping[str, Any]) -> Sequence[str]:
        """What kind of moment it is for the seat that has this view, in words, the weightiest first."""
        return self.playing.moment(view) if self.playing.moment else ()

    # Telling.

    def draw(self, view: Mapping[str, Any], say: Say) -> str:
        """A view as text, in somebody's words: at most 78 columns and 17 lines."""
        return self.telling.draw(view, say) if self.telling.draw else drawing.draw(self, view, say)

    def picture(self, view: Mapping[str, Any], say: Say, theme: "Theme" = "light") -> str:
        """A view as SVG, in somebody's words: one file that needs no other. Nothing but the view decides how it looks."""
        from cheeseboard.games.picture import Sheet  # noqa: PLC0415 - most who open a table never draw it
        from cheeseboard.games.usual import pictures  # noqa: PLC0415

        winners = self.recall(view).winners() if view["turn"] == NOBODY else []
        sheet = Sheet(self.package, say.word("title", self.title), view, say, theme, winners)
        self.telling.picture(view, sheet) if self.telling.picture else pictures.picture(self, view, sheet)
        return sheet.finished(self.draw(view, say))

    def chances(self, view: Mapping[str, Any]) -> list[Chance]:
        """What may be under each card whose back can be seen, and what luck does next."""
        return self.telling.chances(view) if self.telling.chances else odds.chances(self, view)

    def forget(self, view: Mapping[str, Any], glances: Sequence[Glance] = ()) -> Mapping[str, Any]:
        """A view without what its seat may not look at again by the rulebook, but for what it looks at now."""
        found: Mapping[str, Any] = self.telling.forget(view, glances) if self.telling.forget else view
        return found

    def where(self, view: Mapping[str, Any] | None, place: str) -> Mapping[str, str]:
        """Which place that is, for whoever has this view; without one, for whoever does not see the table."""
        return self.telling.where(view, place) if self.telling.where else {}

    def whereabouts(self, view: Mapping[str, Any] | None, facts: Mapping[str, Any]) -> dict[str, str]:
        """The same for the place among some facts, if there is one."""
        found = [str(facts[fact]) for fact in self.places if fact in facts]
        return dict(self.where(view, found[0])) if found else {}

    def foresee(self, view: Mapping[str, Any], move: str) -> Mapping[str, Any]:
        """What a legal move would change for sure, as far as the game says so."""
        return self.telling.foresee(view, move) if self.telling.foresee else {}

    @property
    def has_layout(self) -> bool:
        """Whether a finished table can be typed in."""
        return self.telling.layout is not None

    def layout(self, state: S, text: str, as_it_lies: bool) -> list[Flaw]:
        """An empty table takes the cards that were typed in. A Flaw says that they cannot lie so."""
        if self.telling.layout is None:
            raise ValueError(f"{self.title} cannot be scored from a finished table")
        return self.telling.layout(state, text, as_it_lies)

    # Learning and counting.

    def features(self, seats: int) -> Features:
        """The same view as numbers, and what each means, for so many seats."""
        return self.learning.features(seats) if self.learning.features else numbers.ViewNumbers(self, seats)

    def roles(self, state: S) -> list[str | None]:
        """The role that the deal gave each seat; nothing where there are none."""
        return self.lab.roles(state) if self.lab.roles else []

    def earned(self, state: S) -> list[tuple[str, int, int]]:
        """Each card that could bring points: its name, what it brought, and what it could have."""
        return self.lab.earned(state) if self.lab.earned else []

    # Puzzles.

    def puzzle(self, state: S) -> Proved | None:
        """The puzzle in a position for the seat in turn, if there is one that can be proved; in a game without choices, about luck."""
        is_asked = state.turn >= 0 if self.has_choices else state.turn == LUCK
        if self.puzzling.find is None or not is_asked or state.count() < 2:
            return None
        found = self.puzzling.find(state)
        return found if found is not None and found.is_one else None

    def theme(self, view: Any, move: str) -> str:
        """The theme of puzzles that teach what somebody with this view missed who did not play that move; nothing if there is none."""
        return self.puzzling.theme(view, move) if self.puzzling.theme else ""

    def course(self, state: S, found: Proved, move: int) -> Course:
        """How it goes on after an answer to the puzzle in a position."""
        course = self.puzzling.course
        return Course(state.clone(), [move]) if course is None else course(state, found, move)

"""The referee, line by line: a finished table is scored, or a live game is watched."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.box import Flaw, Game
from cheeseboard.table.record import record_of, write
from cheeseboard.table.referee import FEW, Question, Referee, Scored, flawed, labels, score, score_any, understood
from cheeseboard.table.table import Refused, Table
from cheeseboard.table.words import Words
from cheeseboard.terminal.replay import result
from cheeseboard.terminal.saved import Folder

LEAVE, BACK, HELP, PICTURE, SCORE = "q", "b", "?", "t", "s"  # what can be typed beside moves
WIDTH: Final = 78
LINES: Final = 60  # that push a secret off a simple screen
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
FLAWED: Final = 2  # exit code

# A finished table


@dataclass(frozen=True)
class Scoring:
    """How a finished table shall be scored; without a number of seats, as many play as fit."""

    game: Game[Any]
    seats: int | None
    names: Sequence[str]
    options: dict[str, Any]
    as_it_lies: bool
    language: str

    @property
    def words(self) -> Words:
        return Words(self.game, self.language)

    def of_text(self, text: str) -> int:
        """Score what stands in a file; the exit code."""
        flaw = self.print_score(text)
        if flaw is not None:
            print(flaw, file=sys.stderr)
        return 0 if flaw is None else FLAWED

    def typed_in(self) -> int:
        """Score what is typed line by line. A flaw is said, and then a line, or all, can be typed again."""
        rows: list[str] = []
        print(self.words.say(f"layout-how-{self.game.name}"), self.words.say("layout-end"), sep="\n")
        while True:
            rows, more = typed(rows)
            flaw = self.print_score("\n".join(rows))
            if flaw is None:
                return 0
            print(flaw)
            if not more:
                return FLAWED
            print(self.words.say("layout-again"))

    def scored(self, text: str) -> Scored:
        if self.seats is None:
            return score_any(self.game, text, self.options, self.as_it_lies)
        return score(self.game, text, self.seats, self.options, self.as_it_lies)

    def print_score(self, text: str) -> str | None:
        """What is missing, what happened step by step, and who won; or what cannot be."""
        words = self.words
        try:
            found = self.scored(text)
        except Flaw as flaw:
            return flawed(words, flaw, people(words, self.names, self.game.seats[-1]))
        names = people(words, self.names, found.state.seats)
        for missing in found.flaws:
            print(flawed(words, missing, names))
        if found.flaws:
            print(words.say("layout-as-it-lies"))
        for event in found.events:
            print(words.event(event, names))
        print("\n" + result(found.state, names, words))
        return None


def typed(before: list[str]) -> tuple[list[str], bool]:
    """Lines up to an empty one, and whether there can be more. ``3 = …`` puts another in place of the third."""
    rows: list[str] = []
    mended = list(before)
    while True:
        try:
            said = input("> ").strip()
        except EOFError:
            return rows or mended, False
        if not said:
            return rows or mended, True
        match = re.fullmatch(r"(\d+)\s*=\s*(.*)", said)
        if match and not rows and 1 <= int(match[1]) <= len(mended):
            mended[int(match[1]) - 1] = match[2]
        else:
            rows.append(said)


def people(words: Words, names: Sequence[str], seats: int) -> list[str]:
    """The names, and for those without one what they are called."""
    return [*names, *(words.player(seat) for seat in range(len(names), seats))]


# A live game


class Left(Exception):  # noqa: N818 - nothing is wrong
    """Somebody has had enough."""


@dataclass(frozen=True)
class Watching:
    """A live game to be watched: a new one, or one to go on with."""

    game: Game[Any]
    names: Sequence[str]
    options: dict[str, Any]
    language: str
    folder: Folder
    save: str | None = None  # a file for the record, beside what is kept anyway
    saved_as: str = ""
    moves: Sequence[str] = ()

    def run(self) -> int:
        """To its end, or until there is no more to read; the exit code."""
        words = Words(self.game, self.language)
        watched = Live(words, self.names, self.options, self.moves, self.keep())
        try:
            watched.run()
        except (Left, EOFError, KeyboardInterrupt):
            watched.curtain_falls()
            if watched.is_kept:
                print(words.say("referee-go-on", {"game": self.game.name}))
            print(words.say("referee-goodbye"))
        finally:
            if self.save is not None:
                Path(self.save).write_text(write(record_of(watched.referee.table)), encoding="utf-8")
                print(words.say("referee-saved", {"file": self.save}))
        return 0

    def keep(self) -> Callable[[Table], None]:
        """What keeps the game after every answer."""
        return partial(self.folder.save, self.saved_as or self.folder.new_name(self.game.name), language=self.language)


def resumed(game: Game[Any], folder: Folder, language: str | None, save: str | None) -> Watching:
    """The live game of this name that was watched last and has no end yet."""
    found = folder.last_unfinished(game.name)
    if found is None:
        raise ValueError(Words(game, language or "en").say("nothing-to-resume"))
    record = found.record
    spoken = language or found.language
    return Watching(game, record["names"], record["options"], spoken, folder, save, found.name, record["moves"])


class Live:
    """A live game at one screen. While somebody sits alone behind the curtain, what is meant for all waits."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        options: dict[str, Any],
        moves: Sequence[str] = (),
        keep: Callable[[Table], None] | None = None,
    ) -> None:
        self.words = words
        self.names = list(names)
        self.referee = Referee(words.game.name, self.names, options, moves)
        self._keep = keep
        self.alone: int | None = None  # who sits behind the curtain
        self.mover = NOBODY  # who was last said to be at turn
        self.scores: list[int] = []  # that were last said

    def run(self) -> None:
        print(self.words.say("referee-welcome", {"title": self.words.say("title")}))
        print(self.words.say("referee-help"))
        while question := self.referee.question():
            self.sit(question)
            if self.alone == question.teller:
                self.ask(question)
        self.keep()
        self.curtain_falls()
        self.tell()
        print("\n" + result(self.referee.table.state, self.names, self.words))

    @property
    def is_kept(self) -> bool:
        return self._keep is not None and bool(self.referee.table.moves)

    def keep(self) -> None:
        """Where nothing can be written, the game goes on without, and nothing is promised."""
        try:
            if self._keep is not None:
                self._keep(self.referee.table)
        except OSError:
            self._keep = None

    # The curtain

    def sit(self, question: Question) -> None:
        """Whoever may read the question sits at the screen, alone if need be. Anybody may first go back."""
        if self.alone is not None and self.alone != question.teller:
            self.curtain_falls()
        if self.alone is None:
            self.tell()
            self.say_turn()
        if question.teller is not None and self.alone is None:
            name = self.names[question.teller]
            said = input("\n" + self.words.say("referee-hand-over", {"name": name}) + " ").strip().casefold()
            if not self.command(said):
                self.curtain_rises(question.teller)

    def curtain_rises(self, seat: int) -> None:
        self.alone = seat
        wipe()
        print(self.words.say("referee-alone", {"name": self.names[seat]}))

    def curtain_falls(self) -> None:
        if self.alone is not None:
            self.referee.news_for(self.alone)
            self.alone = None
            wipe()
            print(self.words.say("referee-give-back"))

    # What is said

    def tell(self) -> None:
        for event in self.referee.news():
            print("  " + self.words.event(event, self.names))

    def say_turn(self) -> None:
        """Whose turn it is and what they had to do, as far as that is new, and the score if it has changed."""
        state = self.referee.table.state
        if (mover := int(state.mover)) != self.mover:
            self.mover = mover
            print("\n" + self.words.say("turn-theirs", {"seat": self.names[mover]}))
        if self.referee.unsaid:
            print(self.words.move(self.referee.unsaid, self.names) + ".")
            self.referee.unsaid = ""
        if (scores := state.scores()) != self.scores:
            self.scores = scores
            print(self.score())

    def score(self) -> str:
        parts = [f"{name} {points}" for name, points in zip(self.names, self.referee.table.state.scores(), strict=True)]
        return self.words.say("referee-score", {"scores": ", ".join(parts)})

    def picture(self) -> str:
        seat = NOBODY if self.alone is None else self.alone
        return self.words.draw(self.referee.table.frame(seat)["view"], self.names, self.alone)

    # What is asked

    def ask(self, question: Question) -> None:
        """One question, until it is answered or somebody goes back."""
        if question.teller is not None:
            for event in self.referee.news_for(question.teller):
                print("  " + self.words.event(event, self.names, question.teller))
        print(self.prompt(question))
        print(self.choices(question))
        while True:
            said = input("> ").strip()
            if self.command(said.casefold()):
                if said.casefold() == BACK:
                    return
            elif said and self.answered(question, said):
                return

    def prompt(self, question: Question) -> str:
        if question.turn != LUCK:
            return self.words.prompt(question.offered)
        return self.words.say("referee-luck" if question.teller is None else "referee-luck-alone")

    def answered(self, question: Question, said: str) -> bool:
        notation = understood(self.words, question, self.names, said)
        try:
            self.referee.answer(notation)
        except Refused:
            key = "referee-cannot-be" if notation in question.offered else "refused-not-legal"
            print(self.words.say(key, {"asked": said}))
            return False
        if question.teller is not None:
            self.referee.news_for(question.teller)  # they typed it
        self.keep()
        return True

    def command(self, said: str) -> bool:
        """Do what is not a move, if that was asked for."""
        if said == LEAVE:
            raise Left
        if said == BACK:
            self.back()
        elif said == HELP:
            print(self.words.say("referee-help"))
        elif said == PICTURE:
            print(self.picture())
        elif said == SCORE:
            print(self.score())
        return said in (BACK, HELP, PICTURE, SCORE)

    def back(self) -> None:
        try:
            self.referee.back()
        except Refused:
            print(self.words.say("referee-nothing-typed"))
        else:
            self.keep()
            print(self.words.say("referee-back"))

    def choices(self, question: Question) -> str:
        """What can be typed, one by one; where there is a lot, by first word."""
        if len(question.offered) > FEW:
            return "\n".join(
                [*grouped(question.offered), self.words.say("referee-many", {"example": question.offered[0]})]
            )
        keys = labels(self.words.game, question.offered)
        width = max(map(len, keys))
        reader = question.teller if question.turn != LUCK else None
        sentences = [self.words.move(notation, self.names, reader) for notation in question.offered]
        return "\n".join(f"  {key:>{width}}  {text}" for key, text in zip(keys, sentences, strict=True))


def grouped(notations: Sequence[str]) -> list[str]:
    """First words that can be followed by the same are named together."""
    rests: dict[str, list[str]] = {}
    for notation in notations:
        head, _, rest = notation.partition(" ")
        rests.setdefault(head, []).append(rest)
    heads: dict[str, list[str]] = {}
    for head, after in rests.items():
        heads.setdefault(" ".join(after), []).append(head)
    return [
        fill(after, WIDTH, initial_indent=f"  {', '.join(several)}: ", subsequent_indent="    ", break_on_hyphens=False)
        for after, several in heads.items()
    ]


def wipe() -> None:
    """Nobody can scroll back to what stood here."""
    if sys.stdout.isatty():
        print("\n" * LINES if os.environ.get("TERM") in (None, "dumb") else CLEAR, end="", flush=True)

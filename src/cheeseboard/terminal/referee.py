"""The referee, line by line: a finished table is scored, or a live game is watched."""

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.box import Flaw, Game
from cheeseboard.table.phrases import read_phrase
from cheeseboard.table.record import options_of, record_of, write
from cheeseboard.table.referee import (
    FEW,
    Question,
    Referee,
    Scored,
    flawed,
    labels,
    meant,
    plain,
    score,
    score_any,
)
from cheeseboard.table.table import Refused, Table
from cheeseboard.table.words import Words
from cheeseboard.terminal.offers import differing, groups
from cheeseboard.terminal.plain import Left
from cheeseboard.terminal.replay import result
from cheeseboard.terminal.saved import Folder

LEAVE, BACK, HELP, PICTURE, SCORE = "q", "b", "?", "t", "s"  # what can be typed beside moves
IN_WORDS: Final = {LEAVE: "leave", BACK: "back", HELP: "help", PICTURE: "table", SCORE: "score"}
WIDTH: Final = 78
LINES: Final = 60  # that push a secret off a simple screen
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
FLAWED: Final = 2  # exit code
SEVERAL: Final = 4  # things somebody may mean, as far as they are named

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
        say(self.words.say("layout-how"), self.words.say("layout-end"))
        while True:
            rows, more = typed(rows)
            flaw = self.print_score("\n".join(rows))
            if flaw is None:
                return 0
            say(flaw)
            if not more:
                return FLAWED
            say(self.words.say("layout-again"))

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
            say(flawed(words, missing, names))
        if found.flaws:
            say(words.say("layout-as-it-lies"))
        for event in found.events:
            say(words.event(event, names))
        print()
        say(*result(found.state, names, words).split("\n"))
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
        watched = LiveGame(words, self.names, self.options, self.moves, self.keep())
        try:
            watched.run()
        except (Left, EOFError, KeyboardInterrupt):
            watched.curtain_falls()
            if watched.is_kept:
                say(words.say("referee-go-on", {"game": self.game.name}))
            say(words.say("referee-goodbye"))
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
    return Watching(game, record["names"], options_of(record), spoken, folder, save, found.name, record["moves"])


class LiveGame:
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
        say(self.words.say("referee-welcome", {"title": self.words.say("title")}))
        self.help()
        while question := self.referee.question():
            self.sit(question)
            if self.alone == question.teller:
                self.ask(question)
        self.keep()
        self.curtain_falls()
        self.tell()
        print()
        say(*result(self.referee.table.state, self.names, self.words).split("\n"))

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
            asked = wrapped(self.words.say("referee-hand-over", {"name": name}))
            if not self.command(self.order(input(f"\n{asked} "))):
                self.curtain_rises(question.teller)

    def curtain_rises(self, seat: int) -> None:
        self.alone = seat
        wipe()
        say(self.words.say("referee-alone", {"name": self.names[seat]}))

    def curtain_falls(self) -> None:
        if self.alone is not None:
            self.referee.news_for(self.alone)
            self.alone = None
            wipe()
            say(self.words.say("referee-give-back"))

    # What is said

    def tell(self) -> None:
        for event in self.referee.news():
            say(self.words.event(event, self.names), indent="  ")

    def say_turn(self) -> None:
        """Whose turn it is and what they had to do, as far as that is new, and the score if it has changed."""
        state = self.referee.table.state
        if (mover := int(state.mover)) != self.mover:
            self.mover = mover
            print()
            say(self.words.say("turn-theirs", {"seat": self.names[mover]}))
        if self.referee.unsaid:
            say(self.words.move(self.referee.unsaid, self.names) + ".")
            self.referee.unsaid = ""
        if (scores := state.scores()) != self.scores:
            self.scores = scores
            say(self.score())

    def score(self) -> str:
        parts = [f"{name} {points}" for name, points in zip(self.names, self.referee.table.state.scores(), strict=True)]
        return self.words.say("referee-score", {"scores": ", ".join(parts)})

    def picture(self) -> str:
        seat = NOBODY if self.alone is None else self.alone
        return self.words.draw(self.words.game.view(self.referee.table.state, seat), self.names, self.alone)

    # What is asked

    def ask(self, question: Question) -> None:
        """One question, until it is answered or somebody goes back."""
        if question.teller is not None:
            for event in self.referee.news_for(question.teller):
                say(self.words.event(event, self.names, question.teller), indent="  ")
        say(self.prompt(question))
        print(self.choices(question))
        while True:
            said = input("> ").strip()
            order = "" if plain(said) in question.offered else self.order(said)
            if self.command(order):
                if order == BACK:
                    return
            elif said and self.answered(question, said):
                return

    def order(self, said: str) -> str:
        """What somebody wants who types no move: a key, or its word in this language."""
        wanted = plain(said)
        for key, name in IN_WORDS.items():
            if wanted == key or (wanted and wanted in plain(self.words.say(f"referee-word-{name}")).split(", ")):
                return key
        return ""

    def prompt(self, question: Question) -> str:
        if question.turn != LUCK:
            return self.words.prompt(question.offered)
        return self.words.say("referee-luck" if question.teller is None else "referee-luck-alone")

    def answered(self, question: Question, said: str) -> bool:
        found = meant(self.words, question, self.names, said)
        if len(found) > 1:
            say(self.words.say("referee-which", {"asked": said, "moves": self.first_few(found)}))
            return False
        try:
            self.referee.answer(found[0] if found else plain(said))
        except Refused:
            say(self.words.say("referee-cannot-be" if found else "refused-not-legal", {"asked": said}))
            return False
        if question.teller is not None:
            self.referee.news_for(question.teller)  # they typed it
        self.keep()
        return True

    def first_few(self, found: Sequence[str]) -> str:
        """What somebody may mean, in words; of a lot, the first few."""
        said = [self.words.move(notation, self.names) for notation in found[:SEVERAL]]
        return " · ".join([*said, "…"] if len(found) > SEVERAL else said)

    def command(self, said: str) -> bool:
        """Do what is not a move, if that was asked for."""
        if said == LEAVE:
            raise Left
        if said == BACK:
            self.back()
        elif said == HELP:
            self.help()
        elif said == PICTURE:
            print(self.picture())
        elif said == SCORE:
            say(self.score())
        return said in (BACK, HELP, PICTURE, SCORE)

    def help(self) -> None:
        say(self.words.say("referee-help"), self.words.say("referee-keys"))

    def back(self) -> None:
        try:
            self.referee.back()
        except Refused:
            say(self.words.say("referee-nothing-typed"))
        else:
            self.keep()
            say(self.words.say("referee-back"))

    def choices(self, question: Question) -> str:
        """What can be typed, one by one; where there is a lot, by what is chosen first."""
        reader = question.teller if question.turn != LUCK else None
        sentences = {notation: self.words.move(notation, self.names, reader) for notation in question.offered}
        if len(sentences) > FEW:
            example = self.words.say("referee-many", {"example": self.example(question)})
            return "\n".join([*grouped(self.words, sentences), wrapped(example)])
        keys = labels(self.words, question.offered)
        width = max(map(len, keys))
        return "\n".join(
            fill(text, WIDTH, initial_indent=f"  {key:>{width}}  ", subsequent_indent=" " * (width + 4))
            for key, text in zip(keys, sentences.values(), strict=True)
        )

    def example(self, question: Question) -> str:
        """The shortest way to say the first move in this language: its things by their names, if that is enough."""
        first = question.offered[0]
        _, facts = read_phrase(self.words.game, first)
        short = " ".join(self.words.thing(fact, str(value)) for fact, value in facts.items())
        return short if meant(self.words, question, self.names, short) == [first] else first


def grouped(words: Words, sentences: Mapping[str, str]) -> list[str]:
    """Moves by what they have in common, each followed by what differs: «Lay a dog on …: e4 · e5»."""
    said = []
    for pattern, moves in groups(words, sentences).items():
        rests = differing([sentences[move] for move in moves])
        said.append(wrapped(f"{pattern}: {' · '.join(rests)}" if len(moves) > 1 else pattern, "  ", "    "))
    return said


def wrapped(text: str, first: str = "", rest: str = "") -> str:
    """Lines that end between two words."""
    return fill(text, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def say(*sentences: str, indent: str = "") -> None:
    for sentence in sentences:
        print(wrapped(sentence, indent, indent))


def wipe() -> None:
    """Nobody can scroll back to what stood here."""
    if sys.stdout.isatty():
        print("\n" * LINES if os.environ.get("TERM") in (None, "dumb") else CLEAR, end="", flush=True)

"""A game line by line, for screen readers, pipes and terminals that can do no more."""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from textwrap import fill

from cheeseboard.games import find, names
from cheeseboard.table.table import Refused
from cheeseboard.table.words import LANGUAGES, Words
from cheeseboard.terminal.game import Setup, Sitting
from cheeseboard.terminal.offers import FEW, TO_END, UNTIL, by_itself, groups, in_words

WIDTH = 78
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines above too


class Left(Exception):  # noqa: N818 - nothing is wrong
    """Somebody leaves."""


def play(sitting: Sitting) -> int:
    """Play to the end, or until there is no more to read; the exit code."""
    game = Round(sitting)
    try:
        while game.run():
            game = Round(game.sitting.again())
    except (EOFError, KeyboardInterrupt, Left):
        game.leave()
    return 0


# Before the game


def ask_setup(given: Setup | None, language: str, people: int | None, bot: str) -> Setup:
    """What was not given is asked for: the game, how many play, how many of them sit here."""
    if given is None:
        words = Words(find(names()[0]), language)
        titles = [f"{find(name).title}: {Words(find(name), language).tagline()}" for name in names()]
        given = Setup(names()[ask(words, "ask-game", titles)], 0, bot=bot, language=language)
    game = find(given.game)
    words = Words(game, language)
    seats = game.seats[ask(words, "ask-seats", [str(seats) for seats in game.seats])]
    if people is None:
        people = 1 + ask(words, "ask-people", [str(number) for number in range(1, seats + 1)])
    return replace(given, seats=seats, people=people)


def ask(words: Words, question: str, choices: Sequence[str]) -> int:
    """Which of a few things, asked until it is one."""
    print(words.say(question))
    for number, choice in enumerate(choices, 1):
        print(f"  {number}  {choice}")
    while True:
        said = typed("> ")
        if is_number(said, len(choices)):
            return int(said) - 1
        if said.lower() in ("q", "quit"):
            raise EOFError
        print(words.say("choose-number", {"most": len(choices)}))


def typed(prompt: str) -> str:
    """A line; where nobody types, as in a pipe, it is written down too."""
    said = " ".join(input(prompt).split())
    if not sys.stdin.isatty():
        print(said)
    return said


def clear() -> None:
    """What stands above is not for whoever looks next."""
    if sys.stdout.isatty():
        print("\n" * 100 if os.environ.get("TERM") == "dumb" else CLEAR)


def wrapped(text: str, indent: str = "") -> str:
    """Lines that end between two words; a word that is too long, such as a seal, stays whole."""
    return fill(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_long_words=False)


def is_number(said: str, most: int) -> bool:
    return said.isdecimal() and 1 <= int(said) <= most


# The game


class Round:
    """One game, told line by line."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.orders: dict[str, Callable[[], object]] = {
            "t": self.show_table,
            "r": lambda: print(sitting.rules()),
            "l": lambda: print("\n".join(sitting.log()) or self.words.say("log-empty")),
            "h": lambda: print(fill(sitting.hint(), WIDTH)),
            "s": lambda: print("\n".join(sitting.seal_explained())),
            "?": self.help,
            "": self.help,
        }

    @property
    def words(self) -> Words:
        return self.sitting.words

    def run(self) -> bool:
        """To the end; whether there is to be a rematch."""
        self.greet()
        while self.sitting.phase != "over":
            if self.step():
                return True
        self.tell()
        self.show_table()
        print("", *map(wrapped, self.sitting.ending()), sep="\n")
        return self.again()

    def greet(self) -> None:
        sitting = self.sitting
        facts: dict[str, int | str] = {
            "title": sitting.game.title,
            "seats": sitting.setup.seats,
            "people": sitting.setup.people,
        }
        print(self.words.say("welcome", {**facts, "name": sitting.table.names[0]}))
        print(sitting.seal())
        if sitting.table.help != "family":
            print(sitting.level())
        self.help()
        sitting.save()

    def help(self) -> None:
        print(fill(self.words.say("help-plain", {"languages": ", ".join(LANGUAGES)}), WIDTH))

    def step(self) -> bool:
        """Whatever comes next; whether somebody asks for a new game."""
        phase = self.sitting.phase
        if phase == "bot":
            self.sitting.play_bot(self.sitting.bot()())
            if not self.sitting.has_curtain:
                self.tell()
        elif phase == "hand over":
            self.tell()
            self.hand_over()
        elif phase == "curtain":
            self.curtain()
        else:
            return self.decide()
        return False

    def tell(self) -> None:
        for sentence in self.sitting.news():
            print(wrapped(sentence, "  "))

    def show_table(self) -> None:
        print(f"\n{self.sitting.picture()}")

    def next_name(self) -> str:
        return self.sitting.table.names[self.sitting.table.turn]

    def hand_over(self) -> None:
        """Whoever has moved reads what came of it, and may still take it back."""
        said = self.heard(self.words.say("hand-over", {"seat": self.next_name()}) + " ")
        if said == "u":
            self.undo()
        else:
            self.sitting.hand_over()

    def curtain(self) -> None:
        """Everything above is gone before the next one comes."""
        clear()
        print(f"\n--- {self.words.say('curtain', {'seat': self.next_name()})}")
        self.heard(self.words.say("curtain-ask", {"seat": self.next_name()}) + " ")
        self.sitting.face()

    def heard(self, prompt: str) -> str:
        """What somebody types; to leave, or to look at the odds, is possible everywhere."""
        while (said := typed(prompt).lower()) == "o":
            print("\n".join(self.sitting.odds()))
        if self.sitting.put_back():
            clear()
        if said in ("q", "quit"):
            raise Left
        return said

    def decide(self) -> bool:
        self.tell()
        moves = self.show_question()
        while True:
            said = self.heard("> ")
            if said == "n":
                return True
            if said in LANGUAGES:
                self.sitting.speak(said)
                self.help()
                moves = self.show_question()
            elif said in self.orders:
                self.orders[said]()
            elif len(moves) > FEW and is_number(said, len(self.groups(moves))):
                moves = list(self.groups(moves).values())[int(said) - 1]
                print(*numbered(self.sitting, moves), sep="\n")
            elif self.undo() if said == "u" else self.take(said, moves):
                return False

    def groups(self, moves: Sequence[str]) -> dict[str, list[str]]:
        return groups(self.words, in_words(self.sitting, moves))

    def show_question(self) -> list[str]:
        """The table, and what can be played."""
        self.show_table()
        moves = self.sitting.moves()
        print("", self.sitting.whose_turn(), self.words.prompt(moves), *offered(self.sitting, moves), sep="\n")
        return moves

    def take(self, said: str, moves: list[str]) -> bool:
        """A move by its number, its notation or its words; or a sentence, and another chance."""
        wanted = meant(self.sitting, said, moves)
        if wanted in (UNTIL, TO_END):
            self.go_on(to_the_end=wanted == TO_END)
            return True
        try:
            self.sitting.play(wanted)
        except Refused as refused:
            print(self.sitting.refusal(refused))
            self.help()
            return False
        return True

    def go_on(self, *, to_the_end: bool) -> None:
        """Where nobody has a choice, the game plays by itself."""
        happened = False
        while self.sitting.phase != "over" and (to_the_end or not happened):
            happened = self.sitting.go_on()
            self.tell()
        self.sitting.save()

    def undo(self) -> bool:
        try:
            self.sitting.undo()
        except Refused as refused:
            print(self.sitting.refusal(refused))
            return False
        return True

    def again(self) -> bool:
        while True:
            said = self.heard(f"\n{self.words.say('again-plain')} ")
            if said == "n":
                return True

    def leave(self) -> None:
        if self.sitting.folder is not None and self.sitting.phase != "over":
            print("", self.words.say("saved-go-on"), self.sitting.where_saved(), sep="\n")
        print(f"\n{self.words.say('goodbye')}")


def meant(sitting: Sitting, said: str, moves: Sequence[str]) -> str:
    if not sitting.game.has_choices:
        moves = list(by_itself(sitting))
    if is_number(said, len(moves)):
        return moves[int(said) - 1]
    return next((move for move in sitting.moves() if sitting.in_words(move).lower() == said), said)


def offered(sitting: Sitting, moves: Sequence[str]) -> list[str]:
    """What can be played, with its number; or where there is a lot, by what is chosen first."""
    if not sitting.game.has_choices:
        return [f"  {number}  {words}" for number, words in enumerate(by_itself(sitting).values(), 1)]
    if len(moves) <= FEW:
        return numbered(sitting, moves)
    return [
        fill(" · ".join(group), WIDTH, initial_indent=f"  {number}  {name}: ", subsequent_indent="     ")
        for number, (name, group) in enumerate(groups(sitting.words, in_words(sitting, moves)).items(), 1)
    ]


def numbered(sitting: Sitting, moves: Sequence[str]) -> list[str]:
    return [f"  {number}  {sitting.in_words(move)}" for number, move in enumerate(moves, 1)]

"""A game line by line: you against players who move at random."""

import secrets
from collections.abc import Iterable, Mapping
from importlib.resources import files
from textwrap import fill
from typing import Any

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY, IllegalMove, State
from cheeseboard.games import find, names
from cheeseboard.games.box import Game
from cheeseboard.table.scribe import Event, scribe
from cheeseboard.table.words import Words

ME = 0
FEW = 24  # moves that are numbered
HELP = "Type a number or the move itself; t shows the table, r the rules, q leaves."


def play(name: str | None, seats: int | None, seed: int | None, options: Mapping[str, object]) -> int:
    """Play one game to its end, or until there is no more to read; the exit code."""
    try:
        game = find(name or names()[ask("Which game?", [find(each).title for each in names()])])
        counts = [f"{count} players" for count in game.seats]
        seats = seats or game.seats[ask("How many of you?", counts)]
        Round(game, seats, secrets.randbits(48) if seed is None else seed, options).run()
    except (EOFError, KeyboardInterrupt):
        print("\nGoodbye!")
    return 0


def ask(question: str, choices: list[str]) -> int:
    """Which of a few things, asked until it is one."""
    print(question)
    for number, choice in enumerate(choices, 1):
        print(f"  {number}  {choice}")
    while True:
        said = input("> ").strip()
        if said.isdecimal() and 1 <= int(said) <= len(choices):
            return int(said) - 1
        print(f"Please type a number from 1 to {len(choices)}.")


class Round:
    """One game: the person has the first seat, chance has the others and plays luck."""

    def __init__(self, game: Game[Any], seats: int, seed: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.state: State = game.new(seats, options)
        self.dice = Dice(seed)
        self.tale = scribe(game)

    def run(self) -> None:
        print(f"{self.game.title} for {self.state.seats} players. You are player {ME + 1}. {HELP}")
        self.state.listen(self.tale)
        try:
            while self.state.turn != NOBODY:
                self.state.play(self.choose() if self.state.turn == ME else self.state.pick(self.dice))
                self.tell()
        finally:
            self.state.listen(self.game.tale())  # a story must not outlive its table
        print("\n" + self.table(), "\n" + self.result(), sep="\n")

    def table(self) -> str:
        return Words(self.game, "en").draw(self.game.view(self.state, ME))

    def tell(self) -> None:
        """What the person hears of the last move."""
        for event in self.tale.events:
            if event.is_heard_by(ME):
                print("  " + sentence(event))
        self.tale.events.clear()

    def choose(self) -> int:
        moves = [self.state.write(move) for move in self.state.moves()]
        print("\n" + self.table())
        print("You can: " + offered(moves))
        while True:
            said = input("> ").strip().lower()
            if said in ("q", "quit"):
                raise EOFError
            if said in ("?", "h", "help", ""):
                print(HELP)
            elif said == "t":
                print(self.table())
            elif said == "r":
                print(rules_of(self.game))
            else:
                try:
                    return self.state.read(moves[int(said) - 1] if is_one_of(said, moves) else said)
                except IllegalMove as refusal:
                    print(refusal)

    def result(self) -> str:
        winners = [f"player {seat + 1}" for seat in self.state.winners()]
        scores = ", ".join(f"player {seat + 1}: {score}" for seat, score in enumerate(self.state.scores()))
        return f"{scores}. {listed(winners) if winners else 'Nobody'} won."


def offered(moves: list[str]) -> str:
    """What can be played: with its number, or where there is a lot, by first word."""
    if len(moves) <= FEW:
        return "   ".join(f"{number} {text}" for number, text in enumerate(moves, 1))
    heads: dict[str, list[str]] = {}
    for text in moves:
        head, _, rest = text.partition(" ")
        heads.setdefault(head, []).append(rest)
    rows = [
        fill(" ".join(rests), 78, initial_indent=f"  {head}: ", subsequent_indent="    ")
        for head, rests in heads.items()
    ]
    return "\n".join(["", *rows])


def is_one_of(said: str, moves: list[str]) -> bool:
    return said.isdecimal() and 1 <= int(said) <= len(moves)


def rules_of(game: Game[Any]) -> str:
    folder = files(f"cheeseboard.games.{game.name.replace('-', '_')}")
    return folder.joinpath("RULES.md").read_text("utf-8")


def sentence(event: Event) -> str:
    """An event in plain words: its name, and its facts as they are."""
    facts = [
        f"player {value + 1}" if name == "seat" else f"{name} {value}" for name, value in named(event.facts.items())
    ]
    return event.name.replace("_", " ") + (f" ({', '.join(facts)})" if facts else "")


def named(facts: Iterable[tuple[str, Any]]) -> list[tuple[str, Any]]:
    return [(name.replace("_", " "), value) for name, value in facts]


def listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"

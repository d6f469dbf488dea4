"""Puzzles: positions of real games in which one move is provably right.

A game's puzzles stand in its folder, in puzzles.txt, the easiest first. A line has what is asked, the level, what the answer is worth,
the themes, the answer, and the position: seats and moves as one number, each move as its place among the legal ones.
Exercises are a few of them, for after the first lesson: exercises.txt has their positions, in the order in which they are given.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from typing import Any, Final

from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games import find
from cheeseboard.games.box import Course, Game, Proved
from cheeseboard.table.table import Chair, Refused, Table
from cheeseboard.table.words import FEW, Words

FILE: Final = "puzzles.txt"
EXERCISES: Final = "exercises.txt"
HEAD: Final = "cheeseboard puzzles 1"
LEVELS: Final = 6  # the first five: which mouse is the first to find it; the last: none does
MOST_MOVES: Final = 1 << 12
# Who plays. The solver is one of them, and read as «you».
NAMES: Final = ("Ida", "Leo", "Mimi", "Hugo", "Nora", "Pepe", "Rosa", "Toni", "Zita")


# A position as one number


def packed(game: Game[Any], seats: int, moves: Sequence[int]) -> str:
    """So many seats and these moves, luck's too, from an empty table."""
    state = game.new(seats)
    places: list[tuple[int, int]] = []
    for move in moves:
        places.append((state.moves().index(move), int(state.count())))
        state.happen(move)
    number = 0
    for place, count in reversed(places):
        number = number * count + place
    number = (number * MOST_MOVES + len(moves)) * len(game.seats) + game.seats.index(seats)
    return urlsafe_b64encode(number.to_bytes((number.bit_length() + 7) // 8, "big")).decode().rstrip("=")


def unpacked(game: Game[Any], code: str) -> tuple[State, list[int]]:
    """The position, and the moves that led to it. ValueError if it is none."""
    number = int.from_bytes(urlsafe_b64decode(code + "=" * (-len(code) % 4)), "big")
    number, which = divmod(number, len(game.seats))
    number, count = divmod(number, MOST_MOVES)
    state = game.new(game.seats[which])
    moves: list[int] = []
    for _ in range(count):
        if state.turn == NOBODY:
            raise ValueError(f"{code} has moves after the end of a game")
        number, place = divmod(number, int(state.count()))
        moves.append(int(state.move(place)))
        state.happen(moves[-1])
    if number:
        raise ValueError(f"{code} is no position of {game.title}")
    return state, moves


# Puzzles


@dataclass(frozen=True)
class Puzzle:
    """A position, a question, and one right answer: a move of the seat whose turn it is, or of luck where nobody chooses."""

    game: str
    number: int  # in its game, from 1
    kind: str  # what is asked
    level: int  # 1 to 6: Pip finds it … only Gustav does, no mouse does
    worth: Fraction  # of the answer; every other move is worth less
    themes: tuple[str, ...]
    answer: str
    code: str  # the position

    @cached_property
    def _reached(self) -> tuple[State, list[int]]:
        return unpacked(find(self.game), self.code)

    @cached_property
    def _found(self) -> Proved:
        """The proof, worked out again."""
        found = find(self.game).puzzle(self._reached[0])
        if found is None:
            raise ValueError(f"puzzle {self.number} of {self.game} cannot be proved any more")
        return found

    @property
    def state(self) -> State:
        """The position, hidden cards included; a copy."""
        return self._reached[0].clone()

    @property
    def seat(self) -> int:
        """Who is to find the answer; where luck is asked, whose card it is."""
        state = self._reached[0]
        return int(state.mover if state.turn == LUCK else state.turn)

    @property
    def names(self) -> list[str]:
        return list(NAMES[: self._reached[0].seats])

    def view(self) -> Any:
        """All that the solver may know."""
        return find(self.game).view(self._reached[0], self.seat)

    def moves(self) -> list[str]:
        """What can be answered."""
        state = self._reached[0]
        return [state.write(move) for move in state.moves()]

    def record(self) -> list[str]:
        """The moves that led here, luck's too."""
        return [move for _, move in self._told()]

    def _told(self) -> Iterator[tuple[int, str]]:
        state = find(self.game).new(self._reached[0].seats)
        for move in self._reached[1]:
            yield int(state.turn), state.write(move)
            state.happen(move)

    def table(self) -> Table:
        """The table as it lies, with all that was told."""
        table = Table(self.game, [Chair(name) for name in self.names])
        for turn, move in self._told():
            table.play(turn, move, table.version)
        return table

    def words(self, language: str = "en") -> Words:
        return Words(find(self.game), language, self.view())

    def question(self, language: str = "en") -> str:
        """What is asked, in words."""
        return self.words(language).say(f"puzzle-{self.kind}")

    def solve(self, move: str) -> "Solved":
        """Whether a move is the answer, and why. Refused if it is not possible."""
        if move not in self.moves():
            raise Refused("not-legal", f"{move!r} is not possible now; possible: {', '.join(self.moves())}", asked=move)
        return Solved(self, move)

    def __str__(self) -> str:
        words = self.words()
        return f"{words.draw(self.view(), self.names, reader=self.seat)}\n\n{self.question()}"


@dataclass(frozen=True)
class Solved:
    """An answer to a puzzle, and what comes of it."""

    puzzle: Puzzle
    move: str

    def __bool__(self) -> bool:
        return self.is_right

    @property
    def is_right(self) -> bool:
        return self.move == self.puzzle.answer

    @property
    def is_shared(self) -> bool:
        """Whether the move shares the win for sure, where nothing is left to luck."""
        return self.puzzle.kind in find(self.puzzle.game).puzzling.certain and 0 < self.worths[self.move] < 1

    @cached_property
    def worths(self) -> dict[str, Fraction]:
        """What each move is worth, the best first."""
        state, worths = self.puzzle.state, self.puzzle._found.worths  # noqa: SLF001 - one thing in two types
        return {state.write(move): worths[move] for move in sorted(worths, key=lambda move: -worths[move])}

    @cached_property
    def course(self) -> Course:
        """A world in which it shows, and how it goes on there."""
        state = self.puzzle.state
        return find(self.puzzle.game).course(state, self.puzzle._found, state.read(self.move))  # noqa: SLF001

    def tables(self) -> Iterator[Table]:
        """One table, before the answer and after each move that follows; each is to be looked at before the next."""
        table = self.puzzle.table()
        table.state = self.course.world.clone()
        yield table
        for move in self.course.moves:
            table.play(table.turn, table.state.write(move), table.version)
            yield table

    def line(self) -> list[str]:
        """The moves that follow, as they are written."""
        state = self.course.world.clone()
        found = []
        for move in self.course.moves:
            found.append(state.write(move))
            state.happen(move)
        return found

    def why(self, language: str = "en") -> str:
        """Why it is right, or what is wrong with it, in words."""
        words, puzzle = self.puzzle.words(language), self.puzzle
        worths = list(self.worths.values())
        said = [words.say(f"why-{puzzle.kind}", {"worth": fraction(worths[0]), "next": fraction(worths[1])})]
        if not self.is_right:
            answer = words.move(puzzle.answer, puzzle.names, puzzle.seat)
            said.insert(0, words.say("puzzle-instead", {"answer": answer}))
            if self.is_shared:
                said.insert(0, words.say("puzzle-shared"))
            elif 0 < (tried := self.worths[self.move]) < 1:
                said.insert(0, words.say("puzzle-tried", {"tried": fraction(tried)}))
        return " ".join(said)


def fraction(worth: Fraction) -> str:
    """5/9, as people read it; a fraction that nobody can picture is about so many percent."""
    return str(worth) if worth.denominator <= FEW else f"≈ {round(100 * worth)} %"


# A game's file


@cache
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """A game's puzzles, the easiest first. None if it has no file, or one for other rules."""
    return tuple(read_line(name, number, line) for number, line in enumerate(lines_of(find(name)), 1))


def lines_of(game: Game[Any]) -> list[str]:
    path = game.file(FILE)
    if not path.is_file():
        return []
    head, *lines = path.read_text("utf-8").splitlines()
    return lines if head == head_of(game) else []


def how_many(name: str) -> int:
    """How many puzzles a game has."""
    return len(lines_of(find(name)))


@cache
def exercises_of(name: str) -> tuple[Puzzle, ...]:
    """The puzzles that are a game's exercises, from seeing to planning. What is said before each is exercise-1, exercise-2 and so on."""
    path = find(name).file(EXERCISES)
    if not path.is_file():
        return ()
    known = {puzzle.code: puzzle for puzzle in puzzles_of(name)}
    return tuple(known[code] for code in path.read_text("utf-8").split() if code in known)


def head_of(game: Game[Any]) -> str:
    return f"{HEAD}, {game.name}, rules {game.version}"


def read_line(game: str, number: int, line: str) -> Puzzle:
    kind, level, worth, themes, code, answer = line.split(" ", 5)
    return Puzzle(game, number, kind, int(level), Fraction(worth), tuple(themes.split(",")), answer, code)


def written_line(puzzle: Puzzle) -> str:
    words = (puzzle.kind, str(puzzle.level), str(puzzle.worth), ",".join(puzzle.themes), puzzle.code, puzzle.answer)
    return " ".join(words)

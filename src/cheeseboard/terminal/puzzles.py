"""Puzzles at a terminal, line by line: the table, the question, numbered answers; then why, move by move."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cheeseboard.engine.state import IllegalMove
from cheeseboard.table.puzzle import Puzzle, Solved

ENOUGH: Final = "q"


class Solving:
    """Somebody who solves one puzzle after the other."""

    def __init__(self, language: str, ask: Callable[[str], str] = input, tell: Callable[[str], None] = print) -> None:
        self.language = language
        self.ask = ask
        self.tell = tell
        self.tried = 0
        self.right = 0
        self.streak = 0

    def run(self, puzzles: Iterable[Puzzle], all_of_them: int) -> None:
        """Until somebody has enough, or there are no more."""
        for puzzle in puzzles:
            if not self.show(puzzle, all_of_them):
                return

    def practise(self, exercises: Sequence[Puzzle]) -> None:
        """A game's exercises, each with a word of advice."""
        for number, puzzle in enumerate(exercises, 1):
            words = puzzle.words(self.language)
            head = words.say("exercise-of", {"number": number, "all": len(exercises)})
            self.tell(f"\n{words.say('title')} · {head}\n\n{words.say(f'exercise-{number}')}\n")
            if not self.put(puzzle):
                return

    def show(self, puzzle: Puzzle, all_of_them: int) -> bool:
        """One puzzle; whether to go on with another."""
        words = puzzle.words(self.language)
        head = words.say("puzzle-of", {"number": puzzle.number, "all": all_of_them})
        themes = ", ".join(words.say(f"theme-{theme}") for theme in puzzle.themes)
        self.tell(f"\n{words.say('title')} · {head} · {words.say(f'level-{puzzle.level}')} · {themes}\n")
        return self.put(puzzle)

    def put(self, puzzle: Puzzle) -> bool:
        """The table, the question, and what can be answered; whether to go on with another."""
        words = puzzle.words(self.language)
        self.tell(words.draw(puzzle.view(), puzzle.names, reader=puzzle.seat))
        self.tell(f"\n{puzzle.question(self.language)}\n")
        for number, move in enumerate(puzzle.moves(), 1):
            self.tell(f"{number:>4}  {words.move(move, puzzle.names, puzzle.seat)}")
        said = self.answered(puzzle)
        if isinstance(said, Solved):
            self.explain(said)
        return said != ENOUGH

    def answered(self, puzzle: Puzzle) -> Solved | str:
        """An answer; or a word: ENOUGH, or nothing for another puzzle."""
        words, moves = puzzle.words(self.language), puzzle.moves()
        while True:
            try:
                said = self.ask(words.say("puzzle-ask")).strip()
            except EOFError:
                return ENOUGH
            if said in ("", ENOUGH):
                return said
            move = moves[int(said) - 1] if said.isdecimal() and 0 < int(said) <= len(moves) else said
            try:
                return puzzle.solve(move)
            except IllegalMove:
                self.tell(words.say("refused-not-legal", {"asked": said}))

    def explain(self, solved: Solved) -> None:
        """Right or not, why, and how it goes on."""
        puzzle = solved.puzzle
        words = puzzle.words(self.language)
        self.tried += 1
        self.right += solved.is_right
        self.streak = self.streak + 1 if solved.is_right else 0
        self.tell(f"\n{words.say('puzzle-right' if solved.is_right else 'puzzle-wrong')} {solved.why(self.language)}\n")
        heard = None
        for table in solved.tables():
            for event in table.log[heard if heard is not None else len(table.log) :]:
                if event.is_heard_by(puzzle.seat):
                    self.tell(f"  {words.event(event, puzzle.names, puzzle.seat)}")
            heard = len(table.log)
        done = words.say("puzzle-done", {"right": self.right, "tried": self.tried})
        self.tell(f"\n{done} {words.say('puzzle-streak', {'streak': self.streak})}")

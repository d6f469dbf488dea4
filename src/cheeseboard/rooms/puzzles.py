"""Puzzles, as somebody's browser solves them: a frame that could have come from a room; and what comes of an answer.

Until an answer is given, nothing is sent but what the solver's seat may know.
"""

from functools import cache
from typing import Annotated, Any

import msgspec

from cheeseboard.rooms import wire
from cheeseboard.table.puzzle import Puzzle, Solved, exercises_of, fraction, puzzles_of
from cheeseboard.table.table import Refused, Table

LONGEST = 60  # letters of a move


class PuzzlesNow(msgspec.Struct, frozen=True):
    """Which puzzles a game has, the easiest first: the level of each, and which have a theme, numbered from 1."""

    levels: list[int]
    themes: dict[str, list[int]]
    exercises: list[
        int
    ] = []  # which of them are for after the first lesson, in this order; the words are exercise-1 and so on


class PuzzleNow(msgspec.Struct, frozen=True):
    """A puzzle before it is solved."""

    number: int
    kind: str  # the words are puzzle-<kind>
    level: int
    themes: list[str]
    names: list[str]
    seat: int  # the solver's
    frame: wire.Frame  # with all moves that can be answered


class PuzzleSolved(msgspec.Struct, frozen=True):
    """What comes of an answer: the right one, how likely both are what was asked for, and how it goes on, frame by frame."""

    right: bool
    answer: str
    worth: str  # as people read it: "5/9", "≈ 83 %"
    next: str  # of the second best
    tried: str
    frames: list[wire.Frame]  # the first is the table before the answer
    shared: bool = False  # whether the move that was tried shares the win for sure: then its worth is no chance


class Guess(msgspec.Struct, frozen=True):
    """Which move somebody thinks right."""

    move: Annotated[str, msgspec.Meta(max_length=LONGEST)]


@cache
def puzzles(game: str) -> PuzzlesNow:
    found = puzzles_of(game)
    themes: dict[str, list[int]] = {}
    for puzzle in found:
        for theme in puzzle.themes:
            themes.setdefault(theme, []).append(puzzle.number)
    return PuzzlesNow([puzzle.level for puzzle in found], themes, [puzzle.number for puzzle in exercises_of(game)])


def numbered(game: str, number: str) -> Puzzle:
    """The puzzle of that number; refused if there is none."""
    found = puzzles_of(game)
    if not number.isascii() or not number.isdecimal() or not 0 < len(number) < 6 or not 0 < int(number) <= len(found):
        raise Refused("not-found", f"{game} has no puzzle {number}")
    return found[int(number) - 1]


def puzzle(game: str, number: str) -> PuzzleNow:
    found = numbered(game, number)
    frame = frame_of(found, found.table(), 0, 0)
    frame = msgspec.structs.replace(frame, moves=found.moves())
    return PuzzleNow(found.number, found.kind, found.level, list(found.themes), found.names, found.seat, frame)


def solved(game: str, number: str, move: str) -> PuzzleSolved:
    found = numbered(game, number).solve(move)
    worths = list(found.worths.values())
    return PuzzleSolved(
        right=found.is_right,
        answer=found.puzzle.answer,
        worth=fraction(worths[0]),
        next=fraction(worths[1]),
        tried=fraction(found.worths[move]),
        frames=frames_of(found),
        shared=found.is_shared,
    )


def frames_of(found: Solved) -> list[wire.Frame]:
    """The table before the answer, and after each move that follows."""
    frames: list[wire.Frame] = []
    heard = 0
    for step, table in enumerate(found.tables()):
        frames.append(frame_of(found.puzzle, table, step, heard if step else len(table.log)))
        heard = len(table.log)
    return frames


def frame_of(found: Puzzle, table: Table, step: int, heard: int) -> wire.Frame:
    """What the solver sees, and what was told since."""
    seat = found.seat
    events = [msgspec.structs.replace(each, version=step) for each in table.log[heard:] if each.is_heard_by(seat)]
    view: Any = table.game.view(table.state, seat)
    return wire.Frame(
        match=1,
        version=step,
        since=step - 1,
        seat=seat,
        turn=table.turn,
        turn_since=0.0,
        events=[msgspec.Raw(msgspec.json.encode(event)) for event in events],
        view=msgspec.Raw(msgspec.json.encode(view)),
        moves=[],
        undo=False,
        over=None,
    )

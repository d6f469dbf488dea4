"""First lessons: a game written down, of which somebody who is new makes some moves again, and all others are made for them.

A game's lesson stands in its folder, in lesson.json: a record (docs/record.md) in which one seat is no bot's, the learner's, and which
of its moves are taught. What is said before each of those is lesson-1, lesson-2 and so on among the game's words; lesson-end comes last.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cheeseboard.games import find
from cheeseboard.table.record import Record, options_of, read, write
from cheeseboard.table.table import Chair, Table

FILE = "lesson.json"


@dataclass(frozen=True)
class Lesson:
    """What is taught, and with which game."""

    record: Record
    taught: tuple[int, ...]  # which moves of the record, counted from 0

    @property
    def learner(self) -> int:
        """The seat that is nobody's but theirs."""
        return self.record["bots"].index("")


@dataclass(frozen=True)
class Scene:
    """The table when the learner is to make a move; the last one is the end."""

    table: Table
    right: str | None  # the move
    heard: int  # so much of the log was told before
    is_later: bool  # moves of the learner were made for them meanwhile: this does not follow at once


@cache
def lesson_of(game: str) -> Lesson | None:
    """A game's lesson, if it has one. A record that does not hold any more is refused."""
    path = find(game).file(FILE)
    if not path.is_file():
        return None
    found = json.loads(path.read_text("utf-8"))
    return Lesson(read(write(found["record"])), tuple(found["taught"]))


def written(lesson: Lesson) -> str:
    return json.dumps({"taught": lesson.taught, "record": lesson.record}, ensure_ascii=False, indent=1) + "\n"


def scenes(lesson: Lesson) -> Iterator[Scene]:
    """One after the other, on one table: each is to be looked at before the next."""
    record = lesson.record
    table = Table(record["game"], [Chair(name) for name in record["names"]], options_of(record))
    heard, is_later = 0, True
    for number, move in enumerate(record["moves"]):
        if number in lesson.taught:
            yield Scene(table, move, heard, is_later)
            heard, is_later = len(table.log), False
        elif table.turn == lesson.learner:
            is_later = True
        table.play(table.turn, move, table.version)
    yield Scene(table, None, heard, is_later)

"""Writes a lesson anew after its moves were edited, or after the rules of its game have changed.

python tools/seal_lesson.py <game>: plays the moves of lesson.json by the rules as they are now, and says which does not go any more.
"""

import json
import sys
from pathlib import Path

from cheeseboard.table.lesson import FILE, Lesson, written
from cheeseboard.table.record import Record, record_of
from cheeseboard.table.table import Chair, Table

GAMES = Path(__file__).resolve().parents[1] / "src" / "cheeseboard" / "games"


def sealed(record: Record) -> Record:
    chairs = [
        Chair(name, "bot" if bot else "person", bot) for name, bot in zip(record["names"], record["bots"], strict=True)
    ]
    table = Table(record["game"], chairs, record["options"])
    for number, move in enumerate(record["moves"]):
        try:
            table.play(table.turn, move, table.version)
        except ValueError as problem:
            raise SystemExit(f"move {number}: {problem}") from None
    return record_of(table)


if __name__ == "__main__":
    for game in sys.argv[1:]:
        path = GAMES / game.replace("-", "_") / FILE
        found = json.loads(path.read_text("utf-8"))
        path.write_text(written(Lesson(sealed(found["record"]), tuple(found["taught"]))), "utf-8")

"""A recorded game, step by step, as one seat saw it or with all cards open."""

import sys
from collections.abc import Iterator

from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.table.record import Record, game_of, options_of
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import Chair, Table
from cheeseboard.table.words import Words

OPEN = None  # as a seat: everybody's secrets are shown


def steps(record: Record, seat: int | None, language: str) -> Iterator[str]:
    """One text for each move: who played what, what was heard of it, and the table afterwards."""
    words, names = Words(game_of(record), language), record["names"]
    table = Table(record["game"], [Chair(name) for name in names], options_of(record))
    for number, notation in enumerate(record["moves"], 1):
        state, heard = table.state, len(table.log)
        head = f"{number}. {who(state, names)}: {notation if is_seen(state, state.read(notation), seat) else '…'}"
        table.play(table.turn, notation, table.version)
        told = [words.event(each, names) for each in table.log[heard:] if is_heard(each, seat)]
        view = table.game.view(state, seat_of(state, seat))
        yield "\n".join([head, *(f"   {sentence}" for sentence in told), "", words.draw(view, names)])
    yield result(table.state, names, words)


def who(state: State, names: list[str]) -> str:
    return "*" if state.turn == LUCK else names[state.turn]


def is_seen(state: State, move: int, seat: int | None) -> bool:
    return seat is OPEN or state.seen(move, seat) == move


def is_heard(event: Event, seat: int | None) -> bool:
    return seat is OPEN or event.is_heard_by(seat)


def seat_of(state: State, seat: int | None) -> int:
    """Through whose eyes: with all cards open, through those of whoever is at turn."""
    if seat is not OPEN:
        return seat
    return NOBODY if state.turn == NOBODY else state.mover


def result(state: State, names: list[str], words: Words) -> str:
    if state.turn != NOBODY:
        return words.say("replay-unfinished")
    points = [
        words.say("score", {"seat": name, "seat-is": "other", "points": score})
        for name, score in zip(names, state.scores(), strict=True)
    ]
    return "\n".join([*points, words.result(state, names)])


def replay(record: Record, seat: int | None, language: str) -> int:
    """Show all steps; at a terminal one at a time: Enter goes on, b goes back, q leaves."""
    texts = list(steps(record, seat, language))
    if not sys.stdin.isatty():
        print("\n\n".join(texts))
        return 0
    words, at = Words(game_of(record), language), 0
    while at < len(texts):
        print(texts[at])
        try:
            said = input(words.say("replay-keys")).strip().lower()
        except EOFError:
            return 0
        if said == "q":
            return 0
        at = max(0, at - 1) if said == "b" else at + 1
    return 0

"""A table as text for any game: the entries of the view by their own names, and a line for each seat."""

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.text import WIDTH, Say, columns, cut

if TYPE_CHECKING:
    from cheeseboard.games.box import Game

LINES: Final = 17
KNOWN: Final = ("seat", "seats", "turn", "mover", "options")  # every view has them; whose turn it is, is marked
MARK: Final = "> "


def draw(game: "Game[Any]", view: Mapping[str, Any], say: Say) -> str:
    told = {key: value for key, value in view.items() if key not in KNOWN}
    shared = [f"{label(say, key)}: {in_words(game, say, key, told[key])}" for key in told if key not in game.by_seat]
    people = cut_off(list(seats(game, view, {key: told[key] for key in told if key in game.by_seat}, say)), LINES)
    return "\n".join([*cut_off([line for text in shared for line in wrapped(text)], LINES - len(people)), *people])


def cut_off(lines: list[str], room: int) -> list[str]:
    return lines if len(lines) <= room else [*lines[: room - 1], "..."][:room]


def seats(game: "Game[Any]", view: Mapping[str, Any], lists: Mapping[str, Any], say: Say) -> Iterator[str]:
    """Everybody in a line; whoever is to move is marked."""
    rows = [
        [
            (MARK if seat == view["mover"] and view["turn"] != NOBODY else " " * len(MARK)) + say.label(seat),
            *(f"{label(say, key)}: {in_words(game, say, key, each[seat])}" for key, each in lists.items()),
        ]
        for seat in range(view["seats"])
    ]
    for row, line in zip(rows, columns(rows), strict=True):
        yield from [line.rstrip()] if len(line) <= WIDTH else wrapped("  ".join(row))


def wrapped(text: str) -> list[str]:
    return [cut(line, WIDTH) for line in wrap(text, WIDTH, subsequent_indent="    ", drop_whitespace=True)]


def label(say: Say, key: str) -> str:
    """What an entry of the view is called: the message entry-<key>, or its own name."""
    name = key.replace("_", " ")
    return say.word(f"entry-{key.replace('_', '-')}", name)


def in_words(game: "Game[Any]", say: Say, key: str, value: Any) -> str:
    """A value as somebody reads it: seats by name, what the game's facts name by its word."""
    match value:
        case None:
            return "-"
        case bool():
            return say.word("yes" if value else "no", "yes" if value else "no")
        case int() if game.is_seat(key):
            return say.label(value) if 0 <= value < len(say.names) else "-"
        case int():
            fact = fact_of(game, key)
            return thing(say, fact, game.facts[fact][value]) if fact in game.facts else str(value)
        case str():
            return thing(say, fact_of(game, key), value)
        case Mapping():
            return (
                ", ".join(f"{label(say, each)} {in_words(game, say, each, one)}" for each, one in value.items()) or "-"
            )
        case _:
            between = "; " if any(isinstance(one, Mapping | list) for one in value) else ", "
            return between.join(in_words(game, say, key, one) for one in value) or "-"


def fact_of(game: "Game[Any]", key: str) -> str:
    """``cards`` are each a ``card``."""
    return key.removesuffix("s") if key not in game.facts and key.removesuffix("s") in game.facts else key


def thing(say: Say, fact: str, word: str) -> str:
    return say.word(f"{fact}-{word.replace(' ', '-')}", word)

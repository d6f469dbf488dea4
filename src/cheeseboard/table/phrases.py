"""A notation taken apart: which of a game's phrases it is, and the facts in it."""

import re
from functools import cache
from typing import Any

from cheeseboard.games.box import Game


def read_phrase(game: Game[Any], notation: str) -> tuple[str, dict[str, int | str]]:
    """Which of the game's phrases a notation is, and its facts. Seats count from 0 here."""
    for key, pattern in patterns(tuple(game.phrases.items())):
        if match := pattern.fullmatch(notation):
            return key, {fact: read_fact(game, fact, word) for fact, word in match.groupdict().items()}
    raise ValueError(f"{notation!r} is no phrase of {game.title}")


def read_fact(game: Game[Any], fact: str, word: str) -> int | str:
    if not word.isdecimal():
        return word
    return int(word) - 1 if game.is_seat(fact) else int(word)


@cache
def patterns(phrases: tuple[tuple[str, str], ...]) -> list[tuple[str, re.Pattern[str]]]:
    """``keep {place}`` as a pattern; a fact is one word."""
    return [(key, re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^ .]+)", re.escape(text)))) for key, text in phrases]

"""Spanish marks: a question and a shout are opened as well as closed, also where a sentence is put together from parts."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cheeseboard.games.box import Game
from cheeseboard.table.words import Words
from tests.every_game.promises import told
from tests.every_game.tables import OWN_GAMES, Setting, positions

NAMES = ["Ana", "Ben", "Inés", "Óscar", "Eva", "Hugo", "Gala", "Zoe", "Iria"]


def halves(text: str) -> str:
    """What is left when every pair of marks that fits together is taken out."""
    marks, before = re.sub(r"[^¿?¡!«»]", "", text), ""
    while marks != before:
        before, marks = marks, re.sub(r"¿\?|¡!|«»", "", marks)
    return marks


def sentences(game: Game[Any], reader: int | None) -> Iterator[str]:
    """What is said in a game: events, questions and where to look, for the first player or on a shared screen."""
    words, setting = Words(game, "es"), Setting(game, game.seats[1], {})
    for state, move in positions(setting, 3, 80):
        notations = [state.write(each) for each in state.moves()]
        if state.turn >= 0:
            yield words.prompt(notations)
            yield from (words.look(each, NAMES, reader) for each in notations)
        if move >= 0:
            yield from (words.event(event, NAMES, reader) for event in told(setting, state, move)[1])


def test_marks_that_do_not_fit_are_found() -> None:
    assert halves("¡Hala! ¿Y ahora? «¡Sí!»") == ""
    assert halves("Y ahora? ¡No") == "?¡"
    assert halves("¡Ah?") == "¡?"


@pytest.mark.parametrize("game", OWN_GAMES, ids=lambda game: game.name)
def test_every_sentence_of_a_game_opens_what_it_closes(game: Game[Any]) -> None:
    said = [each for reader in (0, None) for each in sentences(game, reader)]

    assert any("!" in each for each in said)
    assert [each for each in said if halves(each)] == []

"""Every game's first lesson holds: the real rules play it, the learner does it, and it is short."""

import re
from typing import Any

import pytest

from cheeseboard.engine.state import LUCK
from cheeseboard.games.box import Game
from cheeseboard.table.lesson import FILE, Lesson, lesson_of, scenes, written
from cheeseboard.table.words import LANGUAGES, Words
from tests.every_game.tables import EVERY_GAME, OWN_GAMES

MOST_STEPS = 10
MOST_LETTERS = 170  # in a bubble


def lesson(game: Game[Any]) -> Lesson:
    """A lesson that does not hold is told by name; after mending its moves: python tools/seal_lesson.py <name>."""
    found = lesson_of(game.name)
    if found is None:
        pytest.skip("it has none")
    return found


def test_all_our_games_have_lessons() -> None:
    assert all(lesson_of(game.name) for game in OWN_GAMES)


@EVERY_GAME
def test_it_is_written_as_we_write_it(game: Game[Any]) -> None:
    found = lesson(game)

    assert game.file(FILE).read_text("utf-8") == written(found)


@EVERY_GAME
def test_one_learns_and_makes_few_moves(game: Game[Any]) -> None:
    found = lesson(game)

    assert found.record["game"] == game.name
    assert found.record["bots"].count("") == 1
    assert 3 <= len(found.taught) <= MOST_STEPS
    assert sorted(set(found.taught)) == list(found.taught)


@EVERY_GAME
def test_what_is_taught_is_the_learners_move(game: Game[Any]) -> None:
    found = lesson(game)
    seen = 0
    for scene in scenes(found):
        if scene.right is None:
            break
        assert scene.table.turn == found.learner
        assert scene.right in scene.table.possible()
        seen += 1
    assert seen == len(found.taught)
    assert scene.table.moves == found.record["moves"]
    assert scene.table.turn in {LUCK, found.learner} or scene.table.over, "somebody else should have gone on"


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_has_to_read_much(game: Game[Any], language: str) -> None:
    """At most two sentences at once, and a cry before them."""
    words = Words(game, language)
    for step in (*range(1, len(lesson(game).taught) + 1), "end"):
        said = words.say(f"lesson-{step}")
        sentences = [part for part in re.split(r"(?<=[.!?])\s+(?=[^\s!?])", said) if len(re.findall(r"\w+", part)) > 2]
        assert len(sentences) <= 2, said
        assert len(said) <= MOST_LETTERS, said

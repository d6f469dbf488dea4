"""Puzzles at a terminal: right and wrong answers, streaks, other languages."""

import json

import pytest

import cheeseboard
from cheeseboard.cli import main
from cheeseboard.games import find, names
from cheeseboard.table.puzzle import Puzzle, exercises_of, puzzles_of
from cheeseboard.table.words import LANGUAGES
from cheeseboard.terminal.puzzles import Solving

PUZZLING = [name for name in names() if find(name).puzzling.find]


def solve(puzzles: list[Puzzle], *answers: str, language: str = "en") -> tuple[Solving, str]:
    """Somebody who types these answers, and what they read."""
    typed, told = iter(answers), list[str]()
    solving = Solving(language, lambda _: next(typed), told.append)
    solving.run(puzzles, len(puzzles))
    return solving, "\n".join(told)


@pytest.mark.parametrize("game", PUZZLING)
def test_right_answers_make_a_streak_and_a_wrong_one_ends_it(game: str) -> None:
    first, second, third = puzzles_of(game)[:3]
    wrong = next(number for number, move in enumerate(third.moves(), 1) if move != third.answer)
    number = str(first.moves().index(first.answer) + 1)

    solving, told = solve([first, second, third], number, second.answer, str(wrong))

    assert (solving.right, solving.tried, solving.streak) == (2, 3, 0)
    assert told.count("Right!") == 2
    assert told.count("Not this time.") == 1
    assert "In a row: 2" in told
    assert "The answer: " in told


def test_what_is_not_possible_is_said_and_asked_again() -> None:
    puzzle = puzzles_of(PUZZLING[0])[0]

    solving, told = solve([puzzle, puzzle], "99", "fly", puzzle.answer, "q")

    assert solving.tried == solving.right == 1
    assert "“fly” is not possible now." in told


def test_nobody_has_to_answer() -> None:
    solving, told = solve(list(puzzles_of(PUZZLING[0])[:3]), "", "q")

    assert solving.tried == 0
    assert told.count("Puzzle ") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    puzzle = puzzles_of(PUZZLING[0])[0]

    _, told = solve([puzzle], puzzle.answer, language=language)

    assert puzzle.question(language) in told
    assert puzzle.solve(puzzle.answer).why(language) in told


def test_the_command_lists_games_and_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)["puzzles"]
    assert set(counts) == set(names())

    assert main(["puzzles", PUZZLING[0], "--level", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["puzzles"]
    assert {each["level"] for each in found} == {2}

    assert main(["puzzles"]) == 0
    assert PUZZLING[0] in capsys.readouterr().out


def test_a_theme_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", PUZZLING[0], "--theme", "elephants"]) == 2
    assert "has no theme 'elephants'" in capsys.readouterr().err


def test_a_game_without_puzzles_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cheeseboard, "puzzles", lambda *_, **__: [])

    assert main(["puzzles", PUZZLING[0]]) == 2
    assert "has no such puzzles" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUZZLING)
def test_each_exercise_comes_with_a_word_of_advice(game: str, language: str) -> None:
    exercises = exercises_of(game)
    typed, told = iter([puzzle.answer for puzzle in exercises]), list[str]()
    solving = Solving(language, lambda _: next(typed), told.append)

    solving.practise(exercises)

    words, text = exercises[0].words(language), "\n".join(told)
    assert solving.right == len(exercises) == 5
    for number, puzzle in enumerate(exercises, 1):
        assert words.say(f"exercise-{number}") in text
        assert words.say("exercise-of", {"number": number, "all": len(exercises)}) in text
        assert puzzle.question(language) in text


def test_the_command_has_the_exercises(capsys: pytest.CaptureFixture[str]) -> None:
    game = PUZZLING[0]

    assert main(["puzzles", game, "--exercises", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["puzzles"]
    assert [each["number"] for each in found] == [puzzle.number for puzzle in exercises_of(game)]

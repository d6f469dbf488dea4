"""Every puzzle is what it says: a checker of its own, written apart, finds the same; and the solver sees no more than its seat may."""

import importlib
import json
from collections import Counter
from fractions import Fraction
from random import Random
from types import ModuleType
from typing import Any

import pytest

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, IllegalMove
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.lab.puzzles import graded, harvest, page
from cheeseboard.lab.workers import Crew
from cheeseboard.rooms.answers import placed
from cheeseboard.rooms.puzzles import puzzle as sent
from cheeseboard.rooms.puzzles import puzzles as listed
from cheeseboard.rooms.puzzles import solved
from cheeseboard.rooms.questions import Mark, ReviewShown, ReviewWanted
from cheeseboard.table.puzzle import (
    FILE,
    LEVELS,
    Puzzle,
    exercises_of,
    packed,
    puzzles_of,
    read_line,
    unpacked,
    written_line,
)
from cheeseboard.table.words import LANGUAGES
from tests.every_game.tables import OWN_GAMES
from tests.long import FULL, LONG, often

PUZZLING = [game for game in OWN_GAMES if game.puzzling.find]
EVERY_PUZZLING = pytest.mark.parametrize("game", PUZZLING, ids=lambda game: game.name)
FEWEST = 2000
FEWER = 1500  # where nobody chooses
ALIKE = 0.3  # of the puzzles of a game ask the same of the same level and themes with the same card, at most
EXERCISES = 5
EASY = 3  # no exercise is of a higher level
MOST_BYTES = 1_000_000  # of all files together, as they are sent


def checker(game: Game[Any]) -> ModuleType:
    """What checks its puzzles, without any of its code."""
    return importlib.import_module(f"tests.games.{game.name.replace('-', '_')}.checker")


def verdict(game: Game[Any], puzzle: Puzzle, answer: str | None = None, worth: Fraction | None = None) -> str:
    said = checker(game).check(
        puzzle.state.seats, puzzle.record(), puzzle.kind, answer or puzzle.answer, worth or puzzle.worth
    )
    return str(said)


def sample(game: Game[Any], usual: int, full: int) -> list[Puzzle]:
    """Some of a game's puzzles, the same every time; all of them with CHEESEBOARD_LONG=1."""
    every = list(puzzles_of(game.name))
    return every if LONG else Random(7).sample(every, min(len(every), often(usual, full)))


@EVERY_PUZZLING
def test_a_checker_that_was_written_apart_agrees(game: Game[Any]) -> None:
    wrong = {puzzle.number: said for puzzle in sample(game, 3, 25) if (said := verdict(game, puzzle))}

    assert wrong == {}


@EVERY_PUZZLING
def test_the_checker_finds_planted_mistakes(game: Game[Any]) -> None:
    for puzzle in sample(game, 2, 6)[:6]:
        others = [move for move in puzzle.moves() if move != puzzle.answer]

        assert all(verdict(game, puzzle, answer=other) for other in others[:4])
        assert verdict(game, puzzle, worth=puzzle.worth * Fraction(9, 10))


@EVERY_PUZZLING
def test_the_checker_finds_positions_that_are_no_puzzles(game: Game[Any]) -> None:
    """A little earlier in the same match something else is right."""
    found = 0
    for puzzle in sample(game, 60, 60)[:60]:
        for moves in shorter(game, puzzle):
            assert checker(game).check(puzzle.state.seats, moves, puzzle.kind, puzzle.answer, puzzle.worth)
            found += 1
        if found >= often(2, 12):
            break
    assert found > 0


def shorter(game: Game[Any], puzzle: Puzzle) -> list[list[str]]:
    """The moves up to a few earlier positions at which another answer is right."""
    state, (_, moves), said, found = game.new(puzzle.state.seats), unpacked(game, puzzle.code), list[str](), []
    for move in moves:
        proved = game.puzzle(state) if state.turn != LUCK or not game.has_choices else None
        if proved is not None and state.write(proved.answer) != puzzle.answer:
            found.append(list(said))
        said.append(state.write(move))
        state.happen(move)
    return found[-2:]


@EVERY_PUZZLING
def test_the_proof_can_be_worked_out_again(game: Game[Any]) -> None:
    for puzzle in sample(game, 10, 60):
        answer = puzzle.solve(puzzle.answer)

        assert answer and next(iter(answer.worths.items())) == (puzzle.answer, puzzle.worth)
        assert list(answer.worths.values())[1] < puzzle.worth
        assert sorted(answer.worths) == sorted(puzzle.moves())


@EVERY_PUZZLING
def test_there_are_many_and_they_are_small(game: Game[Any]) -> None:
    found = puzzles_of(game.name)

    assert len(found) >= (FEWEST if game.has_choices else FEWER)
    assert {puzzle.kind for puzzle in found} <= set(game.puzzling.kinds)
    assert {theme for puzzle in found for theme in puzzle.themes} <= set(game.puzzling.themes)
    assert {puzzle.level for puzzle in found} <= set(range(1, LEVELS + 1))
    assert [puzzle.level for puzzle in found] == sorted(puzzle.level for puzzle in found)
    assert len({puzzle.code for puzzle in found}) == len(found)
    assert found[0].level == 1
    sorts = Counter((one.kind, one.level, one.themes, one.answer.split()[0]) for one in found)
    assert max(sorts.values()) < ALIKE * len(found)
    assert len(game.file(FILE).read_bytes()) < MOST_BYTES / len(PUZZLING)


@EVERY_PUZZLING
def test_the_first_one_is_no_gamble(game: Game[Any]) -> None:
    """A child begins with it: the answer comes true more often than not."""
    assert puzzles_of(game.name)[0].worth > Fraction(1, 2)


@EVERY_PUZZLING
def test_five_exercises_are_proved_like_all_puzzles(game: Game[Any]) -> None:
    exercises = exercises_of(game.name)
    checked = exercises[: often(2, EXERCISES)]

    assert len({puzzle.code for puzzle in exercises}) == EXERCISES
    assert {puzzle.number: verdict(game, puzzle) for puzzle in checked} == {puzzle.number: "" for puzzle in checked}
    assert max(puzzle.level for puzzle in exercises) <= EASY
    assert cheeseboard.exercises(game.name) == list(exercises)
    assert listed(game.name).exercises == [puzzle.number for puzzle in exercises]


@EVERY_PUZZLING
def test_the_theme_of_a_move_that_was_missed_is_that_of_its_puzzles(game: Game[Any]) -> None:
    for puzzle in sample(game, 30, 200)[:200]:
        assert game.theme(puzzle.view(), puzzle.answer) in puzzle.themes


@EVERY_PUZZLING
def test_a_review_names_the_theme_of_what_was_missed(game: Game[Any]) -> None:
    for puzzle in sample(game, 5, 20)[:20]:
        tried = next(move for move in puzzle.moves() if move != puzzle.answer)
        wanted = ReviewWanted(game.name, puzzle.state.seats, {}, [*puzzle.record(), tried])
        missed = Mark(len(wanted.moves), puzzle.seat, tried, puzzle.answer, cost=30, error=2, sign="??")

        (mark,) = placed(wanted, ReviewShown([], [], 1, [missed], None, "", None)).marks

        assert mark.theme in puzzle.themes


def test_every_game_has_puzzles() -> None:
    """Where nobody chooses, they ask which flip decides."""
    assert list(OWN_GAMES) == PUZZLING


@EVERY_PUZZLING
def test_a_line_is_read_as_it_was_written(game: Game[Any]) -> None:
    for puzzle in puzzles_of(game.name)[:5]:
        state, moves = unpacked(game, puzzle.code)

        assert packed(game, int(state.seats), moves) == puzzle.code
        assert read_line(game.name, puzzle.number, written_line(puzzle)) == puzzle


@EVERY_PUZZLING
def test_what_is_sent_does_not_depend_on_what_is_hidden(game: Game[Any]) -> None:
    """The rest of the world dealt again: the same question, the same answer, the same proof."""
    for puzzle in sample(game, 4, 20)[:20]:
        before = game.puzzle(puzzle.state)
        other = puzzle.state.imagine(puzzle.seat, Dice(puzzle.number))
        again = game.puzzle(other)

        assert before is not None and again is not None
        assert (before.kind, dict(before.worths)) == (again.kind, dict(again.worths))
        assert json.dumps(game.view(other, puzzle.seat)) == json.dumps(puzzle.view())


@EVERY_PUZZLING
def test_the_page_gets_no_answer_before_it_has_given_one(game: Game[Any]) -> None:
    puzzle = puzzles_of(game.name)[0]
    now = sent(game.name, "1")

    assert not {"answer", "worth", "moves_before", "code"} & {*now.__struct_fields__, *now.frame.__struct_fields__}
    assert now.frame.moves == puzzle.moves()
    assert puzzle.code not in str(now)


@EVERY_PUZZLING
def test_right_and_wrong_answers_are_shown(game: Game[Any]) -> None:
    for puzzle in sample(game, 3, 10)[:10]:
        other = next(move for move in puzzle.moves() if move != puzzle.answer)
        for move in (puzzle.answer, other):
            told = solved(game.name, str(puzzle.number), move)

            assert told.right == (move == puzzle.answer)
            assert told.answer == puzzle.answer
            assert len(told.frames) > 1
            assert puzzle.solve(move).line()[0] == move


@EVERY_PUZZLING
def test_a_shared_win_is_called_so_and_not_a_chance(game: Game[Any]) -> None:
    """Where nothing is left to luck, half a win is no case out of two."""
    for puzzle in sample(game, 40, 200)[:200]:
        if puzzle.kind in game.puzzling.certain:
            for move, worth in puzzle.solve(puzzle.answer).worths.items():
                said, told = puzzle.solve(move).why(), solved(game.name, str(puzzle.number), move)
                assert "of all cases" not in said
                assert told.shared == (0 < worth < 1)
                assert move == puzzle.answer or ("win is shared." in said.split("The answer")[0]) == told.shared


@EVERY_PUZZLING
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(game: Game[Any], language: str) -> None:
    words = puzzles_of(game.name)[0].words(language)
    for kind in game.puzzling.kinds:
        assert words.say(f"puzzle-{kind}").endswith(("?", "."))
        assert words.say(f"why-{kind}", {"worth": "5/9", "next": "1/9"})
    for theme in game.puzzling.themes:
        assert words.say(f"theme-{theme}")


@EVERY_PUZZLING
def test_an_impossible_answer_is_refused(game: Game[Any]) -> None:
    with pytest.raises(IllegalMove):
        puzzles_of(game.name)[0].solve("fly to the moon")


@pytest.mark.skipif(not FULL, reason="long: CHEESEBOARD_LONG=1")
@EVERY_PUZZLING
def test_a_harvest_is_the_same_every_time(game: Game[Any]) -> None:
    crops = [
        page(game.name, graded(game.name, list(harvest(game.name, 3, 200, 0, Crew()))[:3], Crew())) for _ in range(2)
    ]

    assert crops[0] == crops[1]
    assert len(crops[0].splitlines()) == 4


def test_a_code_that_is_no_position_is_refused() -> None:
    game = find(PUZZLING[0].name)
    with pytest.raises(ValueError, match=r"no position|after the end"):
        unpacked(game, "_" * 200)

"""Harvesting puzzles: mice play, every position is looked at, what is alike is left out, and mice are asked to solve the rest."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from cheeseboard.bots.bots import MICE, choose
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game, Proved
from cheeseboard.lab.workers import Crew
from cheeseboard.table.puzzle import LEVELS, Puzzle, head_of, packed, unpacked, written_line

PLAYERS: Final = MICE[:3]  # who play: those who do not think long
ASKED: Final = 3  # times: a mouse that has luck once has not found it
FEW: Final = Budget(tries=200, by_clock=False)  # for those who think ahead: the same on every machine


@dataclass(frozen=True)
class Harvested:
    """A puzzle that a game brought, and what tells it from others."""

    puzzle: Puzzle
    steps: int
    sketch: str
    asks: bool  # whether mice can show how hard it is


def harvested(game: Game[Any], seed: int) -> list[Harvested]:
    """The puzzles of one game between mice; of each kind with the same answer, the last one."""
    dice = Dice(seed)
    sizes = game.puzzling.seats or tuple(game.seats)
    seats = sizes[int(dice.below(len(sizes)))]
    players = [PLAYERS[int(dice.below(len(PLAYERS)))] for _ in range(seats)]
    state, moves = game.new(seats), list[int]()
    found: dict[tuple[str, str], Harvested] = {}
    while state.turn != NOBODY:
        if (puzzle := game.puzzle(state)) is not None:
            one = written_down(game, seats, moves, puzzle, state.write(puzzle.answer))
            found[one.puzzle.kind, one.puzzle.answer] = one
        if state.turn == LUCK:
            move = int(state.pick(dice))
        else:
            seat = int(state.turn)
            move = state.read(choose(players[seat], game, game.view(state, seat), int(dice.below(1 << 30))))
        moves.append(move)
        state.happen(move)
    return list(found.values())


def written_down(game: Game[Any], seats: int, moves: list[int], found: Proved, answer: str) -> Harvested:
    puzzle = Puzzle(game.name, 0, found.kind, found.level, found.best, found.themes, answer, packed(game, seats, moves))
    return Harvested(puzzle, found.steps, repr(found.sketch), found.level == 0)


def level_of(game: Game[Any], puzzle: Puzzle) -> int:
    """Which mouse is the first to find the answer each time; one more if none does."""
    state, _ = unpacked(game, puzzle.code)
    view = game.view(state, state.turn)
    for level, mouse in enumerate(MICE, 1):
        thinks = mouse not in PLAYERS
        asked = range(1 if thinks else ASKED)
        answers = {
            choose(mouse, game, view, seed, FEW) if thinks else choose(mouse, game, view, seed) for seed in asked
        }
        if answers == {puzzle.answer}:
            return level
    return LEVELS


# In several processes


def player_of(name: str, first: int) -> Any:
    """A process that harvests the games of these numbers."""
    game = find(name)
    return lambda number: harvested(game, first + number)


def judge_of(name: str, puzzles: list[Puzzle]) -> Any:
    """A process that grades the puzzles of these numbers."""
    game = find(name)
    return lambda number: level_of(game, puzzles[number])


def harvest(name: str, wanted: int, most_games: int, first: int, crew: Crew) -> Iterator[Harvested]:
    """Different puzzles, as they come, until there are enough or so many games have been played."""
    sketches: set[str] = set()
    for found in crew.do(partial(player_of, name, first), most_games):
        for one in found:
            if one.sketch not in sketches:
                sketches.add(one.sketch)
                yield one
        if len(sketches) >= wanted:
            return


def graded(name: str, found: list[Harvested], crew: Crew) -> list[Puzzle]:
    """All with their levels, the easiest first: few steps, few choices, and an answer that is all but sure."""
    asked = [one.puzzle for one in found if one.asks]
    levels = dict(
        zip([puzzle.code for puzzle in asked], crew.do(partial(judge_of, name, asked), len(asked)), strict=True)
    )
    puzzles = [replace(one.puzzle, level=levels.get(one.puzzle.code, one.puzzle.level)) for one in found]
    steps = {one.puzzle.code: one.steps for one in found}
    puzzles.sort(
        key=lambda puzzle: (puzzle.level, steps[puzzle.code], choices(name, puzzle), -puzzle.worth, puzzle.code)
    )
    return [replace(puzzle, number=number) for number, puzzle in enumerate(puzzles, 1)]


def choices(name: str, puzzle: Puzzle) -> int:
    return int(unpacked(find(name), puzzle.code)[0].count())


def page(name: str, puzzles: list[Puzzle]) -> str:
    """A game's file."""
    return "\n".join([head_of(find(name)), *map(written_line, puzzles)]) + "\n"

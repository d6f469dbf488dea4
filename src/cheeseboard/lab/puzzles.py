"""Harvesting puzzles: mice play, every position is looked at, what is alike is left out, and mice are asked to solve the rest."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any, Final

from cheeseboard.bots.bots import MICE, choose
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game, Proved
from cheeseboard.lab.workers import Crew
from cheeseboard.table.puzzle import LEVELS, Puzzle, exercises_of, head_of, packed, puzzles_of, unpacked, written_line

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


def known(name: str, *, with_all: bool) -> list[Harvested]:
    """A game's exercises, which stay whatever is found, and perhaps all other puzzles that it has; with their levels."""
    game = find(name)
    found = []
    for puzzle in dict.fromkeys([*exercises_of(name), *(puzzles_of(name) if with_all else ())]):
        proved = game.puzzle(puzzle.state)
        if proved is not None:
            found.append(Harvested(puzzle, proved.steps, repr(proved.sketch), asks=False))
    return found


def harvest(
    name: str, wanted: int, most_games: int, first: int, crew: Crew, before: Sequence[Harvested] = (), steps: int = 0
) -> Iterator[Harvested]:
    """Different puzzles of so many steps at least: those from before, then as they come, until there are enough or so many games were played."""
    sketches: set[str] = set()
    for found in chain([before], crew.do(partial(player_of, name, first), most_games)):
        for one in found:
            if one.sketch not in sketches and (one.steps >= steps or found is before):
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


def thinned(name: str, puzzles: list[Puzzle], wanted: int) -> list[Puzzle]:
    """So many of them, numbered again: of the sorts of which there are most, some are left out. Exercises stay."""
    sorts: defaultdict[tuple[str, ...], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        sorts[puzzle.kind, str(puzzle.level), *puzzle.themes, puzzle.answer.split()[0]].append(puzzle)
    most = max(
        (
            most
            for most in range(1, len(puzzles) + 1)
            if sum(min(len(alike), most) for alike in sorts.values()) <= wanted
        ),
        default=1,
    )
    kept = {puzzle.code for alike in sorts.values() for puzzle in spread(alike, most)}
    kept |= {puzzle.code for puzzle in exercises_of(name)}
    return [replace(one, number=number) for number, one in enumerate((one for one in puzzles if one.code in kept), 1)]


def spread(alike: list[Puzzle], most: int) -> list[Puzzle]:
    """At most so many, from the first to the last."""
    return alike if len(alike) <= most else [alike[at * len(alike) // most] for at in range(most)]


def choices(name: str, puzzle: Puzzle) -> int:
    return int(unpacked(find(name), puzzle.code)[0].count())


def page(name: str, puzzles: list[Puzzle]) -> str:
    """A game's file."""
    return "\n".join([head_of(find(name)), *map(written_line, puzzles)]) + "\n"

"""Solver and checker of Cheese Rescue against brute force: the last cells, everything tried, by the rules alone."""

from fractions import Fraction

import pytest

import cheeseboard
from cheeseboard.engine.bits import popcount
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK
from cheeseboard.games.cheese_rescue import GAME
from cheeseboard.games.cheese_rescue.puzzles import solved
from cheeseboard.games.cheese_rescue.rules import Rescue
from tests.games.cheese_rescue import checker
from tests.games.cheese_rescue.test_mice import best_by_trying, then
from tests.long import often


def ending(seed: int, left: int) -> tuple[Rescue, list[str]]:
    """A random game of two with so many cells left, and its moves."""
    state, dice, moves = GAME.new(2), Dice(seed), list[str]()
    while state.turn == LUCK or 25 - popcount(state.taken) > left:
        move = int(state.pick(dice))
        moves.append(state.write(move))
        state.happen(move)
    return state, moves


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_solver_and_checker_say_what_trying_everything_says(left: int) -> None:
    found = set()
    for seed in range(often(5, 40)):
        state, moves = ending(seed, left)
        tried = {move: Fraction(best_by_trying(then(state, move), state.turn)) for move in state.moves()}

        assert solved(state) == tried == checked(state, moves)
        found |= set(tried.values())
    assert {0, 1} <= found


LARGE = [(0, 9), (2, 10)] if cheeseboard.compiled else []  # interpreted they take longer than the solver may


@pytest.mark.parametrize(("seed", "left"), [(274, 5), (29, 6), (51, 6), (163, 6), *LARGE])
def test_a_position_is_not_taken_for_one_with_other_hands(seed: int, left: int) -> None:
    """A dog of mine here and a cat of yours there are not a dog of yours and a cat of mine: the hands differ."""
    state, moves = ending(seed, left)

    assert solved(state) == checked(state, moves)


def checked(state: Rescue, moves: list[str]) -> dict[int, Fraction]:
    """What the checker says of every move."""
    board, hands, turn = checker.replayed(moves)
    solver = checker.Solver()
    return {
        state.read(f"{checker.KINDS[kind]} {named(cell)}"): solver.worth(board, hands, turn, (kind, cell))
        for kind, cell in checker.choices(board, hands[turn])
    }


def named(cell: int) -> str:
    return f"{'abcdefghi'[cell % checker.WIDE]}{cell // checker.WIDE + 1}"

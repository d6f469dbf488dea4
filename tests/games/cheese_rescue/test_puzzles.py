"""Solver and checker of Cheese Rescue against brute force: the last cells, everything tried, by the rules alone."""

from fractions import Fraction

import pytest

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
        board, hands, turn = checker.replayed(moves)
        solver = checker.Solver()
        checked = {
            state.read(f"{kind} {named(cell)}"): solver.worth(board, hands, turn, kind, cell)
            for kind, cell in checker.choices(board, hands[turn])
        }

        assert solved(state) == tried == checked
        found |= set(tried.values())
    assert {0, 1} <= found


def named(cell: int) -> str:
    return f"{'abcdefghi'[cell % checker.GRID]}{cell // checker.GRID + 1}"

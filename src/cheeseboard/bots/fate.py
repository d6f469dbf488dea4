"""From when on a game of luck was decided: from there every way on leads to the same winners.

What is decided stays so. Hence a bisection: a single game that ends otherwise shows that it was still open, and only all that
may happen, followed to their ends, show that it was not.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.fate import Fate
from cheeseboard.engine.playout import Policy, finish
from cheeseboard.engine.state import State

GAMES: Final = 300  # played on from a point, to see one end otherwise
MOVES: Final = 300_000  # followed from a point, before we give up


@dataclass(frozen=True)
class Decided:
    """After so many moves of the record; or, if that is all we can prove, before."""

    step: int
    turns: int  # that players had had by then
    is_exact: bool


def decided(start: State, moves: Sequence[str], games: int = GAMES, most: int = MOVES) -> Decided:
    """The first position of a finished game from which nothing could change who wins."""
    positions = walked(start, moves)
    winners = int(positions[-1].winning())
    first, last = 0, len(moves)  # decided at the last for sure, and nowhere before the first
    while first < last:
        middle = (first + last) // 2
        if is_fixed(positions[middle], winners, len(moves) - middle) or is_sealed(
            positions[middle], winners, games, most
        ):
            last = middle
        else:
            first = middle + 1
    is_exact = last == 0 or is_open(positions[last - 1], winners, games)
    return Decided(last, sum(position.turn >= 0 for position in positions[:last]), is_exact)


def walked(start: State, moves: Sequence[str]) -> list[State]:
    """Every position of a game."""
    state, found = start.clone(), [start.clone()]
    for move in moves:
        state.play(state.read(move))
        found.append(state.clone())
    return found


def is_fixed(state: State, winners: int, moves: int) -> bool:
    """Whether there is only one way on, which takes so many moves."""
    return bool(Fate(winners, moves + 1).is_sealed(state))


def is_sealed(state: State, winners: int, games: int, most: int) -> bool:
    """Proved, by all that may happen. Where a few games already end otherwise, nothing is to be proved."""
    return not is_open(state, winners, games) and bool(Fate(winners, most).is_sealed(state))


def is_open(state: State, winners: int, games: int) -> bool:
    """Proved, by a game that ends otherwise."""
    dice, policy = Dice(0), Policy()
    for number in range(games):
        dice.seed(number)
        world: Any = state.clone()
        finish(world, dice, policy)
        if world.winning() != winners:
            return True
    return False

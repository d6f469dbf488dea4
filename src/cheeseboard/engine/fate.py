"""Whether a game is decided: however luck goes on, it ends the same way."""

from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit
from cheeseboard.engine.state import NOBODY, State


def winners_of(state: State) -> i64:
    """Who has won a game that is over, as a set of seats."""
    best: i64 = 0
    found: i64 = 0
    for seat in range(state.seats):
        rank = state.rank(seat)
        if rank > best:
            best = rank
            found = 0
        if rank == best and rank >= 0:
            found |= bit(seat)
    return found


@mypyc_attr(acyclic=True)
class Fate:
    """Follows every way on, until one ends otherwise, or until so many moves have been made."""

    def __init__(self, winners: i64, moves: i64) -> None:
        self.winners: i64 = winners
        self.moves: i64 = moves  # left to look at

    def is_sealed(self, state: State) -> bool:
        """Whether every way on leads to these winners. With no moves left to look at nobody knows, and it says no."""
        world = state.clone()
        while world.turn != NOBODY and world.count() == 1 and self.moves > 0:
            world.happen(world.move(0))
            self.moves -= 1
        if world.turn == NOBODY:
            return winners_of(world) == self.winners
        for k in range(world.count()):
            if self.moves <= 0:
                return False
            after = world.clone()
            after.happen(world.move(k))
            self.moves -= 1
            if not self.is_sealed(after):
                return False
        return True

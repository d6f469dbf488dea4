"""Whether a game is decided: however luck goes on, it ends the same way."""

from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.breath import breathe
from cheeseboard.engine.state import NOBODY, State


@mypyc_attr(acyclic=True)
class Fate:
    """Exhaustive proof that a game is decided: follows every line of play, up to so many moves."""

    def __init__(self, winners: i64, moves: i64) -> None:
        self.winners: i64 = winners
        self.moves: i64 = moves  # left to look at

    def is_sealed(self, state: State) -> bool:
        """Whether every line of play from here ends with these winners. False if the moves do not suffice to tell."""
        breathe()
        world = state.clone()
        while world.turn != NOBODY and world.count() == 1 and self.moves > 0:
            world.happen(world.move(0))
            self.moves -= 1
        if world.turn == NOBODY:
            return world.winning() == self.winners
        for k in range(world.count()):
            if self.moves <= 0:
                return False
            after = world.clone()
            after.happen(world.move(k))
            self.moves -= 1
            if not self.is_sealed(after):
                return False
        return True

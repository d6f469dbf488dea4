"""A table for one person at a Python prompt, who plays every seat."""

import os
from collections.abc import Mapping
from typing import Any, Literal

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove, State
from cheeseboard.games import find


class OpenTable:
    """A game in progress. Moves are written as in the rulebook; luck has been played whenever you are asked."""

    def __init__(
        self,
        name: str,
        seats: int | None,
        seed: int | None,
        options: Mapping[str, object],
        luck: Literal["seed", "ask"],
    ) -> None:
        if luck not in ("seed", "ask"):
            raise ValueError(f"luck: {luck!r} is not possible; possible: 'seed', 'ask'")
        if seed is not None and (type(seed) is not int or not 0 <= seed < 1 << 63):
            raise ValueError(f"seed: {seed!r} is not possible; possible: a whole number from 0, below 2**63")
        self.game = find(name)
        self.seed = int.from_bytes(os.urandom(6), "big") if seed is None else seed
        self.state: State = self.game.new(self.game.seats[0] if seats is None else seats, options)
        self._dice = None if luck == "ask" else Dice(self.seed)
        self._let_luck_play()

    def _let_luck_play(self) -> None:
        while self._dice is not None and self.state.turn == LUCK:
            self.state.play(self.state.pick(self._dice))

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def turn(self) -> int:
        """The seat to decide, from 0; -1 luck (only with ``luck="ask"``), -2 nobody: the game is over."""
        return self.state.turn

    @property
    def over(self) -> bool:
        return self.state.turn == NOBODY

    def moves(self) -> list[str]:
        """What can be played now."""
        return [self.state.write(move) for move in self.state.moves()]

    def play(self, notation: str, seat: int | None = None) -> None:
        """Play a move; luck follows. ``seat`` says who asks, and is refused out of turn."""
        if seat is not None and seat != self.turn and not self.over:
            raise IllegalMove(f"seat {seat} cannot play {notation!r}: it is the turn of {who(self.turn)}")
        self.state.play(self.state.read(notation))
        self._let_luck_play()

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """All that a seat may know; without one, the seat whose turn it is, or somebody who only watches."""
        if seat is None:
            seat = self.turn if self.turn >= 0 else NOBODY
        if seat != NOBODY and seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat}; there are 0 to {self.seats - 1}")
        return self.game.view(self.state, seat)

    def scores(self) -> list[int]:
        return self.state.scores()

    def winners(self) -> list[int]:
        """Who has won, once the game is over; until then nobody."""
        return self.state.winners() if self.over else []

    def __str__(self) -> str:
        from cheeseboard.table.words import Words  # noqa: PLC0415 - opening a table stays quick

        return Words(self.game, "en").draw(self.view(), reader=self.turn)

    def __repr__(self) -> str:
        return f"<{self.game.title} {self.seats} seats, turn of {who(self.turn)}>"


def who(turn: int) -> str:
    if turn == NOBODY:
        return "nobody: the game is over"
    return "luck" if turn == LUCK else f"seat {turn}"

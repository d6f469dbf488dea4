"""Many games at once, as NumPy arrays over the memory that the compiled games write to (extra ``rl``).

games = cheeseboard.rl.batch("alles-kaese", n=4096, seats=2)
while training:
    games.step(choose(games.observations, games.masks))
    learn(games.rewards, games.over)
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Final

import numpy as np

from cheeseboard.engine.batch import Batch
from cheeseboard.engine.state import State
from cheeseboard.games import find
from cheeseboard.rl.others import RANDOM, Other, policies_of
from cheeseboard.rl.settings import one_of, whole

ARRAYS: Final = ("observations", "masks", "turns", "rewards", "scores", "over")
MOVE: Final = "<i2"  # how a move is handed over: 16 bits, little end first


@dataclass(frozen=True)
class SavedGame:
    """One of many games at some point: :meth:`Vector.load` goes on from it, as often as wanted. It can be pickled."""

    state: State
    luck: int


class Vector:
    """Many games. Each waits for the seat ``turns[k]`` to decide, which sees ``observations[k]`` and may play what
    ``masks[k]`` allows. What a game paid to each seat in the step that ended it (``over[k]``) stands in ``rewards[k]``: the
    share of the win above an even share, and its points stand in ``scores[k]``. A game that has ended has begun anew, and what is seen is the new one.

    The arrays are windows onto the games' own memory: each step changes them. Copy what you want to keep.

    With ``alone`` one seat of each game is asked, game k's seat ``k % seats``. The others play at random, or as ``others``
    says: a bot by its name, with settings (``"clara:sims=200"``) or in a file (``"my_bot.py"``), a function ``choose(game, view,
    moves)``, or a list of them in the order in which they sit after the asked seat. A game that ends before that seat could decide counts like any other: ``observations[k]`` is how it ended, ``masks[k]`` allows move 0
    alone, and the step that plays it pays.
    """

    def __init__(
        self,
        name: str,
        n: int = 4096,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        alone: bool = False,
        others: Other | Sequence[Other] = RANDOM,
    ) -> None:
        self.game = find(name)
        self.seats = self.game.seats[0] if seats is None else seats
        start, self.features = self.game.new(self.seats, options), self.game.features(self.seats)
        self.names = self.features.names()  # what each number of an observation means
        self.actions = self.game.actions(self.seats)
        self.games = whole("n", n, 1)
        if others != RANDOM and not alone:
            raise ValueError("others: nobody else plays where every seat is asked; with alone=True one is")
        policies = policies_of(self.game, self.seats, others)
        self.batch = Batch(start, self.features, self.actions, n, whole("seed", seed, 0), alone, policies)
        self.observations = self._window(self.batch.observations, np.uint8).reshape(n, -1)
        self.masks = self._window(self.batch.masks, np.bool_).reshape(n, -1)[:, : self.actions]
        self.turns = self._window(self.batch.turns, np.uint8)
        self.rewards = self._window(self.batch.rewards, np.float64).reshape(n, self.seats)
        self.scores = self._window(self.batch.scores, np.int64).reshape(n, self.seats)
        self.over = self._window(self.batch.over, np.bool_)

    def _window(self, memory: Any, kind: Any) -> Any:
        return np.frombuffer(memory, kind)

    def step(self, moves: Any, out: Mapping[str, Any] | None = None) -> None:
        """Play a move in each game. If one is illegal, IllegalMove says in which game, and none is played.

        ``out`` has arrays of your own to fill, by the names of the ones here: ``{"observations": …, "rewards": …}``.
        """
        given = np.asarray(moves)
        if given.shape != (self.games,):
            raise ValueError(f"moves: an array of shape {given.shape} is not possible; possible: ({self.games},)")
        short = given.astype(MOVE)
        if not np.array_equal(given, short):
            raise ValueError("a move is a whole number below the number of actions")
        self.batch.step(short.tobytes())
        for name, into in (out or {}).items():
            np.copyto(into, getattr(self, one_of("out", name, ARRAYS)))

    def play(self, game: int, move: int) -> None:
        """Play a move in one game alone; IllegalMove if it is not legal."""
        self.batch.play(self._place(game), index(move))

    def legal(self, game: int) -> list[int]:
        """The legal moves of one game: the same as its mask."""
        return self.batch.moves(self._place(game))

    def reset(self, game: int, seed: int) -> None:
        """Begin one game anew. The same seed brings the same luck."""
        self.batch.begin(self._place(game), whole("seed", seed, 0))

    def save(self, game: int) -> SavedGame:
        """One game as it stands, with the luck to come. So a search that saves games knows what is hidden from it."""
        k = self._place(game)
        return SavedGame(self.batch.states[k].clone(), int(self.batch.luck[k]))

    def load(self, game: int, saved: SavedGame) -> None:
        """One game goes on from where another, or the same, was saved."""
        self.batch.put(self._place(game), saved.state, saved.luck)

    def _place(self, game: int) -> int:
        return whole("game", index(game), 0, self.games - 1)

    def any_moves(self) -> Any:
        """A random legal move for each game."""
        return np.frombuffer(self.batch.any_moves(), MOVE)

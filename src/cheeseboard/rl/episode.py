"""One game being played from Python, as the adapters want it: numbers, legal moves, memories, what it paid."""

from collections.abc import Mapping
from copy import copy
from io import BytesIO
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import payoffs
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.games.svg import tokens
from cheeseboard.rl.settings import whole
from cheeseboard.table.words import Words

FRAME: Final = (640, 736)  # pixels of a picture: a film wants all of them alike, and no game of ours needs more


class Episode:
    """One game being played from Python, for an adapter: numbers, legal moves, memories, rewards.

    ``memory`` is how many of the last moves each seat remembers.
    """

    def __init__(self, name: str, seats: int | None, options: Mapping[str, Any] | None, memory: int) -> None:
        self.game: Game[Any] = find(name)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.start: State = self.game.new(self.seats, options)
        self.actions = self.game.actions(self.seats)
        self.features = self.game.features(self.seats)
        self.memory = whole("memory", memory, 0)
        self.dice = Dice(0)
        self.begin(0)

    def __deepcopy__(self, _: object) -> "Episode":
        """The same game with the same luck to come, for those who search by copying an environment."""
        twin = copy(self)
        twin.state, twin.dice = self.state.clone(), Dice(0)
        twin.dice.word = self.dice.word
        twin.seen = [seen[:] for seen in self.seen]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle, such as to send an environment to another process."""
        made = (self.game.name, self.seats, self.options, self.memory)
        return restored, (made, self.state, int(self.dice.word), self.seen)

    def begin(self, seed: int) -> None:
        """Begin another game with this seed. Luck plays until a seat must decide."""
        self.dice.seed(seed)
        self.state = self.start.clone()
        self.seen: list[list[int]] = [[] for _ in range(self.seats)]
        self.let_luck_play()

    def play(self, move: int) -> None:
        """Play a move, and luck's answer; IllegalMove if it is not legal."""
        if not self.state.is_legal(move):
            self.state.play(move)  # which says why not
        self.happen(move)
        self.let_luck_play()

    def let_luck_play(self) -> None:
        """Play luck's moves until a seat must decide or the game is over."""
        while self.state.turn == LUCK:
            self.happen(self.state.pick(self.dice))

    def happen(self, move: int) -> None:
        """Play a legal move, which each seat remembers as it saw it."""
        if self.memory:
            for seat in range(self.seats):
                self.seen[seat].append(self.state.seen(move, seat))
        self.state.happen(move)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.turn == NOBODY

    def payoffs(self) -> list[float]:
        """The reward of each seat; 0 before the end."""
        return payoffs(self.state)

    def numbers(self, seat: int) -> Any:
        """The features of a seat, numbers from 0 to 127: a new array each time."""
        words = vec[i64]([0] * self.features.words)
        self.features.write(self.state, seat, words, 0)
        return np.frombuffer(words, np.uint8).copy()

    def mask(self, seat: int) -> Any:
        """1 for each move that a seat may play now; all 0 unless it is its turn. A new array each time."""
        words = vec[i64]([0] * ((self.actions + 7) // 8))
        if self.state.turn == seat:
            self.state.mask(words, 0, len(words))
        return np.frombuffer(words, np.int8)[: self.actions].copy()

    def memories(self, seat: int) -> Any:
        """The last moves as this seat saw them, the newest first: their numbers plus one, and 0 before the first."""
        last = self.seen[seat][: -self.memory - 1 : -1]
        return np.array([*[move + 1 for move in last], *[0] * (self.memory - len(last))], np.int16)

    def drawing(self, viewer: int) -> str:
        """The table as text, as a seat, or NOBODY, sees it."""
        return Words(self.game, "en").draw(self.game.view(self.state, viewer))

    def pixels(self, viewer: int) -> Any:
        """The same as a picture: an array of rows, columns, and red, green, blue. It always has the size of ``FRAME``."""
        from PIL import Image, ImageOps  # noqa: PLC0415 - only for those who want pictures

        from cheeseboard.table.picture import png, svg  # noqa: PLC0415

        drawn = Image.open(BytesIO(png(svg(self.game, self.game.view(self.state, viewer)), FRAME[0]))).convert("RGB")
        if drawn.height > FRAME[1]:
            drawn = ImageOps.contain(drawn, FRAME)
        frame = Image.new("RGB", FRAME, tokens("light")["linen"])
        frame.paste(drawn, ((FRAME[0] - drawn.width) // 2, (FRAME[1] - drawn.height) // 2))
        return np.asarray(frame)


def restored(made: tuple[str, int, dict[str, Any], int], state: State, word: int, seen: list[list[int]]) -> Episode:
    """A game out of a pickle, at the same point and with the same luck to come."""
    found = Episode(*made)
    found.state, found.seen = state, seen
    found.dice.word = word
    return found

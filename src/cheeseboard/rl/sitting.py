"""One game being played from Python, as the adapters want it: numbers, legal moves, memories, what it paid."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.rl.pay import payoffs
from cheeseboard.table.words import Words

LETTER: Final = 6, 11  # pixels of Pillow's small letters
PAPER: Final = (253, 250, 240)
INK: Final = (34, 30, 28)


class Sitting:
    """A game for so many seats under some house rules. ``memory`` is how many of the last moves everybody remembers."""

    def __init__(self, name: str, seats: int | None, options: Mapping[str, Any] | None, memory: int) -> None:
        self.game: Game[Any] = find(name)
        self.seats = self.game.seats[0] if seats is None else seats
        self.start: State = self.game.new(self.seats, options)
        self.actions = self.game.actions(self.seats)
        self.features = self.game.features(self.seats)
        self.memory = memory
        self.dice = Dice(0)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Another game; luck plays until somebody must decide."""
        self.dice.seed(seed)
        self.state = self.start.clone()
        self.seen: list[list[int]] = [[] for _ in range(self.seats)]
        self.let_luck_play()

    def play(self, move: int) -> None:
        """A move, and luck's answer; refused with IllegalMove if it is not legal."""
        if not self.state.is_legal(move):
            self.state.play(move)  # which says why not
        self.happen(move)
        self.let_luck_play()

    def let_luck_play(self) -> None:
        while self.state.turn == LUCK:
            self.happen(self.state.pick(self.dice))

    def happen(self, move: int) -> None:
        if self.memory:
            for seat in range(self.seats):
                self.seen[seat].append(self.state.seen(move, seat))
        self.state.happen(move)

    @property
    def is_over(self) -> bool:
        return self.state.turn == NOBODY

    def payoffs(self) -> list[float]:
        return payoffs(self.state)

    def numbers(self, seat: int) -> Any:
        """What a seat sees: a new array each time."""
        words = vec[i64]([0] * self.features.words)
        self.features.write(self.state, seat, words, 0)
        return np.frombuffer(words, np.uint8).copy()

    def mask(self, seat: int) -> Any:
        """What a seat may play now; nothing unless it is its turn. A new array each time."""
        words = vec[i64]([0] * ((self.actions + 7) // 8))
        if self.state.turn == seat:
            self.state.mask(words, 0, len(words))
        return np.frombuffer(words, np.int8)[: self.actions].copy()

    def memories(self, seat: int) -> Any:
        """The last moves as this seat saw them, the last one first: their numbers plus one, and 0 before the first."""
        last = self.seen[seat][: -self.memory - 1 : -1]
        return np.array([*[move + 1 for move in last], *[0] * (self.memory - len(last))], np.int16)

    def drawn(self, viewer: int) -> str:
        """The table as a seat, or NOBODY, sees it."""
        return Words(self.game, "en").draw(self.game.view(self.state, viewer))


def picture(text: str) -> Any:
    """A drawing in letters as pixels: rows, columns, red green blue."""
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - only for those who want pictures

    lines = text.splitlines()
    width, height = 80 * LETTER[0], max(24, len(lines)) * LETTER[1]
    image = Image.new("RGB", (width + 16, height + 16), PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default_imagefont()
    for number, line in enumerate(lines):
        pen.text((8, 8 + number * LETTER[1]), line, fill=INK, font=font)
    return np.asarray(image)

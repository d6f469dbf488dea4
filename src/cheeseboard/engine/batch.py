"""Many games side by side: everybody who must decide, decides at once."""

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.features import Features
from cheeseboard.engine.playout import payoff
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove, State

EVERYBODY: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Batch:
    """So many games. In each a seat is about to decide: its numbers, its legal moves, and what the last step paid.

    A game that ends begins anew in the same step. With ``alone``, one seat of each game is asked (the first of the first
    game, the second of the second, …), and the others play at random.
    """

    def __init__(self, start: State, features: Features, actions: i64, games: i64, seed: i64, alone: bool) -> None:
        self.start: Final = start.clone()
        self.features: Final = features
        self.games: Final[i64] = games
        self.seats: Final[i64] = start.seats
        self.alone: Final[bool] = alone
        self.mask_words: Final[i64] = (actions + 7) // 8
        self.dice: Final = Dice(seed)
        self.states: Final[list[State]] = [start.clone() for _ in range(games)]
        self.luck: Final = vec[i64]([self.dice.split().word for _ in range(games)])  # each game has its own
        self.turns: Final = vec[u8]([u8(0)] * games)  # whose turn
        self.observations: Final = vec[i64]([0] * (games * features.words))
        self.masks: Final = vec[i64]([0] * (games * self.mask_words))
        self.rewards: Final = vec[float]([0.0] * (games * self.seats))
        self.over: Final = vec[u8]([u8(0)] * games)  # whether a game ended with the last step
        self.decisions: i64 = 0
        self.finished: i64 = 0  # games
        for k in range(games):
            self.go_on(k, self.states[k])

    def step(self, moves: bytes) -> None:
        """Play a move in each game: numbers of 16 bits, little end first. If one is not legal, none is played."""
        self.check(moves)
        for k in range(self.games):
            self.forget_pay(k)
            state = self.states[k]
            state.happen(i64(read_i16_le(moves, 2 * k)))
            self.go_on(k, state)
        self.decisions += self.games

    def play(self, k: i64, move: i64) -> None:
        """Play a move in one game alone."""
        state = self.states[k]
        if not state.is_legal(move):
            raise IllegalMove(state.refusal(f"move {int(move)}"))
        self.forget_pay(k)
        state.happen(move)
        self.go_on(k, state)
        self.decisions += 1

    def moves(self, k: i64) -> list[int]:
        """What may be played in one game."""
        return self.states[k].moves()

    def check(self, moves: bytes) -> None:
        if i64(len(moves)) != 2 * self.games:
            raise ValueError(f"{int(self.games)} moves of 16 bits were expected")
        for k in range(self.games):
            move = i64(read_i16_le(moves, 2 * k))
            if not self.states[k].is_legal(move):
                raise IllegalMove(f"game {int(k)}: " + self.states[k].refusal(f"move {int(move)}"))

    def forget_pay(self, k: i64) -> None:
        if self.over[k] != 0:
            self.over[k] = u8(0)
            for seat in range(self.seats):
                self.rewards[k * self.seats + seat] = 0.0

    def go_on(self, k: i64, state: State) -> None:
        """Luck plays, and whoever is not asked; what has ended begins again. Then somebody sees the table."""
        dice = self.dice
        dice.word = self.luck[k]
        asked = k % self.seats if self.alone else EVERYBODY
        turn = state.turn
        while turn == LUCK or turn == NOBODY or (asked != EVERYBODY and turn != asked):  # noqa: PLR1714, SIM109 - a tuple would be slow
            if turn == NOBODY:
                self.pay(k, state)
                state = self.start.clone()
                self.states[k] = state
            else:
                state.happen(state.pick(dice))
            turn = state.turn
        self.luck[k] = dice.word
        self.turns[k] = u8(turn)
        self.features.write(state, turn, self.observations, k * self.features.words)
        state.mask(self.masks, k * self.mask_words, self.mask_words)

    def pay(self, k: i64, state: State) -> None:
        """Each seat's share of the win above an even share, of the first game that ends with a step."""
        self.finished += 1
        if self.over[k] != 0:
            return
        self.over[k] = u8(1)
        even = 1.0 / float(self.seats)
        total = 0.0
        for seat in range(self.seats):
            share = payoff(state, seat)
            total += share
            self.rewards[k * self.seats + seat] = share - even
        if total == 0.0:
            for seat in range(self.seats):
                self.rewards[k * self.seats + seat] = 0.0

    def any_moves(self) -> bytes:
        """A legal move at random in each game."""
        found = BytesWriter()
        for k in range(self.games):
            self.dice.word = self.luck[k]
            write_i16_le(found, i16(self.states[k].pick(self.dice)))
            self.luck[k] = self.dice.word
        return found.getvalue()

"""Many games side by side: everybody who must decide, decides at once."""

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from cheeseboard.engine.bits import held, one
from cheeseboard.engine.breath import breathe
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.features import Features
from cheeseboard.engine.outcome import reward
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove, State

EVERYBODY: Final[i64] = -1
FEW: Final[i64] = 63  # games, and one more, between two breaths
PASS: Final[i64] = 0  # the move of a seat whose game is over before it could decide


@mypyc_attr(acyclic=True)
class Batch:
    """Many games side by side, stepped together. In each a seat is about to decide.

    ``observations``, ``masks``, ``rewards``, ``turns`` and ``over`` are flat arrays over all games that each step
    rewrites. A game that ends begins anew in the same step. With ``alone``, one seat of each game is asked (game k's
    seat ``k % seats``), and the others play at random. A game that ends before its seat could decide counts like any
    other: the seat sees how it ended, may play PASS and no other move, and that step pays.

    ``others`` are the policies of those who are not asked, in the order in which they sit after the asked seat.
    """

    def __init__(
        self,
        start: State,
        features: Features,
        actions: i64,
        games: i64,
        seed: i64,
        alone: bool,
        others: list[Policy] | None = None,
    ) -> None:
        self.start: Final = start.clone()
        self.features: Final = features
        self.games: Final[i64] = games
        self.seats: Final[i64] = start.seats
        self.alone: Final[bool] = alone
        self.others: Final[list[Policy]] = others or []  # nobody: they play at random
        self.has_others: Final[bool] = len(self.others) > 0
        self.words: Final[i64] = features.words  # of what a seat sees
        self.mask_words: Final[i64] = (actions + 7) // 8
        self.dice: Final = Dice(seed)
        self.states: Final = vec[State]([start.clone() for _ in range(games)])
        self.luck: Final = vec[i64]([self.dice.split().word for _ in range(games)])  # each game has its own
        self.turns: Final = vec[u8]([u8(0)] * games)  # whose turn
        self.observations: Final = vec[i64]([0] * (games * features.words))
        self.masks: Final = vec[i64]([0] * (games * self.mask_words))
        self.rewards: Final = vec[float]([0.0] * (games * self.seats))
        self.scores: Final = vec[i64]([0] * (games * self.seats))  # of the last game that ended
        self.over: Final = vec[u8]([u8(0)] * games)  # whether a game ended with the last step
        self.decisions: i64 = 0
        self.finished: i64 = 0  # games
        for k in range(games):
            self.let_others_play(k, self.states[k])
            self.show(k, self.states[k])
            breathe()

    def step(self, moves: bytes) -> None:
        """Play a move in each game: 16-bit numbers, little end first. If one is illegal, none is played."""
        self.check(moves)
        for k in range(self.games):
            self.go_on(k, i64(read_i16_le(moves, 2 * k)))
            if k & FEW == 0:
                breathe()
        self.decisions += self.games

    def play(self, k: i64, move: i64) -> None:
        """Play a move in game k alone; IllegalMove if it is not legal."""
        if not self.allows(k, move):
            raise IllegalMove(self.refusal(k, move))
        self.go_on(k, move)
        self.decisions += 1

    def moves(self, k: i64) -> list[int]:
        """The legal moves of game k."""
        state = self.states[k]
        return [int(PASS)] if state.turn == NOBODY else state.moves()

    def allows(self, k: i64, move: i64) -> bool:
        """Whether a move is legal in game k."""
        state = self.states[k]
        return move == PASS if state.turn == NOBODY else state.is_legal(move)

    def refusal(self, k: i64, move: i64) -> str:
        """Why a move cannot be played in game k, and what can."""
        state = self.states[k]
        if state.turn == NOBODY:
            return f"move {int(move)} is not possible now: the game is over; possible: {int(PASS)}"
        return state.refusal(f"move {int(move)}")

    def check(self, moves: bytes) -> None:
        """Raise ValueError or IllegalMove unless there is a legal move for each game."""
        if i64(len(moves)) != 2 * self.games:
            raise ValueError(f"{int(self.games)} moves of 16 bits were expected")
        most = 8 * self.mask_words
        for k in range(self.games):
            move = i64(read_i16_le(moves, 2 * k))
            # What the masks allow is legal, and they lie beside each other: quicker than to ask each game.
            if not 0 <= move < most or held(self.masks[k * self.mask_words + (move >> 3)], move & 7) == 0:
                raise IllegalMove(f"game {int(k)}: " + self.refusal(k, move))

    def forget_pay(self, k: i64) -> None:
        """Set the rewards of the last game back to 0."""
        if self.over[k] != 0:
            self.over[k] = u8(0)
            for seat in range(self.seats):
                self.rewards[k * self.seats + seat] = 0.0

    def go_on(self, k: i64, move: i64) -> None:
        """Play a legal move in game k, and luck's answer. A game that has ended is paid and begins again."""
        self.forget_pay(k)
        state = self.states[k]
        if state.turn != NOBODY:
            state.happen(move)
            self.let_others_play(k, state)
        if state.turn == NOBODY:
            self.pay(k, state)
            if not state.become(self.start):
                state = self.start.clone()
                self.states[k] = state
            self.let_others_play(k, state)
        self.show(k, state)

    def let_others_play(self, k: i64, state: State) -> None:
        """Luck plays, and seats that are not asked play at random."""
        dice = self.dice
        dice.word = self.luck[k]
        asked = k % self.seats if self.alone else EVERYBODY
        turn = state.turn
        while turn == LUCK or (asked != EVERYBODY and turn != asked and turn != NOBODY):  # noqa: PLR1714 - a tuple would be slow
            if self.has_others and turn != LUCK:
                place = (turn - asked + self.seats) % self.seats - 1
                state.happen(self.others[place].choose(state, dice))
            else:
                state.happen(state.pick(dice))
            turn = state.turn
        self.luck[k] = dice.word

    def begin(self, k: i64, seed: i64) -> None:
        """Game k begins anew, with luck of its own."""
        self.put(k, self.start, Dice(seed).word)

    def put(self, k: i64, state: State, luck: i64) -> None:
        """Game k goes on from a copy of this position, with this luck to come."""
        self.forget_pay(k)
        copy = state.clone()
        self.states[k] = copy
        self.luck[k] = luck
        self.let_others_play(k, copy)
        self.show(k, copy)

    def show(self, k: i64, state: State) -> None:
        """Write what the deciding seat of game k sees and may play."""
        turn = state.turn
        seat = turn if turn != NOBODY else k % self.seats
        self.turns[k] = u8(seat)
        self.features.write(state, seat, self.observations, k * self.words)
        state.mask(self.masks, k * self.mask_words, self.mask_words)
        if turn == NOBODY:
            self.masks[k * self.mask_words] = one(PASS)

    def pay(self, k: i64, state: State) -> None:
        """Write the reward of each seat of game k, which is over."""
        self.finished += 1
        self.over[k] = u8(1)
        winners = state.winning()
        for seat in range(self.seats):
            self.rewards[k * self.seats + seat] = reward(winners, seat, self.seats)
            self.scores[k * self.seats + seat] = state.score(seat)

    def any_moves(self) -> bytes:
        """A random legal move for each game, as ``step`` takes them."""
        found = BytesWriter()
        for k in range(self.games):
            write_i16_le(found, i16(self.any_move(k)))
        return found.getvalue()

    def any_move(self, k: i64) -> i64:
        """A random legal move of game k."""
        state = self.states[k]
        if state.turn == NOBODY:
            return PASS
        self.dice.word = self.luck[k]
        move = state.pick(self.dice)
        self.luck[k] = self.dice.word
        return move

"""The contract every game keeps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import members, nth, one, popcount, spread
from cheeseboard.engine.dice import Dice

LUCK: Final[i64] = -1  # the die and the cards decide
NOBODY: Final[i64] = -2  # the game is over; as a viewer: somebody who sits nowhere


class IllegalMove(ValueError):  # noqa: N818 - a player reads it
    """What a player asked for is not possible now. The text says what is, and can be shown to that player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """What happens, told while it happens. Each game adds its events; this one is silent.

    A fact for one seat alone is an event of its own whose first parameter is ``only``.
    """


@mypyc_attr(acyclic=True)
class State:
    """One position, hidden cards included, as far as anybody has looked."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turn: i64 = LUCK  # who decides now: a seat, LUCK or NOBODY
        self.mover: i64 = 0  # whose turn it is at the table, also while LUCK decides
        self.tickets: i64 = 0  # how many all legal moves hold together; at a seat, one each

    # What may happen now.

    def count(self) -> i64:
        """How many legal moves there are; at LUCK, possible outcomes."""
        raise NotImplementedError

    def move(self, k: i64) -> i64:
        """The k-th of them."""
        raise NotImplementedError

    def is_legal(self, move: i64) -> bool:
        raise NotImplementedError

    def odds(self, move: i64) -> i64:
        """How many tickets a legal move holds: at LUCK its weight, otherwise one. At LUCK a secret."""
        raise NotImplementedError

    def drawn(self, ticket: i64) -> i64:
        """The legal move that holds a ticket, 0 <= ticket < tickets."""
        raise NotImplementedError

    def pick(self, dice: Dice) -> i64:
        """A legal move at random, or LUCK's by its odds."""
        return self.drawn(dice.below(self.tickets))

    def mask(self, into: vec[i64], at: i64, words: i64) -> None:
        """Write which moves are legal: a bag for every eight of them, one for each that is."""
        for k in range(words):
            into[at + k] = 0
        for k in range(self.count()):
            move = self.move(k)
            into[at + (move >> 3)] += one(move & 7)

    # What happens.

    def play(self, move: i64) -> None:
        """Play a move if it is legal; otherwise refuse it and change nothing."""
        if not self.is_legal(move):
            raise IllegalMove(self.refusal(f"move {int(move)}"))
        self.happen(move)

    def happen(self, move: i64) -> None:
        """A legal move happens. Nobody asks again whether it is: it comes from pick, move, drawn or read."""
        raise NotImplementedError

    def listen(self, story: Story) -> None:
        """Tell this story from now on. A clone tells nobody. Its table ends by listening to silence."""
        raise NotImplementedError

    def seen(self, move: i64, seat: i64) -> i64:  # noqa: ARG002 - most moves are public
        """A legal move as this seat (or NOBODY, a watcher) will see it: itself, or a number above the action space."""
        return move

    # How it ends.

    def score(self, seat: i64) -> i64:
        raise NotImplementedError

    def rank(self, seat: i64) -> i64:
        """Score and tie-breaks in one number: the highest wins, equal ones share, below zero nobody wins."""
        return self.score(seat)

    # Other worlds.

    def clone(self) -> "State":
        raise NotImplementedError

    def imagine(self, seat: i64, dice: Dice) -> "State":
        """The same to this seat (or NOBODY, a watcher), everything hidden from it drawn again."""
        raise NotImplementedError

    def facts(self) -> list[int]:
        """The whole position as numbers: equal lists, equal positions."""
        raise NotImplementedError

    # For people.

    def write(self, move: i64) -> str:
        """A move in the rulebook's words."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        return [int(self.move(k)) for k in range(self.count())]

    def read(self, text: str) -> int:
        """The legal move that is written so."""
        for move in self.moves():
            if self.write(move) == text:
                return move
        raise IllegalMove(self.refusal(repr(text)))

    def refusal(self, asked: str) -> str:
        """Why that cannot be played, and what can."""
        if self.turn == NOBODY:
            return f"{asked} cannot be played: the game is over"
        possible = ", ".join([self.write(move) for move in self.moves()])
        return f"{asked} is not possible now; possible: {possible}"

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that share the win, once the game is over: often one, sometimes nobody."""
        best = max([int(self.rank(seat)) for seat in range(self.seats)])
        return [int(seat) for seat in range(self.seats) if best >= 0 and self.rank(seat) == best]


@mypyc_attr(acyclic=True)
class SetState(State):
    """A game of at most 62 moves: those that are legal now are a set in one word."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.legal: i64 = 0

    def ask(self, turn: i64, legal: i64, tickets: i64) -> None:
        """Who decides next, among which moves."""
        self.turn = turn
        self.legal = legal
        self.tickets = tickets

    def choose(self, seat: i64, legal: i64) -> None:
        """A seat decides next."""
        self.ask(seat, legal, popcount(legal))

    def end(self) -> None:
        self.ask(NOBODY, 0, 0)

    def like(self, other: "SetState") -> None:
        """Stand where the other stands: what every clone copies."""
        self.turn = other.turn
        self.mover = other.mover
        self.tickets = other.tickets
        self.legal = other.legal

    def count(self) -> i64:
        return popcount(self.legal)

    def move(self, k: i64) -> i64:
        return nth(self.legal, k)

    def is_legal(self, move: i64) -> bool:
        return 0 <= move < 63 and (self.legal >> move) & 1 == 1

    def mask(self, into: vec[i64], at: i64, words: i64) -> None:
        legal = self.legal
        for k in range(words):
            into[at + k] = spread(legal & 255)
            legal >>= 8

    def moves(self) -> list[int]:
        return members(self.legal)

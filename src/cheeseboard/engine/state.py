"""The contract every game keeps."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, members, nth, one, popcount, spread
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.keeping import reduced
from cheeseboard.engine.rows import clear

LUCK: Final[i64] = -1  # the die and the cards decide
NOBODY: Final[i64] = -2  # the game is over; as a viewer: somebody who sits nowhere


class IllegalMove(ValueError):  # noqa: N818 - a player reads it
    """What a player asked for is not possible now. The text says what is, and can be shown to that player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """A listener for what happens in a game: one method for each event. Games add theirs; this one is silent.

    A fact for one seat alone is an event of its own whose first parameter is ``only``.
    """


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641 - mypyc sees to it: what has no hash has none
    """One position of a game, hidden cards included.

    A card that nobody has looked at is not decided yet: luck draws it when somebody first does.
    A game in plain Python may be one, too (best a ``ListState``). For its sake a compiled subclass sets the four attributes
    itself: then mypyc knows there that they are set, and does not ask at every turn.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turn: i64 = LUCK  # who decides now: a seat, LUCK or NOBODY
        self.mover: i64 = 0  # whose turn it is at the table, also while LUCK decides
        self.tickets: i64 = 0  # how many all legal moves hold together; at a seat, one each

    # What may happen now.

    def count(self) -> i64:
        """The number of legal moves; at LUCK, of possible outcomes."""
        raise NotImplementedError

    def move(self, k: i64) -> i64:
        """The k-th legal move, counted from 0, as a number below the size of the action space."""
        raise NotImplementedError

    def is_legal(self, move: i64) -> bool:
        """Whether a move may be played now. Any number may be asked about."""
        raise NotImplementedError

    def odds(self, move: i64) -> i64:
        """The chance weight of a legal move: how many of ``tickets`` it holds. At a seat every move holds one.

        At LUCK the weights are secrets of the true position: they count what others have peeked at.
        """
        raise NotImplementedError

    def drawn(self, ticket: i64) -> i64:
        """The legal move that holds a ticket, 0 <= ticket < tickets."""
        raise NotImplementedError

    def pick(self, dice: Dice) -> i64:
        """A random legal move: at a seat all are equally likely, at LUCK by their odds. It changes the dice alone.

        A compiled game repeats this method: so its own ``drawn`` is called directly.
        """
        return self.drawn(dice.below(self.tickets))

    def promise(self, k: i64) -> float:  # noqa: ARG002 - all the same here
        """How good the k-th legal move looks before it is tried, from 0 to 1, to a search that asks for it (``Plan.hope``)."""
        return 0.5

    def mask(self, into: vec[i64], at: i64, words: i64) -> None:
        """Write which moves are legal into ``words`` words from ``at`` on: a byte for each move, 1 if it is."""
        clear(into, at, words)
        for k in range(self.count()):
            move = self.move(k)
            into[at + (move >> 3)] += one(move & 7)

    # What happens.

    def play(self, move: i64) -> None:
        """Play a move if it is legal; otherwise raise IllegalMove and change nothing."""
        if not self.is_legal(move):
            raise IllegalMove(self.refusal(f"move {int(move)}"))
        self.happen(move)

    def happen(self, move: i64) -> None:
        """Play a move that is known to be legal: it comes from pick, move, drawn or read. Nothing is checked."""
        raise NotImplementedError

    def play_out(self, dice: Dice) -> tuple[i64, i64]:
        """Play to the end, all moves picked at random: how many, and how many of them were decisions of seats.

        A compiled game repeats this method, too.
        """
        steps: i64 = 0
        decisions: i64 = 0
        while self.turn != NOBODY:
            steps += 1
            decisions += i64(self.turn >= 0)
            self.happen(self.pick(dice))
        return steps, decisions

    def listen(self, story: Story) -> None:
        """Tell this story all events from now on. A clone has no listener.

        A listener must detach by handing the state a silent story; otherwise the state is never freed.
        """
        raise NotImplementedError

    def seen(self, move: i64, seat: i64) -> i64:  # noqa: ARG002 - most moves are public
        """A legal move as this seat (or NOBODY, a watcher) will see it: itself, or a number above the action space.

        Moves that look alike to a seat, in positions that look alike to it, lead to positions that look alike to it.
        """
        return move

    # How it ends.

    def score(self, seat: i64) -> i64:
        """The points of a seat, also before the end."""
        raise NotImplementedError

    def rank(self, seat: i64) -> i64:
        """Score and tie-breaks in one number: the highest wins, equal ones share the win, below zero nobody wins."""
        return self.score(seat)

    def winning(self) -> i64:
        """The seats of the highest rank, as a set: the winners, once the game is over."""
        best: i64 = 0
        found: i64 = 0
        for seat in range(self.seats):
            rank = self.rank(seat)
            if rank > best:
                best = rank
                found = 0
            if rank == best:
                found |= bit(seat)
        return found

    # Other worlds.

    def clone(self) -> "State":
        """An independent copy without a listener."""
        raise NotImplementedError

    def become(self, other: "State") -> bool:  # noqa: ARG002 - a game in plain Python need not know how
        """Turn into a copy of another position of the same table, in this object's own memory; False if that cannot be done.

        Many games side by side then stay where they are in memory, and are quicker to reach, than if each were a new clone.
        """
        return False

    def imagine(self, seat: i64, dice: Dice) -> "State":
        """Determinize: the same to this seat (or NOBODY, a watcher), everything hidden from it drawn again.

        All deals that fit what the seat knows are equally likely; others' secret choices are fair coins between
        their legal moves. The result depends on nothing but what the seat knows and the dice.
        """
        raise NotImplementedError

    def facts(self) -> list[int]:
        """The whole position as numbers: under the same house rules two positions are equal if these lists are."""
        raise NotImplementedError

    def options(self) -> dict[str, Any]:
        """The house rules of this table. Nothing if the game has none, or counts them among its facts."""
        return {}

    def thoughts(self) -> tuple[str, ...]:
        """The attributes that only save work and can be worked out again: they are not sent to other processes."""
        return ()

    # In Python's own ways. A position can change, so that it has no hash: take ``tuple(state.facts())`` for a key.

    def __eq__(self, other: object) -> bool:
        """Whether this is the same position of the same game under the same house rules, hidden cards included."""
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        return self.facts() == other.facts() and self.options() == other.options()

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: between processes and builds of one version. To keep a game, write a record."""
        return reduced(self, self.thoughts(), Story)

    def __repr__(self) -> str:
        """Which game it is and whose turn; nothing that anybody could want to hide."""
        turn = (
            "over" if self.turn == NOBODY else "turn of luck" if self.turn == LUCK else f"turn of seat {int(self.turn)}"
        )
        return f"<{type(self).__name__} {int(self.seats)} seats, {turn}>"

    # For people.

    def write(self, move: i64) -> str:
        """The notation of a move, in the rulebook's words."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        """All legal moves, in the order of ``move``."""
        return [int(self.move(k)) for k in range(self.count())]

    def read(self, text: str) -> int:
        """The legal move with this notation; IllegalMove if there is none."""
        for move in self.moves():
            if self.write(move) == text:
                return move
        raise IllegalMove(self.refusal(repr(text)))

    def refusal(self, asked: str) -> str:
        """The text of an IllegalMove: what was asked for cannot be played, and what can."""
        if self.turn == NOBODY:
            return f"{asked} cannot be played: the game is over"
        possible = ", ".join([self.write(move) for move in self.moves()])
        return f"{asked} is not possible now; possible: {possible}"

    def scores(self) -> list[int]:
        """The points of every seat."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that share the win, in order. It means something once the game is over; nobody may have won."""
        return members(self.winning())


@mypyc_attr(acyclic=True)
class SetState(State):
    """A position of a game with at most 62 moves. The legal ones are a set in one word."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turn: i64 = LUCK
        self.mover: i64 = 0
        self.tickets: i64 = 0
        self.legal: i64 = 0

    def ask(self, turn: i64, legal: i64, tickets: i64) -> None:
        """Say who decides next, among which moves, and how many tickets these hold together."""
        self.turn = turn
        self.legal = legal
        self.tickets = tickets

    def choose(self, seat: i64, legal: i64) -> None:
        """Say that a seat decides next, among these moves."""
        self.ask(seat, legal, popcount(legal))

    def end(self) -> None:
        """Say that the game is over."""
        self.ask(NOBODY, 0, 0)

    def like(self, other: "SetState") -> None:
        """Copy from another position what every clone copies: turn, mover, tickets and legal moves."""
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


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class ListState(State):
    """A game in plain Python, with any number of moves: those that are legal now are a list, each with its tickets."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.legal: list[int] = []
        self.weights: list[int] = []

    def choose(self, seat: i64, legal: list[int]) -> None:
        """A seat decides next, among these moves, lowest first."""
        self.turn = seat
        self.legal = legal
        self.weights = [1] * len(legal)
        self.tickets = len(legal)

    def ask_luck(self, odds: dict[int, int]) -> None:
        """Luck decides next, among these outcomes, lowest first, each as often as its weight says."""
        self.turn = LUCK
        self.legal = list(odds)
        self.weights = list(odds.values())
        self.tickets = sum(self.weights)

    def end(self) -> None:
        """Say that the game is over."""
        self.choose(NOBODY, [])

    def like(self, other: "ListState") -> None:
        """Stand where the other stands: what every clone copies."""
        self.turn = other.turn
        self.mover = other.mover
        self.tickets = other.tickets
        self.legal = other.legal
        self.weights = other.weights

    def count(self) -> i64:
        return len(self.legal)

    def move(self, k: i64) -> i64:
        return self.legal[k]

    def is_legal(self, move: i64) -> bool:
        return int(move) in self.legal

    def odds(self, move: i64) -> i64:
        return self.weights[self.legal.index(int(move))]

    def drawn(self, ticket: i64) -> i64:
        for k in range(len(self.legal)):
            ticket -= self.weights[k]
            if ticket < 0:
                return self.legal[k]
        raise IndexError("there are not so many tickets")

"""What looks good in Cheese Rescue without thinking ahead: for playing on in imagined games, and for where to look first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, kinds, lowest, nth, popcount
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games.cheese_rescue.rules import CAT, CHEESE, DOG, MOUSE, OWNED, START, Rescue

BITS: Final[i64] = 12  # of a listed move, for its number; above them stands how good it looks
MOVE: Final[i64] = 4095  # the part that is its number
LOW: Final[i64] = -1_000_000  # nothing looks as bad
SLOPE: Final = 0.1  # of an even chance, for each point that a move looks worse than the best
PARTS: Final[i64] = 5  # of a point; a free cell beside a safe cheese takes some of them, as tried out


@mypyc_attr(acyclic=True)
class Keen(Policy):
    """Looks at so many of its moves, drawn at random, and plays the one after which it is furthest ahead."""

    def __init__(self, looks: i64, fear: i64) -> None:
        self.looks: Final[i64] = looks
        self.fear: Final[i64] = fear  # the parts of a point that a mouse which may still come takes from a cheese

    def choose(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Rescue)
        hand = kinds(state.hands[state.turn])
        cards = popcount(hand)
        spots = popcount(state.free)
        best: i64 = -1_000_000
        choice: i64 = 0
        for _ in range(self.looks):
            kind = nth(hand, dice.below(cards))
            spot = nth(state.free, dice.below(spots))
            worth = lead(state, kind, spot, self.fear)
            if worth > best:
                best = worth
                choice = state.number(kind, spot)
        if state.can_swap() and lead_after_swap(state, self.fear) > best:
            return state.house.swap
        return choice


@mypyc_attr(acyclic=True)
class Thorough(Policy):
    """Looks at all its moves, and plays any of those after which it stands best: the game's advice."""

    def choose(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Rescue)
        best: i64 = -1_000_000
        choice: i64 = 0
        alike: i64 = 0
        for k in range(state.count()):
            move = state.move(k)
            then = state.clone()
            then.happen(move)
            worth = standing(then, state.turn)
            if worth > best:
                best = worth
                alike = 0
            if worth == best:
                alike += 1
                if dice.below(alike) == 0:
                    choice = move
        return choice


def standing(table: Rescue, seat: i64) -> i64:
    """How far this seat is ahead of the others on average, in parts of a point for each of them."""
    mine: i64 = 0
    total: i64 = 0
    for each in range(table.seats):
        worth = PARTS * table.score(each) - danger(table, each)
        total += worth
        if each == seat:
            mine = worth
    return table.seats * mine - total


def danger(table: Rescue, seat: i64) -> i64:
    """What the free cells beside its safe cheeses take from a seat's points, in parts."""
    found: i64 = 0
    safe = table.rescued(seat)
    while safe != 0:
        here = safe & -safe
        safe &= safe - 1
        value = 1 + i64(table.boards[CHEESE] & here == 0) + i64(table.boards[CHEESE + 2] & here != 0)
        found += value * min(PARTS, popcount(table.near(here) & table.free))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Focused(Rescue):
    """A position in which a seat considers only the best few cells for each kind of card in its hand."""

    def __init__(self, table: Rescue, cells: i64, fear: i64) -> None:
        super().__init__(table.seats, table.house, table.hands[:], table.boards[:])
        self.stand(table)
        self.best: Final[i64] = cells  # how many, for each kind
        self.fear: Final[i64] = fear
        self.listed: Final = vec[i64]([0] * (START * cells + 1))
        self.end: i64 = 0  # of the list
        self.list_turn: i64 = NOBODY  # whose list it is
        self.list_hand: i64 = 0  # and with which hand
        self.list_taken: i64 = 0  # and cards on the table
        self.top: i64 = 0  # how good the best of them looks

    def clone(self) -> "Focused":
        return Focused(self, self.best, self.fear)

    def count(self) -> i64:
        """Lists the moves, unless they are listed already; they are then asked for one by one."""
        turn = self.turn
        if turn < 0:
            return super().count()
        if self.list_turn != turn or self.list_taken != self.taken or self.list_hand != self.hands[turn]:
            self.end = self.list_moves(kinds(self.hands[turn]))
            self.list_turn = turn
            self.list_hand = self.hands[turn]
            self.list_taken = self.taken
        return self.end

    def list_moves(self, hand: i64) -> i64:
        """The best cells for each kind of a set; where the list ends then."""
        end: i64 = 0
        self.top = LOW
        while hand != 0:
            start = end
            end = self.list_kind(lowest(hand), start)
            self.top = max(self.top, self.listed[start] >> BITS)
            hand &= hand - 1
        if self.can_swap():
            swap = lead_after_swap(self, self.fear)
            self.listed[end] = (swap << BITS) + self.house.swap
            self.top = max(self.top, swap)
            end += 1
        return end

    def move(self, k: i64) -> i64:
        return super().move(k) if self.turn < 0 else self.listed[k] & MOVE

    def pick(self, dice: Dice) -> i64:
        return super().pick(dice) if self.turn < 0 else self.move(dice.below(self.count()))

    def promise(self, k: i64) -> float:
        """How far a move leaves the seat behind the one that looks best, in points: each takes a part of an even chance."""
        behind = float(self.top - (self.listed[k] >> BITS)) / float(PARTS * (self.seats - 1))
        return max(0.0, 0.5 - SLOPE * behind)

    def moves(self) -> list[int]:
        return [int(self.move(k)) for k in range(self.count())]

    def list_kind(self, kind: i64, start: i64) -> i64:
        """The best cells for a kind, in order; where the list ends then."""
        end = start
        free = self.free
        while free != 0:
            spot = lowest(free)
            free &= free - 1
            promise = lead(self, kind, spot, self.fear) * (MOVE + 1) + self.number(kind, spot)
            if end - start < self.best:
                end += 1
            elif self.listed[end - 1] >= promise:
                continue
            place = end - 1
            while place > start and self.listed[place - 1] < promise:
                self.listed[place] = self.listed[place - 1]
                place -= 1
            self.listed[place] = promise
        return end


def lead(table: Rescue, kind: i64, spot: i64, fear: i64) -> i64:
    """How far the seat in turn is ahead of the others on average once this card lies there, in parts for each of them."""
    here = bit(spot)
    safe = safe_after(table, kind, here)
    mine = table.boards[OWNED + table.turn]
    twos = table.boards[CHEESE + 1]
    threes = table.boards[CHEESE + 2]
    if kind >= CHEESE:
        mine |= here
        if kind == CHEESE + 1:
            twos |= here
        elif kind == CHEESE + 2:
            threes |= here
    twos |= threes
    worth = PARTS * (table.seats * points(safe & mine, twos, threes) - points(safe, twos, threes))
    if fear > 0:
        safe &= table.near(table.free & ~here)
        worth -= fear * (table.seats * points(safe & mine, twos, threes) - points(safe, twos, threes))
    return worth


def lead_after_swap(table: Rescue, fear: i64) -> i64:
    """The same, if the other's first card changed hands: a cheese beside the start card is safe, but a mouse may come."""
    return (PARTS - fear) * table.score(0)


def points(cheeses: i64, more: i64, most: i64) -> i64:
    """The points on these cheeses; some of them are worth more than one, some of those three."""
    return popcount(cheeses) + popcount(cheeses & more) + popcount(cheeses & most)


def safe_after(table: Rescue, kind: i64, here: i64) -> i64:
    """The cheeses that no mouse would eat if this card lay there and the game ended."""
    dogs = table.boards[DOG]
    cats = table.boards[CAT]
    mice = table.boards[MOUSE]
    cheeses = table.boards[CHEESE] | table.boards[CHEESE + 1] | table.boards[CHEESE + 2]
    if kind == DOG:
        dogs |= here
    elif kind == CAT:
        cats |= here
    elif kind == MOUSE:
        mice |= here
    else:
        cheeses |= here
    cats &= ~table.near(dogs)
    mice &= ~table.near(cats)
    return cheeses & ~table.near(mice)

"""How everybody plays on in an imagined game of Cheese Rescue: of a few cards at random, the one that looks best."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, kinds, nth, popcount
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import State
from cheeseboard.games.cheese_rescue.rules import CAT, CHEESE, DOG, MOUSE, OWNED, Rescue

PARTS: Final[i64] = 5  # of a point; a free cell beside a safe cheese takes some of them
BELOW_62: Final[i64] = 0x3FFFFFFFFFFFFFFF


@mypyc_attr(acyclic=True)
class Keen(Policy):
    """Looks at so many of its moves, drawn at random, and plays the one after which it is furthest ahead."""

    def __init__(self, looks: i64, fear: i64) -> None:
        self.looks: Final[i64] = looks
        self.fear: Final[i64] = (
            fear  # how many parts of its points a cheese loses while a mouse may still come beside it
        )

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
        return choice


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
        safe &= near(table, table.free & ~here)
        worth -= fear * (table.seats * points(safe & mine, twos, threes) - points(safe, twos, threes))
    return worth


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
    cats &= ~near(table, dogs)
    mice &= ~near(table, cats)
    return cheeses & ~near(table, mice)


def near(table: Rescue, spots: i64) -> i64:
    """As in the rules. A card not laid yet may be on spot 62: its neighbours across corners would leave the word."""
    return table.near(spots & BELOW_62 if table.house.diagonals else spots)

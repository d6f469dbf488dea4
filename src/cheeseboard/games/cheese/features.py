"""What a seat sees of Cheese, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import held, one
from cheeseboard.engine.features import Features, at_most, relative, whose
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games.cheese.rules import KINDS, Cheese

NONE: Final[i64] = 0


@mypyc_attr(acyclic=True)
class CheeseFeatures(Features):
    def __init__(self, seats: i64) -> None:
        players = whose(int(seats))
        rows = [
            [f"the turn is of {who}" for who in players],
            [f"the mouse is of {who}" for who in players],
            ["I decide now", "the game is over", "attempts left", "cards in the pile", "flips so far, up to 127"],
            [f"never seen: {kind}" for kind in KINDS],
            [f"in the pile: {kind}" for kind in KINDS],
            [f"cards never flipped of {who}" for who in players],
            [f"cards won of {who}" for who in players],
            [f"chips of {who}" for who in players],
        ]
        for who in players:
            tops = ["a cheese", "a cat", "a mouse 1", "a mouse 2", "a mouse 3"]
            rows.append([f"won by {who}: {kind}" for kind in KINDS])
            rows.append([f"all know that the top card of {who} is {kind}" for kind in tops])
        super().__init__(rows)

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(state, Cheese)
        into[at] = one(relative(state.mover, seat, state.seats))
        into[at + 1] = NONE if state.owner == NOBODY else one(relative(state.owner, seat, state.seats))
        now = i64(state.turn == seat) + one(1) * i64(state.turn == NOBODY)
        into[at + 2] = now + one(2) * state.attempts + one(3) * state.pile + one(4) * at_most(state.flips)
        into[at + 3] = state.undrawn
        into[at + 4] = by_kind(state, state.last, state.pile)
        into[at + 5] = turned(state.unseen, seat, state.seats)
        into[at + 6] = turned(state.known, seat, state.seats)
        into[at + 7] = turned(state.chips, seat, state.seats)
        for k in range(state.seats):
            write_stack(state, seat + k if seat + k < state.seats else seat + k - state.seats, into, at + 8 + 2 * k)


def write_stack(state: Cheese, owner: i64, into: vec[i64], at: i64) -> None:
    bottom = held(state.bottoms, owner)
    known = held(state.known, owner)
    into[at] = by_kind(state, bottom, known)
    is_top = known > 0 and held(state.unseen, owner) == 0 and state.house.loot_under
    into[at + 1] = one(state.kind_of(i64(state.below[bottom]))) if is_top else NONE


def by_kind(state: Cheese, lowest: i64, number: i64) -> i64:
    """How many of each kind there are in a circle of cards."""
    row: i64 = 0
    card = lowest
    for _ in range(number):
        card = i64(state.below[card])
        row += one(state.kind_of(card))
    return row


def turned(bag: i64, seat: i64, seats: i64) -> i64:
    """What every seat has a number of, this seat's first."""
    row: i64 = 0
    for k in range(seats):
        row += one(k) * held(bag, seat + k if seat + k < seats else seat + k - seats)
    return row

"""What a seat sees of Cheese, as numbers.

A card is 1 cheese, 2 cat, 3 to 5 a mouse with one to three footsteps.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import held, one, size
from cheeseboard.engine.features import Features, at_most, relative, whose
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games.cheese.rules import KINDS, Cheese

NONE: Final[i64] = 0
SHOWN: Final[i64] = 8  # cards of a stack


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
        rows += [[f"card {k} from the top of {who}, if all know it" for k in range(1, 9)] for who in players]
        super().__init__(rows)

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(state, Cheese)
        into[at] = one(relative(state.mover, seat, state.seats))
        into[at + 1] = NONE if state.owner == NOBODY else one(relative(state.owner, seat, state.seats))
        now = i64(state.turn == seat) + one(1) * i64(state.turn == NOBODY)
        into[at + 2] = now + one(2) * state.attempts + one(3) * size(state.pile) + one(4) * at_most(state.flips)
        into[at + 3] = state.undrawn
        into[at + 4] = state.pile
        into[at + 5] = turned(state.unseen, seat, state.seats)
        into[at + 6] = turned(state.known, seat, state.seats)
        into[at + 7] = turned(state.chips, seat, state.seats)
        for k in range(state.seats):
            into[at + 8 + k] = next_cards(state, seat + k if seat + k < state.seats else seat + k - state.seats)


def next_cards(state: Cheese, owner: i64) -> i64:
    """The cards that a seat flips next, if everybody has seen them."""
    if held(state.unseen, owner) > 0 or not state.house.loot_under:
        return 0
    below = state.below
    kind_of = state.house.kind_of
    row: i64 = 0
    card = held(state.bottoms, owner)
    for k in range(min(held(state.known, owner), SHOWN)):
        card = i64(below[card])
        row += one(k) * (i64(kind_of[card]) + 1)
    return row


def turned(bag: i64, seat: i64, seats: i64) -> i64:
    """What every seat has a number of, this seat's first."""
    return (bag >> (8 * seat)) | ((bag & (one(seat) - 1)) << (8 * (seats - seat)))

"""What a seat sees of Cheese Rescue, as numbers. The board is the sheet on which moves name their cells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import one, popcount, size, spread
from cheeseboard.engine.features import Features, relative, rows_of, whose
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games.cheese_rescue.rules import (
    ANIMALS,
    CAT,
    CELLS,
    CHEESE,
    DOG,
    KINDS,
    MOUSE,
    OWNED,
    SECOND,
    WITHOUT_START_CARD,
    Rescue,
)

PLANES: Final[i64] = 5


@mypyc_attr(acyclic=True)
class RescueFeatures(Features):
    def __init__(self, seats: i64) -> None:
        players = whose(int(seats))
        grid = 2 * (int(seats) + 3) - 1
        rows = [
            [f"the turn is of {who}" for who in players],
            [
                "I decide now",
                "the game is over",
                "animals in the pile",
                "columns with cards",
                "rows with cards",
                "the two have swapped",
            ],
            [f"in my hand: {kind}" for kind in KINDS],
            *[[f"hand of {who}: {what}" for what in (*KINDS[3:], "animals")] for who in players],
            [f"score of {who}, if the game ended now" for who in players],
            [f"cheeses rescued of {who}, if the game ended now" for who in players],
        ]
        start = "" if seats == WITHOUT_START_CARD else CELLS[17 * (int(seats) + 2)]  # where no other card can be
        for plane in ("a dog", "a cat", "a mouse", "the value of my cheese", "the value of another's cheese"):
            for row in range(grid):
                rows += rows_of([f"{c}: {plane}" if c != start else "" for c in CELLS[16 * row : 16 * row + grid]])
        super().__init__(rows)

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(state, Rescue)
        into[at] = one(relative(state.mover, seat, state.seats))
        now = i64(state.turn == seat) + one(1) * i64(state.turn == NOBODY) + one(2) * size(state.pile)
        now += one(5) * i64(state.second != SECOND)
        into[at + 1] = now + one(3) * state.width + one(4) * state.height
        into[at + 2] = state.hands[seat]
        boards = state.boards
        safe = ~state.near(state.mice_left())
        scores: i64 = 0
        rescued: i64 = 0
        for k in range(state.seats):
            other = seat + k if seat + k < state.seats else seat + k - state.seats
            hand = state.hands[other]
            into[at + 3 + k] = (hand >> (8 * CHEESE)) + one(3) * size(hand & ANIMALS)
            cheeses = boards[OWNED + other] & safe
            number = popcount(cheeses)
            more = popcount(cheeses & boards[CHEESE + 1]) + 2 * popcount(cheeses & boards[CHEESE + 2])
            scores += one(k) * (number + more)
            rescued += one(k) * number
        at += 3 + state.seats
        into[at] = scores
        into[at + 1] = rescued
        write_board(state, seat, into, at + 2)


def write_board(state: Rescue, seat: i64, into: vec[i64], at: i64) -> None:
    """Five planes of the sheet, row by row; each row of it is two words, since it has 9 to 13 columns."""
    boards = state.boards
    dogs = boards[DOG]
    cats = boards[CAT]
    mice = boards[MOUSE]
    odd = boards[CHEESE] | boards[CHEESE + 2]  # cheeses worth 1 or 3: a value is written as one and two more
    high = boards[CHEESE + 1] | boards[CHEESE + 2]
    mine = boards[OWNED + seat]
    grid = state.house.grid
    plane = 2 * grid
    left = state.origin & 15
    top = state.origin >> 4
    for row in range(grid):
        here = at + 2 * row
        shift = 8 * (row - top)  # of that row in the box
        if shift < 0 or shift > 56 or (state.taken >> shift) & 255 == 0:
            for k in range(PLANES):
                into[here + k * plane] = 0
                into[here + k * plane + 1] = 0
            continue
        put(dogs >> shift, left, into, here)
        put(cats >> shift, left, into, here + plane)
        put(mice >> shift, left, into, here + 2 * plane)
        own = (mine >> shift) & 255
        put_values((odd >> shift) & own, (high >> shift) & own, left, into, here + 3 * plane)
        put_values((odd >> shift) & ~own, (high >> shift) & ~own, left, into, here + 4 * plane)


def put(spots: i64, left: i64, into: vec[i64], at: i64) -> None:
    """Eight spots of the box in their columns of the sheet."""
    spots = (spots & 255) << left
    into[at] = spread(spots & 255)
    into[at + 1] = spread(spots >> 8)


def put_values(odd: i64, high: i64, left: i64, into: vec[i64], at: i64) -> None:
    """Likewise: 1 for some of them, and 2 more for others."""
    odd = (odd & 255) << left
    high = (high & 255) << left
    into[at] = spread(odd & 255) + 2 * spread(high & 255)
    into[at + 1] = spread(odd >> 8) + 2 * spread(high >> 8)

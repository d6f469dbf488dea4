"""What a seat sees of Cheese Rescue, as numbers. The board is the sheet on which moves name their cells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import one, popcount, size, spread
from cheeseboard.engine.features import Features, relative, rows_of, whose
from cheeseboard.engine.rows import clear, put
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
    plane = 16 * state.house.grid  # numbers
    clear(into, at, PLANES * plane >> 3)
    number = 8 * at + 16 * (state.origin >> 4) + (state.origin & 15)  # where the box begins on the sheet
    taken = state.taken
    while taken != 0:
        if taken & 255 != 0:
            own = mine & 255
            others = ~own & 255
            put(into, number, spread(dogs & 255))
            put(into, number + plane, spread(cats & 255))
            put(into, number + 2 * plane, spread(mice & 255))
            put(into, number + 3 * plane, spread(odd & own) + 2 * spread(high & own))
            put(into, number + 4 * plane, spread(odd & others) + 2 * spread(high & others))
        taken >>= 8
        dogs >>= 8
        cats >>= 8
        mice >>= 8
        odd >>= 8
        high >>= 8
        mine >>= 8
        number += 16

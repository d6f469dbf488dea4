"""What a seat sees of Go da Cheese!, as numbers.

A kind is 1 mouse, 2 marked-mouse, 3 fat-mouse, 4 king, 5 cat, 6 dog, 7 plain-cat, 8 face down, 9 face down and marked.
An owner is 1 me, 2 who sits to my left, and so on. Of a line the eight cards nearest to the cheese are told.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, one, popcount, size
from cheeseboard.engine.features import Features, at_most, relative, rows_of, whose
from cheeseboard.engine.rows import clear
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games.go_da_cheese.position import (
    KINDS,
    OPEN,
    THREE,
)
from cheeseboard.games.go_da_cheese.rules import Goda

SHOWN: Final[i64] = 8  # places of a line
FACE_DOWN: Final[i64] = 8  # a kind that this seat does not know: the first card of a play
MARKED: Final[i64] = 9  # the same of a later card, which must be a marked one
ME: Final[i64] = 1  # an owner
COUNT: Final[i64] = 6  # bits for the length of a line
MOST_IN_LINE: Final[i64] = 63
ZERO: Final[i64] = 0


@mypyc_attr(acyclic=True)
class GodaFeatures(Features):
    def __init__(self, seats: i64) -> None:
        players = whose(int(seats))
        circle = 2 * int(seats)
        rows = [
            [f"the turn is of {who}" for who in players],
            [
                "I decide now",
                "the game is over",
                "cards to draw",
                "cards of this play laid",
                "cheeses resolved",
                "turns so far",
            ],
            *rows_of([f"the play starts at cheese {cheese + 1}" for cheese in range(circle)]),
            *rows_of([f"cheese {cheese + 1}: mice it feeds" for cheese in range(circle)]),
            [f"in my hand: {kind}" for kind in KINDS],
            [f"in my deck: {kind}" for kind in KINDS],
            [f"cards in the hand of {who}" for who in players],
            [f"cards in the deck of {who}" for who in players],
            [f"score of {who}" for who in players],
            *[["" if kind == "dog" else f"pile of {who}: {kind}" for kind in KINDS] for who in players],
        ]
        for cheese in range(1, circle + 1):
            rows.append([f"cheese {cheese}, place {place}: the kind" for place in range(1, 9)])
            rows.append([f"cheese {cheese}, place {place}: the owner" for place in range(1, 9)])
            rows.append([f"cheese {cheese}: cards in line", f"cheese {cheese}: of them face down"])
        super().__init__(rows)

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(state, Goda)
        circle = state.circle()
        into[at] = one(relative(state.mover, seat, state.seats))
        now = i64(state.turn == seat) + one(1) * i64(state.turn == NOBODY) + one(2) * state.to_draw
        now += one(3) * (state.laid % THREE) + one(4) * state.resolved
        into[at + 1] = now + one(5) * at_most(max(state.turns, ZERO))
        into[at + 2] = one(state.start) if 0 <= state.start < 8 else ZERO
        if state.seats > 4:  # with more than eight cheeses in the usual circle
            into[at + 3] = one(state.start - 8) if state.start >= 8 else ZERO
            into[at + 4] = cheeses(state, 0, min(circle, 8))
            into[at + 5] = cheeses(state, 8, circle)
            at += 6
        else:
            into[at + 3] = cheeses(state, 0, circle)
            at += 4
        into[at] = state.hand_of(seat)
        into[at + 1] = state.deck_of(seat)
        write_seats(state, seat, into, at + 2)
        at += 5 + state.seats
        write_lines(state, seat, into, at)


def cheeses(state: Goda, first: i64, end: i64) -> i64:
    row: i64 = 0
    for cheese in range(first, end):
        row += state.mice_at(cheese) << (8 * (cheese - first))
    return row


def write_seats(state: Goda, seat: i64, into: vec[i64], at: i64) -> None:
    hands: i64 = 0
    decks: i64 = 0
    scores: i64 = 0
    for k in range(state.seats):
        other = seat + k if seat + k < state.seats else seat + k - state.seats
        hands += one(k) * size(state.hand_of(other))
        decks += one(k) * size(state.deck_of(other))
        scores += one(k) * state.score(other)
        into[at + 3 + k] = state.pile_of(other)
    into[at] = hands
    into[at + 1] = decks
    into[at + 2] = scores


def write_lines(state: Goda, seat: i64, into: vec[i64], at: i64) -> None:
    """Card by card in the order in which they were laid: in its line each lies behind those before it."""
    circle = state.circle()
    clear(into, at, 3 * 2 * state.seats)  # the places of the usual circle
    lines: i64 = 0  # how long each is so far
    card: i64 = 0
    play: i64 = 0
    while card < state.laid:
        owner = relative(state.seat_of(play), seat, state.seats) + 1
        cheese = state.start_of(play)
        last = min(card + THREE, state.laid)
        mine = i64(owner == ME)
        down = FACE_DOWN
        while card < last:
            place = (lines >> (COUNT * cheese)) & MOST_IN_LINE
            lines += bit(COUNT * cheese)
            if place < SHOWN:
                face = state.face(card)
                is_seen = mine | i64(face & OPEN != 0)  # whether it is cannot be foreseen: a branch would cost more
                row = at + 3 * cheese
                into[row] += (down + is_seen * ((face & 7) + 1 - down)) << (8 * place)
                into[row + 1] += owner << (8 * place)
            cheese += 1
            cheese -= circle * i64(cheese == circle)
            down = MARKED
            card += 1
        play += 1
    for cheese in range(circle):
        hidden = popcount(state.hidden_at(cheese))
        into[at + 3 * cheese + 2] = ((lines >> (COUNT * cheese)) & MOST_IN_LINE) + one(1) * hidden

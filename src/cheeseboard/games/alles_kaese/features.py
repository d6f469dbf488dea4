"""What a seat sees of Alles Käse!, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import lowest, one, size
from cheeseboard.engine.features import Features, at_most, relative, whose
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games.alles_kaese.rules import DISPLAY, KEEP, NOTHING, Kaese

TRAP: Final[i64] = 6  # of a place's row: after 1 to 6 holes
NONE: Final[i64] = 0


@mypyc_attr(acyclic=True)
class KaeseFeatures(Features):
    def __init__(self, seats: i64) -> None:
        players = whose(int(seats))
        holes = [f"{number} holes" for number in range(1, 7)]
        rows = [
            [f"the turn is of {who}" for who in players],
            ["I decide now", "the game is over", "a peek waits", "a keep waits"],
            [*[f"the die shows {face}" for face in range(1, 7)], "cards in the supply", "turns so far, up to 127"],
            [f"the supply's top card has {number}" for number in holes],
        ]
        for place in range(1, 7):
            fronts = [f"place {place}: a trap, as I know", f"place {place}: a cheese, as I know"]
            rows.append([*[f"place {place}: {number}" for number in holes], *fronts])
            rows.append([f"place {place}: {who} has peeked" for who in players])
        gone = ("dropped", "dropped, as I know a trap", "dropped, as I know a cheese", "kept, a trap", "kept, a cheese")
        rows += [[f"cards {where}, with {number}" for number in holes] for where in gone]
        rows += [[f"{what} of {who}" for who in players] for what in ("score", "traps", "cheeses")]
        super().__init__(rows)

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(state, Kaese)
        open_cards = state.open_cards()
        may_know = open_cards | state.peeks[seat]
        write_turn(state, seat, into, at)
        for place in range(DISPLAY):
            write_place(state, seat, place, open_cards | state.dropped, may_know, into, at + 4 + 2 * place)
        write_cards(state, open_cards, may_know, into, at + 16)
        write_seats(state, seat, into, at + 21)


def write_turn(state: Kaese, seat: i64, into: vec[i64], at: i64) -> None:
    top = i64(state.top_in_sight())
    into[at] = one(relative(state.mover, seat, state.seats))
    now = i64(state.turn == seat) + one(1) * i64(state.turn == NOBODY)
    if state.choice != NOTHING:
        now += one(2) if state.choice < KEEP else one(3)
    into[at + 1] = now
    into[at + 2] = one(6) * (size(state.supply) + top) + one(7) * at_most(state.turns)
    if state.die > 0:
        into[at + 2] += one(state.die - 1)
    into[at + 3] = one(i64(state.holes[state.cards - 1]) - 1) if top == 1 else NONE


def write_place(state: Kaese, seat: i64, place: i64, gone: i64, may_know: i64, into: vec[i64], at: i64) -> None:
    card = i64(state.display[place])
    if place >= state.house.display or place >= state.cards or (gone >> card) & 1 == 1:
        into[at] = 0
        into[at + 1] = 0
        return
    row = one(i64(state.holes[card]) - 1)
    if (may_know >> card) & 1 == 1:
        row += one(TRAP) if state.is_trap(card) else one(TRAP + 1)
    into[at] = row
    peeked: i64 = 0
    for k in range(state.seats):
        other = seat + k if seat + k < state.seats else seat + k - state.seats
        peeked += one(k) * ((state.peeks[other] >> card) & 1)
    into[at + 1] = peeked


def write_cards(state: Kaese, open_cards: i64, may_know: i64, into: vec[i64], at: i64) -> None:
    """The cards that are gone, by their holes and what is known of their fronts."""
    dropped: i64 = 0
    dropped_traps: i64 = 0
    dropped_cheeses: i64 = 0
    traps: i64 = 0
    cheeses: i64 = 0
    gone = open_cards | state.dropped
    while gone != 0:
        card = lowest(gone)
        gone &= gone - 1
        row = one(i64(state.holes[card]) - 1)
        trap = row * ((state.traps >> card) & 1)
        if (open_cards >> card) & 1 == 1:
            traps += trap
            cheeses += row - trap
        else:
            known = (may_know >> card) & 1
            dropped += row
            dropped_traps += trap * known
            dropped_cheeses += (row - trap) * known
    into[at] = dropped
    into[at + 1] = dropped_traps
    into[at + 2] = dropped_cheeses
    into[at + 3] = traps
    into[at + 4] = cheeses


def write_seats(state: Kaese, seat: i64, into: vec[i64], at: i64) -> None:
    scores: i64 = 0
    traps: i64 = 0
    cheeses: i64 = 0
    for k in range(state.seats):
        other = seat + k if seat + k < state.seats else seat + k - state.seats
        scores += one(k) * state.score(other)
        traps += one(k) * state.traps_of(other)
        cheeses += one(k) * state.cheeses_of(other)
    into[at] = scores
    into[at + 1] = traps
    into[at + 2] = cheeses

"""What a seat sees of Alles Käse!, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import lowest, one, size
from cheeseboard.engine.features import Features, at_most, relative, whose
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games.alles_kaese.rules import DISPLAY, KEEP, NOTHING, Kaese

TRAP: Final[i64] = 6  # of a place's row: after 1 to 6 holes


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
        top: i64 = 0  # the row of the supply's top card
        if state.top_in_sight():
            top = one(i64(state.holes[state.cards - 1]) - 1)
        open_cards = state.open_cards()
        write_turn(state, seat, top, into, at)
        lying = write_places(state, seat, open_cards | state.dropped, into, at + 4)
        gone = ((state.house.cards - state.supply) >> 8) - lying - top
        write_cards(state, seat, open_cards, gone, into, at + 16)
        write_seats(state, seat, into, at + 21)


def write_turn(state: Kaese, seat: i64, top: i64, into: vec[i64], at: i64) -> None:
    into[at] = one(relative(state.mover, seat, state.seats))
    now = i64(state.turn == seat) + one(1) * i64(state.turn == NOBODY)
    if state.choice != NOTHING:
        now += one(2) if state.choice < KEEP else one(3)
    into[at + 1] = now
    rolled = one(6) * (size(state.supply) + i64(top != 0)) + one(7) * at_most(state.turns)
    if state.die > 0:
        rolled += one(state.die - 1)
    into[at + 2] = rolled
    into[at + 3] = top


def write_places(state: Kaese, seat: i64, gone: i64, into: vec[i64], at: i64) -> i64:
    """The display; how many of each number of holes lie there."""
    lying: i64 = 0
    peeks = state.peeks[seat]
    for place in range(DISPLAY):
        row: i64 = 0
        peeked: i64 = 0
        card = i64(state.display[place])
        if place < state.house.display and place < state.cards and (gone >> card) & 1 == 0:
            row = one(i64(state.holes[card]) - 1)
            lying += row
            if state.is_known(card):
                peeked = who_peeked(state, seat, card)
                if (peeks >> card) & 1 == 1:
                    row += one(TRAP) if state.is_trap(card) else one(TRAP + 1)
        into[at + 2 * place] = row
        into[at + 2 * place + 1] = peeked
    return lying


def who_peeked(state: Kaese, seat: i64, card: i64) -> i64:
    peeked: i64 = 0
    for k in range(state.seats):
        other = seat + k if seat + k < state.seats else seat + k - state.seats
        peeked += one(k) * ((state.peeks[other] >> card) & 1)
    return peeked


def write_cards(state: Kaese, seat: i64, open_cards: i64, gone: i64, into: vec[i64], at: i64) -> None:
    """The cards that are gone, by their holes and what is known of their fronts: all that are known, but for the secret ones."""
    traps = (state.house.traps - state.hidden_traps) >> 8
    cheeses = ((state.house.cards - state.house.traps) - state.hidden_cheeses) >> 8
    dropped = gone - traps - cheeses
    dropped_traps: i64 = 0
    dropped_cheeses: i64 = 0
    secret = state.known & ~open_cards
    seen = state.dropped & state.peeks[seat]
    while secret != 0:
        card = lowest(secret)
        secret &= secret - 1
        row = one(i64(state.holes[card]) - 1)
        known = row * ((seen >> card) & 1)
        dropped += row
        if state.is_trap(card):
            traps -= row
            dropped_traps += known
        else:
            cheeses -= row
            dropped_cheeses += known
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

"""What a seat sees and remembers of Cheese Chase, as numbers. Places are counted from its own row on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, one, spread
from cheeseboard.engine.features import Features, at_most, rows_of, whose
from cheeseboard.engine.state import State
from cheeseboard.games.cheese_chase.position import (
    BOTH,
    CAT,
    DEALING,
    EXCHANGED,
    FINDING_CAT,
    HANDS,
    MOUSE,
    NO_CARD,
    NO_SEAT,
    OVER,
    PHASES,
    SEEING_DRAWN,
    SEEING_OWN,
    SEEING_RETURNED,
    card_at,
    drawn_place,
    laid,
    own_place,
    shown_card,
)
from cheeseboard.games.cheese_chase.rules import Chase

EMPTY: Final[i64] = 0


@mypyc_attr(acyclic=True)
class ChaseFeatures(Features):
    def __init__(self, seats: i64) -> None:
        players = whose(int(seats))
        hand = HANDS[seats]
        self.hand: Final[i64] = hand  # the rows of places in the usual game: shorter ones (§7.6) leave the rest at 0
        places = [f"place {place + 1} of {who}" for who in players for place in range(hand)]
        cheeses = [f"cheese {number}" for number in range(1, len(places) - 1)]
        cards = [*cheeses, *[""] * (7 - len(cheeses)), "the mouse"]
        never = ("see returned",) if hand > 1 else ("look", "see own")
        rows = [
            *rows_of([f"the turn is of {who}" for who in players]),
            ["I decide now", "turns so far, up to 127", "mouse and cheese were shown now"],
            *rows_of(["" if phase in never else f"next: {phase}" for phase in PHASES]),
            [f"{cheese} is crossed out" for cheese in cheeses],
            [f"{cheese} was shown now" for cheese in cheeses],
            *rows_of([f"in hand: {place}" for place in places]),
            *rows_of([f"drawn: {place}" for place in places]),
            *[[card and f"I remember: {place} has {card}" for card in cards] for place in places],
            *rows_of([f"I remember: {place} has the cat" for place in places]),
            *rows_of([f"{who} had the cat" for who in players]),
            *rows_of([f"{who} has won" for who in players]),
        ]
        super().__init__(rows)

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(state, Chase)
        seats = state.seats
        hand = self.hand
        places = seats * hand
        at = write_set(turned(bit(state.mover), seat, seats), seats, into, at)
        both = i64(state.now & BOTH != 0)
        into[at] = i64(state.turn == seat) + one(1) * at_most(i64(len(state.turns))) + one(2) * both
        at = write_set(bit(state.phase), OVER + 1, into, at + 1)
        into[at] = spread(state.crossed >> 1)
        shown = shown_card(state.now)
        into[at + 1] = one(shown - 1) if NO_CARD < shown < MOUSE else EMPTY
        own = bit(spot(own_place(state.now), state.hand, hand)) if is_in_hand(state) else EMPTY
        drawn = bit(spot(drawn_place(state.now), state.hand, hand)) if is_drawn(state) else EMPTY
        at = write_set(turned(own, seat * hand, places), places, into, at + 2)
        at = write_set(turned(drawn, seat * hand, places), places, into, at)
        at = write_cards(state, seat, hand, into, at)
        cat = EMPTY if state.cat_seat == NO_SEAT else bit(state.cat_seat)
        at = write_set(turned(cat, seat, seats), seats, into, at)
        write_set(turned(state.won, seat, seats), seats, into, at)


def spot(place: i64, hand: i64, usual: i64) -> i64:
    """A place of rows with so many cards, as a place of the usual rows."""
    return place if hand == usual else place // hand * usual + place % hand


def turned(members: i64, first: i64, number: i64) -> i64:
    """A set of so many, counted from another one on."""
    return (members >> first) | ((members << (number - first)) & (bit(number) - 1))


def write_set(members: i64, number: i64, into: vec[i64], at: i64) -> i64:
    """A set of so many, in one row or two; where the next row is."""
    into[at] = spread(members & 255)
    if number <= 8:
        return at + 1
    into[at + 1] = spread(members >> 8)
    return at + 2


def is_between(state: Chase) -> bool:
    """No turn is going on: the game has ended with the last one."""
    return state.phase == DEALING or (state.phase >= FINDING_CAT and shown_card(state.now) == NO_CARD)


def is_in_hand(state: Chase) -> bool:
    return not is_between(state) and (state.phase >= SEEING_OWN)


def is_drawn(state: Chase) -> bool:
    return not is_between(state) and state.phase >= SEEING_DRAWN


def write_cards(state: Chase, seat: i64, usual: i64, into: vec[i64], at: i64) -> i64:
    """What this seat remembers to lie on each place; where the next row is."""
    known = remembered(state, seat)
    if state.hand != usual:
        known = apart(known, state, usual)
    places = state.seats * usual
    place = seat * usual
    cats: i64 = 0
    for k in range(places):
        card = card_at(known, place)
        into[at + k] = one(card - 1) if NO_CARD < card <= MOUSE else EMPTY
        if card == CAT:
            cats |= bit(k)
        place = place + 1 if place + 1 < places else EMPTY
    return write_set(cats, places, into, at + places)


def apart(known: i64, state: Chase, usual: i64) -> i64:
    """An arrangement of short rows, on the places of the usual rows."""
    found: i64 = 0
    for place in range(state.places()):
        found |= laid(card_at(known, place), spot(place, state.hand, usual))
    return found


def remembered(state: Chase, seat: i64) -> i64:
    """Cards this seat saw and that nobody has had in hand since, as an arrangement: of each place the latest turn decides."""
    known = places_seen_now(state, seat)
    left = (bit(state.places()) - 1) & ~known  # places that no later turn has told of
    if state.phase == SEEING_RETURNED:
        left &= ~(bit(own_place(state.now)) | bit(drawn_place(state.now)))
    large = state.is_large()
    t = i64(len(state.turns))
    mover = t % state.seats
    while t > 0 and left != 0:
        t -= 1
        mover = mover - 1 if mover > 0 else state.seats - 1
        turn = i64(state.turns[t])
        drawn = bit(drawn_place(turn))
        both = bit(own_place(turn)) | drawn
        if seat == mover:
            known |= both & left
        elif large and seat == drawn_place(turn):
            if turn & EXCHANGED == 0:
                both = drawn
            known |= both & left
        left &= ~both
    known |= left & state.row_of(seat)
    return nibbles(known) & (state.deal if state.phase == DEALING else state.cards)


def places_seen_now(state: Chase, seat: i64) -> i64:
    """Where this seat has seen cards in the turn that is going on, a set."""
    if is_between(state):
        return EMPTY
    own = bit(own_place(state.now))
    drawn = bit(drawn_place(state.now))
    if seat == state.mover:
        if state.phase > SEEING_DRAWN:
            return own | drawn
        return own if state.phase > SEEING_OWN else EMPTY
    is_victim = state.is_large() and SEEING_DRAWN <= state.phase != SEEING_RETURNED
    return drawn if is_victim and seat == drawn_place(state.now) else EMPTY


def nibbles(places: i64) -> i64:
    """The part of an arrangement that lies on these places."""
    found = spread(places & 255)
    found = (found | (found >> 4)) & 0x0011001100110011
    found = (found | (found >> 8)) & 0x0000111100001111
    found = (found | (found >> 16)) & 0x11111111
    return 15 * (found | ((places >> 8) << 32))

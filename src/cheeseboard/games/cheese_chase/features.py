"""What a seat sees and remembers of Cheese Chase, as numbers. Places are counted from its own row on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import one, spread
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
    after_turn,
    card_at,
    drawn_place,
    exchanged,
    laid,
    own_place,
    shown_card,
    with_card,
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
        at = write_set(turned(one_at(state.mover), seat, seats), seats, into, at)
        both = i64(state.now & BOTH != 0)
        into[at] = i64(state.turn == seat) + one(1) * at_most(i64(len(state.turns))) + one(2) * both
        at = write_set(one_at(state.phase), OVER + 1, into, at + 1)
        into[at] = spread(state.crossed >> 1)
        shown = shown_card(state.now)
        into[at + 1] = one(shown - 1) if NO_CARD < shown < MOUSE else EMPTY
        own = one_at(spot(own_place(state.now), state.hand, hand)) if is_in_hand(state) else EMPTY
        drawn = one_at(spot(drawn_place(state.now), state.hand, hand)) if is_drawn(state) else EMPTY
        at = write_set(turned(own, seat * hand, places), places, into, at + 2)
        at = write_set(turned(drawn, seat * hand, places), places, into, at)
        at = write_cards(state, seat, hand, into, at)
        cat = EMPTY if state.cat_seat == NO_SEAT else one_at(state.cat_seat)
        at = write_set(turned(cat, seat, seats), seats, into, at)
        write_set(turned(state.won, seat, seats), seats, into, at)


def one_at(place: i64) -> i64:
    """The set with one member."""
    found: i64 = 1
    found <<= place
    return found


def spot(place: i64, hand: i64, usual: i64) -> i64:
    """A place of rows with so many cards, as a place of the usual rows."""
    return place if hand == usual else place // hand * usual + place % hand


def turned(members: i64, first: i64, number: i64) -> i64:
    """A set of so many, counted from another one on."""
    return (members >> first) | ((members << (number - first)) & (one_at(number) - 1))


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
            cats |= one_at(k)
        place = place + 1 if place + 1 < places else EMPTY
    return write_set(cats, places, into, at + places)


def apart(known: i64, state: Chase, usual: i64) -> i64:
    """An arrangement of short rows, on the places of the usual rows."""
    found: i64 = 0
    for place in range(state.places()):
        found |= laid(card_at(known, place), spot(place, state.hand, usual))
    return found


def remembered(state: Chase, seat: i64) -> i64:
    """Cards this seat saw and that nobody has had in hand since, as an arrangement."""
    known = state.dealt_to(seat)
    cards = state.deal
    mover: i64 = 0
    for t in range(i64(len(state.turns))):
        turn = i64(state.turns[t])
        known = after_glance(known, cards, turn, seat == mover, state.is_large() and seat == drawn_place(turn))
        cards = after_turn(cards, turn)
        mover = mover + 1 if mover + 1 < state.seats else EMPTY
    return with_this_turn(state, seat, known, cards)


def after_glance(known: i64, cards: i64, turn: i64, is_mover: bool, is_victim: bool) -> i64:
    """What is known after a finished turn that began with these cards."""
    own = own_place(turn)
    drawn = drawn_place(turn)
    if not is_mover and not is_victim:
        return with_card(with_card(known, NO_CARD, own), NO_CARD, drawn)
    known = with_card(known, card_at(cards, drawn), drawn)
    if is_mover or turn & EXCHANGED != 0:
        known = with_card(known, card_at(cards, own), own)
    return exchanged(known, own, drawn) if turn & EXCHANGED != 0 else known


def with_this_turn(state: Chase, seat: i64, known: i64, cards: i64) -> i64:
    """The same, with what was seen in the turn that is going on and began with these cards."""
    if is_between(state):
        return known
    own = own_place(state.now)
    drawn = drawn_place(state.now)
    is_mover = seat == state.mover
    if is_mover and state.phase > SEEING_OWN:
        known = with_card(known, card_at(cards, own), own)
    is_victim = state.is_large() and state.phase >= SEEING_DRAWN and seat == drawn
    if (is_mover and state.phase > SEEING_DRAWN) or is_victim:
        known = with_card(known, card_at(cards, drawn), drawn)
    if state.phase == SEEING_RETURNED:
        if not is_mover:
            return with_card(with_card(known, NO_CARD, own), NO_CARD, drawn)
        return exchanged(known, own, drawn) if state.now & EXCHANGED != 0 else known
    return known

"""The cards of Cheese Chase, where they lie, and how a position is written down in machine words.

All cards lie on numbered places, one seat's after the other's.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from cheeseboard.engine.bits import bit, popcount
from cheeseboard.engine.state import SetState

# §1 The cards. A cheese is its number, 1 to 7; a set of cards is a bitmask.

NO_CARD: Final[i64] = 0
MOUSE: Final[i64] = 8
CAT: Final[i64] = 9
SOME: Final[i64] = 10  # a cheese, nobody knows which: only in what a seat believes
HUNTERS: Final[i64] = 0b11 << 8  # mouse and cat, a set
CARDS: Final = ("nothing", "1", "2", "3", "4", "5", "6", "7", "mouse", "cat")
HANDS: Final = b"\0\0\4\3\2\1\1\1\1\1"  # how many cards each of so many players gets

# How far a turn has come: what is to be done next.

DEALING: Final[i64] = 0
LOOKING: Final[i64] = 1
SEEING_OWN: Final[i64] = 2
DRAWING: Final[i64] = 3
SEEING_DRAWN: Final[i64] = 4
SHOWING: Final[i64] = 5
KEEPING: Final[i64] = 6
SEEING_RETURNED: Final[i64] = 7
FINDING_CAT: Final[i64] = 8
OVER: Final[i64] = 9
FINISHED: Final[i64] = 10  # a turn of the past
PHASES: Final = ("deal", "look", "see own", "draw", "see drawn", "show", "keep", "see returned", "find cat", "over")

NOWHERE: Final[i64] = -1
NO_SEAT: Final[i64] = -1

# An arrangement is one word, four bits a place.


def card_at(cards: i64, place: i64) -> i64:
    """The card on a place of an arrangement."""
    return (cards >> (4 * place)) & 15


def laid(card: i64, place: i64) -> i64:
    """An arrangement of one card."""
    return card << (4 * place)


def with_card(cards: i64, card: i64, place: i64) -> i64:
    """The arrangement with another card on a place."""
    return cards ^ laid(card_at(cards, place) ^ card, place)


def exchanged(cards: i64, one: i64, other: i64) -> i64:
    """The arrangement after two places exchange their cards."""
    difference = card_at(cards, one) ^ card_at(cards, other)
    return cards ^ laid(difference, one) ^ laid(difference, other)


def place_of(card: i64, cards: i64) -> i64:
    """Where a card lies."""
    place: i64 = 0
    while card_at(cards, place) != card:
        place += 1
    return place


# A turn is one word too: two places, the cheese shown (four bits each), whether with the mouse, whether cards changed place.

BOTH: Final[i64] = 1 << 12
EXCHANGED: Final[i64] = 1 << 13


def own_place(turn: i64) -> i64:
    return turn & 15


def drawn_place(turn: i64) -> i64:
    return (turn >> 4) & 15


def shown_card(turn: i64) -> i64:
    """The cheese shown, alone or with the mouse; CAT for cat and mouse."""
    return (turn >> 8) & 15


def after_turn(cards: i64, turn: i64) -> i64:
    """The arrangement a turn left behind; or, since an exchange undoes itself, the one it began with."""
    return exchanged(cards, own_place(turn), drawn_place(turn)) if turn & EXCHANGED != 0 else cards


def marked(turn: i64, is_exchanged: i64) -> i64:
    """The turn with cards changing place (1) or not (0)."""
    return (turn & ~EXCHANGED) | (is_exchanged << 13)


def is_hunter(card: i64) -> bool:
    return card == MOUSE or card == CAT  # noqa: PLR1714 - not a tuple, for speed


@mypyc_attr(acyclic=True)
class Position(SetState):
    """The cards and all that happened to them. What a seat believes stands in belief.py, what may happen in rules.py."""

    def __init__(self, seats: i64, hand: i64, turns: vec[i16]) -> None:
        super().__init__(seats)
        self.hand: Final[i64] = hand  # cards each
        self.phase: i64 = DEALING
        self.pack: i64 = 0  # the cards still to be dealt, a set
        self.deal: i64 = 0  # the arrangement at the beginning
        self.cards: i64 = 0  # and now
        self.crossed: i64 = 0  # the cheeses crossed out, a set
        self.turns: vec[i16] = turns  # those finished
        self.now: i64 = 0  # the turn that is going on
        self.cat_seat: i64 = NO_SEAT  # who had the cat when the game ended, if that was asked

    def places(self) -> i64:
        return self.seats * self.hand

    def next_place(self) -> i64:
        """The place that is dealt next."""
        return self.places() - popcount(self.pack)

    def all_cards(self) -> i64:
        """The cards of this game: as many cheeses as mouse and cat leave places for."""
        return HUNTERS | (bit(self.places() - 1) - 2)

    def is_large(self) -> bool:
        """Whether everybody has one card and knows it."""
        return self.hand == 1

    # Places and cards.

    def owner(self, place: i64) -> i64:
        return place // self.hand

    def in_row(self, place: i64) -> i64:
        """A place as its owner counts it."""
        return place % self.hand + 1

    def row_of(self, seat: i64) -> i64:
        """The places of a seat, as a set."""
        return (bit(self.hand) - 1) << (seat * self.hand)

    def own_card(self) -> i64:
        """The active player's card of this turn."""
        return card_at(self.cards, own_place(self.now))

    def drawn_card(self) -> i64:
        return card_at(self.cards, drawn_place(self.now))

    def victim(self) -> i64:
        """Whose card was drawn."""
        return self.owner(drawn_place(self.now))

    def dealt_to(self, seat: i64) -> i64:
        """The cards a seat was dealt, on their places."""
        if seat < 0:
            return NO_CARD
        return self.deal & ((bit(4 * self.hand) - 1) << (4 * self.hand * seat))

    def lay_deal(self, cards: i64) -> None:
        """This was dealt, as far as anything is."""
        places = self.next_place()
        self.deal = cards & (bit(4 * places) - 1)
        self.pack = 0
        for place in range(places, self.places()):
            self.pack |= bit(card_at(cards, place))

"""The cards of Go da Cheese! and where they lie.

A card is its kind. Decks, hands and piles are bags of kinds. The cards on the table are kept play by play: a play is a
seat, a start cheese and three cards, so the line at a cheese is those plays that reach it, oldest first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from cheeseboard.engine.bits import bit, lowest, one, popcount
from cheeseboard.engine.state import SetState

# §1 The cards. Fifteen animals for each seat, and eleven cheeses.

MOUSE: Final[i64] = 0
MARKED_MOUSE: Final[i64] = 1
FAT_MOUSE: Final[i64] = 2
KING: Final[i64] = 3
CAT: Final[i64] = 4
DOG: Final[i64] = 5
PLAIN_CAT: Final[i64] = 6  # without a mark: only where the house says that one cat is marked
KINDS: Final = ("mouse", "marked-mouse", "fat-mouse", "king", "cat", "dog", "plain-cat")

MARKED: Final[i64] = 0x0000FF0000FF00  # of any bag, its marked mice and marked cats
ANY: Final[i64] = 0xFFFFFFFFFFFFFF
EACH: Final[i64] = 15  # cards of a seat, at most (§11.5)
THREE: Final[i64] = 3  # cards of a first hand, a draw, a play; and how far a cat looks

# What a face says beside its kind, the lowest three bits.

UP: Final[i64] = 8  # laid face up
TAKER: Final[i64] = 112  # three bits: the seat in whose pile it ended, plus one; 0 while it lies in its line
TURNED: Final[i64] = 128  # turned up at the end
OPEN: Final[i64] = UP | TURNED

NONE: Final[i64] = -1  # no seat, no cheese, no place

# Where things are in `words` and `table`. Only the accessors below read them.

DECKS: Final[i64] = 0  # of each seat, a bag
HANDS: Final[i64] = 5  # of each seat, a bag
PILES: Final[i64] = 10  # of each seat, a bag
LINES: Final[i64] = 15  # at each cheese, the set of plays that have reached it
HIDDEN: Final[i64] = 25  # at each cheese, those whose card lies face down
WORDS: Final[i64] = 35
CHEESES: Final[i64] = 0  # how many mice each feeds
PLAYS: Final[i64] = 10  # the seat times 16, plus the start cheese
FACES: Final[i64] = 35  # three cards of each play
TABLE: Final[i64] = 110


def is_marked(kind: i64) -> bool:
    return kind == MARKED_MOUSE or kind == CAT  # noqa: PLR1714 - a tuple would be slow


def is_cat(kind: i64) -> bool:
    return kind == CAT or kind == PLAIN_CAT  # noqa: PLR1714


@mypyc_attr(acyclic=True)
class Position(SetState):
    """The cards, packed into two arrays. What may happen to them stands in rules.py."""

    def __init__(self, seats: i64, cheeses: i64, words: vec[i64], table: vec[u8]) -> None:
        super().__init__(seats)
        self.cheeses: i64 = cheeses  # how many there are in the circle
        self.words: Final = words  # decks, hands and piles; the lines
        self.table: Final = table  # the cheeses, the plays, the cards laid
        self.laid: i64 = 0  # animals on the table

    # Decks, hands and piles, each a bag.

    def deck_of(self, seat: i64) -> i64:
        return self.words[DECKS + seat]

    def hand_of(self, seat: i64) -> i64:
        return self.words[HANDS + seat]

    def pile_of(self, seat: i64) -> i64:
        return self.words[PILES + seat]

    def put_on_deck(self, seat: i64, bag: i64) -> None:
        self.words[DECKS + seat] += bag

    def take_from_deck(self, seat: i64, kind: i64) -> None:
        self.words[DECKS + seat] -= one(kind)

    def deck_to_hand(self, seat: i64, kind: i64) -> None:
        card = one(kind)
        self.words[DECKS + seat] -= card
        self.words[HANDS + seat] += card

    def hand_to_deck(self, seat: i64) -> None:
        """All of it."""
        self.words[DECKS + seat] += self.words[HANDS + seat]
        self.words[HANDS + seat] = 0

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        self.words[HANDS + seat] -= one(kind)

    # The cheeses in their circle, and the lines of cards at them.

    def circle(self) -> i64:
        """How many cheeses there are."""
        return self.cheeses

    def mice_at(self, cheese: i64) -> i64:
        """How many mice a cheese feeds."""
        return i64(self.table[CHEESES + cheese])

    def put_cheese(self, cheese: i64, mice: i64) -> None:
        self.table[CHEESES + cheese] = u8(mice)

    def plays_at(self, cheese: i64) -> i64:
        """The plays that have reached a cheese, a set."""
        return self.words[LINES + cheese]

    def hidden_at(self, cheese: i64) -> i64:
        """Those of them whose card there lies face down, a set."""
        return self.words[HIDDEN + cheese]

    def line(self, cheese: i64) -> vec[u8]:
        """The cards at a cheese, nearest first."""
        plays = self.words[LINES + cheese]
        found = vec[u8]([0] * popcount(plays))
        for place in range(i64(len(found))):
            found[place] = u8(self.card_at(cheese, lowest(plays)))
            plays &= plays - 1
        return found

    def clear_line(self, cheese: i64) -> None:
        self.words[LINES + cheese] = 0

    # The plays.

    def seat_of(self, play: i64) -> i64:
        """Who made a play."""
        return i64(self.table[PLAYS + play]) >> 4

    def start_of(self, play: i64) -> i64:
        """The cheese at which a play starts."""
        return i64(self.table[PLAYS + play]) & 15

    def put_play(self, play: i64, seat: i64, start: i64) -> None:
        self.table[PLAYS + play] = u8(16 * seat + start)

    # The cards on the table. A card is its number in the order in which they were laid.

    def face(self, card: i64) -> i64:
        """Its kind, UP or TURNED, and its taker."""
        return i64(self.table[FACES + card])

    def kind(self, card: i64) -> i64:
        return i64(self.table[FACES + card]) & 7

    def owner(self, card: i64) -> i64:
        return i64(self.table[PLAYS + card // THREE]) >> 4

    def taker(self, card: i64) -> i64:
        """The seat in whose pile a card ended, or NONE."""
        return ((i64(self.table[FACES + card]) >> 4) & 7) - 1

    def is_taken(self, card: i64) -> bool:
        return i64(self.table[FACES + card]) & TAKER != 0

    def is_hidden(self, card: i64, seat: i64) -> bool:
        """It lies face down, and this seat has not laid it."""
        return i64(self.table[FACES + card]) & OPEN == 0 and self.owner(card) != seat

    def card_at(self, cheese: i64, play: i64) -> i64:
        """The card with which a play has reached a cheese."""
        step = cheese - (i64(self.table[PLAYS + play]) & 15)
        return play * THREE + (step if step >= 0 else step + self.circle())

    def put_card(self, cheese: i64, kind: i64, up: bool) -> None:
        """A card goes to the end of a line."""
        play = bit(self.laid // THREE)
        self.words[LINES + cheese] |= play
        self.table[FACES + self.laid] = u8(kind | UP if up else kind)
        if not up:
            self.words[HIDDEN + cheese] |= play
        self.laid += 1

    def suppose(self, card: i64, kind: i64) -> None:
        """A face-down card is of this kind."""
        self.table[FACES + card] = u8(kind)

    def show(self, cheese: i64, card: i64) -> None:
        """A face-down card now lies open."""
        self.words[HIDDEN + cheese] &= ~bit(card // THREE)
        self.table[FACES + card] |= u8(TURNED)

    def gain(self, seat: i64, card: i64) -> None:
        """A card leaves its line for a pile."""
        face = i64(self.table[FACES + card])
        self.table[FACES + card] = u8(face | ((seat + 1) << 4))
        self.words[PILES + seat] += one(face & 7)

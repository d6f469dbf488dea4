"""The very last play of Go da Cheese!, exactly: every way in which the others' face-down cards can lie is gone through.

They are equally likely card by card, as in ``imagine``. A mouse with a mark does what one without does, so once the
places for marked cards are filled the two count as one kind, and a way stands for many.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from cheeseboard.engine.bits import held, kinds, lowest, one, size
from cheeseboard.games.go_da_cheese.policy import LANES, SEATS, Line, around
from cheeseboard.games.go_da_cheese.rules import (
    AT,
    CAT,
    DECKS,
    EACH,
    FACES,
    HANDS,
    KINDS,
    LAY,
    LAY_UP,
    MARKED,
    MARKED_MOUSE,
    MOUSE,
    NOTHING,
    PLAIN_CAT,
    THREE,
    Goda,
)

MOST: Final[i64] = 30_000  # ways; with more, trying is as good and sooner done


def solve(state: Goda, seat: i64) -> dict[int, float]:
    """The exact chance of each legal move to win, if it belongs to the last play and not too much is hidden."""
    if state.turn != seat or state.laid < EACH * state.seats - THREE:
        return {}
    ending = Ending(state, seat)
    if ending.ways(0) > MOST:
        return {}
    ending.deal(0, 1.0)
    return ending.chances(state)


@mypyc_attr(acyclic=True)
class Ending:
    """All ways in which the cards can lie before the last play, and what comes of each play in them."""

    def __init__(self, state: Goda, seat: i64) -> None:
        self.table: Final = state.clone()
        self.seat: Final[i64] = seat
        self.line: Final = Line()
        self.hidden: Final = hidden_cards(state, seat)  # the surely marked ones first
        self.plays: Final = plays(state, seat)  # a cheese and up to three kinds each
        self.wins: Final = vec[float]([0.0] * (len(self.plays) // 4))
        self.ranks: Final = vec[i64]([0] * SEATS)  # from all lines as they lie
        self.more: Final = vec[i64]([0] * (2 * EACH * LANES * SEATS))  # by a card at a cheese, for each seat
        self.table.take_back(seat)

    # The ways

    def ways(self, k: i64) -> i64:
        """In how many ways the hidden cards from the k-th on can lie."""
        if k == i64(len(self.hidden)) or self.hidden[k] % THREE == 0:
            return self.orders()
        found: i64 = 0
        deck = DECKS + self.table.owner(self.hidden[k])
        rest = kinds(self.table.words[deck] & MARKED)
        while rest != 0:
            self.table.words[deck] -= one(lowest(rest))
            found += self.ways(k + 1)
            self.table.words[deck] += one(lowest(rest))
            rest &= rest - 1
        return found

    def orders(self) -> i64:
        """In how many orders what is left of each colour can lie."""
        found: i64 = 1
        for seat in range(self.table.seats):
            pool = merged(self.table.words[DECKS + seat])
            cards: i64 = 0
            for kind in range(len(KINDS)):
                for number in range(held(pool, kind)):
                    cards += 1
                    found = found * cards // (number + 1)
        return found

    def deal(self, k: i64, chance: float) -> None:
        """Lay the hidden cards from the k-th on in all ways."""
        if k == i64(len(self.hidden)):
            self.judge(chance)
            return
        card = self.hidden[k]
        deck = DECKS + self.table.owner(card)
        before = self.table.words[deck]
        pool = merged(before) if card % THREE == 0 else before & MARKED
        rest = kinds(pool)
        while rest != 0:
            kind = lowest(rest)
            rest &= rest - 1
            self.table.words[deck] = (pool if card % THREE == 0 else before) - one(kind)
            self.table.table[FACES + card] = u8(kind)
            self.deal(k + 1, chance * float(held(pool, kind)) / float(size(pool)))
        self.table.words[deck] = before

    # What comes of them

    def judge(self, chance: float) -> None:
        """Who wins after each play, as the cards lie now."""
        for seat in range(SEATS):
            self.ranks[seat] = 0
        for cheese in range(self.table.circle()):
            self.look(cheese)
        for play in range(i64(len(self.wins))):
            self.wins[play] += chance * self.won(4 * play)

    def look(self, cheese: i64) -> None:
        """What a line brings everybody, and how much more with each card of the hand."""
        line = self.line
        line.load(self.table, cheese, self.seat, True)
        line.resolve()
        base = cheese * LANES * SEATS
        rest = kinds(self.table.words[HANDS + self.seat])
        for seat in range(self.table.seats):
            self.ranks[seat] += line.gains[seat]
            for kind in range(LANES):
                self.more[base + kind * SEATS + seat] = -line.gains[seat]
        while rest != 0:
            kind = lowest(rest)
            rest &= rest - 1
            line.append(kind, self.seat)
            line.resolve()
            line.length -= 1
            for seat in range(self.table.seats):
                self.more[base + kind * SEATS + seat] += line.gains[seat]

    def won(self, play: i64) -> float:
        """The seat's part of the win after a play."""
        mine = self.rank(play, self.seat)
        ties: i64 = 0
        for seat in range(self.table.seats):
            theirs = self.rank(play, seat)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                ties += 1
        return 1.0 / float(ties)

    def rank(self, play: i64, seat: i64) -> i64:
        found = self.ranks[seat]
        cheese = self.plays[play]
        for step in range(1, 4):
            kind = self.plays[play + step]
            if kind != NOTHING:
                found += self.more[(cheese * LANES + kind) * SEATS + seat]
                cheese = around(cheese + 1, self.table.circle())
        return found

    def chances(self, state: Goda) -> dict[int, float]:
        """Of each move, as good as the best play that begins with it."""
        found: dict[int, float] = {}
        for move in state.moves():
            best = 0.0
            for play in range(len(self.wins)):
                if self.begins(4 * play, move, state.start == NOTHING):
                    best = max(best, self.wins[play])
            found[move] = best
        return found

    def begins(self, play: i64, move: i64, starts: bool) -> bool:
        if starts:
            return self.plays[play] == move - AT
        if move >= LAY_UP:  # up or down makes no difference any more
            return self.plays[play + 1] == (MARKED_MOUSE if move == LAY_UP else CAT)
        return self.plays[play + 1] == move - LAY


def merged(pool: i64) -> i64:
    """A bag without marks."""
    return (pool & ~MARKED) + held(pool, MARKED_MOUSE) * one(MOUSE) + held(pool, CAT) * one(PLAIN_CAT)


def hidden_cards(state: Goda, seat: i64) -> vec[i64]:
    found = [card for card in range(state.laid) if state.is_hidden(card, seat)]
    return vec[i64]([i64(card) for card in sorted(found, key=lambda card: card % 3 == 0)])


def plays(state: Goda, seat: i64) -> vec[i64]:
    """Every cheese where the rest of the hand can begin, with every order of it: four numbers each."""
    circle = int(state.circle())
    step = int(state.laid) % 3
    starts = list(range(circle)) if state.start == NOTHING else [(int(state.start) + step) % circle]
    found = [[start, *order] for start in starts for order in orders(state.words[HANDS + seat])]
    return vec[i64]([i64(number) for play in found for number in [*play, -1, -1][:4]])


def orders(hand: i64) -> list[list[int]]:
    """All orders of a bag of up to three cards."""
    if hand == 0:
        return [[]]
    return [[kind, *rest] for kind in range(len(KINDS)) if held(hand, kind) for rest in orders(hand - one(kind))]

"""The very last play of Go da Cheese!, exactly: every way in which the others' face-down cards can lie is gone through.

Each way is as likely as the sly believe (``Sly.judge``): others have laid their cards where they were of use. So chances
are worked out for such others; against somebody who laid blindly they are no more than a good guess. What a seat laid is
judged by what that seat saw, so the colours do not depend on each other. A mark makes no difference any more: ways that
differ in that alone are one.

For puzzles (``counted``) every way is equally likely instead, and counted in whole numbers: nothing but the rules is believed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, held, kinds, lowest, one
from cheeseboard.engine.breath import breathe
from cheeseboard.games.go_da_cheese.policy import CIRCLE, LANES, SEATS, Line, Sly, around, cheese_of, forget, seeming
from cheeseboard.games.go_da_cheese.position import (
    ANY,
    CAT,
    KINDS,
    MARKED,
    MARKED_MOUSE,
    MOUSE,
    NONE,
    PLAIN_CAT,
    THREE,
)
from cheeseboard.games.go_da_cheese.rules import AT, LAY, LAY_UP, Goda

MOST: Final[i64] = 30_000  # ways; with more, trying is as good and sooner done
PARTS: Final[i64] = 60  # of a win: it can be shared by two, three, four or five


def solve(state: Goda, seat: i64) -> dict[int, float]:
    """The chance of each legal move to win, if it belongs to the last play and not too much is hidden.

    Exact if the others lay face-down cards as the sly believe.
    """
    if state.turn != seat or state.laid < state.house.each * state.seats - THREE:
        return {}
    ending = Ending(state, seat)
    if ending.ways() > MOST:
        return {}
    ending.lay(0, 1.0)
    return ending.chances(state)


def counted(state: Goda, seat: i64) -> tuple[dict[int, int], int]:
    """Each legal move's sixtieths of a win, summed over all deals that are possible; and what all of them would be together.

    Nothing if it does not belong to the last play, or if too much is hidden.
    """
    if state.turn != seat or state.laid < state.house.each * state.seats - THREE:
        return {}, 0
    ending = Ending(state, seat, True)
    if ending.ways() > MOST:
        return {}, 0
    ending.lay(0, float(PARTS))
    return {move: round(parts) for move, parts in ending.chances(state).items()}, int(PARTS) * ending.deals()


@mypyc_attr(acyclic=True)
class Colour:
    """The face-down cards of one seat, and every way in which they can lie."""

    def __init__(self, table: Goda, owner: i64, seat: i64, even: bool) -> None:
        self.table: Final = table  # where nobody knows them
        self.even: Final[bool] = even  # whether a way counts as often as cards can be dealt so
        self.owner: Final[i64] = owner
        self.cards: Final = hidden_cards(table, owner, seat)  # the surely marked ones first
        self.belief: Final = Sly()
        self.chances: Final[dict[int, float]] = {}  # of each way: the cards' kinds, three bits for each
        self.deal(0, 0, 1.0)

    def deal(self, k: i64, way: i64, chance: float) -> None:
        """Lay the cards from the k-th on in all ways."""
        breathe()
        if k == i64(len(self.cards)):
            self.chances[way] = self.chances.get(way, 0.0) + chance
            return
        card = self.cards[k]
        if self.even:
            self.deal_evenly(k, way, chance)
            return
        total = float(self.belief.judge(self.table, card))
        tickets = self.belief.tickets[:]
        before: i64 = 0
        for kind in range(i64(len(KINDS))):
            if tickets[kind] > before:
                self.table.take_from_deck(self.owner, kind)
                self.table.suppose(card, kind)
                self.deal(k + 1, way * 8 + unmarked(kind), chance * float(tickets[kind] - before) / total)
                self.table.put_on_deck(self.owner, one(kind))
                before = tickets[kind]
        self.table.suppose(card, seeming(card))

    def deal_evenly(self, k: i64, way: i64, chance: float) -> None:
        """The same where every kind that can lie there counts once: so every order of the hidden cards does."""
        card = self.cards[k]
        there = self.table.deck_of(self.owner) & (MARKED if card % THREE > 0 else ANY)
        rest = kinds(there)
        while rest != 0:
            kind = lowest(rest)
            rest &= rest - 1
            self.table.take_from_deck(self.owner, kind)
            self.table.suppose(card, kind)
            self.deal(k + 1, way * 8 + unmarked(kind), chance)
            self.table.put_on_deck(self.owner, one(kind))
        self.table.suppose(card, seeming(card))

    def lay(self, way: i64) -> i64:
        """Lay the cards in one way; the lines that are other than before."""
        lines: i64 = 0
        for k in range(i64(len(self.cards)) - 1, NONE, -1):
            card = self.cards[k]
            if self.table.face(card) != way & 7:
                self.table.suppose(card, way & 7)
                lines |= bit(cheese_of(self.table, card))
            way >>= 3
        return lines


@mypyc_attr(acyclic=True)
class Ending:
    """All ways in which the cards can lie before the last play, and what comes of each play in them."""

    def __init__(self, state: Goda, seat: i64, even: bool = False) -> None:
        self.table: Final = state.clone()
        self.seat: Final[i64] = seat
        self.line: Final = Line()
        self.plays: Final = plays(state, seat)  # a cheese and up to three kinds each
        self.wins: Final = vec[float]([0.0] * (len(self.plays) // 4))
        self.ranks: Final = vec[i64]([0] * SEATS)  # from all lines as they lie
        self.gains: Final = vec[i64]([0] * (CIRCLE * SEATS))  # from each line, for each seat
        self.more: Final = vec[i64]([0] * (CIRCLE * LANES * SEATS))  # by a card at a cheese, for each seat
        self.stale: i64 = bit(state.circle()) - 1  # lines that have changed since they were looked at
        forget(self.table, seat)
        self.colours: Final = [Colour(self.table, owner, seat, even) for owner in range(state.seats)]

    # The ways

    def ways(self) -> int:
        """In how many ways the hidden cards can lie."""
        found = 1
        for colour in self.colours:
            found *= len(colour.chances)
        return found

    def deals(self) -> int:
        """The same, where ways that look alike in the lines count as often as there are."""
        found = 1
        for colour in self.colours:
            found *= round(sum(colour.chances.values()))
        return found

    def lay(self, k: i64, chance: float) -> None:
        """Lay the hidden cards of the k-th colour and those after it in all ways."""
        if k == i64(len(self.colours)):
            self.judge(chance)
            return
        colour = self.colours[k]
        for way, likely in colour.chances.items():
            self.stale |= colour.lay(way)
            self.lay(k + 1, chance * likely)

    # What comes of them

    def judge(self, chance: float) -> None:
        """Who wins after each play, as the cards lie now."""
        breathe()
        while self.stale != 0:
            self.look(lowest(self.stale))
            self.stale &= self.stale - 1
        for play in range(i64(len(self.wins))):
            self.wins[play] += chance * self.won(4 * play)

    def look(self, cheese: i64) -> None:
        """What a line brings everybody, and how much more with each card of the hand."""
        line = self.line
        line.load(self.table, cheese, self.seat, True)
        line.resolve()
        base = cheese * LANES * SEATS
        rest = kinds(self.table.hand_of(self.seat))
        for seat in range(self.table.seats):
            self.ranks[seat] += line.gains[seat] - self.gains[cheese * SEATS + seat]
            self.gains[cheese * SEATS + seat] = line.gains[seat]
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
            if kind != NONE:
                found += self.more[(cheese * LANES + kind) * SEATS + seat]
                cheese = around(cheese + 1, self.table.circle())
        return found

    def chances(self, state: Goda) -> dict[int, float]:
        """Of each move, as good as the best play that begins with it."""
        found: dict[int, float] = {}
        for move in state.moves():
            best = 0.0
            for play in range(len(self.wins)):
                if self.begins(4 * play, move, state.start == NONE):
                    best = max(best, self.wins[play])
            found[move] = best
        return found

    def begins(self, play: i64, move: i64, starts: bool) -> bool:
        if starts:
            return self.plays[play] == move - AT
        if move >= LAY_UP:  # up or down makes no difference any more
            return self.plays[play + 1] == (MARKED_MOUSE if move == LAY_UP else CAT)
        return self.plays[play + 1] == move - LAY


def unmarked(kind: i64) -> i64:
    """What does the same in a line, without a mark."""
    if kind == CAT:
        return PLAIN_CAT
    return MOUSE if kind == MARKED_MOUSE else kind


def hidden_cards(table: Goda, owner: i64, seat: i64) -> vec[i64]:
    """A seat's cards that another cannot see."""
    found = [card for card in range(table.laid) if table.owner(card) == owner and table.is_hidden(card, seat)]
    return vec[i64]([i64(card) for card in sorted(found, key=lambda card: card % 3 == 0)])


def plays(state: Goda, seat: i64) -> vec[i64]:
    """Every cheese where the rest of the hand can begin, with every order of it: four numbers each."""
    circle = int(state.circle())
    step = int(state.laid) % 3
    starts = list(range(circle)) if state.start == NONE else [(int(state.start) + step) % circle]
    found = [[start, *order] for start in starts for order in orders(state.hand_of(seat))]
    return vec[i64]([i64(number) for play in found for number in [*play, -1, -1][:4]])


def orders(hand: i64) -> list[list[int]]:
    """All orders of a bag of up to three cards."""
    if hand == 0:
        return [[]]
    return [[kind, *rest] for kind in range(len(KINDS)) if held(hand, kind) for rest in orders(hand - one(kind))]

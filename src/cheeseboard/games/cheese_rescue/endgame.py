"""The last cards of Cheese Rescue with two players, worked out: with the pile empty, counting shows the other hand.

One question is asked of a position: does my seat win, or at least share, whatever the other does? The answers are
remembered. A position's key has a digit for each cell: nothing new there, or which of nine cards; and how many dogs,
cats and mice of these my seat has laid, because the hands depend on it. So it is exact.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, kinds, lowest, popcount
from cheeseboard.engine.breath import breathe
from cheeseboard.games.cheese_rescue.policy import lead, safe_after
from cheeseboard.games.cheese_rescue.rules import CHEESE, OWNED, Rescue

SLOTS: Final[i64] = 524287  # a prime: answers remembered
CELLS: Final[i64] = 16  # digits in a key
LAID: Final[i64] = 10_000_000_000_000_000  # above them: the animals that my seat has laid, at most five of each kind
MOVES: Final[i64] = 128  # more than a hand of eight cards has in the last ten turns
EMPTY: Final[i64] = -1
WIN: Final[i64] = 1  # the goals: to be ahead, or not to be behind
SHARE: Final[i64] = 0
LOOK: Final[i64] = 4095  # positions, and one more, between two looks at the clock


@mypyc_attr(acyclic=True)
class Endgame:
    """What one of two seats can reach for sure, in at most so many positions, and seconds by that clock."""

    def __init__(self, seat: i64, cells_left: i64, positions: i64, seconds: float, clock: Callable[[], float]) -> None:
        self.seat: Final[i64] = seat
        self.positions: i64 = positions  # that may still be looked at
        self.clock: Final = clock
        self.until: Final = clock() + seconds
        self.answers: Final = vec[i64]([EMPTY] * SLOTS)  # key, goal and answer in one number
        self.digits: Final = vec[i64]([EMPTY] * 256)  # the digit of each cell that came up
        self.cells: i64 = 0  # how many came up
        self.queue: Final = vec[i64]([0] * (MOVES * (cells_left + 1)))  # the moves of each turn to come

    @property
    def gave_up(self) -> bool:
        return self.positions < 0 or self.cells > CELLS

    def chance(self, table: Rescue, move: i64) -> float:
        """What this seat's move is worth: 1 wins, a half shares the win, 0 loses. Nothing of the sort if it gave up."""
        if self.holds_after(table, move, 0, WIN):
            return 1.0
        return 0.5 if self.holds_after(table, move, 0, SHARE) else 0.0

    def holds_after(self, table: Rescue, move: i64, key: i64, goal: i64) -> bool:
        """Whether my seat reaches the goal once this move is played."""
        kind = i64(table.house.kinds[move])
        cell = i64(table.house.cells[move])
        if popcount(table.taken) == table.house.side * table.house.side - 1:
            return self.is_reached(table, kind, table.spot_at(cell), goal)
        key += self.digit(kind, table.mover, cell)
        if self.gave_up:
            return False
        slot = key % SLOTS
        question = key * 2 + goal
        if self.answers[slot] >> 1 == question:
            return self.answers[slot] & 1 == 1
        then = table.clone()
        then.happen(move)
        answer = self.holds(then, key, goal)
        if not self.gave_up:
            self.answers[slot] = question * 2 + (1 if answer else 0)
        return answer

    def holds(self, table: Rescue, key: i64, goal: i64) -> bool:
        """Whether my seat reaches the goal: one move is enough if it is mine, otherwise all must do."""
        breathe()
        self.positions -= 1
        if self.positions & LOOK == 0 and self.clock() > self.until:
            self.positions = -1
        mine = table.turn == self.seat
        start = MOVES * (table.house.side * table.house.side - popcount(table.taken))
        end = self.line_up(table, start)
        while end > start:
            move = self.take_best(start, end)
            end -= 1
            if self.holds_after(table, move, key, goal) == mine:
                return mine
            if self.gave_up:
                return False
        return not mine

    def line_up(self, table: Rescue, start: i64) -> i64:
        """All moves, each with how promising it looks; where they end."""
        end = start
        hand = kinds(table.hands[table.turn])
        while hand != 0:
            kind = lowest(hand)
            hand &= hand - 1
            free = table.free
            while free != 0:
                spot = lowest(free)
                free &= free - 1
                self.queue[end] = (lead(table, kind, spot, 1) + 1024) * 4096 + table.number(kind, spot)
                end += 1
        return end

    def take_best(self, start: i64, end: i64) -> i64:
        """The most promising move; the last one takes its place."""
        best = start
        for place in range(start + 1, end):
            if self.queue[place] > self.queue[best]:
                best = place
        move = self.queue[best] & 4095
        self.queue[best] = self.queue[end - 1]
        return move

    def is_reached(self, table: Rescue, kind: i64, spot: i64, goal: i64) -> bool:
        """Whether the last card, laid there, brings my seat the goal."""
        here = bit(spot)
        safe = safe_after(table, kind, here)
        difference: i64 = 0
        for seat in range(table.seats):
            owned = table.boards[OWNED + seat]
            if seat == table.turn and kind >= CHEESE:
                owned |= here
            rank = self.rank(table, seat, safe & owned, kind, here)
            difference += rank if seat == self.seat else -rank
        return difference >= goal

    def rank(self, table: Rescue, seat: i64, cheeses: i64, kind: i64, here: i64) -> i64:
        """As the rules have it, with the last card."""
        points: i64 = 0
        for value in range(1, 4):
            spots = table.boards[CHEESE + value - 1]
            if kind == CHEESE + value - 1:
                spots |= here
            points += value * popcount(cheeses & spots)
        return table.standing(seat, points, popcount(cheeses))

    def digit(self, kind: i64, seat: i64, cell: i64) -> i64:
        """This card on this cell, as a part of a key."""
        if self.digits[cell] == EMPTY:
            self.digits[cell] = self.cells
            self.cells += 1
        if self.cells > CELLS:
            return 0
        card = kind + 1
        if kind >= CHEESE:
            card += 3 * seat
        for _ in range(self.digits[cell]):
            card *= 10
        if kind < CHEESE and seat == self.seat:
            laid = LAID
            for _ in range(kind):
                laid *= 6
            card += laid
        return card

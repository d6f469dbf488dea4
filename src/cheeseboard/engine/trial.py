"""Moves on trial: each is tried in the same imagined worlds with the same luck, and those that do worse drop out.

Sequential halving: in each round the moves still in share a part of the tries, and the better half goes on.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.breath import breathe
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import part_of_win, share_of_win
from cheeseboard.engine.playout import Policy, finish
from cheeseboard.engine.state import State


def error_of(total: float, squares: float, count: i64) -> float:
    """The standard error of a mean, from the sum, the sum of squares and the number of values; never 0."""
    tried = float(max(1, count))
    mean = total / tried
    spread = max(0.0, squares / tried - mean * mean)
    return sqrt((spread + 1.0 / tried) / tried)


def prospects(root: State, seat: i64, seed: i64, policy: Policy, worlds: i64) -> list[int]:
    """What each seat wins, in parts of WHOLE, in so many worlds imagined for a seat (or for NOBODY) and played out."""
    dice = Dice(0)
    won = vec[i64]([0] * root.seats)
    policy.prepare(root, seat)
    for number in range(worlds):
        dice.seed((seed & 0xFFFFFFFFFFFF) + number)
        world = policy.imagine(root, seat, dice)
        finish(world, dice, policy)
        winners = world.winning()
        for each in range(root.seats):
            if (winners >> each) & 1 == 1:
                won[each] += part_of_win(winners)
        breathe()
    return [int(share) for share in won]


@mypyc_attr(acyclic=True)
class Trial:
    """Paired simulation of a seat's moves: each is played out in the same imagined worlds with the same luck.

    It uses nothing of ``root`` but determinizations for that seat. ``halve`` drops the worse half of the moves
    (sequential halving).
    """

    def __init__(self, root: State, seat: i64, seed: i64, policy: Policy, moves: list[int]) -> None:
        count = len(moves)
        self.root: Final = root.clone()
        self.seat: Final[i64] = seat
        self.seed: Final[i64] = seed & 0xFFFFFFFFFFFF
        self.dice: Final = Dice(seed)
        self.policy: Final = policy
        self.moves: Final = vec[i64]([i64(move) for move in moves])
        self.order: Final = vec[i64]([i64(place) for place in range(count)])  # those still in come first
        self.left: i64 = count  # how many are still in
        self.wins: Final = vec[float]([0.0] * count)
        self.squares: Final = vec[float]([0.0] * count)
        self.tried: Final = vec[i64]([0] * count)
        self.behind: Final = vec[float]([0.0] * count)  # what the first move won and this one did not, over all worlds
        self.behind_squares: Final = vec[float]([0.0] * count)
        self.first_won: float = 0.0
        self.worlds: i64 = 0
        self.steps: i64 = 0
        policy.prepare(self.root, seat)

    def run(self, worlds: i64) -> None:
        """Try each move that is still in, in so many worlds more. Callers ask for a slice at a time."""
        for _ in range(worlds):
            self.worlds += 1
            self.dice.seed(self.seed + self.worlds)
            world = self.policy.imagine(self.root, self.seat, self.dice)
            luck = self.dice.word
            for k in range(self.left):
                self.dice.word = luck
                self.attempt(self.order[k], world.clone())
                breathe()

    def attempt(self, place: i64, world: State) -> None:
        """Play one move in one world to the end, and add up what it won."""
        world.happen(self.moves[place])
        self.steps += 1 + finish(world, self.dice, self.policy)
        won = share_of_win(world, self.seat)
        self.tried[place] += 1
        if won > 0.0:
            self.wins[place] += won
            self.squares[place] += won * won
        if place == 0:
            self.first_won = won
        behind = self.first_won - won
        if behind != 0.0:
            self.behind[place] += behind
            self.behind_squares[place] += behind * behind

    def halve(self) -> None:
        """The better half of the moves stays in."""
        self.sort()
        self.left = (self.left + 1) // 2

    def sort(self) -> None:
        """The best first; of equals, the one that stood before. Those that are out keep their places."""
        for k in range(1, self.left):
            place = self.order[k]
            at = k
            while at > 0 and self.mean(self.order[at - 1]) < self.mean(place):
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = place

    def mean(self, place: i64) -> float:
        """The mean share of the win that followed the move at a place of ``moves``."""
        return self.wins[place] / float(max(1, self.tried[place]))

    def error(self, place: i64) -> float:
        """The standard error of that mean; never 0."""
        return error_of(self.wins[place], self.squares[place], self.tried[place])

    def cost(self, place: i64) -> float:
        """How much less than the first move it won on average, in the same worlds; while all moves are still in."""
        return self.behind[place] / float(max(1, self.tried[place]))

    def cost_error(self, place: i64) -> float:
        """The standard error of that cost."""
        return error_of(self.behind[place], self.behind_squares[place], self.tried[place])

    def best(self) -> i64:
        """The move with the highest mean among those still in."""
        self.sort()
        return self.moves[self.order[0]]

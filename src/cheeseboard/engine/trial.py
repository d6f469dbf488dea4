"""Moves on trial: each is tried in the same imagined worlds with the same luck, and those that do worse drop out.

Sequential halving: in each round the moves still in share a part of the tries, and the better half goes on.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import WHOLE, Policy, finish, payoff
from cheeseboard.engine.state import State


def error_of(total: float, squares: float, count: i64) -> float:
    """The standard error of a mean."""
    tried = float(max(1, count))
    mean = total / tried
    spread = max(0.0, squares / tried - mean * mean)
    return sqrt((spread + 1.0 / tried) / tried)


def prospects(root: State, seat: i64, seed: i64, policy: Policy, worlds: i64) -> list[int]:
    """What each seat wins, in parts of WHOLE, in so many worlds that look like this one to a seat (or to NOBODY)."""
    dice = Dice(0)
    won = vec[i64]([0] * root.seats)
    policy.prepare(root, seat)
    for number in range(worlds):
        dice.seed((seed & 0xFFFFFFFFFFFF) + number)
        world = policy.imagine(root, seat, dice)
        finish(world, dice, policy)
        for each in range(root.seats):
            won[each] += i64(payoff(world, each) * float(WHOLE) + 0.5)
    return [int(share) for share in won]


@mypyc_attr(acyclic=True)
class Trial:
    """What becomes of a seat's moves. It asks the root for nothing but worlds that look the same to that seat."""

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
        """Each move that is still in, in so many worlds more. One compiled call: ask for a slice at a time."""
        for _ in range(worlds):
            self.worlds += 1
            self.dice.seed(self.seed + self.worlds)
            world = self.policy.imagine(self.root, self.seat, self.dice)
            luck = self.dice.word
            for k in range(self.left):
                self.dice.word = luck
                self.attempt(self.order[k], world.clone())

    def attempt(self, place: i64, world: State) -> None:
        world.happen(self.moves[place])
        self.steps += 1 + finish(world, self.dice, self.policy)
        won = payoff(world, self.seat)
        self.wins[place] += won
        self.squares[place] += won * won
        self.tried[place] += 1
        if place == 0:
            self.first_won = won
        self.behind[place] += self.first_won - won
        self.behind_squares[place] += (self.first_won - won) * (self.first_won - won)

    def halve(self) -> None:
        """The better half stays in."""
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
        """The share of its tries that a move won."""
        return self.wins[place] / float(max(1, self.tried[place]))

    def error(self, place: i64) -> float:
        """The standard error of that share; never nothing, however alike the tries were."""
        return error_of(self.wins[place], self.squares[place], self.tried[place])

    def cost(self, place: i64) -> float:
        """How much less than the first move it won, in the same worlds; as long as nobody has dropped out."""
        return self.behind[place] / float(max(1, self.tried[place]))

    def cost_error(self, place: i64) -> float:
        return error_of(self.behind[place], self.behind_squares[place], self.tried[place])

    def best(self) -> i64:
        """The move that won most."""
        self.sort()
        return self.moves[self.order[0]]

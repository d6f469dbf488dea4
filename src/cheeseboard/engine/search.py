"""Information-set Monte Carlo tree search for one seat, over any State.

Proof that the contract is enough: luck is drawn by pick(), and positions are told apart by what the
searching seat sees of each move, so no game needs a word of its own for the search.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import finish
from cheeseboard.engine.state import LUCK, NOBODY, State

NONE: Final[i64] = -1
NEVER: Final[i64] = 0


@mypyc_attr(acyclic=True)
class Tree:
    """A node is a move as the searching seat sees it; its children follow as a linked list."""

    def __init__(self, room: i64) -> None:
        self.size: i64 = 1
        self.move: Final = vec[i64]([0] * room)
        self.visits: Final = vec[i64]([0] * room)
        self.chances: Final = vec[i64]([0] * room)  # how often it could have been chosen
        self.total: Final = vec[float]([0.0] * room)
        self.next: Final = vec[i64]([NONE] * room)
        self.first: Final = vec[i64]([NONE] * room)

    def child(self, node: i64, seen: i64) -> i64:
        child = self.first[node]
        while child != NONE and self.move[child] != seen:
            child = self.next[child]
        return child

    def add(self, node: i64, seen: i64) -> i64:
        child = self.size
        self.size += 1
        self.move[child] = seen
        self.chances[child] = 1
        self.next[child] = self.first[node]
        self.first[node] = child
        return child


def payoff(state: State, seat: i64) -> float:
    """One for the win, shared by all who have it; nothing otherwise."""
    mine = state.rank(seat)
    if mine < 0:
        return 0.0
    ties: i64 = 0
    for other in range(state.seats):
        theirs = state.rank(other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            ties += 1
    return 1.0 / float(ties)


@mypyc_attr(acyclic=True)
class Search:
    """What a seat finds out by trying. It asks the root for nothing but worlds that look the same to that seat."""

    def __init__(self, root: State, seat: i64, seed: i64, iterations: i64, exploration: float = 0.7) -> None:
        self.root: Final = root.clone()
        self.seat: Final[i64] = seat
        self.dice: Final = Dice(seed)
        self.exploration: Final[float] = exploration
        self.tree: Final = Tree(iterations + 2)
        self.path: Final = vec[i64]([0] * (iterations + 2))
        self.movers: Final = vec[i64]([0] * (iterations + 2))
        self.left: i64 = iterations
        self.steps: i64 = 0  # simulated so far

    def run(self, iterations: i64) -> i64:
        """A slice of the iterations asked for; how many are left. Between slices Ctrl-C gets its turn."""
        for _ in range(min(iterations, self.left)):
            self.iterate()
            self.left -= 1
        return self.left

    def iterate(self) -> None:
        state = self.root.imagine(self.seat, self.dice)
        node: i64 = 0
        depth: i64 = 0
        growing = False
        while not growing and state.turn != NOBODY:
            mover = state.turn
            move = state.pick(self.dice) if mover == LUCK else self.select(node, state)
            seen = state.seen(move, self.seat)
            child = self.tree.child(node, seen)
            if child == NONE:
                child = self.tree.add(node, seen)
                growing = True
            state.happen(move)
            self.path[depth] = child
            self.movers[depth] = mover
            depth += 1
            node = child
        self.steps += depth + finish(state, self.dice)
        self.learn(state, depth)

    def select(self, node: i64, state: State) -> i64:
        """A move to try: one without a node if there is any, otherwise the most promising."""
        tree = self.tree
        new: i64 = 0
        best: i64 = NONE
        choice: i64 = NONE
        best_value = -1.0
        for k in range(state.count()):
            move = state.move(k)
            child = tree.child(node, state.seen(move, self.seat))
            if child == NONE:
                new += 1
                if self.dice.below(new) == 0:
                    choice = move
            elif new == 0:
                tree.chances[child] += 1
                visits = float(tree.visits[child])
                trust = sqrt(log(float(tree.chances[child])) / visits)
                value = tree.total[child] / visits + self.exploration * trust
                if value > best_value:
                    best_value = value
                    best = move
        return best if new == 0 else choice

    def learn(self, state: State, depth: i64) -> None:
        """Remember how the game ended, for everybody who chose on the way there."""
        for i in range(depth):
            self.tree.visits[self.path[i]] += 1
            if self.movers[i] != LUCK:
                self.tree.total[self.path[i]] += payoff(state, self.movers[i])

    def best(self) -> i64:
        """The move tried most."""
        best: i64 = NONE
        child = self.tree.first[0]
        while child != NONE:
            if best == NONE or self.tree.visits[child] > self.tree.visits[best]:
                best = child
            child = self.tree.next[child]
        return self.tree.move[best]

    def visits(self, move: i64) -> i64:
        """How often a move was tried."""
        child = self.tree.child(0, move)
        return self.tree.visits[child] if child != NONE else NEVER

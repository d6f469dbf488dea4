"""Information-set Monte Carlo tree search for one seat, over any State.

Luck is drawn by pick(), and positions are told apart by what the searching seat sees of each move, so no game needs a
word of its own for the search.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.breath import breathe
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import share_in
from cheeseboard.engine.playout import Policy, finish
from cheeseboard.engine.state import LUCK, NOBODY, State

NONE: Final[i64] = -1
NEVER: Final[i64] = 0
GUESSES: Final = 2
ROOM: Final = 1 << 17  # nodes of a tree, unless told otherwise: about ten megabytes


@mypyc_attr(acyclic=True)
class Tree:
    """A search tree in a hash table. A node is a move as the searching seat sees it, after another node."""

    def __init__(self, room: i64) -> None:
        slots: i64 = 4
        while slots < 2 * room:
            slots *= 2
        self.room: Final[i64] = room
        self.mask: Final[i64] = slots - 1
        self.size: i64 = 1
        self.slots: Final = vec[i64]([NONE] * slots)
        self.parent: Final = vec[i64]([NONE] * room)
        self.move: Final = vec[i64]([0] * room)
        self.visits: Final = vec[i64]([0] * room)
        self.chances: Final = vec[i64]([0] * room)  # how often it could have been chosen
        self.asked: Final = vec[i64]([0] * room)  # the last try in which it could
        self.total: Final = vec[float]([0.0] * room)
        self.children: Final = vec[i64]([0] * room)  # how many there are

    def slot(self, node: i64, seen: i64) -> i64:
        """Where a child is in the hash table, or would be."""
        mixed = node * 0x9E3779B1 + seen * 0x85EBCA6B
        slot = (mixed ^ (mixed >> 17)) & self.mask
        while self.slots[slot] != NONE:
            child = self.slots[slot]
            if self.parent[child] == node and self.move[child] == seen:
                return slot
            slot = (slot + 1) & self.mask
        return slot

    def child(self, node: i64, seen: i64) -> i64:
        """The child of a node for a move as it is seen, or NONE."""
        return self.slots[self.slot(node, seen)]

    def add(self, node: i64, seen: i64) -> i64:
        """Add a child; NONE when the tree is full."""
        if self.size == self.room:
            return NONE
        child = self.size
        self.size += 1
        self.slots[self.slot(node, seen)] = child
        self.parent[child] = node
        self.move[child] = seen
        self.chances[child] = 1
        self.children[node] += 1
        return child

    def ask(self, child: i64, time: i64) -> None:
        """Count that a child could be chosen in this try. Moves that look alike are counted once."""
        if self.asked[child] != time:
            self.asked[child] = time
            self.chances[child] += 1

    def promise(self, child: i64, exploration: float) -> float:
        """The upper confidence bound of a child: its mean so far, and how uncertain that is."""
        visits = float(self.visits[child])
        return self.total[child] / visits + exploration * sqrt(log(float(self.chances[child])) / visits)

    def bound(self, node: i64, child: i64, looks: float, hope: float, exploration: float) -> float:
        """The same, as if the child had been tried ``hope`` times before and had been as good as it looks; NONE never was."""
        if child == NONE:
            return looks + exploration * sqrt(log(float(self.visits[node] + 1)) / hope)
        visits = float(self.visits[child]) + hope
        mean = (self.total[child] + hope * looks) / visits
        return mean + exploration * sqrt(log(float(self.chances[child] + 1)) / visits)


@mypyc_attr(acyclic=True)
class Search:
    """Information-set Monte Carlo tree search for one seat.

    It uses nothing of ``root`` but determinizations for that seat. The same seed and tries give the same result.
    """

    def __init__(
        self,
        root: State,
        seat: i64,
        seed: i64,
        policy: Policy,
        exploration: float = 0.7,
        room: i64 = ROOM,
        hope: float = 0.0,
        others: Policy | None = None,
    ) -> None:
        self.root: Final = root.clone()
        self.seat: Final[i64] = seat
        self.dice: Final = Dice(seed)
        self.policy: Final = policy
        self.exploration: Final[float] = exploration
        self.hope: Final[float] = (
            hope  # so many tries a move's looks are worth; 0: looks do not count, and all are tried
        )
        self.others: Final = others  # how the others play, if that is known: the search finds what is best against it
        self.tree: Final = Tree(room)
        self.path: Final = vec[i64]([0] * room)
        self.movers: Final = vec[i64]([0] * room)
        self.tries: i64 = 0
        self.steps: i64 = 0  # simulated so far
        policy.prepare(self.root, seat)

    def run(self, tries: i64) -> None:
        """So many tries more. Ask for a slice at a time: a compiled call answers neither Ctrl-C nor the clock."""
        for _ in range(tries):
            self.tries += 1
            self.attempt()
            breathe()

    def attempt(self) -> None:
        """One try: down the tree, add one node, play to the end of the game, and back up the result."""
        state = self.policy.imagine(self.root, self.seat, self.dice)
        node: i64 = 0
        depth: i64 = 0
        growing = False
        mover = state.turn
        while not growing and mover != NOBODY:
            move = state.pick(self.dice) if mover == LUCK else self.choose(node, state)
            seen = state.seen(move, self.seat)
            node_before = node
            node = self.tree.child(node, seen)
            if node == NONE:
                node = self.tree.add(node_before, seen)
                growing = True
            state.happen(move)
            if node != NONE:
                self.path[depth] = node
                self.movers[depth] = mover
                depth += 1
            mover = state.turn
        self.steps += depth + finish(state, self.dice, self.policy)
        self.learn(state, depth)

    def choose(self, node: i64, state: State) -> i64:
        """The move to try next."""
        if self.others is not None and state.turn != self.seat:
            return self.others.choose(state, self.dice)
        return self.select(node, state) if self.hope == 0.0 else self.select_by_looks(node, state)

    def select_by_looks(self, node: i64, state: State) -> i64:
        """The one of the highest bound, where a move that was never tried is as good as it looks."""
        tree = self.tree
        alike: i64 = 0  # moves with the same node: what another seat does in secret looks alike
        favourite: i64 = NONE
        choice: i64 = NONE
        best = -1.0
        for k in range(state.count()):
            move = state.move(k)
            child = tree.child(node, state.seen(move, self.seat))
            if child != NONE:
                tree.ask(child, self.tries)
            if child != NONE and child == favourite:
                alike += 1
                if self.dice.below(alike) == 0:
                    choice = move
                continue
            bound = tree.bound(node, child, state.promise(k), self.hope, self.exploration)
            if bound > best:
                best = bound
                favourite = child
                choice = move
                alike = 1
        return choice

    def select(self, node: i64, state: State) -> i64:
        """The move to try next: one without a node if there is any, otherwise that of the highest bound."""
        tree = self.tree
        if tree.children[node] < state.count():
            for _ in range(GUESSES):  # quicker than asking all of them, while most are new
                guess = state.pick(self.dice)
                if tree.child(node, state.seen(guess, self.seat)) == NONE:
                    return guess
        new: i64 = 0
        alike: i64 = 0  # moves with the most promising node: what another seat does in secret looks alike
        favourite: i64 = NONE
        choice: i64 = NONE
        best = -1.0
        for k in range(state.count()):
            move = state.move(k)
            child = tree.child(node, state.seen(move, self.seat))
            if child == NONE:
                new += 1
                if self.dice.below(new) == 0:
                    choice = move
            elif new == 0:
                tree.ask(child, self.tries)
                if child == favourite:
                    alike += 1
                    if self.dice.below(alike) == 0:
                        choice = move
                else:
                    promise = tree.promise(child, self.exploration)
                    if promise > best:
                        best = promise
                        favourite = child
                        choice = move
                        alike = 1
        return choice

    def learn(self, state: State, depth: i64) -> None:
        """Add the end of a game to all nodes on the way there, each for the seat that chose it."""
        winners = state.winning()
        self.tree.visits[0] += 1
        for i in range(depth):
            self.tree.visits[self.path[i]] += 1
            if self.movers[i] != LUCK:
                self.tree.total[self.path[i]] += share_in(winners, self.movers[i])

    # What was found out

    def best(self) -> i64:
        """The legal move that was tried most; of equals, the first."""
        best: i64 = NONE
        most: i64 = NONE
        for k in range(self.root.count()):
            move = self.root.move(k)
            visits = self.visits(move)
            if visits > most:
                most = visits
                best = move
        return best

    def visits(self, move: i64) -> i64:
        """How often a legal move was tried."""
        child = self.tree.child(0, move)
        return self.tree.visits[child] if child != NONE else NEVER

    def total(self, move: i64) -> float:
        """The sum of the shares of the win that followed a legal move."""
        child = self.tree.child(0, move)
        return self.tree.total[child] if child != NONE else 0.0

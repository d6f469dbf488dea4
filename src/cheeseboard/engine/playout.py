"""Games played at random: to their end for search, many of them for counting."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, State

SCORES: Final[i64] = 256  # a tally counts scores below this
WHOLE: Final[i64] = 2520  # one win; can be shared evenly by up to ten


@mypyc_attr(acyclic=True)
class Policy:
    """How everybody plays on when there is no time to think. This one: at random. Games have better ones."""

    def prepare(self, root: State, seat: i64) -> None:
        """Before the first game: this seat is about to think here. It may look at nothing but what the seat knows."""

    def choose(self, state: State, dice: Dice) -> i64:
        """A legal move of the seat whose turn it is. It may look at everything: the world is an imagined one."""
        return state.pick(dice)

    def imagine(self, root: State, seat: i64, dice: Dice) -> State:
        """A world that looks the same to this seat. Who knows how the others play believes in some more than in others."""
        return root.imagine(seat, dice)


@mypyc_attr(acyclic=True)
class AllSeeing(Policy):
    """A cheater's, for the lab alone: no world is imagined, the true one is looked at. What luck has not drawn yet, it
    does not know either. Whoever searches so shows what hidden cards are worth.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy

    def prepare(self, root: State, seat: i64) -> None:
        self.policy.prepare(root, seat)

    def choose(self, state: State, dice: Dice) -> i64:
        return self.policy.choose(state, dice)

    def imagine(self, root: State, seat: i64, dice: Dice) -> State:  # noqa: ARG002 - nothing is drawn again
        return root.clone()


def finish(state: State, dice: Dice, policy: Policy) -> i64:
    """Play to the end; the number of steps."""
    steps: i64 = 0
    while state.turn != NOBODY:
        state.happen(state.pick(dice) if state.turn == LUCK else policy.choose(state, dice))
        steps += 1
    return steps


def payoff(state: State, seat: i64) -> float:
    """Of a game that is over: one for the win, shared by all who have it; nothing otherwise."""
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


def advance(state: State, dice: Dice) -> i64:
    """Play luck's moves until somebody must decide; the number of steps."""
    steps: i64 = 0
    while state.turn == LUCK:
        state.happen(state.pick(dice))
        steps += 1
    return steps


@mypyc_attr(acyclic=True)
class Tally:
    """What many games came to. Whole numbers only, so that parts add up to the same in any order."""

    def __init__(self, seats: i64, longest: i64) -> None:
        self.seats: Final[i64] = seats
        self.games: i64 = 0
        self.steps: i64 = 0  # decisions and luck
        self.decisions: i64 = 0
        self.shared: i64 = 0  # games won by more than one
        self.drawn: i64 = 0  # games won by nobody
        self.wins: Final = vec[i64]([0] * seats)  # in parts of WHOLE
        self.squares: Final = vec[i64]([0] * seats)  # of each game's part: shared wins vary less than whole ones
        self.scores: Final = vec[i64]([0] * (seats * SCORES))  # how often each seat had each score
        self.lengths: Final = vec[i64]([0] * (longest + 1))  # how many games took so many decisions

    def add(self, state: State, steps: i64, decisions: i64) -> None:
        """Count a game that is over."""
        self.games += 1
        self.steps += steps
        self.decisions += decisions
        self.lengths[decisions] += 1
        best: i64 = -1
        winners: i64 = 0
        for seat in range(self.seats):
            score = state.score(seat)
            assert 0 <= score < SCORES, "a score would be counted as another seat's"
            self.scores[seat * SCORES + score] += 1
            rank = state.rank(seat)
            if rank > best:
                best = rank
                winners = 0
            if rank == best and rank >= 0:
                winners += 1
        if winners == 0:
            self.drawn += 1
            return
        if winners > 1:
            self.shared += 1
        part = WHOLE // winners
        for seat in range(self.seats):
            if state.rank(seat) == best:
                self.wins[seat] += part
                self.squares[seat] += part * part

    def numbers(self) -> list[int]:
        """Everything counted, as a plain list, for another process to add."""
        found = [int(self.games), int(self.steps), int(self.decisions), int(self.shared), int(self.drawn)]
        found += [int(x) for x in self.wins] + [int(x) for x in self.squares]
        return found + [int(x) for x in self.scores] + [int(x) for x in self.lengths]


def batch(start: State, tally: Tally, games: i64, seed: i64, first: i64, enough: i64) -> i64:
    """Play games number ``first`` and up at random until ``games`` or ``enough`` steps are done; how many games.

    Each game has a seed of its own, so slices of any size add up to the same tally. A compiled call answers neither
    Ctrl-C nor other threads: callers ask for a slice at a time.
    """
    dice = Dice(0)
    limit = tally.steps + enough
    done: i64 = 0
    while done < games and tally.steps < limit:
        dice.seed(seed + first + done)
        state = start.clone()
        steps: i64 = 0
        decisions: i64 = 0
        while state.turn != NOBODY:
            if state.turn >= 0:
                decisions += 1
            state.happen(state.pick(dice))
            steps += 1
        tally.add(state, steps, decisions)
        done += 1
    return done


def clones(state: State, copies: i64) -> i64:
    """Copy a state so often and throw the copies away; their seats, counted, show that they were made."""
    seats: i64 = 0
    for _ in range(copies):
        seats += state.clone().seats
    return seats

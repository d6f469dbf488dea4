"""Games played at random: to their end for search, many of them for counting."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.breath import breathe
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import NO_WINNER, WHOLE, part_of_win
from cheeseboard.engine.state import LUCK, NOBODY, State

SCORES: Final[i64] = 256  # a tally counts scores below this


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Policy:
    """How seats choose in simulated games. This one chooses at random; games have better ones."""

    def prepare(self, root: State, seat: i64) -> None:
        """Called once before simulations for this seat. It may use only what the seat knows of ``root``."""

    def choose(self, state: State, dice: Dice) -> i64:
        """A legal move of the seat whose turn it is. It may look at everything: the position is an imagined one."""
        return state.pick(dice)

    def imagine(self, root: State, seat: i64, dice: Dice) -> State:
        """A determinization of ``root`` for this seat. A policy that models the others may prefer likelier ones."""
        return root.imagine(seat, dice)


@mypyc_attr(acyclic=True)
class AgainstOthers(Policy):
    """One seat against others whose ways are known: it plays on by one policy, they play by another."""

    def __init__(self, mine: Policy, others: Policy) -> None:
        self.mine: Final = mine
        self.others: Final = others
        self.seat: i64 = NOBODY

    def prepare(self, root: State, seat: i64) -> None:
        self.seat = seat
        self.mine.prepare(root, seat)

    def choose(self, state: State, dice: Dice) -> i64:
        return (self.mine if state.turn == self.seat else self.others).choose(state, dice)

    def imagine(self, root: State, seat: i64, dice: Dice) -> State:
        return self.mine.imagine(root, seat, dice)


@mypyc_attr(acyclic=True)
class AllSeeing(Policy):
    """A policy that cheats, for the lab alone: it searches the true position instead of an imagined one.

    It does not know what luck has not drawn yet. It measures what hidden cards are worth.
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
    """Play a position to its end, luck by its odds and seats by the policy. The number of moves played."""
    steps: i64 = 0
    if type(policy) is Policy:
        steps, _ = state.play_out(dice)
        return steps
    turn = state.turn
    while turn != NOBODY:
        state.happen(state.pick(dice) if turn == LUCK else policy.choose(state, dice))
        turn = state.turn
        steps += 1
    return steps


def advance(state: State, dice: Dice) -> i64:
    """Play luck's moves until a seat must decide or the game is over. The number of moves played."""
    steps: i64 = 0
    while state.turn == LUCK:
        state.happen(state.pick(dice))
        steps += 1
    return steps


@mypyc_attr(acyclic=True)
class Tally:
    """Counts over many finished games. Whole numbers only, so that parts add up to the same in any order."""

    def __init__(self, seats: i64, longest: i64) -> None:
        self.seats: Final[i64] = seats
        self.games: i64 = 0
        self.steps: i64 = 0  # decisions and luck
        self.decisions: i64 = 0
        self.shared: i64 = 0  # games won by more than one
        self.nobody: i64 = 0  # games won by nobody
        self.wins: Final = vec[i64]([0] * seats)  # in parts of WHOLE
        self.squares: Final = vec[i64]([0] * seats)  # of each game's part: shared wins vary less than whole ones
        self.scores: Final = vec[i64]([0] * (seats * SCORES))  # how often each seat had each score
        self.lengths: Final = vec[i64]([0] * (longest + 1))  # how many games took so many decisions

    def add(self, state: State, steps: i64, decisions: i64) -> None:
        """Count a finished game of so many moves, of which so many were decisions of seats."""
        self.games += 1
        self.steps += steps
        self.decisions += decisions
        self.lengths[decisions] += 1
        for seat in range(self.seats):
            score = state.score(seat)
            assert 0 <= score < SCORES, "a score would be counted as another seat's"
            self.scores[seat * SCORES + score] += 1
        self.add_winners(state.winning())

    def add_winners(self, winners: i64) -> None:
        """Count the win of a game, given the set of its winners."""
        if winners == NO_WINNER:
            self.nobody += 1
            return
        part = WHOLE
        if winners & (winners - 1) != 0:
            self.shared += 1
            part = part_of_win(winners)
        for seat in range(self.seats):
            if (winners >> seat) & 1 == 1:
                self.wins[seat] += part
                self.squares[seat] += part * part

    def numbers(self) -> list[int]:
        """Everything counted as a plain list, for another process to add up."""
        found = [int(self.games), int(self.steps), int(self.decisions), int(self.shared), int(self.nobody)]
        found += [int(x) for x in self.wins] + [int(x) for x in self.squares]
        return found + [int(x) for x in self.scores] + [int(x) for x in self.lengths]


def batch(start: State, tally: Tally, games: i64, seed: i64, first: i64, enough: i64) -> i64:
    """Play random games, number ``first`` and up, until ``games`` or ``enough`` moves are done. How many games.

    Game n is seeded with ``seed + n``, so slices of any size add up to the same tally. Callers ask for a slice at a
    time: a compiled call does not answer Ctrl-C.
    """
    dice = Dice(0)
    limit = tally.steps + enough
    done: i64 = 0
    while done < games and tally.steps < limit:
        dice.seed(seed + first + done)
        state = start.clone()
        steps, decisions = state.play_out(dice)
        tally.add(state, steps, decisions)
        done += 1
        breathe()
    return done


def clones(state: State, copies: i64) -> i64:
    """Copy a state so many times and throw the copies away. The sum of their seats, which shows that they were made."""
    seats: i64 = 0
    for _ in range(copies):
        seats += state.clone().seats
    return seats

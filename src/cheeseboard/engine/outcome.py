"""What the end of a game is worth: one win, shared evenly by all who have it. Nobody else works that out.

In compiled code the winners are a set of seats (``State.winning``); where they were stored they are a list.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from cheeseboard.engine.bits import popcount
from cheeseboard.engine.state import NOBODY, State

WHOLE: Final[i64] = 2520  # one win in whole numbers; can be shared evenly by up to ten
NO_WINNER: Final[i64] = 0  # the empty set of seats


def share_of_win(state: State, seat: i64) -> float:
    """A seat's share of the win in a finished game: 1 divided by the number of winners, or 0 if it is not among them.

    It stops at the first seat that is ahead, so for one seat it is quicker than finding all winners.
    """
    mine = state.rank(seat)
    if mine < 0:
        return 0.0
    winners: i64 = 0
    for other in range(state.seats):
        theirs = state.rank(other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            winners += 1
    return 1.0 / float(winners)


def share_in(winners: i64, seat: i64) -> float:
    """The same, given the set of winners."""
    return 1.0 / float(popcount(winners)) if (winners >> seat) & 1 == 1 else 0.0


def part_of_win(winners: i64) -> i64:
    """The share of each winner in parts of WHOLE; there must be one."""
    return WHOLE // popcount(winners)


def reward(winners: i64, seat: i64, seats: i64) -> float:
    """A seat's share of the win minus an even share, so that rewards add up to 0; 0 for everybody if nobody won."""
    return share_in(winners, seat) - 1.0 / float(seats) if winners != NO_WINNER else 0.0


def payoffs(state: State) -> list[float]:
    """The reward of each seat; 0 for everybody before the end of the game."""
    winners = state.winning() if state.turn == NOBODY else NO_WINNER
    return [reward(winners, seat, state.seats) for seat in range(state.seats)]


def exact_share(winners: Sequence[int], seat: int) -> Fraction:
    """A seat's share of the win as a fraction, given the list of winners."""
    return Fraction(int(seat in winners), max(1, len(winners)))

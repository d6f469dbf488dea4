"""What decided a game that is over: tie-breaks, and whatever else made others win than those with the highest score."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypedDict

from cheeseboard.engine.state import State
from cheeseboard.games.box import Game

SHARED: Final = "shared"  # nothing broke the tie


class Tie(TypedDict):
    """What settled a tie, or did not. The words are tie-<by>."""

    by: str  # one of the game's ``decides``, or SHARED
    seats: list[int]  # who is left
    most: int  # how many of it they have
    next: int  # how many the best of the others have


def ties_of(game: Game[Any], state: State) -> list[Tie]:
    """Each step after which others are ahead than before. First ahead are the highest scores, which everybody sees."""
    among = [seat for seat in range(state.seats) if state.rank(seat) >= 0]
    ahead = best(among, state.score)
    found = []
    for by, count in game.decides.items():
        left = best(among, partial(count, state))
        if left != ahead:
            others = [count(state, seat) for seat in among if seat not in left]
            most = count(state, left[0])
            found.append(Tie(by=by, seats=left, most=most, next=max(others, default=most)))
        among = ahead = left
    if not found and len(ahead) > 1 and len(game.decides) > 1:
        return [Tie(by=SHARED, seats=ahead, most=0, next=0)]
    return found


def best(seats: Sequence[int], count: Callable[[int], int]) -> list[int]:
    """The seats that have most."""
    most = max(map(count, seats), default=0)
    return [seat for seat in seats if count(seat) == most]

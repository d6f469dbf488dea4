"""A first look at a finished game, in a moment: how the chances went, roughly, and when they turned.

A few points of the curve are counted in few games. Where the winners' chance changes most, the points between are counted
too, until the change is that of a single move. A review says it all again, at every point and in more games.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any, Final

from cheeseboard.bots.calibration import Viewpoint, calibrated, calibration_of
from cheeseboard.bots.review import Decision, Step, chance, walk, weighed
from cheeseboard.bots.thought import ELSEWHERE
from cheeseboard.engine.outcome import exact_share
from cheeseboard.engine.state import LUCK, State
from cheeseboard.games.box import Game

FIRST: Final = 24  # points that are counted at once
MORE: Final = 28  # and those between, where the chances change most
KEPT: Final = 600  # positions that are kept to be counted; of a longer game, some
WORLDS: Final = 30  # games played on at each point
SURE: Final = 120  # where the turning point may be
TRIES: Final = 1000  # for the choice that was made there
LIKELY: Final = 5  # moves that may be the turning point


@dataclass(frozen=True)
class FirstLook:
    """A finished game at first sight."""

    curves: list[list[float]]  # of each seat: its chance before every move, and at the end
    turning_point: int | None  # the step after which the winners' chances had changed most, as far as this can be seen
    choice: Decision | None  # if somebody chose there: what it was, and what would have been best


def first_look(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Any],
    moves: Sequence[str],
    *,
    worlds: int = WORLDS,
    sure: int = SURE,
    tries: int = TRIES,
    seed: int = 1,
) -> FirstLook:
    """Look at a finished game for a moment."""
    sketch = Sketch(game, seats, options, moves, seed)
    for number in sketch.some(FIRST):
        sketch.look(number, worlds)
    for _ in range(MORE):
        between = sketch.most_changing()
        if between is None:
            break
        sketch.look(between, worlds)
    turn = sketch.turn(sure)
    return FirstLook(sketch.curves(), turn, None if turn is None else sketch.weighed(turn, tries))


class Sketch:
    """A game whose positions are kept, and what is known of the chances in some of them."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, Any], moves: Sequence[str], seed: int
    ) -> None:
        self.game, self.seats, self.moves, self.seed = game, seats, moves, seed
        self.plan = game.plans(seats)[0]
        self.positions: dict[int, tuple[State, Step]] = {}
        state: State = game.new(seats, options)
        grain = len(moves) // KEPT + 1
        for step in walk(state, moves):
            if step.is_point and (grain == 1 or step.number % grain == 0):
                self.positions[step.number] = (state.clone(), step)
        self.winners = state.winners()
        self.numbers = list(self.positions)
        self.known = {len(moves): [exact_share(self.winners, seat) for seat in range(seats)]}

    def some(self, most: int) -> list[int]:
        """So many positions of all, evenly, the first among them."""
        count = min(most, len(self.numbers))
        return [self.numbers[number * len(self.numbers) // count] for number in range(count)]

    def look(self, number: int, worlds: int, seed: int | None = None) -> None:
        """Count everybody's chance before a move."""
        state, step = self.positions[number]
        luck = self.seed if seed is None else seed
        self.known[number] = [self._chance(state, step, seat, worlds, luck) for seat in range(self.seats)]

    def _chance(self, state: State, step: Step, seat: int, worlds: int, seed: int) -> Fraction:
        viewpoint: Viewpoint = "choosing" if seat == step.mover else "waiting"
        calibration = calibration_of(self.game, self.game.view(state, seat), viewpoint)
        return calibrated(calibration, chance(state, seat, seed, self.plan.policy(), worlds))

    def hope(self, number: int) -> Fraction:
        """Of those who won in the end; of all, if nobody did."""
        found = self.known[number]
        return sum((found[seat] for seat in self.winners or range(self.seats)), Fraction(0))

    def gaps(self) -> list[tuple[int, int, list[int]]]:
        """Neighbours among what is known, and the positions between them."""
        return [
            (before, after, self.numbers[bisect_right(self.numbers, before) : bisect_left(self.numbers, after)])
            for before, after in pairwise(sorted(self.known))
        ]

    def most_changing(self) -> int | None:
        """The middle of the gap over which the hope changes most; nothing, where all is known."""
        open_ones = [
            (abs(self.hope(after) - self.hope(before)), inside) for before, after, inside in self.gaps() if inside
        ]
        if not open_ones:
            return None
        inside = max(open_ones, key=lambda gap: gap[0])[1]
        return inside[len(inside) // 2]

    def turn(self, worlds: int) -> int | None:
        """The move after which the winners' hope had grown most, counted once more, in other worlds, where that may be: what
        grew by chance does not grow again."""
        if not self.winners or not self.moves:
            return None
        gaps = sorted(self.gaps(), key=lambda gap: self.hope(gap[0]) - self.hope(gap[1]))[:LIKELY]
        for number in {number for gap in gaps for number in gap[:2] if number in self.positions}:
            self.look(number, worlds, self.seed + ELSEWHERE)
        return max(gaps, key=lambda gap: self.hope(gap[1]) - self.hope(gap[0]))[1] - 1

    def weighed(self, number: int, tries: int) -> Decision | None:
        """What a choice cost, if it was one."""
        state, step = self.positions.get(number, (None, None))
        if state is None or step is None or step.mover == LUCK:
            return None
        return weighed(self.game, state, self.plan, step, tries, self.seed)

    def curves(self) -> list[list[float]]:
        """A line through what is known."""
        found: list[list[float]] = [[] for _ in range(self.seats)]
        for before, after in pairwise(sorted(self.known)):
            for seat, curve in enumerate(found):
                low, high = float(self.known[before][seat]), float(self.known[after][seat])
                curve += [low + (high - low) * part / (after - before) for part in range(after - before)]
        for seat, curve in enumerate(found):
            curve.append(float(self.known[len(self.moves)][seat]))
        return found

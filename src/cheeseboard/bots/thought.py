"""Thinking ahead, from a view alone: what each move is worth, and which one to play.

All of it happens in worlds that look like the view. There is no way to the true one: it could be done on another machine.
"""

import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from typing import Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.search import ROOM, Search
from cheeseboard.engine.state import State
from cheeseboard.engine.trial import Trial
from cheeseboard.games.box import Game, Plan

FOREVER: Final = float("inf")
SLICE: Final = 64  # tries between two looks at the clock
WORLDS: Final = 4  # the same where worlds take long, because everybody's thoughts are worked out in each
# Added to a seed: other worlds. Those in which a move was found best flatter it, for it was so partly by chance.
ELSEWHERE: Final = 1 << 40


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many tries, or all that fit into so many seconds. Without either, ``times`` its plan."""

    tries: int | None = None
    seconds: float | None = None
    times: float = 1.0
    by_clock: bool = (
        True  # a plan's seconds count too: nobody waits for a slow machine, but another may decide otherwise
    )

    def limit(self, plan: Plan) -> tuple[float, float]:
        """So many tries, until then by the clock."""
        is_planned = self.tries is None and self.seconds is None
        tries = plan.tries * self.times if is_planned else self.tries
        seconds = plan.seconds * self.times if is_planned and self.by_clock else self.seconds
        until = FOREVER if seconds is None else time.perf_counter() + seconds
        return FOREVER if tries is None else float(tries), until


USUAL: Final = Budget()


@dataclass(frozen=True)
class Worth:
    """A move's chance to win, the standard error of that, and how often it was tried. An exact one has no error."""

    chance: float
    error: float
    tries: int


@dataclass(frozen=True)
class Thought:
    """The move to play, and what was found out about all of them."""

    move: str
    worths: Mapping[str, Worth] = field(default_factory=dict)
    tries: int = 0

    @property
    def is_exact(self) -> bool:
        """Worked out, not tried."""
        return bool(self.worths) and all(worth.tries == 0 for worth in self.worths.values())


def ponder(game: Game[Any], view: Mapping[str, Any], plan: Plan, seed: int, budget: Budget = USUAL) -> Thought:
    """Think as planned, by a view alone."""
    return weigh_up(game, game.recall(view), plan, seed, budget)


def weigh_up(game: Game[Any], state: State, plan: Plan, seed: int, budget: Budget = USUAL) -> Thought:
    """Think as planned about a position. What can be worked out exactly is."""
    if state.count() == 1:
        return Thought(state.write(state.move(0)))
    exact = game.solve(state, state.turn) if plan.solves else {}
    if exact:
        worths = {state.write(move): Worth(chance, 0.0, 0) for move, chance in exact.items()}
        return Thought(max(worths, key=lambda move: worths[move].chance), worths)
    if plan.choice is not None:
        return challenge(state, plan.choice(state, Dice(seed)), plan, seed, budget)
    think = grow if plan.is_tree else halve
    return think(plan.focus(state), plan, seed, *budget.limit(plan))


def grow(state: State, plan: Plan, seed: int, tries: float, until: float) -> Thought:
    """A tree of what everybody might do."""
    room = int(min(ROOM, tries + 2))
    search = Search(state, state.turn, seed, plan.policy(), plan.exploration, room, plan.hope)
    for count in slices(tries, until):
        search.run(count)
    worths = {state.write(move): tree_worth(search, move) for move in state.moves()}
    return Thought(state.write(search.best()), worths, int(search.tries))


def tree_worth(search: Search, move: int) -> Worth:
    visits = int(search.visits(move))
    chance = search.total(move) / max(1, visits)
    return Worth(chance, sqrt((chance * (1 - chance) + 1 / (visits + 1)) / (visits + 1)), visits)


def halve(state: State, plan: Plan, seed: int, tries: float, until: float) -> Thought:
    """All moves on trial; the better half goes on, and so forth. By the clock, each round has its part of the time."""
    moves = state.moves()
    trial = Trial(state, state.turn, seed, plan.policy(), moves)
    rounds = ceil(log2(len(moves)))
    began = time.perf_counter()
    for number in range(rounds):
        ends = began + (until - began) * (number + 1) / rounds if until < FOREVER else until
        for count in slices(max(1.0, tries / rounds / int(trial.left)), ends, ceil(SLICE / int(trial.left))):
            trial.run(count)
        trial.halve()
    return Thought(state.write(trial.best()), worths_of(trial, state), sum(trial.tried))


def challenge(state: State, mine: int, plan: Plan, seed: int, budget: Budget) -> Thought:
    """The move in mind, unless another is well ahead of it in the same worlds; all stay in to the end."""
    if plan.margin is None:
        return Thought(state.write(mine))
    tries, until = budget.limit(plan)
    moves = [mine, *(move for move in state.moves() if move != mine)]
    trial = Trial(state, state.turn, seed, plan.policy(), moves)
    for count in slices(max(1.0, tries / len(moves)), until, WORLDS):
        trial.run(count)
    best = min(range(len(moves)), key=trial.cost)
    if -trial.cost(best) <= plan.margin * trial.cost_error(best):
        best = 0
    return Thought(state.write(moves[best]), worths_of(trial, state), sum(trial.tried))


def worths_of(trial: Trial, state: State) -> dict[str, Worth]:
    """What was found out about each move on trial."""
    return {
        state.write(move): Worth(trial.mean(place), trial.error(place), int(trial.tried[place]))
        for place, move in enumerate(trial.moves)
    }


def slices(tries: float, until: float, size: int = SLICE) -> Iterator[int]:
    """One slice at least; then more while there are tries and time left."""
    done = 0
    while done == 0 or (done < tries and (until == FOREVER or time.perf_counter() < until)):
        with suppress(OverflowError):
            size = min(size, max(1, ceil(tries - done)))
        yield size
        done += size

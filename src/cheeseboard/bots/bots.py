"""Bots: given what a person in that chair is given, they name a move.

A bot gets a view as plain data. From it, it rebuilds a position it may believe in, and plays there. It has no way
to the true one: it could run on another machine.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.search import Search
from cheeseboard.engine.state import State
from cheeseboard.games.box import Game

TRIES: Final = 400  # of a careful bot; half a millisecond to a few, compiled
MOST: Final = 100_000  # it keeps a place in its tree for each
SLICE: Final = 100


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: by the clock, or in simulations; as it likes if neither is said."""

    seconds: float | None = None
    sims: int | None = None


@dataclass(frozen=True)
class Decision:
    """A move as it is written, the win chances it came from with their standard errors, and how often was tried."""

    move: str
    values: dict[str, tuple[float, float]] = field(default_factory=dict)
    sims: int = 0


Bot = Callable[[Game[Any], Mapping[str, Any], int, Budget], Decision]  # game, view, seed


def at_random(game: Game[Any], view: Mapping[str, Any], seed: int, _: Budget) -> Decision:
    """Any move will do."""
    state: State = game.recall(view)
    return Decision(state.write(state.pick(Dice(seed))))


def greedy(game: Game[Any], view: Mapping[str, Any], _seed: int, _: Budget) -> Decision:
    """Takes what the game's own advice finds best right now. It leaves nothing to chance."""
    return Decision(game.advise(view).move)


def careful(game: Game[Any], view: Mapping[str, Any], seed: int, budget: Budget) -> Decision:
    """Tries every move in worlds that look like this one, and takes the one that wins most."""
    state: State = game.recall(view)
    if state.count() == 1:
        return Decision(state.write(state.move(0)))
    ends = None if budget.seconds is None else time.perf_counter() + budget.seconds
    tries = (budget.sims or TRIES) if ends is None else MOST
    search = Search(state, state.turn, seed, tries)
    while search.run(SLICE if ends is None else 1) and (ends is None or time.perf_counter() < ends):
        pass
    return Decision(state.write(search.best()), win_chances(search, state), tries - search.left)


def win_chances(search: Search, state: State) -> dict[str, tuple[float, float]]:
    """What each move that was tried won, and how far that may be off."""
    found = {}
    for move in state.moves():
        child = search.tree.child(0, state.seen(move, search.seat))
        if child >= 0:
            tries = int(search.tree.visits[child])
            mean = search.tree.total[child] / tries
            found[state.write(move)] = mean, sqrt(max(mean * (1 - mean), 1 / tries) / tries)
    return found


BOTS: Final[dict[str, Bot]] = {"random": at_random, "greedy": greedy, "careful": careful}


def choose(name: str, game: Game[Any], view: Mapping[str, Any], seed: int) -> str:
    """What the bot of that name plays."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](game, view, seed, Budget()).move

"""Bots: given what a person in that chair is given, they name a move.

A bot gets a view as plain data. From it, it rebuilds a position it may believe in, and plays there. It has no way
to the true one: it could run on another machine.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.search import Search
from cheeseboard.engine.state import State
from cheeseboard.games.box import Game

Bot = Callable[[Game[Any], Mapping[str, Any], int], str]  # game, view, seed: the notation of a move

TRIES: Final = 400  # of a careful bot; half a millisecond to a few, compiled
SLICE: Final = 100


def at_random(game: Game[Any], view: Mapping[str, Any], seed: int) -> str:
    """Any move will do."""
    state: State = game.recall(view)
    return state.write(state.pick(Dice(seed)))


def greedy(game: Game[Any], view: Mapping[str, Any], _: int) -> str:
    """Takes what the game's own advice finds best right now. It leaves nothing to chance."""
    return game.advise(view).move


def careful(game: Game[Any], view: Mapping[str, Any], seed: int) -> str:
    """Tries every move in worlds that look like this one, and takes the one that wins most."""
    state: State = game.recall(view)
    if state.count() == 1:
        return state.write(state.move(0))
    search = Search(state, state.turn, seed, TRIES)
    while search.run(SLICE):
        pass
    return state.write(search.best())


BOTS: Final[dict[str, Bot]] = {"random": at_random, "greedy": greedy, "careful": careful}


def choose(name: str, game: Game[Any], view: Mapping[str, Any], seed: int) -> str:
    """What the bot of that name plays."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](game, view, seed)

"""Bots: given what a person in that chair is given, they name a move.

A bot gets a view as plain data. From it, it rebuilds a position it may believe in, and plays there. It has no way
to the true one: it could run on another machine.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain, count
from typing import Any, Final

from cheeseboard.bots.thought import USUAL, Budget, Thought, ponder
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import State
from cheeseboard.games.box import Game

Bot = Callable[[Game[Any], Mapping[str, Any], int, Budget], Thought]  # game, view, seed, how long it may think


def at_random(game: Game[Any], view: Mapping[str, Any], seed: int, _: Budget) -> Thought:
    """Any move will do."""
    state: State = game.recall(view)
    return Thought(state.write(state.pick(Dice(seed))))


def childlike(age: int, game: Game[Any], view: Mapping[str, Any], seed: int, _: Budget) -> Thought:
    """Errs as children do: each game knows how."""
    return Thought(game.child(view, age, Dice(seed)))


def greedy(game: Game[Any], view: Mapping[str, Any], seed: int, _: Budget) -> Thought:
    """Takes what the game's own advice finds best right now; of equals any, or several of them would play a pattern."""
    best = game.equals(view)
    return Thought(best[Dice(seed).below(len(best))])


def ahead(which: int, game: Game[Any], view: Mapping[str, Any], seed: int, budget: Budget) -> Thought:
    """Thinks ahead as the game plans it for so many players."""
    return ponder(game, view, game.plans(view["seats"])[which], seed, budget)


MICE: Final = ("pip", "mia", "otto", "clara", "gustav")  # the five levels
KIN: Final = {  # what bots of a kind are called: the mouse itself, then its cousins, who play alike
    "pip": ("Pip", "Pina", "Piet", "Perla", "Poldi", "Pablo", "Penny", "Primo"),
    "mia": ("Mia", "Maja", "Mats", "Mona", "Mirko", "Merle", "Malou", "Marlo"),
    "otto": ("Otto", "Ole", "Olga", "Otis", "Orla", "Olaf", "Odette", "Omar"),
    "clara": ("Clara", "Carlo", "Cleo", "Cosmo", "Cora", "Casper", "Celia", "Cyril"),
    "gustav": ("Gustav", "Greta", "Georg", "Gerda", "Gunnar", "Gloria", "Gaston", "Gina"),
}
BOTS: Final[dict[str, Bot]] = {
    "pip": partial(childlike, 6),
    "mia": partial(childlike, 8),
    "otto": greedy,
    "clara": partial(ahead, 0),
    "gustav": partial(ahead, 1),
    "random": at_random,
}
FAMILY: Final = "family"  # no bot: opponents who all play differently
FAMILIES: Final = (("otto",), ("pip", "otto"), ("pip", "otto", "clara"), ("pip", "mia", "otto", "clara"), MICE)


def family(number: int) -> list[str]:
    """So many opponents, each different for as long as there are mice: the same families as in the browser (lib/seats.ts)."""
    named = FAMILIES[min(number, len(FAMILIES)) - 1] if number else ()
    return [*named, *(("otto", "mia", "pip")[place % 3] for place in range(len(named), number))]


def names_of(bot: str) -> Iterator[str]:
    """What bots of this kind are called, one after the other: Otto, Ole, Olga. Numbers only when the names have run out."""
    names = KIN.get(bot, (bot.capitalize(),))
    return chain(names, (f"{names[0]} {k}" for k in count(2)))


def goes_by(bot: str, name: str) -> bool:
    """Whether a bot of this kind has its own name, and not one that somebody gave it."""
    return name.rstrip(" 0123456789") in KIN.get(bot, (bot.capitalize(),))


def think(name: str, game: Game[Any], view: Mapping[str, Any], seed: int, budget: Budget = USUAL) -> Thought:
    """What the bot of that name plays, and what it found out."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](game, view, seed, budget)


def choose(name: str, game: Game[Any], view: Mapping[str, Any], seed: int, budget: Budget = USUAL) -> str:
    """What the bot of that name plays."""
    return think(name, game, view, seed, budget).move


def takes(name: str, game: Game[Any], seats: int, times: float = 1.0) -> float:
    """Seconds that this bot may think about any move, however little there is to think about.

    Who answers sooner tells something about its cards. Where nobody has anything to hide, and from the three who do
    not think ahead, that is nothing.
    """
    if name not in MICE[-2:] or not game.has_secrets:
        return 0.0
    return game.plans(seats)[MICE[-2:].index(name)].takes * times


def patiently(name: str, game: Game[Any], view: Mapping[str, Any], seed: int, budget: Budget = USUAL) -> str:
    """What the bot of that name plays, for those who watch: told no sooner than all its moves."""
    until = time.perf_counter() + takes(name, game, view["seats"], budget.times)
    move = choose(name, game, view, seed, budget)
    time.sleep(max(0.0, until - time.perf_counter()))
    return move

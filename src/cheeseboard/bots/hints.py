"""A hint for a person: Clara's move, why it is good, and how its chances compare with the next best."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from cheeseboard.bots.thought import Budget, Worth, ponder
from cheeseboard.games.box import Advice, Game

STRENGTHS: Final = (1, 2, 3)  # where to look; the move; the move, its chances and why
SECONDS: Final = 0.3  # nobody waits longer for a hint
BEST: Final = 3  # moves whose chances are told


@dataclass(frozen=True)
class Prospect:
    """What a move promises: its chance to win in percent, and the standard error of that; an exact one has none."""

    move: str
    percent: int
    error: int


@dataclass(frozen=True)
class Hint:
    advice: Advice
    prospects: list[Prospect]  # of the best moves, the advised one first; nothing where there is no choice


def hint(game: Game[Any], view: Mapping[str, Any], budget: Budget | None = None) -> Hint:
    """From the view alone, and always with the same luck: asking again does not change it."""
    plan = game.plans(view["seats"])[0]
    thought = ponder(game, view, plan, 0, budget or Budget(plan.tries, SECONDS))
    ranked = sorted(thought.worths.items(), key=lambda each: (each[0] != thought.move, *rank(each[1])))
    return Hint(game.explain(view, thought.move), [prospect(*each) for each in ranked[:BEST]])


def rank(worth: Worth) -> tuple[int, float]:
    """What was tried most came furthest. A move that was lucky once or twice is not among the best for that."""
    return -worth.tries, -worth.chance


def prospect(move: str, worth: Worth) -> Prospect:
    return Prospect(move, round(100 * worth.chance), ceil(100 * worth.error))

"""What could be under here? What luck will do next, as far as one seat can know.

The true table's odds are a secret: they count what others have seen. So the table is rebuilt from what this seat knows,
everything else is dealt again many times, and the odds of those worlds are averaged.
"""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, State
from cheeseboard.games.box import Game

WORLDS: Final = 4000  # at most
FIRST: Final = 50  # if so many worlds agree, all do
SECONDS: Final = 0.8  # of patience

Odds = dict[str, Fraction]  # luck's outcomes as notations, and how likely each is


@dataclass
class Chances:
    """What luck answers to a move."""

    move: str
    odds: dict[str, float]
    is_exact: bool  # all worlds agree


def chances(game: Game[Any], view: Mapping[str, Any], seed: int = 0, seconds: float = SECONDS) -> list[Chances]:
    """For every move of this seat, what luck may answer; nothing for moves that luck has no part in."""
    root: State = game.recall(view)
    seat, dice = int(view["seat"]), Dice(seed)
    moves = root.moves() if root.turn == seat else []
    sums: list[Odds] = [{} for _ in moves]
    differ = [False for _ in moves]
    first: list[Odds] = []
    until, worlds = time.monotonic() + seconds, 0
    while worlds < WORLDS and (worlds < FIRST or any(differ)) and (worlds < 2 or time.monotonic() < until):
        world = root.imagine(seat, dice)
        answers = [answer(world.clone(), move) for move in moves]
        first = first or answers
        worlds += 1
        for k, found in enumerate(answers):
            differ[k] = differ[k] or found != first[k]
            for notation, share in found.items():
                sums[k][notation] = sums[k].get(notation, Fraction(0)) + share
    return [
        Chances(root.write(move), {n: float(share / worlds) for n, share in sums[k].items()}, not differ[k])
        for k, move in enumerate(moves)
        if sums[k]
    ]


def answer(world: State, move: int) -> Odds:
    """What luck may answer to this move in this world."""
    world.happen(move)
    if world.turn != LUCK:
        return {}
    return {world.write(each): Fraction(int(world.odds(each)), int(world.tickets)) for each in world.moves()}


def together(found: list[Chances]) -> list[tuple[list[str], Chances]]:
    """Moves that luck answers alike are told together."""
    told: list[tuple[list[str], Chances]] = []
    for each in found:
        for moves, same in told:
            if same.odds == each.odds:
                moves.append(each.move)
                break
        else:
            told.append(([each.move], each))
    return told

"""How the five mice play."""

import sys
from collections.abc import Mapping
from functools import partial
from time import perf_counter, process_time
from typing import Final

from cheeseboard.engine.bits import bit, popcount
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.games.box import Plan
from cheeseboard.games.cheese_rescue import endgame
from cheeseboard.games.cheese_rescue.advice import after
from cheeseboard.games.cheese_rescue.policy import Focused, Keen, Thorough, standing
from cheeseboard.games.cheese_rescue.rules import CHEESE, DOG, MOUSE, OWNED, Rescue
from cheeseboard.games.cheese_rescue.view import View, recall

# Children


def child(seen: View, age: int, dice: Dice) -> str:
    """What a child likes best; of what it likes equally well, anything."""
    table, seat = recall(seen), seen["seat"]
    likes = pip_likes if age < 8 else mia_likes
    liked = {move: likes(table, move, seat) for move in table.moves()}
    favourites = [move for move in liked if liked[move] == max(liked.values())]
    return table.write(favourites[dice.below(len(favourites))])


def pip_likes(table: Rescue, move: int, seat: int) -> int:
    """At six: my biggest cheese, but not beside a mouse. No cat and no dog comes into it, and no cheese of the others.

    One that lies there already is as good as one to lay.
    """
    if move == table.house.swap:
        return after(table, move).scores()[seat]
    kind, spot = table.house.kinds[move], table.spot_at(table.house.cells[move])
    beside = table.near(bit(spot))
    if kind == MOUSE:
        return -1 if beside & table.boards[OWNED + seat] else 0
    if kind < CHEESE or beside & table.boards[MOUSE]:
        return 0
    return kind - CHEESE + 1


def mia_likes(table: Rescue, move: int, seat: int) -> int:
    """At eight: as many points more than the next best as there can be right now. She forgets what dogs do."""
    world = after(table, move)
    world.boards[DOG] = 0
    scores = world.scores()
    return scores.pop(seat) - max(scores)


# The end, worked out

TURNS: Final = 10  # from here on, with two players
QUICK: Final = not endgame.__file__.endswith(".py")  # compiled
POSITIONS: Final = 1_000_000 if QUICK else 2_000  # looked at, at most; either takes about half a second
SECONDS: Final = 2.0  # and not longer where everything is slower, as in a browser: nobody waits for an exact answer
CLOCK: Final = perf_counter if sys.platform == "emscripten" else process_time  # which stands still in a browser


def solve(table: Rescue, seat: int) -> Mapping[int, float]:
    """What each move leads to if both play as well as can be; of equals, the one that looks best comes first."""
    left = table.house.side**2 - popcount(table.taken)
    if table.seats != 2 or table.pile or left > TURNS:
        return {}
    end = endgame.Endgame(seat, left, POSITIONS, SECONDS, CLOCK)
    found: dict[int, float] = {}
    for move in sorted(table.moves(), key=lambda move: -standing(after(table, move), seat)):
        found[move] = end.chance(table, move)
        if end.gave_up:
            return {}
    return found


# Thinking ahead

FEAR: Final = 1  # of five parts: what an open cell beside it takes from a cheese


def keen(looks: int) -> Keen:
    """In an imagined game everybody looks at so many moves before each."""
    return Keen(looks, FEAR)


def focused(cells: int, table: Rescue) -> Focused:
    """So many cells are worth a thought for each kind of card."""
    return Focused(table, cells, FEAR)


def policies(_: int) -> Mapping[str, Policy]:
    """Otto looks at all moves."""
    return {"otto": Thorough()}


def plans(seats: int) -> tuple[Plan, Plan]:
    """Clara puts the likeliest moves on trial. Gustav grows a tree of them, and works out the end against one other.

    At a table of four it takes imagined players who look harder to be a match for Otto. Against one other more tries help more:
    what is played early decides which end is left to work out.
    """
    likely, crowd, duel = partial(focused, 3), seats == 4, seats == 2
    tries, looks = (150, 32) if crowd else (200, 5)
    return (
        Plan(tries=tries, seconds=0.25, is_tree=False, policy=partial(keen, looks), focus=likely, solves=False),
        Plan(
            tries=64_000 if duel else 8_000,
            seconds=0.9,
            exploration=0.3,
            hope=4.0 if duel else 0.0,
            policy=partial(keen, 8 if crowd else 4),
            focus=likely,
        ),
    )

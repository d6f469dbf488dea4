"""Puzzles of Cheese Chase: where the cat or the mouse must be, or most likely is, by exact odds."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Course, Proved, Puzzling
from cheeseboard.games.cheese_chase.odds import marginals
from cheeseboard.games.cheese_chase.position import DRAWING
from cheeseboard.games.cheese_chase.rules import CATCH, Chase
from cheeseboard.games.cheese_chase.view import View, believed, view

HUNTERS: Final = ("cat", "mouse")
MARGIN: Final = Fraction(1, 10)  # by which the likeliest place is ahead, or nobody could see it
MOST_TURNS: Final = 18  # that somebody can look back at
WORLDS: Final = 400  # looked at, at most, for one that shows a mistake
STEPS: Final = (2, 4, 6, 8, 11)  # of reasoning, at most, on each level but the last
THEMES: Final = ("catch", "row", "hands", "moved", "still")


def find(state: Chase) -> Proved | None:
    """Before a card is drawn: the one that must be the cat, or the mouse; or the likeliest one to end the hunt."""
    if state.phase != DRAWING or len(state.turns) > MOST_TURNS:
        return None
    seen = view(state, state.turn)
    table, glimpses, belief = believed(seen)
    places = marginals(belief, glimpses, table.all_cards(), table.places())
    draws = {move: places[move] for move in state.moves()}  # a draw's number is its place
    own = holds(seen)
    for hunter in HUNTERS:
        worths = {move: odds.get(hunter, Fraction(0)) for move, odds in draws.items()}
        best = max(worths.values())
        if best == 1 and not is_known(seen, worths, hunter):
            return found(seen, f"must-{hunter}", hunter, worths, own)
        if own in HUNTERS and own != hunter and best < 1 and sorted(worths.values())[-2] + MARGIN <= best:
            return found(seen, "likeliest", hunter, worths, own)
    return None


def holds(seen: View) -> str | None:
    """The card that the seat in turn has in its hand, if it is large; or the one it has just looked at."""
    if seen["hand"] == 1:
        return seen["known"][seen["seat"]][0]
    return seen["now"]["own"]


def is_known(seen: View, worths: Mapping[int, Fraction], hunter: str) -> bool:
    """Whether it is remembered to lie there: nothing to work out."""
    place = max(worths, key=lambda move: worths[move])
    return seen["known"][place // seen["hand"]][place % seen["hand"]] == hunter


def found(seen: View, kind: str, hunter: str, worths: Mapping[int, Fraction], own: str | None) -> Proved:
    answer = max(worths, key=lambda move: worths[move])
    steps = traced(seen, answer)
    themes = ["row" if seen["hand"] > 1 else "hands", "moved" if steps > 1 else "still"]
    if own in HUNTERS:
        themes.insert(0, "catch")
    last = tuple((turn["seat"], turn["owner"], turn["owner_place"], *turn["shown"]) for turn in seen["turns"][-3:])
    mine = (answer - seen["seat"] * seen["hand"]) % (seen["seats"] * seen["hand"])
    level = 0 if kind == "likeliest" or own in HUNTERS else 1 + sum(steps > most for most in STEPS)
    return Proved(
        kind=kind,
        worths=worths,
        steps=steps,
        themes=tuple(themes),
        sketch=(kind, hunter, seen["seats"], mine, tuple(sorted(worths.values())), last),
        level=level,
    )


def traced(seen: View, place: int) -> int:
    """How many turns one has to think of: those since the deal in which a card of that place, or one it met, was in hand."""
    touched, steps = {place}, 1
    for turn in reversed(seen["turns"]):
        own, drawn = spots(seen, turn["seat"], turn["place"]), spots(seen, turn["owner"], turn["owner_place"])
        if {own, drawn} & touched:
            touched |= {own, drawn}
            steps += 1
    return steps


def spots(seen: View, seat: int | None, place: int | None) -> int:
    return -1 if seat is None or place is None else seat * seen["hand"] + place - 1


def course(state: Chase, found: Proved, move: int) -> Course:
    """The card is drawn and seen. After a mistake: in a world in which it is another one."""
    hunter, is_right = hunted(state, found), move == found.answer
    for number in range(WORLDS):
        world = state.imagine(state.turn, Dice(number))
        moves, card = played(world, move)
        if (card == f"card {hunter}") == is_right:
            return Course(world, moves)
    raise AssertionError("a world in which it is so is possible, and none was found")


def hunted(state: Chase, found: Proved) -> str:
    """Which of the two is looked for."""
    if found.kind != "likeliest":
        return found.kind.removeprefix("must-")
    own = holds(view(state, state.turn))
    return next(hunter for hunter in HUNTERS if hunter != own)


def played(world: Chase, move: int) -> tuple[list[int], str]:
    """The move, the card that is seen, and the catch if cat and mouse meet; and how that card is written."""
    now = world.clone()
    now.happen(move)
    card = int(now.move(0))
    written = now.write(card)
    now.happen(card)
    return [move, card, *([int(CATCH)] if now.is_legal(CATCH) else [])], written


def theme(seen: View, _: str) -> str:
    """Who has the cat or the mouse wants the other one; else it is about where cards are, in rows or in hands."""
    if holds(seen) in HUNTERS:
        return "catch"
    return "row" if seen["hand"] > 1 else "hands"


PUZZLING: Final = Puzzling(
    kinds=("must-cat", "must-mouse", "likeliest"), themes=THEMES, find=find, course=course, theme=theme
)

"""How the five mice play Alles Käse! Pip loves big numbers; Mia keeps to the small ones; the best two think ahead."""

from collections.abc import Mapping
from typing import Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.games.alles_kaese.advice import on_display, traps_of
from cheeseboard.games.alles_kaese.policy import ByPrice, ByTable, Frugal
from cheeseboard.games.alles_kaese.view import View
from cheeseboard.games.box import Plan

OLD: Final = 8  # at that age one remembers what one has peeked at
BIG: Final = 5  # holes: what the little one wants
SMALL: Final = 3  # what it still dares to take with two traps
DARING: Final = 5  # what the bigger one dares to take without a trap; each takes one off
FORGOTTEN: Final = 3  # peeks of ten


def child(seen: View, age: int, dice: Dice) -> str:
    """Peeks where the most holes are; keeps what it likes, and what it knows to be cheese."""
    cards = on_display(seen)
    fits = [place for place, card in cards.items() if card["holes"] == seen["die"]]
    fronts = {place: remembered(card["front"], age, dice) for place, card in cards.items()}
    if not fits:
        unknown = [place for place in cards if fronts[place] is None] or list(cards)
        return f"peek {max(unknown, key=lambda place: cards[place]['holes'])}"
    place = min(fits, key=lambda place: ("cheese", None, "trap").index(fronts[place]))
    keeps = fronts[place] == "cheese" or (fronts[place] is None and likes(seen, age))
    return f"{'keep' if keeps else 'drop'} {place}"


def remembered(front: str | None, age: int, dice: Dice) -> str | None:
    """What it peeked at, unless it has forgotten."""
    return None if age < OLD and dice.below(10) < FORGOTTEN else front


def likes(seen: View, age: int) -> bool:
    """The little one wants big numbers until two traps have snapped; the bigger one dares less with each of them."""
    traps = traps_of(seen)
    if age >= OLD:
        return seen["die"] <= DARING - traps
    return seen["die"] >= BIG if traps < 2 else seen["die"] <= SMALL


def policies(_: int) -> Mapping[str, Policy]:
    """Otto counts traps."""
    return {"otto": Frugal()}


def plans(seats: int) -> tuple[Plan, Plan]:
    """Clara tries what traps cost; Gustav, with two players, knows what is still to win."""
    policy = ByTable if seats == 2 else ByPrice
    clara = Plan(tries=400, seconds=0.25, is_tree=False, policy=policy)
    return clara, Plan(tries=6000, seconds=0.5, is_tree=False, policy=policy)

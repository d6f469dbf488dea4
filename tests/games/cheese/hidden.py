"""What a hidden thing is in one world of Cheese; what is not drawn there yet is drawn now."""

from cheeseboard.engine.bits import held, nth_kind, size
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Chance
from cheeseboard.games.cheese.rules import KINDS, Cheese


def lies(world: Cheese, chance: Chance, dice: Dice) -> str:
    seat = int(chance.facts.get("seat", NOBODY))
    if seat != NOBODY and held(world.unseen, seat) == 0:
        return KINDS[world.known_of(seat)[0]]
    return KINDS[nth_kind(world.undrawn, dice.below(size(world.undrawn)))]

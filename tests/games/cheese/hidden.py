"""What a hidden thing is in one world of Cheese; what is not drawn there yet is drawn now."""

from cheeseboard.engine.bits import drawn, held, size
from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Chance
from cheeseboard.games.cheese.rules import KINDS, Cheese


def lies(world: Cheese, chance: Chance, dice: Dice) -> str:
    seat = chance.facts.get("seat")
    if seat is not None and held(world.unseen, seat) == 0:
        return KINDS[world.known_of(seat)[0]]
    return KINDS[drawn(world.undrawn, dice.below(size(world.undrawn)))]

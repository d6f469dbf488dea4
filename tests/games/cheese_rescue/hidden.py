"""What a hidden thing is in one world of Cheese Rescue; what is not drawn there yet is drawn now."""

from cheeseboard.engine.bits import nth_kind, size
from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Chance
from cheeseboard.games.cheese_rescue.rules import ANIMALS, KINDS, Rescue


def lies(world: Rescue, chance: Chance, dice: Dice) -> str:
    bag = world.pile if chance.what == "pile" else world.hands[int(chance.facts["seat"])] & ANIMALS
    return KINDS[nth_kind(bag, dice.below(size(bag)))]

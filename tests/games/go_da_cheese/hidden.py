"""What a hidden thing is in one world of Go da Cheese!; what is not drawn there yet is drawn now."""

from cheeseboard.engine.bits import nth_kind, size
from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Chance
from cheeseboard.games.go_da_cheese.position import KINDS
from cheeseboard.games.go_da_cheese.rules import SMALLEST, Goda


def lies(world: Goda, chance: Chance, dice: Dice) -> str:
    if chance.what == "cheese":
        return str(SMALLEST + nth_kind(world.box, dice.below(size(world.box))))
    if chance.what == "down":
        return KINDS[world.kind(int(world.line(int(chance.facts["cheese"]) - 1)[int(chance.facts["place"]) - 1]))]
    bag = (world.deck_of if chance.what == "deck" else world.hand_of)(int(chance.facts["seat"]))
    return KINDS[nth_kind(bag, dice.below(size(bag)))]

"""What a hidden thing is in one world of Go da Cheese!; what is not drawn there yet is drawn now."""

from cheeseboard.engine.bits import drawn, size
from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Chance
from cheeseboard.games.go_da_cheese.rules import DECKS, HANDS, KINDS, SMALLEST, Goda


def lies(world: Goda, chance: Chance, dice: Dice) -> str:
    if chance.what == "cheese":
        return str(SMALLEST + drawn(world.box, dice.below(size(world.box))))
    if chance.what == "down":
        return KINDS[world.kind(int(world.line(chance.facts["cheese"] - 1)[chance.facts["place"] - 1]))]
    bag = world.words[(DECKS if chance.what == "deck" else HANDS) + chance.facts["seat"]]
    return KINDS[drawn(bag, dice.below(size(bag)))]

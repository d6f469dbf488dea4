"""What a hidden thing is in one world of Alles Käse!; what is not drawn there yet is drawn now."""

from cheeseboard.engine.bits import held, members, nth_kind, size
from cheeseboard.engine.dice import Dice
from cheeseboard.games.alles_kaese.rules import FRONTS, Kaese
from cheeseboard.games.box import Chance


def lies(world: Kaese, chance: Chance, dice: Dice) -> str:
    if chance.what == "die":
        return str(1 + dice.below(int(world.house.faces)))
    if chance.what == "next":
        return str(nth_kind(world.supply, dice.below(size(world.supply))))
    if chance.what == "top":
        return front(world, world.cards - 1, dice)
    if chance.what == "dropped":
        return front(world, members(world.dropped)[int(chance.facts["number"]) - 1], dice)
    return front(world, int(world.display[int(chance.facts["place"]) - 1]), dice)


def front(world: Kaese, card: int, dice: Dice) -> str:
    if world.is_known(card):
        return FRONTS[world.is_trap(card)]
    holes = int(world.holes[card])
    traps = held(world.hidden_traps, holes)
    return FRONTS[dice.below(traps + held(world.hidden_cheeses, holes)) < traps]

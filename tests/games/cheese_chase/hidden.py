"""What a hidden thing is in one world of Cheese Chase; what is not drawn there yet is drawn now."""

from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Chance
from cheeseboard.games.cheese_chase.position import CARDS, card_at, place_of
from cheeseboard.games.cheese_chase.rules import Chase


def lies(world: Chase, chance: Chance, dice: Dice) -> str:
    if chance.what == "deal":
        return world.write(world.pick(dice)).removeprefix("deal ")
    if chance.what in ("cat", "mouse"):
        return str(world.owner(place_of(CARDS.index(chance.what), world.cards)))
    place = int(chance.facts["seat"]) * world.hand + int(chance.facts.get("place", 1)) - 1
    return CARDS[card_at(world.cards if world.pack == 0 else world.deal, place)]

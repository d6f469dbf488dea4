"""What the cards of Cheese may be: everybody knows the same, and what nobody has seen is one bag."""

from fractions import Fraction

from cheeseboard.games.box import Chance, shares
from cheeseboard.games.cheese.view import Stack, View


def chances(seen: View) -> list[Chance]:
    """The top card of each stack, the card that opens the pile, and those that were set aside."""
    bag = shares(seen["undrawn"])
    tops = [(seat, top(stack, bag)) for seat, stack in enumerate(seen["stacks"])]
    found = [Chance(what="stack", facts={"seat": seat}, of="kind", odds=odds) for seat, odds in tops if odds]
    left = sum(seen["undrawn"].values()) - sum(stack["unseen"] for stack in seen["stacks"])
    if left:
        found.append(Chance(what="opening" if opens(seen) else "aside", of="kind", odds=bag))
    return found


def top(stack: Stack, bag: dict[str, Fraction]) -> dict[str, Fraction]:
    """Cards that nobody has seen lie on top of those that everybody has."""
    if stack["unseen"]:
        return bag
    return {kind: Fraction(1) for kind in stack["known"][:1]}


def opens(seen: View) -> bool:
    """Whether the last card of the deal has yet to open the pile; then none is set aside."""
    return bool(seen["options"]["leftover"] == "opens")

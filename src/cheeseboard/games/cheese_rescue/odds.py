"""What the hidden animals of Cheese Rescue may be: those that a seat does not see are all alike to it, in hands or in the pile."""

from cheeseboard.engine.bits import held
from cheeseboard.games.box import Chance, shares
from cheeseboard.games.cheese_rescue.rules import CHEESE, KINDS, animals_in_play
from cheeseboard.games.cheese_rescue.view import View


def chances(seen: View) -> list[Chance]:
    """An animal of each other hand, and the top one of the pile."""
    odds = shares(unseen(seen))
    hidden = [seat for seat in range(seen["seats"]) if seat != seen["seat"] and animals(seen, seat)]
    found = [Chance(what="hand", facts={"seat": seat}, of="kind", odds=odds) for seat in hidden]
    if seen["pile"]:
        found.append(Chance(what="pile", of="kind", odds=odds))
    return found


def unseen(seen: View) -> dict[str, int]:
    """How many of each animal lie neither on the table nor in this seat's hand."""
    there = animals_in_play(seen["seats"], seen["options"]["animals"])
    known = [*seen["hand"], *(c["kind"] for c in seen["board"])]
    return {KINDS[kind]: held(there, kind) - known.count(KINDS[kind]) for kind in range(CHEESE)}


def animals(seen: View, seat: int) -> int:
    """How many a seat holds; its cheeses are known."""
    return seen["hands"][seat] - len(seen["cheeses"][seat])

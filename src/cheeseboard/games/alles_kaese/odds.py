"""What the cards of Alles Käse! may be, for all a seat knows.

Among cards with as many holes, those whose front this seat has not seen are all alike to it, whoever else has peeked.
"""

from fractions import Fraction

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.alles_kaese.rules import FRONTS
from cheeseboard.games.alles_kaese.view import Card, View, cards_with, faces, traps_with
from cheeseboard.games.box import Chance, shares


def chances(seen: View) -> list[Chance]:
    """Fronts in the display, on the supply and out of the game; what comes next; the die."""
    display = [(place, c) for place, c in enumerate(seen["display"], 1) if c is not None]
    found = [front(seen, c, "place", {"place": place}) for place, c in display]
    if seen["top"] is not None:
        found.append(front(seen, Card(holes=seen["top"], front=None, seen_by=[]), "top", {}))
    dropped = enumerate(seen["dropped"], 1)
    found += [front(seen, c, "dropped", {"holes": c["holes"], "number": number}) for number, c in dropped]
    holes = shares(to_come(seen))
    if holes:
        found.append(Chance(what="next", of="holes", odds=holes))
    if seen["turn"] != NOBODY:
        die = faces(seen)
        found.append(Chance(what="die", of="face", odds={str(face): Fraction(1, len(die)) for face in die}))
    return found


def front(seen: View, c: Card, what: str, facts: dict[str, int]) -> Chance:
    known = c["front"]
    odds = shares(unseen_fronts(seen, c["holes"])) if known is None else {known: Fraction(1)}
    return Chance(what=what, facts=facts, of="front", odds=odds)


def unseen_fronts(seen: View, holes: int) -> dict[str, int]:
    """How many cheeses and traps with so many holes this seat has not seen."""
    traps = traps_with(seen, holes)
    known = [c["front"] for c in in_sight(seen) if c["holes"] == holes]
    return {
        kind: number - known.count(kind)
        for kind, number in zip(FRONTS, (cards_with(seen, holes) - traps, traps), strict=True)
    }


def to_come(seen: View) -> dict[str, int]:
    """How many cards of the supply have 1, 2, … 6 holes, but for the top card if it can be seen."""
    backs = [c["holes"] for c in in_sight(seen)] + [seen["top"]]
    return {str(holes): cards_with(seen, holes) - backs.count(holes) for holes in range(1, 7)}


def in_sight(seen: View) -> list[Card]:
    """The cards that have left the supply."""
    display = [c for c in seen["display"] if c is not None]
    return [*display, *seen["dropped"], *(c for pile in seen["kept"] for c in pile)]

"""What the hidden cards of Go da Cheese! may be.

The fifteen cards of a colour can lie in many ways, each equally likely: the open ones where they are, marked ones
where only they can be. So a card that must be marked is any of the marked ones that are not known, and all others of
that colour, wherever they are, share what those leave.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from cheeseboard.engine.bits import held
from cheeseboard.games.box import Chance, shares
from cheeseboard.games.go_da_cheese.position import KINDS, is_marked
from cheeseboard.games.go_da_cheese.rules import SMALLEST, House
from cheeseboard.games.go_da_cheese.view import Card, View

Odds = dict[str, Fraction]


def chances(seen: View) -> list[Chance]:
    """The next cheese; the top cards of decks; others' hands; the cards that lie face down."""
    found = [Chance(what="cheese", of="mice", odds=odds) for odds in [next_cheese(seen)] if odds]
    colours = {seat: colour(seen, seat) for seat in range(seen["seats"]) if seat != seen["seat"]}
    for seat, cards in enumerate(seen["decks"]):
        if cards:
            odds = colours[seat][1] if seat in colours else shares(Counter(seen["deck"]))
            found.append(Chance(what="deck", facts={"seat": seat}, of="kind", odds=odds))
    for seat, (_, odds) in colours.items():
        if seen["hands"][seat]:
            found.append(Chance(what="hand", facts={"seat": seat}, of="kind", odds=odds))
    for cheese, place, c in laid(seen):
        if c["kind"] is None:
            odds = colours[c["seat"]][0 if must_be_marked(c) else 1]
            found.append(Chance(what="down", facts={"cheese": cheese, "place": place}, of="kind", odds=odds))
    return found


def next_cheese(seen: View) -> Odds:
    """While they are laid out."""
    if len(seen["cheeses"]) == len(seen["lines"]):
        return {}
    box = enumerate(seen["options"]["cheeses"], int(SMALLEST))
    return shares({str(mice): number - seen["cheeses"].count(mice) for mice, number in box})


def colour(seen: View, seat: int) -> tuple[Odds, Odds]:
    """The odds of a hidden card of a seat's that must be marked, and of any other hidden card of its."""
    mine = [c for _, _, c in laid(seen) if c["seat"] == seat]
    pool = unknown(House(seen["options"]).deck, mine)
    marked = shares({kind: number for kind, number in pool.items() if is_marked(KINDS.index(kind))})
    away = sum(must_be_marked(c) for c in mine)
    left = {kind: number - away * marked.get(kind, Fraction(0)) for kind, number in pool.items()}
    others = sum(left.values())
    return marked, {kind: number / others for kind, number in left.items() if number}


def unknown(deck: int, cards: list[Card]) -> dict[str, int]:
    """How many of each kind of a deck are not among the cards that can be seen."""
    known = [c["kind"] for c in cards]
    return {name: held(deck, kind) - known.count(name) for kind, name in enumerate(KINDS)}


def must_be_marked(c: Card) -> bool:
    """Face down, and not as the first card of its play."""
    return c["kind"] is None and c["step"] > 1


def laid(seen: View) -> Iterator[tuple[int, int, Card]]:
    """Every card on the table, with its cheese and its place there."""
    for cheese, line in enumerate(seen["lines"], 1):
        for place, c in enumerate(line, 1):
            yield cheese, place, c

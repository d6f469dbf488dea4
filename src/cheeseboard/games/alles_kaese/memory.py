"""What the computer remembers for people in Alles Käse!: fronts that they peeked at (RULES.md §10)."""

from collections.abc import Sequence
from typing import Final

from cheeseboard.games.alles_kaese.view import Card, View
from cheeseboard.games.box import Glance

GLANCES: Final = ("front_seen",)


def forget(seen: View, glances: Sequence[Glance]) -> View:
    """Every card that lies face down is face down; but for one that is being peeked at."""
    now = {glance.facts["place"] for glance in glances}
    display = [
        card if card is None or place in now else face_down(card) for place, card in enumerate(seen["display"], 1)
    ]
    return {**seen, "display": display, "dropped": [face_down(card) for card in seen["dropped"]]}


def face_down(card: Card) -> Card:
    return {**card, "front": None}

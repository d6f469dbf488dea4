"""What the computer remembers for people in Cheese Chase: cards that they had in hand (RULES.md §8)."""

from collections.abc import Sequence
from typing import Final

from cheeseboard.games.box import Glance
from cheeseboard.games.cheese_chase.view import Turn, View

DEALT: Final = "dealt_card_seen"
GLANCES: Final = (DEALT, "own_card_seen", "drawn_card_seen", "kept_card_seen", "returned_card_seen")


def forget(seen: View, glances: Sequence[Glance]) -> View:
    """What a seat holds it sees: both cards of a turn, one card in a large game, and those just dealt to it."""
    dealt = {glance.facts["place"] for glance in glances if glance.name == DEALT}
    return {
        **seen,
        "mine": [],
        "turns": [in_public(turn) for turn in seen["turns"]],
        "known": [
            [card if is_held(seen, seat, place, place in dealt) else None for place, card in enumerate(row, 1)]
            for seat, row in enumerate(seen["known"])
        ],
    }


def is_held(seen: View, seat: int, place: int, is_dealt: bool) -> bool:
    """Whether a seat has a card in hand."""
    now = seen["now"]
    if now["seat"] == seen["seat"] and (seat, place) in {
        (seen["seat"], now["place"]),
        (now["owner"], now["owner_place"]),
    }:
        return True
    return seat == seen["seat"] and (is_dealt or seen["hand"] == 1)


def in_public(turn: Turn) -> Turn:
    """A turn as everybody saw it."""
    return {**turn, "own": None, "drawn": None, "kept": None}

"""What the lab wants to know of Go da Cheese!: what each mouse brought to whom it belongs."""

from cheeseboard.games.go_da_cheese.position import FAT_MOUSE, KINDS, KING
from cheeseboard.games.go_da_cheese.rules import Goda


def earned(state: Goda) -> list[tuple[str, int, int]]:
    """Mice that were fed, and those that were not. What a cat or a dog takes is not told apart in the piles."""
    return [
        (KINDS[state.kind(card)], points(state, card) * (state.taker(card) == state.owner(card)), points(state, card))
        for card in range(state.laid)
        if state.kind(card) <= KING
    ]


def points(state: Goda, card: int) -> int:
    return 2 if state.kind(card) == FAT_MOUSE else 1

"""What the lab wants to know of Cheese Rescue: which cheeses were rescued."""

from cheeseboard.engine.bits import members
from cheeseboard.games.cheese_rescue.rules import CHEESE, KINDS, OWNED, Rescue


def earned(state: Rescue) -> list[tuple[str, int, int]]:
    """Every cheese on the table: its points if no mouse eats it."""
    return [
        (KINDS[state.kind_at(spot)], points(state, spot) * (state.rescued(seat) >> spot & 1), points(state, spot))
        for seat in range(state.seats)
        for spot in members(state.boards[OWNED + seat])
    ]


def points(state: Rescue, spot: int) -> int:
    return int(state.kind_at(spot) - CHEESE + 1)

"""What the lab wants to know of Alles Käse!: what each kept card brought."""

from cheeseboard.engine.bits import members
from cheeseboard.games.alles_kaese.rules import Kaese


def earned(state: Kaese) -> list[tuple[str, int, int]]:
    """Its holes, if it was a cheese and its owner has not lost by traps."""
    return [
        (f"{state.holes[card]} hole{'s' * (state.holes[card] > 1)}", brought(state, seat, card), int(state.holes[card]))
        for seat in range(state.seats)
        for card in members(state.kept[seat])
    ]


def brought(state: Kaese, seat: int, card: int) -> int:
    is_lost = state.is_trap(card) or state.traps_of(seat) == state.house.traps_to_lose
    return 0 if is_lost else int(state.holes[card])

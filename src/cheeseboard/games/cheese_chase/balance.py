"""What the lab wants to know of Cheese Chase: who was dealt the cat, and who the mouse."""

from cheeseboard.games.cheese_chase.position import CAT, MOUSE, card_at
from cheeseboard.games.cheese_chase.rules import Chase


def roles(state: Chase) -> list[str | None]:
    """The role that the deal gave each seat; nobody is dealt both."""
    return [role_of(state, seat) for seat in range(state.seats)]


def role_of(state: Chase, seat: int) -> str | None:
    cards = [card_at(state.dealt_to(seat), place) for place in range(state.places())]
    return "cat" if CAT in cards else "mouse" if MOUSE in cards else None

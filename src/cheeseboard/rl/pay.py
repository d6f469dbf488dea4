"""What a game pays: the same to OpenSpiel, PettingZoo, Gymnasium, and in many games at once."""

from cheeseboard.engine.state import NOBODY, State


def payoffs(state: State) -> list[float]:
    """Each seat's share of the win above an even share; nothing before the end, and in a game that nobody wins."""
    winners = state.winners() if state.turn == NOBODY else []
    if not winners:
        return [0.0] * state.seats
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / state.seats for seat in range(state.seats)]

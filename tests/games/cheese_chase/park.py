"""A bot that found the mice out: park your animal in the other's place 2, then always look and draw there."""

from collections.abc import Sequence

from cheeseboard.games.cheese_chase.view import View


def choose(_: object, view: View, moves: Sequence[str]) -> str:
    seat = view["seat"]
    if moves[0].startswith("look"):
        places = [place for place, card in enumerate(view["known"][seat], 1) if card in {"cat", "mouse"}]
        return f"look {places[0] if places else 2}"
    if moves[0].startswith("draw"):
        return f"draw {2 - seat}.2"
    if moves[0].startswith("keep"):
        return next((move for move in moves if move.split()[1] not in {"cat", "mouse"}), moves[0])
    return moves[0]

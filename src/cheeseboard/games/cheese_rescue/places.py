"""Places of Cheese Rescue in words, and what a card would do there."""

from typing import Any, Final

from cheeseboard.games.cheese_rescue.view import View, chases, place, recall, sorts_on

UNSEEN: Final = {"where": "cell", "near": "none", "too": "none"}  # whoever does not see the table is told the cell


def where(seen: View | None, cell: str) -> dict[str, str]:
    """Which place a cell is, for whoever sees the table: above a cat, between two mice."""
    if seen is None:
        return UNSEEN
    found = place(sorts_on(seen["board"]), cell)
    return {"where": found["where"], "near": found["near"], "too": found["too"]}


def foresee(seen: View, move: str) -> dict[str, Any]:
    """Who would chase whom once this card lies there, and what everybody would score, if the hunt began then."""
    table = recall(seen)
    table.happen(table.read(move))
    return {"chases": chases(table), "scores": table.scores()}

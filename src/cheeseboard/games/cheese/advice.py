"""What to do in Cheese, and why: there is only one thing one can do."""

from cheeseboard.games.box import Advice
from cheeseboard.games.cheese.view import View


def advise(seen: View) -> Advice:
    return explain(seen, "flip")


def explain(_: View, move: str) -> Advice:
    return Advice(move, "only")

"""What to do in Cheese, and why: there is only one thing one can do."""

from cheeseboard.games.box import Advice
from cheeseboard.games.cheese.view import View


def advise(_: View) -> Advice:
    return Advice("flip", "only")

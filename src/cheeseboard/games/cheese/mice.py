"""How the five mice play Cheese: they flip. There is nothing to decide, so none of them is better than another."""

from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Plan
from cheeseboard.games.cheese.view import View, recall


def child(seen: View, _: int, __: Dice) -> str:
    state = recall(seen)
    return state.write(state.move(0))


def plans(_: int) -> tuple[Plan, Plan]:
    """One try is as good as many."""
    plan = Plan(tries=1, seconds=0.1, is_tree=False)
    return plan, plan

"""Who plays the seats that do not learn: our mice, a bot in a file, or any function of a view.

In many games at once a mouse that has a policy (``Game.policies``) plays in the same compiled call. All others are asked in Python, one
after the other.
"""

from collections.abc import Sequence
from typing import Any, Final

from cheeseboard.bots.bots import BOTS
from cheeseboard.bots.makers import SeatedBot, asking, bot_maker
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import State
from cheeseboard.games.box import Game
from cheeseboard.table.prompt import OwnBot

Other = str | OwnBot
RANDOM: Final = "random"
AS_PLANNED: Final = Budget(by_clock=False)  # the same seed is the same game, also on a slow machine
SEEDS: Final = 1 << 31


class AsPolicy(Policy):
    """A bot that is asked by the view of its seat. One for all games: it must not remember anything between two questions."""

    def __init__(self, game: Game[Any], bot: SeatedBot) -> None:
        self.game = game
        self.bot = bot

    def choose(self, state: State, dice: Dice) -> int:
        if state.count() == 1:
            return int(state.move(0))
        return int(state.read(self.bot(self.game, self.game.view(state, state.turn), int(dice.below(SEEDS)))))


def read_others(others: Other | Sequence[Other], seats: int) -> list[Other]:
    """Who sits on each of the other chairs, in the order in which they follow the learner. ValueError if there is no such bot."""
    listed: list[Any] = list(others) if isinstance(others, (list, tuple)) else [others] * (seats - 1)
    if len(listed) != seats - 1:
        raise ValueError(f"others: {len(listed)} are not possible; possible: one for all, or {seats - 1}")
    for other in listed:
        name = other.partition(":")[0] if isinstance(other, str) else ""
        if not callable(other) and name not in BOTS and not name.endswith(".py"):
            raise ValueError(
                f"others: {other!r} is not possible; possible: {', '.join(BOTS)}, files such as my_bot.py, functions"
            )
        if isinstance(other, str):
            bot_maker(other, AS_PLANNED)  # says what is wrong with its settings or its file
    return listed


def policies_of(game: Game[Any], seats: int, others: Other | Sequence[Other]) -> list[Policy]:
    """The same for many tables at once. Nobody if all play at random, which is quicker."""
    listed = read_others(others, seats)
    return [] if all(other == RANDOM for other in listed) else [policy_of(game, seats, other) for other in listed]


def policy_of(game: Game[Any], seats: int, other: Other) -> Policy:
    """Whoever that is, as somebody who plays at many tables."""
    if not isinstance(other, str):
        return AsPolicy(game, asking(other))
    if other == RANDOM:
        return Policy()
    return game.policies(seats).get(other) or AsPolicy(game, bot_maker(other, AS_PLANNED)())

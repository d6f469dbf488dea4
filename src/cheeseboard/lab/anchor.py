"""OpenSpiel's own IS-MCTS at our tables, to measure ourselves by.

It is given a view and a seed like every other bot. Its state is recalled from that view, so it knows no more either.
(The bot is the one in Python: OpenSpiel's in C++ does not ask a game written in Python to resample.)
"""

import json
import time
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.bots.thought import Budget
from cheeseboard.engine.state import State
from cheeseboard.games import find
from cheeseboard.games.box import Game

if TYPE_CHECKING:
    from cheeseboard.lab.players import BotMaker, SeatedBot

# OpenSpiel is an extra, and takes a while to load.
# ruff: noqa: PLC0415

SIMS: Final = 1000  # if nobody says how many
ENOUGH: Final = 2  # the first one only opens the root
EXPLORATION: Final = 1.0  # 2, as in its examples, for payoffs from -1 to 1; ours are 1 apart
NO_END: Final = 1 << 40


class TimeUp(Exception):  # noqa: N818 - the search ends here, as it should
    """The bot has thought long enough."""


def anchor(budget: Budget) -> "BotMaker":
    if find_spec("pyspiel") is None:
        raise ValueError(
            "openspiel-ismcts needs OpenSpiel, which is not installed: pip install 'cheeseboard[openspiel]'"
        )

    def sit_down() -> "SeatedBot":
        for module in ("open_spiel.python.algorithms.ismcts", "cheeseboard.rl.openspiel"):
            import_module(module)  # now, or loading would count as thinking
        return lambda game, view, seed: searched(game, view, seed, budget)

    return sit_down


def searched(game: Game[Any], view: Mapping[str, Any], seed: int, budget: Budget) -> str:
    """What it plays, having looked for so long."""
    from numpy.random import RandomState
    from open_spiel.python.algorithms import ismcts, mcts

    ends = None if budget.seconds is None else time.perf_counter() + budget.seconds
    draws, sampled = RandomState(seed % (1 << 32)), 0
    sims = NO_END if ends is not None else budget.tries or SIMS
    state = recalled(game, view, seed)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, draws), EXPLORATION, sims, random_state=draws
    )

    def resample(state: Any, player: int) -> Any:
        nonlocal sampled
        sampled += 1
        if ends is not None and sampled > ENOUGH and time.perf_counter() >= ends:
            raise TimeUp
        return state.resample_from_infostate(player, draws.random_sample)

    bot.set_resampler(resample)
    try:
        policy = bot.run_search(state)
    except TimeUp:
        policy = bot.get_final_policy(state, bot._root_node)  # noqa: SLF001 - the only way to stop it in time
    action, _ = max(policy, key=lambda chance: float(chance[1]))
    return str(state.action_to_string(state.current_player(), action))


def recalled(game: Game[Any], view: Mapping[str, Any], seed: int) -> Any:
    """A state of OpenSpiel's that looks so to whoever has this view."""
    from cheeseboard.rl.openspiel import Origin, Position, TableState

    state: State = game.recall(view)
    position = Position(game, state.seats, view["options"], Origin(int(state.turn), view, "", seed))
    return TableState(spiel_game(game.name, state.seats, json.dumps(view["options"])), position)


@cache
def spiel_game(name: str, seats: int, options: str) -> Any:
    import pyspiel

    from cheeseboard.rl.openspiel import BETWEEN, short_name

    told = {
        option: BETWEEN.join(map(str, value)) if isinstance(value, list) else value
        for option, value in json.loads(options).items()
    }
    return pyspiel.load_game(short_name(find(name)), {"seats": seats, **told})

"""The games as verifiers' (Prime Intellect's library to train and to test language models): one agent against mice. Extra: verifiers.

A task is a game with a seed. The agent reads the rules and its view, answers with a move in brackets, and is told what it sees
next; what is refused is said in the words that people read. The reward is its share of the win above an even share.

Verifiers finds a task set by the name of a module, so a file ``cheeseboard_games.py`` with one line is enough:

    from cheeseboard.agents.verifiers import CheeseboardTaskset, VerifiersEnv; __all__ = ["CheeseboardTaskset", "VerifiersEnv"]
"""

from collections.abc import Iterator
from math import isnan
from typing import Any, Final

import verifiers.v1 as vf

from cheeseboard.agents.text import ALLOWANCE, TextGame
from cheeseboard.bots.scoring import points_lost
from cheeseboard.games import find
from cheeseboard.table.table import HelpLevel

__all__ = ["CheeseboardTaskset", "VerifiersEnv"]

HOW: Final = (
    "Play to win. End every answer with one move in square brackets, written as the rules say, such as [keep 3]."
)


class CheeseboardConfig(vf.TasksetConfig):
    """Which table: the game, how many play, where the agent sits, who the others are, and what help it has."""

    game: str = "cheese-rescue"
    seats: int | None = None
    seat: int = 0
    mouse: str = "otto"
    help_level: HelpLevel = "family"
    error_allowance: int = ALLOWANCE
    scored: bool = False  # whether each decision is weighed in the end, which takes a while
    games: int = 100


class CheeseboardData(vf.TaskData):
    """What a game follows from."""

    table: dict[str, Any]


class CheeseboardTask(vf.Task[CheeseboardData, vf.State, vf.TaskConfig]):
    """A game; its environment scores it."""


class CheeseboardTaskset(vf.Taskset[CheeseboardTask, CheeseboardConfig]):
    """So many games with different luck, numbered from 0."""

    def load(self) -> Iterator[CheeseboardTask]:
        """Each game with its rules and what the agent is told first."""
        asked = self.config
        for seed in range(asked.games):
            table = {
                "game": asked.game,
                "seats": find(asked.game).seats[0] if asked.seats is None else asked.seats,
                "seat": asked.seat,
                "mouse": asked.mouse,
                "help_level": asked.help_level,
                "error_allowance": asked.error_allowance,
                "scored": asked.scored,
                "seed": seed,
            }
            game = dealt(table)
            prompt = f"{game.rules()}\n{game.said(asked.seat)}"
            name = f"{asked.game}#{seed}"
            yield CheeseboardTask(CheeseboardData(name=name, prompt=prompt, system_prompt=HOW, table=table), asked.task)


def dealt(table: dict[str, Any]) -> TextGame:
    """The game of a task, played by the mice until the agent must decide."""
    mice = {seat: table["mouse"] for seat in range(table["seats"]) if seat != table["seat"]}
    game = TextGame(table["game"], mice, help_level=table["help_level"], allowance=table["error_allowance"])
    game.reset(table["seats"], table["seed"])
    return game


class CheeseboardEnvConfig(vf.EnvConfig):
    """One agent, called player."""

    player: vf.AgentConfig = vf.AgentConfig()


class VerifiersEnv(vf.Env[CheeseboardEnvConfig]):
    """A game with one agent. The trace has the reward ``win``, and the metrics ``refused`` and, if asked for, ``points_lost``."""

    async def run(self, task: CheeseboardTask, agents: Any) -> None:
        """Play the game of a task to its end. Who runs out of turns or tokens before has lost."""
        table = task.data.table
        game, refused = dealt(table), 0
        async with agents.player.interaction(task) as interaction:
            segment = None if game.over else await interaction.turn()
            while segment is not None and not segment.terminated:
                refusal = game.step(segment.last_reply)
                refused += bool(refusal)
                segment = None if game.over else await interaction.turn(refusal or game.said(table["seat"]))
        if segment is not None:
            game.failed = table["seat"]
        trace = interaction.trace
        trace.record_reward("win", game.rewards()[table["seat"]])
        trace.record_metric("refused", refused)
        if table["scored"] and game.failed is None:
            lost = points_lost(game.decisions(table["seat"]))
            if not isnan(lost):
                trace.record_metric("points_lost", lost)

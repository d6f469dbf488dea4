"""The games as verifiers': a task is a game with a seed, and its end is the reward. Runs where verifiers is installed."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

vf = pytest.importorskip("verifiers.v1", reason="verifiers is not installed")
from cheeseboard.agents.verifiers import CheeseboardConfig, CheeseboardTaskset, VerifiersEnv  # noqa: E402
from cheeseboard.games import names  # noqa: E402

Answer = Callable[[str], str]


class Player:
    """A model that answers by what it is told, and hears no more once it has said so much."""

    def __init__(self, answer: Answer, most: int = 10_000) -> None:
        self.answer, self.left = answer, most
        self.heard: list[str] = []
        self.trace = SimpleNamespace(rewards={}, metrics={})
        self.trace.record_reward = lambda name, value: self.trace.rewards.update({name: value})
        self.trace.record_metric = lambda name, value: self.trace.metrics.update({name: value})

    @asynccontextmanager
    async def interaction(self, task: Any) -> AsyncIterator[Any]:
        self.heard = [task.data.prompt]
        yield self

    async def turn(self, said: str | None = None) -> Any:
        self.heard += [said] if said is not None else []
        self.left -= 1
        return SimpleNamespace(last_reply=self.answer(self.heard[-1]), terminated=self.left < 0)


def last_move(told: str) -> str:
    """The last of the legal moves that are listed."""
    found = re.findall(r"^  (\S[^:\n]*): ", told, re.MULTILINE)
    return f"I think [{found[-1]}]"


def played(player: Player, number: int = 0, **asked: Any) -> Player:
    tasks = CheeseboardTaskset(CheeseboardConfig(id="cheeseboard_games", games=number + 1, **asked))
    task = list(tasks)[number]
    env = VerifiersEnv.__new__(VerifiersEnv)
    asyncio.run(env.run(task, SimpleNamespace(player=player)))
    return player


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_to_its_end(game: str) -> None:
    player = played(Player(last_move), game=game, mouse="pip")
    assert -1 < player.trace.rewards["win"] < 1
    assert player.trace.metrics == {"refused": 0}


def test_the_same_number_is_the_same_game_and_another_is_another() -> None:
    heard = [played(Player(last_move), number, game="alles-kaese").heard for number in (3, 3, 4)]
    assert heard[0] == heard[1] != heard[2]


def test_who_is_refused_too_often_or_falls_silent_has_lost() -> None:
    wrong = played(Player(lambda _: "[fly]"), game="alles-kaese", error_allowance=1)
    assert wrong.trace.rewards == {"win": -1.0}
    assert wrong.trace.metrics["refused"] == 2
    assert "not possible" in wrong.heard[1]
    assert played(Player(last_move, 2), game="alles-kaese").trace.rewards == {"win": -1.0}


def test_decisions_are_weighed_if_asked_for() -> None:
    player = played(Player(last_move), game="alles-kaese", mouse="pip", scored=True)
    assert player.trace.metrics["points_lost"] < 100

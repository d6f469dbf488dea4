"""Every game as a PettingZoo AEC environment (extra ``rl``).

    from cheeseboard.rl import pettingzoo
    env = pettingzoo.env("cheese-rescue", seats=4, options={"diagonals": True})

or, by PettingZoo's own door, ``pettingzoo.make("aec", "cheeseboard/cheese-rescue-v0", seats=4)`` once this is imported.

An observation is a dict: ``observation``, the game's features for that agent (docs/features.md); ``action_mask``, what it may
play; with ``memory=M`` also ``memory``, the last M moves as it saw them. With M as large as the game is long
(``env.unwrapped.longest``) that is perfect recall. Rewards come when the game ends: each agent's share of the win above an
even share, so that they add up to zero; ``infos`` then tell its ``score``, its ``rank`` (1 is best, equal ones share) and ``won``.
"""

import os
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import names
from cheeseboard.rl.sitting import Sitting, picture


def env(name: str, **settings: Any) -> Any:
    """The environment that takes nothing amiss: who plays an illegal move loses, and the game is over."""
    table = raw_env(name, **settings)
    fair = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(fair))


def parallel_env(name: str, **settings: Any) -> Any:
    """The same for those who want everybody asked at once: an action counts if it is that agent's turn."""
    return turn_based_aec_to_parallel(env(name, **settings))


def raw_env(name: str, **settings: Any) -> "TableEnv":
    """The environment itself: an illegal move is an IllegalMove."""
    return TableEnv(name, **settings)


class TableEnv(AECEnv):
    """One of our games. Luck plays between the agents' turns."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        memory: int = 0,
        render_mode: str | None = None,
        viewer: int = NOBODY,
    ) -> None:
        super().__init__()
        self.sitting = Sitting(name, seats, options, memory)
        self.render_mode, self.viewer = render_mode, viewer  # who looks when it is rendered; NOBODY sees what is public
        self.metadata = {
            "name": f"cheeseboard_{name.replace('-', '_')}_v{self.sitting.game.version}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.seats)]
        self.agents: list[str] = []
        self.longest = self.sitting.game.longest(self.sitting.seats, self.sitting.game.settle(options or {}))
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(self.sitting.actions) for agent in self.possible_agents}
        self._observations = {agent: space(self.sitting) for agent in self.possible_agents}
        self._luck = np.random.default_rng(int.from_bytes(os.urandom(8)))

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal again. A seed decides this game and all that follow it; without one every game is another."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.sitting.begin(int(self._luck.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.sitting.play(int(action))  # type: ignore[arg-type] # None is for those who are dead
        self._clear_rewards()
        if self.sitting.is_over:
            self._pay()
        else:
            self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[self.sitting.state.turn]

    def _pay(self) -> None:
        """The game is over for everybody; the agents are told so in their order."""
        state = self.sitting.state
        ranks = [state.rank(seat) for seat in range(state.seats)]
        winners = state.winners()
        for agent, paid in zip(self.possible_agents, self.sitting.payoffs(), strict=True):
            seat = self._seat[agent]
            self.rewards[agent] = paid
            self.terminations[agent] = True
            place = 1 + sum(rank > ranks[seat] for rank in ranks)
            self.infos[agent] = {"score": state.score(seat), "rank": place, "won": seat in winners}

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.sitting, self._seat[agent])

    def render(self) -> Any:
        text = self.sitting.drawn(self.viewer)
        if self.render_mode == "rgb_array":
            return picture(text)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def space(sitting: Sitting) -> Any:
    """What an observation may be."""
    parts = {
        "observation": spaces.Box(0, 127, (8 * sitting.features.words,), np.uint8),
        "action_mask": spaces.Box(0, 1, (sitting.actions,), np.int8),
    }
    if sitting.memory:
        parts["memory"] = spaces.Box(0, 2 * sitting.actions, (sitting.memory,), np.int16)
    return spaces.Dict(parts)


def observed(sitting: Sitting, seat: int) -> dict[str, Any]:
    """What a seat sees, may play and remembers."""
    parts = {"observation": sitting.numbers(seat), "action_mask": sitting.mask(seat)}
    if sitting.memory:
        parts["memory"] = sitting.memories(seat)
    return parts


for _name in names():
    register("aec", f"cheeseboard/{_name}-v0", f"{__name__}:env", kwargs={"name": _name})
    register("parallel", f"cheeseboard/{_name}-v0", f"{__name__}:parallel_env", kwargs={"name": _name})

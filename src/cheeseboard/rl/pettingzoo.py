"""Every game as a PettingZoo AEC environment (extra ``rl``).

    from cheeseboard.rl import pettingzoo
    env = pettingzoo.env("cheese-rescue", seats=4, options={"diagonals": True})

or, by PettingZoo's own door, ``pettingzoo.make("aec", "cheeseboard/cheese-rescue-v0", seats=4)`` once this is imported.

An observation is a dict: ``observation``, the game's features for that agent (docs/features.md); ``action_mask``, what it may
play; with ``memory=M`` also ``memory``, the last M moves as it saw them. With M as large as the game is long
(``env.unwrapped.longest``) that is perfect recall. With ``flat=True`` an observation is one Box, and ``infos`` have the mask. Rewards come when the game ends: each agent's share of the win above an
even share, so that they add up to zero; ``infos`` then tell its ``score``, its ``rank`` (1 is best, equal ones share) and ``won``.
"""

import os
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import names
from cheeseboard.rl.episode import Episode
from cheeseboard.rl.settings import one_of

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def env(name: str, **settings: Any) -> Any:
    """The wrapped AEC environment, as PettingZoo's own games are: an illegal move loses, and ends the game."""
    table = raw_env(name, **settings)
    fair = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(fair))


def parallel_env(name: str, **settings: Any) -> Any:
    """The same as a parallel environment: only the action of the agent whose turn it is counts."""
    return turn_based_aec_to_parallel(env(name, **settings))


def raw_env(name: str, **settings: Any) -> "TableEnv":
    """The AEC environment without wrappers: an illegal move raises IllegalMove."""
    return TableEnv(name, **settings)


class TableEnv(AECEnv):
    """A game as an AEC environment; luck plays between the agents' turns. ``viewer`` is the seat that render shows."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        memory: int = 0,
        render_mode: str | None = None,
        viewer: int = NOBODY,
        flat: bool = False,
    ) -> None:
        super().__init__()
        self.episode = Episode(name, seats, options, memory)
        self.metadata = {
            "name": f"cheeseboard_{name.replace('-', '_')}_v{self.episode.game.version}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = one_of("render_mode", render_mode, [None, *RENDER_MODES])
        # Who looks when it is rendered; NOBODY sees what is public.
        self.viewer = one_of("viewer", viewer, [NOBODY, *range(self.episode.seats)])
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.longest = self.episode.game.longest(self.episode.seats, self.episode.game.settle(options or {}))
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(self.episode.actions) for agent in self.possible_agents}
        self.flat = flat
        self._observations = {agent: space(self.episode, flat=flat) for agent in self.possible_agents}
        self._luck = np.random.default_rng(int.from_bytes(os.urandom(8)))

    def observation_space(self, agent: str) -> Any:
        """What an observation may be: a Dict of ``observation``, ``action_mask`` and perhaps ``memory``."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """The moves of the game, as numbers."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal again. A seed decides this game and all that follow it; without one every game is another."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.episode.begin(int(self._luck.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is; an agent whose game is over gives None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episode.play(int(action))  # type: ignore[arg-type] # None is for those who are dead
        self._clear_rewards()
        if self.episode.is_over:
            self._pay()
        else:
            self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[self.episode.state.turn]
        if self.flat:
            for agent in self.agents:
                self.infos[agent] = {"action_mask": self.episode.mask(self._seat[agent])}

    def _pay(self) -> None:
        """The game is over for everybody; the agents are told so in their order."""
        state = self.episode.state
        ranks = [state.rank(seat) for seat in range(state.seats)]
        winners = state.winners()
        for agent, paid in zip(self.possible_agents, self.episode.payoffs(), strict=True):
            seat = self._seat[agent]
            self.rewards[agent] = paid
            self.terminations[agent] = True
            place = 1 + sum(rank > ranks[seat] for rank in ranks)
            self.infos[agent] = {"score": state.score(seat), "rank": place, "won": seat in winners}
            if self.flat:
                self.infos[agent]["action_mask"] = self.episode.mask(seat)

    def observe(self, agent: str) -> Any:
        """What an agent sees, may play and remembers."""
        return observed(self.episode, self._seat[agent], flat=self.flat)

    def render(self) -> Any:
        """The table as ``viewer`` sees it: printed, as text or as pixels, by ``render_mode``."""
        if self.render_mode == "rgb_array":
            return self.episode.pixels(self.viewer)
        text = self.episode.drawing(self.viewer)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def space(episode: Episode, *, flat: bool = False) -> Any:
    """The observation space of one game: a Dict, or for those who take no Dict one Box of features and memory."""
    if flat:
        size, most = 8 * episode.features.words + episode.memory, max(127, 2 * episode.actions)
        return spaces.Box(0, most, (size,), np.int16) if episode.memory else spaces.Box(0, 127, (size,), np.uint8)
    parts = {
        "observation": spaces.Box(0, 127, (8 * episode.features.words,), np.uint8),
        "action_mask": spaces.Box(0, 1, (episode.actions,), np.int8),
    }
    if episode.memory:
        parts["memory"] = spaces.Box(0, 2 * episode.actions, (episode.memory,), np.int16)
    return spaces.Dict(parts)


def observed(episode: Episode, seat: int, *, flat: bool = False) -> Any:
    """The observation of a seat."""
    if flat:
        seen = episode.numbers(seat)
        return np.concatenate([seen, episode.memories(seat)]).astype(np.int16) if episode.memory else seen
    parts = {"observation": episode.numbers(seat), "action_mask": episode.mask(seat)}
    if episode.memory:
        parts["memory"] = episode.memories(seat)
    return parts


for _name in names():
    register("aec", f"cheeseboard/{_name}-v0", f"{__name__}:env", kwargs={"name": _name})
    register("parallel", f"cheeseboard/{_name}-v0", f"{__name__}:parallel_env", kwargs={"name": _name})

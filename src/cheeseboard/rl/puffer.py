"""Many games at once as PufferLib's native environments are: buffers that are handed in, one call a step (extra ``rl``).

    from cheeseboard.rl.puffer import PufferGames
    games = PufferGames("alles-kaese", num_envs=1024, others="otto")

It has what ``pufferlib.PufferEnv`` has (2.x and 3.x): ``single_observation_space``, ``single_action_space``, ``num_agents``, the
buffers, ``reset``, ``step`` and ``close``. PufferLib itself is not needed. Its policies know of no masks, so an observation ends with
the mask, a byte for each action. An illegal action loses that game: the reward is that of a lost one, -1/seats, and it begins anew.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from cheeseboard.rl.others import RANDOM, Other
from cheeseboard.rl.vector import Vector

BUFFERS: Final = ("observations", "rewards", "terminals", "truncations", "masks", "actions")
SEEDS: Final = 1 << 62


class PufferGames:
    """One seat of each of many games: in game k that is seat ``k % seats``. A game that has ended begins anew in the same step."""

    def __init__(
        self,
        name: str,
        num_envs: int = 1024,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        others: Other | Sequence[Other] = RANDOM,
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        self.make = {"seats": seats, "options": options, "others": others}
        self.name = name
        self.num_agents = num_envs
        self.random = np.random.default_rng(seed)
        self.games = self._dealt()
        self.chairs: Any = np.arange(num_envs) % self.games.seats
        self.width = self.games.observations.shape[1]
        self.single_observation_space = spaces.Box(0, 127, (self.width + self.games.actions,), np.uint8)
        self.single_action_space = spaces.Discrete(self.games.actions)
        self._take(buf)

    def _dealt(self) -> Vector:
        luck = int(self.random.integers(SEEDS))
        return Vector(self.name, self.num_agents, seed=luck, alone=True, **self.make)  # type: ignore[arg-type]

    def _take(self, buf: Any) -> None:
        """The buffers that are handed in, by their names, or some of our own."""
        kinds = {"observations": np.uint8, "rewards": np.float32, "actions": np.int32}
        for name in BUFFERS:
            shape = (self.num_agents, *(self.single_observation_space.shape if name == "observations" else ()))
            given = None if buf is None else buf[name] if isinstance(buf, Mapping) else getattr(buf, name)
            setattr(self, name, np.zeros(shape, kinds.get(name, np.bool_)) if given is None else given)
        self.masks: Any  # of agents, not of actions: all of them are always there
        self.masks[:] = True

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        """All games anew: observations, and nothing to tell about them."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.games = self._dealt()
        self.rewards: Any
        self.terminals: Any
        self.truncations: Any
        self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False
        return self._seen(), []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """An action in each game: observations, rewards, terminals, truncations, and once games have ended how they went."""
        games, each = self.games, np.arange(self.num_agents)
        chosen = np.asarray(actions).reshape(self.num_agents)
        legal = (chosen >= 0) & (chosen < games.actions)
        legal &= games.masks[each, np.where(legal, chosen, 0)]
        games.step(np.where(legal, chosen, games.masks.argmax(axis=1)))
        self.rewards[:] = np.where(legal, games.rewards[each, self.chairs], -1 / games.seats)
        self.terminals[:] = games.over | ~legal
        for k in np.flatnonzero(~legal & ~games.over):
            games.reset(int(k), int(self.random.integers(SEEDS)))
        ended = np.flatnonzero(self.terminals)
        told = [{"reward": float(self.rewards[ended].mean()), "illegal": float((~legal).sum())}] if len(ended) else []
        return self._seen(), self.rewards, self.terminals, self.truncations, told

    def _seen(self) -> Any:
        self.observations: Any
        self.observations[:, : self.width] = self.games.observations
        self.observations[:, self.width :] = self.games.masks
        return self.observations

    def close(self) -> None:
        """Nothing is open."""

"""Many games at once as a Gymnasium VectorEnv, in one compiled call a step (extra ``rl``).

    from cheeseboard.rl.vector_env import SeatVectorEnv
    envs = SeatVectorEnv("alles-kaese", num_envs=1024, seats=2)

In game k the learner sits on seat ``k % seats``; the others play at random, or as ``others`` says (:class:`cheeseboard.rl.vector.Vector`). A game that has ended begins anew in the same step
(``AutoresetMode.SAME_STEP``). Games end and are never cut off, so nobody needs their last observation, and it is not told.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cheeseboard.rl.others import RANDOM, Other
from cheeseboard.rl.vector import Vector


class SeatVectorEnv(VectorEnv):
    """One seat of each of many games. ``info["action_mask"]`` and ``action_masks()`` say what may be played.

    What is returned is a copy. An illegal action raises IllegalMove, and nothing is played.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        name: str,
        num_envs: int = 1024,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        others: Other | Sequence[Other] = RANDOM,
    ) -> None:
        self.name = name
        self.num_envs = num_envs
        self.options = dict(options or {})
        self.others = others
        self.games = Vector(name, num_envs, seats=seats, options=options, alone=True, others=others)
        self.seats = self.games.seats
        self.chairs: Any = np.arange(num_envs) % self.seats  # the learner's, in each game
        self.single_observation_space = spaces.Box(0, 127, self.games.observations.shape[1:], np.uint8)
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """All games anew: observations and info. The same seed brings the same luck."""
        super().reset(seed=seed, options=options)
        luck = int(self.np_random.integers(1 << 62))
        self.games = Vector(
            self.name, self.num_envs, seats=self.seats, options=self.options, seed=luck, alone=True, others=self.others
        )
        return self.games.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An action in each game: observations, rewards, terminations, truncations, info."""
        self.games.step(actions)
        paid = self.games.rewards[np.arange(self.num_envs), self.chairs]
        return self.games.observations.copy(), paid, self.games.over.copy(), np.zeros(self.num_envs, bool), self._info()

    def action_masks(self) -> Any:
        """What may be played in each game."""
        return self.games.masks.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "_action_mask": np.ones(self.num_envs, bool)}

"""Every game for one who learns alone, as a Gymnasium environment (extra ``rl``); bots sit on the other chairs.

    import gymnasium, cheeseboard.rl.gymnasium
    env = gymnasium.make("cheeseboard/cheese-rescue-v0", seats=4, others="otto")

Observations and rewards are those of :mod:`cheeseboard.rl.pettingzoo`. ``info["action_mask"]`` says what may be played, too; who
plays something else has lost, and ``info["refused"]`` says why.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from cheeseboard.bots.bots import choose
from cheeseboard.engine.state import IllegalMove
from cheeseboard.games import names
from cheeseboard.rl.pettingzoo import observed, space
from cheeseboard.rl.sitting import Sitting, picture


class SeatEnv(gymnasium.Env):
    """One seat of one of our games. Without ``seat`` it sits on another chair each time."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        others: str = "random",
        memory: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.sitting = Sitting(name, seats, options, memory)
        self.chair, self.others, self.render_mode = seat, others, render_mode
        self.seat = seat or 0
        self.observation_space = space(self.sitting)
        self.action_space = spaces.Discrete(self.sitting.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.seat = int(self.np_random.integers(self.sitting.seats)) if self.chair is None else self.chair
        self.sitting.begin(int(self.np_random.integers(1 << 62)))
        self._let_others_play()
        while self.sitting.is_over:  # before it was this seat's turn
            self.sitting.begin(int(self.np_random.integers(1 << 62)))
            self._let_others_play()
        return observed(self.sitting, self.seat), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            self.sitting.play(int(action))
        except IllegalMove as refusal:
            lost = -1 / self.sitting.seats
            return observed(self.sitting, self.seat), lost, True, False, {**self._info(), "refused": str(refusal)}
        self._let_others_play()
        paid = self.sitting.payoffs()[self.seat]
        return observed(self.sitting, self.seat), paid, self.sitting.is_over, False, self._info()

    def _let_others_play(self) -> None:
        sitting = self.sitting
        while not sitting.is_over and sitting.state.turn != self.seat:
            sitting.play(self._of_another())

    def _of_another(self) -> int:
        """What the bot on the chair whose turn it is plays, given what it may know."""
        sitting = self.sitting
        if self.others == "random":
            return sitting.state.pick(sitting.dice)
        view = sitting.game.view(sitting.state, sitting.state.turn)
        return sitting.state.read(choose(self.others, sitting.game, view, int(self.np_random.integers(1 << 31))))

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self.sitting.mask(self.seat), "seat": self.seat}
        if self.sitting.is_over:
            info["scores"] = self.sitting.state.scores()
        return info

    def render(self) -> Any:
        text = self.sitting.drawn(self.seat)
        return picture(text) if self.render_mode == "rgb_array" else text


for _name in names():
    gymnasium.register(f"cheeseboard/{_name}-v0", f"{__name__}:SeatEnv", kwargs={"name": _name})

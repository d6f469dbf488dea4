"""Every game for one who learns alone, as a Gymnasium environment (extra ``rl``); bots sit on the other chairs.

    import gymnasium, cheeseboard.rl.gymnasium
    env = gymnasium.make("cheeseboard/cheese-rescue-v0", seats=4, others="otto")

Observations and rewards are those of :mod:`cheeseboard.rl.pettingzoo`. ``info["action_mask"]`` says what may be played, too; who
plays something else has lost, and ``info["refused"]`` says why.

A game can end before the learner's first decision. It counts: ``reset`` then returns how it ended, ``info["over"]`` is true, and
the first ``step`` plays nothing, pays, and terminates. Once a game is over its mask allows action 0 alone, so that there is always
something to draw from; any action will do.

``others`` is a bot by its name, with settings (``"clara:sims=200"``) or in a file (``"my_bot.py"``), a function
``choose(game, view, moves)``, or a list of them, in the order in which they sit after the learner. With ``flat=True`` an observation
is one Box, and the mask is told by ``info`` and ``action_masks()`` alone. Environments can be copied and pickled.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from cheeseboard.bots.makers import SeatedBot, asking, bot_maker
from cheeseboard.engine.state import IllegalMove
from cheeseboard.games import names
from cheeseboard.rl.episode import Episode
from cheeseboard.rl.others import AS_PLANNED, Other, read_others
from cheeseboard.rl.pettingzoo import observed, space
from cheeseboard.rl.settings import one_of

RENDER_MODES: Final = ("ansi", "rgb_array")


class SeatEnv(gymnasium.Env):
    """One seat of a game; bots called ``others`` play the other seats.

    Without ``seat`` the learner sits on a random chair in each game.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        others: Other | Sequence[Other] = "random",
        memory: int = 0,
        render_mode: str | None = None,
        flat: bool = False,
    ) -> None:
        self.episode = Episode(name, seats, options, memory)
        self.chair = one_of("seat", seat, [None, *range(self.episode.seats)])
        self.others = read_others(others, self.episode.seats)
        self.render_mode = one_of("render_mode", render_mode, [None, *RENDER_MODES])
        self.seat = seat or 0
        self.flat = flat
        self.observation_space = space(self.episode, flat=flat)
        self._seated: dict[int, SeatedBot] = {}
        self.action_space = spaces.Discrete(self.episode.actions)
        self._is_paid = True  # there is no game yet

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal again: the first observation and info. A seed decides this game and all that follow it."""
        super().reset(seed=seed, options=options)
        self.seat = int(self.np_random.integers(self.episode.seats)) if self.chair is None else self.chair
        self.episode.begin(int(self.np_random.integers(1 << 62)))
        self._seated = {}
        self._let_others_play()
        self._is_paid = False
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action: observation, reward, terminated, truncated, info. An illegal action loses the game."""
        if self._is_paid:
            raise ResetNeeded("the game is over, or has not begun: call reset()")
        try:
            if not self.episode.is_over:
                self.episode.play(int(action))
        except IllegalMove as refusal:
            self._is_paid = True
            return self._observed(), -1 / self.episode.seats, True, False, {**self._info(), "refused": str(refusal)}
        self._let_others_play()
        self._is_paid = self.episode.is_over
        return self._observed(), self.episode.payoffs()[self.seat], self._is_paid, False, self._info()

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.is_over and episode.state.turn != self.seat:
            episode.play(self._of_another())

    def _of_another(self) -> int:
        """What the bot on the chair whose turn it is plays, given what it may know."""
        episode, turn = self.episode, self.episode.state.turn
        other = self.others[(turn - self.seat) % episode.seats - 1]
        if other == "random":
            return episode.state.pick(episode.dice)
        if turn not in self._seated:
            self._seated[turn] = bot_maker(other, AS_PLANNED)() if isinstance(other, str) else asking(other)
        view = episode.game.view(episode.state, turn)
        return episode.state.read(self._seated[turn](episode.game, view, int(self.np_random.integers(1 << 31))))

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: bots on the other chairs sit down anew, for what they remember cannot be copied."""
        return {**self.__dict__, "_seated": {}}

    def action_masks(self) -> Any:
        """What may be played now, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(bool)

    def _observed(self) -> Any:
        seen = observed(self.episode, self.seat, flat=self.flat)
        return seen if self.flat else {**seen, "action_mask": self._mask()}

    def _mask(self) -> Any:
        mask = self.episode.mask(self.seat)
        mask[0] |= self.episode.is_over
        return mask

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self._mask(), "seat": self.seat, "over": self.episode.is_over}
        if self.episode.is_over:
            info["scores"] = self.episode.state.scores()
        return info

    def render(self) -> Any:
        """The table as the learner sees it: text, or pixels in the mode ``rgb_array``."""
        is_drawn = self.render_mode == "rgb_array"
        return self.episode.pixels(self.seat) if is_drawn else self.episode.drawing(self.seat)


for _name in names():
    gymnasium.register(f"cheeseboard/{_name}-v0", f"{__name__}:SeatEnv", kwargs={"name": _name})

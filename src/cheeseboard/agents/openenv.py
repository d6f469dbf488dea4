"""The games as OpenEnv's: one agent against mice, with reset, step and state. Extra: openenv."""

from typing import Any
from uuid import uuid4

from openenv.core.env_server import Action, Environment, Observation, State
from pydantic import Field

from cheeseboard.agents.text import ALLOWANCE, TextGame
from cheeseboard.games import find
from cheeseboard.table.table import HelpLevel


class PlayAction(Action):
    """A move, as it is written in the rules."""

    move: str = Field(max_length=2000)


class TableObservation(Observation):
    """What the agent's seat is told, in words and as data."""

    says: str
    refusal: str = ""
    moves: list[str] = Field(default_factory=list)
    view: dict[str, Any] = Field(default_factory=dict)


class CheeseboardEnvironment(Environment[PlayAction, TableObservation, State]):
    """One agent at a table with mice. The reward comes in the end: its share of the win minus an even share."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(
        self,
        game: str = "cheese-rescue",
        seats: int | None = None,
        seat: int = 0,
        mouse: str = "otto",
        help_level: HelpLevel = "family",
        error_allowance: int = ALLOWANCE,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.seats = find(game).seats[0] if seats is None else seats
        mice = {each: mouse for each in range(self.seats) if each != seat}
        self.text = TextGame(game, mice, help_level=help_level, allowance=error_allowance)
        self._state = State()

    def reset(self, seed: int | None = None, episode_id: str | None = None, **_: Any) -> TableObservation:
        """A new game, played until the agent must decide."""
        self.text.reset(self.seats, seed)
        self._state = State(episode_id=episode_id or str(uuid4()), step_count=0)
        return self._told("")

    def step(self, action: PlayAction, timeout_s: float | None = None, **_: Any) -> TableObservation:
        """The agent's move, and the mice's answer."""
        del timeout_s
        self._state.step_count += 1
        return self._told(self.text.step(action.move))

    def _told(self, refusal: str) -> TableObservation:
        told, over = self.text.table.told(self.seat), self.text.over
        return TableObservation(
            says=self.text.said(self.seat),
            refusal=refusal,
            moves=told["moves"],
            view=dict(told["view"]),
            done=over,
            reward=self.text.rewards()[self.seat] if over else 0.0,
        )

    @property
    def state(self) -> State:
        """Which episode it is, and how many steps it has taken."""
        return self._state

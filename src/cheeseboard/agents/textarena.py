"""The games as TextArena's: ``CheeseboardEnv("cheese-rescue")`` has reset, get_observation, step and close. Extra: textarena."""

from typing import Any

import textarena as ta

from cheeseboard.agents.text import ALLOWANCE, TextGame
from cheeseboard.table.table import HelpLevel


class CheeseboardEnv(ta.Env):
    """A game for agents on all seats, as TextArena's own environments are."""

    def __init__(
        self, game: str, *, help_level: HelpLevel = "family", error_allowance: int = ALLOWANCE, **options: Any
    ) -> None:
        self.text = TextGame(game, options=options, help_level=help_level, allowance=error_allowance)
        self.state: ta.State

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """A new game; everybody reads the rules first."""
        self.text.reset(num_players, seed)
        self.state = ta.State(num_players)
        roles = dict(enumerate(self.text.table.table.names))
        self.state.standard_resets(game_state={}, role_mapping=roles, player_prompt_function=self._prompt)
        self._tell()

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        del game_state
        return f"{self.text.rules()}\nYou are {self.text.table.table.names[player_id]}. Answer with a move in brackets."

    def _tell(self) -> None:
        if not self.text.over:
            self.state.current_player_id = self.text.turn
            self.state.add_observation(self.text.said(), ta.ObservationType.GAME_BOARD, to_id=self.text.turn)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The action of whoever is to move; what is refused is said to them alone."""
        seat = self.text.turn
        self.state.add_observation(action, ta.ObservationType.PLAYER_ACTION, from_id=seat, to_id=seat)
        refusal = self.text.step(action)
        if refusal:
            self.state.add_observation(refusal, ta.ObservationType.GAME_ADMIN, to_id=seat)
        else:
            self.state.game_info[seat]["turn_count"] += 1
        self.state.step_info = {"refusal": refusal} if refusal else {}
        if self.text.over:
            self._end()
        else:
            self._tell()
        return self.state.step()  # type: ignore[no-any-return]

    def _end(self) -> None:
        self.state.done = True
        self.state.rewards = dict(enumerate(self.text.rewards()))
        if self.text.failed is not None:
            self.state.game_info[self.text.failed]["invalid_move"] = True
        for seat in range(self.text.seats):
            self.state.add_observation(self.text.said(seat), ta.ObservationType.GAME_BOARD, to_id=seat)

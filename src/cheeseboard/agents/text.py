"""A game as text: who is to move reads, answers with a move, and is refused in the same words as everywhere."""

import hashlib
import re
from collections.abc import Mapping
from typing import Final

from cheeseboard.agents.tables import AGENT, AgentSetup, AgentTable
from cheeseboard.agents.telling import rules_in
from cheeseboard.bots.review import Decision
from cheeseboard.engine.outcome import exact_share
from cheeseboard.games import find
from cheeseboard.table.table import HelpLevel, Refused

BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")
ALLOWANCE: Final = 2  # answers in a row that may be refused; the next one ends the game


class TextGame:
    """One game for agents that read and write, all seats theirs or some the mice's. Made anew by ``reset``."""

    table: AgentTable

    def __init__(
        self,
        game: str,
        mice: Mapping[int, str] | None = None,
        *,
        options: Mapping[str, object] | None = None,
        help_level: HelpLevel = "family",
        language: str = "en",
        allowance: int = ALLOWANCE,
    ) -> None:
        self.game = find(game)
        self.mice = dict(mice or {})
        self.options = dict(options or {})
        self.help_level = help_level
        self.language = language
        self.allowance = allowance
        self.refused: list[int] = []  # by seat: so many answers in a row
        self.failed: int | None = None  # the seat whose answers ended the game

    def reset(self, seats: int | None = None, seed: int | None = None) -> None:
        """A new game. The same seed brings the same luck to the same moves."""
        number = self.game.seats[0] if seats is None else seats
        chairs = tuple(self.mice.get(seat, AGENT) for seat in range(number))
        setup = AgentSetup(self.game.name, chairs, self.options, self.help_level, self.language)
        luck = None if seed is None else hashlib.sha256(b"cheeseboard text %d" % seed).digest()
        self.table = AgentTable(setup, luck)
        self.refused, self.failed = [0] * number, None
        self.table.let_mice_play(patient=False)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.refused)

    @property
    def turn(self) -> int:
        """The seat that must answer; below 0 once the game is over."""
        return int(self.table.table.turn)

    @property
    def over(self) -> bool:
        """Whether the game is over, or was ended."""
        return self.failed is not None or self.table.table.over

    def rules(self) -> str:
        """The rulebook, and how moves are written."""
        return rules_in(self.game.name, self.language)

    def said(self, seat: int | None = None) -> str:
        """What a seat is told, by default the one that must answer."""
        return self.table.said(self.turn if seat is None else seat)

    def step(self, answer: str) -> str:
        """The answer of whoever must: a move, or a text with a move in brackets at its end. The refusal, or nothing."""
        seat = self.turn
        try:
            self.table.play(seat, move_in(answer))
        except Refused as refused:
            self.refused[seat] += 1
            if self.refused[seat] > self.allowance:
                self.failed = seat
            return self.table.refusal(refused)
        self.refused[seat] = 0
        self.table.let_mice_play(patient=False)
        return ""

    def rewards(self) -> list[float]:
        """By seat: the share of the win minus an even share. Whose answers ended the game has lost it alone."""
        if self.failed is not None:
            even = 1 / max(1, self.seats - 1)
            return [-1.0 if seat == self.failed else even for seat in range(self.seats)]
        winners = self.table.table.state.winners() if self.over else []
        if not winners:
            return [0.0] * self.seats
        return [float(exact_share(winners, seat)) - 1 / self.seats for seat in range(self.seats)]

    def decisions(self, seat: int) -> list[Decision]:
        """What each decision of a seat cost, once the game is over."""
        return self.table.decisions(seat)


def move_in(answer: str) -> str:
    """The notation in an answer: what stands in its last brackets, or all of it."""
    found = BRACKETS.findall(answer)
    return " ".join((found[-1] if found else answer).split())

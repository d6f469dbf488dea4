"""A table of its own for agents, and for mice on the other seats."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from cheeseboard.agents.telling import AgentTold, allowed_moves, in_words, question, sentences
from cheeseboard.bots.bots import BOTS, choose, patiently
from cheeseboard.bots.review import Decision
from cheeseboard.bots.scoring import decisions_of
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.table.asked import hint_in_words, odds_in_words
from cheeseboard.table.help import Eyes, is_announced
from cheeseboard.table.links import to_link
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.record import record_of
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import Chair, HelpLevel, Refused, Table
from cheeseboard.table.words import Words
from cheeseboard.terminal.game import bots_called

AGENT: Final = ""  # on a chair: no mouse


@dataclass(frozen=True)
class AgentSetup:
    """What is agreed on before the first card."""

    game: str
    chairs: tuple[str, ...]  # by seat: a mouse, or AGENT
    options: Mapping[str, object] = field(default_factory=dict)
    help: HelpLevel = "family"
    language: str = "en"

    def check(self) -> None:
        """Refuse what cannot be played."""
        find(self.game).new(len(self.chairs), self.options)
        for bot in self.chairs:
            if bot not in (AGENT, *BOTS):
                raise ValueError(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}")
        if AGENT not in self.chairs:
            raise ValueError("there is no chair for an agent")


class AgentTable:
    """One game that agents play against mice, or against each other."""

    def __init__(self, setup: AgentSetup, seed: bytes | None = None, *, table: Table | None = None) -> None:
        setup.check()
        self.setup = setup
        self.code = f"{setup.game}-{secrets.token_urlsafe(9)}"  # whoever knows it sits there: it cannot be guessed
        self.game: Game[Any] = find(setup.game)
        self.words = Words(self.game, setup.language)
        self.table = table or Table(
            setup.game, self._chairs(), setup.options, FairLuck(seed or secrets.token_bytes(32))
        )
        self.table.help = setup.help
        self.eyes = Eyes(self.game, setup.help)
        self.heard_to = dict.fromkeys(range(len(setup.chairs)), 0)  # how much of the log is older than the last move
        self._watched = 0
        self._watch()

    def _chairs(self) -> list[Chair]:
        people = [self.words.player(seat) for seat in range(len(self.setup.chairs))]
        mice = iter(bots_called(self.words, [*filter(None, self.setup.chairs)], people))
        return [
            Chair(next(mice), "bot", bot) if bot else Chair(people[seat]) for seat, bot in enumerate(self.setup.chairs)
        ]

    def _watch(self) -> None:
        for event in self.table.log[self._watched :]:
            self.eyes.hear(event)
        self._watched = len(self.table.log)

    # Playing.

    def play(self, seat: int, notation: str, version: int | None = None) -> None:
        """Play a move of an agent; Refused if that is not possible."""
        self.table.check(seat, notation, self.table.version if version is None else version)
        self.eyes.put_back(seat, self.table.version)
        self.heard_to[seat] = len(self.table.log)
        self.table.play(seat, notation, self.table.version)
        self._watch()

    def let_mice_play(self, *, patient: bool = True) -> None:
        """Until an agent must decide or the game is over. Patient ones take their time, whatever they see."""
        ask = patiently if patient else choose
        while not self.table.over and (bot := self.table.chairs[self.table.turn].bot):
            view = self.game.view(self.table.state, self.table.turn)
            move = ask(bot, self.game, view, self._bot_number())
            self.table.play(self.table.turn, move, self.table.version)
            self._watch()

    def _bot_number(self) -> int:
        return 0 if self.table.luck is None else self.table.luck.bot_number(len(self.table.moves))

    # Telling.

    def told(self, seat: int) -> AgentTold:
        """All that a seat may know now."""
        over, names = self.table.over, self.table.names
        possible = self.table.possible() if self.table.turn == seat else []
        view = self.eyes.view(self.game.view(self.table.state, seat), seat, is_over=over)
        return {
            "table": self.code,
            "game": self.game.name,
            "seat": seat,
            "names": names,
            "help": self.table.help,
            "version": self.table.version,
            "turn": int(self.table.turn),
            "your_turn": self.table.turn == seat,
            "over": over,
            "news": sentences(self.words, self._heard(seat), names, seat),
            "drawn": self.words.draw(view, names, seat),
            "question": question(self.words, int(self.table.turn), seat, names, possible),
            "moves": possible if self.table.help != "printed" else [],
            "view": view,
            "scores": self.table.state.scores() if over else [],
            "winners": self.table.state.winners() if over else [],
            "result": self.words.result(self.table.state, names, seat) if over else "",
            "link": to_link(record_of(self.table)) if over and self.table.luck is not None else "",
        }

    def _heard(self, seat: int) -> Sequence[Event]:
        since = self.table.log[self.heard_to[seat] :]
        return [event for event in since if event.is_heard_by(seat) and self._may_hear(seat, event)]

    def _may_hear(self, seat: int, event: Event) -> bool:
        return event.only is None or self.table.over or self.eyes.hears(seat, event.version, event.name)

    def said(self, seat: int) -> str:
        """The same in words."""
        return in_words(self.told(seat), self.words)

    def moves(self, seat: int) -> list[str]:
        """The legal moves; Refused if the level of help says so, or if it is another's turn."""
        found = allowed_moves(self.table.help, self.table.possible())
        self._check_turn(seat)
        return found

    def hint(self, seat: int) -> str:
        """A good move and why; Refused if the level of help says so, or if it is another's turn."""
        self._check_help()
        self._check_turn(seat)
        return str(hint_in_words(self.game, self.game.view(self.table.state, seat), self.table.names))

    def odds(self, seat: int) -> str:
        """What a seat may think of everything hidden; Refused if the level of help says so."""
        self._check_help()
        chances = self.game.chances(self.game.view(self.table.state, seat))
        return odds_in_words(self.words, chances, self.table.names, seat)

    def _check_help(self) -> None:
        is_announced(self.table.help, 1, sits=True)

    def _check_turn(self, seat: int) -> None:
        if self.table.over:
            raise Refused("over", "the game is over")
        if self.table.turn != seat:
            raise Refused("not-your-turn", f"it is the turn of seat {self.table.turn}", turn=self.table.turn)

    def decisions(self, seat: int) -> list[Decision]:
        """What each decision of a seat cost; Refused until the game is over."""
        if self.table.turn != NOBODY:
            raise Refused("not-possible", "the game is not over")
        return decisions_of(self.game, len(self.table.chairs), self.table.options, self.table.moves, seat)

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be had, in words."""
        return self.words.refusal(refused.reason, self.table.names, **refused.facts)

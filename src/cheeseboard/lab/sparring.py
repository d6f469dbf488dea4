"""Somebody's bot against one of ours where there are no processes: an arena that is played game by game, in a page.

The documentation's page (client/src/console/) asks for one game after the other, and can stop in between.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import Any, Final

from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.lab.arena import ArenaOrder, Fault, Played, play
from cheeseboard.lab.players import BotMaker, SeatedBot
from cheeseboard.lab.standings import Standings, as_json
from cheeseboard.table.console import Output, readable

FILE: Final = "my_bot.py"


class Sparring:
    """A bot's code against one of ours: about as many games as were asked for, in whole blocks."""

    def __init__(self, code: str, game: str, seats: int, other: str, games: int, seed: int = 0) -> None:
        compile(code, FILE, "exec")  # SyntaxError tells more than the arena would
        Path(FILE).write_text(code, "utf-8")
        self.order = ArenaOrder(game, seats, (FILE, other), 1, seed)
        self.order = replace(self.order, blocks=ceil(games / len(self.order.tables)))
        self.standings = Standings(self.order)
        self.played = 0
        self.trace = ""
        self._block: list[Played] = []
        first, *others = self.order.makers()
        self._game, self._makers = find(game), [self._watched(first), *others]

    def next(self) -> str:
        """One more game, and the news."""
        found = play(self.order, self._game, self._makers, self.played)
        if isinstance(found, Fault):
            return self.news(found)
        self.played += 1
        self._block.append(found)
        if len(self._block) == len(self.order.tables):
            self.standings.add(self._block)
            self._block = []
        return self.news()

    def news(self, fault: Fault | None = None) -> str:
        """How many games were played of how many; where things stand after whole blocks; what went wrong."""
        stands = json.loads(as_json(self.standings, "done")) if self.standings.blocks else None
        wrong = fault and {"bot": fault.bot, "game": fault.number + 1, "what": fault.what, "trace": self.trace}
        return json.dumps({"played": self.played, "of": self.order.games, "standings": stands, "fault": wrong})

    def _watched(self, maker: BotMaker) -> BotMaker:
        """The same bot. Where it fails, the lines of its file are kept."""

        def sit_down() -> SeatedBot:
            with self._noting():
                bot = maker()

            def watched(game: Game[Any], view: Mapping[str, Any], seed: int) -> str:
                with self._noting():
                    return bot(game, view, seed)

            return watched

        return sit_down

    @contextmanager
    def _noting(self) -> Iterator[None]:
        try:
            yield
        except BaseException as problem:
            self.trace = readable(problem, FILE)
            raise


def begin(
    tell: Callable[[Output, str], object], code: str, game: str, seats: int, other: str, games: int
) -> Sparring | None:
    """As a browser's worker wants it: nothing if the code is no bot, and what is wrong with it is told."""
    try:
        return Sparring(code, game, seats, other, games)
    except (SyntaxError, ValueError) as problem:
        tell("error", readable(problem, FILE))
        return None

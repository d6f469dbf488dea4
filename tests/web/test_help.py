"""Odds and hints over the wire: exact, in words, for whoever looks, and nobody learns more than they see."""

import asyncio
from fractions import Fraction
from pathlib import Path

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.rooms import wire
from cheeseboard.rooms.answers import help_for
from cheeseboard.rooms.questions import HelpWanted
from cheeseboard.table.languages import LANGUAGES
from cheeseboard.table.table import Refused
from cheeseboard.web.bots import BotProcesses
from cheeseboard.web.metrics import Metrics
from tests.rooms.halls import BOT, ME, House

STRENGTHS: tuple[wire.Strength, ...] = (1, 2, 3)


def chairs(game: str) -> list[wire.WantedChair]:
    return [ME, *[BOT] * (find(game).seats[0] - 1)]


@pytest.mark.parametrize("game", names())
def test_odds_and_hints_at_every_turn_of_a_game(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with House(tmp_path) as house:
            anna = await house.make(*chairs(game), game=game, begin=True)
            await house.quiet()
            anna.told()
            for number in range(12):
                language = LANGUAGES[number % len(LANGUAGES)]
                odds = await house.hall.help(anna.line, wire.Ask("o", "odds", language))
                assert isinstance(odds, wire.OddsAnswer)
                assert (odds.match, odds.version) == (anna.frame.match, anna.frame.version)
                for each in odds.hidden:
                    assert sum(Fraction(ways, total) for _, ways, total in each.odds) == 1
                    assert each.heading and each.lines and each.things
                if anna.frame.over:
                    break
                look, move, hint = [
                    await house.hall.help(anna.line, wire.Ask("h", "hint", language, strength))
                    for strength in STRENGTHS
                ]
                assert (
                    isinstance(look, wire.HintAnswer)
                    and isinstance(move, wire.HintAnswer)
                    and isinstance(hint, wire.HintAnswer)
                )
                assert (look.move, look.prospects) == ("", [])
                assert move.move in look.among and set(look.among) <= set(anna.frame.moves)
                assert move.among == hint.among == []
                assert look.says and look.says not in move.says
                assert (move.move, move.prospects) == (hint.move, [])
                assert [each.move for each in hint.prospects[:1]] == ([hint.move] if len(anna.frame.moves) > 1 else [])
                assert {each.move for each in hint.prospects} <= set(anna.frame.moves)
                assert len(hint.prospects) <= 3
                assert hint.move in anna.frame.moves
                assert hint.says.endswith((".", "!", "?", "…"))
                await anna.play(hint.move)
                await house.quiet()
                anna.told()

    asyncio.run(play())


def test_a_hint_is_for_whoever_is_at_turn_and_odds_are_for_everybody(tmp_path: Path) -> None:
    async def play() -> None:
        async with House(tmp_path) as house:
            anna = await house.make(ME, wire.WantedChair("open"))
            with pytest.raises(Refused, match="no-match"):
                await house.hall.help(anna.line, wire.Ask("o", "odds"))
            ben = await house.join(anna.code)
            watcher = await house.watch(anna.code)
            await anna.begin()
            for other in (ben, watcher):
                with pytest.raises(Refused, match="not-your-turn"):
                    await house.hall.help(other.line, wire.Ask("h", "hint"))
            odds = await house.hall.help(watcher.line, wire.Ask("o", "odds"))
            assert isinstance(odds, wire.OddsAnswer)
            assert odds.seat == NOBODY

    asyncio.run(play())


def test_help_from_another_process_is_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        bots = BotProcesses(Metrics(), 1)
        async with House(tmp_path) as house:
            anna = await house.make(ME, BOT, begin=True)
            wanted = HelpWanted("alles-kaese", anna.frame.view, "odds", "de", ["Anna", "Ben"], 0)
            try:
                assert await bots.help(wanted) == help_for(wanted)
            finally:
                await bots.close()

    asyncio.run(play())


@pytest.mark.parametrize("game", names())
def test_what_a_move_would_change_is_told_before_it_is_made_and_nothing_happens(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with House(tmp_path) as house:
            anna = await house.make(*chairs(game), game=game, begin=True)
            await house.quiet()
            anna.told()
            version = anna.frame.version
            for move in anna.frame.moves[:5]:
                told = house.hall.foresee(anna.line, wire.Foresee("f", version, move))
                assert (told.move, told.version) == (move, version)
            for wrong in (wire.Foresee("f", version, "fly e4"), wire.Foresee("f", version + 1, anna.frame.moves[0])):
                with pytest.raises(Refused):
                    house.hall.foresee(anna.line, wrong)
            assert anna.line.live.version[1] == version

    asyncio.run(play())

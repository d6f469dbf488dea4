"""An agent is told no more than its seat may know: every byte is the same if what is hidden from it is another way."""

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.table.table import Chair, HelpLevel, Table
from tests.every_game.tables import GAMES, Setting
from tests.long import often
from tests.rl.extras import need
from tests.web import worlds

need("mcp", "install mcp")

from mcp import Client  # noqa: E402

from cheeseboard.agents.serving import AgentHouse, OwnTable, agent_server  # noqa: E402
from cheeseboard.agents.tables import AGENT, AgentSetup, AgentTable  # noqa: E402

POSITIONS = often(2, 6)  # of each game
TOOLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("look", {}),
    ("wait", {"seconds": 0}),
    ("legal_moves", {}),
    ("odds", {}),
    ("hint", {}),
    ("score", {}),
    ("begin", {}),
    *(("play", {"move": move}) for move in ("dance", "keep 77", "take 99", "peek 50")),
    *(("play", {"move": "dance", "version": version}) for version in (-1, 0, 5)),
)


def own_table(setting: Setting, past: Sequence[int], seat: int, level: HelpLevel) -> OwnTable:
    """An agent on a seat of a table with this past; everybody else is an agent too, so that nobody moves while it looks."""
    chairs = [Chair(f"Agent {each}") for each in range(setting.seats)]
    luck = worlds.Known(worlds.luck_of(setting, past), worlds.SEED)
    state, moves = setting.new(), []
    for move in past:
        moves.append(state.write(move))
        state.play(move)
    table = Table(setting.game.name, chairs, setting.options, luck, moves=moves, clock=lambda: 0.0)
    setup = AgentSetup(setting.game.name, (AGENT,) * setting.seats, setting.options, level)
    found = OwnTable(AgentTable(setup, table=table), seat)
    found.code = found.table.code = "the-table"
    return found


async def all_told(found: OwnTable) -> list[str]:
    house = AgentHouse()
    house.tables[found.code] = found
    async with Client(agent_server(house)) as client:
        said = [await client.call_tool(tool, {"table": found.code, **more}) for tool, more in TOOLS]
    return [each.model_dump_json() for each in said]


@pytest.mark.parametrize("level", ["family", "printed"])
@pytest.mark.parametrize("game", [game for game in GAMES if game.has_secrets], ids=lambda game: game.name)
def test_an_agent_cannot_tell_worlds_apart_that_look_alike_to_its_seat(game: Any, level: HelpLevel) -> None:
    compared: Counter[str] = Counter()
    for number in range(40 * POSITIONS):
        if compared["twins"] >= POSITIONS:
            break
        dice = Dice(number)
        setting = Setting(game, game.seats[number % len(game.seats)], {})
        past = worlds.some_past(setting, dice)
        end = setting.new()
        for move in past:
            end.play(move)
        seat = int(dice.below(setting.seats))
        other = None if end.turn == NOBODY else worlds.twin(setting, past, seat, dice)
        if other is None:
            continue
        compared["twins"] += 1
        here, there = (own_table(setting, each, seat, level) for each in (past, other))
        assert here.table.table.moves != there.table.table.moves
        assert asyncio.run(all_told(here)) == asyncio.run(all_told(there))
    assert compared["twins"] == POSITIONS


def test_the_test_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that told all it knows would be caught by comparing bytes."""
    chase = next(game for game in GAMES if game.has_secrets)

    def all_moves(self: AgentTable, seat: int) -> str:
        return json.dumps([seat, self.table.moves])

    monkeypatch.setattr(AgentTable, "odds", all_moves)
    with pytest.raises(AssertionError):
        test_an_agent_cannot_tell_worlds_apart_that_look_alike_to_its_seat(chase, "family")

"""Agents at a table over the Model Context Protocol, with the SDK's own client."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from statistics import fmean
from typing import Any

import pytest

from cheeseboard.cli import main
from cheeseboard.games import find, names
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from cheeseboard.web.client import join
from tests.rl.extras import need
from tests.web.server import NO_LIMITS, Server, free_port

need("mcp", "install mcp")

from mcp import Client, StdioServerParameters  # noqa: E402
from mcp.types import CallToolResult  # noqa: E402

from cheeseboard.agents.serving import MOST_TABLES, AgentHouse, OwnTable, agent_server  # noqa: E402

PATIENCE = 100.0
LONG_GAMES = 2000  # moves of one seat, at most


def with_client(work: Callable[[Client], Awaitable[None]], house: AgentHouse | None = None, **how: Any) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), Client(agent_server(house or AgentHouse(**how))) as client:
            await work(client)

    asyncio.run(run())


async def data(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    found = await client.call_tool(tool, arguments)
    assert isinstance(found, CallToolResult)
    assert not found.is_error, found.content
    assert found.structured_content is not None
    return dict(found.structured_content)


async def refusal(client: Client, tool: str, **arguments: Any) -> str:
    found = await client.call_tool(tool, arguments)
    assert isinstance(found, CallToolResult)
    assert found.is_error
    return str(found.content[0].text)


async def whole_game(client: Client, told: dict[str, Any]) -> dict[str, Any]:
    """The first move that is offered, until the game is over."""
    for _ in range(LONG_GAMES):
        if told["over"]:
            return told
        assert told["your_turn"]
        told = await data(client, "play", table=told["table"], move=told["moves"][0], version=told["version"])
    raise AssertionError


@pytest.mark.parametrize("name", names())
def test_an_agent_plays_a_whole_game_against_the_mice(name: str) -> None:
    async def play(client: Client) -> None:
        seats = find(name).seats[1]
        told = await data(client, "open_table", game=name, seats=seats, seat=1, mouse="pip")
        assert told["seat"] == 1
        told = await whole_game(client, told)
        assert len(told["scores"]) == seats
        assert told["result"]
        assert told["turn"] == -2
        assert "every draw follows from" in verify(write(from_link(told["link"])))
        assert "over" in await refusal(client, "play", table=told["table"], move="pass")

    with_client(play)


def test_it_lists_games_and_reads_rules_in_its_language() -> None:
    async def read(client: Client) -> None:
        games = (await data(client, "list_games"))["games"]
        assert [game["name"] for game in games] == list(names())
        for game in games:
            rules = (await data(client, "read_rules", game=game["name"], language="de"))["rules"]
            assert rules.startswith(find(game["name"]).rulebook("de").read_text("utf-8").rstrip())
            assert all(phrase in rules for phrase in find(game["name"]).phrases.values())
        assert "chess" in await refusal(client, "read_rules", game="chess")
        assert "xx" in await refusal(client, "list_games", language="xx")

    with_client(read)


def test_what_it_is_told_is_the_same_in_words_and_as_data() -> None:
    async def look(client: Client) -> None:
        told = await data(client, "open_table", game="cheese-rescue")
        found = await client.call_tool("look", {"table": told["table"]})
        assert isinstance(found, CallToolResult)
        assert found.structured_content == told
        words = str(found.content[0].text)
        for part in (told["drawn"], told["question"], *told["news"], *told["moves"]):
            assert part in words

    with_client(look)


def test_what_is_not_possible_is_refused_in_words_and_changes_nothing() -> None:
    async def err(client: Client) -> None:
        told = await data(client, "open_table", game="alles-kaese", mouse="pip")
        code = told["table"]
        assert (await refusal(client, "play", table=code, move="fly")).endswith("“fly” is not possible now.")
        assert "since you chose" in await refusal(client, "play", table=code, move=told["moves"][0], version=77)
        assert await data(client, "look", table=code) == told
        assert "no table" in await refusal(client, "look", table="alles-kaese-guessed")
        assert "not 40" in await refusal(client, "open_table", game="alles-kaese", seats=40)
        assert "no seat 5" in await refusal(client, "open_table", game="alles-kaese", seats=3, seat=5)
        assert "no option" in await refusal(client, "open_table", game="alles-kaese", options={"lives": 9})

    with_client(err)


def test_help_is_for_tables_whose_level_allows_it() -> None:
    async def ask(client: Client) -> None:
        told = await data(client, "open_table", game="alles-kaese")
        assert list((await data(client, "legal_moves", table=told["table"]))["moves"]) == told["moves"]
        assert (await data(client, "hint", table=told["table"]))["hint"]
        assert (await data(client, "odds", table=told["table"]))["odds"]

    async def ask_as_printed(client: Client) -> None:
        told = await data(client, "open_table", game="alles-kaese")
        assert told["moves"] == []
        for tool in ("legal_moves", "hint", "odds"):
            assert "as printed" in await refusal(client, tool, table=told["table"])
        found = house.tables[told["table"]]
        assert isinstance(found, OwnTable)
        move = found.table.table.possible()[0]  # whoever knows the rules plays without a list
        assert (await data(client, "play", table=told["table"], move=move))["version"] > told["version"]

    house = AgentHouse(help="printed")
    with_client(ask)
    with_client(ask_as_printed, house)


def test_a_finished_game_has_a_score() -> None:
    async def score(client: Client) -> None:
        told = await data(client, "open_table", game="alles-kaese", mouse="pip")
        assert await refusal(client, "score", table=told["table"]) != ""
        told = await whole_game(client, told)
        found = await data(client, "score", table=told["table"])
        lost = [each["points_lost"] for each in found["decisions"]]
        assert abs(found["points_lost"] - fmean(lost)) < 0.1
        assert max(lost) > 5  # whoever always takes the first move walks into a trap now and then

    with_client(score, seed=lambda: bytes(32))


def test_tables_that_nobody_asks_about_give_way_to_new_ones() -> None:
    house = AgentHouse()

    async def open_many(client: Client) -> None:
        first = (await data(client, "open_table", game="alles-kaese"))["table"]
        for _ in range(MOST_TABLES):
            await data(client, "open_table", game="alles-kaese")
        assert len(house.tables) == MOST_TABLES
        assert "no table" in await refusal(client, "look", table=first)
        last = next(reversed(house.tables))
        await data(client, "leave", table=last)
        assert "no table" in await refusal(client, "look", table=last)

    with_client(open_many, house)


# In a room


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(tmp_path_factory.mktemp("rooms"), NO_LIMITS) as found:
        yield found


def test_an_agent_makes_a_room_and_a_person_and_another_agent_play_with_it(server: Server) -> None:
    async def evening(client: Client) -> None:
        made = await data(client, "open_room", game="alles-kaese", people=2)
        other = await data(client, "join_room", room=made["room"])
        assert other["table"] != made["table"]
        async with join(server.url, made["room"]) as person:
            await data(client, "begin", table=made["table"])

            async def play_person() -> None:
                async for frame in person.turns():
                    await person.try_to_play(frame.moves[0], frame)

            people = asyncio.create_task(play_person())
            ends = await asyncio.gather(*(play_in_room(client, table["table"]) for table in (made, other)))
            await people
        assert [end["seat"] for end in ends] == [0, 1]
        assert ends[0]["scores"] == ends[1]["scores"]
        assert ends[0]["link"]

    with_client(evening, server=server.url)


async def play_in_room(client: Client, table: str) -> dict[str, Any]:
    for _ in range(LONG_GAMES):
        told = await data(client, "wait", table=table, seconds=20)
        if told["over"]:
            return told
        if told["your_turn"]:
            await data(client, "play", table=table, move=told["moves"][-1])
    raise AssertionError


def test_a_room_and_its_server_refuse_in_words(server: Server) -> None:
    async def err(client: Client) -> None:
        assert "Nobody knows this room" in await refusal(client, "join_room", room="nobody-here")
        made = await data(client, "open_room", game="alles-kaese", people=1)
        assert "No match is on yet" in await refusal(client, "legal_moves", table=made["table"])
        guest = await data(client, "join_room", room=made["room"])
        await data(client, "begin", table=made["table"])
        told = await data(client, "wait", table=made["table"])
        waits = guest["table"] if told["your_turn"] else made["table"]
        while "No match" in await refusal(client, "legal_moves", table=waits):  # noqa: ASYNC110 - it has not been told yet
            await asyncio.sleep(0.05)
        assert "turn" in await refusal(client, "legal_moves", table=waits)
        assert "turn" in await refusal(client, "play", table=waits, move="keep 1")

    async def alone(client: Client) -> None:
        assert "does not answer" in await refusal(client, "join_room", room="mika-tolu")

    with_client(err, server=server.url)
    with_client(alone, server=f"http://127.0.0.1:{free_port()}")


# Over the wires


def test_it_speaks_over_stdin_and_stdout() -> None:
    async def run() -> None:
        words = ["-m", "cheeseboard.cli", "mcp"]
        async with (
            asyncio.timeout(PATIENCE),
            Client(StdioServerParameters(command=sys.executable, args=words)) as client,
        ):
            await whole_game(client, await data(client, "open_table", game="alles-kaese", mouse="pip"))

    asyncio.run(run())


def test_it_speaks_over_http() -> None:
    port = free_port()

    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            await reached("127.0.0.1", port)
            async with Client(f"http://127.0.0.1:{port}/mcp") as client:
                told = await data(client, "open_table", game="alles-kaese", mouse="pip")
            async with Client(f"http://127.0.0.1:{port}/mcp") as client:  # a table outlives the line
                await whole_game(client, told)

    words = [sys.executable, "-m", "cheeseboard.cli", "mcp", "--http", "--port", str(port)]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as process:  # noqa: S603 - our own program
        try:
            asyncio.run(run())
        finally:
            process.terminate()


async def reached(host: str, port: int) -> None:
    while True:
        try:
            _, line = await asyncio.open_connection(host, port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            line.close()
            return


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--server", "nowhere"]) == 2
    assert "http://localhost:8000" in capsys.readouterr().err
    assert main(["mcp", "--http", "--port", "0"]) == 2

"""``cheeseboard mcp``: seats for language models, over the Model Context Protocol."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from importlib.metadata import version as version_of
from typing import Annotated, Any, Final, Literal, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, TextContent, ToolAnnotations
from pydantic import Field

from cheeseboard.agents.rooms import RoomSeat, join_room, make_room, refused_in_room
from cheeseboard.agents.tables import AGENT, AgentSetup, AgentTable
from cheeseboard.agents.telling import AgentTold, in_words, rules_in
from cheeseboard.bots.bots import MICE
from cheeseboard.bots.review import Decision
from cheeseboard.bots.scoring import points_lost
from cheeseboard.games import find, names
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Settings
from cheeseboard.table.table import HelpLevel, Refused
from cheeseboard.table.words import LANGUAGES, Words
from cheeseboard.web.client import RefusedByServer

P = ParamSpec("P")
T = TypeVar("T")

MOST_TABLES: Final = 200  # at once; the one that was longest not asked about is given up for the next
LONGEST_WAIT: Final = 50.0  # seconds: clients give up after a minute
INSTRUCTIONS: Final = """Cheeseboard: small board games with hidden information.
1. list_games, then read_rules of one of them.
2. open_table to play against mice (programs), or join_room with a code that somebody gave you.
3. Until the game is over: read what you are told, and play one legal move, written as in `moves`.
You are told what your seat may know, and nothing else. Seats count from 0."""

LANGUAGE = Annotated[str, Field(description=f"One of {', '.join(LANGUAGES)}.")]
TABLE = Annotated[str, Field(description="The table, as open_table, open_room or join_room named it.")]
READS: Final = ToolAnnotations(read_only_hint=True)


@dataclass
class AgentHouse:
    """All tables of one MCP server."""

    server: str = "http://localhost:8000"  # where rooms are
    help: HelpLevel = "family"  # of tables that agents open
    seed: Callable[[], bytes | None] = lambda: None  # of a new table's luck; nothing: fresh
    tables: OrderedDict[str, "OwnTable | RoomSeat"] = field(default_factory=OrderedDict)

    def find(self, code: str) -> "OwnTable | RoomSeat":
        """The table that is called so."""
        if code not in self.tables:
            raise ToolError(f"There is no table {code!r} here. Open one with open_table.")
        self.tables.move_to_end(code)
        return self.tables[code]

    async def keep(self, found: "OwnTable | RoomSeat") -> None:
        """One table more; the one that nobody has asked about for longest goes, if there are too many."""
        self.tables[found.code] = found
        while len(self.tables) > MOST_TABLES:
            _, oldest = self.tables.popitem(last=False)
            await oldest.leave()

    async def close(self) -> None:
        """Leave all tables."""
        while self.tables:
            await self.tables.popitem()[1].leave()


class OwnTable:
    """A table of an agent's own, with mice on the other seats. It thinks beside the event loop, one question after the other."""

    def __init__(self, table: AgentTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.code = table.code
        self.words = table.words
        self._lock = asyncio.Lock()

    async def _do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._lock:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def begin(self) -> None:
        """The mice play until it is the agent's turn."""
        await self._do(self.table.let_mice_play)

    async def play(self, move: str, version: int | None) -> None:
        def moved() -> None:
            self.table.play(self.seat, move, version)
            self.table.let_mice_play()

        await self._do(moved)

    async def wait(self, _: float) -> None:
        """Mice answer at once."""

    async def leave(self) -> None:
        """Nobody waits for it."""

    def told(self) -> AgentTold:
        return self.table.told(self.seat)

    def moves(self) -> list[str]:
        return self.table.moves(self.seat)

    async def hint(self) -> str:
        return await self._do(self.table.hint, self.seat)

    async def odds(self) -> str:
        return await self._do(self.table.odds, self.seat)

    async def decisions(self) -> list[Decision]:
        return await self._do(self.table.decisions, self.seat)

    def refusal(self, refused: Refused) -> str:
        return self.table.refusal(refused)


def answer(text: str, data: Mapping[str, Any]) -> CallToolResult:
    """In words for a model, and as JSON for a program."""
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=dict(data))


def shown(found: "OwnTable | RoomSeat") -> CallToolResult:
    """What the agent is told now."""
    if isinstance(found, RoomSeat) and found.guest.frame is None:
        return answer(f"Table {found.code}. {found.waiting()}", {"table": found.code, "room": found.guest.code})
    told = found.told()
    return answer(f"Table {told['table']}\n\n{in_words(told, found.words)}", told)


@contextmanager
def refusing(found: "OwnTable | RoomSeat") -> Any:
    """What is refused is told in the words of the table, and has changed nothing."""
    try:
        yield
    except (Refused, RefusedByServer) as refused:
        raise ToolError(found.refusal(refused)) from None  # type: ignore[arg-type]


@contextmanager
def at_the_door(server: str, language: str) -> Any:
    """The same before there is a table."""
    try:
        yield
    except RefusedByServer as refused:
        raise ToolError(refused_in_room(refused.reason, language, **refused.facts)) from None
    except OSError:
        raise ToolError(f"The server {server} does not answer.") from None


def checked(wanted: Callable[[], T]) -> T:
    """What was asked for, if it can be had; otherwise what can."""
    try:
        return wanted()
    except ValueError as problem:
        raise ToolError(str(problem)) from None


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise ToolError(f"There is no language {language!r}; there are: {', '.join(LANGUAGES)}.")
    return language


def agent_server(house: AgentHouse) -> MCPServer[None]:
    """An MCP server with these tables, for stdio or HTTP."""

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await house.close()

    server: MCPServer[None] = MCPServer(
        "cheeseboard",
        title="Cheeseboard",
        instructions=INSTRUCTIONS,
        version=version_of("cheeseboard"),
        log_level="WARNING",  # what is refused, and to whom, is nobody else's business
        lifespan=lifespan,
    )
    add_games(server)
    add_tables(server, house)
    add_playing(server, house)
    add_help(server, house)
    return server


def add_games(server: MCPServer[None]) -> None:
    """What can be played."""

    @server.tool(annotations=READS)
    def list_games(language: LANGUAGE = "en") -> CallToolResult:
        """List the games: names, numbers of players, house rules."""
        spoken(language)
        games = [game_facts(name, language) for name in names()]
        lines = [
            f"{each['name']}: {each['title']}, {each['fewest']} to {each['most']} players. {each['tagline']}"
            for each in games
        ]
        return answer("\n".join(lines), {"games": games})

    @server.tool(annotations=READS)
    def read_rules(game: str, language: LANGUAGE = "en") -> CallToolResult:
        """Read the rulebook of a game, and how its moves are written."""
        spoken(language)
        text = checked(lambda: rules_in(game, language))
        return answer(text, {"game": game, "rules": text})


def game_facts(name: str, language: str) -> dict[str, Any]:
    game = find(name)
    options = [{"name": each.name, "says": each.says, "default": each.default} for each in game.options]
    return {
        "name": name,
        "title": game.title,
        "tagline": Words(game, language).tagline(),
        "fewest": game.seats[0],
        "most": game.seats[-1],
        "options": options,
    }


def add_tables(server: MCPServer[None], house: AgentHouse) -> None:
    """How an agent sits down."""

    @server.tool()
    async def open_table(
        game: Annotated[str, Field(description="Its name, as in list_games.")],
        seats: Annotated[int | None, Field(description="How many play (as few as can).")] = None,
        seat: Annotated[int, Field(description="Your seat, from 0: the first to move.")] = 0,
        mouse: Annotated[
            Literal["pip", "mia", "otto", "clara", "gustav"],
            Field(description="Who the others are, from the weakest to the strongest."),
        ] = "otto",
        options: Annotated[dict[str, Any] | None, Field(description="House rules, as in list_games.")] = None,
        language: LANGUAGE = "en",
    ) -> CallToolResult:
        """Open a table of your own and play against mice. What you are told next is your first decision."""
        box = checked(lambda: find(game))
        number = box.seats[0] if seats is None else seats
        checked(lambda: box.new(number, options or {}))
        if seat not in range(number):
            raise ToolError(f"There is no seat {seat}; there are 0 to {number - 1}.")
        chairs = [AGENT if each == seat else mouse for each in range(number)]
        setup = AgentSetup(game, tuple(chairs), options or {}, house.help, spoken(language))
        found = OwnTable(checked(lambda: AgentTable(setup, house.seed())), seat)
        await house.keep(found)
        await found.begin()
        return shown(found)

    @server.tool()
    async def open_room(
        game: Annotated[str, Field(description="Its name, as in list_games.")],
        people: Annotated[int, Field(description="How many chairs wait for people or other agents.")] = 1,
        mice: Annotated[list[str] | None, Field(description=f"Who sits on further chairs: {', '.join(MICE)}.")] = None,
        options: Annotated[dict[str, Any] | None, Field(description="House rules, as in list_games.")] = None,
        language: LANGUAGE = "en",
    ) -> CallToolResult:
        """Make a room on the Cheeseboard server, for people and other agents. Give them its code, then call begin."""
        chairs = [wire.WantedChair("me"), *[wire.WantedChair()] * max(0, min(people, 16))]
        chairs += [wire.WantedChair("bot", bot=mouse) for mouse in mice or ()]
        wanted = wire.NewRoom(game, chairs[:17], options or {}, Settings(help=house.help))
        with at_the_door(house.server, spoken(language)):
            found = await make_room(house.server, wanted, language)
        await house.keep(found)
        return shown(found)

    @server.tool(name="join_room")
    async def join(
        room: Annotated[str, Field(description="Its code, such as mika-tolu.", pattern=r"^[A-Za-z-]{1,20}$")],
        name: Annotated[str | None, Field(description="What you are called there, if the room allows it.")] = None,
        seat: Annotated[int | None, Field(description="Which seat, from 0 (the first open one).")] = None,
        language: LANGUAGE = "en",
    ) -> CallToolResult:
        """Sit down in a room on the Cheeseboard server, among people."""
        with at_the_door(house.server, spoken(language)):
            found = await join_room(house.server, room, name, seat, language)
        await house.keep(found)
        return shown(found)

    @server.tool()
    async def begin(table: TABLE) -> CallToolResult:
        """Begin the match in a room, or another one after it."""
        found = house.find(table)
        with refusing(found):
            await found.begin()
            return shown(found)

    @server.tool()
    async def leave(table: TABLE) -> CallToolResult:
        """Leave a table. In a room your chair is open for others."""
        found = house.find(table)
        del house.tables[table]
        await found.leave()
        return answer(f"Table {table} is left.", {"table": table})


def add_playing(server: MCPServer[None], house: AgentHouse) -> None:
    """How an agent looks and plays."""

    @server.tool(annotations=READS)
    async def look(table: TABLE) -> CallToolResult:
        """See the table as your seat sees it: news, the table as text, whose turn it is, and the view as data."""
        found = house.find(table)
        with refusing(found):
            return shown(found)

    @server.tool(annotations=READS)
    async def wait(
        table: TABLE, seconds: Annotated[float, Field(description="At most.", ge=0, le=LONGEST_WAIT)] = 30.0
    ) -> CallToolResult:
        """In a room: wait until it is your turn or the match is over, then look."""
        found = house.find(table)
        with refusing(found):
            await found.wait(seconds)
            return shown(found)

    @server.tool()
    async def play(
        table: TABLE,
        move: Annotated[str, Field(description="Its notation, exactly as in `moves` or the rules.", max_length=80)],
        version: Annotated[
            int | None, Field(description="Of the table when you chose; refused if it has gone on.")
        ] = None,
    ) -> CallToolResult:
        """Play a move. At a table of your own the mice answer, and you are told your next decision."""
        found = house.find(table)
        with refusing(found):
            await found.play(move, version)
            return shown(found)


def add_help(server: MCPServer[None], house: AgentHouse) -> None:
    """What an agent may ask, if the table's level of help allows it."""

    @server.tool(annotations=READS)
    async def legal_moves(table: TABLE) -> CallToolResult:
        """List the legal moves, if the table allows it."""
        found = house.find(table)
        with refusing(found):
            moves, told = found.moves(), found.told()
        said = {move: found.words.move(move, told["names"], told["seat"]) for move in moves}
        return answer("\n".join(f"{move}: {text}" for move, text in said.items()), {"moves": said})

    @server.tool(annotations=READS)
    async def hint(table: TABLE) -> CallToolResult:
        """Ask for a good move and why, if the table allows it. At a fair table with people all are told that you asked."""
        found = house.find(table)
        with refusing(found):
            said = await found.hint()
        return answer(said, {"hint": said})

    @server.tool(annotations=READS)
    async def odds(table: TABLE) -> CallToolResult:
        """Ask how likely everything hidden is, if the table allows it. At a fair table with people all are told that you asked."""
        found = house.find(table)
        with refusing(found):
            said = await found.odds()
        return answer(said, {"odds": said})

    @server.tool(annotations=READS)
    async def score(table: TABLE) -> CallToolResult:
        """After a game at a table of your own: points of win chance that each of your decisions lost, without luck."""
        found = house.find(table)
        if isinstance(found, RoomSeat):
            raise ToolError("Only games at tables of your own are scored.")
        with refusing(found):
            made = await found.decisions()
        lost = [{"move": each.move, "best": each.best, "points_lost": round(100 * each.cost, 1) + 0.0} for each in made]
        mean = round(points_lost(made), 2) if made else None
        lines = [f"{each['move']}: {each['points_lost']} (best: {each['best']})" for each in lost]
        return answer("\n".join([f"Points lost a decision: {mean}", *lines]), {"points_lost": mean, "decisions": lost})

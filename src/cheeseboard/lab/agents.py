"""Agents: programs of other people that are asked in JSON, with limits of time and memory.

An agent is a Python file in a process of its own (``python:my_bot.py``), a command that reads a question from stdin and writes its
answer to stdout (``command:./bot --deep``), an address that is posted to (``http://…``), or a Model Context Protocol server with a
tool ``choose`` (``mcp:http://…/mcp``, ``mcp:./server``). All are asked the same question: docs/agents.md.
"""

import asyncio
import json
import queue
import shlex
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

from cheeseboard.engine.state import State
from cheeseboard.games.box import Game
from cheeseboard.lab.players import AGENTS
from cheeseboard.table.words import Words

QUESTION: Final = "cheeseboard question 1"
PYTHON, COMMAND, MCP, *WEBS = AGENTS
WEB: Final = tuple(WEBS)
TOOL: Final = "choose"  # what a Model Context Protocol server is asked with
LONGEST: Final = 1 << 16  # characters of an answer


@dataclass(frozen=True)
class AgentLimits:
    """What an agent may use: seconds for a decision, megabytes of memory where it is a process of ours."""

    seconds: float = 10.0
    memory: int = 2048

    def __post_init__(self) -> None:
        if not 0 < self.seconds < float("inf"):
            raise ValueError(f"seconds: {self.seconds} is not possible; possible: more than 0")
        if self.memory < 16:
            raise ValueError(f"memory: {self.memory} is not possible; possible: 16 megabytes and more")


class AgentFault(Exception):  # noqa: N818 - the report quotes it
    """An agent was late, broke down, or said something that is no answer."""


class AgentLine(Protocol):
    """A way to ask an agent."""

    def ask(self, question: Mapping[str, Any], seconds: float) -> Any:
        """Its answer; AgentFault if there is none in time."""

    def close(self) -> None:
        """It is not asked any more."""


class AgentSeat:
    """An agent on one chair of one game. It remembers what it likes until the game is over."""

    def __init__(self, open_line: Callable[[], AgentLine], limits: AgentLimits) -> None:
        self._open = open_line
        self._limits = limits
        self._line: AgentLine | None = None

    def __call__(self, game: Game[Any], view: Mapping[str, Any], seed: int) -> str:
        if self._line is None:
            self._line = self._open()
        try:
            return answered(self._line.ask(question_for(game, view, seed, self._limits), self._limits.seconds))
        except AgentFault:
            self.close()  # whatever it says later is no answer to the next question
            raise

    def close(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def __del__(self) -> None:
        with suppress(Exception):
            self.close()


def question_for(game: Game[Any], view: Mapping[str, Any], seed: int, limits: AgentLimits) -> dict[str, Any]:
    """All that an agent is asked. It follows from the view alone, apart from the seed."""
    state: State = game.recall(view)
    words, seat = Words(game, "en"), view["seat"]
    names = [words.player(each) for each in range(view["seats"])]
    moves = [state.write(move) for move in state.moves()]
    return {
        "format": QUESTION,
        "game": game.name,
        "seats": view["seats"],
        "seat": seat,
        "says": f"{words.draw(view, names, seat)}\n\n{words.prompt(moves)}",
        "view": view,
        "moves": {move: words.move(move, names, seat) for move in moves},
        "seed": seed,
        "seconds": limits.seconds,
    }


def answered(found: Any) -> str:
    """The move in an answer."""
    if isinstance(found, Mapping) and isinstance(found.get("move"), str):
        return str(found["move"])
    raise AgentFault(f"{json.dumps(found)[:80]} is no answer; an answer is like {{'move': 'keep 1'}}")


def read_answer(text: str) -> Any:
    try:
        return json.loads(text[:LONGEST])
    except (ValueError, RecursionError):
        raise AgentFault(f"{text[:80]!r} is no JSON") from None


def agent_maker(run: str, limits: AgentLimits) -> Callable[[], AgentSeat]:
    """What seats an agent on a chair. ValueError if it cannot be run."""
    opened = line_to(run, limits)
    return lambda: AgentSeat(opened, limits)


def line_to(run: str, limits: AgentLimits) -> Callable[[], AgentLine]:
    if run.startswith(WEB):
        return lambda: WebLine(run)
    if run.startswith(PYTHON):
        file = Path(run.removeprefix(PYTHON))
        if not file.is_file():
            raise ValueError(f"there is no file {file}")
        return lambda: ProcessLine([sys.executable, "-m", "cheeseboard.lab.asked", str(file)], limits.memory)
    if run.startswith(COMMAND):
        command = words_of(run, COMMAND)
        return lambda: ProcessLine(command, limits.memory)
    if find_spec("mcp") is None:
        raise ValueError("mcp: needs the protocol's package: pip install 'cheeseboard[mcp]'")
    server = run.removeprefix(MCP)
    if not server.startswith(WEB):
        command = words_of(run, MCP)
        return lambda: McpLine(limited(command, limits.memory))
    return lambda: McpLine(server)


def words_of(run: str, kind: str) -> list[str]:
    words = shlex.split(run.removeprefix(kind))
    if not words:
        raise ValueError(f"{run!r} names no command")
    return words


def limited(command: list[str], megabytes: int) -> list[str]:
    return [sys.executable, "-m", "cheeseboard.lab.limited", str(megabytes), *command]


class ProcessLine:
    """A process that reads a question a line, and writes an answer a line."""

    def __init__(self, command: list[str], megabytes: int) -> None:
        words = limited(command, megabytes)
        self._process = subprocess.Popen(  # noqa: S603 - somebody asked for it
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8"
        )
        self._answers: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(ValueError, OSError):
            while line := self._process.stdout.readline(LONGEST):
                self._answers.put(line)
        self._answers.put("")

    def ask(self, question: Mapping[str, Any], seconds: float) -> Any:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise AgentFault(f"no answer within {seconds:g} seconds") from None
        except OSError:
            line = ""
        if not line:
            raise AgentFault(f"it ended, with exit code {self._process.wait()}")
        return read_answer(line)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for file in (self._process.stdin, self._process.stdout):
            assert file is not None
            with suppress(OSError):
                file.close()


class WebLine:
    """An address to which questions are posted."""

    def __init__(self, url: str) -> None:
        self._url = url

    def ask(self, question: Mapping[str, Any], seconds: float) -> Any:
        body = json.dumps(question).encode()
        request = urllib.request.Request(self._url, body, {"content-type": "application/json"})  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=seconds) as answer:  # noqa: S310
                return read_answer(answer.read(LONGEST).decode("utf-8", "replace"))
        except TimeoutError:
            raise AgentFault(f"no answer within {seconds:g} seconds") from None
        except (OSError, urllib.error.URLError) as problem:
            raise AgentFault(f"{self._url} does not answer: {problem}") from None

    def close(self) -> None:
        """Nothing stays open."""


class McpLine:
    """A Model Context Protocol server with a tool ``choose``, spoken to from a thread with an event loop of its own."""

    def __init__(self, server: str | list[str]) -> None:
        self._server = server
        self._questions: queue.Queue[tuple[Mapping[str, Any], float] | None] = queue.Queue()
        self._answers: queue.Queue[Any] = queue.Queue()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            asyncio.run(self._talk())
        except BaseException as problem:  # noqa: BLE001 - whatever it is, the one who asks must hear of it
            self._answers.put(AgentFault(f"the server does not answer: {first_of(problem)}"))

    async def _talk(self) -> None:
        from mcp import Client, StdioServerParameters  # noqa: PLC0415 - an extra

        where = self._server
        known = where if isinstance(where, str) else StdioServerParameters(command=where[0], args=where[1:])
        async with Client(known) as client:
            while (asked := await asyncio.to_thread(self._questions.get)) is not None:
                question, seconds = asked
                async with asyncio.timeout(seconds):
                    found = await client.call_tool(TOOL, {"question": dict(question)})
                self._answers.put(said_by(found))

    def ask(self, question: Mapping[str, Any], seconds: float) -> Any:
        self._questions.put((question, seconds))
        try:
            found = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise AgentFault(f"no answer within {seconds:g} seconds") from None
        if isinstance(found, AgentFault):
            raise found
        return found

    def close(self) -> None:
        self._questions.put(None)


def first_of(problem: BaseException) -> str:
    """What went wrong first, where several tasks failed together."""
    while isinstance(problem, BaseExceptionGroup):
        problem = problem.exceptions[0]
    return f"{type(problem).__name__}: {problem}"


def said_by(found: Any) -> Any:
    """The answer in what a tool returns: as data, as JSON in a text, or the notation alone."""
    text = "".join(str(getattr(each, "text", "")) for each in found.content).strip()
    if found.is_error:
        return AgentFault(text[:200])
    data = found.structured_content
    if isinstance(data, Mapping) and "move" in data:
        return data
    try:
        data = json.loads(text)
    except ValueError:
        return {"move": text}
    return data if isinstance(data, Mapping) else {"move": text}

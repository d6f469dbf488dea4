"""Agents in the arena: every way to ask them, their limits and faults, and the table of results."""

import html
import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.cli import main
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import advance
from cheeseboard.games import find, names
from cheeseboard.lab.agents import AgentFault, AgentLimits, AgentSeat, agent_maker, question_for
from cheeseboard.lab.leaderboard import AGENTS_FORMAT, FORMAT, as_html, as_markdown, read_agents
from tests.rl.extras import need

QUICK = AgentLimits(seconds=30.0, memory=2048)
COMMAND = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"move": sorted(asked["moves"])[-1]}), flush=True)
"""
MCP = """
from typing import Any
from mcp.server import MCPServer
server = MCPServer("last")
@server.tool()
def choose(question: dict[str, Any]) -> dict[str, Any]:
    return {"move": sorted(question["moves"])[-1]}
server.run("stdio")
"""


def asked(name: str = "alles-kaese") -> tuple[Any, Any, list[str]]:
    game = find(name)
    state = game.new(game.seats[0], {})
    advance(state, Dice(3))
    return game, json.loads(json.dumps(game.view(state, state.turn))), [state.write(move) for move in state.moves()]


def ask(run: str, limits: AgentLimits = QUICK) -> str:
    seat = agent_maker(run, limits)()
    game, view, _ = asked()
    try:
        return seat(game, view, 1)
    finally:
        seat.close()


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


@pytest.fixture
def web() -> Iterator[str]:
    class Last(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            question = json.loads(self.rfile.read(int(self.headers["content-length"])))
            body = json.dumps({"move": max(question["moves"])}).encode()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Last) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_all_kinds_of_agents_are_asked_the_same_and_answer(tmp_path: Path, web: str) -> None:
    last = max(asked()[2])
    file = written(
        tmp_path,
        "bot.py",
        "print('hello')\ndef choose(game, view, moves):\n    print(1)\n    return sorted(moves)[-1]\n",
    )
    command = written(tmp_path, "command.py", COMMAND)
    assert ask(f"python:{file}") == last
    assert ask(f"command:{sys.executable} {command}") == last
    assert ask(web) == last


def test_an_agent_may_be_a_model_context_protocol_server(tmp_path: Path) -> None:
    need("mcp", "install mcp")
    assert ask(f"mcp:{sys.executable} {written(tmp_path, 'server.py', MCP)}") == max(asked()[2])


@pytest.mark.parametrize("name", names())
def test_a_question_has_the_view_in_words_and_as_data_and_every_move_in_words(name: str) -> None:
    game, view, moves = asked(name)
    question = question_for(game, view, 5, QUICK)
    assert list(question["moves"]) == moves
    assert all(question["moves"].values())
    assert question["view"] == view
    assert question["says"]
    assert json.loads(json.dumps(question)) == question


@pytest.mark.parametrize(
    ("program", "limits", "says"),
    [
        ("import time; time.sleep(99)", AgentLimits(1.0, 2048), "within 1 seconds"),
        ("input(); print('keep 1', flush=True)", QUICK, "no JSON"),
        ("input(); print('[1]', flush=True)", QUICK, "no answer"),
        ("input(); print('x' * 500_000_000)", AgentLimits(30.0, 200), "it ended"),
        ("import sys; sys.exit(3)", QUICK, "it ended"),
    ],
)
def test_an_agent_that_is_late_or_talks_nonsense_or_takes_too_much_memory_is_at_fault(
    tmp_path: Path, program: str, limits: AgentLimits, says: str
) -> None:
    with pytest.raises(AgentFault, match=says):
        ask(f"command:{sys.executable} {written(tmp_path, 'bad.py', program)}", limits)


def test_after_a_fault_an_agent_is_asked_anew(tmp_path: Path) -> None:
    once = written(tmp_path, "once.py", "import json\nprint(json.dumps({'move': input() and 'keep 1'}))")
    seat = agent_maker(f"command:{sys.executable} {once}", QUICK)()
    assert isinstance(seat, AgentSeat)
    game, view, _ = asked()
    assert seat(game, view, 1) == "keep 1"
    with pytest.raises(AgentFault, match="it ended"):
        seat(game, view, 2)
    assert seat(game, view, 3) == "keep 1"
    seat.close()


# The table


def agents_file(folder: Path) -> Path:
    written(folder, "first.py", "def choose(game, view, moves):\n    return moves[0]\n")
    written(folder, "wrong.py", "def choose(game, view, moves):\n    return 'fly'\n")
    return written(
        folder,
        "agents.toml",
        f'format = "{AGENTS_FORMAT}"\nseconds = 30\n[[agent]]\nname = "a|<b>"\nrun = "first.py"\n[[agent]]\nrun = "wrong.py"\n',
    )


def test_a_leaderboard_ranks_agents_and_counts_their_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = agents_file(tmp_path)
    words = ["arena", "alles-kaese", "otto", "--agents", str(file), "--blocks", "2", "--workers", "1", "--json"]
    outs = [str(tmp_path / name) for name in ("table.html", "table.md")]
    assert main([*words, "--out", outs[0]]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["format"] == FORMAT
    rows = {row["name"]: row for row in data["agents"]}
    assert next(iter(rows)) == "otto"
    assert rows["wrong.py"]["faults"] == rows["wrong.py"]["decisions"] > 0
    assert "fly" in rows["wrong.py"]["first_fault"]
    assert rows["otto"]["faults"] == rows["a|<b>"]["faults"] == 0
    assert rows["a|<b>"]["points_lost"] > rows["otto"]["points_lost"]
    assert str(tmp_path) not in json.dumps(rows)
    assert Path(outs[0]).read_text("utf-8") == as_html(data)
    assert html.escape("a|<b>") in as_html(data)
    assert "a\\|<b>" in as_markdown(data)
    assert f"--agents {file} --seats 2" in data["command"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x", "no TOML"),
        ("format = 'other'", "format"),
        (f"format = '{AGENTS_FORMAT}'\nsecond = 3", "second"),
        (f"format = '{AGENTS_FORMAT}'\nseconds = 'two'", "seconds"),
        (f"format = '{AGENTS_FORMAT}'\nseconds = 0", "seconds"),
        (f"format = '{AGENTS_FORMAT}'\nmemory = 1", "memory"),
        (f"format = '{AGENTS_FORMAT}'\n[[agent]]\nname = 'x'", "run"),
        (f"format = '{AGENTS_FORMAT}'\nagent = 3", "agent"),
    ],
)
def test_a_file_of_agents_that_is_wrong_says_why(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_agents(text, tmp_path)


def test_wishes_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    file = str(agents_file(tmp_path))
    assert main(["arena", "alles-kaese", "--agents", file, "--sprt", "0.5", "0.6"]) == 2
    assert main(["arena", "alles-kaese", "otto", "pip", "--out", "x.md"]) == 2
    assert main(["arena", "alles-kaese", "otto"]) == 2
    assert main(["arena", "alles-kaese", "otto", "python:nowhere.py"]) == 2

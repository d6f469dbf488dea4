"""A tiny sixth game, Pig, comes as a package of its own and plays everywhere, with no edit anywhere else.

Its four files stand in this folder, and in CONTRIBUTING.md for whoever wants to write a seventh.
"""

import asyncio
import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT, blocks
from tests.rl.extras import need
from tests.web.server import Server
from tests.web.talk import TalkOverSocket, a_room, line

HERE = Path(__file__).parent
FILES = ("pyproject.toml", "pig/RULES.md", "pig/__init__.py", "pig/words/en.ftl")
PAGE = ROOT / "CONTRIBUTING.md"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package is installed: built by its own pyproject.toml, unpacked beside Cheeseboard."""
    folder = tmp_path_factory.mktemp("sixth")
    for name in FILES:
        (folder / "source" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "source" / name).write_bytes((HERE / name).read_bytes())
    subprocess.run(  # noqa: S603 - our own package
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=folder / "source",
        check=True,
        capture_output=True,
    )
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(folder / "installed")
    path = os.pathsep.join([str(folder / "installed"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    return {
        **os.environ,
        "PYTHONPATH": path.rstrip(os.pathsep),
        "XDG_DATA_HOME": str(folder / "kept"),
        "LANG": "C.UTF-8",
    }


def run(place: dict[str, str], *words: str, typed: str = "") -> str:
    """What a program says."""
    done = subprocess.run(  # noqa: S603 - our own programs
        [sys.executable, *words], cwd=ROOT, env=place, input=typed, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def cheeseboard(place: dict[str, str], *words: str, typed: str = "") -> str:
    return run(place, "-m", "cheeseboard.cli", *words, typed=typed)


def test_it_is_small() -> None:
    lines = [(HERE / name).read_text("utf-8").count("\n") for name in FILES]
    assert len(FILES) <= 4
    assert sum(lines) <= 200


def test_it_has_a_picture(place: dict[str, str]) -> None:
    drawn = cheeseboard(place, "picture", "pig", "--seats", "3", "--moves", "5", "--lang", "en")
    assert drawn.startswith("<svg")
    assert all(word in drawn for word in ("Pig", "Player 3", "points", "turn"))


def test_contributing_shows_these_very_files() -> None:
    """In order, and without empty lines, where a block ends."""
    for name, language in zip(FILES, ("toml", "markdown", "python", "ftl"), strict=True):
        shown = "\n".join(blocks(PAGE, language))
        assert written(shown) == written((HERE / name).read_text("utf-8")), name


def written(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_it_is_listed_with_its_package_and_has_rules(place: dict[str, str]) -> None:
    listed = cheeseboard(place, "games")
    assert "pig" in listed
    assert "John Scarne  (cheeseboard-pig)" in listed
    assert cheeseboard(place, "rules", "pig", "--lang", "fr") == (HERE / "pig/RULES.md").read_text("utf-8")


def test_it_is_played_line_by_line_recorded_verified_and_replayed(place: dict[str, str]) -> None:
    words = ["play", "pig", "--plain", "--seats", "3", "--seed", "7", "--bots", "otto", "--lang", "en"]
    said = cheeseboard(place, *words, typed="1\n1\no\nh\nh\nh\n" + "1\n" * 200)
    assert "Roll or hold?" in said
    assert "What luck does after: roll the die" in said
    assert "Tried out at random, it" in said
    assert "has won!" in said or "You have won!" in said
    record = next(Path(place["XDG_DATA_HOME"]).rglob("*.json"))
    assert "every draw follows from" in cheeseboard(place, "verify", str(record))
    assert "Ole" in cheeseboard(place, "replay", str(record), "--lang", "en")
    assert cheeseboard(place, "review", str(record), "--tries", "20", "--lang", "en")


def test_other_languages_say_that_there_are_none(place: dict[str, str]) -> None:
    assert "(Das Spiel spricht nur Englisch.)" in cheeseboard(place, "play", "--plain", "--lang", "de", typed="")


BOTS = """
import json
from cheeseboard.bots.bots import BOTS, choose
from cheeseboard.bots.hints import hint
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.games import find
game, dice = find("pig"), Dice(1)
for name in BOTS:
    state = game.new(2)
    while state.turn != -2:
        view = json.loads(json.dumps(game.view(state, max(0, state.turn))))
        move = state.pick(dice) if state.turn == -1 else state.read(choose(name, game, view, 5, Budget(tries=40)))
        state.play(move)
    print(name, state.scores())
view = game.view(game.new(4), 0)
assert hint(game, view, Budget(tries=20)) == hint(game, view, Budget(tries=20))
"""


def test_all_bots_play_it_to_its_end(place: dict[str, str]) -> None:
    assert len(run(place, "-c", BOTS).splitlines()) == 6


PROMPT = """
import copy, pickle
import cheeseboard
game = cheeseboard.new("pig", seats=3, seed=1)
start = game.copy()
while not game.over:
    game.play_bot("random")
twins = [copy.deepcopy(game), pickle.loads(pickle.dumps(game)), cheeseboard.load(game.link()), cheeseboard.load(game.record())]
assert all(twin == game and twin.state == game.state for twin in twins)
state = pickle.loads(pickle.dumps(game.state))
assert state == game.state and state.points == game.state.points
for _ in [played for played in game.history if not played.is_luck]:
    game.undo()
assert game == start
assert game.hint().move == "roll" and "What luck does after: roll the die" in str(game.odds()), str(game.odds())
game.play("roll")
print(repr(game), game.rows()[1]["chance"], game.log()[-1])
"""


def test_it_is_played_copied_and_kept_at_a_prompt(place: dict[str, str]) -> None:
    assert "<Pig 3 seats, 2 moves, turn of seat" in run(place, "-c", PROMPT)


ZOO = """
import warnings
from pettingzoo.test import api_test
from cheeseboard.rl import pettingzoo
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    api_test(pettingzoo.env("pig", seats=3), num_cycles=50)
"""


def test_pettingzoo_accepts_it(place: dict[str, str]) -> None:
    need("pettingzoo")
    assert "Passed" in run(place, "-c", ZOO)


def test_the_lab_weighs_its_balance(place: dict[str, str]) -> None:
    said = cheeseboard(
        place, "lab", "balance", "pig", "--seats", "2", "--games", "2", "--bots", "pip,mia", "--workers", "1"
    )
    assert "Pig (pig v1) with 2 players" in said


@pytest.fixture
def server(place: dict[str, str], tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, environment=place) as found:
        yield found


def test_a_server_offers_it_and_a_room_plays_it_with_bots(server: Server) -> None:
    about = json.loads(server.get("/api/about")[1])
    pig = next(game for game in about["games"] if game["name"] == "pig")
    assert pig["tagline"]["fr"] == "One die, and one roll too many. (Le jeu ne parle qu’anglais.)"
    assert b"prompt-roll" in server.get("/api/games/pig/words?language=de")[1]
    assert b"John Scarne" in server.get("/api/games/pig/rules?language=de")[1]
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "pip"}, {"kind": "bot", "bot": "clara"}]
    key = a_room(server, "pig", chairs)
    asyncio.run(play(server, key))
    match = json.loads(server.get(f"/api/rooms/{key['room']}/matches")[1])[0]
    assert server.get(f"/api/replays/{match['link']}")[0] == 200


async def play(server: Server, key: dict[str, str]) -> None:
    """To the end, and help asked for on the way."""
    async with line(server, key) as talk:
        frame = await my_turn(talk, -1)
        for about in ("odds", "hint"):
            await talk.say({"type": "ask", "id": about, "what": about, "language": "en", "strength": 3})
            answer = await talk.hear_of(about)
            assert answer["id"] == about
        while frame["over"] is None:
            await talk.say({"type": "move", "id": f"m{frame['version']}", "move": frame["moves"][-1],
                            "match": frame["match"], "version": frame["version"], "seat": frame["seat"]})  # fmt: skip
            frame = await my_turn(talk, frame["version"])


async def my_turn(talk: TalkOverSocket, after: int) -> dict[str, Any]:
    def is_mine(frame: dict[str, Any]) -> bool:
        return frame["over"] is not None or bool(frame["moves"] and frame["version"] > after)

    found: dict[str, Any] = await talk.hear_of("frame", is_mine)
    return found

"""A bot that somebody writes in a page plays the arena's games, one after the other."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.lab.arena import ArenaOrder, played_here
from cheeseboard.lab.sparring import FILE, Sparring, begin
from cheeseboard.lab.standings import Standings, as_json

BOT = "import random\n\n\ndef choose(game, view, moves):\n    return random.choice(moves)\n"


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def news(code: str, game: str = "alles-kaese", seats: int = 2, games: int = 4) -> list[dict[str, Any]]:
    """All that is told, until it is over."""
    ring = Sparring(code, game, seats, "pip", games)
    told = [json.loads(ring.news())]
    while told[-1]["fault"] is None and told[-1]["played"] < told[-1]["of"]:
        told.append(json.loads(ring.next()))
    return told


def test_the_games_and_the_figures_are_those_of_the_arena() -> None:
    last = news(BOT, games=6)[-1]
    order = ArenaOrder("alles-kaese", 2, (FILE, "pip"), 3)
    standings = Standings(order)
    games: list[Any] = list(played_here(order))
    for block in range(order.blocks):
        standings.add(games[2 * block : 2 * block + 2])
    want = json.loads(as_json(standings, "done"))

    assert (last["played"], last["of"]) == (6, 6)
    assert last["standings"]["pairs"] == want["pairs"]
    assert last["standings"]["command"] == want["command"]


def test_it_counts_games_and_tells_where_things_stand_after_whole_blocks() -> None:
    told = news(BOT, seats=3, games=7)
    assert [each["played"] for each in told] == [*range(13)]  # a block of two bots at a table for three has six games
    assert [each["standings"] is None for each in told] == [True] * 6 + [False] * 7


def test_a_bot_that_fails_is_told_of_with_its_line() -> None:
    *_, last = news("def choose(game, view, moves):\n    mouse = []\n    return mouse[1]\n")
    assert last["fault"]["game"] == 1 and last["fault"]["bot"] == FILE
    assert 'File "my_bot.py", line 3, in choose\n    return mouse[1]' in last["fault"]["trace"]
    assert last["fault"]["trace"].endswith("IndexError: list index out of range\n")
    assert "players.py" not in last["fault"]["trace"]


def test_a_bot_that_fails_when_it_sits_down_is_told_of_with_its_line() -> None:
    *_, last = news("choose = None\n1 / 0\n")
    assert 'File "my_bot.py", line 2' in last["fault"]["trace"]


def test_a_move_that_is_not_legal_is_told_of() -> None:
    *_, last = news("def choose(game, view, moves):\n    return 'fly away'\n")
    assert last["fault"]["what"].startswith("'fly away' is not possible now; possible: ")
    assert last["fault"]["trace"] == ""


@pytest.mark.parametrize(
    ("code", "words"),
    [("def choose(:\n    pass\n", 'File "my_bot.py", line 1'), ("x = 1\n", "no function choose(game, view, moves)")],
)
def test_what_is_no_bot_is_told_of(code: str, words: str) -> None:
    told: list[tuple[str, str]] = []
    assert begin(lambda kind, text: told.append((kind, text)), code, "cheese", 2, "pip", 2) is None
    ((kind, text),) = told
    assert kind == "error" and words in text


def test_it_needs_no_processes() -> None:
    """A browser has no _multiprocessing."""
    code = "import sys; sys.modules['_multiprocessing'] = None; import cheeseboard.lab.sparring"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603

"""Rooms need no server: a whole match where there is no web framework, database, log, metrics, threads or processes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard.games import names
from tests.long import cases

ROOT = Path(__file__).parents[2]


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *words], check=False, capture_output=True, text=True, cwd=ROOT)  # noqa: S603


@pytest.mark.parametrize("game", cases(names(), names()[:2]))
def test_a_match_with_bots_hint_odds_undo_replay_review_and_record_needs_no_server(game: str) -> None:
    done = run("-m", "tests.rooms.alone", game)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert done.stderr == ""
    assert found.pop("steps") > 0
    assert found.pop("verified")
    assert found.pop("curves") == found.pop("seats")
    assert found == {
        "kinds": ["hint", "odds"],
        "undone": 1,
        "seen": 3,
        "is_the_same_after_a_restart": True,
        "imported": [],
    }


@pytest.mark.parametrize(
    "wanted", ["import cheeseboard.web.app", "import sqlite3", "import starlette", "__import__('threading', globals())"]
)
def test_in_that_interpreter_a_server_is_missing(wanted: str) -> None:
    done = run("-c", f"import tests.rooms.alone; __name__ = 'cheeseboard.rooms.hall'; {wanted}")
    assert "ModuleNotFoundError" in done.stderr

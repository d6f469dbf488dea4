"""All promises about speed: each has a line, and what could not be measured says why."""

import json
from typing import Any

import pytest

from cheeseboard.cli.program import main
from cheeseboard.lab import everything
from cheeseboard.lab.contest import Rounds
from cheeseboard.lab.everything import Promise, PromiseSeen
from tools import speed_page

MOST = Promise("server", "memory of a connection", "KB", "at most", 15)
LEAST = Promise("server", "moves", "/s", "at least", 6000)


def test_a_promise_is_kept_or_not() -> None:
    assert MOST.saw(Rounds(15.0, 12.0, 22.0), 3).is_met
    assert not MOST.saw(Rounds(15.1, 12.0, 22.0), 3).is_met
    assert LEAST.saw(Rounds(6000.0, 5000.0, 7000.0), 3).is_met
    assert not LEAST.saw(Rounds(5999.0, 5000.0, 7000.0), 3).is_met
    assert LEAST.lacks("no server").is_met is None


def test_a_line_says_what_was_seen_and_how_much_it_varied() -> None:
    found = everything.told(MOST.saw(Rounds(22.06, 17.3, 23.0), 3))
    assert found == ("MISSED  server: memory of a connection: 22.1 KB (17.3 to 23.0 in 3 rounds), promised at most 15")
    assert everything.told(LEAST.lacks("no server")).endswith("not measured: no server")


def load(*_: str) -> dict[str, Any]:
    return {"server_us": 140.0, "moves_per_second": 5000.0, "connection_kb": 22.0, "idle_room_kb": None}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that takes long."""
    monkeypatch.setattr(everything, "json_of", load)
    monkeypatch.setattr("cheeseboard.lab.limit.compiler", lambda: None)
    monkeypatch.setattr(everything, "one_start", lambda: 0.5)
    monkeypatch.setattr(everything, "built", lambda: everything.FIRST_BUILD.lacks("not here"))
    monkeypatch.setattr(everything, "paged", lambda: iter(()))


@pytest.mark.usefixtures("quick")
def test_all_lines_for_people_and_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "cheese", "--all"]) == 1
    told = capsys.readouterr().out
    assert "met     server: CPU of a durable move, four seats: 140 µs" in told
    assert "MISSED  server: durable moves" in told
    assert "memory of an idle room: not measured" in told
    assert main(["bench", "cheese", "--all", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert {line["topic"] for line in found["lines"]} == {"games", "learning", "server", "start"}
    assert [line["met"] for line in found["lines"] if line["topic"] == "server"] == [True, False, False, None]


@pytest.mark.usefixtures("quick")
def test_where_no_server_can_be_started_a_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(everything, "json_of", lambda *_: None)
    lines: list[PromiseSeen] = list(everything.served(1.0))
    assert [line.missing for line in lines] == ["no server could be measured"] * 4


def test_a_server_that_is_ready_has_taken_some_time() -> None:
    found = everything.one_start()
    assert found is not None
    assert 0 < found < 60


def test_the_page_is_made_from_the_figures_that_are_kept() -> None:
    page = speed_page.PAGE.read_text("utf-8")
    assert speed_page.made(page, json.loads(speed_page.FIGURES.read_text("utf-8"))) == page
